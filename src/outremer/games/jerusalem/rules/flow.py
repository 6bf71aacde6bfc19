"""Set-up, the order of the phases, the end of a round and of the game (J1xx, J2xx, J10xx)."""

from outremer.core.pending import CHANCE, answered, ask
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.jerusalem.names import (
    AREAS,
    CARDS,
    FIRST_EVENT_ROUND,
    LAST_EVENT_ROUND,
    ROUNDS,
    Decision,
    Office,
    Stage,
)
from outremer.games.jerusalem.rules.auction import NO_BID, find_opener, next_auction, set_aside_cards
from outremer.games.jerusalem.rules.baron import OFF_BOARD
from outremer.games.jerusalem.rules.build import build_step, gifts_step
from outremer.games.jerusalem.rules.city import NOBODY
from outremer.games.jerusalem.rules.deploy import next_turn
from outremer.games.jerusalem.rules.draft import next_chooser
from outremer.games.jerusalem.rules.events import event_step
from outremer.games.jerusalem.rules.income import income_step, privileges_step, tower_step
from outremer.games.jerusalem.state import Board, State

NO_EVENT = -1


@rule
def set_up(s: State, b: Board) -> None:
    """12 silver each, nobody on the board, all cards in the deck (J102-J113)."""
    s.round_no = 1
    s.bid = NO_BID
    s.high_bidder = NOBODY
    s.foreign_owner = NOBODY
    s.foreign_area = OFF_BOARD
    for area in range(AREAS):
        s.baron[area] = NOBODY
    for seat in range(b.players):
        s.silver[seat] = b.start_silver
        s.supply[seat] = b.squires_per_colour
    for card in range(CARDS):
        s.deck[card] = b.copies[card]
    for round_no in range(ROUNDS + 1):
        s.event_at[round_no] = NO_EVENT
    s.stage = Stage.SET_ASIDE
    advance(s, b)


@rule
def advance(s: State, b: Board) -> None:
    """Do what follows by itself until somebody is asked or the game is over (J202, J203)."""
    while s.depth == 0 and s.stage != Stage.OVER:
        stage = s.stage
        if stage == Stage.INCOME:
            income_step(s, b)
        elif stage == Stage.AUCTION:
            next_auction(s, b)
        elif stage == Stage.DRAFT:
            next_chooser(s, b)
        elif stage == Stage.DEPLOY:
            next_turn(s, b)
        elif stage == Stage.EVENT:
            event_step(s, b)
        elif stage == Stage.SET_ASIDE:
            set_aside_cards(s, b)
        elif stage == Stage.PRIVILEGES:
            privileges_step(s, b)
        elif stage == Stage.TOWER:
            tower_step(s, b)
        elif stage == Stage.BUILD:
            build_step(s, b)
        elif stage == Stage.MARKER:
            advance_marker(s)
        elif stage == Stage.ROUND_END or stage == Stage.GAME_END:
            return_pieces(s, b)
        elif stage == Stage.OPENER:
            find_opener(s, b)
        else:
            gifts_step(s, b)


@rule
def advance_marker(s: State) -> None:
    """The round marker goes on, and an event lying there is turned up (J205, J206); after round 5 it stays."""
    if s.round_no == ROUNDS:
        s.stage = Stage.GAME_END
        return
    s.stage = Stage.ROUND_END
    s.round_no += 1
    if FIRST_EVENT_ROUND <= s.round_no <= LAST_EVENT_ROUND:
        ask(s, Decision.NEXT_EVENT, CHANCE, 0, 0)


@rule
def event_revealed(s: State, event: int) -> None:
    """Chance: the event of the new round lies face up."""
    answered(s)
    s.event_at[s.round_no] = event


@rule
def event_weight(s: State, b: Board, event: int) -> int:
    """Each event of the pool that has not been seen is equally likely (J108, J903)."""
    if not b.event_used[event]:
        return 0
    for round_no in range(ROUNDS + 1):
        if s.event_at[round_no] == event:
            return 0
    return 1


@rule
def return_pieces(s: State, b: Board) -> None:
    """Offices and barons go back; a white baron on the board leaves the game (J230, J645, J904)."""
    for seat in range(b.players):
        s.last_office[seat] = s.office[seat]
        s.office[seat] = Office.NONE
    for area in range(AREAS):
        s.baron[area] = NOBODY
    if s.foreign_area != OFF_BOARD:
        s.foreign_owner = NOBODY
        s.foreign_area = OFF_BOARD
    s.stage = Stage.OVER if s.stage == Stage.GAME_END else Stage.SET_ASIDE


@rule
def ranks_before(s: State, seat: int, other: int) -> bool:
    """Higher tower, then more prestige, then the lower office of the last round (J1002-J1004)."""
    if s.floors[seat] != s.floors[other]:
        return s.floors[seat] > s.floors[other]
    if s.prestige[seat] != s.prestige[other]:
        return s.prestige[seat] > s.prestige[other]
    return s.last_office[seat] < s.last_office[other]


@rule
def place_of(s: State, b: Board, seat: int) -> int:
    """A seat's place in the final ranking, 0 for the winner (J1006)."""
    place = 0
    for other in range(b.players):
        if other != seat and ranks_before(s, other, seat):
            place += 1
    return place


@rule
def returns(s: State, b: Board, out: Grid) -> None:
    """1 for the winner, -1 for the last, evenly spaced between."""
    for seat in range(b.players):
        out[seat] = 1.0 - 2.0 * place_of(s, b, seat) / (b.players - 1)
