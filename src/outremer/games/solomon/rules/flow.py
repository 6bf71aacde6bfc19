"""Set-up, the order of the phases, the end of a round and of the game (S1xx, S2xx, S11xx)."""

from outremer.core.pending import CHANCE, answered, ask
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.solomon.names import (
    CARDS,
    KINDS,
    LINKS,
    NOBODY,
    NOWHERE,
    PLACES,
    RESOURCES,
    SEATS,
    SPACES,
    Decision,
    Stage,
)
from outremer.games.solomon.rules.building import IN_DECK, OPEN, building_step
from outremer.games.solomon.rules.fortune import limit_step
from outremer.games.solomon.rules.land import buildings_of, free_sites
from outremer.games.solomon.rules.market import market_step
from outremer.games.solomon.rules.placement import next_placer
from outremer.games.solomon.rules.resolution import resolution_step
from outremer.games.solomon.rules.table import NONE, cubes_of
from outremer.games.solomon.state import Board, State


@rule
def set_up(s: State, b: Board) -> None:
    """Supply, pawns and scores; empty map, market and temple; all cards in the decks (S102-S117)."""
    s.turn = NOBODY
    s.place = NOWHERE
    s.effect = NONE
    s.left = NONE
    s.previous = NONE
    s.privilege = NOWHERE
    s.built = NOBODY
    s.high_priest = NOBODY
    s.roads_left = b.roads
    for place in range(PLACES):
        s.pawn[place] = NOBODY
    for space in range(SPACES):
        s.building[space] = NOBODY
    for link in range(LINKS):
        s.road[link] = NOBODY
    for card in range(CARDS):
        s.card_owner[card] = IN_DECK
    for kind in range(KINDS):
        s.deck[kind] = b.copies[kind]
    for resource in range(RESOURCES):
        s.supply[resource] = b.stock[resource]
    for seat in range(SEATS):
        s.order[seat] = NOBODY
    for seat in range(b.players):
        s.score[seat] = b.start_vp
        s.pawns[seat] = b.pawns
        for resource in range(RESOURCES):
            s.stock[seat, resource] = b.start_stock[resource]
            s.supply[resource] -= b.start_stock[resource]
    s.stage = Stage.ORDER
    advance(s, b)


@rule
def advance(s: State, b: Board) -> None:
    """Do what follows by itself until somebody is asked or the game is over (S201-S203)."""
    while s.depth == 0 and s.stage != Stage.OVER:
        stage = s.stage
        if stage == Stage.RESOLUTION:
            resolution_step(s, b)
        elif stage == Stage.PLACEMENT:
            next_placer(s, b)
        elif stage == Stage.MARKET:
            market_step(s, b)
        elif stage == Stage.BUILDING:
            building_step(s, b)
        elif stage == Stage.ROUND_END:
            end_round(s, b)
        elif stage == Stage.CLEANUP:
            limit_step(s, b)
        elif stage == Stage.REFILL:
            refill_step(s, b)
        else:
            order_step(s, b)


@rule
def order_step(s: State, b: Board) -> None:
    """The turn order is drawn position by position; the last player takes the last one (S109)."""
    if s.at == b.players - 1:
        for seat in range(b.players):
            if order_weight(s, b, seat) > 0:
                s.order[s.at] = seat
        s.at = 0
        s.stage = Stage.REFILL
    else:
        ask(s, Decision.TURN_ORDER, CHANCE, 0, 0)


@rule
def order_weight(s: State, b: Board, seat: int) -> int:
    """All players without a position are equally likely."""
    if seat >= b.players:
        return 0
    for place in range(s.at):
        if s.order[place] == seat:
            return 0
    return 1


@rule
def order_drawn(s: State, seat: int) -> None:
    """Chance: who stands at the next position."""
    answered(s)
    s.order[s.at] = seat
    s.at += 1


@rule
def refill_step(s: State, b: Board) -> None:
    """Open cards are filled up to four as far as the deck goes; then a round begins (S110, S1103, S1104)."""
    lying = 0
    waiting = 0
    for card in range(CARDS):
        if s.card_owner[card] == OPEN:
            lying += 1
        elif s.card_owner[card] == IN_DECK:
            waiting += 1
    if lying < b.open_cards and waiting > 0:
        ask(s, Decision.OPEN_CARD, CHANCE, 0, 0)
    else:
        s.round_no += 1
        s.stage = Stage.PLACEMENT


@rule
def card_opened(s: State, card: int) -> None:
    """Chance: the next building card lies open."""
    answered(s)
    s.card_owner[card] = OPEN


@rule
def end_round(s: State, b: Board) -> None:
    """The end is checked first; if the game goes on, the hand limit follows (S1102)."""
    if is_last_round(s, b):
        final_scoring(s, b)
        s.stage = Stage.OVER
    else:
        s.stage = Stage.CLEANUP


@rule
def is_last_round(s: State, b: Board) -> bool:
    """All sites filled, a player's last building placed, the temple finished, or `max_rounds` (S1105, S1118)."""
    if free_sites(s, b) == 0 or s.blocks == b.blocks or s.round_no == b.max_rounds:
        return True
    for seat in range(b.players):
        if buildings_of(s, seat) == b.buildings_each:
            return True
    return False


@rule
def cards_worth(s: State, b: Board, seat: int) -> int:
    """VP on the cards still in hand (S1111)."""
    total = 0
    for kind in range(KINDS):
        total += s.hand[seat, kind] * b.kind_vp[kind]
    return total


@rule
def final_scoring(s: State, b: Board) -> None:
    """The High Priest, VP cards in hand and cubes (S1110-S1112)."""
    for seat in range(b.players):
        s.score[seat] += cards_worth(s, b, seat) + cubes_of(s, seat) * b.cube_vp
    if s.high_priest != NOBODY:
        s.score[s.high_priest] += b.high_priest_vp


@rule
def tie_breaker(s: State, b: Board, seat: int) -> int:
    """Buildings on the map, or (`tie_break`) cards built (S1115)."""
    if not b.tie_break:
        return buildings_of(s, seat)
    cards = 0
    for card in range(CARDS):
        if s.card_owner[card] == seat:
            cards += 1
    return cards


@rule
def ranks_before(s: State, b: Board, seat: int, other: int) -> bool:
    """Most VP, then most buildings; else they share the place (S1114-S1116)."""
    if s.score[seat] != s.score[other]:
        return s.score[seat] > s.score[other]
    return tie_breaker(s, b, seat) > tie_breaker(s, b, other)


@rule
def place_of(s: State, b: Board, seat: int) -> int:
    """How many players rank before a seat."""
    place = 0
    for other in range(b.players):
        if other != seat and ranks_before(s, b, other, seat):
            place += 1
    return place


@rule
def returns(s: State, b: Board, out: Grid) -> None:
    """1 for the winner, -1 for the last, evenly spaced between; tied players share the mean of their places."""
    for seat in range(b.players):
        above = place_of(s, b, seat)
        level = 0
        for other in range(b.players):
            if place_of(s, b, other) == above:
                level += 1
        out[seat] = 1.0 - (2.0 * above + level - 1) / (b.players - 1)
