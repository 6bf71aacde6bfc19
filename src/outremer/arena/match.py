"""Playing one game: the only place where bots meet. What happens follows from the setting and the fixture."""

import json
import time
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from outremer.arena.schedule import Fixture
from outremer.arena.seating import make_bots, play_bot
from outremer.core.errors import OutremerError
from outremer.core.game import Game, load
from outremer.core.options import Value
from outremer.core.pending import SPECTATOR


@dataclass(frozen=True)
class Setting:
    """The game that is played, the same in every process."""

    game: str
    players: int
    preset: str | None = None
    options: tuple[tuple[str, Value], ...] = ()
    data: str | None = None

    def load(self) -> Game:
        """The game set up; once per process."""
        return _load(self)


@cache
def _load(setting: Setting) -> Game:
    return load(
        setting.game,
        players=setting.players,
        preset=setting.preset,
        options=dict(setting.options),
        data=setting.data,
    )


@dataclass(frozen=True)
class Thinking:
    """How long a seat thought in a game."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def and_for(self, seconds: float) -> "Thinking":
        """With one move more."""
        return Thinking(self.moves + 1, self.seconds + seconds, max(self.slowest, seconds))


@dataclass(frozen=True)
class Played:
    """A game that has been played."""

    fixture: Fixture
    result: dict[str, Any]
    """The game's summary: places, winners, scores."""
    rounds: int | None
    decisions: int
    thinking: tuple[Thinking, ...]
    record: str = ""
    """The record as a line; it is kept apart from the rest."""

    @property
    def places(self) -> list[int]:
        """The place of each seat, from 1; equal ones are alike."""
        return list(self.result["places"])

    def won(self, seat: int) -> float:
        """What a seat has of the victory: shared ones are divided."""
        winners = self.result["winners"]
        return 1 / len(winners) if seat in winners else 0.0

    def to_json(self) -> str:
        """All but the record, as one line."""
        told = asdict(self.fixture) | {
            "result": self.result,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "thinking": [[t.moves, round(t.seconds, 6), round(t.slowest, 6)] for t in self.thinking],
        }
        return json.dumps(told, separators=(",", ":"))

    @staticmethod
    def from_json(line: str) -> "Played":
        """Read such a line again."""
        told = json.loads(line)
        fixture = Fixture(told["line_up"], told["deal"], told["rotation"], tuple(told["seats"]), told["seed"])
        thinking = tuple(Thinking(*numbers) for numbers in told["thinking"])
        return Played(fixture, told["result"], told["rounds"], told["decisions"], thinking)


def play(setting: Setting, fixture: Fixture, *, keep_record: bool = True) -> Played:
    """Play a game to its end."""
    game = setting.load()
    for spec in fixture.seats:
        _warm_up(setting, spec)
    position = game.start(seed=fixture.seed, seats=fixture.seats)
    bots = make_bots(position.seats, fixture.seed)
    thinking = [Thinking()] * setting.players
    decisions = 0
    while not position.over:
        seat, begun = position.seat, time.perf_counter()
        play_bot(position, bots[seat])
        thinking[seat] = thinking[seat].and_for(time.perf_counter() - begun)
        decisions += 1
        if decisions > game.info.decision_bound:
            raise OutremerError(f"the bots do not finish: seed {fixture.seed}, after {decisions} decisions")
    rounds = position.view(SPECTATOR).show().get("round")
    record = position.record().to_json() if keep_record else ""
    return Played(fixture, game.info.summary(position), rounds, decisions, tuple(thinking), record)


@cache
def _warm_up(setting: Setting, spec: str) -> None:
    """Let a bot think once before it counts: the first move of a process also loads compiled code."""
    position = setting.load().start(seed="warm", seats=(spec,) * setting.players)
    bots = make_bots(position.seats, "warm")
    choices = 0
    while choices < 2 and not position.over:
        choices = len(position.legal())
        play_bot(position, bots[position.seat])
