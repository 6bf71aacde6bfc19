"""The greedy bot: the move that looks best to the game's heuristic."""

import random

import numpy as np

from outremer.core import engine
from outremer.core.view import View


class Greedy:
    """Plays the best-looking move; equal ones are drawn by lot."""

    def __init__(self, seed: str = "") -> None:
        self._random = random.Random(seed or None)

    def choose(self, view: View) -> int:
        """A legal action of the view's seat."""
        moves = np.array([a.id for a in view.legal()], np.int32)
        scores = np.zeros(len(moves), np.float64)
        engine.rate(view.rows, view.game.boards, view.seat, moves, len(moves), scores)
        return int(self._random.choice(moves[scores == scores.max()]))
