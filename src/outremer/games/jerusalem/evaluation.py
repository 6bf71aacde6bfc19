"""What a position of Jerusalem means to a player, in numbers; how much each counts is in evaluation.toml."""

from enum import IntEnum

from outremer.core.pending import asked_seat
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.jerusalem.names import (
    AREAS,
    TOWER,
    Centre,
    Office,
    Resource,
    Stage,
)
from outremer.games.jerusalem.rules.city import NOBODY, controller, hand_size, privilege_winner
from outremer.games.jerusalem.state import Board, State


class Feature(IntEnum):
    """What is counted.

    `LEAD`: squires ahead in areas controlled, 3 at most in each; `NEAR`: areas where one squire more would tie or win;
    `..._TO_SPEND`, `..._TO_PLACE`: while the player's turn of this round is not over; `HIGHEST`: nobody's tower is
    higher; `ACTING`: the player is asked now.
    """

    FLOORS = 0
    PRESTIGE = 1
    SILVER = 2
    SCREEN = 3
    HAND = 4
    SQUIRES = 5
    PRESTIGE_INCOME = 6
    SILVER_INCOME = 7
    SQUIRE_INCOME = 8
    LEAD = 9
    NEAR = 10
    PRIVILEGES = 11
    TOWER = 12
    BARONS = 13
    SILVER_TO_SPEND = 14
    SCREEN_TO_PLACE = 15
    OFFICE = 16
    HIGHEST = 17
    ACTING = 18


NAMES = tuple(feature.name.lower() for feature in Feature)
MOST_LEAD = 3
PERIODS_OF_A_ROUND = 4


@rule
def period(s: State) -> int:
    """Rounds 1 to 5, each in four: auction and draft, deployment, income, event."""
    part = 0
    if s.stage >= Stage.EVENT:
        part = 3
    elif s.stage > Stage.DEPLOY:
        part = 2
    elif s.stage == Stage.DEPLOY:
        part = 1
    return (s.round_no - 1) * PERIODS_OF_A_ROUND + part


@rule
def turn_to_come(s: State, b: Board, seat: int) -> bool:
    """Will the player still act in this round, or is he acting now?"""
    if s.stage != Stage.DEPLOY:
        return s.stage < Stage.DEPLOY
    return s.office[seat] - (Office.ADMIRAL - b.players + 1) >= s.at


@rule
def most_of_others(s: State, b: Board, seat: int, area: int) -> int:
    """Most squires of another player in an area."""
    most = 0
    for other in range(b.players):
        if other != seat:
            most = max(most, s.squires[other, area])
    return most


@rule
def features(s: State, b: Board, seat: int, out: Grid) -> int:
    """Fill in the numbers (NAMES); the period of the game."""
    for k in range(len(NAMES)):
        out[k] = 0.0
    out[Feature.FLOORS] = 0.5 * s.floors[seat] * (s.floors[seat] + 3)
    out[Feature.PRESTIGE] = s.prestige[seat]
    out[Feature.SILVER] = s.silver[seat]
    out[Feature.SCREEN] = s.screen[seat]
    out[Feature.HAND] = hand_size(s, seat)
    for area in range(AREAS):
        here = s.squires[seat, area]
        if here > 0:
            out[Feature.SQUIRES] += here
            rival = most_of_others(s, b, seat, area)
            if controller(s, b, area) == seat:
                out[Feature.LEAD] += min(here - rival, MOST_LEAD)
                if area == TOWER:
                    out[Feature.TOWER] += 1.0
                else:
                    out[Feature.PRESTIGE_INCOME] += b.income[area, Resource.PRESTIGE]
                    out[Feature.SILVER_INCOME] += b.income[area, Resource.SILVER]
                    out[Feature.SQUIRE_INCOME] += b.income[area, Resource.SQUIRE]
            elif here + 1 >= rival and s.baron[area] == NOBODY:
                out[Feature.NEAR] += 1.0
        if s.baron[area] == seat:
            out[Feature.BARONS] += 1.0
    for centre in range(Centre.PATRIARCHATE, Centre.NOBILITY + 1):
        if privilege_winner(s, b, centre) == seat:
            out[Feature.PRIVILEGES] += 1.0
    if turn_to_come(s, b, seat):
        out[Feature.SILVER_TO_SPEND] = s.silver[seat]
        out[Feature.SCREEN_TO_PLACE] = s.screen[seat]
    out[Feature.OFFICE] = s.office[seat]
    out[Feature.HIGHEST] = 1.0
    for other in range(b.players):
        if s.floors[other] > s.floors[seat]:
            out[Feature.HIGHEST] = 0.0
    if asked_seat(s) == seat:
        out[Feature.ACTING] = 1.0
    return period(s)
