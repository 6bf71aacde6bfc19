"""Plays games to learn evaluations from: `python -m benchmarks.selfplay templars:4 --games 4000 --folder selfplay`.

Bots that search a little and judge after different numbers of turns play each other, and slip now and then: those
that judge early find what the evaluation overrates, and lose. Some positions of each game are kept with its result,
in files of a few hundred games (NumPy's npz), for `benchmarks.fit_evaluation --positions FOLDER`. Ctrl-C breaks it
off; the same command goes on with it.
"""

import argparse
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.engine import ROOT
from benchmarks.tune import read_table
from outremer.arena.match import Setting
from outremer.cli import compiling
from outremer.cli.progress import progress
from outremer.cli.screen import say
from outremer.core import engine, registry
from outremer.core.errors import OutremerError
from outremer.core.game import Game
from outremer.core.state import flat

SIMULATIONS = (30, 60, 120)
DEPTHS = (0, 1, 1, 3)
"""Turns that the bots play on before they judge."""
SLIPS = 0.03
"""Of all decisions."""
KEPT = 0.25
"""Of all positions at which somebody decides."""
GAMES_PER_FILE = 200


class Positions(NamedTuple):
    """What is kept of some games, in the order played."""

    rows: NDArray[np.int32]
    games: NDArray[np.int32]
    """Which game each row is of."""
    results: NDArray[np.float64]
    """Of each seat, by game."""


def play(game: Game, name: str) -> tuple[list[Any], NDArray[np.float64]]:
    """Some positions of a game, and its result."""
    random = Random(f"selfplay {name}")
    bots = [
        registry.bot(f"mcts:sims={random.choice(SIMULATIONS)},depth={random.choice(DEPTHS)},seed={name}-{seat}")
        for seat in range(game.players)
    ]
    careless = registry.bot(f"greedy:temperature=1,seed={name}")
    position, rows = game.start(seed=random.getrandbits(62)), []
    while not position.over:
        if random.random() < KEPT:
            rows.append(flat(position.rows)[0].copy())
        slips = random.random() < SLIPS
        position.play((careless if slips else bots[position.seat]).choose(position.view(position.seat)))
    result = np.zeros(game.players)
    engine.results(position.rows, game.boards, result)
    return rows, result


def play_file(setting: Setting, number: int, games: int, file: Path) -> None:
    """Play some games and keep them in a file."""
    game, rows, of, results = setting.load(), [], [], []
    for k in range(games):
        found, result = play(game, f"{setting.game}-{setting.players}-{number}-{k}")
        rows += found
        of += [k] * len(found)
        results.append(result)
    whole = file.with_suffix(".part")
    with whole.open("wb") as out:
        np.savez_compressed(out, rows=np.array(rows), games=np.array(of, np.int32), results=np.array(results))
    whole.rename(file)


def finish_in_peace() -> None:
    """Ctrl-C reaches all processes; those that play finish their files."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def kept(setting: Setting, folder: Path) -> Iterator[Positions]:
    """All that was kept of a table's games."""
    for file in sorted(folder.glob(f"{setting.game}-{setting.players}-*.npz")):
        with np.load(file) as found:
            yield Positions(found["rows"].astype(np.int32), found["games"], found["results"])


def main() -> None:
    """Play and keep."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.selfplay", description=__doc__)
    parser.add_argument("tables", nargs="+", metavar="GAME:PLAYERS", help="where to play, such as templars:4")
    parser.add_argument("--games", type=int, default=4000, help="games at each table (default: 4000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--folder", type=Path, default=ROOT / "selfplay", help="where they are kept")
    chosen = parser.parse_args()
    if min(chosen.games, chosen.jobs) < 1:
        parser.error("games and jobs are at least 1")
    try:
        tables = [read_table(text) for text in chosen.tables]
        for name in dict.fromkeys(setting.game for setting in tables):
            compiling.before_playing(registry.game(name), ["mcts"])
    except OutremerError as error:
        sys.exit(f"selfplay: {error}")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    files = -(-chosen.games // GAMES_PER_FILE)
    wanted = [
        (setting, number, min(GAMES_PER_FILE, chosen.games - number * GAMES_PER_FILE), file)
        for setting in tables
        for number in range(files)
        if not (file := chosen.folder / f"{setting.game}-{setting.players}-{number}.npz").exists()
    ]
    with (
        ProcessPoolExecutor(chosen.jobs, get_context("spawn"), initializer=finish_in_peace) as pool,
        progress("Files of games", len(tables) * files, len(tables) * files - len(wanted)) as advance,
    ):
        running = [pool.submit(play_file, *work) for work in wanted]
        try:
            for done in as_completed(running):
                done.result()
                advance()
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            sys.exit("selfplay: broken off; the same command goes on with it")
    say(f"{chosen.games} games of each table are in {chosen.folder}.")


if __name__ == "__main__":
    main()
