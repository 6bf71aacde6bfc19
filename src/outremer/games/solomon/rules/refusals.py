"""Refusals outside the current decision, and the numbers of every refusal (section 9)."""

from outremer.core.pending import asked, asked_seat, asked_x, asked_y
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.solomon.actions import ARGUMENT, FAMILY, GIFT_KIND, GIFT_RESOURCE, OCCURS, PHASE_OF, Family
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import (
    BLOCK_VP_DEED,
    DIGIT,
    DIGIT_BITS,
    FIRST_BONUS,
    FIRST_CARD,
    FIRST_CARD_CHOICE,
    FIRST_OTHER_ARTISAN,
    NO_CHOICE,
    NO_OPPONENT,
    NO_OUTCOME,
    NO_SUCH_THING,
    NOBODY,
    RESOURCE_KINDS,
    RESOURCES,
    ROAD_DEED,
    SLOTS,
    SPACES,
    Decision,
    Op,
    Phase,
    Resource,
)
from outremer.games.solomon.options import RegionOccupancy, Timing
from outremer.games.solomon.rules.effects import artisan_at
from outremer.games.solomon.rules.land import free_sites, joined
from outremer.games.solomon.rules.market import equal_slot
from outremer.games.solomon.rules.payment import cost, means, noted_kind, owed, waived_in
from outremer.games.solomon.rules.placement import open_places
from outremer.games.solomon.rules.table import NONE, current_phase, hand_size, position_of
from outremer.games.solomon.rules.temple import section_of
from outremer.games.solomon.state import Board, State


@rule
def why_not_asked(s: State, b: Board, seat: int, family: int) -> int:
    """Why this seat is not asked now."""
    phase = current_phase(s)
    if seat < 0:
        return Why.R_NOT_YOUR_TURN
    if family == Family.PLACE and phase == Phase.PLACEMENT and s.pawns[seat] == 0:
        return Why.R_NO_PAWN
    if phase == Phase.MARKET and (family == Family.SELL or family == Family.BUY or family == Family.PASS):
        if s.passed[seat]:
            return Why.R_PASSED
        if s.trades[seat] >= b.market_cap:
            return Why.R_MARKET_CAP
    return Why.R_NOT_YOUR_TURN


@rule
def why_elsewhere(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> int:
    """The seat is asked something else; a reason that fits better than the phase or step goes first."""
    refusal = why_not_now(s, b, seat, decision, family, x)
    if refusal != Why.LEGAL:
        return refusal
    if PHASE_OF[family] == NONE or OCCURS[current_phase(s), family]:
        return Why.R_WRONG_STEP
    return Why.R_WRONG_PHASE


@rule
def why_not_now(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> int:
    """The reasons that stand instead of R_WRONG_PHASE and R_WRONG_STEP, LEGAL if none is true."""
    phase = current_phase(s)
    if family == Family.PASS or family == Family.DECLINE or family == Family.END_TURN:
        if decision == Decision.PLACE:
            return Why.R_MUST_PLACE
        if decision == Decision.HAND_LIMIT and family != Family.DECLINE:
            return Why.R_HAND_LIMIT
        if family == Family.DECLINE and is_compulsory(decision):
            return Why.R_COMPULSORY
    elif family == Family.PLACE and x >= FIRST_CARD:
        card = x - FIRST_CARD
        if s.card_owner[card] == seat and s.card_round[card] == s.round_no:
            return Why.R_CARD_NEW
    elif family == Family.MOVE_UP:
        if decision == Decision.RESOLVE and has_effect(s, b, Op.MOVE_UP) and position_of(s, seat) == 0:
            return Why.R_ALREADY_FIRST
    elif family == Family.SELL_SUPPLY:
        if decision == Decision.RESOLVE and has_effect(s, b, Op.SELL_SUPPLY):
            return Why.R_SELL_MAX
    elif family == Family.PLAY_VP:
        if phase == Phase.PLACEMENT or phase == Phase.RESOLUTION:
            return Why.R_VP_WINDOW if s.hand[seat, RESOURCE_KINDS + x] > 0 else Why.R_CARD_NOT_HELD
    elif family == Family.PLAY_RESOURCE:
        if not b.fortune_resource_use:
            return Why.R_CARD_ONLY_PAYS if s.hand[seat, x] > 0 else Why.R_CARD_NOT_HELD
    elif family == Family.DISCARD:
        return Why.R_NO_DISCARD
    elif family == Family.PAY_CARD or family == Family.PAY_CUBES:
        if decision == Decision.SITE:
            return Why.R_SITE_NEEDED
    elif family == Family.SITE:
        card = card_in_hand(s, decision)
        if card != NOBODY and not b.card_site[card]:
            return Why.R_CROSSED_OUT
    elif family == Family.ROAD:
        if phase != Phase.BUILDING and not (phase == Phase.RESOLUTION and b.road_timing == Timing.OWN_TURNS):
            return Why.R_ROAD_TIME
    elif family == Family.TEMPLE:
        if phase != Phase.BUILDING and not (phase == Phase.RESOLUTION and b.temple_timing == Timing.OWN_TURNS):
            return Why.R_TEMPLE_TIME
    return Why.LEGAL


@rule
def is_compulsory(decision: int) -> bool:
    """Effects that cannot be declined (S409): takes, cards to be discarded, a trade half given."""
    return (
        decision == Decision.TAKE
        or decision == Decision.GAIN_ANY
        or decision == Decision.KEEP
        or decision == Decision.GIVE
    )


@rule
def has_effect(s: State, b: Board, op: int) -> bool:
    """Has the place resolved last in this turn such an effect?"""
    if s.place < SPACES:
        return False
    for k in range(b.effects[s.place - SPACES]):
        if b.op[s.place - SPACES, k] == op:
            return True
    return False


@rule
def times_of(s: State, b: Board, op: int) -> int:
    """The first number of that effect of the place resolved last."""
    for k in range(b.effects[s.place - SPACES]):
        if b.op[s.place - SPACES, k] == op:
            return b.parameter[s.place - SPACES, k, 0]
    return 0


@rule
def card_in_hand(s: State, decision: int) -> int:
    """The building card being paid or built in this turn, NOBODY if there is none."""
    if (decision == Decision.PAY or decision == Decision.SITE) and asked_x(s) < ROAD_DEED:
        return asked_x(s)
    return s.built


@rule
def pack(total: int, resource: int, amount: int) -> int:
    """Add an amount to those that travel to the message as one number (see names.Amounts)."""
    return total + (min(amount, DIGIT - 1) << (resource * DIGIT_BITS))


@rule
def owed_now(s: State, b: Board, seat: int, kind: int) -> int:
    """What is owed in the payment being asked, after a card of a kind (NONE: none)."""
    deed = asked_x(s)
    waived = waived_in(deed, asked_y(s))
    total = 0
    for resource in range(RESOURCES):
        rest = owed(s, b, deed, waived, resource)
        if kind != NONE:
            rest = max(rest - b.shows[kind, resource], 0)
        total = pack(total, resource, rest)
    return total


@rule
def explain_price(s: State, b: Board, seat: int, deed: int, waived: int, numbers: Grid) -> None:
    """Cost, means and what is missing."""
    price = 0
    have = 0
    missing = 0
    for resource in range(RESOURCES):
        due = cost(s, b, deed, waived, resource)
        own = means(s, b, seat, 0, resource)
        price = pack(price, resource, due)
        have = pack(have, resource, own)
        missing = pack(missing, resource, max(due - own, 0))
    numbers[0] = deed
    numbers[1] = price
    numbers[2] = have
    numbers[3] = missing


@rule
def pawn_in_region(s: State, b: Board, seat: int, space: int) -> int:
    """The space of the pawn that bars a region (S309, `region_occupancy`)."""
    owner = s.building[space]
    if owner == NOBODY:
        owner = seat
    region = joined(s, b, owner, 1 << space)
    for part in range(SPACES):
        if (region >> part) & 1 and s.pawn[part] != NOBODY:
            if s.pawn[part] == owner or (b.region_occupancy == RegionOccupancy.SHARED and s.privilege == part):
                return part
    return space


@rule
def explain_order(s: State, family: int, x: int, numbers: Grid) -> None:
    """What was chosen out of the fixed order, and after what."""
    numbers[0] = x
    numbers[1] = NO_CHOICE
    if family == Family.GIVE_CARD:
        numbers[0] = FIRST_CARD_CHOICE + GIFT_KIND[x]
    elif family == Family.PAY_CARD or family == Family.DISCARD:
        numbers[0] = FIRST_CARD_CHOICE + x
    if family == Family.DISCARD:
        if asked_x(s) > x + 1:
            numbers[1] = FIRST_CARD_CHOICE + asked_x(s) - 1
    elif family == Family.PAY_CARD:
        numbers[1] = FIRST_CARD_CHOICE + noted_kind(asked_y(s))
    elif family == Family.GIVE_CUBE or family == Family.GIVE_CARD:
        if s.previous != NONE:
            gift = s.previous % (NO_CHOICE - FIRST_CARD_CHOICE + 1)
            if gift > 0:
                numbers[1] = FIRST_CARD_CHOICE + gift - 1
            else:
                numbers[1] = s.previous // (NO_CHOICE - FIRST_CARD_CHOICE + 1)
    elif s.previous != NONE:
        numbers[1] = s.previous


@rule
def explain(s: State, b: Board, seat: int, action: int, code: int, numbers: Grid) -> None:
    """The numbers of a refusal, in the order of its message's placeholders."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    if code == Why.R_GAME_OVER:
        return
    if code == Why.R_NOT_YOUR_TURN:
        numbers[0] = asked_seat(s)
    elif code == Why.R_WRONG_PHASE:
        numbers[0] = family
        numbers[1] = PHASE_OF[family]
        numbers[2] = current_phase(s)
    elif code == Why.R_WRONG_STEP:
        numbers[0] = asked(s)
    elif code == Why.R_UNKNOWN:
        numbers[0] = NO_OPPONENT if family == Family.STEAL else NO_OUTCOME
        numbers[1] = x // RESOURCES if family == Family.STEAL else NO_SUCH_THING
    elif code <= Why.R_BONUS_CLOSED:
        explain_placement(s, b, seat, code, x, numbers)
    elif code <= Why.R_SELL_MAX:
        explain_effect(s, b, seat, family, code, x, numbers)
    elif code == Why.R_INDEX_ORDER:
        explain_order(s, family, x, numbers)
    elif code <= Why.R_NOT_DRAWN:
        explain_cards(s, b, seat, family, code, x, numbers)
    elif code <= Why.R_MARKET_CAP:
        explain_market(s, b, seat, family, code, x // SLOTS, x % SLOTS, numbers)
    else:
        explain_building(s, b, seat, family, code, x, numbers)


@rule
def explain_placement(s: State, b: Board, seat: int, code: int, x: int, numbers: Grid) -> None:
    """R_MUST_PLACE to R_BONUS_CLOSED."""
    if code == Why.R_MUST_PLACE:
        numbers[0] = open_places(s, b, seat)
    elif code == Why.R_OCCUPIED:
        numbers[0] = x
        numbers[1] = s.pawn[x]
    elif code == Why.R_FOREIGN_BUILDING:
        numbers[0] = x
        numbers[1] = s.building[x]
    elif code == Why.R_HP_USED:
        numbers[0] = s.privilege
    elif code == Why.R_REGION_USED:
        space = pawn_in_region(s, b, seat, x)
        numbers[0] = s.pawn[space]
        numbers[1] = space
    elif code == Why.R_BONUS_CLOSED:
        numbers[0] = x - FIRST_BONUS
        numbers[1] = b.players
    elif code != Why.R_NO_PAWN:
        numbers[0] = x - FIRST_CARD
        numbers[1] = s.card_owner[x - FIRST_CARD]
        if code == Why.R_CARD_NEW:
            numbers[1] = s.round_no + 1


@rule
def explain_effect(s: State, b: Board, seat: int, family: int, code: int, x: int, numbers: Grid) -> None:
    """R_RESOLVED to R_SELL_MAX."""
    numbers[0] = x
    if code == Why.R_ARTISAN_NO_PAWN:
        numbers[0] = artisan_at(s.place) - 1
        numbers[1] = x
    elif code == Why.R_ARTISAN_TWICE:
        numbers[1] = FIRST_OTHER_ARTISAN + s.worked[x] - 1
    elif code == Why.R_STEAL_NONE:
        numbers[0] = (seat + x // RESOURCES + 1) % b.players
        numbers[1] = x % RESOURCES
    elif code == Why.R_NO_CUBE and family == Family.SELL:
        numbers[0] = x // SLOTS
    elif code == Why.R_TRADE_SAME or code == Why.R_EXCLUDED:
        if family == Family.GIVE_CARD:
            numbers[0] = GIFT_RESOURCE[x]
    elif code == Why.R_SUPPLY_EMPTY and family == Family.PLAY_RESOURCE:
        numbers[0] = Resource.GOLD
        for resource in range(RESOURCES):
            if b.shows[x, resource] > 0:
                numbers[0] = resource
    elif code == Why.R_SELL_MAX:
        numbers[0] = times_of(s, b, Op.SELL_SUPPLY)


@rule
def explain_cards(s: State, b: Board, seat: int, family: int, code: int, x: int, numbers: Grid) -> None:
    """R_CARD_NOT_HELD to R_NOT_DRAWN."""
    if code == Why.R_CARD_NOT_HELD:
        numbers[0] = x
        if family == Family.PLAY_VP:
            numbers[0] = RESOURCE_KINDS + x
        elif family == Family.GIVE_CARD:
            numbers[0] = GIFT_KIND[x]
    elif code == Why.R_CARD_SAVES_NOTHING:
        numbers[0] = x
        numbers[1] = owed_now(s, b, seat, NONE)
    elif code == Why.R_CARD_DEADLOCK:
        numbers[0] = x
        numbers[1] = owed_now(s, b, seat, x)
    elif code == Why.R_NOT_PAID:
        numbers[0] = owed_now(s, b, seat, NONE)
    elif code == Why.R_HAND_LIMIT or code == Why.R_NO_DISCARD:
        numbers[0] = hand_size(s, seat)
        numbers[1] = b.hand_limit
        numbers[2] = hand_size(s, seat) - b.hand_limit


@rule
def explain_market(
    s: State, b: Board, seat: int, family: int, code: int, resource: int, slot: int, numbers: Grid
) -> None:
    """R_PASSED to R_MARKET_CAP."""
    if code == Why.R_ROW_FULL:
        numbers[0] = SLOTS
        numbers[1] = resource
    elif code == Why.R_SLOT_FULL or code == Why.R_SLOT_EMPTY:
        numbers[0] = slot + 1
        numbers[1] = resource
    elif code == Why.R_SLOT_EQUAL:
        numbers[0] = slot + 1
        numbers[1] = equal_slot(s, b, resource, slot) + 1
        numbers[2] = numbers[1]
    elif code == Why.R_VP_SHORT:
        numbers[0] = resource
        numbers[1] = b.price[resource, slot]
        numbers[2] = s.score[seat]
    elif code == Why.R_REVERSAL:
        numbers[0] = 0 if family == Family.SELL else 1
        numbers[1] = resource
        numbers[2] = b.price[resource, slot]
    elif code == Why.R_MARKET_CAP:
        numbers[0] = s.trades[seat]
        numbers[1] = b.market_cap


@rule
def explain_building(s: State, b: Board, seat: int, family: int, code: int, x: int, numbers: Grid) -> None:
    """R_BUILT_ONE to R_WAIVE."""
    numbers[0] = x
    if code == Why.R_BUILT_ONE:
        numbers[0] = s.built
    elif code == Why.R_CANNOT_PAY:
        if family == Family.BUILD:
            explain_price(s, b, seat, x, NONE, numbers)
        elif family == Family.ROAD:
            explain_price(s, b, seat, ROAD_DEED, NONE, numbers)
        else:
            explain_price(s, b, seat, BLOCK_VP_DEED, x if family == Family.WAIVE else NONE, numbers)
    elif code == Why.R_SITE_TAKEN:
        numbers[1] = s.building[x]
    elif code == Why.R_SITE_NEEDED:
        numbers[0] = free_sites(s, b)
        numbers[1] = asked_x(s)
    elif code == Why.R_CROSSED_OUT:
        numbers[0] = card_in_hand(s, asked(s))
    elif code == Why.R_ROAD_STOCK:
        numbers[0] = b.roads
    elif code == Why.R_ROAD_NO_LINK or code == Why.R_ROAD_EXISTS or code == Why.R_ROAD_NO_BUILDING:
        explain_pair(x, numbers)
    elif code == Why.R_ROAD_FOREIGN or code == Why.R_ROAD_EMPTY_SITE:
        explain_pair(x, numbers)
        if s.building[numbers[0]] == seat:
            numbers[0] = numbers[1]
        numbers[1] = s.building[numbers[0]]
    elif code == Why.R_NO_TOKEN:
        numbers[0] = b.section_vp[section_of(s, b)]
    elif code == Why.R_WAIVE:
        total = 0
        for resource in range(RESOURCES):
            total = pack(total, resource, cost(s, b, BLOCK_VP_DEED, NONE, resource))
        numbers[1] = total


@rule
def explain_pair(pair: int, numbers: Grid) -> None:
    """The two spaces of a pair, lower number first (the order of names.PAIRS)."""
    first = 0
    row = SPACES - 1
    while pair >= row:
        pair -= row
        first += 1
        row -= 1
    numbers[0] = first
    numbers[1] = first + 1 + pair
