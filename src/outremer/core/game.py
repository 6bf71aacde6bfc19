"""Games: what a game is made of (`GameInfo`), and a game set up for a table (`Game`)."""

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from outremer.core import contract, engine, registry
from outremer.core.actions import ActionTable
from outremer.core.chance import Seed
from outremer.core.datafile import Source
from outremer.core.errors import BadOption, unknown
from outremer.core.judgement import Judgement
from outremer.core.message import Argument, Message, message
from outremer.core.options import Switches, Value
from outremer.core.reasons import Reason, Reasons
from outremer.core.rulebook import Rulebook, Rules
from outremer.core.state import Fields, Row, Rows
from outremer.core.words import ENGLISH, rule_words
from outremer.core.words import words as words_of
from outremer.core.worths import Worths

if TYPE_CHECKING:
    from outremer.core.position import Position
    from outremer.core.view import Change, View

Data = Mapping[str, Any]
"""A board file, read and validated."""


_PLAIN_KINDS = {"number": "common-number", "seat": "common-seat"}
"""Kinds of words that are whole numbers, and their messages."""


class Barrier(StrEnum):
    """What keeps a step from being taken back."""

    NOTHING = "nothing"
    CHANCE = "chance"
    OVER = "over"
    SEEN = "seen"
    SHOWN = "shown"
    HANDED_ON = "handed_on"

    @property
    def said(self) -> Message:
        """The barrier as a clause: chance has decided since."""
        return Message(f"common-barrier-{self}")


def until_another_is_asked(position: "Position", before: Any, actor: int, action: int) -> Barrier | None:
    """The usual barrier: a step can be taken back while nobody else is asked."""
    return None if position.seat == actor else Barrier.HANDED_ON


@dataclass(frozen=True)
class GameInfo:
    """The facts and functions of a game: everything the rest of the program knows about it."""

    name: str
    title: str
    authors: str
    seats: range
    rules_version: int
    """Raised with every change of the rules, so that no record is ever reinterpreted."""
    folder: Path
    state: type[Row]
    board: type[Fields]
    functions: Mapping[str, Callable[..., Any]]
    """The contract, compiled (see contract.py)."""
    actions: ActionTable
    secret_families: frozenset[int]
    """Families whose argument is shown only to the actor (a card kept unseen)."""
    switches: Switches
    codes: type[IntEnum]
    words: Mapping[str, Sequence[str | Message]]
    """For each placeholder of a refusal that is a name: the names by number."""
    names: Mapping[str, Sequence[str] | Callable[[str], Message]]
    """The kinds of things that have names: their words (a message `<game>-<kind>-<word>` each), or how to name one."""
    colours: tuple[str, ...]
    read_data: Callable[[Source | None], Data]
    make_board: Callable[[Data, int, Mapping[str, Value], Mapping[str, int]], Rows]
    check_options: Callable[[int, Mapping[str, Value]], None]
    show: "Callable[[View], dict[str, Any]]"
    """The JSON form of a view, for people."""
    draw: "Callable[..., Any]"
    """The board of a view as text (a Rich renderable), in English or the language that is named."""
    question: "Callable[[View], Message]"
    """Who must do what now, in a sentence."""
    say: "Callable[[Change, View], Message | None]"
    """A change of the state in words, or None if it is not worth a word."""
    label: "Callable[[int, View], Message]"
    """What a button for an action says: what it does, with its cost where one is known."""
    summary: "Callable[[Position], dict[str, Any]]"
    """The result in the game's own words: a place, a score and what decided, per seat."""
    build: "Callable[..., Position]"
    """A position in the specification's words, for tests (see testing.py)."""
    undo_refused: "Callable[[Position, Barrier], Reason]"
    """The refusal of an undo, told what bars it."""
    features: tuple[str, ...]
    """Names of the numbers by which a position is judged; their weights are in evaluation.toml."""
    worth: type[IntEnum]
    """What its heuristic has to guess (see worths.py)."""
    decision_bound: int
    """No game has more decisions than this, retreats left out."""
    typed_numbers: Mapping[str, str] = field(default_factory=dict)
    """By verb: the refusal for a typed number that is not whole."""
    orderless_families: frozenset[int] = frozenset()
    """Families of which a seat's decisions one after the other lead to the same position in any order."""
    simultaneous: bool = False
    """May several seats be asked at once (each with its own legal actions)?"""
    secret_by_option: Mapping[tuple[str, Value], frozenset[int]] = field(default_factory=dict)
    """Families that are secret only under a value of an option."""
    barrier: "Callable[[Position, Any, int, int], Barrier | None]" = until_another_is_asked
    """What keeps the last step (the row before it, its actor and action) from being taken back, if anything
    beyond chance results and hidden cards seen, which no game takes back."""

    def __post_init__(self) -> None:
        contract.fulfil(self.state, dict(self.functions))

    def name_of(self, kind: str, word: str) -> Message:
        """What a thing is called that an action or a view names by a word.

        >>> from outremer.core.registry import game
        >>> game("jerusalem").name_of("office", "marshal").id
        'jerusalem-office-marshal'
        """
        if kind in _PLAIN_KINDS:
            return Message(_PLAIN_KINDS[kind], {kind: int(word)})
        if kind not in self.names:
            raise unknown("kind of thing", kind, [*_PLAIN_KINDS, *self.names])
        known = self.names[kind]
        if callable(known):
            return known(word)
        if word not in known:
            raise unknown(kind, word, list(known))
        return Message(f"{self.name}-{kind}-{word}")

    def named_arguments(self, action: int, view: "View") -> dict[str, Argument]:
        """The arguments of an action by kind, as a message takes them: numbers, players' names, names of things."""
        named: dict[str, Argument] = {}
        for kind, word in self.actions.arguments(action):
            if kind == "seat":
                named["player"] = view.player(int(word))
            else:
                named[kind] = int(word) if kind in _PLAIN_KINDS else self.name_of(kind, word)
        return named

    @cached_property
    def shipped_data(self) -> Data:
        """The board file the game ships with, read once."""
        return self.read_data(None)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The game's RULES.md."""
        return Rulebook.load(self.folder / "RULES.md")

    def rules(self, language: str = ENGLISH) -> Rules:
        """The numbered rules in the words of a language."""
        found = self.rulebook.rules
        if language == ENGLISH:
            return found
        chapters = {rule.chapter for rule in found.values()}
        headings = {n: words_of(language)(message(f"rules-{self.name}-section-{n}")) for n in chapters}
        return found.said(rule_words(language, self.name), headings)

    @cached_property
    def reasons(self) -> Reasons:
        """The game's refusals."""
        return Reasons(self.name, self.codes, self.rulebook, self.words)

    @cached_property
    def _evaluation(self) -> Data:
        return tomllib.loads((self.folder / "evaluation.toml").read_text(encoding="utf-8"))

    def judgement(self, players: int) -> Judgement:
        """How much each feature counts with so many players, by period of the game (see `contract.features`)."""
        return Judgement.read(self._evaluation, players, self.features)

    @cached_property
    def worths(self) -> Worths:
        """What its heuristic takes things to be worth."""
        return Worths(self.folder / "heuristic.toml", self.worth)

    def search(self, players: int) -> Mapping[str, float]:
        """Settings of the search bot that suit this game with so many players better than the usual ones."""
        found: Mapping[str, float] = self._evaluation["search"][str(players)]
        return found

    @cached_property
    def secrets(self) -> NDArray[np.int32]:
        """The visibility table for compiled code."""
        return self.state.secrets()


@dataclass(frozen=True)
class Game:
    """A game for a number of players, with its options and board data.

    >>> import outremer
    >>> game = outremer.load("jerusalem", players=3)
    >>> game.info.title, game.players
    ('Jerusalem', 3)
    """

    info: GameInfo
    players: int
    options: Mapping[str, Value]
    data: Data
    boards: Rows = field(repr=False)

    @cached_property
    def secret_families(self) -> frozenset[int]:
        """Families whose argument is shown only to the actor, under these options."""
        secret = self.info.secret_families
        for (option, value), families in self.info.secret_by_option.items():
            if self.options[option] == value:
                secret |= families
        return secret

    def boards_with(self, worths: Mapping[str, float]) -> Rows:
        """The board row for a bot that takes some things to be worth more or less than the game's heuristic does."""
        boards = self.boards.copy()
        boards["worth"] = self.info.worths.row(worths)
        boards.setflags(write=False)
        return boards

    @cached_property
    def data_hash(self) -> str:
        """A hash of the board data, kept in every record."""
        return hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest()

    @cached_property
    def standard_data(self) -> bool:
        """Is this the data the game ships with?"""
        return bool(self.data == self.info.shipped_data)

    def start(
        self, seed: int | str | None = None, *, names: Sequence[str] = (), seats: Sequence[str] = ()
    ) -> "Position":
        """A new game. The same seed gives the same chance; without one it is drawn fresh.

        `names` are the players' names (else their colours), `seats` who they are: `human` or a bot spec.

        >>> import outremer
        >>> a, b = (outremer.load("jerusalem").start(seed=7) for _ in range(2))
        >>> a.seat == b.seat and a.rows.tobytes() == b.rows.tobytes()
        True
        """
        from outremer.core.position import Position

        rows = self.info.state.empty()
        engine.begin(rows, self.boards)
        source = Seed.fresh() if seed is None else Seed(str(seed))
        position = Position(self, rows, seed=source, names=names, seats=seats)
        position.settle_chance()
        return position

    def start_by_hand(self, *, names: Sequence[str] = (), seats: Sequence[str] = ()) -> "Position":
        """A new game whose chance outcomes are played like actions, by whoever holds the position.

        >>> import outremer
        >>> pos = outremer.load("jerusalem").start_by_hand()
        >>> pos.play("card defector").seat == outremer.CHANCE
        True
        """
        from outremer.core.position import Position

        rows = self.info.state.empty()
        engine.begin(rows, self.boards)
        return Position(self, rows, seed=None, names=names, seats=seats)


def load(
    name: str,
    *,
    players: int | None = None,
    preset: str | None = None,
    options: Mapping[str, Value] | None = None,
    data: str | Path | Data | None = None,
) -> Game:
    """Set up a game by name.

    >>> load("jerusalem", players=2, preset="nl", options={"squire_cap": "none"}).options["owner_may_add"]
    False
    >>> load("jerusalem", players=5)
    Traceback (most recent call last):
    ...
    outremer.core.errors.BadOption: Jerusalem is for 2 to 4 players, not 5
    """
    info = registry.game(name)
    count = info.seats[-1] if players is None else players
    if count not in info.seats:
        raise BadOption(f"{info.title} is for {info.seats[0]} to {info.seats[-1]} players, not {count}")
    chosen = info.switches.choose(preset, options or {})
    info.check_options(count, chosen)
    tables = info.shipped_data if data is None else info.read_data(Path(data) if isinstance(data, str) else data)
    boards = info.make_board(tables, count, chosen, info.switches.codes(chosen))
    boards["worth"] = info.worths.row({})
    boards.setflags(write=False)
    return Game(info, count, chosen, tables, boards)
