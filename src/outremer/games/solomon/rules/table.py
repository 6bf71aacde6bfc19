"""What lies on the table: turn order, cubes, hands, the act under way. Used by every phase."""

from outremer.core.pending import answered
from outremer.core.rule import rule
from outremer.games.solomon.names import KINDS, RESOURCES, SPACES, Phase, Stage
from outremer.games.solomon.state import Board, State

NONE = -1
"""No effect, no previous choice, not begun."""


@rule
def current_phase(s: State) -> int:
    """The phase being played, NONE during set-up and refill."""
    if Stage.PLACEMENT <= s.stage <= Stage.BUILDING:
        return Phase.PLACEMENT + s.stage - Stage.PLACEMENT
    if s.stage == Stage.CLEANUP:
        return Phase.CLEANUP
    return NONE


@rule
def position_of(s: State, seat: int) -> int:
    """A seat's place in the turn order, 0 for the start player (S204)."""
    place = 0
    while s.order[place] != seat:
        place += 1
    return place


@rule
def move_ahead(s: State, seat: int, target: int) -> None:
    """A player goes to a better position; everybody between drops by one (S207-S209)."""
    place = position_of(s, seat)
    while place > target:
        s.order[place] = s.order[place - 1]
        place -= 1
    s.order[target] = seat


@rule
def take(s: State, seat: int, resource: int, amount: int) -> None:
    """Cubes from the supply as far as there are any; nothing is owed later (S406, S407)."""
    cubes = min(amount, s.supply[resource])
    s.supply[resource] -= cubes
    s.stock[seat, resource] += cubes


@rule
def give_back(s: State, seat: int, resource: int, amount: int) -> None:
    """Cubes from a stock to the supply."""
    s.stock[seat, resource] -= amount
    s.supply[resource] += amount


@rule
def cubes_of(s: State, seat: int) -> int:
    """All cubes of a player."""
    total = 0
    for resource in range(RESOURCES):
        total += s.stock[seat, resource]
    return total


@rule
def hand_size(s: State, seat: int) -> int:
    """Fortune cards in a hand, seen or not: the number is public (S1302)."""
    total = 0
    for kind in range(KINDS + 1):
        total += s.hand[seat, kind]
    return total


@rule
def finish_act(s: State) -> None:
    """The question and all steps of the act are done."""
    while s.depth > 0:
        answered(s)
    s.shown = 0


@rule
def effect_number(s: State, b: Board, parameter: int) -> int:
    """A number of the effect being carried out."""
    return b.parameter[s.place - SPACES, s.effect, parameter]


@rule
def next_effect(s: State) -> None:
    """The effect is over; the next one of the place follows (S920)."""
    finish_act(s)
    s.effect += 1
    s.left = NONE
    s.takes = 0
    s.given = 0
    s.previous = NONE
