"""The stack of pending decisions inside a state row.

Effects inside effects (play a card, choose a source, choose a target) are frames on this stack; no
callbacks. A *private* frame belongs to an act that has not yet changed anything: other seats do not
see it, and taking it back leaves no trace.
"""

from outremer.core.rule import rule
from outremer.core.state import Row

CHANCE = -1
"""The actor of shuffles, draws and throws."""
OVER = -2
"""Nobody acts: the game has ended."""
SPECTATOR = -3
"""A viewer without a seat: sees what lies open to all."""
EVERYTHING = -4
"""The viewer of a finished game: every card is turned up."""

NOTHING = -1
"""The decision that is asked while the stack is empty."""


@rule
def _push(s: Row, decision: int, seat: int, x: int, y: int, private: int) -> None:
    top = s.depth
    s.pending[top, 0] = decision
    s.pending[top, 1] = seat
    s.pending[top, 2] = x
    s.pending[top, 3] = y
    s.pending[top, 4] = private
    s.depth = top + 1


@rule
def ask(s: Row, decision: int, seat: int, x: int, y: int) -> None:
    """Put a decision to a seat; everybody sees that it is asked."""
    _push(s, decision, seat, x, y, 0)


@rule
def ask_privately(s: Row, decision: int, seat: int, x: int, y: int) -> None:
    """Put a decision to a seat as part of an act nobody else has seen anything of yet."""
    _push(s, decision, seat, x, y, 1)


@rule
def answered(s: Row) -> None:
    """Take the top decision off the stack, leaving no trace of it in the row."""
    top = s.depth - 1
    for column in range(5):
        s.pending[top, column] = 0
    s.depth = top


@rule
def asked(s: Row) -> int:
    """The decision on top of the stack, or NOTHING."""
    if s.depth == 0:
        return NOTHING
    return s.pending[s.depth - 1, 0]


@rule
def asked_seat(s: Row) -> int:
    """Who decides (a seat or CHANCE), or OVER when nothing is asked any more."""
    if s.depth == 0:
        return OVER
    return s.pending[s.depth - 1, 1]


@rule
def asked_x(s: Row) -> int:
    """The first note on the top frame."""
    return s.pending[s.depth - 1, 2]


@rule
def asked_y(s: Row) -> int:
    """The second note on the top frame."""
    return s.pending[s.depth - 1, 3]
