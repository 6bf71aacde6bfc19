"""Bots on seats: made from their specs, asked for their moves. They are handed views and nothing else."""

import hashlib
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from outremer.core import registry
from outremer.core.errors import IllegalAction, OutremerError
from outremer.core.game import GameInfo
from outremer.core.position import Position

HUMAN = "human"


def make_bots(seats: Iterable[str], seed: str, info: GameInfo | None = None) -> dict[int, Any]:
    """The bots of a table by seat; their own randomness follows from the seed, which it does not tell.

    If the game is named, a bot that cannot play it with its settings says so.
    """
    bots = {}
    for seat, spec in enumerate(seats):
        if spec != HUMAN:
            own = hashlib.sha256(f"outremer bot {seat} {seed}".encode()).hexdigest()[:16]
            bots[seat] = registry.bot(spec, seed=own)
            if info is not None and hasattr(bots[seat], "suits"):
                bots[seat].suits(info)
    return bots


def play_bot(position: Position, bot: Any, guard: Callable[[], AbstractContextManager[None]] = nullcontext) -> None:
    """Let a bot, which sees only its seat's view, take the step that is due; the step itself is guarded."""
    seat = position.seat
    action = int(bot.choose(position.view(seat)))
    try:
        with guard():
            position.play(action)
    except IllegalAction as error:
        raise OutremerError(f"the bot {position.seats[seat]} on seat {seat} is at fault: {error}") from error
