"""What a position of Templars' Journey means to a player, in numbers; how much each counts is in evaluation.toml."""

from enum import IntEnum

from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.templars.heuristic import best_take, city_vp, place_vp, rivals_near
from outremer.games.templars.names import (
    DEED_IDS,
    EDICT_SPACES,
    MISSION_IDS,
    MISSIONS,
    SEVENTH,
    SHIPS_PER_ROUND,
    SPACES_OF_A_FLAG,
    START_SPACE,
    TEMPLARS,
    TERRITORIES,
    Card,
    Flag,
    Stage,
)
from outremer.games.templars.rules.cards import card_of, is_penalty
from outremer.games.templars.rules.city import (
    NOBODY,
    city_of_space,
    clockwise,
    edicts_of,
    has_templar,
    in_reach,
    is_full,
    knights_in,
    on_track,
    templars_there,
)
from outremer.games.templars.rules.final import mission_value, qualifies
from outremer.games.templars.state import Board, State


class Feature(IntEnum):
    """What is counted; a hidden layer makes more of it (Judgement).

    `CITIES`: VP that the cities would score now, `CITIES_NOW` those of this round's ships, `SEVENTH` the city without
    a ship; `MISSIONS`: VP of the missions as things are; `GOLD_NEAR`: the most gold in reach; `STANDS`: what the
    Templars' cities offer. `GOLD_REACHED`: all gold in reach, `GOLD_ALONE` what nobody else reaches, `GOLD_SHARED`
    the most of one territory by how many reach it, `GOLD_UNDER` what lies where a Templar stands. `WANDERING`:
    Templars outside cities, `TOGETHER`: both in one place; `BEST_...`: the most any rival has; `ACTED`, `ACTING`: in
    this action; `STARTS_NEXT`, `STARTS_AFTER`: the marker comes to the player next, or after one other. `RED_FLAG`:
    the Pope stands at one; `PENALTY`: the player's card is one. `AT_HOME`, `OPEN_STANDS`, `GUESTS` are by when the
    city scores (WHENS): own knights, own Templars where a knight could be placed, and rivals' Templars by own knights.
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
    GOLD_REACHED = 14
    GOLD_ALONE = 15
    GOLD_SHARED = 16
    GOLD_UNDER = 17
    WANDERING = 18
    TOGETHER = 19
    BEST_TEMPLE = 20
    BEST_VP = 21
    BEST_GOLD = 22
    ACTED = 23
    ACTING = 24
    STARTS_NEXT = 25
    STARTS_AFTER = 26
    RED_FLAG = 27
    PENALTY = 28


class Fact(IntEnum):
    """What is told of each city on the track, beginning with the ships of this round, the seventh city last.

    `OWN`: own knights, `LEAD`: how many more than any rival, `ROOM`: free spaces, `TEMPLARS`, `RIVALS`: own Templars
    and those of others there, `WORTH`: VP it would score now.
    """

    OWN = 0
    LEAD = 1
    ROOM = 2
    TEMPLARS = 3
    RIVALS = 4
    WORTH = 5


WHENS = ("now", "next", "later", "seventh")
"""When a city scores: with this round's ships, the next, those after; as the seventh."""
AT_HOME = len(Feature)
OPEN_STANDS = AT_HOME + len(WHENS)
GUESTS = OPEN_STANDS + len(WHENS)
LEADS = GUESTS + len(WHENS)
"""By how much the player leads or trails in each mission of the game."""
IN_PLAY = LEADS + MISSIONS
"""Which missions are in the game."""
CARD = IN_PLAY + MISSIONS
"""The player's card, by what it does, while it is to be carried out."""
RIVALS_CARDS = CARD + len(Card)
"""How many rivals have each card still to be carried out."""
CITY = RIVALS_CARDS + len(Card)
"""The facts of each city, by the edict spaces from this round's ships on."""
NAMES = (
    *(feature.name.lower() for feature in Feature),
    *(f"{what}_{when}" for what in ("at_home", "open_stands", "guests") for when in WHENS),
    *MISSION_IDS,
    *(f"{mission}_in_play" for mission in MISSION_IDS),
    *(f"{deed}_{whose}" for whose in ("chosen", "by_rivals") for deed in DEED_IDS),
    *(f"{fact.name.lower()}_{place + 1}" for place in range(EDICT_SPACES) for fact in Fact),
)
FACTS = len(Fact)
COUNTED = len(NAMES)
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
            out[IN_PLAY + mission] = 1.0
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
def when_scored(s: State, city: int) -> int:
    """When the city of an edict on the track scores (WHENS)."""
    if s.edict[city] == SEVENTH:
        return len(WHENS) - 1
    return max(0, s.edict[city] // SHIPS_PER_ROUND - (s.round_no - 1))


@rule
def look_at_cities(s: State, b: Board, seat: int, out: Grid) -> None:
    """What every city means to a player: knights, Templars, and the VP it would score now."""
    for city in range(TERRITORIES):
        out[Feature.KNIGHTS] += s.knights[seat, city]
        own = templars_there(s, seat, city)
        if s.tile[city] == 0:
            out[Feature.WANDERING] += own
        elif on_track(s, city):
            look_at_city(s, b, seat, city, out)
            when = when_scored(s, city)
            out[AT_HOME + when] += s.knights[seat, city]
            if not is_full(s, b, city):
                out[OPEN_STANDS + when] += own
            if s.knights[seat, city] > 0:
                for other in range(b.players):
                    if other != seat:
                        out[GUESTS + when] += s.knights[seat, city] * templars_there(s, other, city)
                vp = city_vp(s, b, city, seat, NOBODY, 0, NOBODY)
                if s.edict[city] == SEVENTH:
                    out[Feature.SEVENTH] += vp
                elif when == 0:
                    out[Feature.CITIES_NOW] += vp
                else:
                    out[Feature.CITIES] += vp


@rule
def look_at_city(s: State, b: Board, seat: int, city: int, out: Grid) -> None:
    """The facts of a city on the track (Fact)."""
    place = s.edict[city]
    if place != SEVENTH:
        place -= SHIPS_PER_ROUND * (s.round_no - 1)
    most = 0
    rivals = 0
    for other in range(b.players):
        if other != seat:
            most = max(most, s.knights[other, city])
            rivals += templars_there(s, other, city)
    base = CITY + place * FACTS
    out[base + Fact.OWN] = s.knights[seat, city]
    out[base + Fact.LEAD] = min(max(s.knights[seat, city] - most, -FAR_LEAD), FAR_LEAD)
    out[base + Fact.ROOM] = b.capacity[s.tile[city]] - knights_in(s, b, city)
    out[base + Fact.TEMPLARS] = templars_there(s, seat, city)
    out[base + Fact.RIVALS] = rivals
    out[base + Fact.WORTH] = city_vp(s, b, city, seat, NOBODY, 0, NOBODY)


@rule
def look_at_cards(s: State, b: Board, seat: int, out: Grid) -> None:
    """The cards chosen and not carried out yet."""
    for other in range(b.players):
        if s.committed[other] != 0 and s.acted[other] == 0:
            card = card_of(s, b, other)
            if other == seat:
                out[CARD + card] = 1.0
                out[Feature.PENALTY] = 1.0 if is_penalty(s, b, seat) else 0.0
            else:
                out[RIVALS_CARDS + card] += 1.0


@rule
def look_at_order(s: State, b: Board, seat: int, out: Grid) -> None:
    """Who has the marker now, next and then."""
    after = clockwise(b, s.start_player, seat)
    if after == 0:
        out[Feature.STARTS] = 1.0
    elif after == 1:
        out[Feature.STARTS_NEXT] = 1.0
    elif after == 2:
        out[Feature.STARTS_AFTER] = 1.0


@rule
def look_at_gold(s: State, b: Board, seat: int, out: Grid) -> None:
    """The gold in a player's reach, and how many others reach it."""
    for territory in range(TERRITORIES):
        gold = s.gold_at[territory]
        if gold > 0 and in_reach(s, b, seat, territory):
            rivals = rivals_near(s, b, seat, territory)
            out[Feature.GOLD_REACHED] += gold
            if rivals == 0:
                out[Feature.GOLD_ALONE] += gold
            out[Feature.GOLD_SHARED] = max(out[Feature.GOLD_SHARED], gold / (1 + rivals))
            if has_templar(s, seat, territory):
                out[Feature.GOLD_UNDER] += gold


@rule
def look_at_rivals(s: State, b: Board, seat: int, out: Grid) -> None:
    """The most that any other player has."""
    for other in range(b.players):
        if other != seat:
            out[Feature.BEST_TEMPLE] = max(out[Feature.BEST_TEMPLE], s.temple[other])
            out[Feature.BEST_VP] = max(out[Feature.BEST_VP], s.vp[other])
            out[Feature.BEST_GOLD] = max(out[Feature.BEST_GOLD], s.gold[other])


@rule
def features(s: State, b: Board, seat: int, out: Grid) -> int:
    """Fill in the numbers (NAMES); the period of the game."""
    for k in range(COUNTED):
        out[k] = 0.0
    out[Feature.VP] = s.vp[seat]
    out[Feature.GOLD] = s.gold[seat]
    out[Feature.TEMPLE] = s.temple[seat]
    out[Feature.SUPPLY] = s.supply[seat]
    out[Feature.ACTED] = s.acted[seat]
    out[Feature.ACTING] = 1.0 if s.active == seat else 0.0
    look_at_cities(s, b, seat, out)
    look_at_gold(s, b, seat, out)
    look_at_rivals(s, b, seat, out)
    look_at_cards(s, b, seat, out)
    if s.templar[seat, 0] == s.templar[seat, 1]:
        out[Feature.TOGETHER] = 1.0
    if s.stage >= Stage.POPE:
        out[Feature.TEMPLE_LEAD] = temple_lead(s, b, seat)
        out[Feature.EDICTS] = edicts_of(s, seat)
        weigh_missions(s, b, seat, out)
        out[Feature.GOLD_NEAR] = best_take(s, b, seat, s.gold[seat] + b.take_safe + 1)
        for templar in range(TEMPLARS):
            out[Feature.STANDS] += place_vp(s, b, seat, s.templar[seat, templar])
        out[Feature.RED_FLAG] = 1.0 if b.flag[s.pope] == Flag.RED else 0.0
        look_at_order(s, b, seat, out)
    return period(s)
