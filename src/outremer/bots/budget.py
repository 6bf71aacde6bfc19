"""How long a search may think: a time or a number of simulations, for each decision or for each turn."""

from collections.abc import Mapping
from dataclasses import dataclass

from outremer.core.errors import BadOption

USUAL_MS = 500.0
MOST_MS = 600_000.0
MOST_SIMS = 1_000_000_000
SHARE = 0.35
"""The part of what is left of a turn's budget that its next decision gets: the first ones plan the turn."""


@dataclass(frozen=True)
class Budget:
    """Milliseconds or simulations (the other one is 0), per decision or per turn."""

    ms: float = USUAL_MS
    sims: int = 0
    per_turn: bool = False

    @property
    def amount(self) -> float:
        """The whole budget, in its own unit."""
        return self.sims or self.ms

    @staticmethod
    def read(settings: Mapping[str, str]) -> "Budget":
        """The budget that `ms`, `sims` and `per` of a spec name.

        >>> Budget.read({"sims": "2000", "per": "turn"})
        Budget(ms=0.0, sims=2000, per_turn=True)
        >>> Budget.read({"ms": "0"})
        Traceback (most recent call last):
        ...
        outremer.core.errors.BadOption: ms=0: the time of mcts is 1 to 600000 milliseconds
        """
        if "ms" in settings and "sims" in settings:
            raise BadOption("mcts takes ms=... (milliseconds) or sims=... (simulations), not both")
        per = settings.get("per", "decision")
        if per not in ("decision", "turn"):
            raise BadOption(f"per={per}: the budget of mcts is per=decision or per=turn")
        if "sims" in settings:
            sims = number(settings["sims"])
            if sims is None or not 1 <= sims <= MOST_SIMS or sims != int(sims):
                raise BadOption(f"sims={settings['sims']}: mcts makes 1 to {MOST_SIMS} simulations, a whole number")
            return Budget(0.0, int(sims), per == "turn")
        ms = number(settings.get("ms", str(USUAL_MS)))
        if ms is None or not 1 <= ms <= MOST_MS:
            raise BadOption(f"ms={settings['ms']}: the time of mcts is 1 to {MOST_MS:.0f} milliseconds")
        return Budget(ms, 0, per == "turn")


def number(text: str) -> float | None:
    """The number a text names; None if it names none, or none that is finite."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if abs(value) < float("inf") else None


class Purse:
    """What is left of a budget while a turn is played."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._left = budget.amount

    def for_decision(self, same_turn: bool) -> float:
        """What the next decision may use."""
        if not self._budget.per_turn:
            return self._budget.amount
        if not same_turn:
            self._left = self._budget.amount
        return SHARE * self._left

    def spent(self, amount: float) -> None:
        """So much has been used."""
        self._left = max(0.0, self._left - amount)
