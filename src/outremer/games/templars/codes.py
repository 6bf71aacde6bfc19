"""Codes of the refusals (section 9 of RULES.md holds their messages); 0 means legal.

The numbers are those of the ids: RS01 is 1. Reasons that no action of section 6 can meet have no code
(PLAYER_COUNT, ONLY_ONE_LINE, NOT_START_PLAYER, MUST_TAKE_ALL, NO_EDICT_HERE, SWAP_DONE, VETO_OWN, HIDDEN,
MUST_CHOOSE_CARD).
"""

from enum import IntEnum


class Why(IntEnum):
    """Why an action is refused."""

    LEGAL = 0
    NOT_YOUR_DECISION = 1
    WRONG_PHASE = 2
    GAME_OVER = 3
    SETUP_TWO_PER_CITY = 5
    SETUP_TEMPLAR_LIMIT = 6
    SETUP_NO_PASS = 7
    NO_LINE = 8
    FLAG_IS_RED = 11
    FLAG_IS_GREEN = 12
    NO_CITY_TILE = 13
    NO_OWN_TEMPLAR = 14
    NO_SUCH_CARD = 15
    ALREADY_COMMITTED = 16
    NOT_IN_REACH = 17
    CITY_FULL = 19
    SUPPLY_EMPTY = 20
    NOT_ENOUGH_GOLD = 21
    SIX_GOLD_LIMIT = 22
    OTHER_CITY = 23
    NO_SUCH_KNIGHT = 24
    OWN_KNIGHT = 25
    NO_THROW_HERE = 26
    BLANK = 27
    PENALTY_NO_PLACE = 28
    MUST_LOSE_KNIGHT = 29
    LOSE_OWN_ONLY = 30
    NOT_ADJACENT = 31
    ALPS = 32
    NO_STEPS_LEFT = 33
    OTHER_TEMPLAR = 34
    EDICT_NOT_ON_TRACK = 36
    SAME_EDICT = 37
    PENALTY_NO_SWAP = 39
    TEMPLE_TOO_FEW = 40
    NEW_CHANCE_LIMIT = 41
    NEW_CHANCE_MOMENT = 42
    TAXES_ONCE = 43
    TAXES_MOMENT = 44
    LEADER_MOMENT = 45
    LEADER_NO_KNIGHT = 46
    LEADER_SELF = 47
    VETO_MOMENT = 48
    SEVENTH_LOCKED = 50
    NOT_ENTERED = 51
    NO_GOLD_THERE = 52
    UNDO_BARRIER = 53
    POPE_NOT_AGAIN = 55
