"""What a position of Kingdom of Solomon means to a player, in numbers; how much each counts is in evaluation.toml."""

from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.solomon.names import CARDS, KINDS, LINKS, NOBODY, PLACES, RESOURCES, SPACES, Stage
from outremer.games.solomon.rules.building import OPEN
from outremer.games.solomon.rules.flow import cards_worth
from outremer.games.solomon.rules.land import buildings_of, joined
from outremer.games.solomon.rules.payment import means
from outremer.games.solomon.rules.table import hand_size, position_of
from outremer.games.solomon.state import Board, State

NAMES = (
    "score",
    "gold",
    "copper",
    "stone",
    "timber",
    "food",
    "hand",
    "hand_vp",
    "tokens",
    "high_priest",
    "buildings",
    "roads",
    "harvest",
    "actions",
    "pawns",
    "position",
    "aim",
    "reach",
    "cards",
)
"""`harvest`: value of what the pawns on the map will bring, `actions`: pawns still to act elsewhere, `pawns`: not
placed yet; `aim`: VP of the open card nearest to being built less the value it lacks, `reach`: open cards that can be
paid.
"""
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
    out[0] = s.score[seat]
    for resource in range(RESOURCES):
        out[1 + resource] = s.stock[seat, resource]
    out[6] = hand_size(s, seat)
    out[7] = cards_worth(s, b, seat)
    for kind in range(KINDS + 1):
        out[6] += s.drawn[seat, kind]
    out[8] = s.tokens[seat]
    out[9] = 1.0 if s.high_priest == seat else 0.0
    out[10] = buildings_of(s, seat)
    for link in range(LINKS):
        if s.road[link] == seat:
            out[11] += 1.0
    for place in range(PLACES):
        if s.pawn[place] == seat and s.resolved[place] == 0:
            if place < SPACES:
                out[12] += harvest_worth(s, b, seat, place)
            else:
                out[13] += 1.0
    out[14] = s.pawns[seat]
    out[15] = position_of(s, seat) / (b.players - 1)
    best = -100.0
    for card in range(CARDS):
        if s.card_owner[card] == seat:
            out[18] += 1.0
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
                out[17] += 1.0
    out[16] = max(best, -20.0)
    return period(s, b)
