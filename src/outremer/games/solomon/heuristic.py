"""A short heuristic for Kingdom of Solomon: how good each move looks to a sensible player.

He aims at the open card he is nearest to, values what it still lacks, sells what it does not need,
and turns what is left over into temple blocks. All scores are about victory points. What is guessed (`Worth`)
stands in heuristic.toml.
"""

from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.solomon.actions import ARGUMENT, FAMILY, GIFT_KIND, GIFT_RESOURCE, Family
from outremer.games.solomon.names import (
    BLOCK_VP_DEED,
    CARDS,
    FIRST_BONUS,
    FIRST_CARD,
    NOBODY,
    RESOURCES,
    SLOTS,
    SPACES,
    Op,
    Stage,
    Worth,
)
from outremer.games.solomon.rules.building import OPEN
from outremer.games.solomon.rules.land import joined
from outremer.games.solomon.rules.payment import cost, means
from outremer.games.solomon.rules.table import NONE, position_of
from outremer.games.solomon.rules.temple import section_of
from outremer.games.solomon.state import Board, State


@rule
def aim(s: State, b: Board, seat: int) -> int:
    """The open card with most VP for what is lacking, NOBODY if none is open or one was built this turn."""
    best = NOBODY
    best_score = 0.0
    if s.built != NOBODY:
        return best
    for card in range(CARDS):
        if s.card_owner[card] == OPEN:
            score = float(b.card_vp[card])
            for resource in range(RESOURCES):
                missing = b.card_cost[card, resource] - means(s, b, seat, 0, resource)
                if missing > 0:
                    score -= b.worth[Worth.MISSING] * missing * b.value[resource]
            if best == NOBODY or score > best_score:
                best = card
                best_score = score
    return best


@rule
def lacking(s: State, b: Board, seat: int, card: int, resource: int) -> int:
    """How much of a resource the aim still lacks; 0 or less is what can be spared."""
    if card == NOBODY:
        return -s.stock[seat, resource]
    return b.card_cost[card, resource] - means(s, b, seat, 0, resource)


@rule
def spare_worth(b: Board, resource: int) -> float:
    """What a cube is worth that the aim does not need."""
    return max(b.worth[Worth.SPARE] * b.value[resource], b.worth[Worth.SPARE_LEAST])


@rule
def worth(s: State, b: Board, seat: int, card: int, resource: int) -> float:
    """What one more cube of a resource is worth to a player."""
    if lacking(s, b, seat, card, resource) > 0:
        return b.worth[Worth.LACKING] * b.value[resource]
    return spare_worth(b, resource)


@rule
def price_of(s: State, b: Board, seat: int, card: int, resource: int) -> float:
    """What it costs a player to give a cube away: dear if the aim needs it."""
    if lacking(s, b, seat, card, resource) >= 0:
        return b.worth[Worth.LACKING] * b.value[resource]
    return spare_worth(b, resource)


@rule
def cubes_worth(s: State, b: Board, seat: int, card: int, resource: int, amount: int) -> float:
    """So many cubes, as far as the supply has them; beyond what is lacking they are spare."""
    total = 0.0
    need = lacking(s, b, seat, card, resource)
    for k in range(min(amount, s.supply[resource])):
        total += b.worth[Worth.LACKING] * b.value[resource] if k < need else spare_worth(b, resource)
    return total


@rule
def space_worth(s: State, b: Board, seat: int, card: int, spaces: int) -> float:
    """The yield of spaces (a bit mask)."""
    total = 0.0
    for space in range(SPACES):
        if (spaces >> space) & 1:
            for resource in range(RESOURCES):
                total += cubes_worth(s, b, seat, card, resource, b.space_yield[space, resource])
    return total


@rule
def most_wanted(s: State, b: Board, seat: int, card: int) -> float:
    """The best single cube there is."""
    best = 0.0
    for resource in range(RESOURCES):
        best = max(best, worth(s, b, seat, card, resource))
    return best


@rule
def place_worth(s: State, b: Board, seat: int, card: int, place: int) -> float:
    """What a pawn on a place brings."""
    if place < SPACES:
        owner = s.building[place]
        if owner == NOBODY:
            owner = seat
        return space_worth(s, b, seat, card, joined(s, b, owner, 1 << place))
    source = place - SPACES
    total = 0.0
    for k in range(b.effects[source]):
        op = b.op[source, k]
        first = b.parameter[source, k, 0]
        if op == Op.GAIN:
            for resource in range(RESOURCES):
                total += cubes_worth(s, b, seat, card, resource, b.parameter[source, k, resource])
        elif op == Op.VP:
            total += first
        elif op == Op.VP_POSITION:
            total += first * (position_of(s, seat) + 1)
        elif op == Op.DRAW:
            total += b.worth[Worth.CARD] * min(first, b.parameter[source, k, 1])
        elif op == Op.GAIN_ANY or op == Op.STEAL:
            total += most_wanted(s, b, seat, card) * b.worth[Worth.CHOICE]
        elif op == Op.TRADE:
            total += most_wanted(s, b, seat, card) * b.worth[Worth.TRADE] * b.parameter[source, k, 1]
        elif op == Op.REPEAT_YIELD:
            total += first * artisan_worth(s, b, seat, card)
        elif op == Op.MOVE_FIRST:
            total += b.worth[Worth.FIRST]
        else:
            total += b.worth[Worth.CARD]
    if FIRST_BONUS <= place < FIRST_CARD:
        total -= b.worth[Worth.PAWN] * (s.pawns[seat] - 1)
    return total


@rule
def artisan_worth(s: State, b: Board, seat: int, card: int) -> float:
    """The best space with an own pawn, once more."""
    best = 0.0
    for space in range(SPACES):
        if s.pawn[space] == seat:
            best = max(best, space_worth(s, b, seat, card, 1 << space))
    return best


@rule
def block_worth(s: State, b: Board, seat: int, card: int, token: bool) -> float:
    """A temple block for a token or VP, less the cubes it takes from the aim."""
    total = float(b.section_vp[section_of(s, b)])
    if token:
        rival = 0
        for other in range(b.players):
            if other != seat:
                rival = max(rival, s.tokens[other])
        ahead = s.tokens[seat] + 1 - rival
        total += b.worth[Worth.TOKEN_LEAD] if 0 < ahead <= 2 else b.worth[Worth.TOKEN]
    for resource in range(RESOURCES):
        due = cost(s, b, BLOCK_VP_DEED, NONE, resource)
        if due > 0:
            spare = -lacking(s, b, seat, card, resource)
            if spare >= due:
                total -= due * b.worth[Worth.BLOCK_SPARE]
            else:
                total -= due * b.worth[Worth.BLOCK_NEEDED] * b.value[resource] + b.worth[Worth.BLOCK_HURTS]
    return total


@rule
def kind_worth(s: State, b: Board, seat: int, card: int, kind: int) -> float:
    """What a Fortune card in hand is worth."""
    total = float(b.kind_vp[kind])
    for resource in range(RESOURCES):
        if b.shows[kind, resource] > 0:
            total += b.shows[kind, resource] * price_of(s, b, seat, card, resource)
    return total


@rule
def road_worth(s: State, b: Board, seat: int, card: int, link: int) -> float:
    """What the road adds to the harvests to come, less its price."""
    first = joined(s, b, seat, 1 << b.end_a[link])
    second = joined(s, b, seat, 1 << b.end_b[link])
    total = 0.0
    if first & second == 0:
        total = b.worth[Worth.LATER_ROUNDS] * min(
            space_worth(s, b, seat, NOBODY, first),
            space_worth(s, b, seat, NOBODY, second),
        )
    for resource in range(RESOURCES):
        if b.road_cost[resource] > 0:
            total -= b.road_cost[resource] * price_of(s, b, seat, card, resource)
    return total


@rule
def market_worth(s: State, b: Board, seat: int, card: int, resource: int, slot: int, sells: bool) -> float:
    """A sale of what can be spared, or a purchase that brings the aim near."""
    price = b.price[resource, slot]
    if sells:
        return price - price_of(s, b, seat, card, resource)
    missing = 0
    for other in range(RESOURCES):
        missing += max(lacking(s, b, seat, card, other), 0)
    if lacking(s, b, seat, card, resource) <= 0 or missing > 2:
        return -1.0
    return worth(s, b, seat, card, resource) + b.worth[Worth.NEAR] - price


@rule
def move_worth(s: State, b: Board, seat: int, card: int, family: int, x: int) -> float:
    """How good one move looks; passing, declining and ending the turn are 0."""
    if family == Family.PLACE:
        return place_worth(s, b, seat, card, x)
    if family == Family.RESOLVE:
        return 2.0 if x < SPACES else 1.0
    if family == Family.SPACE:
        return space_worth(s, b, seat, card, 1 << x)
    if family == Family.GIVE_CUBE:
        return most_wanted(s, b, seat, card) - price_of(s, b, seat, card, x)
    if family == Family.GIVE_CARD:
        gift = kind_worth(s, b, seat, card, GIFT_KIND[x]) + 0.1 * GIFT_RESOURCE[x]
        return most_wanted(s, b, seat, card) - gift
    if family == Family.TAKE or family == Family.STEAL or family == Family.WAIVE:
        return worth(s, b, seat, card, x % RESOURCES)
    if family == Family.SELL_SUPPLY:
        return b.value[x] - price_of(s, b, seat, card, x)
    if family == Family.ROAD:
        return road_worth(s, b, seat, card, b.pair_link[x])
    if family == Family.TEMPLE:
        return block_worth(s, b, seat, card, x == 0)
    if family == Family.SELL or family == Family.BUY:
        return market_worth(s, b, seat, card, x // SLOTS, x % SLOTS, family == Family.SELL)
    if family == Family.BUILD:
        return 100.0 + b.card_vp[x]
    if family == Family.SITE:
        return space_worth(s, b, seat, NOBODY, 1 << x)
    if family == Family.PAY_CARD:
        return 1.0
    if family == Family.PLAY_VP:
        return 9.0 if s.stage == Stage.CLEANUP else -1.0
    if family == Family.PLAY_RESOURCE:
        return -1.0
    if family == Family.DISCARD:
        return -kind_worth(s, b, seat, card, x)
    if family == Family.MOVE_UP:
        return 0.5
    return 0.0


@rule
def prior(s: State, b: Board, seat: int, moves: Grid, count: int, scores: Grid) -> None:
    """Score each listed move."""
    card = aim(s, b, seat)
    for k in range(count):
        scores[k] = move_worth(s, b, seat, card, FAMILY[moves[k]], ARGUMENT[moves[k]])
