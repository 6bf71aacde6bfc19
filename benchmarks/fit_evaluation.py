"""Fits the weights by which search judges a position: `python -m benchmarks.fit_evaluation GAME... [--games N]`.

Games are played by a noisy heuristic at every number of players, or taken from the records of better
players (`--records FOLDER`, such as a tournament's; those who judged badly and lost teach the most). From each,
positions are noted at random: the features of every seat, and who finished ahead of whom in the end. For each
number of players and each period of the game a logistic regression on the differences between two seats gives the
weights, written to the game's evaluation.toml. Those from records stay near the ones that stand, the nearer the
fewer the games. How well they explain a third of the games that was kept back is printed.

With `--positions FOLDER` (of `benchmarks.selfplay`) and `--hidden UNITS` a hidden layer is learnt too
(`benchmarks.layer`): it finds by itself what features mean together, and wants tens of thousands of games.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from benchmarks import layer
from benchmarks.selfplay import kept
from outremer.arena.match import Setting
from outremer.arena.store import RECORDS
from outremer.bots import search
from outremer.bots.search import Desk, Settings
from outremer.cli.progress import progress
from outremer.core import contract, engine, registry
from outremer.core.errors import OutremerError
from outremer.core.game import GameInfo, load
from outremer.core.judgement import Judgement
from outremer.core.pending import CHANCE, OVER
from outremer.core.record import Record
from outremer.core.rng import below, new_rng
from outremer.core.rule import rule
from outremer.core.state import flat

GAMES = 3000
EVERY = 8
"""One decision in so many is noted, of the games played for it."""
EVERY_RECORDED = 3
"""And of recorded ones: they are few."""
MOST_NOTES = 400
POLICIES = (0, 6, 3)
"""Of how many moves drawn by lot the players take the best-looking one (0 = of all); games take turns."""
RIDGE = 3.0
"""Keeps weights that the games say little about near those of the whole game."""
RIDGES_RECORDED = (30.0, 300.0, 3000.0)
"""And those from records near the ones that stand: what explains the games kept back best is taken."""
KEPT_BACK = 3
"""One game in so many is not learnt from while it is measured how well the weights explain it."""
STEPS = 12

Array = NDArray[np.float64]


@rule
def note(rows: Any, boards: Any, notes: Any) -> int:
    """The features of all seats now, and the period."""
    period = 0
    for seat in range(notes.shape[0]):
        period = contract.features(rows[0], boards[0], seat, notes[seat])
    return period


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
                periods[noted] = note(rows, boards, notes[noted])
                noted += 1
            count = search.without_retreats(s, desk, contract.legal(s, b, actor, desk.moves))
            action = search.rollout_move(s, b, desk, actor, count, settings, rng)
        contract.apply(s, b, actor, action)
        actor = contract.to_move(s, b)
    contract.returns(s, b, desk.value)
    return noted


class Notes(NamedTuple):
    """What was noted of a game."""

    periods: NDArray[np.int32]
    features: Array
    """By note and seat."""
    result: Array
    """Of each seat, more being better."""


def played(info: GameInfo, games: int) -> Iterator[Notes]:
    """Games of the noisy heuristic, at every number of players."""
    for players in info.seats:
        game = load(info.name, players=players)
        desk = search.desk_for(info, players, 1)
        notes = np.zeros((MOST_NOTES, players, len(info.features)))
        periods = np.zeros(MOST_NOTES, np.int32)
        rng = new_rng(players)
        for number in range(games // len(info.seats)):
            rows = info.state.empty()
            engine.begin(rows, game.boards)
            settings = Settings(tournament=POLICIES[number % len(POLICIES)])
            count = watch(rows, game.boards, desk, settings, EVERY, notes, periods, rng)
            yield Notes(periods[:count].copy(), notes[:count].copy(), desk.value.copy())


def recorded(info: GameInfo, folder: Path) -> Iterator[Notes]:
    """The finished games of all records in a folder and those in it."""
    random = Random(1)
    for file in sorted(folder.rglob(RECORDS)):
        for record in Record.load_all(file):
            if record.game != info.name or record.result is None:
                continue
            periods, notes = [], []
            position = record.replay(0)
            for entry in record.entries:
                if position.seat >= 0 and random.randrange(EVERY_RECORDED) == 0:
                    here = np.zeros((record.players, len(info.features)))
                    periods.append(note(position.rows, position.game.boards, here))
                    notes.append(here)
                position.replay_entry(entry)
            value = np.zeros(record.players)
            engine.results(position.rows, position.game.boards, value)
            yield Notes(np.array(periods, np.int32), np.array(notes), value)


class Pairs(NamedTuple):
    """Two seats of a position, compared."""

    periods: NDArray[np.int32]
    differences: Array
    """Of their features."""
    ahead: Array
    """Whether the first of the two finished ahead: 1, 0, or 0.5 for a tie."""


def positions(info: GameInfo, players: int, folder: Path) -> layer.Noted:
    """What `benchmarks.selfplay` kept of games with so many players."""
    setting = Setting(info.name, players)
    boards, row = setting.load().boards, info.state.empty()
    cells, first = flat(row), 0
    parts = [layer.Noted(*(np.zeros(shape, np.int32) for shape in (0, (0, players, len(info.features)), (0, 0), 0)))]
    for found in kept(setting, folder):
        here = np.zeros((len(found.rows), players, len(info.features)))
        periods = np.zeros(len(found.rows), np.int32)
        for n, line in enumerate(found.rows):
            cells[0] = line
            periods[n] = note(row, boards, here[n])
        results = found.results[found.games].astype(np.float32)
        parts.append(layer.Noted(periods, here.astype(np.float32), results, first + found.games))
        first += len(found.results)
    return layer.Noted(*(np.concatenate(columns) for columns in zip(*(parts[1:] or parts), strict=True)))


def learn_layers(info: GameInfo, folder: Path, hidden: int, console: Console) -> dict[int, Judgement]:
    """The judgements with so many hidden units for each number of players of which there are positions.

    Layers want many games: a table takes what another with more positions has learnt if that explains its own
    games, as far as they were kept back, better than what they teach themselves.
    """
    noted = {players: positions(info, players, folder) for players in info.seats}
    found, learnt = dict[int, Judgement](), dict[int, Judgement]()
    for players in sorted(info.seats, key=lambda players: -len(noted[players].games)):
        here = noted[players]
        games = here.games
        if len(games) == 0:
            console.print(f"{info.name} with {players}: no positions in {folder}, its weights stay")
            continue
        before, back = info.judgement(players), games % KEPT_BACK == 0
        with progress(f"{info.name}, {players} players", 2 * layer.ROUNDS * layer.EPOCHS) as advance:
            trial = layer.learn(here.some(~back), len(before.weights), hidden, 1, advance)
            own = layer.learn(here, len(before.weights), hidden, 1, advance)
        losses = {players: layer.loss(trial, here.some(back))}
        losses |= {other: layer.loss(judgement, here.some(back)) for other, judgement in learnt.items()}
        best = min(losses, key=lambda other: losses[other])
        told = ", ".join(f"{loss:.4f} with those of {other}" for other, loss in losses.items())
        console.print(
            f"{info.name} with {players}: {len(games)} positions of {games[-1] + 1} games, on those kept back loss "
            f"{told} (before {layer.loss(before, here.some(back)):.4f}); those of {best} are taken"
        )
        if best == players:
            learnt[players] = own
        found[players] = learnt[best]
    if not found:
        raise OutremerError(f"there are no positions of {info.title} in {folder}")
    return found


def collect(games: Iterable[Notes]) -> Pairs:
    """All pairs of seats in all that was noted."""
    periods, found, labels = [], [], []
    for game in games:
        for one, two in combinations(range(len(game.result)), 2):
            periods.append(game.periods)
            found.append(game.features[:, one] - game.features[:, two])
            labels.append(np.full(len(game.periods), 0.5 + 0.5 * np.sign(game.result[one] - game.result[two])))
    return Pairs(np.concatenate(periods), np.concatenate(found), np.concatenate(labels))


def regress(x: Array, y: Array, centre: Array, scale: Array, ridge: float) -> Array:
    """Logistic regression without intercept, drawn towards `centre`, by Newton's method."""
    z = x / scale
    w = centre * scale
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-np.clip(z @ w, -30, 30)))
        gradient = z.T @ (y - p) - ridge * (w - centre * scale)
        hessian = (z * (p * (1 - p))[:, None]).T @ z + ridge * np.eye(len(w))
        w = w + np.linalg.solve(hessian, gradient)
    return w / scale


def scales(pairs: Pairs) -> Array:
    """How much each feature differs between two seats."""
    return np.maximum(pairs.differences.std(axis=0), 1e-6)


def of_the_whole_game(pairs: Pairs, periods: int) -> Array:
    """The same weights for all periods."""
    x, y = pairs.differences, pairs.ahead
    return np.tile(regress(x, y, np.zeros(x.shape[1]), scales(pairs), RIDGE), (periods, 1))


def fit(pairs: Pairs, near: Array, ridge: float) -> Array:
    """The weights of all periods, near those given."""
    x, y, scale = pairs.differences, pairs.ahead, scales(pairs)
    weights = near.copy()
    for period in np.unique(pairs.periods):
        here = pairs.periods == period
        weights[period] = regress(x[here], y[here], near[period], scale, ridge)
    return weights


def loss(pairs: Pairs, weights: Array) -> float:
    """The mean logarithmic loss; 0.693 is a coin's."""
    x = (pairs.differences * weights[pairs.periods]).sum(axis=1)
    p = np.clip(1 / (1 + np.exp(-x)), 1e-9, 1 - 1e-9)
    return float(-(pairs.ahead * np.log(p) + (1 - pairs.ahead) * np.log(1 - p)).mean())


def learn(info: GameInfo, games: list[Notes], ridges: Sequence[float], console: Console) -> dict[int, Judgement]:
    """The weights for each number of players that was played, near those that stand if there are ridges to try."""
    found = {}
    for players in info.seats:
        here = [game for game in games if len(game.result) == players]
        if len(here) < KEPT_BACK:
            console.print(f"{info.name} with {players}: {len(here)} games are too few, its weights stay")
            continue
        if info.judgement(players).hidden:
            console.print(f"{info.name} with {players} has a hidden layer, which is learnt from --positions: it stays")
            continue
        before = info.judgement(players).weights

        def fitted(pairs: Pairs, ridge: float, before: Array = before) -> Array:
            return fit(pairs, before if ridges else of_the_whole_game(pairs, len(before)), ridge)

        kept, rest = collect(here[::KEPT_BACK]), collect(game for k, game in enumerate(here) if k % KEPT_BACK)
        tried = {ridge: loss(kept, fitted(rest, ridge)) for ridge in ridges or (RIDGE,)}
        best = min(tried, key=lambda ridge: tried[ridge])
        console.print(
            f"{info.name} with {players}: {len(here)} games, on those kept back loss {tried[best]:.3f} "
            f"(before {loss(kept, before):.3f}), ridge {best:g}"
        )
        found[players] = Judgement.linear(fitted(collect(here), best))
    if not found:
        raise OutremerError("there is no finished game to learn from")
    return found


def write(info: GameInfo, found: Mapping[int, Judgement], path: Path) -> None:
    """The game's evaluation.toml; its settings of the search stay as they are."""
    lines = [
        "# Written by benchmarks/fit_evaluation.py: how much each feature of evaluation.py counts,",
        "# by number of players (or like with others) and then by period of the game; and hidden layers.",
    ]
    judgements = {players: found.get(players, info.judgement(players)) for players in info.seats}
    first = {
        players: next(other for other, judgement in judgements.items() if same(judgement, judgements[players]))
        for players in info.seats
    }
    like = {players: other for players, other in first.items() if players != other}
    if like:
        lines += ["", "[like]", *(f"{players} = {other}" for players, other in like.items())]
    for players in like:
        del judgements[players]
    for players in info.seats:
        lines += ["", f"[search.{players}]", *(f"{name} = {value}" for name, value in info.search(players).items())]
    for players, judgement in judgements.items():
        if judgement.hidden:
            lines += ["", f"[hidden.{players}]"]
            lines += [f"{name} = {listed(line)}" for name, line in zip(info.features, judgement.inward, strict=True)]
    for players, judgement in judgements.items():
        for period, line in enumerate(judgement.weights):
            lines += ["", f"[[players.{players}]]"]
            lines += [f"{name} = {value:.4f}" for name, value in zip(info.features, line, strict=True)]
            if judgement.hidden:
                lines.append(f"offsets = {listed(judgement.offsets[period])}")
                lines.append(f"outward = {listed(judgement.outward[period])}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def same(one: Judgement, other: Judgement) -> bool:
    """Are they the same to the digit?"""
    return all(np.array_equal(mine, its) for mine, its in zip(one, other, strict=True))


def listed(numbers: Array) -> str:
    """Numbers as a list of a toml file."""
    return f"[{', '.join(f'{number:.4f}' for number in numbers)}]"


def main() -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fit_evaluation", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="game", help="games to fit (default: all)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games to play (default: {GAMES})")
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--records", type=Path, metavar="FOLDER", help="learn from the games recorded there instead")
    source.add_argument("--positions", type=Path, metavar="FOLDER", help="learn from benchmarks.selfplay's games")
    parser.add_argument("--hidden", type=int, default=64, metavar="UNITS", help="of the layer learnt from positions")
    parser.add_argument(
        "--ridge", type=float, action="append", help="how near those from records stay (again for more)"
    )
    chosen = parser.parse_args()
    if chosen.hidden < 0:
        parser.error("a layer has 0 units or more")
    console = Console(highlight=False)
    try:
        for name in chosen.names or registry.games():
            info = registry.game(name)
            if chosen.positions:
                found = learn_layers(info, chosen.positions, chosen.hidden, console)
                write(info, found, info.folder / "evaluation.toml")
                continue
            with console.status(name):
                games = list(recorded(info, chosen.records) if chosen.records else played(info, chosen.games))
            ridges = (chosen.ridge or RIDGES_RECORDED) if chosen.records else ()
            write(info, learn(info, games, ridges, console), info.folder / "evaluation.toml")
    except OutremerError as error:
        sys.exit(f"fit_evaluation: {error}")


if __name__ == "__main__":
    main()
