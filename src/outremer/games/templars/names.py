"""The rulebook's own words: territories, spaces, cards, missions, stages and decisions, by number."""

from enum import IntEnum

from outremer.core.message import Message

SEATS = 5
ROUNDS = 3
TEMPLARS = 2
CARDS = 6
CARD_WORDS = 10
"""The numbers 0 to 9 can be asked for; those that no card bears are refused (RS15)."""

COLOUR_IDS = ("blue", "red", "green", "yellow", "orange")
ANY_OTHER = SEATS
"""The colour of refusals that concern no single one."""


class Territory(IntEnum):
    """The territories, each with one city space; the city bears the same name."""

    LONDON = 0
    PARIS = 1
    BORDEAUX = 2
    LYON = 3
    BARCELONA = 4
    COELN = 5
    WIEN = 6
    VENEZIA = 7
    ROMA = 8


TERRITORIES = 9
TERRITORY_IDS = tuple(territory.name.lower() for territory in Territory)

COUNTRY_IDS = ("france", "hre", "england", "aragon", "papal", "italy")
COUNTRIES = 6
FRANCE = 0
EMPIRE = 1

TILES = 7
TILE_IDS = tuple(f"C{n}" for n in range(1, TILES + 1))

EDICT_SPACES = 7
EDICT_SPACE_IDS = tuple(f"E{n}" for n in range(1, EDICT_SPACES + 1))
SHIPS = 6
SHIPS_PER_ROUND = 2
SEVENTH = 6
"""The edict space without a ship."""

SPACES_OF_A_FLAG = 5
"""Most spaces of one flag in an action round that the action table has room for."""
START_SPACE = 0
HARBOUR = 2 * SPACES_OF_A_FLAG + 1
SPACES = HARBOUR + 1
"""Spaces of one action round: the start space, G1 to G5, R1 to R5, the ship space."""
SPACE_IDS = (
    "S",
    *(f"G{n}" for n in range(1, SPACES_OF_A_FLAG + 1)),
    *(f"R{n}" for n in range(1, SPACES_OF_A_FLAG + 1)),
    "H",
)
TRACK_IDS = tuple(f"H{r}" if space == "H" else f"A{r}.{space}" for r in range(1, ROUNDS + 1) for space in SPACE_IDS)


class Flag(IntEnum):
    """The flag of a space of the round track."""

    NONE = 0
    GREEN = 1
    RED = 2


FLAG_IDS = ("none", "green", "red")


class Category(IntEnum):
    """The categories of action cards, two cards each (T308)."""

    GOLD = 0
    KNIGHTS = 1
    TEMPLAR = 2


CATEGORIES = 3
CARDS_PER_CATEGORY = 2


class Card(IntEnum):
    """What an action card does; which number bears it is in the board row (T309, T310)."""

    GOLD_SAFE = 0
    GOLD_RISKY = 1
    KNIGHTS_SAFE = 2
    KNIGHTS_RISKY = 3
    TEMPLAR_RISKY = 4
    TEMPLAR_SAFE = 5


DEED_IDS = tuple(card.name.lower() for card in Card)


class Favour(IntEnum):
    """The Pope's favour."""

    NEW_CHANCE = 0
    TAXES = 1
    LEADER = 2
    VETO = 3


FAVOUR_IDS = tuple(favour.name.lower() for favour in Favour)


class Mission(IntEnum):
    """The mission cards, in the order of their scoring (T1019)."""

    M_GOLD = 0
    M_SHIPS = 1
    M_TEMPLE = 2
    M_SEVENTH = 3
    M_DISTANCE = 4
    M_COUNTRIES = 5
    M_HRE = 6
    M_FRANCE = 7


MISSIONS = 8
MISSIONS_IN_PLAY = 5
"""Dealt and open ones together; the rest goes back into the box (T119)."""
MISSION_IDS = tuple(mission.name.lower() for mission in Mission)


class Stage(IntEnum):
    """What the engine does next when nothing is being asked."""

    EDICTS = 0
    TILES = 1
    MISSIONS = 2
    START_PLAYER = 3
    PLACE_KNIGHTS = 4
    PLACE_TEMPLARS = 5
    POPE = 6
    FLAG = 7
    LEADER = 8
    CARDS = 9
    NEXT_CARD = 10
    TAKE_GOLD = 11
    TAXES = 12
    KNIGHTS_CITY = 13
    KNIGHTS_STEP = 14
    CROSS = 15
    BLANK = 16
    TEMPLAR = 17
    STEP = 18
    STOPPED = 19
    SWAP = 20
    VETO = 21
    SWAP_PAIR = 22
    LOSE_KNIGHT = 23
    CARDS_BACK = 24
    SHIP_ROUND = 25
    REFILL = 26
    FINAL_SCORING = 27
    OVER = 28


class Decision(IntEnum):
    """The decision points of the specification (DP01 ... DP26) and the chance events."""

    SETUP_KNIGHT = 0
    SETUP_TEMPLAR = 1
    POPE = 2
    GREEN_FLAG = 3
    RED_FLAG = 4
    LEADER = 5
    MARKER = 6
    COMMIT = 7
    TAKE_GOLD = 8
    TAXES = 9
    LOSE_KNIGHT = 10
    SAFE_CITY = 11
    SAFE_STEP = 12
    CROSS = 13
    BLANK = 14
    RISKY_CITY = 15
    RISKY_STEP = 16
    PENALTY_CITY = 17
    PENALTY_STEP = 18
    TEMPLAR = 19
    STEP = 20
    STOP_GREEN = 21
    STOP_RED = 22
    SWAP = 23
    WANT_SWAP = 24
    SWAP_PAIR = 25
    VETO = 26
    TAKE_ONE = 27
    DEAL_EDICT = 28
    DEAL_TILE = 29
    DEAL_MISSION = 30
    OPEN_MISSION = 31
    START_PLAYER = 32
    THROW = 33


PHASE_IDS = tuple(decision.name.lower() for decision in Decision)
"""Every decision is a part of the game with a name of its own."""


class Secret(IntEnum):
    """What is not seen by everybody (T1201-T1205)."""

    MISSION = 1
    BOX = 2
    COMMIT = 3


class Worth(IntEnum):
    """What the heuristic has to guess: where its numbers begin in the board row; they stand in heuristic.toml."""

    GOLD = 0
    RIVAL = 1
    RISK = 2
    TEMPLE_KNIGHT = 3
    TAXES = 4
    EAGER = 5
    KNIGHTS = 6
    SPENT = 7
    STAND = 8
    NEAR = 9
    NEAR_MOST = 10
    SAME_PLACE = 11
    THROW = 12
    NEW_CHANCE = 13
    LEADER = 14
    CONTESTED = 15
    SOON = 16
    CARD = 20


WORTHS = Worth.CARD + CARDS


# --- names of things, as messages ------------------------------------------------------------------


def name_of(kind: str, word: str) -> Message:
    """What a thing is called: a territory, a colour, a mission, a favour, a country, a phase."""
    return Message(f"templars-{kind}-{word}")


def deed(card: int) -> Message:
    """What an action card does (Card)."""
    return name_of("deed", DEED_IDS[card])


def name_of_space(word: str) -> Message:
    """A space of the Pope's track, whatever action round it belongs to.

    >>> name_of_space("A2.G1").args, name_of_space("H3").id
    ({'space': 'G1'}, 'templars-space-ship')
    """
    space = word.rpartition(".")[2]
    if space == SPACE_IDS[START_SPACE]:
        return Message("templars-space-start")
    if space.startswith(SPACE_IDS[HARBOUR]):
        return Message("templars-space-ship")
    return Message("templars-space-green" if space[0] == "G" else "templars-space-red", {"space": space})
