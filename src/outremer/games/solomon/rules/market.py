"""The Market phase (S8xx)."""

from outremer.core.pending import ask
from outremer.core.rule import rule
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import NOBODY, RESOURCES, SLOTS, Decision, Stage
from outremer.games.solomon.rules.table import finish_act, hand_size
from outremer.games.solomon.state import Board, State


@rule
def market_step(s: State, b: Board) -> None:
    """In reverse turn order until all have passed (S804, S808, S814); who cannot go on passes (S816, D14)."""
    passed = 0
    for seat in range(b.players):
        passed += s.passed[seat]
    if passed == b.players:
        close_market(s, b)
        return
    seat = s.order[s.at]
    if s.passed[seat]:
        next_trader(s, b)
    elif s.trades[seat] >= b.market_cap or (hand_size(s, seat) == 0 and not can_trade(s, b, seat)):
        pass_market(s, b, seat)
    else:
        ask(s, Decision.MARKET, seat, 0, 0)


@rule
def next_trader(s: State, b: Board) -> None:
    """The player one position ahead, after the start player the last one (S804)."""
    s.at = (s.at + b.players - 1) % b.players


@rule
def close_market(s: State, b: Board) -> None:
    """Cubes stay on the market (S803); the Building phase begins with the start player (S901)."""
    for seat in range(b.players):
        s.passed[seat] = 0
        s.trades[seat] = 0
        for resource in range(RESOURCES):
            s.sold[seat, resource] = 0
            s.bought[seat, resource] = 0
    s.at = 0
    s.built = NOBODY
    s.stage = Stage.BUILDING


@rule
def can_trade(s: State, b: Board, seat: int) -> bool:
    """Is there anything the player may buy or sell?"""
    for resource in range(RESOURCES):
        for slot in range(SLOTS):
            if why_sell(s, b, seat, resource, slot) == Why.LEGAL or why_buy(s, b, seat, resource, slot) == Why.LEGAL:
                return True
    return False


@rule
def filled_slots(s: State, resource: int) -> int:
    """Cubes of a resource on the market."""
    count = 0
    for slot in range(SLOTS):
        count += s.market[resource, slot]
    return count


@rule
def equal_slot(s: State, b: Board, resource: int, slot: int) -> int:
    """The lowest slot of the same price and in the same state, which is the one offered (S813)."""
    for other in range(slot):
        if (
            b.price[resource, other] == b.price[resource, slot]
            and s.market[resource, other] == s.market[resource, slot]
        ):
            return other
    return slot


@rule
def why_sell(s: State, b: Board, seat: int, resource: int, slot: int) -> int:
    """An own cube on a free slot; not at a price at which he has bought it (S806, S810, S813, S815)."""
    if s.stock[seat, resource] == 0:
        return Why.R_NO_CUBE
    if s.market[resource, slot]:
        return Why.R_ROW_FULL if filled_slots(s, resource) == SLOTS else Why.R_SLOT_FULL
    if equal_slot(s, b, resource, slot) != slot:
        return Why.R_SLOT_EQUAL
    if not b.market_reversal and (s.bought[seat, resource] >> slot) & 1:
        return Why.R_REVERSAL
    return Why.LEGAL


@rule
def why_buy(s: State, b: Board, seat: int, resource: int, slot: int) -> int:
    """Any filled slot he can pay; not at a price at which he has sold it (S807, S811-S815)."""
    if not s.market[resource, slot]:
        return Why.R_SLOT_EMPTY
    if equal_slot(s, b, resource, slot) != slot:
        return Why.R_SLOT_EQUAL
    if s.score[seat] < b.price[resource, slot]:
        return Why.R_VP_SHORT
    if not b.market_reversal and (s.sold[seat, resource] >> slot) & 1:
        return Why.R_REVERSAL
    return Why.LEGAL


@rule
def slots_of_price(b: Board, resource: int, slot: int) -> int:
    """The slots of the same price, as a bit mask."""
    slots = 0
    for other in range(SLOTS):
        if b.price[resource, other] == b.price[resource, slot]:
            slots |= 1 << other
    return slots


@rule
def sell(s: State, b: Board, seat: int, resource: int, slot: int) -> None:
    """A cube on the slot for the VP printed under it (S806)."""
    finish_act(s)
    s.stock[seat, resource] -= 1
    s.market[resource, slot] = 1
    s.score[seat] += b.price[resource, slot]
    s.sold[seat, resource] |= slots_of_price(b, resource, slot)
    s.trades[seat] += 1
    next_trader(s, b)


@rule
def buy(s: State, b: Board, seat: int, resource: int, slot: int) -> None:
    """A cube from the slot for its price in VP (S807)."""
    finish_act(s)
    s.stock[seat, resource] += 1
    s.market[resource, slot] = 0
    s.score[seat] -= b.price[resource, slot]
    s.bought[seat, resource] |= slots_of_price(b, resource, slot)
    s.trades[seat] += 1
    next_trader(s, b)


@rule
def pass_market(s: State, b: Board, seat: int) -> None:
    """Out of this Market phase (S809)."""
    finish_act(s)
    s.passed[seat] = 1
    next_trader(s, b)
