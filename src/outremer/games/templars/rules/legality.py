"""The one legality: which actions are legal, and why others are not, with the numbers (section 9)."""

from outremer.core.moves import allow
from outremer.core.pending import asked, asked_seat
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.templars import actions
from outremer.games.templars.actions import ARGUMENT, FAMILY, Family
from outremer.games.templars.codes import Why
from outremer.games.templars.names import (
    ANY_OTHER,
    CARDS,
    HARBOUR,
    SEATS,
    SPACES,
    TEMPLARS,
    TERRITORIES,
    Decision,
    Favour,
)
from outremer.games.templars.options import CommitChange
from outremer.games.templars.rules.city import (
    has_templar,
    in_reach,
    knights_in,
    knights_on_map,
    templars_there,
    why_room,
    why_victim,
)
from outremer.games.templars.rules.knights import why_city, why_pay_place, why_pay_remove, why_pay_swap, why_price
from outremer.games.templars.rules.pope import why_flag_place, why_flag_remove
from outremer.games.templars.rules.refusals import code_for
from outremer.games.templars.rules.setup import why_setup_knight, why_setup_templar
from outremer.games.templars.rules.templar import stop_of, why_swap, why_take_one
from outremer.games.templars.state import Board, State


@rule
def to_move(s: State, b: Board) -> int:
    """The seat to decide, CHANCE or OVER; while cards are chosen, the first that has not chosen."""
    return asked_seat(s)


@rule
def why(s: State, b: Board, seat: int, action: int, numbers: Grid) -> int:
    """The reason against an action, 0 if it is legal; `numbers` fill its message."""
    code = code_for(s, b, seat, action)
    if code != Why.LEGAL:
        explain(s, b, seat, action, code, numbers)
    return code


@rule
def place_named(s: State, family: int, x: int) -> int:
    """The city or territory an action is about."""
    if family == Family.REMOVE_KNIGHT:
        return x // SEATS
    if Family.PAY2_PLACE <= family <= Family.PAY2_SWAP:
        return s.city
    return x


@rule
def explain(s: State, b: Board, seat: int, action: int, code: int, numbers: Grid) -> None:
    """The numbers of a refusal, in the order of its message's placeholders."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    place = place_named(s, family, x)
    if code == Why.NOT_YOUR_DECISION:
        numbers[0] = asked_seat(s)
    elif code == Why.WRONG_PHASE:
        numbers[0] = action
        numbers[1] = asked(s)
    elif code == Why.SETUP_TWO_PER_CITY:
        numbers[0] = b.setup_own_knights_per_city
        numbers[1] = place
        numbers[2] = s.knights[seat, place]
    elif code == Why.SETUP_TEMPLAR_LIMIT:
        numbers[0] = b.setup_own_templars_per_territory
        numbers[1] = place
        numbers[2] = templars_there(s, seat, place)
    elif code == Why.NO_LINE:
        numbers[0] = TERRITORIES + (s.round_no - 1) * SPACES + s.pope
        numbers[1] = TERRITORIES + x
    elif code == Why.NO_SUCH_CARD:
        numbers[0] = x
    elif code == Why.CITY_FULL:
        numbers[0] = place
        numbers[1] = knights_in(s, b, place)
        numbers[2] = b.capacity[s.tile[place]]
    elif code == Why.SUPPLY_EMPTY:
        numbers[0] = s.temple[seat]
    elif code == Why.NOT_ENOUGH_GOLD:
        numbers[0] = price_of(b, family)
        numbers[1] = s.gold[seat]
    elif code == Why.SIX_GOLD_LIMIT:
        numbers[0] = b.knight_gold_max
        numbers[1] = s.spent
        numbers[2] = price_of(b, family)
    elif code == Why.OTHER_CITY:
        numbers[0] = s.city if family == Family.CITY else stop_of(s)
        numbers[1] = place
    elif code == Why.NO_SUCH_KNIGHT:
        numbers[0] = colour_named(family, x)
        numbers[1] = place
    elif code == Why.MUST_LOSE_KNIGHT:
        numbers[0] = knights_on_map(s, seat)
    elif code == Why.NOT_ADJACENT:
        numbers[0] = x
        numbers[1] = stop_of(s)
    elif code == Why.ALPS:
        numbers[0] = stop_of(s)
        numbers[1] = x
    elif code == Why.NO_STEPS_LEFT:
        numbers[0] = s.steps
        numbers[1] = b.templar_steps
    elif code == Why.OTHER_TEMPLAR:
        numbers[0] = s.mover + 1
    elif code == Why.TEMPLE_TOO_FEW:
        favour = favour_of(family)
        numbers[0] = favour
        numbers[1] = b.favour_cost[favour]
        numbers[2] = s.temple[seat]
    elif code == Why.NEW_CHANCE_LIMIT:
        numbers[0] = b.new_chance_max
        numbers[1] = s.new_chances
    else:
        numbers[0] = place


@rule
def price_of(b: Board, family: int) -> int:
    """What a payment costs."""
    return b.throw_price if family == Family.PAY1_THROW else b.knight_price


@rule
def colour_named(family: int, x: int) -> int:
    """The colour an action is about; choosing a city is about any other player's knights."""
    if family == Family.CITY:
        return ANY_OTHER
    return x % SEATS


@rule
def favour_of(family: int) -> int:
    """The special action an action asks for."""
    if family == Family.NEW_CHANCE:
        return Favour.NEW_CHANCE
    if family == Family.TAXES:
        return Favour.TAXES
    if family == Family.LEADER:
        return Favour.LEADER
    return Favour.VETO


@rule
def legal(s: State, b: Board, seat: int, moves: Grid) -> int:
    """List a seat's legal actions: exactly those that `why` does not refuse; return how many."""
    decision = asked(s)
    if seat < 0 or seat >= b.players:
        return 0
    if decision == Decision.COMMIT:
        return legal_commit(s, b, seat, moves)
    if seat != asked_seat(s):
        return 0
    if decision < Decision.COMMIT:
        return legal_before_cards(s, b, seat, decision, moves)
    if decision <= Decision.LOSE_KNIGHT:
        return legal_gold(s, b, seat, decision, moves)
    if decision <= Decision.PENALTY_STEP:
        return legal_knights(s, b, seat, decision, moves)
    return legal_templar(s, b, seat, decision, moves)


@rule
def legal_commit(s: State, b: Board, seat: int, moves: Grid) -> int:
    """DP08: any seat, in any order, and again until the reveal (T1207)."""
    if s.committed[seat] != 0 and b.commit_change == CommitChange.FINAL:
        return 0
    n = 0
    for card in range(1, CARDS + 1):
        n = allow(moves, n, actions.COMMIT + card, Why.LEGAL)
    return n


@rule
def legal_before_cards(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """DP01 to DP07."""
    n = 0
    if decision == Decision.SETUP_KNIGHT:
        for city in range(TERRITORIES):
            n = allow(moves, n, actions.PLACE_KNIGHT + city, why_setup_knight(s, b, seat, city))
        return n
    if decision == Decision.SETUP_TEMPLAR:
        for territory in range(TERRITORIES):
            n = allow(moves, n, actions.PLACE_TEMPLAR + territory, why_setup_templar(s, b, seat, territory))
        return n
    if decision == Decision.POPE:
        first = actions.POPE + (s.round_no - 1) * SPACES
        for space in range(HARBOUR + 1):
            n = allow(moves, n, first + space, 1 - b.line[s.pope, space])
        return n
    if decision == Decision.GREEN_FLAG:
        for city in range(TERRITORIES):
            n = allow(moves, n, actions.PLACE_KNIGHT + city, why_flag_place(s, b, seat, city))
        return allow(moves, n, actions.DECLINE, Why.LEGAL)
    if decision == Decision.RED_FLAG:
        for city in range(TERRITORIES):
            if has_templar(s, seat, city):
                for colour in range(b.players):
                    action = actions.REMOVE_KNIGHT + city * SEATS + colour
                    n = allow(moves, n, action, why_flag_remove(s, b, seat, city, colour))
        return allow(moves, n, actions.DECLINE, Why.LEGAL)
    for receiver in range(b.players):
        if receiver != seat:
            n = allow(moves, n, actions.LEADER + receiver, Why.LEGAL)
    return allow(moves, n, actions.KEEP_MARKER if decision == Decision.LEADER else actions.ACCEPT, Why.LEGAL)


@rule
def legal_gold(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """DP09 to DP11."""
    n = 0
    if decision == Decision.LOSE_KNIGHT:
        for city in range(TERRITORIES):
            if s.knights[seat, city] > 0:
                n = allow(moves, n, actions.LOSE_KNIGHT + city, Why.LEGAL)
        return n
    first = actions.TAKE_GOLD if decision == Decision.TAKE_GOLD else actions.TAXES
    for territory in range(TERRITORIES):
        if in_reach(s, b, seat, territory):
            n = allow(moves, n, first + territory, Why.LEGAL)
    if decision == Decision.TAXES:
        n = allow(moves, n, actions.NO_TAXES, Why.LEGAL)
    return n


@rule
def legal_knights(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """DP12 to DP19."""
    n = 0
    if decision == Decision.SAFE_STEP:
        n = allow(moves, n, actions.PAY2_PLACE, why_pay_place(s, b, seat))
        for colour in range(b.players):
            n = allow(moves, n, actions.PAY2_REMOVE + colour, why_pay_remove(s, b, seat, colour))
        n = allow(moves, n, actions.PAY1_THROW, why_price(s, b, seat, b.throw_price))
        return allow(moves, n, actions.END_ACTION, Why.LEGAL)
    if decision == Decision.CROSS:
        n = allow(moves, n, actions.PLACE, why_room(s, b, seat, s.city))
        for colour in range(b.players):
            n = allow(moves, n, actions.REMOVE + colour, why_victim(s, b, seat, s.city, colour))
        return allow(moves, n, actions.DECLINE, Why.LEGAL)
    if decision == Decision.BLANK:
        n = allow(moves, n, actions.NEW_CHANCE, Why.LEGAL)
        return allow(moves, n, actions.ACCEPT_BLANK, Why.LEGAL)
    if decision == Decision.RISKY_STEP:
        for colour in range(b.players):
            n = allow(moves, n, actions.PAY2_SWAP + colour, why_pay_swap(s, b, seat, colour))
        return allow(moves, n, actions.END_ACTION, Why.LEGAL)
    if decision == Decision.PENALTY_STEP:
        for colour in range(b.players):
            n = allow(moves, n, actions.PAY2_REMOVE + colour, why_pay_remove(s, b, seat, colour))
        return allow(moves, n, actions.END_REMOVAL, Why.LEGAL)
    for city in range(TERRITORIES):
        n = allow(moves, n, actions.CITY + city, why_city(s, b, seat, city, decision == Decision.SAFE_CITY))
    return allow(moves, n, actions.NO_REMOVAL if decision == Decision.PENALTY_CITY else actions.END_ACTION, Why.LEGAL)


@rule
def legal_templar(s: State, b: Board, seat: int, decision: int, moves: Grid) -> int:
    """DP20 to DP26."""
    n = 0
    if decision == Decision.STEP:
        here = stop_of(s)
        for territory in range(TERRITORIES):
            n = allow(moves, n, actions.STEP + territory, 1 - b.adjacent[here, territory])
        return allow(moves, n, actions.STOP, Why.LEGAL)
    if decision == Decision.TEMPLAR:
        for templar in range(TEMPLARS):
            n = allow(moves, n, actions.TEMPLAR + templar, Why.LEGAL)
        return n
    if decision == Decision.STOP_GREEN:
        n = allow(moves, n, actions.PLACE_KNIGHT + stop_of(s), Why.LEGAL)
        return allow(moves, n, actions.DECLINE, Why.LEGAL)
    if decision == Decision.STOP_RED:
        city = stop_of(s)
        for colour in range(b.players):
            n = allow(moves, n, actions.REMOVE_KNIGHT + city * SEATS + colour, why_victim(s, b, seat, city, colour))
        return allow(moves, n, actions.DECLINE, Why.LEGAL)
    if decision == Decision.VETO:
        n = allow(moves, n, actions.VETO, Why.LEGAL)
        return allow(moves, n, actions.ALLOW, Why.LEGAL)
    if decision == Decision.WANT_SWAP:
        n = allow(moves, n, actions.WANT_SWAP, Why.LEGAL)
        return allow(moves, n, actions.NO_SWAP, Why.LEGAL)
    if decision == Decision.TAKE_ONE:
        for territory in range(TERRITORIES):
            n = allow(moves, n, actions.TAKE_ONE + territory, why_take_one(s, territory))
        return n
    for other in range(TERRITORIES):
        n = allow(moves, n, actions.SWAP_EDICT + other, why_swap(s, b, other))
    if decision == Decision.SWAP:
        n = allow(moves, n, actions.NO_SWAP, Why.LEGAL)
    return n


@rule
def retreats(s: State, action: int) -> bool:
    """No step only takes back an act begun."""
    return False
