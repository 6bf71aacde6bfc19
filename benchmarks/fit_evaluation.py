"""Fits the weights by which search judges a position: `python -m benchmarks.fit_evaluation GAME... [--games N]`.

Games are played by a noisy heuristic at every number of players. From each, positions are noted at
random: the features of every seat, and who finished ahead of whom in the end. For each period of the
game a logistic regression on the differences between two seats gives the weights, written to the
game's evaluation.toml.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import Progress

from outremer.bots import search
from outremer.bots.search import Desk, Settings
from outremer.core import contract, engine, registry
from outremer.core.game import GameInfo, load
from outremer.core.pending import CHANCE, OVER
from outremer.core.rng import below, new_rng
from outremer.core.rule import rule
from outremer.core.state import Kind

GAMES = 3000
EVERY = 8
"""One decision in so many is noted."""
MOST_NOTES = 400
POLICIES = (0, 6, 3)
"""Of how many moves drawn by lot the players take the best-looking one (0 = of all); games take turns."""
RIDGE = 3.0
"""Keeps weights that the games say little about near those of the whole game."""
STEPS = 12

Array = NDArray[np.float64]


@rule
def watch(
    rows: Any, boards: Any, desk: Desk, settings: Settings, every: int, notes: Any, periods: Any, rng: Any
) -> int:
    """Play a game to the end by the rollout policy, noting the features of all seats now and then."""
    s = rows[0]
    b = boards[0]
    noted = 0
    actor = contract.to_move(s, b)
    while actor != OVER:
        if actor == CHANCE:
            action = search.chance_move(desk, contract.chance(s, b, desk.moves, desk.weights), rng)
        else:
            if below(rng, every) == 0 and noted < notes.shape[0]:
                for seat in range(notes.shape[1]):
                    periods[noted] = contract.features(s, b, seat, notes[noted, seat])
                noted += 1
            count = search.without_retreats(s, desk, contract.legal(s, b, actor, desk.moves))
            action = search.rollout_move(s, b, desk, actor, count, settings, rng)
        contract.apply(s, b, actor, action)
        actor = contract.to_move(s, b)
    contract.returns(s, b, desk.value)
    return noted


def collect(info: GameInfo, games: int, progress: Progress) -> tuple[NDArray[np.int32], Array, Array]:
    """Periods, differences of features and whether the first of the two finished ahead (1, 0, 0.5 for a tie)."""
    found_periods, found, labels = [], [], []
    kinds = max(f.shape[-1] - 1 for f in info.state.fields.values() if f.kind is Kind.PILE)
    families = int(info.actions.family.max()) + 1
    for players in info.seats:
        game = load(info.name, players=players)
        desk = search.new_desk(info.actions.size, families, players, kinds, len(info.features), 1)
        notes = np.zeros((MOST_NOTES, players, len(info.features)))
        periods = np.zeros(MOST_NOTES, np.int32)
        rng = new_rng(players)
        for number in progress.track(range(games // len(info.seats)), description=f"{info.name}, {players} players"):
            rows = info.state.empty()
            engine.begin(rows, game.boards)
            settings = Settings(tournament=POLICIES[number % len(POLICIES)])
            count = watch(rows, game.boards, desk, settings, EVERY, notes, periods, rng)
            result = desk.value
            for one in range(players):
                for two in range(one + 1, players):
                    found_periods.append(periods[:count].copy())
                    found.append(notes[:count, one] - notes[:count, two])
                    labels.append(np.full(count, 0.5 + 0.5 * np.sign(result[one] - result[two])))
    return np.concatenate(found_periods), np.concatenate(found), np.concatenate(labels)


def regress(x: Array, y: Array, centre: Array, scale: Array) -> Array:
    """Logistic regression without intercept, drawn towards `centre`, by Newton's method."""
    z = x / scale
    w = centre * scale
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-np.clip(z @ w, -30, 30)))
        gradient = z.T @ (y - p) - RIDGE * (w - centre * scale)
        hessian = (z * (p * (1 - p))[:, None]).T @ z + RIDGE * np.eye(len(w))
        w = w + np.linalg.solve(hessian, gradient)
    return w / scale


def loss(x: Array, y: Array, w: Array) -> float:
    """The mean logarithmic loss; 0.693 is a coin's."""
    p = np.clip(1 / (1 + np.exp(-(x @ w))), 1e-9, 1 - 1e-9)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def fit(info: GameInfo, games: int, console: Console) -> Array:
    """The weights of all periods; what they explain is printed."""
    with Progress(console=console) as progress:
        periods, x, y = collect(info, games, progress)
    scale = np.maximum(x.std(axis=0), 1e-6)
    whole = regress(x, y, np.zeros(x.shape[1]), scale)
    weights = []
    for period in range(len(info.weights)):
        here = periods == period
        weights.append(regress(x[here], y[here], whole, scale) if here.any() else whole)
        if here.any():
            console.print(
                f"{info.name} period {period}: {here.sum():,} pairs, loss {loss(x[here], y[here], weights[-1]):.3f}"
            )
    return np.array(weights)


def write(info: GameInfo, weights: Array, path: Path) -> None:
    """The game's evaluation.toml; its settings of the search stay as they are."""
    lines = ["# Written by benchmarks/fit_evaluation.py: how much each feature of evaluation.py counts, by period."]
    if info.search:
        lines += ["", "[search]", *(f"{name} = {value}" for name, value in info.search.items())]
    for line in weights:
        lines += ["", "[[period]]", *(f"{name} = {value:.4f}" for name, value in zip(info.features, line, strict=True))]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit_evaluation", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="game", help="games to fit (default: all)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games to play (default: {GAMES})")
    chosen = parser.parse_args()
    console = Console(highlight=False)
    for name in chosen.names or registry.games():
        info = registry.game(name)
        write(info, fit(info, chosen.games, console), info.folder / "evaluation.toml")


if __name__ == "__main__":
    main()
