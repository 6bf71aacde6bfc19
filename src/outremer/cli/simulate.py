"""One line-up of bots, many games: who wins, from which seat, how fast."""

import json
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from outremer.arena.match import Played, Setting
from outremer.arena.results import mean_rounds, seats_of, tally
from outremer.arena.schedule import Fixture, LineUp, Schedule, read_bots
from outremer.arena.workers import play_all
from outremer.cli.progress import Stopwatch, progress
from outremer.cli.wording import wording
from outremer.core import registry
from outremer.core.errors import BadOption, OutremerError


def cycle_bots(specs: str, players: int) -> LineUp:
    """A bot for each seat: a list that is too short starts again, one that is too long is refused."""
    listed = read_bots(specs)
    if len(listed) > players:
        raise BadOption(f"{len(listed)} bots for {players} players")
    return tuple(listed[seat % len(listed)] for seat in range(players))


@dataclass
class Run:
    """The games of a line-up as far as they have been played."""

    setting: Setting
    bots: LineUp
    """A bot for each seat of the first game; every further game all move on by one seat."""
    seed: str
    wanted: int
    keep_records: bool
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def fixtures(self) -> list[Fixture]:
        """The games, as many as are wanted."""
        return list(islice(Schedule((self.bots,), self.seed, self.wanted, as_named=True).fixtures(), self.wanted))

    def play(self, jobs: int) -> None:
        """Play under a progress bar; Ctrl-C ends it early and keeps what is done."""
        clock = Stopwatch()
        with progress(wording("cli-playing"), self.wanted) as advance:
            try:
                for game in play_all(self.setting, self.fixtures, jobs, keep_records=self.keep_records):
                    self.played.append(game)
                    advance()
            except KeyboardInterrupt:
                self.interrupted = True
        self.seconds = clock.seconds

    @property
    def games(self) -> list[Played]:
        """The games in their order."""
        return sorted(self.played, key=lambda game: game.fixture.key)

    @property
    def decisions(self) -> int:
        """All decisions of all games."""
        return sum(game.decisions for game in self.games)

    def save(self, path: Path) -> None:
        """Write the records, a line per game."""
        try:
            path.write_text("".join(f"{game.record}\n" for game in self.games), encoding="utf-8")
        except OSError as error:
            raise OutremerError(f"cannot save to {path}: {error.strerror or error}") from None

    # --- the report ------------------------------------------------------------------------------

    def report(self) -> dict[str, Any]:
        """The results as plain data; the same for the same seed, however many processes played."""
        games, players = self.games, self.setting.players
        return {
            "game": self.setting.game,
            "players": players,
            "bots": list(self.bots),
            "seats_rotate": True,
            "seed": self.seed,
            "games": len(games),
            "interrupted": self.interrupted,
            "decisions": self.decisions,
            "rounds": mean_rounds(games),
            "by_bot": {bot: tally(seats_of(games, bot)) for bot in dict.fromkeys(self.bots)},
            "by_seat": {str(seat): tally([(game, seat) for game in games]) for seat in range(players)},
        }

    def to_json(self) -> str:
        """The report as JSON."""
        return json.dumps(self.report(), indent=2)

    def table(self) -> Table:
        """The report as a table: a column for each bot, then for each seat."""
        report = self.report()
        columns = report["by_bot"] | {
            wording("cli-seat", number=seat): tally for seat, tally in report["by_seat"].items()
        }
        table = Table(header_style="bold", box=SIMPLE_HEAD)
        table.add_column()
        for name in columns:
            table.add_column(name, justify="right", overflow="fold")
        table.add_row(wording("cli-games"), *(str(tally["games"]) for tally in columns.values()))
        table.add_row(wording("cli-won"), *(f"{tally['wins']:g}" for tally in columns.values()), style="bold")
        shares = (f"{100 * tally['share']:.1f}" for tally in columns.values())
        table.add_row(wording("cli-won-share"), *shares, style="bold")
        info = registry.game(self.setting.game)
        for name in next(iter(columns.values()))["mean"]:
            means = (f"{tally['mean'][name]:.2f}" for tally in columns.values())
            table.add_row(wording("cli-mean", score=info.name_of("score", name)), *means)
        return table

    def lines(self) -> list[str]:
        """What else there is to say."""
        count, rounds = len(self.games), mean_rounds(self.games)
        told = [wording("cli-interrupted", count=count, wanted=self.wanted)] if self.interrupted else []
        told.append(wording("cli-simulated", count=count, game=self.setting.game, seed=self.seed))
        told.append(wording("cli-rotated"))
        decisions = f"{self.decisions / count:.0f}"
        if rounds is None:
            told.append(wording("cli-length", decisions=decisions))
        else:
            told.append(wording("cli-length-rounds", rounds=f"{rounds:g}", decisions=decisions))
        return told

    @property
    def speed(self) -> str:
        """Decisions per second, starting the processes included."""
        return wording("cli-speed", decisions=f"{self.decisions / self.seconds:,.0f}") if self.seconds else ""
