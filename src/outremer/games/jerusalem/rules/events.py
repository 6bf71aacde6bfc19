"""Phase 4: the events (J9xx)."""

from outremer.core.pending import answered, ask, asked_x, asked_y
from outremer.core.rule import rule
from outremer.games.jerusalem.codes import Why
from outremer.games.jerusalem.names import (
    AREAS,
    AREAS_PER_CENTRE,
    MARKET_LARGE,
    NOBILITY_LARGE,
    PALACE_LARGE,
    PATRIARCHATE_LARGE,
    TEMPLARS_LARGE,
    Centre,
    Decision,
    Event,
    Stage,
)
from outremer.games.jerusalem.rules.city import NOBODY, in_player_order, own_baron, remove_to_supply, squires_in_centre
from outremer.games.jerusalem.state import Board, State


@rule
def event_step(s: State, b: Board) -> None:
    """Carry out the event of the round, player by player where players decide (J901)."""
    event = s.event_at[s.round_no]
    if event == Event.ELECTION:
        election(s, b)
        s.at = b.players
    if s.at == b.players:
        s.at = 0
        s.stage = Stage.MARKER
        return
    seat = in_player_order(s, b, s.at)
    s.at += 1
    if event == Event.HEIR:
        heir(s, b, seat)
    elif event == Event.TAX:
        tax(s, b, seat)
    else:
        war(s, b, seat)


@rule
def clear_areas(s: State, first: int, seat: int) -> None:
    """A player's squires leave the three areas of a centre for the supply (J905)."""
    for area in range(first, first + AREAS_PER_CENTRE):
        remove_to_supply(s, area, seat, s.squires[seat, area])


# --- Heir to the Throne --------------------------------------------------------------------------


@rule
def heir(s: State, b: Board, seat: int) -> None:
    """Who has squires in the Palace and a baron on the board may rescue some, else loses all (J910-J914)."""
    here = squires_in_centre(s, Centre.PALACE, seat)
    own = own_baron(s, seat)
    white = s.foreign_area if s.foreign_owner == seat else NOBODY
    limit = min(b.heir_rescue_max, here)
    if here == 0 or (own == NOBODY and white == NOBODY):
        clear_areas(s, PALACE_LARGE, seat)
    elif own != NOBODY and white != NOBODY:
        ask(s, Decision.HEIR_RESCUE_TO, seat, 0, limit)
    else:
        ask(s, Decision.HEIR_RESCUE, seat, max(own, white), limit)


@rule
def why_rescue(s: State, count: int) -> int:
    """At most 2, of the squires that are there (J911, J914)."""
    return Why.LEGAL if count <= asked_y(s) else Why.HEIR_LIMIT


@rule
def rescue(s: State, seat: int, count: int) -> None:
    """All leave the Palace, then the rescued go to the baron's area (J911, J912)."""
    area = asked_x(s)
    answered(s)
    clear_areas(s, PALACE_LARGE, seat)
    remove_to_supply(s, area, seat, -count)


@rule
def why_rescue_to(s: State, seat: int, area: int) -> int:
    """With two barons on the board: to either of their areas (J646, J911)."""
    return Why.LEGAL if s.baron[area] == seat else Why.UNKNOWN_OPTION


@rule
def rescue_to(s: State, seat: int, area: int) -> None:
    """Rescue one by one; the first answer empties the Palace of the player's squires (J914)."""
    rescued = asked_x(s)
    limit = asked_y(s)
    answered(s)
    if rescued == 0:
        clear_areas(s, PALACE_LARGE, seat)
    remove_to_supply(s, area, seat, -1)
    if rescued + 1 < limit:
        ask(s, Decision.HEIR_RESCUE_TO, seat, rescued + 1, limit)


@rule
def rescue_done(s: State, seat: int) -> None:
    """No more are rescued."""
    if asked_x(s) == 0:
        clear_areas(s, PALACE_LARGE, seat)
    answered(s)


# --- Election of the Patriarch -------------------------------------------------------------------


@rule
def election(s: State, b: Board) -> None:
    """In each area of Patriarchate and Nobility all present reduce to the fewest (J920-J923)."""
    for k in range(2 * AREAS_PER_CENTRE):
        area = PATRIARCHATE_LARGE + k if k < AREAS_PER_CENTRE else NOBILITY_LARGE + k - AREAS_PER_CENTRE
        fewest = 0
        for seat in range(b.players):
            here = s.squires[seat, area]
            if here > 0 and (fewest == 0 or here < fewest):
                fewest = here
        for seat in range(b.players):
            if s.squires[seat, area] > fewest:
                remove_to_supply(s, area, seat, s.squires[seat, area] - fewest)


# --- Special Tax ---------------------------------------------------------------------------------


@rule
def tax(s: State, b: Board, seat: int) -> None:
    """Ask who has squires in the Market and silver to pay; all others lose theirs (J930-J932)."""
    for k in range(AREAS_PER_CENTRE):
        s.kept[k] = 0
    if squires_in_centre(s, Centre.MARKET, seat) > 0 and s.silver[seat] >= b.tax_per_squire:
        ask(s, Decision.TAX_KEEP, seat, 0, 0)
    else:
        clear_areas(s, MARKET_LARGE, seat)


@rule
def why_keep_squire(s: State, seat: int, k: int) -> int:
    """A squire in that Market area that is not paid for yet (J931, J933)."""
    return Why.LEGAL if s.squires[seat, MARKET_LARGE + k] > s.kept[k] else Why.TAX_NOT_THERE


@rule
def keep_squire(s: State, b: Board, seat: int, k: int) -> None:
    """Pay 1 silver for one more squire; without silver or squires the decision closes (J931)."""
    s.silver[seat] -= b.tax_per_squire
    s.kept[k] += 1
    kept = s.kept[0] + s.kept[1] + s.kept[2]
    if s.silver[seat] < b.tax_per_squire or kept == squires_in_centre(s, Centre.MARKET, seat):
        tax_done(s, seat)


@rule
def tax_done(s: State, seat: int) -> None:
    """The squires not paid for leave the Market (J930)."""
    answered(s)
    for k in range(AREAS_PER_CENTRE):
        area = MARKET_LARGE + k
        remove_to_supply(s, area, seat, s.squires[seat, area] - s.kept[k])
        s.kept[k] = 0


# --- War -----------------------------------------------------------------------------------------


@rule
def war(s: State, b: Board, seat: int) -> None:
    """His k squires leave the Templars, then he may remove up to k enemy squires (J940, J941, J945)."""
    s.war_left = squires_in_centre(s, Centre.TEMPLARS, seat)
    clear_areas(s, TEMPLARS_LARGE, seat)
    if war_target_left(s, b, seat):
        ask(s, Decision.WAR_REMOVE, seat, 0, 0)
    else:
        s.war_left = 0


@rule
def war_target_left(s: State, b: Board, seat: int) -> bool:
    """May he still remove a squire, and is there one (J941, J943)?"""
    if s.war_left == 0:
        return False
    for other in range(b.players):
        if other != seat and s.war_removed[other] < b.war_max_per_opponent:
            for area in range(AREAS):
                if s.squires[other, area] > 0:
                    return True
    return False


@rule
def why_remove(s: State, b: Board, seat: int, other: int, area: int) -> int:
    """A squire of another player anywhere, at most 2 of each (J941-J943)."""
    if other == seat:
        return Why.WAR_OWN
    if other >= b.players:
        return Why.UNKNOWN_OPTION
    if s.squires[other, area] == 0:
        return Why.NO_ENEMY_SQUIRE
    if s.war_removed[other] >= b.war_max_per_opponent:
        return Why.WAR_LIMIT_OPPONENT
    return Why.LEGAL


@rule
def remove(s: State, b: Board, seat: int, other: int, area: int) -> None:
    """Remove one; the decision closes when no more may or can be removed (D42)."""
    remove_to_supply(s, area, other, 1)
    s.war_removed[other] += 1
    s.war_left -= 1
    if not war_target_left(s, b, seat):
        war_done(s, b)


@rule
def war_done(s: State, b: Board) -> None:
    """The next player's war begins with clean counters."""
    answered(s)
    s.war_left = 0
    for other in range(b.players):
        s.war_removed[other] = 0
