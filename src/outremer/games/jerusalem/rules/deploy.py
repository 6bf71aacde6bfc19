"""Phase 2: a player's turn - placing, hiring, dismissing, the offices' abilities (J4xx, J7xx)."""

from outremer.core.pending import answered, ask, ask_privately, asked_x, asked_y
from outremer.core.rule import rule
from outremer.games.jerusalem.codes import Why
from outremer.games.jerusalem.names import AREAS, Decision, Office, Stage
from outremer.games.jerusalem.options import BaronSources
from outremer.games.jerusalem.rules.city import (
    NOBODY,
    arrive,
    gain_squires,
    in_player_order,
    leave,
    movable_squires,
)
from outremer.games.jerusalem.state import Board, State

PICK_BITS = 5
PICK_MASK = 31
"""Areas picked for a dismissal are noted on the frame, 5 bits each (area + 1; 0 = none)."""


@rule
def next_turn(s: State, b: Board) -> None:
    """In player order each takes a whole turn, beginning with his base squires (J401-J403, J711)."""
    if s.at == b.players:
        s.at = 0
        s.stage = Stage.TOWER
        return
    seat = in_player_order(s, b, s.at)
    gain_squires(s, seat, b.base_squires[s.office[seat]])
    if s.office[seat] == Office.ADMIRAL:
        s.silver[seat] += b.admiral_silver
    ask(s, Decision.TURN, seat, 0, 0)


@rule
def end_turn(s: State) -> None:
    """The turn ends when the player says so (J426); what held for the turn is over (J506, J622, J708)."""
    answered(s)
    for area in range(AREAS):
        s.fresh[area] = 0
        s.arrived[area] = 0
    s.hires = 0
    s.genoa = 0
    s.ability_used = 0
    s.at += 1


@rule
def gatekeeper(b: Board, seat: int) -> int:
    """Whose baron lets a player's squires in: his own if the edition says so, else nobody's (J509)."""
    return seat if b.owner_may_add else NOBODY


@rule
def takes_in(s: State, b: Board, keeper: int, area: int) -> bool:
    """An open area without a baron, or with the one that lets squires in (J409-J411).

    Asked of every area in every turn, so it is written without branches, which the processor would guess wrongly.
    """
    owner = s.baron[area]
    return (b.area_open[area] != 0) & ((owner == NOBODY) | (owner == keeper))


@rule
def why_place(s: State, b: Board, seat: int, area: int) -> int:
    """From behind the screen into an area that takes the squire in (J408)."""
    if s.screen[seat] == 0:
        return Why.NO_SQUIRE_BEHIND_SCREEN
    if takes_in(s, b, gatekeeper(b, seat), area):
        return Why.LEGAL
    if not b.area_open[area]:
        return Why.AREA_CLOSED
    return Why.OWN_BARON_BLOCKS if s.baron[area] == seat else Why.AREA_BLOCKED


@rule
def place(s: State, seat: int, area: int) -> None:
    """A squire goes from behind the screen to an area and is fresh there (J406, J507)."""
    s.screen[seat] -= 1
    arrive(s, area, seat, True)


@rule
def hire_price(s: State, b: Board, seat: int) -> int:
    """The price of the next hire: the Treasurer's first two, else Genoa's, else the usual (J416, J621, J708)."""
    if s.office[seat] == Office.TREASURER:
        if s.hires == 0:
            return b.treasurer_first
        if s.hires == 1:
            return b.treasurer_second
    return b.genoa_price if s.genoa else b.hire_price


@rule
def why_hire(s: State, b: Board, seat: int) -> int:
    """Within the supply of the colour and one's silver (J416, J417)."""
    if s.supply[seat] == 0:
        return Why.SUPPLY_EMPTY
    if s.silver[seat] < hire_price(s, b, seat):
        return Why.NOT_ENOUGH_SILVER
    return Why.LEGAL


@rule
def hire(s: State, b: Board, seat: int) -> None:
    """A mercenary comes from the supply behind the screen (J418)."""
    s.silver[seat] -= hire_price(s, b, seat)
    gain_squires(s, seat, 1)
    s.hires += 1


@rule
def dismissable(s: State, b: Board, seat: int) -> int:
    """Own squires on the board that may be dismissed (J421-J423)."""
    if not b.dismiss_from_blocked:
        return movable_squires(s, b, seat)
    total = 0
    for area in range(AREAS):
        total += s.squires[seat, area]
    return total


@rule
def why_dismiss(s: State, b: Board, seat: int) -> int:
    """Only complete troops of three (J419, J423)."""
    return Why.LEGAL if dismissable(s, b, seat) >= b.dismiss_troop else Why.DISMISS_NEEDS_THREE


@rule
def squires_left(s: State, b: Board, seat: int, area: int) -> int:
    """Own squires in an area that are not picked yet."""
    here = s.squires[seat, area]
    picks = asked_x(s)
    for _ in range(1, b.dismiss_troop):
        here -= (picks & PICK_MASK) == area + 1
        picks >>= PICK_BITS
    return here


@rule
def lets_go(s: State, b: Board, area: int) -> bool:
    """An area without a baron, or any if the edition allows it (J421, J422)."""
    return (s.baron[area] == NOBODY) | (b.dismiss_from_blocked != 0)


@rule
def why_dismiss_from(s: State, b: Board, seat: int, area: int) -> int:
    """An own squire not picked yet, in an area that lets it go (J421, J422)."""
    if squires_left(s, b, seat, area) <= 0:
        return Why.NO_OWN_SQUIRE
    return Why.LEGAL if lets_go(s, b, area) else Why.DISMISS_BLOCKED


@rule
def dismiss_from(s: State, b: Board, seat: int, area: int) -> None:
    """Pick a squire; with the third the troop goes to the supply and is paid for (J419, J420)."""
    picks = (asked_x(s) << PICK_BITS) + area + 1
    count = asked_y(s) + 1
    answered(s)
    if count < b.dismiss_troop:
        ask_privately(s, Decision.DISMISS_PICK, seat, picks, count)
        return
    while picks > 0:
        leave(s, (picks & PICK_MASK) - 1, seat)
        s.supply[seat] += 1
        picks >>= PICK_BITS
    s.silver[seat] += b.dismiss_pay


@rule
def why_marshal(s: State, seat: int) -> int:
    """Only the Marshal, once per turn (J709, J710)."""
    if s.office[seat] != Office.MARSHAL:
        return Why.OFFICE_ABILITY_NOT_YOURS
    if s.ability_used:
        return Why.OFFICE_ABILITY_USED
    return Why.LEGAL


@rule
def why_marshal_move(s: State, b: Board, seat: int) -> int:
    """He needs an own squire in an area without a baron (J709, J710)."""
    refusal = why_marshal(s, seat)
    if refusal != Why.LEGAL:
        return refusal
    return Why.LEGAL if movable_squires(s, b, seat) > 0 else Why.NO_OWN_SQUIRE


@rule
def marshal_silver(s: State, b: Board, seat: int) -> None:
    """The Marshal takes silver instead of moving (J709)."""
    s.silver[seat] += b.marshal_silver
    s.ability_used = 1


@rule
def why_move_from(s: State, b: Board, seat: int, area: int) -> int:
    """An own squire in an area without a baron (J510, J618, J709)."""
    if s.squires[seat, area] == 0:
        return Why.NO_OWN_SQUIRE
    if s.baron[area] != NOBODY:
        return Why.MOVE_FROM_BLOCKED
    return Why.LEGAL


@rule
def why_move_to(s: State, b: Board, source: int, target: int) -> int:
    """Another open area without a baron (J510, J620, J710, J1107)."""
    if target == source:
        return Why.SAME_AREA
    if not b.area_open[target]:
        return Why.AREA_CLOSED
    if s.baron[target] != NOBODY:
        return Why.MOVE_INTO_BLOCKED
    return Why.LEGAL


@rule
def marshal_from(s: State, seat: int, source: int) -> None:
    """The Marshal names the area his squires leave."""
    answered(s)
    ask_privately(s, Decision.MARSHAL_TARGET, seat, source, 0)


@rule
def marshal_to(s: State, b: Board, seat: int, target: int) -> None:
    """The Marshal names where they go; a single squire there moves at once."""
    source = asked_x(s)
    answered(s)
    ask_privately(s, Decision.MARSHAL_COUNT, seat, source, target)
    if s.squires[seat, source] == 1:
        marshal_count(s, b, seat, 1)


@rule
def why_marshal_count(s: State, b: Board, seat: int, count: int) -> int:
    """Up to 2 squires, of those that are there (J709)."""
    return Why.LEGAL if count <= min(b.marshal_moves, s.squires[seat, asked_x(s)]) else Why.MOVE_LIMIT


@rule
def marshal_count(s: State, b: Board, seat: int, count: int) -> None:
    """The squires move; they count for the baron only if the edition says so (J507, J709)."""
    source = asked_x(s)
    target = asked_y(s)
    answered(s)
    for _ in range(count):
        leave(s, source, seat)
        arrive(s, target, seat, b.baron_sources == BaronSources.ANY_ARRIVAL)
    s.ability_used = 1
