"""Codes of the refusals (section 9 of RULES.md holds their messages); 0 means legal.

The reasons that the steps of 6.4 cannot express have no code, and R_ROAD_NO_LINK has one because a
step can name any two spaces.
"""

from enum import IntEnum


class Why(IntEnum):
    """Why an action is refused."""

    LEGAL = 0
    R_GAME_OVER = 1
    R_NOT_YOUR_TURN = 2
    R_WRONG_PHASE = 3
    R_WRONG_STEP = 4
    R_UNKNOWN = 5
    R_MUST_PLACE = 6
    R_NO_PAWN = 7
    R_OCCUPIED = 8
    R_FOREIGN_BUILDING = 9
    R_HP_USED = 10
    R_REGION_USED = 11
    R_OPEN_CARD = 12
    R_CARD_OF_OTHER = 13
    R_CARD_NEW = 14
    R_BONUS_CLOSED = 15
    R_RESOLVED = 16
    R_NOT_YOUR_PAWN = 17
    R_ARTISAN_NO_PAWN = 18
    R_ARTISAN_TWICE = 19
    R_STEAL_NONE = 20
    R_NO_CUBE = 21
    R_SUPPLY_EMPTY = 22
    R_TRADE_SAME = 23
    R_TRADE_NO_GOLD = 24
    R_EXCLUDED = 25
    R_COMPULSORY = 26
    R_ALREADY_FIRST = 27
    R_SELL_MAX = 28
    R_INDEX_ORDER = 29
    R_CARD_NOT_HELD = 30
    R_VP_WINDOW = 31
    R_CARD_ONLY_PAYS = 32
    R_CARD_SAVES_NOTHING = 33
    R_CARD_DEADLOCK = 34
    R_NOT_PAID = 35
    R_HAND_LIMIT = 36
    R_NO_DISCARD = 37
    R_NOT_DRAWN = 38
    R_PASSED = 39
    R_ROW_FULL = 40
    R_SLOT_FULL = 41
    R_SLOT_EMPTY = 42
    R_SLOT_EQUAL = 43
    R_VP_SHORT = 44
    R_REVERSAL = 45
    R_MARKET_CAP = 46
    R_BUILT_ONE = 47
    R_NOT_OPEN = 48
    R_CANNOT_PAY = 49
    R_SITE_TAKEN = 50
    R_NO_SITE = 51
    R_SITE_NEEDED = 52
    R_CROSSED_OUT = 53
    R_ROAD_TIME = 54
    R_ROAD_STOCK = 55
    R_ROAD_NO_LINK = 56
    R_ROAD_EXISTS = 57
    R_ROAD_NO_BUILDING = 58
    R_ROAD_FOREIGN = 59
    R_ROAD_EMPTY_SITE = 60
    R_TEMPLE_TIME = 61
    R_TEMPLE_DONE = 62
    R_NO_TOKEN = 63
    R_WAIVE = 64
    R_UNDO_BARRIER = 65
