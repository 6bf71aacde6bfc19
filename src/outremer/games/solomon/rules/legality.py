"""The one legality: which actions are legal, and why others are not (section 9)."""

from outremer.core.moves import allow, weigh
from outremer.core.pending import CHANCE, OVER, asked, asked_seat, asked_x
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.solomon import actions
from outremer.games.solomon.actions import ARGUMENT, FAMILY, GIFT_KIND, GIFT_RESOURCE, OFFERED, Family
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import (
    CARDS,
    GIFTS,
    KINDS,
    OPPONENT_IDS,
    PLACES,
    RESOURCE_KINDS,
    RESOURCES,
    ROAD_DEED,
    SEATS,
    SLOTS,
    SPACES,
    TOKEN_DEED,
    VP_KINDS,
    Decision,
)
from outremer.games.solomon.options import Timing
from outremer.games.solomon.rules.building import IN_DECK, OPEN, why_build, why_road, why_temple
from outremer.games.solomon.rules.effects import why_artisan, why_gain_any, why_sell_supply, why_steal
from outremer.games.solomon.rules.flow import order_weight
from outremer.games.solomon.rules.fortune import why_discard, why_held, why_keep, why_play_resource
from outremer.games.solomon.rules.land import why_link, why_site
from outremer.games.solomon.rules.market import why_buy, why_sell
from outremer.games.solomon.rules.payment import can_pay, can_pay_block, why_pay_card, why_pay_cubes, why_waive
from outremer.games.solomon.rules.placement import closed_regions, why_place
from outremer.games.solomon.rules.refusals import explain, why_elsewhere, why_not_asked
from outremer.games.solomon.rules.resolution import why_resolve
from outremer.games.solomon.rules.table import NONE, hand_size
from outremer.games.solomon.rules.temple import why_reward
from outremer.games.solomon.rules.trade import why_gift, why_take
from outremer.games.solomon.state import Board, State

_GIFTS = len(GIFTS)
_OPPONENTS = len(OPPONENT_IDS)
_REWARDS = 2


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
    """Seat and phase first, then what the decision itself demands."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    mover = asked_seat(s)
    if mover == OVER:
        return Why.R_GAME_OVER
    decision = asked(s)
    if seat != mover:
        return why_not_asked(s, b, seat, family)
    if mover == CHANCE:
        if not OFFERED[decision, family]:
            return Why.R_WRONG_STEP
        return Why.LEGAL if outcome_weight(s, b, action) > 0 else Why.R_UNKNOWN
    if not offered(s, b, decision, family):
        return why_elsewhere(s, b, seat, decision, family, x)
    return why_here(s, b, seat, decision, family, x)


@rule
def offered(s: State, b: Board, decision: int, family: int) -> bool:
    """Is the decision about this family of actions, under the switches of the game (6.3)?"""
    if not OFFERED[decision, family]:
        return False
    if decision == Decision.PLACE:
        return family == Family.PLACE or b.fortune_vp_window == 1
    if decision == Decision.GIVE:
        return family != Family.DECLINE or s.given == 0
    if decision == Decision.HAND_LIMIT:
        return family == Family.DISCARD or asked_x(s) == 0
    if family == Family.PLAY_RESOURCE:
        return b.fortune_resource_use == 1
    if decision == Decision.RESOLVE:
        if family == Family.PLAY_VP:
            return b.fortune_vp_window == 1
        if family == Family.ROAD:
            return b.road_timing == Timing.OWN_TURNS
        if family == Family.TEMPLE:
            return b.temple_timing == Timing.OWN_TURNS
    return True


@rule
def why_here(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> int:
    """What the decision that is asked demands of an action of its own families."""
    if family == Family.PLACE:
        return why_place(s, b, seat, x, closed_regions(s, b, seat))
    if family == Family.RESOLVE:
        return why_resolve(s, seat, x)
    if family == Family.SPACE:
        return why_artisan(s, b, seat, x)
    if family == Family.GIVE_CUBE:
        return why_gift(s, b, seat, x, NONE)
    if family == Family.GIVE_CARD:
        return why_gift(s, b, seat, GIFT_RESOURCE[x], GIFT_KIND[x])
    if family == Family.TAKE:
        return why_take(s, b, x) if decision == Decision.TAKE else why_gain_any(s, b, x)
    if family == Family.STEAL:
        return why_steal(s, b, seat, x // RESOURCES + 1, x % RESOURCES)
    if family == Family.SELL_SUPPLY:
        return why_sell_supply(s, seat, x)
    if family == Family.ROAD:
        return why_road(s, b, seat, b.pair_link[x])
    if family == Family.TEMPLE:
        if decision == Decision.TEMPLE:
            return why_cheap_block(s, b, seat, x)
        return why_temple(s, b, seat, TOKEN_DEED + x)
    if family == Family.WAIVE:
        return why_waive(s, b, seat, x)
    if family == Family.SELL:
        return why_sell(s, b, seat, x // SLOTS, x % SLOTS)
    if family == Family.BUY:
        return why_buy(s, b, seat, x // SLOTS, x % SLOTS)
    if family == Family.BUILD:
        return why_build(s, b, seat, x)
    if family == Family.SITE:
        return why_site(s, b, x)
    if family == Family.PAY_CARD:
        return why_pay_card(s, b, seat, x)
    if family == Family.PAY_CUBES:
        return why_pay_cubes(s, b, seat)
    if family == Family.PLAY_VP:
        return why_held(s, seat, RESOURCE_KINDS + x)
    if family == Family.PLAY_RESOURCE:
        return why_play_resource(s, b, seat, x)
    if family == Family.DISCARD:
        return why_keep(s, seat, x) if decision == Decision.KEEP else why_discard(s, b, seat, x)
    return Why.LEGAL


@rule
def why_cheap_block(s: State, b: Board, seat: int, reward: int) -> int:
    """The block of BUILD_TEMPLE: one cube is left out (S941, D11)."""
    if not can_pay_block(s, b, seat):
        return Why.R_CANNOT_PAY
    return why_reward(s, b, TOKEN_DEED + reward)


@rule
def legal(s: State, b: Board, seat: int, moves: Grid) -> int:
    """List a seat's legal actions: exactly those that `why` does not refuse; return how many."""
    if seat < 0 or seat != asked_seat(s):
        return 0
    decision = asked(s)
    if decision == Decision.PLACE:
        return legal_placement(s, b, seat, moves)
    if decision == Decision.MARKET:
        return legal_market(s, b, seat, moves)
    if decision == Decision.BUILDING:
        return legal_building(s, b, seat, moves)
    if decision == Decision.RESOLVE:
        return legal_resolution(s, b, seat, moves)
    if decision <= Decision.SELL_SUPPLY:
        return legal_effect(s, b, seat, decision, moves)
    return legal_step(s, b, seat, decision, moves)


@rule
def legal_vp_cards(s: State, seat: int, moves: Grid, n: int) -> int:
    """The VP cards in hand."""
    for k in range(VP_KINDS):
        n = allow(moves, n, actions.PLAY_VP + k, why_held(s, seat, RESOURCE_KINDS + k))
    return n


@rule
def legal_resource_cards(s: State, b: Board, seat: int, moves: Grid, n: int) -> int:
    """The resource cards that may be turned into cubes."""
    if b.fortune_resource_use:
        for kind in range(RESOURCE_KINDS):
            n = allow(moves, n, actions.PLAY_RESOURCE + kind, why_play_resource(s, b, seat, kind))
    return n


@rule
def legal_roads(s: State, b: Board, seat: int, moves: Grid, n: int) -> int:
    """The links for a road, if it can be paid."""
    if s.roads_left > 0 and can_pay(s, b, seat, ROAD_DEED, NONE):
        for link in range(b.links):
            n = allow(moves, n, actions.ROAD + b.link_pair[link], why_link(s, b, seat, link))
    return n


@rule
def legal_blocks(s: State, b: Board, seat: int, moves: Grid, n: int) -> int:
    """The next temple block for either reward."""
    for reward in range(_REWARDS):
        n = allow(moves, n, actions.TEMPLE + reward, why_temple(s, b, seat, TOKEN_DEED + reward))
    return n


@rule
def legal_placement(s: State, b: Board, seat: int, moves: Grid) -> int:
    """D01."""
    n = 0
    closed = closed_regions(s, b, seat)
    for place in range(PLACES):
        n = allow(moves, n, actions.PLACE + place, why_place(s, b, seat, place, closed))
    if b.fortune_vp_window:
        n = legal_vp_cards(s, seat, moves, n)
    return n


@rule
def legal_resolution(s: State, b: Board, seat: int, moves: Grid) -> int:
    """D02."""
    n = 0
    for place in range(PLACES):
        n = allow(moves, n, actions.RESOLVE + place, why_resolve(s, seat, place))
    if b.fortune_vp_window:
        n = legal_vp_cards(s, seat, moves, n)
    n = legal_resource_cards(s, b, seat, moves, n)
    if b.road_timing == Timing.OWN_TURNS:
        n = legal_roads(s, b, seat, moves, n)
    if b.temple_timing == Timing.OWN_TURNS:
        n = legal_blocks(s, b, seat, moves, n)
    return n


@rule
def legal_effect(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """D03 to D09."""
    n = 0
    if decision == Decision.ARTISAN:
        for space in range(SPACES):
            n = allow(moves, n, actions.SPACE + space, why_artisan(s, b, seat, space))
    elif decision == Decision.GIVE:
        for resource in range(RESOURCES):
            n = allow(moves, n, actions.GIVE_CUBE + resource, why_gift(s, b, seat, resource, NONE))
        for gift in range(_GIFTS):
            refusal = why_gift(s, b, seat, GIFT_RESOURCE[gift], GIFT_KIND[gift])
            n = allow(moves, n, actions.GIVE_CARD + gift, refusal)
        if s.given != 0:
            return n
    elif decision == Decision.TAKE:
        for resource in range(RESOURCES):
            n = allow(moves, n, actions.TAKE + resource, why_take(s, b, resource))
        return n
    elif decision == Decision.STEAL:
        for ahead in range(_OPPONENTS):
            for resource in range(RESOURCES):
                refusal = why_steal(s, b, seat, ahead + 1, resource)
                n = allow(moves, n, actions.STEAL + ahead * RESOURCES + resource, refusal)
    elif decision == Decision.GAIN_ANY:
        for resource in range(RESOURCES):
            n = allow(moves, n, actions.TAKE + resource, why_gain_any(s, b, resource))
        return n
    elif decision == Decision.MOVE_UP:
        n = allow(moves, n, actions.MOVE_UP, Why.LEGAL)
    else:
        for resource in range(RESOURCES):
            n = allow(moves, n, actions.SELL_SUPPLY + resource, why_sell_supply(s, seat, resource))
    return allow(moves, n, actions.DECLINE, Why.LEGAL)


@rule
def legal_market(s: State, b: Board, seat: int, moves: Grid) -> int:
    """D14."""
    n = 0
    for resource in range(RESOURCES):
        for slot in range(SLOTS):
            k = resource * SLOTS + slot
            n = allow(moves, n, actions.SELL + k, why_sell(s, b, seat, resource, slot))
            n = allow(moves, n, actions.BUY + k, why_buy(s, b, seat, resource, slot))
    n = allow(moves, n, actions.PASS, Why.LEGAL)
    n = legal_vp_cards(s, seat, moves, n)
    return legal_resource_cards(s, b, seat, moves, n)


@rule
def legal_building(s: State, b: Board, seat: int, moves: Grid) -> int:
    """D15."""
    n = 0
    for card in range(CARDS):
        if s.card_owner[card] == OPEN:
            n = allow(moves, n, actions.BUILD + card, why_build(s, b, seat, card))
    n = legal_roads(s, b, seat, moves, n)
    n = legal_blocks(s, b, seat, moves, n)
    n = legal_vp_cards(s, seat, moves, n)
    n = legal_resource_cards(s, b, seat, moves, n)
    return allow(moves, n, actions.END_TURN, Why.LEGAL)


@rule
def legal_step(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """D10 to D13 and D16 to D18."""
    n = 0
    if decision == Decision.PAY:
        if hand_size(s, seat) > 0:
            for kind in range(RESOURCE_KINDS):
                n = allow(moves, n, actions.PAY_CARD + kind, why_pay_card(s, b, seat, kind))
        n = allow(moves, n, actions.PAY_CUBES, why_pay_cubes(s, b, seat))
    elif decision == Decision.SITE:
        for space in range(SPACES):
            n = allow(moves, n, actions.SITE + space, why_site(s, b, space))
    elif decision == Decision.HAND_LIMIT:
        if asked_x(s) == 0:
            n = legal_vp_cards(s, seat, moves, n)
        for kind in range(KINDS):
            n = allow(moves, n, actions.DISCARD + kind, why_discard(s, b, seat, kind))
    elif decision == Decision.KEEP:
        for kind in range(KINDS):
            n = allow(moves, n, actions.DISCARD + kind, why_keep(s, seat, kind))
    elif decision == Decision.WAIVE:
        for resource in range(RESOURCES):
            n = allow(moves, n, actions.WAIVE + resource, why_waive(s, b, seat, resource))
    elif decision == Decision.ROAD:
        n = legal_roads(s, b, seat, moves, n)
        n = allow(moves, n, actions.DECLINE, Why.LEGAL)
    else:
        for reward in range(_REWARDS):
            n = allow(moves, n, actions.TEMPLE + reward, why_cheap_block(s, b, seat, reward))
        n = allow(moves, n, actions.DECLINE, Why.LEGAL)
    return n


@rule
def outcome_weight(s: State, b: Board, action: int) -> int:
    """The weight of a chance outcome of the event that is due (6.5)."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    if family == Family.DRAW:
        return s.deck[x]
    if family == Family.OPEN:
        return 1 if s.card_owner[x] == IN_DECK else 0
    return order_weight(s, b, x)


@rule
def chance(s: State, b: Board, moves: Grid, weights: Grid) -> int:
    """List the outcomes of the chance event that is due, with their weights; return how many."""
    decision = asked(s)
    first = actions.DRAW
    count = KINDS
    if decision == Decision.TURN_ORDER:
        first = actions.ORDER
        count = SEATS
    elif decision == Decision.OPEN_CARD:
        first = actions.OPEN
        count = CARDS
    n = 0
    for action in range(first, first + count):
        n = weigh(moves, weights, n, action, outcome_weight(s, b, action))
    return n


@rule
def retreats(s: State, action: int) -> bool:
    """No action takes back an act begun: declining is an answer, and undo is not an action."""
    return False
