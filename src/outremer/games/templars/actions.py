"""The action table of Templars' Journey: every decision and chance outcome as one number, with its text."""

from enum import IntEnum

import numpy as np

from outremer.core.actions import ActionTable, Domain, numbers
from outremer.core.state import Grid
from outremer.games.templars.names import (
    CARD_WORDS,
    COLOUR_IDS,
    MISSION_IDS,
    TEMPLARS,
    TERRITORY_IDS,
    TILE_IDS,
    TRACK_IDS,
    Decision,
)


class Family(IntEnum):
    """The kinds of action; the names are those of the specification's section 6."""

    PLACE_KNIGHT = 0
    PLACE_TEMPLAR = 1
    POPE = 2
    REMOVE_KNIGHT = 3
    DECLINE = 4
    LEADER = 5
    KEEP_MARKER = 6
    ACCEPT = 7
    COMMIT = 8
    TAKE_GOLD = 9
    TAXES = 10
    NO_TAXES = 11
    LOSE_KNIGHT = 12
    CITY = 13
    END_ACTION = 14
    PAY2_PLACE = 15
    PAY2_REMOVE = 16
    PAY1_THROW = 17
    PLACE = 18
    REMOVE = 19
    NEW_CHANCE = 20
    ACCEPT_BLANK = 21
    PAY2_SWAP = 22
    NO_REMOVAL = 23
    END_REMOVAL = 24
    TEMPLAR = 25
    STEP = 26
    STOP = 27
    SWAP_EDICT = 28
    WANT_SWAP = 29
    NO_SWAP = 30
    VETO = 31
    ALLOW = 32
    TAKE_ONE = 33
    EDICT = 34
    TILE = 35
    MISSION = 36
    OPEN_MISSION = 37
    START_PLAYER = 38
    THROW = 39


SIDES = ("blank", "cross")
BLANK_SIDE = 0
CROSS_SIDE = 1

_CARDS = numbers(0, CARD_WORDS - 1, "card")
_TEMPLARS = numbers(1, TEMPLARS, "templar")
_SIDES = Domain("side", SIDES)
_TERRITORIES = Domain("territory", TERRITORY_IDS)
_COLOURS = Domain("colour", COLOUR_IDS)
_SPACES = Domain("space", TRACK_IDS)
_MISSIONS = Domain("mission", MISSION_IDS)
_TILES = Domain("tile", TILE_IDS)

ACTIONS = ActionTable(
    {
        Family.PLACE_KNIGHT: ("place_knight", _TERRITORIES),
        Family.PLACE_TEMPLAR: ("place_templar", _TERRITORIES),
        Family.POPE: ("pope", _SPACES),
        Family.REMOVE_KNIGHT: ("remove_knight", _TERRITORIES, _COLOURS),
        Family.DECLINE: ("decline",),
        Family.LEADER: ("leader", _COLOURS),
        Family.KEEP_MARKER: ("keep_marker",),
        Family.ACCEPT: ("accept",),
        Family.COMMIT: ("commit", _CARDS),
        Family.TAKE_GOLD: ("take_gold", _TERRITORIES),
        Family.TAXES: ("taxes", _TERRITORIES),
        Family.NO_TAXES: ("no_taxes",),
        Family.LOSE_KNIGHT: ("lose_knight", _TERRITORIES),
        Family.CITY: ("city", _TERRITORIES),
        Family.END_ACTION: ("end_action",),
        Family.PAY2_PLACE: ("pay2_place",),
        Family.PAY2_REMOVE: ("pay2_remove", _COLOURS),
        Family.PAY1_THROW: ("pay1_throw",),
        Family.PLACE: ("place",),
        Family.REMOVE: ("remove", _COLOURS),
        Family.NEW_CHANCE: ("new_chance",),
        Family.ACCEPT_BLANK: ("accept_blank",),
        Family.PAY2_SWAP: ("pay2_swap", _COLOURS),
        Family.NO_REMOVAL: ("no_removal",),
        Family.END_REMOVAL: ("end_removal",),
        Family.TEMPLAR: ("templar", _TEMPLARS),
        Family.STEP: ("step", _TERRITORIES),
        Family.STOP: ("stop",),
        Family.SWAP_EDICT: ("swap_edict", _TERRITORIES),
        Family.WANT_SWAP: ("want_swap",),
        Family.NO_SWAP: ("no_swap",),
        Family.VETO: ("veto",),
        Family.ALLOW: ("allow",),
        Family.TAKE_ONE: ("take_one", _TERRITORIES),
        Family.EDICT: ("edict", _TERRITORIES),
        Family.TILE: ("tile", _TILES),
        Family.MISSION: ("mission", _MISSIONS),
        Family.OPEN_MISSION: ("open_mission", _MISSIONS),
        Family.START_PLAYER: ("start_player", _COLOURS),
        Family.THROW: ("throw", _SIDES),
    }
)

FAMILY: Grid = ACTIONS.family
ARGUMENT: Grid = ACTIONS.argument

PLACE_KNIGHT = ACTIONS.first(Family.PLACE_KNIGHT)
PLACE_TEMPLAR = ACTIONS.first(Family.PLACE_TEMPLAR)
POPE = ACTIONS.first(Family.POPE)
REMOVE_KNIGHT = ACTIONS.first(Family.REMOVE_KNIGHT)
DECLINE = ACTIONS.first(Family.DECLINE)
LEADER = ACTIONS.first(Family.LEADER)
KEEP_MARKER = ACTIONS.first(Family.KEEP_MARKER)
ACCEPT = ACTIONS.first(Family.ACCEPT)
COMMIT = ACTIONS.first(Family.COMMIT)
TAKE_GOLD = ACTIONS.first(Family.TAKE_GOLD)
TAXES = ACTIONS.first(Family.TAXES)
NO_TAXES = ACTIONS.first(Family.NO_TAXES)
LOSE_KNIGHT = ACTIONS.first(Family.LOSE_KNIGHT)
CITY = ACTIONS.first(Family.CITY)
END_ACTION = ACTIONS.first(Family.END_ACTION)
PAY2_PLACE = ACTIONS.first(Family.PAY2_PLACE)
PAY2_REMOVE = ACTIONS.first(Family.PAY2_REMOVE)
PAY1_THROW = ACTIONS.first(Family.PAY1_THROW)
PLACE = ACTIONS.first(Family.PLACE)
REMOVE = ACTIONS.first(Family.REMOVE)
NEW_CHANCE = ACTIONS.first(Family.NEW_CHANCE)
ACCEPT_BLANK = ACTIONS.first(Family.ACCEPT_BLANK)
PAY2_SWAP = ACTIONS.first(Family.PAY2_SWAP)
NO_REMOVAL = ACTIONS.first(Family.NO_REMOVAL)
END_REMOVAL = ACTIONS.first(Family.END_REMOVAL)
TEMPLAR = ACTIONS.first(Family.TEMPLAR)
STEP = ACTIONS.first(Family.STEP)
STOP = ACTIONS.first(Family.STOP)
SWAP_EDICT = ACTIONS.first(Family.SWAP_EDICT)
WANT_SWAP = ACTIONS.first(Family.WANT_SWAP)
NO_SWAP = ACTIONS.first(Family.NO_SWAP)
VETO = ACTIONS.first(Family.VETO)
ALLOW = ACTIONS.first(Family.ALLOW)
TAKE_ONE = ACTIONS.first(Family.TAKE_ONE)
EDICT = ACTIONS.first(Family.EDICT)
TILE = ACTIONS.first(Family.TILE)
MISSION = ACTIONS.first(Family.MISSION)
OPEN_MISSION = ACTIONS.first(Family.OPEN_MISSION)
START_PLAYER = ACTIONS.first(Family.START_PLAYER)
THROW = ACTIONS.first(Family.THROW)

TEXTS = tuple(ACTIONS.text(action) for action in range(ACTIONS.size))

SECRET_FAMILIES = frozenset({int(Family.COMMIT), int(Family.MISSION)})
"""Whose argument only the actor sees: the card chosen, missions dealt face down."""

_OFFERED: dict[Decision, tuple[Family, ...]] = {
    Decision.SETUP_KNIGHT: (Family.PLACE_KNIGHT,),
    Decision.SETUP_TEMPLAR: (Family.PLACE_TEMPLAR,),
    Decision.POPE: (Family.POPE,),
    Decision.GREEN_FLAG: (Family.PLACE_KNIGHT, Family.DECLINE),
    Decision.RED_FLAG: (Family.REMOVE_KNIGHT, Family.DECLINE),
    Decision.LEADER: (Family.LEADER, Family.KEEP_MARKER),
    Decision.MARKER: (Family.LEADER, Family.ACCEPT),
    Decision.COMMIT: (Family.COMMIT,),
    Decision.TAKE_GOLD: (Family.TAKE_GOLD,),
    Decision.TAXES: (Family.TAXES, Family.NO_TAXES),
    Decision.LOSE_KNIGHT: (Family.LOSE_KNIGHT,),
    Decision.SAFE_CITY: (Family.CITY, Family.END_ACTION),
    Decision.SAFE_STEP: (Family.PAY2_PLACE, Family.PAY2_REMOVE, Family.PAY1_THROW, Family.END_ACTION),
    Decision.CROSS: (Family.PLACE, Family.REMOVE, Family.DECLINE),
    Decision.BLANK: (Family.NEW_CHANCE, Family.ACCEPT_BLANK),
    Decision.RISKY_CITY: (Family.CITY, Family.END_ACTION),
    Decision.RISKY_STEP: (Family.PAY2_SWAP, Family.END_ACTION),
    Decision.PENALTY_CITY: (Family.CITY, Family.NO_REMOVAL),
    Decision.PENALTY_STEP: (Family.PAY2_REMOVE, Family.END_REMOVAL),
    Decision.TEMPLAR: (Family.TEMPLAR,),
    Decision.STEP: (Family.STEP, Family.STOP),
    Decision.STOP_GREEN: (Family.PLACE_KNIGHT, Family.DECLINE),
    Decision.STOP_RED: (Family.REMOVE_KNIGHT, Family.DECLINE),
    Decision.SWAP: (Family.SWAP_EDICT, Family.NO_SWAP),
    Decision.WANT_SWAP: (Family.WANT_SWAP, Family.NO_SWAP),
    Decision.SWAP_PAIR: (Family.SWAP_EDICT,),
    Decision.VETO: (Family.VETO, Family.ALLOW),
    Decision.TAKE_ONE: (Family.TAKE_ONE,),
    Decision.DEAL_EDICT: (Family.EDICT,),
    Decision.DEAL_TILE: (Family.TILE,),
    Decision.DEAL_MISSION: (Family.MISSION,),
    Decision.OPEN_MISSION: (Family.OPEN_MISSION,),
    Decision.START_PLAYER: (Family.START_PLAYER,),
    Decision.THROW: (Family.THROW,),
}

OFFERED: Grid = np.zeros((len(Decision), len(Family)), np.bool_)
"""Which families of action a decision is about."""
for _decision, _families in _OFFERED.items():
    for _family in _families:
        OFFERED[_decision, _family] = True
