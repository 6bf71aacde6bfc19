"""A turn to test in, and what a table is told: options in order, refusals in full, what a viewer is shown."""

from typing import Any

from outremer import SPECTATOR, Position
from outremer.testing import position

from .reading import play_all, refusal


def texts(pos: Position) -> list[str]:
    """The legal actions as text, in the order of the table."""
    return [action.text for action in pos.legal()]


def told(pos: Position, action: str, seat: int | None = None) -> tuple[str, dict[str, int | str], str]:
    """A refusal: its code, its numbers and its message."""
    reason = refusal(pos, action, seat)
    return reason.code, dict(reason.numbers), reason.message


def shown(pos: Position, viewer: int = SPECTATOR) -> dict[str, Any]:
    """What a viewer is shown."""
    return pos.view(viewer).show()


def offices(pos: Position) -> list[str | None]:
    """The office of every player, as everybody sees it."""
    return [seat["office"] for seat in shown(pos)["seats"]]


def turn(seat: str = "Yellow", **words: Any) -> Position:
    """A turn with 10 squires behind the screen; Yellow, the Marshal, needs 3 fresh squires for his baron."""
    return position("jerusalem", **({"seat": seat, "screen": {seat: 10}} | words))


def place(pos: Position, area: str, count: int) -> Position:
    """Place squires in an area."""
    return play_all(pos, *[f"place {area}"] * count)
