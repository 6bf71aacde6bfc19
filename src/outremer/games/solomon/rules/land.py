"""The map: regions, roads and building sites (S6xx, S906)."""

from outremer.core.rule import rule
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import NOBODY, RESOURCES, SPACES
from outremer.games.solomon.rules.table import take
from outremer.games.solomon.state import Board, State


@rule
def joined(s: State, b: Board, owner: int, spaces: int) -> int:
    """All spaces (a bit mask) that the owner's roads join to those given, through siteless ones too (S602, S614).

    Roads built this round do not count yet: regions are fixed when Resolution begins (S416).
    """
    if s.roads_left == b.roads:
        return spaces
    grown = True
    while grown:
        grown = False
        for link in range(b.links):
            if s.road[link] == owner and s.road_round[link] < s.round_no:
                ends = (1 << b.end_a[link]) | (1 << b.end_b[link])
                if spaces & ends != 0 and spaces & ends != ends:
                    spaces |= ends
                    grown = True
    return spaces


@rule
def harvest(s: State, b: Board, seat: int, space: int) -> None:
    """The yield of every space of the region the pawn stands in; on a building it is its owner's (S601-S603, S617)."""
    owner = s.building[space]
    if owner == NOBODY:
        owner = seat
    region = joined(s, b, owner, 1 << space)
    for part in range(SPACES):
        if (region >> part) & 1:
            gather(s, b, seat, part)


@rule
def gather(s: State, b: Board, seat: int, space: int) -> None:
    """The printed yield of one space, once (S601)."""
    for resource in range(RESOURCES):
        take(s, seat, resource, b.space_yield[space, resource])


@rule
def why_site(s: State, b: Board, space: int) -> int:
    """A building goes to an unoccupied site (S906, S914)."""
    if s.building[space] != NOBODY:
        return Why.R_SITE_TAKEN
    return Why.LEGAL if b.site[space] else Why.R_NO_SITE


@rule
def free_sites(s: State, b: Board) -> int:
    """Sites without a building."""
    count = 0
    for space in range(SPACES):
        if why_site(s, b, space) == Why.LEGAL:
            count += 1
    return count


@rule
def buildings_of(s: State, seat: int) -> int:
    """A player's buildings on the map (S1107)."""
    count = 0
    for space in range(SPACES):
        if s.building[space] == seat:
            count += 1
    return count


@rule
def why_link(s: State, b: Board, seat: int, link: int) -> int:
    """A road joins two own buildings, or one and a space without a site; one per link (S605-S613)."""
    if s.roads_left == 0:
        return Why.R_ROAD_STOCK
    if link == NOBODY:
        return Why.R_ROAD_NO_LINK
    if s.road[link] != NOBODY:
        return Why.R_ROAD_EXISTS
    first = s.building[b.end_a[link]]
    second = s.building[b.end_b[link]]
    if first != seat and second != seat:
        return Why.R_ROAD_NO_BUILDING
    if (first != seat and first != NOBODY) or (second != seat and second != NOBODY):
        return Why.R_ROAD_FOREIGN
    if (first == NOBODY and b.site[b.end_a[link]]) or (second == NOBODY and b.site[b.end_b[link]]):
        return Why.R_ROAD_EMPTY_SITE
    return Why.LEGAL


@rule
def any_link(s: State, b: Board, seat: int) -> bool:
    """Is there a link on which the player may build a road?"""
    if s.roads_left == 0:
        return False
    for link in range(b.links):
        if why_link(s, b, seat, link) == Why.LEGAL:
            return True
    return False


@rule
def lay_road(s: State, seat: int, link: int) -> None:
    """A road from the common stock; it belongs to the owner of the buildings at its ends (S612)."""
    s.road[link] = seat
    s.road_round[link] = s.round_no
    s.roads_left -= 1
