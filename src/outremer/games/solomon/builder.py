"""Positions of Kingdom of Solomon built in the specification's words, for tests and studies."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from outremer.core import engine
from outremer.core.errors import OutremerError, unknown
from outremer.core.game import Game
from outremer.core.pending import answered
from outremer.core.position import Position
from outremer.games.solomon.names import (
    BONUS_IDS,
    CARD_IDS,
    FIRST_BONUS,
    FIRST_CARD,
    KIND_IDS,
    PAIR_IDS,
    PLACE_IDS,
    RESOURCE_IDS,
    SPACE_IDS,
    Stage,
)
from outremer.games.solomon.rules.building import OPEN
from outremer.games.solomon.rules.flow import advance

PHASES = {
    "placement": Stage.PLACEMENT,
    "resolution": Stage.RESOLUTION,
    "market": Stage.MARKET,
    "building": Stage.BUILDING,
    "round_end": Stage.ROUND_END,
    "hand_limit": Stage.CLEANUP,
    "refill": Stage.REFILL,
}

Cubes = str | Mapping[str, int]
"""Cubes in the short form of the specification ("2T 1F") or by name."""


def _number(words: Sequence[str], word: str, kind: str) -> int:
    if word not in words:
        raise unknown(kind, word, list(words))
    return words.index(word)


def _cubes(given: Cubes) -> list[int]:
    """The five amounts."""
    if isinstance(given, Mapping):
        by_name = {_number(RESOURCE_IDS, name, "resource"): n for name, n in given.items()}
        return [by_name.get(r, 0) for r in range(len(RESOURCE_IDS))]
    amounts = [0] * len(RESOURCE_IDS)
    for part in given.split():
        match = re.fullmatch(r"(\d+)([GCSTF])", part)
        if match is None:
            raise OutremerError(f"write cubes as '2T 1F', not {given!r}")
        amounts["GCSTF".index(match[2])] += int(match[1])
    return amounts


def build(
    game: Game,
    *,
    phase: str = "placement",
    seat: str | None = None,
    round: int = 2,
    order: Sequence[str] | None = None,
    score: Mapping[str, int] | None = None,
    stock: Mapping[str, Cubes] | None = None,
    supply: Mapping[str, int] | None = None,
    market: Mapping[str, Sequence[int]] | None = None,
    passed: Sequence[str] = (),
    hand: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    pawns: Mapping[str, Sequence[str]] | None = None,
    pawns_left: Mapping[str, int] | None = None,
    resolved: Sequence[str] | None = None,
    buildings: Mapping[str, Sequence[str]] | None = None,
    roads: Mapping[str, Sequence[str]] | None = None,
    roads_left: int | None = None,
    cards: Mapping[str, Sequence[str]] | None = None,
    open: Sequence[str] = ("royal_palace", "forest_house", "judgment_hall", "pharaoh_palace"),
    temple: int = 0,
    tokens: Mapping[str, int] | None = None,
    high_priest: str | None = None,
) -> Position:
    """A position at the start of a phase, or of the turn of `seat` in it.

    Players are named by colour (Red, Blue, Green, Yellow: seats 0 to 3), in this order unless `order`
    says otherwise; what is not named is as at the start of the game. Cubes come from the supply, and
    `supply` may then set its numbers. Pawns on a bonus space are all that player has left (or
    `pawns_left`). Buildings, roads and cards count as built in the round before. In Resolution the
    players ahead of `seat` (or those of `resolved`) have resolved. Without `deck` the Fortune deck is
    what is left of all cards. Chance outcomes are played by hand.
    """
    rows = game.info.state.empty()
    engine.begin(rows, game.boards)
    s, b = rows[0], game.boards[0]
    answered(s)

    def player(colour: str) -> int:
        return _number(game.info.colours[: game.players], colour, "player")

    if phase not in PHASES:
        raise unknown("phase", phase, list(PHASES))
    s.stage = PHASES[phase]
    s.round_no = round
    for place, colour in enumerate(order or game.info.colours[: game.players]):
        s.order[place] = player(colour)
    for colour, number in (score or {}).items():
        s.score[player(colour)] = number
    for colour, cubes in (stock or {}).items():
        s.stock[player(colour)] += _cubes(cubes)
        s.supply -= _cubes(cubes)
    for name, slots in (market or {}).items():
        s.market[_number(RESOURCE_IDS, name, "resource")] = slots
        s.supply[RESOURCE_IDS.index(name)] -= sum(slots)
    for name, number in (supply or {}).items():
        s.supply[_number(RESOURCE_IDS, name, "resource")] = number
    for colour in passed:
        s.passed[player(colour)] = 1
    _deal(s, {player(colour): kinds for colour, kinds in (hand or {}).items()}, deck, discard)
    for colour, spaces in (buildings or {}).items():
        for space in spaces:
            s.building[_number(SPACE_IDS, space, "space")] = player(colour)
    for colour, links in (roads or {}).items():
        for link in links:
            _lay_road(s, b, player(colour), link)
    if roads_left is not None:
        s.roads_left = roads_left
    for colour, built in (cards or {}).items():
        for name in built:
            s.card_owner[_number(CARD_IDS, name, "card")] = player(colour)
            s.card_round[CARD_IDS.index(name)] = round - 1
    for name in open:
        if s.card_owner[_number(CARD_IDS, name, "card")] < 0:
            s.card_owner[CARD_IDS.index(name)] = OPEN
    s.blocks = temple
    for colour, number in (tokens or {}).items():
        s.tokens[player(colour)] = number
    if high_priest is not None:
        s.high_priest = player(high_priest)
    for colour, places in (pawns or {}).items():
        for name in places:
            _put_pawn(s, player(colour), _number(PLACE_IDS, name, "place"))
    for colour, number in (pawns_left or {}).items():
        s.pawns[player(colour)] = number
    turn = player(seat) if seat else (s.order[b.players - 1] if s.stage == Stage.MARKET else s.order[0])
    s.at = list(s.order).index(turn) if s.stage != Stage.REFILL else 0
    ahead = [player(c) for c in resolved] if resolved is not None else s.order[: s.at]
    if s.stage == Stage.RESOLUTION:
        for other in ahead:
            s.has_resolved[other] = 1
    advance(s, b)
    return Position(game, rows, seed=None)


def _deal(s: Any, hands: Mapping[int, Sequence[str]], deck: Sequence[str] | None, discard: Sequence[str]) -> None:
    """The named cards leave the deck; with `deck` the deck is just that."""
    for pile, kinds in (*((s.hand[seat], kinds) for seat, kinds in hands.items()), (s.discard, discard)):
        for name in kinds:
            kind = _number(KIND_IDS, name, "Fortune card")
            if s.deck[kind] == 0:
                raise OutremerError(f"no {name} is left in the deck")
            s.deck[kind] -= 1
            pile[kind] += 1
    if deck is not None:
        s.deck[:] = 0
        for name in deck:
            s.deck[_number(KIND_IDS, name, "Fortune card")] += 1


def _lay_road(s: Any, b: Any, seat: int, link: str) -> None:
    """A road of the round before."""
    number = b.pair_link[_number(PAIR_IDS, link, "pair of spaces")]
    if number < 0:
        raise OutremerError(f"there is no link {link}")
    s.road[number] = seat
    s.road_round[number] = s.round_no - 1
    s.roads_left -= 1


def _put_pawn(s: Any, seat: int, place: int) -> None:
    s.pawn[place] = seat
    if FIRST_BONUS <= place < FIRST_BONUS + len(BONUS_IDS):
        s.bonus_pawns[place - FIRST_BONUS] = s.pawns[seat]
        s.pawns[seat] = 0
    else:
        s.pawns[seat] -= 1
    if place < len(SPACE_IDS) and s.building[place] not in (-1, seat):
        s.privilege = place
    if place >= FIRST_CARD and s.card_owner[place - FIRST_CARD] != seat:
        raise OutremerError(f"{PLACE_IDS[place]} is a card that player has not built")
