"""What a position of Templars' Journey means to a player, in numbers; how much each counts is in evaluation.toml."""

from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.templars.heuristic import best_take, city_vp, place_vp
from outremer.games.templars.names import (
    MISSION_IDS,
    MISSIONS,
    SEVENTH,
    SHIPS_PER_ROUND,
    SPACES_OF_A_FLAG,
    START_SPACE,
    TEMPLARS,
    TERRITORIES,
    Stage,
)
from outremer.games.templars.rules.city import NOBODY, city_of_space, edicts_of, on_track
from outremer.games.templars.rules.final import mission_value, qualifies
from outremer.games.templars.state import Board, State

NAMES = (
    "vp",
    "cities",
    "cities_now",
    "gold",
    "temple",
    "temple_lead",
    "supply",
    "edicts",
    "missions",
    "knights",
    "gold_near",
    "stands",
    "seventh",
    "starts",
    *MISSION_IDS,
)
"""`cities`: VP that the cities would score now, `cities_now` those of this round's ships, `seventh` the city without a
ship; `missions`: VP of the missions as things are; `gold_near`: the most gold in reach; `stands`: what the Templars'
cities offer; a mission: by how much the player leads or trails in it, if it is in the game.
"""
LEADS = NAMES.index("starts") + 1
FAR_LEAD = 3
PERIODS_OF_A_ROUND = 3


@rule
def period(s: State) -> int:
    """Three action rounds, each in three by the way the Pope has gone; the set-up counts to the first."""
    way = 0
    if s.pope != START_SPACE:
        way = min((s.pope - 1) % SPACES_OF_A_FLAG, PERIODS_OF_A_ROUND - 1)
    return (s.round_no - 1) * PERIODS_OF_A_ROUND + way


@rule
def weigh_missions(s: State, b: Board, seat: int, out: Grid) -> None:
    """What the missions in the game would score for a player now (T1012-T1018), and the leads in them."""
    seventh = city_of_space(s, SEVENTH)
    for mission in range(MISSIONS):
        if s.box[mission] == 0:
            own = mission_value(s, b, mission, seat, seventh)
            better = 0
            lead = FAR_LEAD
            for other in range(b.players):
                if other != seat:
                    ahead = own - mission_value(s, b, mission, other, seventh)
                    lead = min(lead, ahead)
                    if ahead < 0:
                        better += 1
            out[LEADS + mission] = max(lead, -FAR_LEAD)
            if qualifies(b, mission, own):
                if better == 0:
                    out[8] += b.mission_best_vp
                elif better == 1:
                    out[8] += b.mission_second_vp


@rule
def temple_lead(s: State, b: Board, seat: int) -> float:
    """1 for most knights in the temple, shared by those that tie."""
    tied = 1
    for other in range(b.players):
        if other != seat:
            if s.temple[other] > s.temple[seat]:
                return 0.0
            if s.temple[other] == s.temple[seat]:
                tied += 1
    return 1.0 / tied if s.temple[seat] > 0 else 0.0


@rule
def features(s: State, b: Board, seat: int, out: Grid) -> int:
    """Fill in the numbers (NAMES); the period of the game."""
    for k in range(len(NAMES)):
        out[k] = 0.0
    out[0] = s.vp[seat]
    out[3] = s.gold[seat]
    out[4] = s.temple[seat]
    out[6] = s.supply[seat]
    for city in range(TERRITORIES):
        out[9] += s.knights[seat, city]
        if s.knights[seat, city] > 0 and on_track(s, city):
            vp = city_vp(s, b, city, seat, NOBODY, 0, NOBODY)
            if s.edict[city] == SEVENTH:
                out[12] += vp
            elif s.edict[city] < s.round_no * SHIPS_PER_ROUND:
                out[2] += vp
            else:
                out[1] += vp
    if s.stage >= Stage.POPE:
        out[5] = temple_lead(s, b, seat)
        out[7] = edicts_of(s, seat)
        weigh_missions(s, b, seat, out)
        out[10] = best_take(s, b, seat, s.gold[seat] + b.take_safe + 1)
        for templar in range(TEMPLARS):
            out[11] += place_vp(s, b, seat, s.templar[seat, templar])
        out[13] = 1.0 if s.start_player == seat else 0.0
    return period(s)
