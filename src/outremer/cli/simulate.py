"""Bots against each other, many games at once: who wins, from which seat, how fast."""

import json
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from outremer.cli.ranking import score_fields
from outremer.cli.screen import deaf, err
from outremer.cli.table import HUMAN, make_bots, play_bot
from outremer.core.errors import BadOption, OutremerError
from outremer.core.game import Game, load
from outremer.core.options import Value
from outremer.core.pending import SPECTATOR

AHEAD = 4
"""So many games per process are handed out in advance."""


@dataclass(frozen=True)
class Match:
    """What is played, the same in every process."""

    game: str
    players: int
    preset: str | None
    options: tuple[tuple[str, Value], ...]
    data: str | None
    bots: tuple[str, ...]
    """A bot for each seat of the first game; every further game all move on by one seat."""
    seed: str
    keep_records: bool

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return tuple(self.bots[(seat + number) % self.players] for seat in range(self.players))


@dataclass(frozen=True)
class Played:
    """A game that has been played."""

    number: int
    summary: dict[str, Any]
    rounds: int | None
    decisions: int
    record: str


def cycle_bots(specs: str, players: int) -> tuple[str, ...]:
    """A bot for each seat: a list that is too short starts again, one that is too long is refused."""
    listed = [spec.strip() for spec in _split(specs)]
    if not all(listed):
        raise BadOption(f"write bots as a list such as greedy,random, not {specs!r}")
    if HUMAN in listed:
        raise BadOption("people cannot be simulated: name bots only")
    if len(listed) > players:
        raise BadOption(f"{len(listed)} bots for {players} players")
    return tuple(listed[seat % len(listed)] for seat in range(players))


def _split(specs: str) -> list[str]:
    """Split at commas, except between the settings of one bot (`mcts:ms=500,seed=1`)."""
    parts: list[str] = []
    for part in specs.split(","):
        if parts and ":" in parts[-1] and "=" in part and ":" not in part:
            parts[-1] += f",{part}"
        else:
            parts.append(part)
    return parts


@cache
def _set_up(match: Match) -> Game:
    return load(match.game, players=match.players, preset=match.preset, options=dict(match.options), data=match.data)


def play_game(match: Match, number: int) -> Played:
    """Play one game; what happens in it follows from the match and the number alone."""
    game = _set_up(match)
    seed = f"{match.seed}-{number}"
    position = game.start(seed=seed, seats=match.seats(number))
    bots = make_bots(position.seats, seed)
    decisions = 0
    while not position.over:
        play_bot(position, bots[position.seat])
        decisions += 1
        if decisions > game.info.decision_bound:
            raise OutremerError(f"the bots do not finish: game {number}, seed {seed}, after {decisions} decisions")
    rounds = position.view(SPECTATOR).show().get("round")
    record = position.record().to_json() if match.keep_records else ""
    return Played(number, game.info.summary(position), rounds, decisions, record)


def play_games(match: Match, games: int, jobs: int) -> Iterator[Played]:
    """Play all games, each as soon as a process is free."""
    if jobs == 1:
        for number in range(games):
            yield play_game(match, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        numbers, running = iter(range(games)), set[Future[Played]]()
        try:
            while True:
                # Ctrl-C reaches all processes; those started here inherit that it is ignored
                with deaf():
                    running |= {pool.submit(play_game, match, n) for n in islice(numbers, AHEAD * jobs - len(running))}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for game in done:
                    yield game.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@dataclass
class Run:
    """The games of a match as far as they have been played."""

    match: Match
    wanted: int
    played: dict[int, Played] = field(default_factory=dict)
    seconds: float = 0.0
    interrupted: bool = False

    def play(self, jobs: int) -> None:
        """Play under a progress bar; Ctrl-C ends it early and keeps what is done."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        begun = time.perf_counter()
        with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task("Playing", total=self.wanted)
            try:
                for done in play_games(self.match, self.wanted, jobs):
                    self.played[done.number] = done
                    progress.advance(task)
            except KeyboardInterrupt:
                self.interrupted = True
        self.seconds = time.perf_counter() - begun

    @property
    def games(self) -> list[Played]:
        """The games in the order of their numbers."""
        return [self.played[number] for number in sorted(self.played)]

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
        match, games = self.match, self.games
        by_bot: dict[str, list[tuple[Played, int]]] = {spec: [] for spec in match.bots}
        for game in games:
            for seat, spec in enumerate(match.seats(game.number)):
                by_bot[spec].append((game, seat))
        return {
            "game": match.game,
            "players": match.players,
            "bots": list(match.bots),
            "seats_rotate": True,
            "seed": match.seed,
            "games": len(games),
            "interrupted": self.interrupted,
            "decisions": self.decisions,
            "rounds": self.rounds,
            "by_bot": {spec: self._tally(results) for spec, results in by_bot.items()},
            "by_seat": {str(seat): self._tally([(game, seat) for game in games]) for seat in range(match.players)},
        }

    @property
    def rounds(self) -> float | None:
        """Rounds per game, where the game has rounds."""
        counted = [game.rounds for game in self.games if game.rounds is not None]
        return _mean(counted) if counted else None

    def _tally(self, results: list[tuple[Played, int]]) -> dict[str, Any]:
        """Games, wins (a shared win counts in part), share of wins, and the mean of each score."""
        wins = sum(
            1 / len(game.summary["winners"]) if seat in game.summary["winners"] else 0.0 for game, seat in results
        )
        fields = score_fields(results[0][0].summary, self.match.players) if results else []
        return {
            "games": len(results),
            "wins": round(wins, 3),
            "share": round(wins / len(results), 4) if results else None,
            "mean": {name: _mean([game.summary[name][seat] for game, seat in results]) for name in fields},
        }

    def to_json(self) -> str:
        """The report as JSON."""
        return json.dumps(self.report(), indent=2)

    def table(self) -> Table:
        """The report as a table: a column for each bot, then for each seat."""
        report = self.report()
        columns = report["by_bot"] | {f"seat {seat}": tally for seat, tally in report["by_seat"].items()}
        table = Table(header_style="bold", box=SIMPLE_HEAD)
        table.add_column()
        for name in columns:
            table.add_column(name, justify="right", overflow="fold")
        table.add_row("games", *(str(tally["games"]) for tally in columns.values()))
        table.add_row("wins", *(f"{tally['wins']:g}" for tally in columns.values()), style="bold")
        table.add_row("wins %", *(f"{100 * tally['share']:.1f}" for tally in columns.values()), style="bold")
        for name in next(iter(columns.values()))["mean"]:
            means = (f"{tally['mean'][name]:.2f}" for tally in columns.values())
            table.add_row(f"mean {name.replace('_', ' ')}", *means)
        return table

    def lines(self) -> list[str]:
        """What else there is to say."""
        count = len(self.games)
        told = [f"Interrupted: {count} of {self.wanted} games were played."] if self.interrupted else []
        told.append(f"{count} games of {self.match.game}, seed {self.match.seed}.")
        told.append("For fairness all bots move on by one seat after every game.")
        rounds = "" if self.rounds is None else f"{self.rounds:g} rounds and "
        told.append(f"A game has {rounds}{self.decisions / count:.0f} decisions on average.")
        return told

    @property
    def speed(self) -> str:
        """Decisions per second, starting the processes included."""
        return f"{self.decisions / self.seconds:,.0f} decisions per second." if self.seconds else ""


def _mean(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 4)
