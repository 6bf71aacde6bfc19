"""Who sees what in Kingdom of Solomon (S13xx), and a view as plain data for people."""

from typing import Any

from outremer.core.pending import CHANCE, EVERYTHING, OVER, asked, asked_x, asked_y
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.core.view import View
from outremer.core.words import words
from outremer.games.solomon.names import (
    BONUS_IDS,
    CARD_IDS,
    KIND_IDS,
    KINDS,
    NOBODY,
    NOWHERE,
    PAIR_IDS,
    PHASE_IDS,
    PLACE_IDS,
    PLACES,
    RESOURCE_IDS,
    RESOURCES,
    ROAD_DEED,
    SECTION_IDS,
    SPACE_IDS,
    SPACES,
    TOKEN_DEED,
    Decision,
    Phase,
    Secret,
    Stage,
    name_of,
)
from outremer.games.solomon.rules.building import IN_DECK, OPEN
from outremer.games.solomon.rules.flow import cards_worth, place_of
from outremer.games.solomon.rules.land import buildings_of, joined
from outremer.games.solomon.rules.payment import cost, waived_in
from outremer.games.solomon.rules.table import NONE, cubes_of, current_phase
from outremer.games.solomon.rules.temple import section_of, tokens_left
from outremer.games.solomon.state import Board, State


@rule
def sees(s: State, b: Board, seat: int, owner: int, secret: int) -> bool:
    """The own hand; all hands after the end (S1302-S1307)."""
    return secret == Secret.HAND and (owner == seat or s.stage == Stage.OVER)


@rule
def pool(s: State, b: Board, pool: int, counts: Grid) -> None:
    """The copies of every Fortune card in the game."""
    for kind in range(KINDS):
        counts[kind] = b.copies[kind]


def pile(counts: Any) -> dict[str, int]:
    """The Fortune cards of a pile whose faces are seen."""
    return {KIND_IDS[kind]: int(counts[kind]) for kind in range(KINDS) if counts[kind]}


def amounts(row: Any) -> dict[str, int]:
    """Amounts of resources, those that are not 0."""
    return {RESOURCE_IDS[r]: int(row[r]) for r in range(RESOURCES) if row[r]}


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _seat(view: View, seat: int) -> dict[str, Any]:
    """What a viewer is shown of a player: all but the faces of his Fortune cards."""
    s = view.row
    own = view.seat in (seat, EVERYTHING) or s.stage == Stage.OVER
    return {
        "name": view.player(seat),
        "colour": view.game.info.colours[seat],
        "position": [int(x) for x in s.order].index(seat) + 1 if seat in s.order else None,
        "score": int(s.score[seat]),
        "stock": amounts(s.stock[seat]),
        "pawns": int(s.pawns[seat]),
        "tokens": int(s.tokens[seat]),
        "high_priest": bool(s.high_priest == seat),
        "buildings": [name for space, name in enumerate(SPACE_IDS) if s.building[space] == seat],
        "cards_built": {CARD_IDS[c]: int(s.card_round[c]) for c in range(len(CARD_IDS)) if s.card_owner[c] == seat},
        "fortune_cards": int(s.hand[seat].sum() + s.drawn[seat].sum()),
        "hand": pile(s.hand[seat]) if own else None,
        "drawn": pile(s.drawn[seat]) if own else None,
        "passed": bool(s.passed[seat]),
    }


def _map(view: View) -> dict[str, Any]:
    s, b = view.row, view.board
    where = view.game.data["spaces"]
    return {
        name: {
            "yield": amounts(b.space_yield[space]),
            "site": bool(b.site[space]),
            "building": _seat_or_none(s.building[space]),
            "pawn": _seat_or_none(s.pawn[space]),
            "x": where[name]["x"],
            "y": where[name]["y"],
        }
        for space, name in enumerate(SPACE_IDS)
    }


def _regions(view: View) -> list[dict[str, Any]]:
    """Spaces that one pawn of their owner harvests as a whole, where they are more than one (S602, S603, S614).

    From the Market phase on they are those of the next round, with the roads laid in this one (S416).
    """
    rows, b = view.rows.copy(), view.board
    s = rows[0]
    if current_phase(s) not in (Phase.PLACEMENT, Phase.RESOLUTION):
        s.round_no += 1
    found = []
    for seat in range(b.players):
        seen = 0
        for space in range(SPACES):
            if s.building[space] == seat and not (seen >> space) & 1:
                region = int(joined(s, b, seat, 1 << space))
                seen |= region
                parts = [part for part in range(SPACES) if (region >> part) & 1]
                if len(parts) > 1:
                    names = [SPACE_IDS[part] for part in parts]
                    found.append({"owner": seat, "spaces": names, "yield": amounts(b.space_yield[parts].sum(axis=0))})
    return found


def _payment(view: View) -> dict[str, Any] | None:
    """The payment that the viewer is making: what for, its cost, and what cards have paid of it (D16)."""
    s, b = view.row, view.board
    if view.to_move < 0 or asked(s) != Decision.PAY or view.seat not in (view.to_move, EVERYTHING):
        return None
    deed = int(asked_x(s))
    waived = int(waived_in(deed, asked_y(s)))
    price = [int(cost(s, b, deed, waived, resource)) for resource in range(RESOURCES)]
    if deed < ROAD_DEED:
        thing = ("card", CARD_IDS[deed])
    elif deed < TOKEN_DEED:
        thing = ("link", PAIR_IDS[int(b.link_pair[deed - ROAD_DEED])])
    else:
        thing = ("section", SECTION_IDS[int(section_of(s, b))])
    return {
        "kind": thing[0],
        "thing": thing[1],
        "cost": amounts(price),
        "owed": amounts([max(price[resource] - int(s.paid[resource]), 0) for resource in range(RESOURCES)]),
    }


def show(view: View) -> dict[str, Any]:
    """A view as plain data, in the rulebook's words."""
    s, b = view.row, view.board
    mover, phase = view.to_move, int(current_phase(s))
    pawns = {PLACE_IDS[place]: int(s.pawn[place]) for place in range(PLACES) if s.pawn[place] != NOBODY}
    return {
        "game": "solomon",
        "viewer": view.seat,
        "round": int(s.round_no),
        "phase": words()(name_of("phase", PHASE_IDS[phase])) if phase != NONE else None,
        "phase_id": PHASE_IDS[phase] if phase != NONE else None,
        "to_move": {CHANCE: "chance", OVER: None}.get(mover, mover),
        "decision": Decision(int(asked(s))).name.lower() if mover >= 0 else None,
        "order": [int(seat) for seat in s.order[: b.players]],
        "supply": amounts(s.supply),
        "market": {
            name: [{"price": int(b.price[r, k]), "filled": bool(s.market[r, k])} for k in range(len(b.price[r]))]
            for r, name in enumerate(RESOURCE_IDS)
        },
        "map": _map(view),
        "roads": [
            {"link": PAIR_IDS[int(b.link_pair[link])], "owner": int(s.road[link]), "round": int(s.road_round[link])}
            for link in range(b.links)
            if s.road[link] != NOBODY
        ],
        "roads_left": int(s.roads_left),
        "road_cost": amounts(b.road_cost),
        "links": [PAIR_IDS[int(b.link_pair[link])] for link in range(b.links)],
        "regions": _regions(view),
        "payment": _payment(view),
        "pawns": pawns,
        "bonus": {
            name: {"open": bool(b.bonus_open[k]), "pawns": int(s.bonus_pawns[k]), "by": pawns.get(name)}
            for k, name in enumerate(BONUS_IDS)
        },
        "resolving": PLACE_IDS[s.place] if s.place != NOWHERE else None,
        "resolved": [PLACE_IDS[place] for place in range(PLACES) if s.resolved[place]],
        "privilege": SPACE_IDS[s.privilege] if s.privilege != NOWHERE else None,
        "open_cards": [
            {"card": name, "cost": amounts(b.card_cost[c]), "vp": int(b.card_vp[c]), "site": bool(b.card_site[c])}
            for c, name in enumerate(CARD_IDS)
            if s.card_owner[c] == OPEN
        ],
        "building_deck": int((s.card_owner == IN_DECK).sum()),
        "fortune_deck": int(s.deck.sum()),
        "discard": {"cards": pile(s.discard), "face_down": int(s.buried.sum())},
        "temple": {
            "section": SECTION_IDS[int(section_of(s, b))] if s.blocks < b.blocks else None,
            "blocks": int(s.blocks),
            "of": int(b.blocks),
            "tokens_left": int(tokens_left(s, b)),
            "sections": [
                {
                    "section": name,
                    "of": int(b.section_blocks[k]),
                    "cost": amounts(b.section_cost[k]),
                    "vp": int(b.section_vp[k]),
                }
                for k, name in enumerate(SECTION_IDS)
            ],
        },
        "limits": {
            "sites": int(b.site.sum()),
            "buildings": int(b.buildings_each),
            "hand": int(b.hand_limit),
            "rounds": int(b.max_rounds),
        },
        "closed": [name for k, name in enumerate(BONUS_IDS) if not b.bonus_open[k]],
        "seats": [_seat(view, seat) for seat in range(b.players)],
    }


SCORES = ("scores", "track", "high_priest", "fortune_cards", "cubes", "buildings")
"""The numbers of a result that have a name."""


def summary(position: Any) -> dict[str, Any]:
    """The final ranking: place, score and what the final scoring added (S1110-S1116)."""
    s, b = position.row, position.game.boards[0]
    seats = range(b.players)
    places = [int(place_of(s, b, seat)) for seat in seats]
    cards = [int(cards_worth(s, b, seat)) for seat in seats]
    cubes = [int(cubes_of(s, seat) * b.cube_vp) for seat in seats]
    office = [int(b.high_priest_vp) if s.high_priest == seat else 0 for seat in seats]
    return {
        "places": [place + 1 for place in places],
        "winners": [seat for seat in seats if places[seat] == 0],
        "scores": [int(s.score[seat]) for seat in seats],
        "track": [int(s.score[seat]) - cards[seat] - cubes[seat] - office[seat] for seat in seats],
        "high_priest": office,
        "fortune_cards": cards,
        "cubes": cubes,
        "buildings": [int(buildings_of(s, seat)) for seat in seats],
        "rounds": int(s.round_no),
    }
