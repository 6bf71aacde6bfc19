"""Many random games with all invariants checked after every step: `python -m tests.soak`.

By default 10,000 games per player count of every game, with the switches mixed anew every few games,
half of them with cancelled acts; every twentieth also has its options, replays and views checked at
every step. Ctrl-C ends it early; what was checked until then is told.
"""

import argparse
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from outremer.core import registry
from tests.tables import Table, mix
from tests.traces import walk
from tests.warm import main as warm
from tests.watchers import watcher_of

GAMES = 10_000
CHUNK = 25
"""Games per table: as many as share a mix of switches."""
DEEP = 20


@dataclass(frozen=True)
class Chunk:
    """Some games at one table."""

    table: Table
    first_seed: int
    games: int


@dataclass
class Findings:
    """What a chunk, or all of them, came to."""

    games: Counter[tuple[str, int]] = field(default_factory=Counter)
    steps: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        """Put the findings together."""
        self.games.update(other.games)
        self.steps += other.steps
        self.faults += other.faults


def chunks(name: str, players: int, games: int) -> Iterator[Chunk]:
    """The tables to play at: the presets first, then mixes of all switches."""
    info = registry.game(name)
    rng = random.Random(f"{name} {players}")
    presets = list(info.switches.presets)
    for number, first in enumerate(range(0, games, CHUNK)):
        preset = presets[number] if number < len(presets) else None
        table = Table(name, players, preset) if preset else mix(info, players, rng)
        yield Chunk(table, first, min(CHUNK, games - first))


def play(chunk: Chunk) -> Findings:
    """Play the games of a chunk and check them; a fault is told so that it can be found again."""
    found, table = Findings(), chunk.table
    watcher = watcher_of(table.name)
    for seed in range(chunk.first_seed, chunk.first_seed + chunk.games):
        take_back = seed % 2 == 1
        try:
            trace = walk(table.game, seed, take_back=take_back, label=str(table))
            found.steps += len(trace.actions)
            watcher(trace, deep=seed % DEEP == 0).check()
        except Exception as error:
            found.faults.append(f"walk({table!r}.game, {seed}, {take_back=}, label={str(table)!r}): {error!r}")
        found.games[table.name, table.players] += 1
    return found


def soak(tasks: list[tuple[str, int, int]], jobs: int, console: Console) -> tuple[Findings, bool]:
    """Play all games on all cores; the findings, and whether it came to its end."""
    found, ended = Findings(), True
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=signal.signal, initargs=_IGNORE)
    with Progress(*columns, console=console) as progress:
        bars = {(n, p): progress.add_task(f"{n}, {p} players", total=games) for n, p, games in tasks}
        queue = (chunk for task in tasks for chunk in chunks(*task))
        running: dict[Future[Findings], TaskID] = {}
        try:
            while True:
                for chunk in islice(queue, 2 * jobs - len(running)):
                    running[pool.submit(play, chunk)] = bars[chunk.table.name, chunk.table.players]
                if not running:
                    break
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    found.add(result)
                    progress.advance(running.pop(future), sum(result.games.values()))
                    for fault in result.faults:
                        progress.console.print(fault, style="red", markup=False, soft_wrap=True)
        except KeyboardInterrupt:
            ended = False
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
    return found, ended


_IGNORE = (signal.SIGINT, signal.SIG_IGN)
"""Workers leave Ctrl-C to the process that collects what they found."""


def main() -> int:
    """Soak every game, or those named; 1 if a fault was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="game", help="games to play (default: all)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"per player count (default {GAMES})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one per core)")
    chosen = parser.parse_args()
    console = Console(highlight=False)
    names = [registry.game(name).name for name in chosen.names or registry.games()]
    tasks = [(name, players, chosen.games) for name in names for players in registry.game(name).seats]
    with console.status("compiling the rules"):
        warm(names)
    started = time.perf_counter()
    found, ended = soak(tasks, chosen.jobs, console)
    seconds = time.perf_counter() - started
    for (name, players), games in sorted(found.games.items()):
        invariants = len(watcher_of(name).invariants())
        console.print(f"{name}, {players} players: {games:,} games, {invariants} invariants")
    total = sum(found.games.values())
    console.print(
        f"{total:,} games, {found.steps:,} steps in {seconds:.0f} s ({found.steps / seconds:,.0f} steps/s), "
        f"{len(found.faults)} faults{'' if ended else ', interrupted'}"
    )
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
