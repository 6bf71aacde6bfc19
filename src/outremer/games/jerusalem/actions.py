"""The action table of Jerusalem: every decision and chance outcome as one number, with its text."""

from enum import IntEnum

import numpy as np

from outremer.core.actions import ActionTable, Domain, numbers
from outremer.core.state import Grid
from outremer.games.jerusalem.names import (
    AREA_IDS,
    CARD_IDS,
    EVENT_IDS,
    OFFICE_IDS,
    RESOURCE_IDS,
    SEATS,
    Decision,
    Phase,
)

MAX_BID = 255
"""More silver than any game can bring together; a data file that could exceed it is refused."""


class Family(IntEnum):
    """The kinds of action; the names are those of the specification's section 6."""

    OFFICE = 0
    BID = 1
    PASS = 2
    KEEP_CARD = 3
    PLACE = 4
    HIRE = 5
    DISMISS = 6
    PLAY = 7
    MARSHAL_SILVER = 8
    MARSHAL_MOVE = 9
    BARON = 10
    FOREIGN_BARON = 11
    END_TURN = 12
    FROM = 13
    TO = 14
    COUNT = 15
    SWAP = 16
    AREA = 17
    RESOURCE = 18
    CANCEL = 19
    BACK = 20
    STOP = 21
    SKIP = 22
    DRAW = 23
    BUY = 24
    STEAL = 25
    TAKE = 26
    TAKE_REST = 27
    DECLINE = 28
    RESCUE = 29
    RESCUE_TO = 30
    KEEP_SQUIRE = 31
    REMOVE = 32
    DONE = 33
    CARD = 34
    OPENER = 35
    EVENT = 36


_SEATS = numbers(0, SEATS - 1, "seat")
_AREAS = Domain("area", AREA_IDS)
_MARKET = Domain("area", AREA_IDS[9:12])
_OFFICES = Domain("office", OFFICE_IDS)
_CARDS = Domain("card", CARD_IDS)
_RESOURCES = Domain("resource", RESOURCE_IDS)
_EVENTS = Domain("event", EVENT_IDS)

ACTIONS = ActionTable(
    {
        Family.OFFICE: ("office", _OFFICES),
        Family.BID: ("bid", numbers(0, MAX_BID)),
        Family.PASS: ("pass",),
        Family.KEEP_CARD: ("keep", _CARDS),
        Family.PLACE: ("place", _AREAS),
        Family.HIRE: ("hire",),
        Family.DISMISS: ("dismiss",),
        Family.PLAY: ("play", _CARDS),
        Family.MARSHAL_SILVER: ("marshal_silver",),
        Family.MARSHAL_MOVE: ("marshal_move",),
        Family.BARON: ("baron", _AREAS),
        Family.FOREIGN_BARON: ("foreign_baron", _AREAS),
        Family.END_TURN: ("end_turn",),
        Family.FROM: ("from", _AREAS),
        Family.TO: ("to", _AREAS),
        Family.COUNT: ("count", numbers(1, 4)),
        Family.SWAP: ("swap", _SEATS, _AREAS),
        Family.AREA: ("area", _AREAS),
        Family.RESOURCE: ("resource", _RESOURCES),
        Family.CANCEL: ("cancel",),
        Family.BACK: ("back",),
        Family.STOP: ("stop",),
        Family.SKIP: ("skip",),
        Family.DRAW: ("draw",),
        Family.BUY: ("buy", numbers(0, 9)),
        Family.STEAL: ("steal", _SEATS),
        Family.TAKE: ("take",),
        Family.TAKE_REST: ("take_rest",),
        Family.DECLINE: ("decline", _RESOURCES),
        Family.RESCUE: ("rescue", numbers(0, 4)),
        Family.RESCUE_TO: ("rescue_to", _AREAS),
        Family.KEEP_SQUIRE: ("keep", _MARKET),
        Family.REMOVE: ("remove", _SEATS, _AREAS),
        Family.DONE: ("done",),
        Family.CARD: ("card", _CARDS),
        Family.OPENER: ("opener", _SEATS),
        Family.EVENT: ("event", _EVENTS),
    }
)

FAMILY: Grid = ACTIONS.family
ARGUMENT: Grid = ACTIONS.argument

OFFICE = ACTIONS.first(Family.OFFICE)
BID = ACTIONS.first(Family.BID)
PASS = ACTIONS.first(Family.PASS)
KEEP_CARD = ACTIONS.first(Family.KEEP_CARD)
PLACE = ACTIONS.first(Family.PLACE)
HIRE = ACTIONS.first(Family.HIRE)
DISMISS = ACTIONS.first(Family.DISMISS)
PLAY = ACTIONS.first(Family.PLAY)
MARSHAL_SILVER = ACTIONS.first(Family.MARSHAL_SILVER)
MARSHAL_MOVE = ACTIONS.first(Family.MARSHAL_MOVE)
BARON = ACTIONS.first(Family.BARON)
FOREIGN_BARON = ACTIONS.first(Family.FOREIGN_BARON)
END_TURN = ACTIONS.first(Family.END_TURN)
FROM = ACTIONS.first(Family.FROM)
TO = ACTIONS.first(Family.TO)
COUNT = ACTIONS.first(Family.COUNT)
SWAP = ACTIONS.first(Family.SWAP)
AREA = ACTIONS.first(Family.AREA)
RESOURCE = ACTIONS.first(Family.RESOURCE)
CANCEL = ACTIONS.first(Family.CANCEL)
BACK = ACTIONS.first(Family.BACK)
STOP = ACTIONS.first(Family.STOP)
SKIP = ACTIONS.first(Family.SKIP)
DRAW = ACTIONS.first(Family.DRAW)
BUY = ACTIONS.first(Family.BUY)
STEAL = ACTIONS.first(Family.STEAL)
TAKE = ACTIONS.first(Family.TAKE)
TAKE_REST = ACTIONS.first(Family.TAKE_REST)
DECLINE = ACTIONS.first(Family.DECLINE)
RESCUE = ACTIONS.first(Family.RESCUE)
RESCUE_TO = ACTIONS.first(Family.RESCUE_TO)
KEEP_SQUIRE = ACTIONS.first(Family.KEEP_SQUIRE)
REMOVE = ACTIONS.first(Family.REMOVE)
DONE = ACTIONS.first(Family.DONE)
CARD = ACTIONS.first(Family.CARD)
OPENER = ACTIONS.first(Family.OPENER)
EVENT = ACTIONS.first(Family.EVENT)

SECRET_FAMILIES = frozenset({int(Family.KEEP_CARD), int(Family.CARD)})
"""Whose argument only the actor sees: the card kept in the draft, cards dealt face down."""
ORDERLESS_FAMILIES = frozenset[int](
    {
        Family.PLACE,
        Family.HIRE,
        Family.MARSHAL_SILVER,
        Family.BARON,
        Family.FOREIGN_BARON,
        Family.DECLINE,
        Family.RESCUE_TO,
        Family.KEEP_SQUIRE,
        Family.REMOVE,
    }
)
"""Squires placed, hired, rescued, kept and removed one by one, barons and the Marshal's silver: alike in any order."""

_OFFERED: dict[Decision, tuple[Family, ...]] = {
    Decision.AUCTION_OFFICE: (Family.OFFICE,),
    Decision.AUCTION_OPEN: (Family.BID, Family.CANCEL),
    Decision.AUCTION_REPLY: (Family.PASS, Family.BID),
    Decision.DRAFT: (Family.KEEP_CARD,),
    Decision.TURN: (
        Family.PLACE,
        Family.HIRE,
        Family.DISMISS,
        Family.PLAY,
        Family.MARSHAL_SILVER,
        Family.MARSHAL_MOVE,
        Family.BARON,
        Family.FOREIGN_BARON,
        Family.END_TURN,
    ),
    Decision.DISMISS_PICK: (Family.FROM, Family.CANCEL),
    Decision.MARSHAL_SOURCE: (Family.FROM, Family.CANCEL),
    Decision.MARSHAL_TARGET: (Family.TO, Family.CANCEL),
    Decision.MARSHAL_COUNT: (Family.COUNT, Family.CANCEL),
    Decision.MOVE2_SOURCE: (Family.FROM, Family.CANCEL, Family.STOP),
    Decision.MOVE2_TARGET: (Family.TO, Family.BACK),
    Decision.DEFECTOR_OWN: (Family.FROM, Family.CANCEL),
    Decision.DEFECTOR_ENEMY: (Family.SWAP, Family.BACK),
    Decision.INFLUENCE_AREA: (Family.AREA, Family.CANCEL),
    Decision.RESOURCE_PICK: (Family.RESOURCE, Family.CANCEL),
    Decision.TOWER_MOVE: (Family.TO, Family.SKIP),
    Decision.SCHOLARS: (Family.DRAW, Family.SKIP),
    Decision.MATERIALS: (Family.BUY,),
    Decision.INTRIGUE: (Family.STEAL, Family.SKIP),
    Decision.INCOME: (Family.TAKE, Family.TAKE_REST, Family.DECLINE),
    Decision.HEIR_RESCUE: (Family.RESCUE,),
    Decision.HEIR_RESCUE_TO: (Family.RESCUE_TO, Family.DONE),
    Decision.TAX_KEEP: (Family.KEEP_SQUIRE, Family.DONE),
    Decision.WAR_REMOVE: (Family.REMOVE, Family.DONE),
    Decision.SET_ASIDE_CARD: (Family.CARD,),
    Decision.FIRST_OPENER: (Family.OPENER,),
    Decision.DRAWN_CARD: (Family.CARD,),
    Decision.NEXT_EVENT: (Family.EVENT,),
}

OFFERED: Grid = np.zeros((len(Decision), len(Family)), np.bool_)
"""Which families of action a decision is about."""
for _decision, _families in _OFFERED.items():
    for _family in _families:
        OFFERED[_decision, _family] = True

_PHASES = {
    Phase.AUCTION: (Decision.AUCTION_OFFICE, Decision.AUCTION_OPEN, Decision.AUCTION_REPLY),
    Phase.DRAFT: (Decision.DRAFT,),
    Phase.DEPLOY: tuple(Decision(d) for d in range(Decision.TURN, Decision.RESOURCE_PICK + 1)),
    Phase.TOWER: (Decision.TOWER_MOVE,),
    Phase.PRIVILEGES: (Decision.SCHOLARS, Decision.MATERIALS, Decision.INTRIGUE),
    Phase.INCOME: (Decision.INCOME,),
    Phase.EVENT: (Decision.HEIR_RESCUE, Decision.HEIR_RESCUE_TO, Decision.TAX_KEEP, Decision.WAR_REMOVE),
}

PHASE_OF: Grid = np.full(len(Decision), -1, np.int32)
"""The phase or step of each decision, -1 for chance events."""
for _phase, _decisions in _PHASES.items():
    for _decision in _decisions:
        PHASE_OF[_decision] = _phase
