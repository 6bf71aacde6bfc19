"""Setting up a table from what was typed: players, options, and who sits where."""

from collections.abc import Iterable

from outremer.arena.seating import HUMAN
from outremer.core.errors import BadOption
from outremer.core.options import Value

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
