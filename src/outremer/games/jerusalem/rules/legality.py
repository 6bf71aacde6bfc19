"""The one legality: which actions are legal, and why others are not (section 9)."""

from outremer.core.moves import allow, weigh
from outremer.core.pending import CHANCE, OVER, asked, asked_seat, asked_x, asked_y
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.jerusalem import actions
from outremer.games.jerusalem.actions import ARGUMENT, FAMILY, OFFERED, PHASE_OF, Family
from outremer.games.jerusalem.codes import Why
from outremer.games.jerusalem.names import (
    AREAS,
    AREAS_PER_CENTRE,
    CARDS,
    EVENTS,
    MARKET_LARGE,
    NO_AREA_LEFT,
    Card,
    Centre,
    Decision,
    Office,
    Phase,
)
from outremer.games.jerusalem.rules.auction import why_bid, why_office
from outremer.games.jerusalem.rules.baron import OFF_BOARD, baron_needs, why_baron, why_block, why_foreign_baron
from outremer.games.jerusalem.rules.cards import (
    why_defector_from,
    why_influence,
    why_move2_from,
    why_play,
    why_resource,
    why_swap,
)
from outremer.games.jerusalem.rules.city import NOBODY, hand_size, holder, own_baron
from outremer.games.jerusalem.rules.deploy import (
    dismissable,
    gatekeeper,
    hire_price,
    lets_go,
    squires_left,
    takes_in,
    why_dismiss,
    why_dismiss_from,
    why_hire,
    why_marshal,
    why_marshal_count,
    why_marshal_move,
    why_move_from,
    why_move_to,
    why_place,
)
from outremer.games.jerusalem.rules.draft import why_keep_card
from outremer.games.jerusalem.rules.events import why_keep_squire, why_remove, why_rescue, why_rescue_to
from outremer.games.jerusalem.rules.flow import event_weight
from outremer.games.jerusalem.rules.income import why_buy, why_decline, why_steal, why_tower_to
from outremer.games.jerusalem.state import Board, State


@rule
def to_move(s: State, b: Board) -> int:
    """The seat to decide, CHANCE or OVER."""
    return asked_seat(s)


@rule
def why(s: State, b: Board, seat: int, action: int, numbers: Grid) -> int:
    """The reason against an action, 0 if it is legal; `numbers` fill its message."""
    code = code_for(s, b, seat, action)
    if code != Why.LEGAL:
        explain(s, b, seat, action, code, numbers)
    return code


@rule
def code_for(s: State, b: Board, seat: int, action: int) -> int:
    """Phase and seat first, then what the decision itself demands."""
    family = FAMILY[action]
    mover = asked_seat(s)
    if mover == OVER:
        return Why.GAME_OVER
    decision = asked(s)
    if seat != mover:
        return why_not_asked(s, seat, decision, family)
    if not OFFERED[decision, family]:
        return why_elsewhere(decision, family)
    if mover == CHANCE:
        return Why.LEGAL if outcome_weight(s, b, action) > 0 else Why.UNKNOWN_OPTION
    return why_here(s, b, seat, decision, family, ARGUMENT[action])


@rule
def why_not_asked(s: State, seat: int, decision: int, family: int) -> int:
    """Why this seat is not asked now."""
    if family == Family.PLAY:
        return Why.CARD_NOT_NOW
    if decision == Decision.HEIR_RESCUE_TO or decision == Decision.HEIR_RESCUE:
        if family == Family.RESCUE or family == Family.RESCUE_TO:
            white = s.foreign_owner == seat and s.foreign_area != OFF_BOARD
            if own_baron(s, seat) == NOBODY and not white:
                return Why.HEIR_NO_BARON
    if PHASE_OF[decision] == Phase.AUCTION and family <= Family.PASS:
        if s.office[seat] != Office.NONE:
            return Why.HAS_OFFICE
        if s.passed[seat]:
            return Why.ALREADY_PASSED
    if OFFERED[decision, family]:
        if decision == Decision.TOWER_MOVE:
            return Why.NOT_TOWER_CONTROLLER
        if PHASE_OF[decision] == Phase.PRIVILEGES:
            return Why.PRIVILEGE_NOT_YOURS
        if decision == Decision.INCOME:
            return Why.NOT_AREA_CONTROLLER
    return Why.NOT_YOUR_DECISION


@rule
def phase_of_family(family: int) -> int:
    """The first phase or step in which actions of a family occur, -1 for chance."""
    for decision in range(len(PHASE_OF)):
        if OFFERED[decision, family]:
            return PHASE_OF[decision]
    return NOBODY


@rule
def why_elsewhere(decision: int, family: int) -> int:
    """The seat is asked something else."""
    opening = decision == Decision.AUCTION_OFFICE or decision == Decision.AUCTION_OPEN
    if family == Family.PASS and opening:
        return Why.OPENER_MUST_BID
    if decision == Decision.DRAFT and (family == Family.PASS or family == Family.SKIP or family == Family.DONE):
        return Why.DRAFT_MUST_KEEP
    phase = PHASE_OF[decision]
    if family == Family.PLAY and phase != Phase.DEPLOY:
        return Why.CARD_NOT_NOW
    if phase == NOBODY or phase_of_family(family) == NOBODY:
        return Why.UNKNOWN_OPTION
    for other in range(len(PHASE_OF)):
        if PHASE_OF[other] == phase and OFFERED[other, family]:
            return Why.UNKNOWN_OPTION
    return Why.WRONG_PHASE


@rule
def why_here(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> int:
    """What the decision that is asked demands of an action of its own families."""
    if family == Family.PLACE:
        return why_place(s, b, seat, x)
    if family == Family.OFFICE:
        return why_office(s, b, x + 1)
    if family == Family.BID:
        return why_bid(s, seat, x)
    if family == Family.KEEP_CARD:
        return why_keep_card(s, x)
    if family == Family.HIRE:
        return why_hire(s, b, seat)
    if family == Family.DISMISS:
        return why_dismiss(s, b, seat)
    if family == Family.PLAY:
        return why_play(s, b, seat, x)
    if family == Family.MARSHAL_SILVER:
        return why_marshal(s, seat)
    if family == Family.MARSHAL_MOVE:
        return why_marshal_move(s, b, seat)
    if family == Family.BARON:
        return why_baron(s, b, seat, x)
    if family == Family.FOREIGN_BARON:
        return why_foreign_baron(s, b, seat, x)
    if family == Family.FROM:
        return why_from(s, b, seat, decision, x)
    if family == Family.TO:
        if decision == Decision.TOWER_MOVE:
            return why_tower_to(s, b, seat, x)
        return why_move_to(s, b, asked_x(s), x)
    if family == Family.COUNT:
        return why_marshal_count(s, b, seat, x + 1)
    if family == Family.SWAP:
        return why_swap(s, b, seat, x // AREAS, x % AREAS)
    if family == Family.AREA:
        return why_influence(s, b, seat, asked_x(s), x)
    if family == Family.RESOURCE:
        return why_resource(s, seat, x)
    if family == Family.CANCEL or family == Family.STOP:
        return why_leave_card(s, decision, family)
    if family == Family.BUY:
        return why_buy(s, b, seat, x)
    if family == Family.STEAL:
        return why_steal(b, seat, x)
    if family == Family.DECLINE:
        return why_decline(s, x)
    if family == Family.RESCUE:
        return why_rescue(s, x)
    if family == Family.RESCUE_TO:
        return why_rescue_to(s, seat, x)
    if family == Family.KEEP_SQUIRE:
        return why_keep_squire(s, seat, x)
    if family == Family.REMOVE:
        return why_remove(s, b, seat, x // AREAS, x % AREAS)
    return Why.LEGAL


@rule
def why_from(s: State, b: Board, seat: int, decision: int, area: int) -> int:
    """A squire chosen to be dismissed, moved or swapped."""
    if decision == Decision.DISMISS_PICK:
        return why_dismiss_from(s, b, seat, area)
    if decision == Decision.MARSHAL_SOURCE:
        return why_move_from(s, b, seat, area)
    if decision == Decision.MOVE2_SOURCE:
        return why_move2_from(s, b, seat, area)
    return why_defector_from(s, b, seat, area)


@rule
def why_leave_card(s: State, decision: int, family: int) -> int:
    """A card can be cancelled before its first change and stopped after it (commit, section 6)."""
    begun = False
    if decision == Decision.MOVE2_SOURCE or decision == Decision.RESOURCE_PICK:
        begun = asked_x(s) > 0
    elif decision == Decision.INFLUENCE_AREA:
        begun = asked_y(s) > 0
    return Why.LEGAL if begun == (family == Family.STOP) else Why.UNKNOWN_OPTION


@rule
def explain(s: State, b: Board, seat: int, action: int, code: int, numbers: Grid) -> None:
    """The numbers of a refusal, in the order of its message's placeholders."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    area = x % AREAS
    if code == Why.NOT_YOUR_DECISION:
        numbers[0] = asked_seat(s)
    elif code == Why.WRONG_PHASE:
        numbers[0] = phase_of_family(family)
        numbers[1] = PHASE_OF[asked(s)]
    elif code == Why.AREA_BLOCKED:
        numbers[0] = s.baron[area]
        numbers[1] = area
    elif code == Why.OFFICE_TAKEN:
        numbers[0] = x + 1
        numbers[1] = holder(s, b, x + 1)
    elif code == Why.OFFICE_NOT_IN_GAME:
        numbers[0] = x + 1
        numbers[1] = b.players
    elif code == Why.HAS_OFFICE:
        numbers[0] = s.office[seat]
    elif code == Why.BID_TOO_LOW:
        numbers[0] = s.bid + 1
        numbers[1] = s.bid
    elif code == Why.BID_OVER_CASH:
        numbers[0] = x
        numbers[1] = s.silver[seat]
    elif code == Why.NOT_ENOUGH_SILVER:
        numbers[0] = x * b.materials_price if family == Family.BUY else hire_price(s, b, seat)
        numbers[1] = s.silver[seat]
    elif code == Why.NO_OWN_SQUIRE:
        numbers[0] = NO_AREA_LEFT if family == Family.MARSHAL_MOVE else area
    elif code == Why.NO_ENEMY_SQUIRE:
        numbers[0] = x // AREAS
        numbers[1] = area
    elif code == Why.DISMISS_NEEDS_THREE:
        numbers[0] = b.dismiss_troop
        numbers[1] = dismissable(s, b, seat)
    elif code == Why.CARD_NO_EFFECT:
        numbers[0] = Card.DEFECTOR
        if family == Family.PLAY:
            numbers[0] = x
    elif code == Why.MOVE_LIMIT:
        numbers[0] = min(b.marshal_moves, s.squires[seat, asked_x(s)])
    elif code == Why.INFLUENCE_WRONG_CENTRE:
        numbers[0] = asked_x(s) - Card.INFLUENCE_PALACE
    elif code == Why.OFFICE_ABILITY_NOT_YOURS:
        numbers[0] = Office.MARSHAL
    elif code == Why.BARON_NEEDS_SQUIRES:
        numbers[0] = baron_needs(s, b, seat, area) if family == Family.BARON else b.baron_min
        numbers[1] = area
        numbers[2] = s.fresh[area]
    elif code == Why.BARON_SOURCE:
        numbers[0] = area
        numbers[1] = s.fresh[area]
    elif code == Why.PALACE_HIGHEST_TOWER or code == Why.PALACE_TIED_TOWER:
        numbers[0] = s.floors[seat]
        numbers[1] = s.prestige[seat]
    elif code == Why.PRIVILEGE_NOT_YOURS:
        numbers[0] = asked_seat(s)
        numbers[1] = Centre.PATRIARCHATE + asked(s) - Decision.SCHOLARS
    elif code == Why.MATERIALS_LIMIT:
        numbers[0] = b.materials_max
    elif code == Why.NOT_AREA_CONTROLLER:
        numbers[0] = asked_x(s)
    elif code == Why.DECLINE_TOO_MUCH:
        numbers[0] = asked_x(s)
        numbers[1] = s.offer[x]
        numbers[2] = x
    elif code == Why.HEIR_LIMIT:
        numbers[0] = asked_y(s)
    elif code == Why.TAX_NOT_THERE:
        numbers[0] = MARKET_LARGE + x
    elif code == Why.WAR_LIMIT_OPPONENT:
        numbers[0] = b.war_max_per_opponent
        numbers[1] = x // AREAS
    else:
        numbers[0] = area


@rule
def legal(s: State, b: Board, seat: int, moves: Grid) -> int:
    """List a seat's legal actions: exactly those that `why` does not refuse; return how many."""
    if seat < 0 or seat != asked_seat(s):
        return 0
    decision = asked(s)
    if decision == Decision.TURN:
        return legal_turn(s, b, seat, moves)
    if decision <= Decision.DRAFT:
        return legal_phase1(s, b, seat, decision, moves)
    if decision <= Decision.RESOURCE_PICK:
        return legal_within_turn(s, b, seat, decision, moves)
    if decision <= Decision.INCOME:
        return legal_phase3(s, b, seat, decision, moves)
    return legal_phase4(s, b, seat, decision, moves)


@rule
def legal_phase1(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """D01 to D04."""
    n = 0
    if decision == Decision.AUCTION_OFFICE:
        for office in range(1, 5):
            n = allow(moves, n, actions.OFFICE + office - 1, why_office(s, b, office))
    elif decision == Decision.DRAFT:
        for card in range(CARDS):
            n = allow(moves, n, actions.KEEP_CARD + card, why_keep_card(s, card))
    else:
        for bid in range(s.bid + 1, min(s.silver[seat], actions.MAX_BID) + 1):
            n = allow(moves, n, actions.BID + bid, Why.LEGAL)
        n = allow(moves, n, actions.PASS if decision == Decision.AUCTION_REPLY else actions.CANCEL, Why.LEGAL)
    return n


@rule
def legal_turn(s: State, b: Board, seat: int, moves: Grid) -> int:
    """D10: everything a player may do in his turn."""
    n = 0
    if s.screen[seat] > 0:
        keeper = gatekeeper(b, seat)
        for area in range(AREAS):
            n = allow(moves, n, actions.PLACE + area, not takes_in(s, b, keeper, area))
    n = allow(moves, n, actions.HIRE, why_hire(s, b, seat))
    n = allow(moves, n, actions.DISMISS, why_dismiss(s, b, seat))
    if hand_size(s, seat) > 0:
        for card in range(CARDS):
            if s.hand[seat, card] > 0:
                n = allow(moves, n, actions.PLAY + card, why_play(s, b, seat, card))
    if why_marshal(s, seat) == Why.LEGAL:
        n = allow(moves, n, actions.MARSHAL_SILVER, Why.LEGAL)
        n = allow(moves, n, actions.MARSHAL_MOVE, why_marshal_move(s, b, seat))
    if own_baron(s, seat) == NOBODY:
        least = min(baron_needs(s, b, seat, 0), baron_needs(s, b, seat, 1))
        for area in range(AREAS):
            if s.fresh[area] >= least:
                n = allow(moves, n, actions.BARON + area, why_block(s, b, seat, area, baron_needs(s, b, seat, area)))
    if s.foreign_owner == seat:
        for area in range(AREAS):
            n = allow(moves, n, actions.FOREIGN_BARON + area, why_foreign_baron(s, b, seat, area))
    return allow(moves, n, actions.END_TURN, Why.LEGAL)


@rule
def legal_within_turn(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """D11 to D20: the steps of an act begun."""
    n = 0
    if decision == Decision.DISMISS_PICK:
        for area in range(AREAS):
            left = squires_left(s, b, seat, area) > 0
            n = allow(moves, n, actions.FROM + area, not (left & lets_go(s, b, area)))
    elif OFFERED[decision, Family.FROM]:
        for area in range(AREAS):
            n = allow(moves, n, actions.FROM + area, why_from(s, b, seat, decision, area))
    elif OFFERED[decision, Family.TO]:
        for area in range(AREAS):
            n = allow(moves, n, actions.TO + area, why_move_to(s, b, asked_x(s), area))
    elif decision == Decision.INFLUENCE_AREA:
        for area in range(AREAS):
            n = allow(moves, n, actions.AREA + area, why_influence(s, b, seat, asked_x(s), area))
    elif decision == Decision.DEFECTOR_ENEMY:
        for other in range(b.players):
            for area in range(AREAS):
                n = allow(moves, n, actions.SWAP + other * AREAS + area, why_swap(s, b, seat, other, area))
    elif decision == Decision.MARSHAL_COUNT:
        for count in range(1, b.marshal_moves + 1):
            n = allow(moves, n, actions.COUNT + count - 1, why_marshal_count(s, b, seat, count))
    else:
        for resource in range(3):
            n = allow(moves, n, actions.RESOURCE + resource, why_resource(s, seat, resource))
    if OFFERED[decision, Family.BACK]:
        return allow(moves, n, actions.BACK, Why.LEGAL)
    n = allow(moves, n, actions.CANCEL, why_leave_card(s, decision, Family.CANCEL))
    if OFFERED[decision, Family.STOP]:
        n = allow(moves, n, actions.STOP, why_leave_card(s, decision, Family.STOP))
    return n


@rule
def legal_phase3(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """D30 to D34."""
    n = 0
    if decision == Decision.INCOME:
        n = allow(moves, n, actions.TAKE, Why.LEGAL)
        n = allow(moves, n, actions.TAKE_REST, Why.LEGAL)
        for resource in range(3):
            n = allow(moves, n, actions.DECLINE + resource, why_decline(s, resource))
        return n
    if decision == Decision.MATERIALS:
        for count in range(b.materials_max + 1):
            n = allow(moves, n, actions.BUY + count, why_buy(s, b, seat, count))
        return n
    if decision == Decision.TOWER_MOVE:
        for area in range(AREAS):
            n = allow(moves, n, actions.TO + area, why_tower_to(s, b, seat, area))
    elif decision == Decision.SCHOLARS:
        n = allow(moves, n, actions.DRAW, Why.LEGAL)
    else:
        for victim in range(b.players):
            n = allow(moves, n, actions.STEAL + victim, why_steal(b, seat, victim))
    return allow(moves, n, actions.SKIP, Why.LEGAL)


@rule
def legal_phase4(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """D40 to D42."""
    n = 0
    if decision == Decision.HEIR_RESCUE:
        for count in range(asked_y(s) + 1):
            n = allow(moves, n, actions.RESCUE + count, Why.LEGAL)
        return n
    if decision == Decision.HEIR_RESCUE_TO:
        for area in range(AREAS):
            n = allow(moves, n, actions.RESCUE_TO + area, why_rescue_to(s, seat, area))
    elif decision == Decision.TAX_KEEP:
        for k in range(AREAS_PER_CENTRE):
            n = allow(moves, n, actions.KEEP_SQUIRE + k, why_keep_squire(s, seat, k))
    else:
        for other in range(b.players):
            for area in range(AREAS):
                n = allow(moves, n, actions.REMOVE + other * AREAS + area, why_remove(s, b, seat, other, area))
    return allow(moves, n, actions.DONE, Why.LEGAL)


@rule
def outcome_weight(s: State, b: Board, action: int) -> int:
    """The weight of a chance outcome of the event that is due (6.6)."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    if family == Family.CARD:
        return s.deck[x]
    if family == Family.EVENT:
        return event_weight(s, b, x)
    return 1 if x < b.players else 0


@rule
def chance(s: State, b: Board, moves: Grid, weights: Grid) -> int:
    """List the outcomes of the chance event that is due, with their weights; return how many."""
    decision = asked(s)
    first = actions.CARD
    count = CARDS
    if decision == Decision.FIRST_OPENER:
        first = actions.OPENER
        count = b.players
    elif decision == Decision.NEXT_EVENT:
        first = actions.EVENT
        count = EVENTS
    n = 0
    for action in range(first, first + count):
        n = weigh(moves, weights, n, action, outcome_weight(s, b, action))
    return n


@rule
def retreats(s: State, action: int) -> bool:
    """Cancelling and stepping back change nothing; everything begun can be finished (6.3)."""
    return action == actions.CANCEL or action == actions.BACK
