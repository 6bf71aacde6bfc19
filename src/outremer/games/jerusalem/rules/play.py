"""Carrying out an action: the one place where actions meet the rules."""

from outremer.core.pending import answered, ask_privately, asked
from outremer.core.rule import rule
from outremer.games.jerusalem.actions import ARGUMENT, FAMILY, Family
from outremer.games.jerusalem.names import AREAS, Decision
from outremer.games.jerusalem.rules import auction, baron, cards, deploy, draft, events, flow, income
from outremer.games.jerusalem.state import Board, State


@rule
def apply(s: State, b: Board, seat: int, action: int) -> None:
    """Carry out a legal action, then everything that follows by itself."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    decision = asked(s)
    if decision == Decision.TURN:
        in_turn(s, b, seat, family, x)
    elif family == Family.CANCEL or family == Family.BACK or family == Family.STOP:
        answered(s)
    elif decision <= Decision.DRAFT:
        in_phase1(s, b, seat, decision, family, x)
    elif decision <= Decision.RESOURCE_PICK:
        within_turn(s, b, seat, decision, x)
    elif decision <= Decision.INCOME:
        in_phase3(s, b, seat, family, x)
    elif decision <= Decision.WAR_REMOVE:
        in_phase4(s, b, seat, decision, family, x)
    else:
        by_chance(s, decision, x)
    flow.advance(s, b)


@rule
def in_phase1(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> None:
    """D01 to D04."""
    if family == Family.OFFICE:
        auction.choose_office(s, b, seat, x + 1)
    elif family == Family.BID:
        if decision == Decision.AUCTION_OPEN:
            auction.open_bid(s, b, seat, x)
        else:
            auction.raise_bid(s, b, seat, x)
    elif family == Family.PASS:
        auction.pass_bid(s, b, seat)
    else:
        draft.keep_card(s, seat, x)


@rule
def in_turn(s: State, b: Board, seat: int, family: int, x: int) -> None:
    """D10."""
    if family == Family.PLACE:
        deploy.place(s, seat, x)
    elif family == Family.HIRE:
        deploy.hire(s, b, seat)
    elif family == Family.DISMISS:
        ask_privately(s, Decision.DISMISS_PICK, seat, 0, 0)
    elif family == Family.PLAY:
        cards.play(s, b, seat, x)
    elif family == Family.MARSHAL_SILVER:
        deploy.marshal_silver(s, b, seat)
    elif family == Family.MARSHAL_MOVE:
        ask_privately(s, Decision.MARSHAL_SOURCE, seat, 0, 0)
    elif family == Family.BARON:
        baron.place_baron(s, seat, x)
    elif family == Family.FOREIGN_BARON:
        baron.place_foreign_baron(s, seat, x)
    else:
        deploy.end_turn(s)


@rule
def within_turn(s: State, b: Board, seat: int, decision: int, x: int) -> None:
    """D11 to D20."""
    if decision == Decision.DISMISS_PICK:
        deploy.dismiss_from(s, b, seat, x)
    elif decision == Decision.MARSHAL_SOURCE:
        deploy.marshal_from(s, seat, x)
    elif decision == Decision.MARSHAL_TARGET:
        deploy.marshal_to(s, b, seat, x)
    elif decision == Decision.MARSHAL_COUNT:
        deploy.marshal_count(s, b, seat, x + 1)
    elif decision == Decision.MOVE2_SOURCE:
        cards.move2_from(s, seat, x)
    elif decision == Decision.MOVE2_TARGET:
        cards.move2_to(s, b, seat, x)
    elif decision == Decision.DEFECTOR_OWN:
        cards.defector_from(s, seat, x)
    elif decision == Decision.DEFECTOR_ENEMY:
        cards.swap(s, seat, x // AREAS, x % AREAS)
    elif decision == Decision.INFLUENCE_AREA:
        cards.influence_area(s, b, seat, x)
    else:
        cards.take_resource(s, seat, x)


@rule
def in_phase3(s: State, b: Board, seat: int, family: int, x: int) -> None:
    """D30 to D34."""
    if family == Family.TAKE:
        income.take(s, seat)
    elif family == Family.TAKE_REST:
        income.take_rest(s, seat)
    elif family == Family.DECLINE:
        income.decline(s, x)
    elif family == Family.TO:
        income.tower_to(s, seat, x)
    elif family == Family.DRAW:
        income.scholars_draw(s, b, seat)
    elif family == Family.BUY:
        income.buy(s, b, seat, x)
    elif family == Family.STEAL:
        income.steal(s, b, seat, x)
    else:
        answered(s)


@rule
def in_phase4(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> None:
    """D40 to D42."""
    if decision == Decision.HEIR_RESCUE:
        events.rescue(s, seat, x)
    elif decision == Decision.HEIR_RESCUE_TO:
        if family == Family.DONE:
            events.rescue_done(s, seat)
        else:
            events.rescue_to(s, seat, x)
    elif decision == Decision.TAX_KEEP:
        if family == Family.DONE:
            events.tax_done(s, seat)
        else:
            events.keep_squire(s, b, seat, x)
    elif family == Family.DONE:
        events.war_done(s, b)
    else:
        events.remove(s, b, seat, x // AREAS, x % AREAS)


@rule
def by_chance(s: State, decision: int, x: int) -> None:
    """The chance events (6.6)."""
    if decision == Decision.SET_ASIDE_CARD:
        auction.card_set_aside(s, x)
    elif decision == Decision.FIRST_OPENER:
        auction.opener_drawn(s, x)
    elif decision == Decision.DRAWN_CARD:
        income.card_drawn(s, x)
    else:
        flow.event_revealed(s, x)
