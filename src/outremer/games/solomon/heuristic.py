"""A short heuristic for Kingdom of Solomon: how good each move looks to a sensible player."""

from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.solomon.state import Board, State


@rule
def prior(s: State, b: Board, seat: int, moves: Grid, count: int, scores: Grid) -> None:
    """Score each listed move."""
    for k in range(count):
        scores[k] = 0.0
