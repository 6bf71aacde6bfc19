"""How fast the engine is: `python -m benchmarks.engine`.

For each game, with four players (or as many as it has): random decisions per second inside the
engine, from Python and on all cores; the size and the copying of a state; the start of a program with
and without compiled rules; memory over many playouts; and how much compiling brings. The best of
three goes counts. The table is also written to bench.json with the date, the versions and the processor.
Other engines are measured beside ours by benchmarks.peers.
"""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table

from outremer.core import engine, registry
from outremer.core.game import Game, load
from outremer.core.moves import new_moves
from outremer.core.rng import new_rng
from outremer.core.rule import rule
from outremer.core.state import Rows, flat

ROOT = Path(__file__).parent.parent
REPEATS = 3
PLAYERS = 4
GAMES = 4_000
PYTHON_GAMES = 400
UNCOMPILED_GAMES = 3
COPIES = 2_000_000
PLAYOUTS, FULL_PLAYOUTS = 100_000, 1_000_000

START = "import outremer; outremer.load({name!r}, players={players}).start(seed=1).legal()"


@rule
def copy_rows(start: Any, rows: Any, count: int) -> None:
    """Copy the first row of `start` into the rows, one after the other, so many times."""
    for k in range(count):
        rows[k % rows.shape[0]] = start[0]


def best(measure: Callable[[], float]) -> float:
    """The best of some goes, the first of which is not counted (it may compile)."""
    measure()
    return max(measure() for _ in range(REPEATS))


def per_second(work: Callable[[], int]) -> float:
    """Units of work per second."""
    started = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - started)


class Measured:
    """One game's engine, ready to be measured."""

    def __init__(self, name: str) -> None:
        seats = registry.game(name).seats
        self.game: Game = load(name, players=PLAYERS if PLAYERS in seats else seats[-1])
        self.boards = self.game.boards
        self.size = self.game.info.actions.size
        self.start: Rows = self.game.info.state.empty()
        self.room = new_moves(self.size), new_moves(self.size)
        engine.begin(self.start, self.boards)

    def inside(self, games: int = GAMES) -> int:
        """Random playouts on one core, all inside compiled code; the number of decisions."""
        return int(engine.playouts(self.start, self.start.copy(), self.boards, games, *self.room, new_rng(1)))

    def on_all_cores(self) -> int:
        """The same on all cores."""
        rows = np.repeat(self.start, GAMES)
        decisions = np.zeros(GAMES, np.int64)
        out = np.zeros((GAMES, self.game.players))
        engine.playouts_batch(rows, self.boards, self.size, np.arange(GAMES).astype(np.uint64), decisions, out)
        return int(decisions.sum())

    def from_python(self, step: Callable[..., int]) -> int:
        """Random games by a Python loop: one call per decision, the choice made in Python."""
        rows, boards, rng = self.start.copy(), self.boards, new_rng(1)
        moves, weights = self.room
        move, draw, decisions = memoryview(moves).__getitem__, random.random, 0
        cells, begin = flat(rows), flat(self.start)
        for _ in range(PYTHON_GAMES):
            cells[:] = begin
            count = step(rows, boards, -1, moves, weights, rng)
            while count:
                count = step(rows, boards, move(int(draw() * count)), moves, weights, rng)
                decisions += 1
        return decisions

    def compiled_step(self) -> Callable[..., int]:
        """The machine code of `engine.step` for this game, without Numba's look at the arguments' types."""
        row = numba.from_dtype(self.start.dtype)
        found: Callable[..., int] = engine.step.get_overload(
            next(types for types in engine.step.signatures if types[0].dtype == row)
        )
        return found

    def copies(self) -> int:
        """Copies of a state inside compiled code."""
        copy_rows(self.start, self.game.info.state.empty(64), COPIES)
        return COPIES

    def python_copies(self) -> int:
        """Copies of a state from Python."""
        for _ in range(COPIES // 20):
            self.start.copy()
        return COPIES // 20

    def memory_growth(self, playouts: int) -> float:
        """By how many MiB the process grows over so many playouts."""
        self.inside(100)
        before = resident()
        self.inside(playouts)
        return (resident() - before) / 2**20


def resident() -> int:
    """The memory of this process in bytes."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return pages * os.sysconf("SC_PAGE_SIZE")


def seconds_of(code: str, **environment: str) -> float:
    """How long a fresh Python takes to run a line of code."""
    started = time.perf_counter()
    subprocess.run((sys.executable, "-c", code), cwd=ROOT, env=os.environ | environment, check=True)
    return time.perf_counter() - started


def warm_start(name: str, players: int) -> float:
    """Seconds from nothing to the first list of legal actions, with compiled rules."""
    return -best(lambda: -seconds_of(START.format(name=name, players=players)))


def cold_start(name: str, players: int) -> float:
    """The same when nothing has been compiled yet."""
    with tempfile.TemporaryDirectory() as folder:
        return seconds_of(START.format(name=name, players=players), OUTREMER_CACHE=folder)


def uncompiled(name: str) -> float:
    """Decisions per second of the same rules as plain Python."""
    code = (
        "from benchmarks.engine import Measured, per_second\n"
        f"game = Measured({name!r})\nprint(per_second(lambda: game.inside({UNCOMPILED_GAMES})))"
    )
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        (sys.executable, "-c", code), cwd=ROOT, env=environment, check=True, capture_output=True, text=True
    )
    return float(done.stdout)


def measure(name: str, playouts: int, console: Console) -> dict[str, float]:
    """Everything about one game."""
    game = Measured(name)
    players = game.game.players
    found: dict[str, float] = {"players": players, "state_bytes": game.start.itemsize}

    def note(key: str, told: str, value: Callable[[], float]) -> None:
        with console.status(f"{name}: {told}"):
            found[key] = value()

    note("decisions_per_game", "length of a game", lambda: game.inside() / GAMES)
    note("inside", "playouts inside the engine", lambda: best(lambda: per_second(game.inside)))
    note("all_cores", "playouts on all cores", lambda: best(lambda: per_second(game.on_all_cores)))
    note("python", "a Python loop", lambda: best(lambda: per_second(lambda: game.from_python(engine.step))))
    step = game.compiled_step()
    note("python_direct", "a Python loop", lambda: best(lambda: per_second(lambda: game.from_python(step))))
    note("copy_ns", "copies", lambda: 1e9 / best(lambda: per_second(game.copies)))
    note("python_copy_ns", "copies from Python", lambda: 1e9 / best(lambda: per_second(game.python_copies)))
    note("warm_start_s", "warm start", lambda: warm_start(name, players))
    note("cold_start_s", "cold start (compiles)", lambda: cold_start(name, players))
    note("memory_mib", f"memory over {playouts:,} playouts", lambda: game.memory_growth(playouts))
    note("uncompiled", "the same rules uncompiled", lambda: uncompiled(name))
    found["compiled_ratio"] = found["inside"] / found["uncompiled"]
    return found


def processor() -> str:
    """The name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def table(games: dict[str, dict[str, float]], playouts: int) -> Table:
    """The findings for people."""
    shown = Table(title=f"Random play, best of {REPEATS}", title_justify="left")
    shown.add_column("")
    for name, found in games.items():
        shown.add_column(f"{name}, {found['players']} players", justify="right")
    lines = (
        ("decisions/s inside the engine, one core", "inside", ",.0f"),
        (f"decisions/s on {os.cpu_count()} cores", "all_cores", ",.0f"),
        ("decisions/s from a Python loop", "python", ",.0f"),
        ("decisions/s from Python, machine code picked once", "python_direct", ",.0f"),
        ("decisions in a game", "decisions_per_game", ",.0f"),
        ("state in bytes", "state_bytes", ",.0f"),
        ("copy of a state inside the engine, ns", "copy_ns", ",.0f"),
        ("copy of a state from Python, ns", "python_copy_ns", ",.0f"),
        ("warm start to the first decision, s", "warm_start_s", ".2f"),
        ("cold start to the first decision, s", "cold_start_s", ".1f"),
        (f"memory growth over {playouts:,} playouts, MiB", "memory_mib", ".1f"),
        ("decisions/s of the same rules uncompiled", "uncompiled", ",.0f"),
        ("compiled : uncompiled", "compiled_ratio", ",.0f"),
    )
    for told, key, form in lines:
        shown.add_row(told, *(format(found[key], form) for found in games.values()))
    return shown


def main() -> None:
    """Measure, print, write bench.json."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engine", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="game", help="games to measure (default: all)")
    parser.add_argument("--full", action="store_true", help=f"{FULL_PLAYOUTS:,} playouts for the memory")
    chosen = parser.parse_args()
    playouts = FULL_PLAYOUTS if chosen.full else PLAYOUTS
    console = Console(highlight=False)
    load_average = os.getloadavg()[0]
    games = {name: measure(name, playouts, console) for name in chosen.names or registry.games()}
    console.print(table(games, playouts))
    if load_average > 0.5:
        console.print(f"the machine was busy when this began (load {load_average:.1f}): numbers are too low")
    packages = {name: version(name) for name in ("outremer", "numba", "numpy", "llvmlite")}
    written = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "cpu": processor(),
        "cores": os.cpu_count(),
        "load": load_average,
        "python": platform.python_version(),
        "versions": packages,
        "playouts": playouts,
        "games": games,
    }
    (ROOT / "bench.json").write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    console.print("written to bench.json")


if __name__ == "__main__":
    main()
