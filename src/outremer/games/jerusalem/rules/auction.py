"""Phase 1: the cards set aside, the office auction (J2xx)."""

from outremer.core.pending import CHANCE, answered, ask, ask_privately, asked_x
from outremer.core.rule import rule
from outremer.games.jerusalem.codes import Why
from outremer.games.jerusalem.names import Decision, Office, Stage
from outremer.games.jerusalem.rules.city import NOBODY, holder
from outremer.games.jerusalem.state import Board, State

NO_BID = -1


@rule
def set_aside_cards(s: State, b: Board) -> None:
    """As many action cards as players are set aside face down (J207)."""
    if s.at == b.players:
        s.at = 0
        s.stage = Stage.OPENER
    else:
        s.at += 1
        ask(s, Decision.SET_ASIDE_CARD, CHANCE, 0, 0)


@rule
def card_set_aside(s: State, card: int) -> None:
    """Chance: a card goes from the deck to those set aside."""
    answered(s)
    s.deck[card] -= 1
    s.aside[card] += 1


@rule
def find_opener(s: State, b: Board) -> None:
    """Round 1: drawn or named by the host (J116, J212); later the highest tower opens (J209-J211)."""
    s.stage = Stage.AUCTION
    if s.round_no > 1:
        s.opener = highest_tower_opens(s, b)
    elif b.first_opener > 0:
        s.opener = b.first_opener - 1
    else:
        ask(s, Decision.FIRST_OPENER, CHANCE, 0, 0)


@rule
def highest_tower_opens(s: State, b: Board) -> int:
    """Highest tower, then more prestige, then the lower office of the previous round (J209-J211)."""
    best = 0
    for seat in range(1, b.players):
        if s.floors[seat] != s.floors[best]:
            better = s.floors[seat] > s.floors[best]
        elif s.prestige[seat] != s.prestige[best]:
            better = s.prestige[seat] > s.prestige[best]
        else:
            better = s.last_office[seat] < s.last_office[best]
        if better:
            best = seat
    return best


@rule
def opener_drawn(s: State, seat: int) -> None:
    """Chance: who opens the first auction of the game."""
    answered(s)
    s.opener = seat


@rule
def next_auction(s: State, b: Board) -> None:
    """The opener starts an auction; the last player without office gets the last one free (J225)."""
    without = 0
    last = NOBODY
    for seat in range(b.players):
        if s.office[seat] == Office.NONE:
            without += 1
            last = seat
    if without == 1:
        s.office[last] = last_office_left(s, b)
        s.at = 0
        s.stage = Stage.DRAFT
    else:
        ask(s, Decision.AUCTION_OFFICE, s.opener, 0, 0)


@rule
def last_office_left(s: State, b: Board) -> int:
    """The lowest office in use that nobody holds."""
    for office in range(1, 5):
        if b.office_used[office] and holder(s, b, office) == NOBODY:
            return office
    return Office.NONE


@rule
def why_office(s: State, b: Board, office: int) -> int:
    """The opener chooses one of the offices still available (J213, J224, J1101, J1105)."""
    if not b.office_used[office]:
        return Why.OFFICE_NOT_IN_GAME
    if holder(s, b, office) != NOBODY:
        return Why.OFFICE_TAKEN
    return Why.LEGAL


@rule
def choose_office(s: State, b: Board, seat: int, office: int) -> None:
    """The opener names an office; others see it together with the bid. Without silver he bids 0."""
    ask_privately(s, Decision.AUCTION_OPEN, seat, office, 0)
    if s.silver[seat] == 0:
        open_bid(s, b, seat, 0)


@rule
def why_bid(s: State, seat: int, bid: int) -> int:
    """At least 1 above the current bid (J215), never more than the bidder owns (J218)."""
    if bid <= s.bid:
        return Why.BID_TOO_LOW
    if bid > s.silver[seat]:
        return Why.BID_OVER_CASH
    return Why.LEGAL


@rule
def open_bid(s: State, b: Board, seat: int, bid: int) -> None:
    """The opening bid for the office chosen (J213, J214)."""
    s.auction_office = asked_x(s)
    answered(s)
    answered(s)
    s.bid = bid
    s.high_bidder = seat
    next_bidder(s, b, seat)


@rule
def raise_bid(s: State, b: Board, seat: int, bid: int) -> None:
    """A higher bid (J215)."""
    answered(s)
    s.bid = bid
    s.high_bidder = seat
    next_bidder(s, b, seat)


@rule
def pass_bid(s: State, b: Board, seat: int) -> None:
    """Out of this auction (J216)."""
    answered(s)
    s.passed[seat] = 1
    next_bidder(s, b, seat)


@rule
def next_bidder(s: State, b: Board, after: int) -> None:
    """Ask the next seat clockwise that can still bid; who cannot raise passes by itself (J215, J227)."""
    for k in range(1, b.players):
        seat = (after + k) % b.players
        if seat == s.high_bidder or s.passed[seat] or s.office[seat] != Office.NONE:
            continue
        if s.silver[seat] > s.bid:
            ask(s, Decision.AUCTION_REPLY, seat, 0, 0)
            return
        s.passed[seat] = 1
    close_auction(s, b)


@rule
def close_auction(s: State, b: Board) -> None:
    """The highest bidder pays and takes the office (J219-J221); left of him the next auction opens (J223)."""
    winner = s.high_bidder
    s.silver[winner] -= s.bid
    s.office[winner] = s.auction_office
    s.opener = winner
    while s.office[s.opener] != Office.NONE:
        s.opener = (s.opener + 1) % b.players
    s.auction_office = Office.NONE
    s.bid = NO_BID
    s.high_bidder = NOBODY
    for seat in range(b.players):
        s.passed[seat] = 0
