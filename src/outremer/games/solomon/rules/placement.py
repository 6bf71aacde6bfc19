"""The Placement phase (S3xx)."""

from outremer.core.pending import answered, ask
from outremer.core.rule import rule
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import (
    FIRST_BONUS,
    FIRST_CARD,
    NOBODY,
    NOWHERE,
    PLACES,
    SPACES,
    Decision,
    Stage,
)
from outremer.games.solomon.options import RegionOccupancy
from outremer.games.solomon.rules.land import joined
from outremer.games.solomon.rules.table import hand_size, position_of
from outremer.games.solomon.state import Board, State


@rule
def pawns_on_map(s: State, seat: int) -> int:
    """The spaces with a pawn of the player, as a bit mask."""
    spaces = 0
    for space in range(SPACES):
        if s.pawn[space] == seat:
            spaces |= 1 << space
    return spaces


@rule
def closed_regions(s: State, b: Board, seat: int) -> int:
    """The spaces of the player's regions in which he has a pawn already (S309, `region_occupancy`)."""
    if b.region_occupancy == RegionOccupancy.PER_SPACE:
        return 0
    spaces = pawns_on_map(s, seat)
    if b.region_occupancy == RegionOccupancy.SHARED and s.privilege != NOWHERE:
        if s.building[s.privilege] == seat:
            spaces |= 1 << s.privilege
    return joined(s, b, seat, spaces)


@rule
def owner_within(s: State, b: Board, space: int) -> bool:
    """Has the owner of the building a pawn in its region?"""
    owner = s.building[space]
    return joined(s, b, owner, 1 << space) & pawns_on_map(s, owner) != 0


@rule
def why_place(s: State, b: Board, seat: int, place: int, closed: int) -> int:
    """One pawn per place; buildings, cards and closed spaces shut others out (S304-S319).

    `closed` are the spaces of `closed_regions`, found once for all places.
    """
    if s.pawn[place] != NOBODY:
        return Why.R_OCCUPIED
    if place < SPACES:
        return why_place_space(s, b, seat, place, closed)
    if place >= FIRST_CARD:
        owner = s.card_owner[place - FIRST_CARD]
        if owner < 0:
            return Why.R_OPEN_CARD
        return Why.LEGAL if owner == seat else Why.R_CARD_OF_OTHER
    if place >= FIRST_BONUS and not b.bonus_open[place - FIRST_BONUS]:
        return Why.R_BONUS_CLOSED
    return Why.LEGAL


@rule
def why_place_space(s: State, b: Board, seat: int, space: int, closed: int) -> int:
    """Buildings close their space to all but the owner and, once a round, the High Priest (S306-S320)."""
    owner = s.building[space]
    if owner != NOBODY and owner != seat:
        return why_privilege(s, b, seat, space)
    return Why.R_REGION_USED if (closed >> space) & 1 else Why.LEGAL


@rule
def why_privilege(s: State, b: Board, seat: int, space: int) -> int:
    """Once a round the High Priest may enter a space with an opponent's building (S318-S321)."""
    if s.high_priest != seat:
        return Why.R_FOREIGN_BUILDING
    if s.privilege != NOWHERE:
        return Why.R_HP_USED
    if b.region_occupancy == RegionOccupancy.SHARED and owner_within(s, b, space):
        return Why.R_REGION_USED
    return Why.LEGAL


@rule
def open_places(s: State, b: Board, seat: int) -> int:
    """How many places a player may put a pawn on."""
    closed = closed_regions(s, b, seat)
    count = 0
    for place in range(PLACES):
        if why_place(s, b, seat, place, closed) == Why.LEGAL:
            count += 1
    return count


@rule
def only_place(s: State, b: Board, seat: int) -> int:
    """The one open place; PLACES if there are more, NOWHERE if there is none."""
    closed = closed_regions(s, b, seat)
    found = NOWHERE
    for place in range(PLACES):
        if why_place(s, b, seat, place, closed) == Why.LEGAL:
            if found != NOWHERE:
                return PLACES
            found = place
    return found


@rule
def next_placer(s: State, b: Board) -> None:
    """The next player in turn order with a pawn and a place for it; without one the phase is over (S301-S303, S323)."""
    for k in range(b.players):
        seat = s.order[(s.at + k) % b.players]
        if s.pawns[seat] > 0:
            place = only_place(s, b, seat)
            if place == PLACES or (place != NOWHERE and b.fortune_vp_window and hand_size(s, seat) > 0):
                ask(s, Decision.PLACE, seat, 0, 0)
                return
            if place != NOWHERE:
                put_pawn(s, b, seat, place)
                return
    s.at = 0
    s.stage = Stage.RESOLUTION


@rule
def put_pawn(s: State, b: Board, seat: int, place: int) -> None:
    """A pawn on a place; on a bonus space all that are left (S313, S314). It gives nothing yet (S325)."""
    s.pawn[place] = seat
    if FIRST_BONUS <= place < FIRST_CARD:
        s.bonus_pawns[place - FIRST_BONUS] = s.pawns[seat]
        s.pawns[seat] = 0
    else:
        s.pawns[seat] -= 1
    if place < SPACES and s.building[place] != NOBODY and s.building[place] != seat:
        s.privilege = place
    s.at = (position_of(s, seat) + 1) % b.players


@rule
def place_pawn(s: State, b: Board, seat: int, place: int) -> None:
    """D01."""
    answered(s)
    put_pawn(s, b, seat, place)
