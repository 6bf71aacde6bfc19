"""Choosing and revealing action cards, their order and the penalties (T3xx)."""

from outremer.core.pending import answered, ask
from outremer.core.rule import rule
from outremer.games.templars.names import CARDS, CARDS_PER_CATEGORY, TERRITORIES, Card, Decision, Stage
from outremer.games.templars.rules.city import NOBODY, NONE, NOWHERE, clockwise, knights_on_map, remove_knight
from outremer.games.templars.state import Board, State


@rule
def choose_cards(s: State, b: Board) -> None:
    """All choose a card; asked is the first who has not, clockwise from the start player (T301)."""
    for place in range(b.players):
        seat = (s.start_player + place) % b.players
        if s.committed[seat] == 0:
            ask(s, Decision.COMMIT, seat, 0, 0)
            return
    s.revealed = 1
    s.stage = Stage.NEXT_CARD


@rule
def commit(s: State, seat: int, card: int) -> None:
    """DP08: the card lies face down, or takes the place of the one chosen before (T1207)."""
    answered(s)
    s.committed[seat] = card


@rule
def card_of(s: State, b: Board, seat: int) -> int:
    """What the card chosen by a seat does (Card)."""
    return b.card[s.committed[seat]]


@rule
def is_risky(card: int) -> bool:
    """Each category has one risky card (T309)."""
    return card == Card.GOLD_RISKY or card == Card.KNIGHTS_RISKY or card == Card.TEMPLAR_RISKY


@rule
def is_penalty(s: State, b: Board, seat: int) -> bool:
    """A risky card is a penalty if enough players chose its category, himself included (T311-T317)."""
    if not is_risky(card_of(s, b, seat)):
        return False
    category = (s.committed[seat] - 1) // CARDS_PER_CATEGORY
    cards = 0
    for other in range(b.players):
        if (s.committed[other] - 1) // CARDS_PER_CATEGORY == category:
            cards += 1
    return cards >= b.penalty_at


@rule
def next_in_order(s: State, b: Board) -> int:
    """The lowest card not yet carried out; of equal ones the nearest to the start player (T305, T306)."""
    found = NOBODY
    lowest = (CARDS + 1) * b.players
    for seat in range(b.players):
        rank = s.committed[seat] * b.players + clockwise(b, s.start_player, seat)
        if not s.acted[seat] and rank < lowest:
            lowest = rank
            found = seat
    return found


@rule
def next_card(s: State, b: Board) -> None:
    """The next card action begins when the one before is finished (T318)."""
    clear_action(s)
    seat = next_in_order(s, b)
    if seat == NOBODY:
        s.stage = Stage.CARDS_BACK
        return
    s.active = seat
    s.acted[seat] = 1
    card = card_of(s, b, seat)
    if card == Card.GOLD_SAFE or card == Card.GOLD_RISKY:
        s.stage = Stage.TAKE_GOLD
    elif card == Card.KNIGHTS_SAFE or card == Card.KNIGHTS_RISKY:
        s.stage = Stage.KNIGHTS_CITY
    else:
        s.stage = Stage.TEMPLAR


@rule
def clear_action(s: State) -> None:
    """Forget what belonged to one card action only."""
    s.active = NOBODY
    s.city = NOWHERE
    s.spent = 0
    s.new_chances = 0
    s.taxed = 0
    s.mover = NONE
    s.steps = 0
    s.swap_with = NOWHERE
    s.asked_veto = 0
    for territory in range(TERRITORIES):
        s.entered[territory] = 0


@rule
def end_card(s: State, b: Board) -> None:
    """The card action is over, but for the loss that closes a penalty (T406, T533, T630)."""
    s.stage = Stage.LOSE_KNIGHT if is_penalty(s, b, s.active) else Stage.NEXT_CARD


@rule
def lose_step(s: State) -> None:
    """The last step of a penalty: an own knight from a city of one's choice, if there is any (T407)."""
    s.stage = Stage.NEXT_CARD
    cities = 0
    last = NOWHERE
    for city in range(TERRITORIES):
        if s.knights[s.active, city] > 0:
            cities += 1
            last = city
    if cities == 1:
        remove_knight(s, s.active, last)
    elif cities > 1:
        ask(s, Decision.LOSE_KNIGHT, s.active, knights_on_map(s, s.active), 0)


@rule
def lose_knight(s: State, seat: int, city: int) -> None:
    """DP11."""
    answered(s)
    remove_knight(s, seat, city)


@rule
def cards_back(s: State, b: Board) -> None:
    """All take their cards back and the marker passes clockwise (T319, T320)."""
    for seat in range(b.players):
        s.committed[seat] = 0
        s.acted[seat] = 0
    s.revealed = 0
    s.flag_used = 0
    s.handed_on = 0
    s.start_player = (s.start_player + 1) % b.players
    s.stage = Stage.POPE
