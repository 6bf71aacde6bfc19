"""What a position of Kingdom of Solomon means to a player, in numbers; how much each counts is in evaluation.toml."""

from enum import IntEnum

from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.solomon.names import CARDS, KINDS, LINKS, NOBODY, PLACES, RESOURCES, SPACES, Stage
from outremer.games.solomon.rules.building import OPEN
from outremer.games.solomon.rules.flow import cards_worth
from outremer.games.solomon.rules.land import buildings_of, joined
from outremer.games.solomon.rules.payment import means
from outremer.games.solomon.rules.table import hand_size, position_of
from outremer.games.solomon.state import Board, State


class Feature(IntEnum):
    """What is counted.

    `HARVEST`: value of what the pawns on the map will bring, `ACTIONS`: pawns still to act elsewhere, `PAWNS`: not
    placed yet; `AIM`: VP of the open card nearest to being built less the value it lacks, `REACH`: open cards that can
    be paid.
    """

    SCORE = 0
    GOLD = 1
    COPPER = 2
    STONE = 3
    TIMBER = 4
    FOOD = 5
    HAND = 6
    HAND_VP = 7
    TOKENS = 8
    HIGH_PRIEST = 9
    BUILDINGS = 10
    ROADS = 11
    HARVEST = 12
    ACTIONS = 13
    PAWNS = 14
    POSITION = 15
    AIM = 16
    REACH = 17
    CARDS = 18


NAMES = tuple(feature.name.lower() for feature in Feature)
LACKING = 1.2
"""What a missing cube takes from a card's VP, times its design value."""
PHASES = 4
TIMES = 3


@rule
def time_of_game(s: State, b: Board) -> int:
    """0, 1 or 2: how near the end is, by buildings, temple or rounds (S1105)."""
    most = 0
    for seat in range(b.players):
        most = max(most, buildings_of(s, seat))
    way = max(most / b.buildings_each, s.blocks / b.blocks, s.round_no / b.max_rounds)
    return min(int(way * TIMES), TIMES - 1)


@rule
def period(s: State, b: Board) -> int:
    """Three times of the game, each in four: placement, resolution, market and building, cleanup."""
    part = 3
    if s.stage == Stage.PLACEMENT:
        part = 0
    elif s.stage == Stage.RESOLUTION:
        part = 1
    elif s.stage == Stage.MARKET or s.stage == Stage.BUILDING:
        part = 2
    return time_of_game(s, b) * PHASES + part


@rule
def harvest_worth(s: State, b: Board, seat: int, space: int) -> float:
    """The value of the yield of a pawn on a space."""
    owner = s.building[space]
    if owner == NOBODY:
        owner = seat
    region = joined(s, b, owner, 1 << space)
    total = 0.0
    for part in range(SPACES):
        if (region >> part) & 1:
            for resource in range(RESOURCES):
                total += b.space_yield[part, resource] * b.value[resource]
    return total


@rule
def features(s: State, b: Board, seat: int, out: Grid) -> int:
    """Fill in the numbers (NAMES); the period of the game."""
    for k in range(len(NAMES)):
        out[k] = 0.0
    out[Feature.SCORE] = s.score[seat]
    for resource in range(RESOURCES):
        out[Feature.GOLD + resource] = s.stock[seat, resource]
    out[Feature.HAND] = hand_size(s, seat)
    out[Feature.HAND_VP] = cards_worth(s, b, seat)
    for kind in range(KINDS + 1):
        out[Feature.HAND] += s.drawn[seat, kind]
    out[Feature.TOKENS] = s.tokens[seat]
    out[Feature.HIGH_PRIEST] = 1.0 if s.high_priest == seat else 0.0
    out[Feature.BUILDINGS] = buildings_of(s, seat)
    for link in range(LINKS):
        if s.road[link] == seat:
            out[Feature.ROADS] += 1.0
    for place in range(PLACES):
        if s.pawn[place] == seat and s.resolved[place] == 0:
            if place < SPACES:
                out[Feature.HARVEST] += harvest_worth(s, b, seat, place)
            else:
                out[Feature.ACTIONS] += 1.0
    out[Feature.PAWNS] = s.pawns[seat]
    out[Feature.POSITION] = position_of(s, seat) / (b.players - 1)
    best = -100.0
    for card in range(CARDS):
        if s.card_owner[card] == seat:
            out[Feature.CARDS] += 1.0
        elif s.card_owner[card] == OPEN:
            vp = float(b.card_vp[card])
            lacks = False
            for resource in range(RESOURCES):
                missing = b.card_cost[card, resource] - means(s, b, seat, 0, resource)
                if missing > 0:
                    vp -= LACKING * missing * b.value[resource]
                    lacks = True
            best = max(best, vp)
            if not lacks:
                out[Feature.REACH] += 1.0
    out[Feature.AIM] = max(best, -20.0)
    return period(s, b)
