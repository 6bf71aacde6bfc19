"""Carrying out an action: the one place where actions meet the rules."""

from outremer.core.pending import asked, asked_x
from outremer.core.rule import rule
from outremer.games.solomon.actions import ARGUMENT, FAMILY, GIFT_KIND, GIFT_RESOURCE, Family
from outremer.games.solomon.names import NOWHERE, RESOURCE_KINDS, RESOURCES, ROAD_DEED, SLOTS, TOKEN_DEED, Decision
from outremer.games.solomon.rules import (
    building,
    effects,
    flow,
    fortune,
    market,
    payment,
    placement,
    resolution,
    table,
    trade,
)
from outremer.games.solomon.state import Board, State


@rule
def apply(s: State, b: Board, seat: int, action: int) -> None:
    """Carry out a legal action, then everything that follows by itself."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    decision = asked(s)
    if family == Family.PLACE:
        placement.place_pawn(s, b, seat, x)
    elif family == Family.RESOLVE:
        resolution.resolve(s, b, seat, x)
    elif family == Family.PLAY_VP:
        fortune.play_vp(s, b, seat, RESOURCE_KINDS + x)
    elif family == Family.PLAY_RESOURCE:
        fortune.play_resource(s, b, seat, x)
    elif family == Family.DISCARD:
        if decision == Decision.KEEP:
            fortune.discard_drawn(s, b, seat, x)
        else:
            fortune.discard(s, b, seat, x)
    elif decision == Decision.MARKET:
        in_market(s, b, seat, family, x)
    elif decision <= Decision.SELL_SUPPLY:
        in_effect(s, b, seat, decision, family, x)
    elif decision <= Decision.SITE:
        in_building(s, b, seat, decision, family, x)
    else:
        by_chance(s, b, decision, x)
    flow.advance(s, b)


@rule
def in_effect(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> None:
    """D02 (roads and temple blocks by switch) to D09."""
    if decision == Decision.RESOLVE:
        in_building(s, b, seat, decision, family, x)
    elif family == Family.DECLINE:
        table.next_effect(s)
    elif decision == Decision.ARTISAN:
        effects.work_space(s, b, seat, x)
    elif family == Family.GIVE_CUBE:
        trade.give(s, seat, x, table.NONE)
    elif family == Family.GIVE_CARD:
        trade.give(s, seat, GIFT_RESOURCE[x], GIFT_KIND[x])
    elif decision == Decision.TAKE:
        trade.take_cube(s, seat, x)
    elif decision == Decision.STEAL:
        effects.steal(s, b, seat, x // RESOURCES + 1, x % RESOURCES)
    elif decision == Decision.GAIN_ANY:
        effects.gain_any(s, seat, x)
    elif decision == Decision.MOVE_UP:
        effects.move_up(s, seat)
    else:
        effects.sell_to_supply(s, b, seat, x)


@rule
def in_market(s: State, b: Board, seat: int, family: int, x: int) -> None:
    """D14."""
    if family == Family.SELL:
        market.sell(s, b, seat, x // SLOTS, x % SLOTS)
    elif family == Family.BUY:
        market.buy(s, b, seat, x // SLOTS, x % SLOTS)
    else:
        market.pass_market(s, b, seat)


@rule
def in_building(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> None:
    """D10 to D12, D15, D16 and D18."""
    if family == Family.PAY_CUBES:
        payment.pay_cubes(s, b, seat)
    elif family == Family.PAY_CARD:
        payment.pay_card(s, b, seat, x)
    elif family == Family.END_TURN:
        building.end_turn(s)
    elif family == Family.DECLINE:
        table.next_effect(s)
    elif family == Family.BUILD:
        building.build(s, b, seat, x)
    elif family == Family.SITE:
        building.choose_site(s, b, seat, x)
    elif family == Family.ROAD:
        payment.begin_payment(s, b, seat, ROAD_DEED + b.pair_link[x], NOWHERE)
    elif family == Family.WAIVE:
        effects.waive(s, b, seat, asked_x(s), x)
    elif decision == Decision.TEMPLE:
        effects.choose_block(s, b, seat, TOKEN_DEED + x)
    else:
        payment.begin_payment(s, b, seat, TOKEN_DEED + x, NOWHERE)


@rule
def by_chance(s: State, b: Board, decision: int, x: int) -> None:
    """The chance events (6.5)."""
    if decision == Decision.TURN_ORDER:
        flow.order_drawn(s, x)
    elif decision == Decision.OPEN_CARD:
        flow.card_opened(s, x)
    else:
        fortune.card_drawn(s, b, x)
