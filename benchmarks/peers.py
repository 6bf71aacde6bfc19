"""Other engines measured in the same run, where they are installed: OpenSpiel (hearts) and Catanatron.

They play other games, so the numbers compare engines only roughly: random decisions per second.
"""

import random
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

HEARTS_GAMES = 300
HEARTS_ROLLOUTS = 20_000
CATAN_GAMES = 5


def _timed(play: Callable[[], int]) -> float:
    """Decisions per second of one go."""
    started = time.perf_counter()
    decisions = play()
    return decisions / (time.perf_counter() - started)


def _hearts_dealt(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, weights)[0])
    return state


def _hearts_from_python(game: Any, games: int) -> int:
    decisions = 0
    for _ in range(games):
        state = _hearts_dealt(game)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            decisions += 1
    return decisions


def _hearts_inside(game: Any, pyspiel: Any) -> int:
    """Random playouts in C++: a search of one simulation whose leaf is judged by that many rollouts."""
    state = _hearts_dealt(game)
    judge = pyspiel.RandomRolloutEvaluator(HEARTS_ROLLOUTS, 1)
    pyspiel.MCTSBot(game, judge, 2.0, 1, 1000, False, 1, False).step(state)
    return HEARTS_ROLLOUTS * 52


def open_spiel(repeats: int) -> dict[str, float] | None:
    """Hearts from Python and inside OpenSpiel's C++; None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("hearts", {"pass_cards": False})
    return {
        "python": max(_timed(lambda: _hearts_from_python(game, HEARTS_GAMES)) for _ in range(repeats)),
        "inside": max(_timed(lambda: _hearts_inside(game, pyspiel)) for _ in range(repeats)),
    }


def _catan(games: int) -> int:
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    for seed in range(games):
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions


def catanatron(repeats: int) -> dict[str, float] | None:
    """Catanatron's own loop with random players; None if it is not installed."""
    try:
        import catanatron as _  # noqa: F401
    except ImportError:
        return None
    return {"python": max(_timed(lambda: _catan(CATAN_GAMES)) for _ in range(repeats))}


def versions() -> dict[str, str]:
    """The versions of the peers that are installed."""
    found = {}
    for package in ("open_spiel", "catanatron"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found
