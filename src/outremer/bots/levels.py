"""How strong a bot is, in a word: the levels people choose from, and the bot behind each."""

from collections.abc import Callable
from typing import Any

from outremer.core import registry

LEVELS = {
    "easy": "greedy:temperature=1.0",
    "normal": "greedy",
    "hard": "mcts:sims=50",
    "expert": "mcts:ms=1000,per=turn",
}
"""From the weakest to the strongest. A level is a bot's name too: it can be used wherever a spec can."""
USUAL = "normal"


def _level(name: str) -> Callable[..., Any]:
    def seat(seed: str = "") -> Any:
        return registry.bot(LEVELS[name], seed)

    seat.__doc__ = f"The bot behind `{name}`."
    return seat


easy, normal, hard, expert = (_level(name) for name in LEVELS)
