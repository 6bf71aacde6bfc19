"""The action table of Kingdom of Solomon: every decision and chance outcome as one number, with its text."""

from enum import IntEnum

import numpy as np

from outremer.core.actions import ActionTable, Domain, numbers
from outremer.core.options import Value
from outremer.core.state import Grid
from outremer.games.solomon.names import (
    CARD_IDS,
    GIFT_IDS,
    GIFTS,
    KIND_IDS,
    OPPONENT_IDS,
    PAIR_IDS,
    PLACE_IDS,
    RESOURCE_IDS,
    RESOURCE_KINDS,
    SEATS,
    SLOTS,
    SPACE_IDS,
    Decision,
    Phase,
)


class Family(IntEnum):
    """The kinds of action; the names are those of the specification's section 6."""

    PLACE = 0
    RESOLVE = 1
    SPACE = 2
    GIVE_CUBE = 3
    GIVE_CARD = 4
    TAKE = 5
    STEAL = 6
    SELL_SUPPLY = 7
    ROAD = 8
    TEMPLE = 9
    WAIVE = 10
    SELL = 11
    BUY = 12
    BUILD = 13
    SITE = 14
    PAY_CARD = 15
    PLAY_VP = 16
    PLAY_RESOURCE = 17
    DISCARD = 18
    MOVE_UP = 19
    DECLINE = 20
    PAY_CUBES = 21
    PASS = 22
    END_TURN = 23
    ORDER = 24
    OPEN = 25
    DRAW = 26


REWARDS = ("token", "vp")
"""What a temple block is built for."""

_SLOTS = numbers(1, SLOTS, "slot")
_SEATS = numbers(0, SEATS - 1, "seat")
_PLACES = Domain("place", PLACE_IDS)
_SPACES = Domain("space", SPACE_IDS)
_LINKS = Domain("link", PAIR_IDS)
_RESOURCES = Domain("resource", RESOURCE_IDS)
_CARDS = Domain("card", CARD_IDS)
_FORTUNES = Domain("fortune", KIND_IDS)
_RESOURCE_FORTUNES = Domain("fortune", KIND_IDS[:RESOURCE_KINDS])
_VP_FORTUNES = Domain("fortune", KIND_IDS[RESOURCE_KINDS:])
_GIFTS = Domain("gift", GIFT_IDS)
_OPPONENTS = Domain("opponent", OPPONENT_IDS)
_REWARDS = Domain("reward", REWARDS)

ACTIONS = ActionTable(
    {
        Family.PLACE: ("place", _PLACES),
        Family.RESOLVE: ("resolve", _PLACES),
        Family.SPACE: ("space", _SPACES),
        Family.GIVE_CUBE: ("give_cube", _RESOURCES),
        Family.GIVE_CARD: ("give_card", _GIFTS),
        Family.TAKE: ("take", _RESOURCES),
        Family.STEAL: ("steal", _OPPONENTS, _RESOURCES),
        Family.SELL_SUPPLY: ("sell_supply", _RESOURCES),
        Family.ROAD: ("road", _LINKS),
        Family.TEMPLE: ("temple", _REWARDS),
        Family.WAIVE: ("waive", _RESOURCES),
        Family.SELL: ("sell", _RESOURCES, _SLOTS),
        Family.BUY: ("buy", _RESOURCES, _SLOTS),
        Family.BUILD: ("build", _CARDS),
        Family.SITE: ("site", _SPACES),
        Family.PAY_CARD: ("pay_card", _RESOURCE_FORTUNES),
        Family.PLAY_VP: ("play_vp", _VP_FORTUNES),
        Family.PLAY_RESOURCE: ("play_resource", _RESOURCE_FORTUNES),
        Family.DISCARD: ("discard", _FORTUNES),
        Family.MOVE_UP: ("move_up",),
        Family.DECLINE: ("decline",),
        Family.PAY_CUBES: ("pay_cubes",),
        Family.PASS: ("pass",),
        Family.END_TURN: ("end_turn",),
        Family.ORDER: ("order", _SEATS),
        Family.OPEN: ("open", _CARDS),
        Family.DRAW: ("draw", _FORTUNES),
    }
)

FAMILY: Grid = ACTIONS.family
ARGUMENT: Grid = ACTIONS.argument

PLACE = ACTIONS.first(Family.PLACE)
RESOLVE = ACTIONS.first(Family.RESOLVE)
SPACE = ACTIONS.first(Family.SPACE)
GIVE_CUBE = ACTIONS.first(Family.GIVE_CUBE)
GIVE_CARD = ACTIONS.first(Family.GIVE_CARD)
TAKE = ACTIONS.first(Family.TAKE)
STEAL = ACTIONS.first(Family.STEAL)
SELL_SUPPLY = ACTIONS.first(Family.SELL_SUPPLY)
ROAD = ACTIONS.first(Family.ROAD)
TEMPLE = ACTIONS.first(Family.TEMPLE)
WAIVE = ACTIONS.first(Family.WAIVE)
SELL = ACTIONS.first(Family.SELL)
BUY = ACTIONS.first(Family.BUY)
BUILD = ACTIONS.first(Family.BUILD)
SITE = ACTIONS.first(Family.SITE)
PAY_CARD = ACTIONS.first(Family.PAY_CARD)
PLAY_VP = ACTIONS.first(Family.PLAY_VP)
PLAY_RESOURCE = ACTIONS.first(Family.PLAY_RESOURCE)
DISCARD = ACTIONS.first(Family.DISCARD)
MOVE_UP = ACTIONS.first(Family.MOVE_UP)
DECLINE = ACTIONS.first(Family.DECLINE)
PAY_CUBES = ACTIONS.first(Family.PAY_CUBES)
PASS = ACTIONS.first(Family.PASS)
END_TURN = ACTIONS.first(Family.END_TURN)
ORDER = ACTIONS.first(Family.ORDER)
OPEN = ACTIONS.first(Family.OPEN)
DRAW = ACTIONS.first(Family.DRAW)

FAMILY_NAMES = tuple(family.name for family in Family)

GIFT_KIND: Grid = np.array([kind for kind, _ in GIFTS], np.int32)
GIFT_RESOURCE: Grid = np.array([resource for _, resource in GIFTS], np.int32)

SECRET_FAMILIES = frozenset({int(Family.DRAW)})
"""Whose argument only the actor sees: Fortune cards drawn (S1305)."""
SECRET_BY_OPTION: dict[tuple[str, Value], frozenset[int]] = {
    ("discard_view", "hidden"): frozenset({int(Family.DISCARD)})
}
"""Cards discarded face down are seen by the discarder only (discard_view)."""
SHOWING_FAMILIES = frozenset({Family.GIVE_CARD, Family.PAY_CARD, Family.PLAY_VP, Family.PLAY_RESOURCE, Family.DISCARD})
"""The steps by which a player shows a card of his hand (6.1 (7))."""

_OFFERED: dict[Decision, tuple[Family, ...]] = {
    Decision.PLACE: (Family.PLACE, Family.PLAY_VP),
    Decision.RESOLVE: (Family.RESOLVE, Family.PLAY_VP, Family.PLAY_RESOURCE, Family.ROAD, Family.TEMPLE),
    Decision.ARTISAN: (Family.SPACE, Family.DECLINE),
    Decision.GIVE: (Family.GIVE_CUBE, Family.GIVE_CARD, Family.DECLINE),
    Decision.TAKE: (Family.TAKE,),
    Decision.STEAL: (Family.STEAL, Family.DECLINE),
    Decision.GAIN_ANY: (Family.TAKE,),
    Decision.MOVE_UP: (Family.MOVE_UP, Family.DECLINE),
    Decision.SELL_SUPPLY: (Family.SELL_SUPPLY, Family.DECLINE),
    Decision.ROAD: (Family.ROAD, Family.DECLINE),
    Decision.TEMPLE: (Family.TEMPLE, Family.DECLINE),
    Decision.WAIVE: (Family.WAIVE,),
    Decision.KEEP: (Family.DISCARD,),
    Decision.MARKET: (Family.SELL, Family.BUY, Family.PASS, Family.PLAY_VP, Family.PLAY_RESOURCE),
    Decision.BUILDING: (
        Family.BUILD,
        Family.ROAD,
        Family.TEMPLE,
        Family.PLAY_VP,
        Family.PLAY_RESOURCE,
        Family.END_TURN,
    ),
    Decision.PAY: (Family.PAY_CARD, Family.PAY_CUBES),
    Decision.HAND_LIMIT: (Family.PLAY_VP, Family.DISCARD),
    Decision.SITE: (Family.SITE,),
    Decision.TURN_ORDER: (Family.ORDER,),
    Decision.OPEN_CARD: (Family.OPEN,),
    Decision.FORTUNE_CARD: (Family.DRAW,),
}

OFFERED: Grid = np.zeros((len(Decision), len(Family)), np.bool_)
"""Which families of action a decision can be about."""
for _decision, _families in _OFFERED.items():
    for _family in _families:
        OFFERED[_decision, _family] = True

_PHASES: dict[Phase, tuple[Decision, ...]] = {
    Phase.PLACEMENT: (Decision.PLACE,),
    Phase.RESOLUTION: (*(Decision(d) for d in range(Decision.RESOLVE, Decision.KEEP + 1)), Decision.PAY),
    Phase.MARKET: (Decision.MARKET,),
    Phase.BUILDING: (Decision.BUILDING, Decision.SITE, Decision.PAY),
    Phase.CLEANUP: (Decision.HAND_LIMIT,),
}

OCCURS: Grid = np.zeros((len(Phase), len(Family)), np.bool_)
"""Which families of action occur in a phase."""
for _phase, _decisions in _PHASES.items():
    for _decision in _decisions:
        OCCURS[_phase] |= OFFERED[_decision]

_NOT_FIRST = {
    Family.ROAD: Phase.BUILDING,
    Family.TEMPLE: Phase.BUILDING,
    Family.PAY_CARD: Phase.BUILDING,
    Family.PAY_CUBES: Phase.BUILDING,
    Family.PLAY_VP: Phase.MARKET,
    Family.PLAY_RESOURCE: Phase.MARKET,
}
"""Families at home in another phase than the first one they can occur in."""

PHASE_OF: Grid = np.full(len(Family), -1, np.int32)
"""The phase a refusal names for a family of action, -1 for chance."""
for _family in Family:
    _found = [phase for phase in Phase if OCCURS[phase, _family]]
    if _found:
        PHASE_OF[_family] = _NOT_FIRST.get(_family, _found[0])
