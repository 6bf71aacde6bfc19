"""The greedy bot: the move that looks best to the game's heuristic."""

import random

import numpy as np

from outremer.bots.budget import number
from outremer.bots.opinion import Opinion
from outremer.core import engine
from outremer.core.errors import BadOption
from outremer.core.game import GameInfo
from outremer.core.view import View

ABSURD = 0.02
"""With a temperature: a move that weighs less than this against the best one is never played."""
HOTTEST = 1000.0


class Greedy:
    """Plays the best-looking move; equal ones are drawn by lot.

    With a temperature it errs like a person: a move that looks so many points worse than the best is
    played an e-th as often, and one that looks far worse never. What things are worth may be changed too.
    """

    def __init__(self, seed: str = "", temperature: str = "0", **worths: str) -> None:
        heat = number(temperature)
        if heat is None or not 0 <= heat <= HOTTEST:
            raise BadOption(f"temperature={temperature}: the temperature of greedy is a number from 0 to {HOTTEST:g}")
        self._temperature = heat
        self._opinion = Opinion("greedy", worths, ("temperature",))
        self._random = random.Random(seed or None)

    def suits(self, info: GameInfo) -> None:
        """Refuse a game that does not know what the bot was told."""
        self._opinion.check(info)

    def choose(self, view: View) -> int:
        """A legal action of the view's seat."""
        moves = np.array([a.id for a in view.legal()], np.int32)
        scores = np.zeros(len(moves), np.float64)
        engine.rate(view.rows, self._opinion.boards(view.game), view.seat, moves, len(moves), scores)
        if self._temperature == 0:
            return int(self._random.choice(moves[scores == scores.max()]))
        weights = np.exp((scores - scores.max()) / self._temperature)
        likely = weights >= ABSURD
        return int(self._random.choices(moves[likely].tolist(), weights[likely].tolist())[0])
