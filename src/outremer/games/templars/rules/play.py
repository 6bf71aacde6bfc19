"""Carrying out an action: the one place where actions meet the rules."""

from outremer.core.pending import answered, asked
from outremer.core.rule import rule
from outremer.games.templars.actions import ARGUMENT, FAMILY, Family
from outremer.games.templars.names import SEATS, SPACES, Decision
from outremer.games.templars.rules import cards, flow, gold, knights, pope, setup, templar
from outremer.games.templars.rules.city import NOWHERE
from outremer.games.templars.state import Board, State


@rule
def apply(s: State, b: Board, seat: int, action: int) -> None:
    """Carry out a legal action, then everything that follows by itself."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    decision = asked(s)
    if decision == Decision.COMMIT:
        cards.commit(s, seat, x)
    elif decision < Decision.COMMIT:
        before_cards(s, b, seat, decision, family, x)
    elif decision <= Decision.LOSE_KNIGHT:
        gold_or_loss(s, b, seat, decision, family, x)
    elif decision <= Decision.PENALTY_STEP:
        in_knights(s, b, seat, family, x)
    elif decision <= Decision.TAKE_ONE:
        in_templar(s, b, seat, decision, family, x)
    else:
        by_chance(s, decision, x)
    flow.advance(s, b)


@rule
def before_cards(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> None:
    """DP01 to DP07."""
    if decision == Decision.SETUP_KNIGHT:
        setup.setup_knight(s, seat, x)
    elif decision == Decision.SETUP_TEMPLAR:
        setup.setup_templar(s, b, seat, x)
    elif family == Family.POPE:
        pope.choose_space(s, x % SPACES)
    elif family == Family.PLACE_KNIGHT:
        pope.flag_place(s, seat, x)
    elif family == Family.REMOVE_KNIGHT:
        pope.flag_remove(s, x // SEATS, x % SEATS)
    elif family == Family.LEADER:
        pope.give_marker(s, b, seat, x)
    else:
        answered(s)


@rule
def gold_or_loss(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> None:
    """DP09 to DP11."""
    if decision == Decision.TAKE_GOLD:
        gold.take(s, b, seat, x)
    elif family == Family.TAXES:
        gold.tax(s, b, seat, x)
    elif family == Family.LOSE_KNIGHT:
        cards.lose_knight(s, seat, x)
    else:
        answered(s)


@rule
def in_knights(s: State, b: Board, seat: int, family: int, x: int) -> None:
    """DP12 to DP19."""
    if family == Family.CITY:
        knights.choose_city(s, x)
    elif family == Family.PAY2_PLACE:
        knights.pay_place(s, b, seat)
    elif family == Family.PAY2_REMOVE:
        knights.pay_remove(s, b, seat, x)
    elif family == Family.PAY1_THROW:
        knights.pay_throw(s, b, seat)
    elif family == Family.PLACE:
        knights.cross_place(s, seat)
    elif family == Family.REMOVE:
        knights.cross_remove(s, x)
    elif family == Family.NEW_CHANCE:
        knights.new_chance(s, b, seat)
    elif family == Family.PAY2_SWAP:
        knights.pay_swap(s, b, seat, x)
    elif family == Family.DECLINE or family == Family.ACCEPT_BLANK:
        answered(s)
    else:
        knights.end_action(s, b)


@rule
def in_templar(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> None:
    """DP20 to DP26."""
    if family == Family.STEP:
        templar.step(s, b, seat, x)
    elif family == Family.TEMPLAR:
        templar.choose_templar(s, x)
    elif family == Family.STOP:
        templar.stop(s)
    elif family == Family.PLACE_KNIGHT:
        templar.stop_place(s, seat, x)
    elif family == Family.REMOVE_KNIGHT:
        templar.stop_remove(s, x // SEATS, x % SEATS)
    elif decision == Decision.SWAP_PAIR:
        templar.named_pair(s, b, x)
    elif family == Family.SWAP_EDICT:
        templar.announce(s, x)
    elif family == Family.WANT_SWAP:
        templar.announce(s, NOWHERE)
    elif family == Family.NO_SWAP:
        templar.no_swap(s, b)
    elif family == Family.VETO:
        templar.veto(s, b, seat)
    elif family == Family.TAKE_ONE:
        templar.take_one(s, b, seat, x)
    else:
        answered(s)


@rule
def by_chance(s: State, decision: int, x: int) -> None:
    """The chance events: the deal and the throws."""
    if decision == Decision.THROW:
        knights.thrown(s, x)
    elif decision == Decision.DEAL_EDICT:
        setup.edict_dealt(s, x)
    elif decision == Decision.DEAL_TILE:
        setup.tile_dealt(s, x + 1)
    elif decision == Decision.DEAL_MISSION:
        setup.mission_dealt(s, x)
    elif decision == Decision.OPEN_MISSION:
        setup.mission_opened(s, x)
    else:
        setup.start_player_drawn(s, x)
