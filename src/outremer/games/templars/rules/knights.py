"""The knight cards, the chance marker and New chance (T5xx, T905-T907)."""

from outremer.core.pending import CHANCE, answered, ask
from outremer.core.rule import rule
from outremer.games.templars.actions import CROSS_SIDE
from outremer.games.templars.codes import Why
from outremer.games.templars.names import TERRITORIES, Card, Decision, Favour, Stage
from outremer.games.templars.rules.cards import card_of, end_card, is_penalty
from outremer.games.templars.rules.city import (
    NOWHERE,
    can_ask,
    others_in,
    pay_favour,
    place_knight,
    remove_knight,
    why_own_city,
    why_room,
    why_victim,
)
from outremer.games.templars.state import Board, State


@rule
def is_safe(s: State, b: Board) -> bool:
    """Does the active player carry out the safe knight card?"""
    return card_of(s, b, s.active) == Card.KNIGHTS_SAFE


@rule
def city_step(s: State, b: Board) -> None:
    """The city of the action; a single one is chosen without asking, without one the action lapses (T501, T518)."""
    seat = s.active
    safe = is_safe(s, b)
    penalty = is_penalty(s, b, seat)
    able = s.gold[seat] >= (min(b.throw_price, b.knight_price) if safe else b.knight_price)
    if not safe and not penalty and s.supply[seat] == 0:
        able = False
    cities = 0
    last = NOWHERE
    for city in range(TERRITORIES):
        if why_city(s, b, seat, city, safe) == Why.LEGAL:
            cities += 1
            last = city
    if cities == 0 or not able:
        end_card(s, b)
        return
    s.stage = Stage.KNIGHTS_STEP
    if cities == 1:
        s.city = last
    elif safe:
        ask(s, Decision.SAFE_CITY, seat, 0, 0)
    elif penalty:
        ask(s, Decision.PENALTY_CITY, seat, 0, 0)
    else:
        ask(s, Decision.RISKY_CITY, seat, 0, 0)


@rule
def why_city(s: State, b: Board, seat: int, city: int, safe: bool) -> int:
    """An own Templar in a city with tile; the risky card and its penalty need a knight to act on (T521, T530)."""
    code = why_own_city(s, seat, city)
    if code != Why.LEGAL:
        return code
    if not safe and others_in(s, b, seat, city) == 0:
        return Why.NO_SUCH_KNIGHT
    return Why.LEGAL


@rule
def choose_city(s: State, city: int) -> None:
    """DP12, DP16, DP18: the whole action happens here (T506, T525, T531)."""
    answered(s)
    s.city = city


@rule
def end_action(s: State, b: Board) -> None:
    """The player ends the action, or its removals (T515, T535)."""
    answered(s)
    end_card(s, b)


@rule
def why_price(s: State, b: Board, seat: int, cost: int) -> int:
    """Gold one holds, and no more than the limit in one action (T502, T519, RS21, RS22)."""
    if s.gold[seat] < cost:
        return Why.NOT_ENOUGH_GOLD
    if s.spent + cost > b.knight_gold_max:
        return Why.SIX_GOLD_LIMIT
    return Why.LEGAL


@rule
def why_pay_place(s: State, b: Board, seat: int) -> int:
    """A knight placed for gold (T503)."""
    code = why_room(s, b, seat, s.city)
    if code != Why.LEGAL:
        return code
    return why_price(s, b, seat, b.knight_price)


@rule
def why_pay_remove(s: State, b: Board, seat: int, colour: int) -> int:
    """Another player's knight removed for gold (T504, T530)."""
    code = why_price(s, b, seat, b.knight_price)
    if code != Why.LEGAL:
        return code
    return why_victim(s, b, seat, s.city, colour)


@rule
def why_pay_swap(s: State, b: Board, seat: int, colour: int) -> int:
    """An own knight from the supply for another player's, also in a full city (T522, T526, T527)."""
    if s.supply[seat] == 0:
        return Why.SUPPLY_EMPTY
    return why_pay_remove(s, b, seat, colour)


@rule
def knights_step(s: State, b: Board) -> None:
    """Ask for the next payment while one is possible (DP13, DP17, DP19)."""
    seat = s.active
    pays = why_price(s, b, seat, b.knight_price) == Why.LEGAL
    victim = pays and others_in(s, b, seat, s.city) > 0
    if is_safe(s, b):
        throws = why_price(s, b, seat, b.throw_price) == Why.LEGAL
        if throws or victim or why_pay_place(s, b, seat) == Why.LEGAL:
            ask(s, Decision.SAFE_STEP, seat, 0, 0)
            return
    elif is_penalty(s, b, seat):
        if victim:
            ask(s, Decision.PENALTY_STEP, seat, 0, 0)
            return
    elif victim and s.supply[seat] > 0:
        ask(s, Decision.RISKY_STEP, seat, 0, 0)
        return
    end_card(s, b)


@rule
def pay(s: State, seat: int, cost: int) -> None:
    """Gold spent goes to the general supply and counts towards the limit (T510, T519)."""
    s.gold[seat] -= cost
    s.spent += cost


@rule
def pay_place(s: State, b: Board, seat: int) -> None:
    """DP13: a knight for gold."""
    answered(s)
    pay(s, seat, b.knight_price)
    place_knight(s, seat, s.city)


@rule
def pay_remove(s: State, b: Board, seat: int, colour: int) -> None:
    """DP13, DP19: another player's knight goes to its owner's temple (T516, T532)."""
    answered(s)
    pay(s, seat, b.knight_price)
    remove_knight(s, colour, s.city)


@rule
def pay_swap(s: State, b: Board, seat: int, colour: int) -> None:
    """DP17: exchange (T522, T523)."""
    pay_remove(s, b, seat, colour)
    place_knight(s, seat, s.city)


@rule
def pay_throw(s: State, b: Board, seat: int) -> None:
    """DP13: the gold is paid before the throw (T507, T510)."""
    answered(s)
    pay(s, seat, b.throw_price)
    ask(s, Decision.THROW, CHANCE, 0, 0)


@rule
def thrown(s: State, side: int) -> None:
    """Chance: the side the marker shows (T508, T509)."""
    answered(s)
    s.stage = Stage.CROSS if side == CROSS_SIDE else Stage.BLANK


@rule
def cross_step(s: State, b: Board) -> None:
    """After a cross one knight may be placed or removed, if either is possible (T508, T511)."""
    s.stage = Stage.KNIGHTS_STEP
    if why_room(s, b, s.active, s.city) == Why.LEGAL or others_in(s, b, s.active, s.city) > 0:
        ask(s, Decision.CROSS, s.active, 0, 0)


@rule
def cross_place(s: State, seat: int) -> None:
    """DP14."""
    answered(s)
    place_knight(s, seat, s.city)


@rule
def cross_remove(s: State, colour: int) -> None:
    """DP14."""
    answered(s)
    remove_knight(s, colour, s.city)


@rule
def blank_step(s: State, b: Board) -> None:
    """After a blank New chance may be asked for (T905, T906)."""
    s.stage = Stage.KNIGHTS_STEP
    if can_ask(s, b, s.active, Favour.NEW_CHANCE) and s.new_chances < b.new_chance_max:
        ask(s, Decision.BLANK, s.active, 0, 0)


@rule
def new_chance(s: State, b: Board, seat: int) -> None:
    """DP15: throw again, free of gold (T907)."""
    answered(s)
    pay_favour(s, b, seat, Favour.NEW_CHANCE)
    s.new_chances += 1
    ask(s, Decision.THROW, CHANCE, 0, 0)
