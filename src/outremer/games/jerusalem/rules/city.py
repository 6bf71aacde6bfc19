"""The city: player order, squires coming and going, control, barons. Used by every phase."""

from outremer.core.rule import rule
from outremer.games.jerusalem.names import AREAS, AREAS_PER_CENTRE, CARDS, Office
from outremer.games.jerusalem.state import Board, State

NOBODY = -1


@rule
def centre_of(area: int) -> int:
    """The power centre of an area (J119)."""
    return area // AREAS_PER_CENTRE


@rule
def is_large(area: int) -> bool:
    """Each centre has one large area; the Tower of David counts as large (J119, J705)."""
    return area % AREAS_PER_CENTRE == 0


@rule
def holder(s: State, b: Board, office: int) -> int:
    """The seat holding an office this round, or NOBODY."""
    for seat in range(b.players):
        if s.office[seat] == office:
            return seat
    return NOBODY


@rule
def in_player_order(s: State, b: Board, place: int) -> int:
    """The seat at a place of the player order: lowest office number first (J228)."""
    return holder(s, b, Office.ADMIRAL - b.players + 1 + place)


@rule
def controller(s: State, b: Board, area: int) -> int:
    """Who has most squires controls; ties go to the lower office, an empty area to nobody (J413-J415)."""
    best = NOBODY
    most = 0
    for seat in range(b.players):
        here = s.squires[seat, area]
        if here > most or (here == most and here > 0 and s.office[seat] < s.office[best]):
            best = seat
            most = here
    return best


@rule
def privilege_winner(s: State, b: Board, centre: int) -> int:
    """Most squires in the three areas of a centre together; ties by the lower office (J811, J812, J816)."""
    best = NOBODY
    most = 0
    first = centre * AREAS_PER_CENTRE
    for seat in range(b.players):
        here = 0
        for area in range(first, first + AREAS_PER_CENTRE):
            here += s.squires[seat, area]
        if here > most or (here == most and here > 0 and s.office[seat] < s.office[best]):
            best = seat
            most = here
    return best


@rule
def own_baron(s: State, seat: int) -> int:
    """The area of a player's own baron, or NOBODY while it stands beside the screen."""
    found = NOBODY
    for area in range(AREAS):
        if (s.baron[area] == seat) & (area != s.foreign_area):
            found = area
    return found


@rule
def gain_squires(s: State, seat: int, count: int) -> None:
    """From the supply behind the screen; what the supply lacks is lost (J404)."""
    gained = min(count, s.supply[seat])
    s.supply[seat] -= gained
    s.screen[seat] += gained


@rule
def arrive(s: State, area: int, seat: int, counts: bool) -> None:
    """A squire of the player whose turn it is comes to an area; does it count for the baron (J505)?"""
    s.squires[seat, area] += 1
    s.arrived[area] += 1
    if counts:
        s.fresh[area] += 1


@rule
def leave(s: State, area: int, seat: int) -> None:
    """A squire of the player whose turn it is leaves an area; older ones are deemed to go first (J506)."""
    s.squires[seat, area] -= 1
    here = s.squires[seat, area]
    s.arrived[area] = min(s.arrived[area], here)
    s.fresh[area] = min(s.fresh[area], here)


@rule
def remove_to_supply(s: State, area: int, seat: int, count: int) -> None:
    """Squires go from an area to the general supply (J905)."""
    s.squires[seat, area] -= count
    s.supply[seat] += count


@rule
def squires_in_centre(s: State, centre: int, seat: int) -> int:
    """A player's squires in the areas of a centre."""
    total = 0
    first = centre * AREAS_PER_CENTRE
    for area in range(first, first + AREAS_PER_CENTRE):
        total += s.squires[seat, area]
    return total


@rule
def movable_squires(s: State, b: Board, seat: int) -> int:
    """A player's squires in areas without a baron."""
    total = 0
    for area in range(AREAS):
        here = s.squires[seat, area]
        total += here if s.baron[area] == NOBODY else 0
    return total


@rule
def hand_size(s: State, seat: int) -> int:
    """The number of action cards in hand, seen or face down."""
    total = 0
    for card in range(CARDS + 1):
        total += s.hand[seat, card]
    return total


@rule
def highest_tower(s: State, b: Board) -> int:
    """The floors of the highest tower."""
    floors = 0
    for seat in range(b.players):
        floors = max(floors, s.floors[seat])
    return floors
