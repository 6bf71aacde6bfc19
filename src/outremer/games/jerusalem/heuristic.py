"""A short heuristic for Jerusalem: how good each move looks to a sensible player.

Everything is counted in prestige: a score is the gain expected of a move, and 0 that of doing
nothing. One question carries most of it, what an area is worth to a player who holds so many squires
there (`worth.py`); moves on the board are scored by how they change the answer. What is guessed (`Worth`)
stands in heuristic.toml.
"""

from outremer.core.pending import asked, asked_x, asked_y
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.jerusalem import actions
from outremer.games.jerusalem.actions import ARGUMENT, FAMILY, Family
from outremer.games.jerusalem.names import (
    AREAS,
    AREAS_PER_CENTRE,
    CARD_MOVES,
    INFLUENCE_SQUIRES,
    MARKET_LARGE,
    PALACE_LARGE,
    ROUNDS,
    TOWER,
    Card,
    Decision,
    Resource,
    Worth,
)
from outremer.games.jerusalem.rules.baron import baron_needs, why_palace
from outremer.games.jerusalem.rules.cards import is_influence
from outremer.games.jerusalem.rules.city import NOBODY, hand_size, holder, own_baron
from outremer.games.jerusalem.rules.deploy import hire_price
from outremer.games.jerusalem.state import Board, State
from outremer.games.jerusalem.worth import by_round, contest, gain, holding, outlook, whole_centre

MOST_AT_ONCE = 6
"""Squires thought of together when an area is looked at."""
RETREAT = -100.0
"""A retreat is never better than going on with what was begun."""
UNLIKELY = -5.0
NOT_YET = -0.1
"""For what is better done later in the turn, or kept."""


# --- a turn: placing, hiring, the baron, cards ---------------------------------------------------


@rule
def place_rate(s: State, b: Board, seat: int, area: int, screen: int, baron_free: bool) -> float:
    """The best gain per squire of bringing some squires to an area, hiring those that the screen lacks."""
    price = hire_price(s, b, seat)
    room = min(screen + min(s.silver[seat] // price, s.supply[seat]), MOST_AT_ONCE)
    gap = MOST_AT_ONCE + 1
    if baron_free and s.baron[area] == NOBODY and (area != PALACE_LARGE or why_palace(s, b, seat) == 0):
        gap = baron_needs(s, b, seat, area) - s.fresh[area]
    here = contest(s, b, seat, area, 1, NOBODY, 0)
    in_centre = whole_centre(s, b, seat, area, NOBODY, 0)
    before = outlook(s, b, seat, area, here, in_centre, 0, False)
    first = max(1, min(room, max(here[1] + 1, here[2]) - here[0]))
    best = UNLIKELY
    for count in range(first, min(room, first + 2) + 1):
        cost = min(count, screen) * by_round(s, b, Worth.SQUIRE) + max(0, count - screen) * price * by_round(
            s, b, Worth.SILVER
        )
        after = outlook(s, b, seat, area, here, in_centre, count, count >= gap)
        best = max(best, (after - before - cost) / count)
    return best


@rule
def open_to(s: State, b: Board, seat: int, area: int) -> bool:
    """May the player bring squires into the area?"""
    return b.area_open[area] == 1 and (s.baron[area] == NOBODY or (s.baron[area] == seat and b.owner_may_add == 1))


@rule
def best_rate(s: State, b: Board, seat: int, screen: int) -> float:
    """The best gain per squire in all the city."""
    baron_free = own_baron(s, seat) == NOBODY
    best = UNLIKELY
    for area in range(AREAS):
        if open_to(s, b, seat, area):
            best = max(best, place_rate(s, b, seat, area, screen, baron_free))
    return best


@rule
def best_target(s: State, b: Board, seat: int, besides: int) -> int:
    """The area where two squires more would gain most."""
    best = NOBODY
    most = UNLIKELY
    for area in range(AREAS):
        if area != besides and b.area_open[area] and s.baron[area] == NOBODY:
            value = move_gain(s, b, seat, area, CARD_MOVES)
            if value > most:
                best = area
                most = value
    return best


@rule
def move_gain(s: State, b: Board, seat: int, target: int, moves: int) -> float:
    """The better gain of one squire or, while two may still move, of two."""
    value = gain(s, b, seat, target, 1)
    if moves > 1:
        value = max(value, 0.5 * gain(s, b, seat, target, 2))
    return value


@rule
def least_loss(s: State, b: Board, seat: int, besides: int) -> float:
    """What the squire costs that is missed least."""
    least = -UNLIKELY
    for area in range(AREAS):
        if area != besides and s.squires[seat, area] > 0 and s.baron[area] == NOBODY:
            least = min(least, -gain(s, b, seat, area, -1))
    return least


@rule
def move_worth(s: State, b: Board, seat: int) -> float:
    """What moving two squires gains."""
    target = best_target(s, b, seat, NOBODY)
    if target == NOBODY:
        return UNLIKELY
    return 2.0 * (move_gain(s, b, seat, target, CARD_MOVES) - least_loss(s, b, seat, target))


@rule
def swap_gain(s: State, b: Board, seat: int, other: int, area: int) -> float:
    """What it gains to replace an enemy squire by an own one."""
    before = holding(s, b, seat, area, 0, NOBODY, 0, False)
    return holding(s, b, seat, area, 1, other, -1, False) - before


@rule
def swap_worth(s: State, b: Board, seat: int) -> float:
    """What the Defector gains."""
    best = UNLIKELY
    for area in range(AREAS):
        if s.baron[area] == NOBODY:
            for other in range(b.players):
                if other != seat and s.squires[other, area] > 0:
                    best = max(best, swap_gain(s, b, seat, other, area))
    return best - least_loss(s, b, seat, NOBODY)


@rule
def influence_worth(s: State, b: Board, seat: int, card: int) -> float:
    """What two squires from the supply gain in the centre of the card."""
    first = (card - Card.INFLUENCE_PALACE) * AREAS_PER_CENTRE
    best = UNLIKELY
    for area in range(first, min(first + AREAS_PER_CENTRE, AREAS)):
        if s.baron[area] == NOBODY:
            best = max(best, gain(s, b, seat, area, INFLUENCE_SQUIRES))
    return best


@rule
def play_worth(s: State, b: Board, seat: int, card: int) -> float:
    """What a card gains if it is played now; cards that bring squires wait until the screen is empty."""
    last = s.round_no == ROUNDS
    kept = b.worth[Worth.CARD_KEPT]
    if last:
        kept = b.gift_card if hand_size(s, seat) == 1 else 0.0
    squire = by_round(s, b, Worth.SQUIRE)
    silver = by_round(s, b, Worth.SILVER)
    if is_influence(card):
        return influence_worth(s, b, seat, card) - kept
    if card == Card.PRESTIGE2:
        return b.gain[card, Resource.PRESTIGE] - kept if last else NOT_YET
    if card == Card.FOREIGN_BARON:
        return b.worth[Worth.BARON]
    if s.screen[seat] > 0:
        return NOT_YET
    if card == Card.MOVE2:
        return move_worth(s, b, seat) - kept
    if card == Card.DEFECTOR:
        return swap_worth(s, b, seat) - kept
    if card == Card.GENOA:
        hires = s.silver[seat] // b.genoa_price
        saved = (b.hire_price - b.genoa_price) * silver
        return hires * (best_rate(s, b, seat, 0) + saved) - kept
    rate = max(0.0, best_rate(s, b, seat, 1))
    if card == Card.RESOURCES2:
        return 2.0 * max(1.0, squire + rate) - kept
    if card == Card.SILVER2:
        return rate - kept if last or s.silver[seat] < b.hire_price else NOT_YET
    return squire + rate + b.gain[card, Resource.SILVER] * silver - kept


@rule
def baron_worth(s: State, b: Board, seat: int, area: int) -> float:
    """What it gains to shut an area against those still to act."""
    open_worth = holding(s, b, seat, area, 0, NOBODY, 0, False)
    return b.worth[Worth.BARON] + holding(s, b, seat, area, 0, NOBODY, 0, True) - open_worth


@rule
def turn_score(s: State, b: Board, seat: int, family: int, x: int, baron_free: bool) -> float:
    """D10."""
    if family == Family.PLACE:
        return place_rate(s, b, seat, x, s.screen[seat], baron_free)
    if family == Family.HIRE:
        return best_rate(s, b, seat, 0) if s.screen[seat] == 0 else NOT_YET
    if family == Family.PLAY:
        return play_worth(s, b, seat, x)
    if family == Family.BARON or family == Family.FOREIGN_BARON:
        return baron_worth(s, b, seat, x) * (b.worth[Worth.HASTE] if s.screen[seat] > 0 else 1.0)
    if family == Family.MARSHAL_SILVER:
        return b.marshal_silver * by_round(s, b, Worth.SILVER)
    if family == Family.MARSHAL_MOVE:
        return move_worth(s, b, seat) if s.screen[seat] == 0 else NOT_YET
    if family == Family.DISMISS:
        return UNLIKELY
    return 0.0


@rule
def within_turn_score(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> float:
    """D11 to D20: the steps of an act begun."""
    if family == Family.FROM:
        target = best_target(s, b, seat, x)
        return gain(s, b, seat, x, -1) + (move_gain(s, b, seat, target, CARD_MOVES) if target != NOBODY else 0.0)
    if family == Family.TO:
        moves = CARD_MOVES
        if decision == Decision.MOVE2_TARGET:
            moves -= s.pending[s.depth - 2, 2]
        return move_gain(s, b, seat, x, moves) + gain(s, b, seat, asked_x(s), -1)
    if family == Family.COUNT:
        return gain(s, b, seat, asked_y(s), x + 1) + gain(s, b, seat, asked_x(s), -x - 1)
    if family == Family.SWAP:
        return swap_gain(s, b, seat, x // AREAS, x % AREAS) + gain(s, b, seat, asked_x(s), -1)
    if family == Family.AREA:
        return move_gain(s, b, seat, x, INFLUENCE_SQUIRES - asked_y(s))
    if family == Family.RESOURCE:
        if x == Resource.SQUIRE:
            return by_round(s, b, Worth.SQUIRE) + max(0.0, best_rate(s, b, seat, 1))
        return by_round(s, b, Worth.SILVER) if x == Resource.SILVER else 1.0
    return 0.0


# --- phase 1: the auction and the draft ----------------------------------------------------------


@rule
def office_worth(s: State, b: Board, office: int) -> float:
    """What an office is worth more than the least of those still to be had."""
    least = b.worth[Worth.OFFICE + office - 1]
    for other in range(1, 5):
        if b.office_used[other] and holder(s, b, other) == NOBODY:
            least = min(least, b.worth[Worth.OFFICE + other - 1])
    return b.worth[Worth.OFFICE + office - 1] - least


@rule
def phase1_score(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> float:
    """D01 to D04."""
    if family == Family.OFFICE:
        return office_worth(s, b, x + 1)
    if family == Family.BID:
        office = s.auction_office if decision == Decision.AUCTION_REPLY else asked_x(s)
        if x > b.worth[Worth.BID_SHARE] * s.silver[seat]:
            return UNLIKELY - x
        return office_worth(s, b, office) - x * by_round(s, b, Worth.SILVER)
    if family == Family.KEEP_CARD:
        return b.worth[Worth.CARD + x]
    return 0.0


# --- phases 3 and 4 ------------------------------------------------------------------------------


@rule
def standing(s: State, b: Board, seat: int) -> float:
    """How far a player has got, roughly: prestige built and on the track."""
    return 0.5 * s.floors[seat] * (s.floors[seat] + 3) + s.prestige[seat]


@rule
def harm(s: State, b: Board, seat: int, other: int) -> float:
    """How glad a player is to harm another: the one ahead most."""
    ahead = standing(s, b, other) - standing(s, b, seat)
    return b.worth[Worth.SPITE] * (1.0 + 0.5 * ahead / (abs(ahead) + 4.0))


@rule
def phase3_score(s: State, b: Board, seat: int, family: int, x: int) -> float:
    """D30 to D34."""
    if family == Family.TO:
        return gain(s, b, seat, x, 1) + gain(s, b, seat, TOWER, -1)
    if family == Family.DRAW:
        if s.round_no < ROUNDS:
            return b.worth[Worth.SCHOLARS]
        squire = by_round(s, b, Worth.SQUIRE)
        return b.gift_card - squire if hand_size(s, seat) == 0 else -squire
    if family == Family.BUY:
        return x * (1.0 - b.materials_price * by_round(s, b, Worth.SILVER))
    if family == Family.STEAL:
        return b.intrigue_steal + harm(s, b, seat, x) * min(s.prestige[x], b.intrigue_steal)
    if family == Family.TAKE_REST:
        return 1.0
    if family == Family.TAKE:
        return 0.5
    return UNLIKELY if family == Family.DECLINE else 0.0


@rule
def phase4_score(s: State, b: Board, seat: int, family: int, x: int) -> float:
    """D40 to D42."""
    if family == Family.RESCUE:
        return float(x)
    if family == Family.RESCUE_TO:
        return 1.0 + gain(s, b, seat, x, 1)
    if family == Family.KEEP_SQUIRE:
        left = s.squires[seat, MARKET_LARGE + x] - s.kept[x]
        kept_all = -gain(s, b, seat, MARKET_LARGE + x, -left)
        return kept_all / left - b.tax_per_squire * by_round(s, b, Worth.SILVER)
    if family == Family.REMOVE:
        other = x // AREAS
        area = x % AREAS
        before = holding(s, b, seat, area, 0, NOBODY, 0, False)
        return holding(s, b, seat, area, 0, other, -1, False) - before + harm(s, b, seat, other)
    return 0.0


@rule
def prior(s: State, b: Board, seat: int, moves: Grid, count: int, scores: Grid) -> None:
    """Score each listed move."""
    decision = asked(s)
    baron_free = own_baron(s, seat) == NOBODY
    for k in range(count):
        family = FAMILY[moves[k]]
        x = ARGUMENT[moves[k]]
        if moves[k] == actions.CANCEL or moves[k] == actions.BACK:
            scores[k] = RETREAT
        elif decision == Decision.TURN:
            scores[k] = turn_score(s, b, seat, family, x, baron_free)
        elif decision <= Decision.DRAFT:
            scores[k] = phase1_score(s, b, seat, decision, family, x)
        elif decision <= Decision.RESOURCE_PICK:
            scores[k] = within_turn_score(s, b, seat, decision, family, x)
        elif decision <= Decision.INCOME:
            scores[k] = phase3_score(s, b, seat, family, x)
        else:
            scores[k] = phase4_score(s, b, seat, family, x)
