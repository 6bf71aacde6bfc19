"""What a position of Templars' Journey means to a player, in numbers; how much each counts is in evaluation.toml."""

from enum import IntEnum

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


class Feature(IntEnum):
    """What is counted.

    `CITIES`: VP that the cities would score now, `CITIES_NOW` those of this round's ships, `SEVENTH` the city without
    a ship; `MISSIONS`: VP of the missions as things are; `GOLD_NEAR`: the most gold in reach; `STANDS`: what the
    Templars' cities offer. After them comes for each mission by how much the player leads or trails in it, if it is in
    the game.
    """

    VP = 0
    CITIES = 1
    CITIES_NOW = 2
    GOLD = 3
    TEMPLE = 4
    TEMPLE_LEAD = 5
    SUPPLY = 6
    EDICTS = 7
    MISSIONS = 8
    KNIGHTS = 9
    GOLD_NEAR = 10
    STANDS = 11
    SEVENTH = 12
    STARTS = 13


NAMES = (*(feature.name.lower() for feature in Feature), *MISSION_IDS)
LEADS = len(Feature)
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
                    out[Feature.MISSIONS] += b.mission_best_vp
                elif better == 1:
                    out[Feature.MISSIONS] += b.mission_second_vp


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
    out[Feature.VP] = s.vp[seat]
    out[Feature.GOLD] = s.gold[seat]
    out[Feature.TEMPLE] = s.temple[seat]
    out[Feature.SUPPLY] = s.supply[seat]
    for city in range(TERRITORIES):
        out[Feature.KNIGHTS] += s.knights[seat, city]
        if s.knights[seat, city] > 0 and on_track(s, city):
            vp = city_vp(s, b, city, seat, NOBODY, 0, NOBODY)
            if s.edict[city] == SEVENTH:
                out[Feature.SEVENTH] += vp
            elif s.edict[city] < s.round_no * SHIPS_PER_ROUND:
                out[Feature.CITIES_NOW] += vp
            else:
                out[Feature.CITIES] += vp
    if s.stage >= Stage.POPE:
        out[Feature.TEMPLE_LEAD] = temple_lead(s, b, seat)
        out[Feature.EDICTS] = edicts_of(s, seat)
        weigh_missions(s, b, seat, out)
        out[Feature.GOLD_NEAR] = best_take(s, b, seat, s.gold[seat] + b.take_safe + 1)
        for templar in range(TEMPLARS):
            out[Feature.STANDS] += place_vp(s, b, seat, s.templar[seat, templar])
        out[Feature.STARTS] = 1.0 if s.start_player == seat else 0.0
    return period(s)
