"""Phase 2: the baron and the foreign baron (J5xx, J641-J647)."""

from outremer.core.rule import rule
from outremer.games.jerusalem.codes import Why
from outremer.games.jerusalem.names import PALACE_LARGE, Office
from outremer.games.jerusalem.rules.city import NOBODY, highest_tower, is_large, own_baron
from outremer.games.jerusalem.state import Board, State

OFF_BOARD = -1


@rule
def baron_needs(s: State, b: Board, seat: int, area: int) -> int:
    """Fresh squires the own baron needs; the Captain fewer, by size of the area (J503, J703, J704)."""
    if s.office[seat] != Office.CAPTAIN:
        return b.baron_min
    return b.captain_min_large if is_large(area) else b.captain_min_small


@rule
def why_palace(s: State, b: Board, seat: int) -> int:
    """The large Palace area is barred to all in round 1, later to the highest tower (J516-J519)."""
    if s.round_no == 1:
        return Why.PALACE_ROUND_1
    highest = highest_tower(s, b)
    if s.floors[seat] < highest:
        return Why.LEGAL
    sharing = 0
    most = 0
    for other in range(b.players):
        if s.floors[other] == highest:
            sharing += 1
            most = max(most, s.prestige[other])
    if sharing == 1:
        return Why.PALACE_HIGHEST_TOWER
    return Why.PALACE_TIED_TOWER if s.prestige[seat] == most else Why.LEGAL


@rule
def why_block(s: State, b: Board, seat: int, area: int, need: int) -> int:
    """What holds for every baron: open area, no other baron, the Palace ban, enough fresh squires (J503-J519)."""
    if not b.area_open[area]:
        return Why.AREA_CLOSED
    if s.baron[area] != NOBODY:
        return Why.BARON_AREA_TAKEN
    if area == PALACE_LARGE:
        refusal = why_palace(s, b, seat)
        if refusal != Why.LEGAL:
            return refusal
    if s.fresh[area] >= need:
        return Why.LEGAL
    return Why.BARON_SOURCE if s.arrived[area] >= need else Why.BARON_NEEDS_SQUIRES


@rule
def why_baron(s: State, b: Board, seat: int, area: int) -> int:
    """The own baron, once per round (J501, J514)."""
    if own_baron(s, seat) != NOBODY:
        return Why.BARON_USED
    return why_block(s, b, seat, area, baron_needs(s, b, seat, area))


@rule
def why_foreign_baron(s: State, b: Board, seat: int, area: int) -> int:
    """The white baron always needs 3 fresh squires, the Captain's too (J643, J644)."""
    if s.foreign_owner != seat or s.foreign_area != OFF_BOARD:
        return Why.NO_FOREIGN_BARON
    return why_block(s, b, seat, area, b.baron_min)


@rule
def place_baron(s: State, seat: int, area: int) -> None:
    """The baron blocks the area until the end of the round (J501, J513)."""
    s.baron[area] = seat


@rule
def place_foreign_baron(s: State, seat: int, area: int) -> None:
    """The white baron blocks the area until the end of the round (J643, J645)."""
    s.foreign_area = area
    s.baron[area] = seat
