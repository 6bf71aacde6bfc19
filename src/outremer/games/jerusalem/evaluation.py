"""What a position of Jerusalem means to a player, in numbers; how much each counts is in evaluation.toml."""

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

NAMES = (
    "floors",
    "prestige",
    "silver",
    "screen",
    "hand",
    "squires",
    "prestige_income",
    "silver_income",
    "squire_income",
    "lead",
    "near",
    "privileges",
    "tower",
    "barons",
    "silver_to_spend",
    "screen_to_place",
    "office",
    "highest",
    "acting",
)
"""`lead`: squires ahead in areas controlled, 3 at most in each; `near`: areas where one squire more would tie or win;
`..._to_spend`, `..._to_place`: while the player's turn of this round is not over; `highest`: nobody's tower is higher;
`acting`: the player is asked now.
"""
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
    out[0] = 0.5 * s.floors[seat] * (s.floors[seat] + 3)
    out[1] = s.prestige[seat]
    out[2] = s.silver[seat]
    out[3] = s.screen[seat]
    out[4] = hand_size(s, seat)
    for area in range(AREAS):
        here = s.squires[seat, area]
        if here > 0:
            out[5] += here
            rival = most_of_others(s, b, seat, area)
            if controller(s, b, area) == seat:
                out[9] += min(here - rival, MOST_LEAD)
                if area == TOWER:
                    out[12] += 1.0
                else:
                    out[6] += b.income[area, Resource.PRESTIGE]
                    out[7] += b.income[area, Resource.SILVER]
                    out[8] += b.income[area, Resource.SQUIRE]
            elif here + 1 >= rival and s.baron[area] == NOBODY:
                out[10] += 1.0
        if s.baron[area] == seat:
            out[13] += 1.0
    for centre in range(Centre.PATRIARCHATE, Centre.NOBILITY + 1):
        if privilege_winner(s, b, centre) == seat:
            out[11] += 1.0
    if turn_to_come(s, b, seat):
        out[14] = s.silver[seat]
        out[15] = s.screen[seat]
    out[16] = s.office[seat]
    out[17] = 1.0
    for other in range(b.players):
        if s.floors[other] > s.floors[seat]:
            out[17] = 0.0
    if asked_seat(s) == seat:
        out[18] = 1.0
    return period(s)
