"""Setting up a table from what was typed: players, options, and who sits where."""

import hashlib
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from outremer.core import registry
from outremer.core.errors import BadOption, IllegalAction, OutremerError
from outremer.core.options import Value
from outremer.core.position import Position

HUMAN = "human"
USUAL_BOT = "greedy"


def read_options(given: Iterable[str]) -> dict[str, Value]:
    """Options written as name=value."""
    options: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadOption(f"write an option as name=value, not {text!r}")
        options[name.strip()] = value.strip()
    return options


def read_seats(given: Iterable[str], players: int, usual: Iterable[str] = ()) -> tuple[str, ...]:
    """Who sits where, written as number=human or number=bot; else a person on seat 0 against bots."""
    seats = list(usual) or [HUMAN, *(USUAL_BOT,) * (players - 1)]
    taken: set[int] = set()
    for text in given:
        number, equals, spec = text.partition("=")
        if not equals or not number.strip().isdecimal() or not spec.strip():
            raise BadOption(f"write a seat as number=human or number=bot, for example 1=greedy, not {text!r}")
        seat = int(number)
        if seat >= players:
            raise BadOption(f"there is no seat {seat}: {players} players sit on seats 0 to {players - 1}")
        if seat in taken:
            raise BadOption(f"seat {seat} is given twice")
        taken.add(seat)
        seats[seat] = spec.strip()
    return tuple(seats)


def make_bots(seats: Iterable[str], seed: str) -> dict[int, Any]:
    """The bots of a table by seat; their own randomness follows from the seed, which it does not tell."""
    bots = {}
    for seat, spec in enumerate(seats):
        if spec != HUMAN:
            own = hashlib.sha256(f"outremer bot {seat} {seed}".encode()).hexdigest()[:16]
            bots[seat] = registry.bot(spec, seed=own)
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
