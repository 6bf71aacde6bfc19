"""The random bot: any legal move, each as likely as the other."""

import random

from outremer.core.view import View


class Uniform:
    """Plays uniformly at random, never taking back an act begun."""

    def __init__(self, seed: str = "") -> None:
        self._random = random.Random(seed or None)

    def choose(self, view: View) -> int:
        """A legal action of the view's seat."""
        retreats = view.game.info.functions["retreats"]
        return self._random.choice([a.id for a in view.legal() if not retreats(view.row, a.id)])
