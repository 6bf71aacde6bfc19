"""Every word that people read: each message that is used has words, and all words are used.

An id stands in the sources as a whole, or it is made of a beginning and a word: the name of a thing,
a decision, a family of actions, a label of a drawing. All are collected here, those of random games
too, and compared with the files.
"""

import ast
import importlib
import re
from collections import Counter
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from pathlib import Path
from random import Random

import pytest
from babel import Locale
from fluent.syntax import FluentSerializer, parse, visitor
from fluent.syntax import ast as ftl

import outremer
from outremer.core import registry
from outremer.core.game import Barrier, GameInfo
from outremer.core.message import Message
from outremer.core.options import Value
from outremer.core.pending import CHANCE, EVERYTHING, SPECTATOR
from outremer.core.position import Position
from outremer.core.reasons import MAX_NUMBERS
from outremer.core.view import View
from outremer.core.words import ENGLISH, FOLDER, languages, rule_words, words

SOURCE = Path(outremer.__file__).parent
GAMES = registry.games()
ID = re.compile(rf"(common|cli|rules|{'|'.join(GAMES)})-[A-Za-z0-9_-]+")
PAGE = ("ui", "guide")
"""The files of the page begin like this; nothing in Python uses their words."""
GUIDES = SOURCE.parents[1] / "ui" / "src" / "guide"
STEP = re.compile(r"key: '(\w+)'")
PLAIN_VALUE = re.compile(r"on|off|\d+|seat\(\d+\)")
"""Values of options that need no words of their own: switches, numbers, seats."""
LEFT_OVER = re.compile(r"\{|\}|\?\?\?")
TABLES: list[tuple[str, int | None, dict[str, Value]]] = [
    ("jerusalem", 2, {}),
    ("jerusalem", 4, {}),
    ("solomon", 2, {}),
    ("solomon", 4, {"fortune_resource_use": "payment_or_cubes"}),
    ("templars", 3, {"player_gold": "hidden"}),
    ("templars", 5, {}),
]

FIRST_OF_CHANCE = {"jerusalem": "SET_ASIDE_CARD", "templars": "DEAL_EDICT", "solomon": "TURN_ORDER"}
"""From this decision on chance decides."""

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("language", languages())
each_other_language = pytest.mark.parametrize("language", [name for name in languages() if name != ENGLISH])

QUOTES = {"de": "„“", "hu": "„”", "nl": "“”"}
"""How a language opens and closes what it quotes."""
CHOICES_BY_WORD = ("ui-preset", "ui-solomon-score-place-why")
"""Messages that choose by a word, not by a number."""
ALIKE = re.compile(
    r"templars-territory-\w+|templars-country-(england|aragon)|templars-(favour|phase|do)-veto"
    r"|solomon-place-(dan|damascus|dor|ephraim|gezer|negev|edom)|ui-solomon-court-(altar|ark)"
    r"|(jerusalem|solomon)-board-letter-\w+|jerusalem-office-admiral"
    r"|(jerusalem-(resource|score|board-title)|ui-jerusalem)-prestige|ui-jerusalem-prestige-track"
    r"|jerusalem-board-(title-baron|office|hand)|ui-jerusalem-baron-name|jerusalem-say-(office|squires)"
    r"|templars-board-(title-edict|start)|ui-templars-gold"
    r"|cli-(hint|bots|seated|prompt)|options-templars-player_gold-open"
    r"|ui-app-title|ui-typed-hint|ui-tab-table|ui-seat-bot|ui-bot-(normal|expert)|ui-prefs-speed-normal"
)
"""Messages that may read in another language as in English: names, letters, typed words."""


# --- what the files hold --------------------------------------------------------------------------


class References(visitor.Visitor):
    """The messages a message refers to, the arguments it names, those it shows, and its choices of words."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.arguments: set[str] = set()
        self.shown: set[str] = set()
        self.choices: list[ftl.SelectExpression] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ftl.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


class Letters(visitor.Visitor):
    """The text of a message itself, without what is put in."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value


def entries(language: str) -> list[tuple[str, ftl.Message]]:
    """All messages of a language with the file they stand in."""
    found = []
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found.append((path.name, entry))
    return found


def references(entry: ftl.Message) -> References:
    found = References()
    found.visit(entry)
    return found


def written() -> dict[str, ftl.Message]:
    """The English messages by id, the page's left out."""
    return {entry.id.name: entry for file, entry in entries("en") if not file.startswith(PAGE)}


@each_language
def test_ids_stand_once_and_in_the_file_of_their_beginning(language: str) -> None:
    found = entries(language)
    assert [id for id, times in Counter(entry.id.name for _, entry in found).items() if times > 1] == []
    for file, entry in found:
        assert entry.id.name.startswith(f"{file.removesuffix('.ftl')}-"), entry.id.name
        assert entry.value is not None, entry.id.name
        assert entry.attributes == [], f"{entry.id.name}: only values are read"


def own_text(entry: ftl.Message) -> str:
    found = Letters()
    found.visit(entry)
    return found.text


@each_other_language
def test_every_language_says_the_same(language: str) -> None:
    """The same files with the same ids in the same order; every argument that English shows is shown."""
    english, other = entries(ENGLISH), entries(language)
    assert [(file, entry.id.name) for file, entry in other] == [(file, entry.id.name) for file, entry in english]
    ids = {entry.id.name for _, entry in other}
    for (_, meant), (_, entry) in zip(english, other, strict=True):
        here, there = references(entry), references(meant)
        assert here.arguments <= there.arguments, f"{entry.id.name} names arguments that it is not given"
        assert here.shown == there.shown, f"{entry.id.name} shows other arguments than in English"
        assert here.messages <= ids, f"{entry.id.name} refers to messages that are not there"


def keys_chosen_by(entry: ftl.Message) -> dict[str, tuple[set[str], str]]:
    """The words (not the numbers) a message chooses by, and its default, for each argument it chooses by."""
    found = {}
    for choice in references(entry).choices:
        assert isinstance(choice.selector, ftl.VariableReference), entry.id.name
        words_of = {key: key.name for key in (v.key for v in choice.variants) if isinstance(key, ftl.Identifier)}
        default = next(variant.key for variant in choice.variants if variant.default)
        found[choice.selector.id.name] = (set(words_of.values()), words_of.get(default, ""))
    return found


@each_language
def test_numbers_choose_among_the_plurals_of_the_language(language: str) -> None:
    """Choices by a word of ours are the same in every language."""
    plurals = {*Locale(language).plural_form.tags, "other"}
    english = {entry.id.name: keys_chosen_by(entry) for _, entry in entries(ENGLISH)}
    for _, entry in entries(language):
        id = entry.id.name
        if id in CHOICES_BY_WORD:
            assert keys_chosen_by(entry) == english[id], id
        else:
            assert all(keys <= plurals and default == "other" for keys, default in keys_chosen_by(entry).values()), id


@each_other_language
def test_quotes_are_those_of_the_language(language: str) -> None:
    opening, closing = QUOTES[language]
    for _, entry in entries(language):
        text = own_text(entry)
        assert not set("\"'") & set(text), f"{entry.id.name}: straight quotes"
        found = [character for character in text if character in "„“”«»"]
        assert found == [opening, closing] * (len(found) // 2), f"{entry.id.name}: {found}"


@each_other_language
def test_nothing_is_left_in_english(language: str) -> None:
    english = {entry.id.name: entry for _, entry in entries(ENGLISH)}
    left = []
    for _, entry in entries(language):
        id = entry.id.name
        alike = id in english and entry.value is not None and entry.value.equals(english[id].value)
        if alike and re.search(r"[^\W\d_]", own_text(entry)) and not ALIKE.fullmatch(id):
            left.append(id)
    assert left == []


# --- what the sources use -------------------------------------------------------------------------


@cache
def texts(path: Path) -> tuple[str, ...]:
    """All texts of a module, parts of f-strings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in parts)
    return tuple(node.value for node in constants if isinstance(node.value, str))


def whole_ids() -> set[str]:
    """Ids that stand in the sources as they are."""
    return {text for path in SOURCE.rglob("*.py") for text in texts(path) if ID.fullmatch(text)}


def labels_of_drawings() -> set[str]:
    """The labels of the boards that stand as a whole in the calls that put them into words."""
    found = set()
    for name in GAMES:
        path = SOURCE / "games" / name / "drawing.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "_words":
                label = node.args[0]
                if isinstance(label, ast.Constant):
                    found.add(f"{name}-board-{label.value}")
    return found


def of_options(info: GameInfo) -> set[str]:
    """The words of the options: a name, what it decides, and the values that are words."""
    found = set()
    for option in info.switches.options:
        id = f"options-{info.name}-{option.name}"
        found |= {id, f"{id}-doc"}
        values = [value for value in option.values if isinstance(value, str) and not PLAIN_VALUE.fullmatch(value)]
        found |= {f"{id}-{value}" for value in values}
    return found


def of_rules(info: GameInfo) -> set[str]:
    """The words of the rulebook: its headings, its refusals and the words these are filled with."""
    found = {f"rules-{info.name}-section-{rule.chapter}" for rule in info.rulebook.rules.values()}
    found |= {f"rules-{info.name}-refusal-{code}" for code in info.rulebook.refusals}
    filled = (word for words in info.words.values() if isinstance(words, tuple) for word in words)
    return found | {word.id for word in filled if isinstance(word, Message)}


def of_barriers(pos: Position) -> set[str]:
    """The words for everything that keeps a step from being taken back."""
    found = set()
    for barrier in Barrier:
        reason = pos.game.info.undo_refused(pos, barrier)
        found |= {barrier.said.id, reason.said.id}
        found |= {word.id for word in reason.said.args.values() if isinstance(word, Message)}
    return found


def names_of_things(info: GameInfo) -> Iterator[Message]:
    """The names of all things a game names by a word."""
    for kind, known in info.names.items():
        for word in () if callable(known) else known:
            yield info.name_of(kind, word)
    for action in range(info.actions.size):
        for kind, word in info.actions.arguments(action):
            yield info.name_of(kind, word)


def decisions(name: str) -> list[IntEnum]:
    return list(importlib.import_module(f"outremer.games.{name}.names").Decision)


def is_chance(pos: Position, decision: IntEnum) -> bool:
    """Is no player ever asked this?"""
    return decision >= type(decision)[FIRST_OF_CHANCE[pos.game.info.name]]


def asking(pos: Position, decision: IntEnum, seat: int) -> View:
    """A view in which a decision is put to a seat, whatever else the position is like."""
    rows = pos.rows.copy()
    rows[0].pending[0] = (decision, CHANCE if is_chance(pos, decision) else seat, 0, 0, 0)
    rows[0].depth = 1
    return View(pos.game, seat, rows, pos.names)


def said(message: Message) -> str:
    """A message in words, nothing left to be filled in."""
    text = words()(message)
    assert text.strip()
    assert not LEFT_OVER.search(text), text
    return text


@each_game
def test_every_decision_has_a_question(name: str) -> None:
    pos = outremer.load(name).start(seed=1)
    told = {}
    for decision in decisions(name):
        text = said(pos.game.info.question(asking(pos, decision, 0)))
        assert text.endswith((".", "?"))
        told.setdefault(text, []).append(decision.name)
        assert is_chance(pos, decision) or text != words()(Message("common-chance-decides"))
    asked = [alike for alike in told.values() if len(alike) > 1]
    assert len(told) > len(decisions(name)) / 2, asked


@each_game
def test_every_action_has_a_label_and_arguments_with_names(name: str) -> None:
    pos = outremer.load(name).start(seed=1)
    info, table = pos.game.info, pos.game.info.actions
    heard: dict[str, set[int]] = {}
    for viewer in (0, SPECTATOR):
        view = pos.view(viewer)
        for action in range(table.size):
            label = info.label(action, view)
            heard.setdefault(label.id, set()).add(int(table.family[action]))
            text = said(label)
            assert len(text) <= 90, text
            assert text[0].isupper()
            words_of = " ".join(word for _, word in table.arguments(action))
            assert table.text(action) == f"{table.text(action).split(' ')[0]} {words_of}".strip()
    assert set().union(*heard.values()) == set(table.family.tolist())
    assert all(len(families) == 1 for families in heard.values()), "a message for every family"
    for message in names_of_things(info):
        said(message)


@each_game
def test_things_without_a_name_are_refused(name: str) -> None:
    info = registry.game(name)
    with pytest.raises(outremer.OutremerError, match="kind of thing"):
        info.name_of("weather", "rain")
    kind = next(kind for kind, known in info.names.items() if not callable(known))
    with pytest.raises(outremer.OutremerError, match="no_such_word"):
        info.name_of(kind, "no_such_word")


# --- random games ---------------------------------------------------------------------------------


def heard_in_a_game(name: str, players: int | None, options: dict[str, Value], drawn: bool) -> set[str]:
    """Play at random; put all that is asked, told, offered and drawn into words; the ids of it all."""
    heard: set[str] = set()
    speak = type(words()).__call__

    def listen(self, message: Message) -> str:
        heard.add(message.id)
        return speak(self, message)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(words()), "__call__", listen)
        pos, random = outremer.load(name, players=players, options=options).start(seed=5), Random(5)
        info, retreats = pos.game.info, pos.game.info.functions["retreats"]
        while not pos.over:
            look(pos, drawn=drawn and pos.steps % 40 == 0)
            pos.play(random.choice([a for a in pos.legal() if not retreats(pos.row, a.id)]))
        look(pos, drawn=True)
        for viewer in (0, SPECTATOR, EVERYTHING):
            view = pos.view(viewer)
            for line in pos.log(viewer):
                for change in line.changes:
                    told = info.say(change, view)
                    if told is not None:
                        said(told)
    return heard


def look(pos: Position, *, drawn: bool) -> None:
    """All that is asked and offered now; now and then the board."""
    for viewer in (max(pos.seat, 0), SPECTATOR):
        view = pos.view(viewer)
        said(pos.game.info.question(view))
        for action in view.legal():
            said(pos.game.info.label(action.id, view))
        if drawn:
            from rich.console import Console

            console = Console(width=100, color_system=None, force_terminal=False)
            with console.capture() as capture:
                console.print(pos.game.info.draw(view))
            assert "???" not in capture.get()


@cache
def heard(name: str, players: int | None, options: tuple[tuple[str, Value], ...]) -> frozenset[str]:
    return frozenset(heard_in_a_game(name, players, dict(options), drawn=True))


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_all_that_is_said_in_a_game_has_words(name: str, players: int, options: dict[str, Value]) -> None:
    ids = heard(name, players, tuple(options.items()))
    for part in ("say", "do", "board"):
        assert sum(id.startswith(f"{name}-{part}-") for id in ids) > 10


def test_every_id_that_is_used_has_words_and_all_words_are_used() -> None:
    files = written()
    used = whole_ids() | labels_of_drawings()
    for name in GAMES:
        info, pos = registry.game(name), outremer.load(name).start(seed=1)
        used |= {message.id for message in names_of_things(info)}
        used |= {info.label(action, pos.view(0)).id for action in range(info.actions.size)}
        used |= {info.question(asking(pos, decision, 0)).id for decision in decisions(name)}
        used |= of_options(info) | of_rules(info) | of_barriers(pos)
    for name, players, options in TABLES:
        used |= heard(name, players, tuple(options.items()))
    used |= {id for entry in files.values() for id in references(entry).messages}
    assert used - set(files) == set(), "used, but without words"
    assert set(files) - used == set(), "words that nobody says"


# --- refusals, options and guides -----------------------------------------------------------------


@each_game
def test_english_refusals_are_those_of_the_rulebook(name: str) -> None:
    """RULES.md is what is changed; the message repeats it with Fluent's placeholders."""
    written_as = {entry.id.name: entry for _, entry in entries(ENGLISH)}
    for code, refusal in registry.game(name).rulebook.refusals.items():
        expected = re.sub(r"\{(\w+)\}", r"{ $\1 }", refusal.template)
        text = FluentSerializer().serialize_entry(written_as[f"rules-{name}-refusal-{code}"])
        assert text.partition(" = ")[2].strip() == expected


@each_game
def test_english_headings_are_those_of_the_rulebook(name: str) -> None:
    for rule in registry.game(name).rulebook.rules.values():
        said = words()(Message(f"rules-{name}-section-{rule.chapter}"))
        assert rule.heading == f"{rule.chapter}xx {said}"


@each_game
@each_language
def test_every_rule_is_said_with_its_numbers(name: str, language: str) -> None:
    """A rule in another language has the same numbers, marks, switches and references, and no rule is left out."""
    info = registry.game(name)
    english, said = info.rules(), info.rules(language)
    assert list(said) == list(english)
    assert language == ENGLISH or set(rule_words(language, name)) == set(english)
    for id, rule in said.items():
        for kept in (r"\d+", r"\[[^\]]*\]", r"\{\w+\}", r"\b[JTS]\d{3,4}\b"):
            assert Counter(re.findall(kept, rule.words)) == Counter(re.findall(kept, english[id].words)), rule
        assert rule.source == english[id].source
        assert (rule.words != english[id].words) == (language != ENGLISH), rule


@each_language
def test_refusals_and_barriers_are_said_in_every_language(language: str) -> None:
    """Every refusal can be filled with the names its placeholders stand for."""
    for name in GAMES:
        info, pos = registry.game(name), outremer.load(name).start(seed=1)
        for code in info.codes:
            if code.value:
                reason = info.reasons.make(code.value, [0] * MAX_NUMBERS, pos.player)
                text = reason.in_language(language)
                assert not LEFT_OVER.search(text)
                assert text.endswith(f"({', '.join(reason.rules)})")
                assert language != ENGLISH or text == str(reason)
        for barrier in Barrier:
            assert not LEFT_OVER.search(info.undo_refused(pos, barrier).in_language(language))


@each_game
def test_every_option_cites_what_it_decides(name: str) -> None:
    """The rules that an explanation names exist; it is a sentence, and its name is short."""
    info = registry.game(name)
    for language in languages():
        for option in info.switches.options:
            id = f"options-{name}-{option.name}"
            explained, called = (words(language)(Message(one)) for one in (f"{id}-doc", id))
            cited = re.findall(r"[A-Z]\d{3,4}", explained)
            assert set(cited) <= set(info.rulebook.rules), explained
            assert re.search(r"[.?] \([^()]+\)$", explained), explained
            assert called[0].isupper()
            assert len(called) <= 40, called


@each_game
def test_a_guide_has_words_for_every_picture(name: str) -> None:
    keys = STEP.findall((GUIDES / f"{name}.ts").read_text(encoding="utf-8"))
    assert 6 <= len(keys) <= 10
    assert len(keys) == len(set(keys))
    ids = [entry.id.name for file, entry in entries(ENGLISH) if file == f"guide-{name}.ftl"]
    assert ids == [f"guide-{name}-{key}{part}" for key in keys for part in ("-title", "")]


@each_language
def test_a_guide_is_read_in_three_minutes(language: str) -> None:
    """Some 200 words a minute: long enough to play by, short enough to be read."""
    for name in GAMES:
        told = " ".join(own_text(entry) for file, entry in entries(language) if file == f"guide-{name}.ftl")
        assert 300 <= len(told.split()) <= 600
