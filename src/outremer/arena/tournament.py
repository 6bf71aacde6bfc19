"""A tournament: its games played and kept, and what they say written down."""

import json
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from outremer.arena.chart import chart
from outremer.arena.cluster import play_on_cluster
from outremer.arena.match import Played
from outremer.arena.report import markdown
from outremer.arena.results import results
from outremer.arena.schedule import Fixture, Key, Schedule
from outremer.arena.store import Plan, Store
from outremer.arena.workers import play_all

PACKAGES = ("outremer", "numba", "numpy", "openskill")


class Tournament:
    """A schedule of games, of which some have been played."""

    def __init__(self, plan: Plan, games: int, folder: Path) -> None:
        self.plan = plan
        self.schedule = Schedule(plan.line_ups, plan.seed, games)
        self.fixtures = self.schedule.fixtures()
        self.store = Store(folder)
        self._played: dict[Key, Played] = {}

    def open(self, *, resume: bool) -> None:
        """Begin, or go on with what the folder holds."""
        if resume:
            self._played = {game.fixture.key: game for game in self.store.resume(self.plan)}
        else:
            self.store.begin(self.plan)

    @property
    def games(self) -> list[Played]:
        """The games that have been played."""
        return list(self._played.values())

    @property
    def left(self) -> list[Fixture]:
        """The games that are still to be played."""
        return [fixture for fixture in self.fixtures if fixture.key not in self._played]

    def play(
        self, jobs: int = 1, *, cluster: bool = False, after: Callable[[Played], None] = lambda game: None
    ) -> None:
        """Play what is left; each game is kept at once, then told to `after`. It may be broken off anywhere."""
        workers = play_on_cluster if cluster else play_all
        left = self.left
        try:
            for game in workers(self.plan.setting, left, min(jobs, len(left))) if left else ():
                self.store.add(game)
                self._played[game.fixture.key] = game
                after(game)
        finally:
            self._played = {game.fixture.key: game for game in self.store.mend()}
            self.store.let_go()

    def results(self) -> dict[str, Any]:
        """What was played and what the games say."""
        planned = self.plan.to_json()
        kept = ("game", "players", "preset", "options", "data", "seed", "rules_version", "data_hash")
        return {name: planned[name] for name in kept} | {
            "interrupted": bool(self.left),
            **results(self.games, self.plan.line_ups, self.plan.seed),
            "run": {
                "date": datetime.now(UTC).isoformat(timespec="seconds"),
                "versions": {name: version(name) for name in PACKAGES} | {"python": platform.python_version()},
                "thinking_s": round(sum(t.seconds for game in self.games for t in game.thinking), 1),
            },
        }

    def write(self) -> dict[str, Any]:
        """Write results.json, results.md and chart.svg into the folder; gives the results."""
        found = self.results()
        self.store.write("results.json", json.dumps(found, indent=2) + "\n")
        self.store.write("results.md", markdown(found))
        self.store.write("chart.svg", chart(found))
        return found
