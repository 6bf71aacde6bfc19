"""Why an action is refused: every reason that speaks about it, in the order of section 9."""

from outremer.core.pending import CHANCE, OVER, asked, asked_seat
from outremer.core.rule import rule
from outremer.games.templars.actions import ARGUMENT, FAMILY, OFFERED, Family
from outremer.games.templars.codes import Why
from outremer.games.templars.names import (
    CARDS,
    SEATS,
    SPACES,
    Card,
    Decision,
    Favour,
    Flag,
)
from outremer.games.templars.options import CommitChange, LeaderCondition
from outremer.games.templars.rules.cards import card_of, is_penalty
from outremer.games.templars.rules.city import NOWHERE, can_ask, why_own_city, why_room, why_victim
from outremer.games.templars.rules.gold import why_reach
from outremer.games.templars.rules.knights import why_city, why_pay_place, why_pay_remove, why_pay_swap, why_price
from outremer.games.templars.rules.pope import why_pope
from outremer.games.templars.rules.setup import why_setup_knight, why_setup_templar
from outremer.games.templars.rules.templar import stop_of, why_step, why_swap, why_take_one
from outremer.games.templars.rules.weights import outcome_weight
from outremer.games.templars.state import Board, State


@rule
def code_for(s: State, b: Board, seat: int, action: int) -> int:
    """The first reason against an action: end, seat, what speaks about the action, phase (section 9)."""
    mover = asked_seat(s)
    if mover == OVER:
        return Why.GAME_OVER
    decision = asked(s)
    choosing = decision == Decision.COMMIT and 0 <= seat < b.players
    if seat != mover and not choosing:
        return Why.NOT_YOUR_DECISION
    family = FAMILY[action]
    offered = OFFERED[decision, family]
    if mover == CHANCE:
        return Why.LEGAL if offered and outcome_weight(s, b, action) > 0 else Why.WRONG_PHASE
    code = why_about(s, b, seat, decision, family, ARGUMENT[action])
    if code == Why.LEGAL and not offered:
        return Why.WRONG_PHASE
    return code


@rule
def in_action(decision: int) -> bool:
    """Is the Pope's step of this action done (so that his flag counts)?"""
    return decision > Decision.POPE


@rule
def in_penalty(s: State, b: Board) -> bool:
    """Is a penalty action being carried out?"""
    return s.active >= 0 and is_penalty(s, b, s.active)


@rule
def why_about(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> int:
    """The first reason that speaks about an action, LEGAL if none does."""
    if family == Family.PLACE_KNIGHT:
        return why_place_knight(s, b, seat, decision, x)
    if family == Family.REMOVE_KNIGHT:
        return why_remove_knight(s, b, seat, decision, x // SEATS, x % SEATS)
    if family == Family.PLACE_TEMPLAR:
        return why_setup_templar(s, b, seat, x) if decision == Decision.SETUP_TEMPLAR else Why.LEGAL
    if family == Family.POPE:
        code = why_pope(s, b, x // SPACES + 1, x % SPACES)
        return Why.POPE_NOT_AGAIN if code == Why.LEGAL and in_action(decision) else code
    if family == Family.LEADER:
        return why_leader(s, b, seat, decision, x)
    if family == Family.COMMIT:
        return why_commit(s, b, seat, decision, x)
    if family == Family.TAKE_GOLD:
        return why_reach(s, b, seat, x) if in_action(decision) else Why.LEGAL
    if family == Family.TAXES:
        return why_taxes(s, b, seat, decision, x)
    if family == Family.VETO:
        if not can_ask(s, b, seat, Favour.VETO):
            return Why.TEMPLE_TOO_FEW
        return Why.LEGAL if decision == Decision.VETO else Why.VETO_MOMENT
    if family == Family.LOSE_KNIGHT:
        return why_lose(s, seat, decision, x)
    if family == Family.DECLINE or family == Family.STOP:
        if decision <= Decision.SETUP_TEMPLAR:
            return Why.SETUP_NO_PASS
    if decision == Decision.LOSE_KNIGHT and gets_around(family):
        return Why.MUST_LOSE_KNIGHT
    if Family.CITY <= family <= Family.END_REMOVAL:
        return why_knights(s, b, seat, decision, family, x)
    if Family.TEMPLAR <= family <= Family.TAKE_ONE:
        return why_move(s, b, decision, family, x)
    return Why.LEGAL


@rule
def why_place_knight(s: State, b: Board, seat: int, decision: int, city: int) -> int:
    """A knight placed in the initial placement or by a flag (DP01, DP04, DP22)."""
    if decision <= Decision.SETUP_TEMPLAR:
        return why_setup_knight(s, b, seat, city) if decision == Decision.SETUP_KNIGHT else Why.LEGAL
    if in_action(decision) and b.flag[s.pope] == Flag.RED:
        return Why.FLAG_IS_RED
    code = why_own_city(s, seat, city)
    if code == Why.LEGAL:
        code = why_room(s, b, seat, city)
    if code == Why.LEGAL and decision == Decision.STOP_GREEN and city != stop_of(s):
        return Why.OTHER_CITY
    return code


@rule
def why_remove_knight(s: State, b: Board, seat: int, decision: int, city: int, colour: int) -> int:
    """A knight removed by a flag (DP05, DP23)."""
    if decision <= Decision.SETUP_TEMPLAR:
        return Why.LEGAL
    if in_action(decision) and b.flag[s.pope] == Flag.GREEN:
        return Why.FLAG_IS_GREEN
    code = why_own_city(s, seat, city)
    if code == Why.LEGAL and decision == Decision.STOP_RED and city != stop_of(s):
        return Why.OTHER_CITY
    return why_victim(s, b, seat, city, colour) if code == Why.LEGAL else code


@rule
def why_leader(s: State, b: Board, seat: int, decision: int, receiver: int) -> int:
    """The Pope's favour Leader: price, condition, moment, receiver (T913-T916)."""
    if not can_ask(s, b, seat, Favour.LEADER):
        return Why.TEMPLE_TOO_FEW
    if seat == s.start_player and s.committed[seat] == 0:
        if b.leader_condition == LeaderCondition.KNIGHT_MOVED and not s.flag_used and not s.handed_on:
            return Why.LEADER_NO_KNIGHT
    if decision != Decision.LEADER and decision != Decision.MARKER:
        return Why.LEADER_MOMENT
    if receiver == seat:
        return Why.LEADER_SELF
    return Why.LEGAL if receiver < b.players else Why.WRONG_PHASE


@rule
def why_commit(s: State, b: Board, seat: int, decision: int, card: int) -> int:
    """A card of the hand, and no second choice where the first is final (T301, T1207)."""
    if card == 0 or card > CARDS:
        return Why.NO_SUCH_CARD
    if s.committed[seat] != 0 and (decision != Decision.COMMIT or b.commit_change == CommitChange.FINAL):
        return Why.ALREADY_COMMITTED
    return Why.LEGAL


@rule
def why_taxes(s: State, b: Board, seat: int, decision: int, territory: int) -> int:
    """The Pope's favour Taxes: reach, price, once, in its moment (T908-T912)."""
    if not in_action(decision):
        return Why.LEGAL
    if why_reach(s, b, seat, territory) != Why.LEGAL:
        return Why.NOT_IN_REACH
    if not can_ask(s, b, seat, Favour.TAXES):
        return Why.TEMPLE_TOO_FEW
    if s.taxed:
        return Why.TAXES_ONCE
    return Why.LEGAL if decision == Decision.TAXES else Why.TAXES_MOMENT


@rule
def why_lose(s: State, seat: int, decision: int, city: int) -> int:
    """The penalty takes an own knight from a city (T406)."""
    if decision != Decision.LOSE_KNIGHT:
        return Why.LEGAL
    if s.tile[city] == 0:
        return Why.NO_CITY_TILE
    return Why.LEGAL if s.knights[seat, city] > 0 else Why.LOSE_OWN_ONLY


@rule
def gets_around(family: int) -> bool:
    """Would the action end a penalty without the loss of a knight (T406, RS29)?"""
    if family == Family.DECLINE or family == Family.STOP:
        return True
    return family == Family.END_ACTION or family == Family.END_REMOVAL or family == Family.NO_REMOVAL


@rule
def why_knights(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> int:
    """The knight cards (DP12 to DP19); without a city of the action only the card itself can speak."""
    if family == Family.NEW_CHANCE:
        return why_new_chance(s, b, seat, decision)
    if decision < Decision.SAFE_CITY or decision > Decision.PENALTY_STEP:
        return Why.LEGAL
    if family == Family.CITY:
        return why_choose_city(s, b, seat, decision, x)
    if s.city != NOWHERE:
        code = why_in_city(s, b, seat, family, x)
        if code != Why.LEGAL:
            return code
    if family == Family.PAY1_THROW and decision >= Decision.RISKY_CITY:
        return Why.NO_THROW_HERE
    if (family == Family.PLACE or family == Family.REMOVE) and decision == Decision.BLANK:
        return Why.BLANK
    if (family == Family.PAY2_PLACE or family == Family.PAY2_SWAP) and in_penalty(s, b):
        return Why.PENALTY_NO_PLACE
    return Why.LEGAL


@rule
def why_in_city(s: State, b: Board, seat: int, family: int, x: int) -> int:
    """What the city of the action, the supply and the purse say."""
    if family == Family.PAY2_PLACE:
        return why_pay_place(s, b, seat)
    if family == Family.PAY2_REMOVE:
        return why_pay_remove(s, b, seat, x)
    if family == Family.PAY2_SWAP:
        return why_pay_swap(s, b, seat, x)
    if family == Family.PAY1_THROW:
        return why_price(s, b, seat, b.throw_price)
    if family == Family.PLACE:
        return why_room(s, b, seat, s.city)
    if family == Family.REMOVE:
        return why_victim(s, b, seat, s.city, x)
    return Why.LEGAL


@rule
def why_choose_city(s: State, b: Board, seat: int, decision: int, city: int) -> int:
    """The city of a knight-card action, once (T506)."""
    choosing = OFFERED[decision, Family.CITY]
    if choosing:
        return why_city(s, b, seat, city, decision == Decision.SAFE_CITY)
    code = why_own_city(s, seat, city)
    if code != Why.LEGAL:
        return code
    return Why.OTHER_CITY if city != s.city else Why.LEGAL


@rule
def why_new_chance(s: State, b: Board, seat: int, decision: int) -> int:
    """The Pope's favour New chance: price, number, moment (T905, T906)."""
    if not can_ask(s, b, seat, Favour.NEW_CHANCE):
        return Why.TEMPLE_TOO_FEW
    if s.new_chances >= b.new_chance_max:
        return Why.NEW_CHANCE_LIMIT
    return Why.LEGAL if decision == Decision.BLANK else Why.NEW_CHANCE_MOMENT


@rule
def why_move(s: State, b: Board, decision: int, family: int, x: int) -> int:
    """The Templar cards (DP20 to DP24, DP26)."""
    if family == Family.SWAP_EDICT or family == Family.WANT_SWAP:
        return why_swap_now(s, b, decision, family, x)
    if decision < Decision.TEMPLAR or decision == Decision.VETO:
        return Why.LEGAL
    if family == Family.TEMPLAR:
        return Why.OTHER_TEMPLAR if s.mover >= 0 and x != s.mover else Why.LEGAL
    if family == Family.STEP:
        return why_one_step(s, b, x)
    if family == Family.TAKE_ONE and decision == Decision.TAKE_ONE:
        return why_take_one(s, x)
    return Why.LEGAL


@rule
def why_one_step(s: State, b: Board, territory: int) -> int:
    """A step needs a Templar chosen and steps left (T601)."""
    if s.mover < 0:
        return Why.LEGAL
    code = why_step(s, b, territory)
    if code == Why.LEGAL and s.steps >= b.templar_steps:
        return Why.NO_STEPS_LEFT
    return code


@rule
def why_swap_now(s: State, b: Board, decision: int, family: int, other: int) -> int:
    """A swap after the move of card 5, never in its penalty (T618, T629)."""
    if family == Family.SWAP_EDICT and (decision == Decision.SWAP or decision == Decision.SWAP_PAIR):
        return why_swap(s, b, other)
    if in_penalty(s, b) and card_of(s, b, s.active) == Card.TEMPLAR_RISKY:
        return Why.PENALTY_NO_SWAP
    return Why.LEGAL
