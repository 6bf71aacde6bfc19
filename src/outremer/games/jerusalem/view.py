"""Who sees what in Jerusalem (J12xx), and a view as plain data for people."""

from typing import Any

import numpy as np

from outremer.core.pending import CHANCE, EVERYTHING, OVER, asked, asked_seat
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.core.view import View
from outremer.core.words import words
from outremer.games.jerusalem.actions import PHASE_OF
from outremer.games.jerusalem.names import (
    AREA_IDS,
    AREAS,
    CARD_IDS,
    CARDS,
    EVENT_IDS,
    NO_AREA_LEFT,
    OFFICE_IDS,
    PHASE_IDS,
    RESOURCE_IDS,
    ROUNDS,
    SEATS,
    Decision,
    Office,
    Secret,
    name_of,
)
from outremer.games.jerusalem.rules.build import floor_cost
from outremer.games.jerusalem.rules.city import NOBODY, controller, own_baron
from outremer.games.jerusalem.rules.deploy import hire_price
from outremer.games.jerusalem.rules.flow import place_of
from outremer.games.jerusalem.state import Board, State


@rule
def sees(s: State, b: Board, seat: int, owner: int, secret: int) -> bool:
    """Own hand, all hands once the screens are off, and the cards set aside while choosing (J1201-J1208)."""
    if secret == Secret.HAND:
        return owner == seat or s.screens_off == 1
    if secret == Secret.SET_ASIDE:
        return asked(s) == Decision.DRAFT and asked_seat(s) == seat
    return False


@rule
def pool(s: State, b: Board, pool: int, counts: Grid) -> None:
    """The copies of every action card in the game; there is one pool."""
    for card in range(CARDS):
        counts[card] = b.copies[card]


def _pile(counts: list[int]) -> dict[str, int]:
    """The cards of a pile whose faces are seen."""
    return {CARD_IDS[card]: counts[card] for card in range(CARDS) if counts[card]}


def _area(number: int) -> str | None:
    return AREA_IDS[number] if 0 <= number < NO_AREA_LEFT else None


@rule
def settled_controller(s: State, b: Board, area: int) -> int:
    """Who controls an area; nobody while offices decide it and are not yet, or no longer, held."""
    leader = controller(s, b, area)
    if leader == NOBODY:
        return NOBODY
    tied = 0
    settled = True
    for seat in range(b.players):
        if s.squires[seat, area] == s.squires[leader, area]:
            tied += 1
            settled = settled and s.office[seat] != Office.NONE
    return leader if tied == 1 or settled else NOBODY


@rule
def survey(s: State, b: Board, controllers: Grid, barons: Grid, floors: Grid) -> None:
    """What the rules make of a position: who controls each area, where the barons are, what the next floors cost."""
    for area in range(AREAS):
        controllers[area] = settled_controller(s, b, area)
    for seat in range(b.players):
        barons[seat] = own_baron(s, seat)
        floors[seat] = floor_cost(s, b, s.floors[seat] + 1)


def _seat(view: View, seat: int, baron: int, next_floor: int) -> dict[str, Any]:
    """What a viewer is shown of a player; sums behind a screen only where they lie open (J1209)."""
    s, b = view.row, view.board
    counted = view.seat in (seat, EVERYTHING) or bool(s.screens_off) or bool(b.open_resources)
    own = view.seat in (seat, EVERYTHING) or bool(s.screens_off)
    office, hand = int(s.office[seat]), s.hand[seat].tolist()
    return {
        "name": view.player(seat),
        "colour": view.game.info.colours[seat],
        "office": OFFICE_IDS[office - 1] if office else None,
        "last_office": OFFICE_IDS[int(s.last_office[seat]) - 1] if s.last_office[seat] else None,
        "silver": int(s.silver[seat]) if counted else None,
        "squires": int(s.screen[seat]) if counted else None,
        "supply": int(s.supply[seat]) if counted else None,
        "cards": sum(hand) if counted else None,
        "hand": _pile(hand) if own else None,
        "prestige": int(s.prestige[seat]),
        "floors": int(s.floors[seat]),
        "next_floor": next_floor,
        "baron": _area(baron),
        "foreign_baron": (_area(int(s.foreign_area)) or "unplaced") if s.foreign_owner == seat else None,
    }


def _city(view: View, controllers: list[int]) -> dict[str, Any]:
    squires, barons = view.row.squires.tolist()[: view.game.players], view.row.baron.tolist()
    opened, income = view.board.area_open.tolist(), view.board.income.tolist()
    return {
        name: {
            "squires": [line[area] for line in squires],
            "controller": None if controllers[area] == NOBODY else controllers[area],
            "baron": None if barons[area] == NOBODY else barons[area],
            "income": {word: count for word, count in zip(RESOURCE_IDS, income[area], strict=True) if count},
        }
        for area, name in enumerate(AREA_IDS)
        if opened[area]
    }


def show(view: View) -> dict[str, Any]:
    """A view as plain data, in the rulebook's words."""
    s, b = view.row, view.board
    mover, decision = view.to_move, int(asked(s))
    auction = None
    if s.auction_office:
        auction = {
            "office": OFFICE_IDS[int(s.auction_office) - 1],
            "bid": int(s.bid),
            "bidder": int(s.high_bidder),
            "passed": [seat for seat in range(b.players) if s.passed[seat]],
        }
    turn = None
    if mover >= 0 and PHASE_OF[decision] == PHASE_OF[Decision.TURN]:
        turn = {
            "fresh": {AREA_IDS[a]: int(n) for a, n in enumerate(s.fresh) if n},
            "hires": int(s.hires),
            "hire_price": int(hire_price(s, b, mover)),
            "genoa": bool(s.genoa),
            "ability_used": bool(s.ability_used),
        }
    controllers, barons, floors = np.zeros(AREAS, np.int32), np.zeros(SEATS, np.int32), np.zeros(SEATS, np.int32)
    survey(s, b, controllers, barons, floors)
    return {
        "game": "jerusalem",
        "viewer": view.seat,
        "round": int(s.round_no),
        "phase": words()(name_of("phase", PHASE_IDS[PHASE_OF[decision]])) if mover >= 0 else None,
        "to_move": {CHANCE: "chance", OVER: None}.get(mover, mover),
        "decision": Decision(decision).name.lower() if mover >= 0 else None,
        "events": {str(r): EVENT_IDS[int(s.event_at[r])] for r in range(1, ROUNDS + 1) if s.event_at[r] >= 0},
        "auction": auction,
        "turn": turn,
        "set_aside": {"count": sum(s.aside.tolist()), "cards": _pile(s.aside.tolist())},
        "deck": sum(s.deck.tolist()),
        "discard": _pile(s.discard.tolist()),
        "closed": [name for area, name in enumerate(AREA_IDS) if not b.area_open[area]],
        "seats": [_seat(view, seat, int(barons[seat]), int(floors[seat])) for seat in range(b.players)],
        "city": _city(view, controllers.tolist()),
    }


SCORES = ("floors", "prestige", "offices")
"""The numbers of a result that have a name."""


def summary(position: Any) -> dict[str, Any]:
    """The final ranking: place, floors, prestige left and the office of round 5 (J1002-J1006)."""
    s, b = position.row, position.game.boards[0]
    places = [int(place_of(s, b, seat)) for seat in range(b.players)]
    return {
        "places": [place + 1 for place in places],
        "winners": [seat for seat in range(b.players) if places[seat] == 0],
        "floors": [int(n) for n in s.floors[: b.players]],
        "prestige": [int(n) for n in s.prestige[: b.players]],
        "offices": [int(n) for n in s.last_office[: b.players]],
    }
