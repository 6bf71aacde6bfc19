"""Fits what a heuristic takes things to be worth: `python -m benchmarks.fit_heuristic GAME --records FOLDER`.

From recorded games (a tournament's, or the ladder's) every decision of a searching bot is taken: what could be
done, and what was done after some thinking. The numbers of heuristic.toml are moved, one after the other and
again (Powell's method), until the weights that the search gives to the moves before it thinks explain best what it
does afterwards. Numbers that the games say little about stay. A third of the games is kept back, to see
whether it holds for games that were not learnt from.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import log
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from scipy.optimize import minimize

from outremer.arena.store import RECORDS
from outremer.bots import search
from outremer.bots.mcts import settings_of
from outremer.bots.search import Desk, Settings
from outremer.core import contract, engine, registry
from outremer.core.errors import OutremerError
from outremer.core.game import Game, GameInfo
from outremer.core.moves import new_moves
from outremer.core.record import Record
from outremer.core.rule import rule
from outremer.core.state import Rows

KEPT_BACK = 3
"""One game in so many is not learnt from."""
MOST = 12_000
"""Decisions learnt from."""
DRAWN = 0.002
"""What it costs, in loss, to move a number by its own size: those that explain nothing stay."""
REACH = 4.0
"""A number may grow or shrink by so many times its size at most."""
LEAST_SIZE = 0.25
"""A number near 0 is moved in steps of this."""

Array = NDArray[np.float64]


@rule
def explain(rows: Any, boards: Any, seats: Any, chosen: Any, desk: Desk, family: Any, settings: Settings) -> Any:
    """The summed logarithmic loss of what was chosen, and how often it looked best."""
    lost = 0.0
    hits = 0
    b = boards[0]
    for n in range(len(rows)):
        s = rows[n]
        count = search.without_retreats(s, desk, contract.legal(s, b, seats[n], desk.moves))
        contract.prior(s, b, seats[n], desk.moves, count, desk.scores)
        best = 0
        for k in range(1, count):
            if desk.scores[k] > desk.scores[best]:
                best = k
        if desk.moves[best] == chosen[n]:
            hits += 1
        search.weigh_moves(desk, family, count, desk.scores[best], settings)
        total = 0.0
        taken = 0.0
        for k in range(count):
            total += desk.scores[k]
            if desk.moves[k] == chosen[n]:
                taken = desk.scores[k]
        if taken > 0.0:
            lost -= log(taken / total)
    return lost, hits


@dataclass(frozen=True)
class Choices:
    """What searching bots did in games of one kind: number of players, options, data."""

    game: Game
    rows: Rows
    seats: NDArray[np.int32]
    chosen: NDArray[np.int32]

    def explained(self, worths: dict[str, float], desk: Desk) -> tuple[float, int]:
        """Loss and hits of the heuristic with these worths."""
        info = self.game.info
        boards, settings = self.game.boards_with(worths), settings_of(self.game, {})
        lost, hits = explain(self.rows, boards, self.seats, self.chosen, desk, info.actions.family, settings)
        return float(lost), int(hits)


def decisions(record: Record) -> Iterator[tuple[Rows, int, int]]:
    """The real choices of the searching bots of a game: the row, the seat, what it did."""
    position = record.replay()
    moves = new_moves(position.game.info.actions.size)
    for number in range(position.steps):
        seat, action = position.step(number)
        if seat >= 0 and record.seats[seat].startswith("mcts"):
            rows = position.after(number)
            if engine.options(rows, position.game.boards, seat, moves) > 1:
                yield rows, seat, action


def gather(info: GameInfo, folder: Path, kept_back: bool, most: int) -> list[Choices]:
    """The decisions of the records in a folder and those in it, drawn by lot: of every third game, or of all others."""
    records = [r for file in sorted(folder.rglob(RECORDS)) for r in Record.load_all(file) if r.game == info.name]
    Random(1).shuffle(records)
    games, found = dict[str, Game](), dict[str, list[tuple[Rows, int, int]]]()
    count = 0
    for number, record in enumerate(records):
        if (number % KEPT_BACK == 0) == kept_back and count < most:
            key = f"{record.players} {record.options} {record.data_hash}"
            games.setdefault(key, record.replay(0).game)
            taken = list(decisions(record))
            found.setdefault(key, []).extend(taken)
            count += len(taken)
    if not count:
        raise OutremerError(f"there is no game of {info.title} with a searching bot in {folder}")
    return [
        Choices(
            games[key],
            np.concatenate([rows for rows, _, _ in taken]),
            np.array([seat for _, seat, _ in taken], np.int32),
            np.array([action for _, _, action in taken], np.int32),
        )
        for key, taken in found.items()
        if taken
    ]


def measure(choices: list[Choices], worths: dict[str, float], desk: Desk) -> tuple[float, float]:
    """The mean loss of the heuristic with these worths, and the share of decisions in which it says the same."""
    lost, hits = zip(*(some.explained(worths, desk) for some in choices), strict=True)
    total = sum(len(some.rows) for some in choices)
    return sum(lost) / total, sum(hits) / total


def fit(choices: list[Choices], before: dict[str, float], rounds: int, desk: Desk) -> dict[str, float]:
    """The worths that explain the choices best."""
    names, start = list(before), np.array(list(before.values()))
    size = np.maximum(abs(start), LEAST_SIZE)
    least, best = np.inf, start

    def cost(moved: Array) -> float:
        nonlocal least, best
        worths = start + size * np.clip(moved, -REACH, REACH)
        found = measure(choices, dict(zip(names, worths, strict=True)), desk)[0] + DRAWN * float(np.mean(moved**2))
        if found < least:
            least, best = found, worths
        return found

    minimize(cost, np.zeros(len(names)), method="Powell", options={"maxiter": rounds, "xtol": 1e-4})
    return dict(zip(names, best.tolist(), strict=True))


def write(worths: dict[str, float], path: Path) -> None:
    """The game's heuristic.toml with other numbers; its comments stay."""
    text = path.read_text(encoding="utf-8")
    for name in dict.fromkeys(flat.partition(".")[0] for flat in worths):
        if name in worths:
            said = f"{worths[name]:.3f}"
        else:
            said = f"[{', '.join(f'{value:.3f}' for flat, value in worths.items() if flat.startswith(f'{name}.'))}]"
        text = re.sub(rf"(?m)^{name} = .*$", f"{name} = {said}", text)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """Gather, fit, write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit_heuristic", description=__doc__)
    parser.add_argument("game", help="the game to fit")
    parser.add_argument("--records", type=Path, metavar="FOLDER", required=True, help="where games are recorded")
    parser.add_argument("--most", type=int, default=MOST, help=f"decisions to learn from (default: {MOST:,})")
    parser.add_argument("--rounds", type=int, default=3, help="how often every number is moved (default: 3)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="a heuristic.toml to change (default: the game's)")
    chosen = parser.parse_args()
    console = Console(highlight=False)
    try:
        info = registry.game(chosen.game)
        learnt = gather(info, chosen.records, False, chosen.most)
        kept = gather(info, chosen.records, True, chosen.most // (KEPT_BACK - 1))
        desk = search.desk_for(info, 1, 1)
        before = info.worths.values
        with console.status(f"{info.name}: {sum(len(some.rows) for some in learnt):,} decisions"):
            found = fit(learnt, before, chosen.rounds, desk)
        for words, choices in (("learnt from", learnt), ("kept back", kept)):
            (old, agreed), (new, agrees) = (measure(choices, worths, desk) for worths in (before, found))
            console.print(
                f"{info.name}, {sum(len(some.rows) for some in choices):,} decisions {words}: "
                f"loss {old:.3f} -> {new:.3f}, the same move {agreed:.1%} -> {agrees:.1%}"
            )
        write(found, chosen.write or info.folder / "heuristic.toml")
    except OutremerError as error:
        sys.exit(f"fit_heuristic: {error}")


if __name__ == "__main__":
    main()
