"""The final scoring, the missions and the ranking (T10xx, T11xx)."""

from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.templars.names import (
    COUNTRIES,
    EMPIRE,
    FRANCE,
    MISSIONS,
    SEVENTH,
    SHIPS,
    TERRITORIES,
    Mission,
    Stage,
)
from outremer.games.templars.rules.city import city_of_space, edicts_of, owner_of_edict
from outremer.games.templars.rules.ships import award_edict
from outremer.games.templars.state import Board, State


@rule
def final_scoring(s: State, b: Board) -> None:
    """The seventh city, then gold, then the missions (T1001)."""
    seventh = city_of_space(s, SEVENTH)
    award_edict(s, b, seventh, b.seventh_majority_vp)
    for seat in range(b.players):
        s.vp[seat] += s.knights[seat, seventh] // b.seventh_knights_per_vp
        s.vp[seat] += s.gold[seat] // b.gold_per_vp
    for mission in range(MISSIONS):
        if s.box[mission] == 0:
            score_mission(s, b, mission, seventh)
    s.stage = Stage.OVER


@rule
def mission_value(s: State, b: Board, mission: int, seat: int, seventh: int) -> int:
    """How well a player meets a mission; more is better (T1020-T1028)."""
    if mission == Mission.M_GOLD:
        return s.gold[seat]
    if mission == Mission.M_TEMPLE:
        return s.temple[seat]
    if mission == Mission.M_SEVENTH:
        return s.knights[seat, seventh]
    if mission == Mission.M_DISTANCE:
        return -b.distance[s.templar[seat, 0], s.templar[seat, 1]]
    value = 0
    if mission == Mission.M_SHIPS:
        for ship in range(SHIPS):
            if s.aboard[seat, ship] > 0:
                value += 1
    elif mission == Mission.M_COUNTRIES:
        for country in range(COUNTRIES):
            if edicts_of_country(s, b, seat, country) > 0:
                value += 1
    elif mission == Mission.M_HRE:
        value = edicts_of_country(s, b, seat, EMPIRE)
    else:
        value = edicts_of_country(s, b, seat, FRANCE)
    return value


@rule
def edicts_of_country(s: State, b: Board, seat: int, country: int) -> int:
    """A player's edicts from a country."""
    count = 0
    for city in range(TERRITORIES):
        if owner_of_edict(s, city) == seat and b.country[city] == country:
            count += 1
    return count


@rule
def qualifies(b: Board, mission: int, value: int) -> bool:
    """Having none is not meeting the criterion, except for the distance (T1017, T1025)."""
    return mission == Mission.M_DISTANCE or value > 0 or b.mission_zero_scores == 1


@rule
def score_mission(s: State, b: Board, mission: int, seventh: int) -> None:
    """The best and the second best score, ties in full (T1012-T1018)."""
    best = -TERRITORIES
    second = -TERRITORIES
    winners = 0
    for seat in range(b.players):
        value = mission_value(s, b, mission, seat, seventh)
        if qualifies(b, mission, value):
            if value > best:
                second = best
                best = value
                winners = 1
            elif value == best:
                winners += 1
            elif value > second:
                second = value
    for seat in range(b.players):
        value = mission_value(s, b, mission, seat, seventh)
        if qualifies(b, mission, value):
            if value == best:
                s.vp[seat] += b.mission_best_vp
            elif value == second and (winners == 1 or b.mission_second_after_tie):
                s.vp[seat] += b.mission_second_vp


@rule
def ranks_before(s: State, seat: int, other: int) -> bool:
    """More VP, then more edicts (T1101, T1102, T1105)."""
    if s.vp[seat] != s.vp[other]:
        return s.vp[seat] > s.vp[other]
    return edicts_of(s, seat) > edicts_of(s, other)


@rule
def place_of(s: State, b: Board, seat: int) -> int:
    """How many players rank before a seat: 0 for the winners (T1103)."""
    place = 0
    for other in range(b.players):
        if ranks_before(s, other, seat):
            place += 1
    return place


@rule
def returns(s: State, b: Board, out: Grid) -> None:
    """1 for the winner, -1 for the last, evenly spaced between; a shared place is the mean of its places."""
    for seat in range(b.players):
        after = 0
        for other in range(b.players):
            if ranks_before(s, seat, other):
                after += 1
        out[seat] = (after - place_of(s, b, seat)) / (b.players - 1)
