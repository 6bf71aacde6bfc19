"""The rulebook's own words: places, offices, cards, events, stages and decisions, by number."""

from enum import IntEnum

from outremer.core.message import Message, message

SEATS = 4
ROUNDS = 5
FIRST_EVENT_ROUND = 2
LAST_EVENT_ROUND = 4

CARD_MOVES = 2
"""Squires moved by Move 2 Squires (J618)."""
INFLUENCE_SQUIRES = 2
"""Squires placed by Overwhelming Influence (J625)."""
RESOURCE_PICKS = 2
"""Units taken with +2 Resources (J613)."""


class Centre(IntEnum):
    """The power centres in the order of J830; the Tower of David counts as a sixth (J627)."""

    PALACE = 0
    TEMPLARS = 1
    PATRIARCHATE = 2
    MARKET = 3
    NOBILITY = 4
    TOWER = 5


AREAS_PER_CENTRE = 3
AREAS = 16
"""Three areas per centre (large, left, right), then the Tower: area = 3 x centre + place."""
PALACE_LARGE = 0
TEMPLARS_LARGE = 3
PATRIARCHATE_LARGE = 6
MARKET_LARGE = 9
NOBILITY_LARGE = 12
TOWER = 15
INCOME_AREAS = 15
"""The Tower pays nothing in step 3 (J836)."""

CENTRE_IDS = ("palace", "templars", "patriarchate", "market", "nobility", "tower")
AREA_IDS = (*(f"{centre}_{place}" for centre in CENTRE_IDS[:5] for place in ("large", "left", "right")), "tower")

NO_AREA_LEFT = 16
"""The area of refusals that concern no single one."""


class Resource(IntEnum):
    """The three resources, in the order of the columns of an income."""

    SQUIRE = 0
    SILVER = 1
    PRESTIGE = 2


RESOURCE_IDS = ("squire", "silver", "prestige")


class Office(IntEnum):
    """The offices; 0 is no office."""

    NONE = 0
    CAPTAIN = 1
    TREASURER = 2
    MARSHAL = 3
    ADMIRAL = 4


OFFICE_IDS = ("captain", "treasurer", "marshal", "admiral")


class Card(IntEnum):
    """The action cards by kind."""

    SQUIRE1 = 0
    SILVER2 = 1
    PRESTIGE2 = 2
    RESOURCES2 = 3
    SQUIRE1_SILVER1 = 4
    DEFECTOR = 5
    MOVE2 = 6
    GENOA = 7
    INFLUENCE_PALACE = 8
    INFLUENCE_TEMPLARS = 9
    INFLUENCE_PATRIARCHATE = 10
    INFLUENCE_MARKET = 11
    INFLUENCE_NOBILITY = 12
    INFLUENCE_TOWER = 13
    FOREIGN_BARON = 14


CARDS = 15
CARD_IDS = tuple(card.name.lower() for card in Card)


class Worth(IntEnum):
    """What the heuristic has to guess: where its numbers begin in the board row; they stand in heuristic.toml."""

    SQUIRE = 0
    SILVER = 5
    LATER = 10
    PRESENCE = 15
    SURVIVAL = 20
    PRIVILEGE = 24
    TOWER_MOVE = 27
    CONTEST = 28
    LEAD = 29
    DENY = 30
    OFFICE = 31
    CARD_KEPT = 35
    SCHOLARS = 36
    BARON = 37
    SPITE = 38
    HASTE = 39
    BID_SHARE = 40
    CARD = 41


WORTHS = Worth.CARD + CARDS


class Event(IntEnum):
    """The events."""

    HEIR = 0
    ELECTION = 1
    TAX = 2
    WAR = 3


EVENTS = 4
EVENT_IDS = tuple(event.name.lower() for event in Event)


class Stage(IntEnum):
    """What the engine does next when nothing is being asked."""

    SET_ASIDE = 0
    OPENER = 1
    AUCTION = 2
    DRAFT = 3
    DEPLOY = 4
    TOWER = 5
    PRIVILEGES = 6
    INCOME = 7
    GIFTS = 8
    BUILD = 9
    EVENT = 10
    MARKER = 11
    ROUND_END = 12
    GAME_END = 13
    OVER = 14


class Decision(IntEnum):
    """The decision points of the specification (D01 ... D42) and the chance events (6.6)."""

    AUCTION_OFFICE = 0
    AUCTION_OPEN = 1
    AUCTION_REPLY = 2
    DRAFT = 3
    TURN = 4
    DISMISS_PICK = 5
    MARSHAL_SOURCE = 6
    MARSHAL_TARGET = 7
    MARSHAL_COUNT = 8
    MOVE2_SOURCE = 9
    MOVE2_TARGET = 10
    DEFECTOR_OWN = 11
    DEFECTOR_ENEMY = 12
    INFLUENCE_AREA = 13
    RESOURCE_PICK = 14
    TOWER_MOVE = 15
    SCHOLARS = 16
    MATERIALS = 17
    INTRIGUE = 18
    INCOME = 19
    HEIR_RESCUE = 20
    HEIR_RESCUE_TO = 21
    TAX_KEEP = 22
    WAR_REMOVE = 23
    SET_ASIDE_CARD = 24
    FIRST_OPENER = 25
    DRAWN_CARD = 26
    NEXT_EVENT = 27


class Phase(IntEnum):
    """Phases and steps as a refusal names them (J202, J203)."""

    AUCTION = 0
    DRAFT = 1
    DEPLOY = 2
    TOWER = 3
    PRIVILEGES = 4
    INCOME = 5
    EVENT = 6


PHASE_IDS = tuple(phase.name.lower() for phase in Phase)


class Secret(IntEnum):
    """What is not seen by everybody (J1201-J1205)."""

    HAND = 1
    SET_ASIDE = 2
    DECK = 3


# --- names of things, as messages ------------------------------------------------------------------


def name_of(kind: str, word: str) -> Message:
    """What a thing is called: an area, a card, an office, an event, a centre, a phase."""
    return Message(f"jerusalem-{kind}-{word}")


def amount(resource: str, number: int) -> Message:
    """A number of one resource."""
    return message(f"jerusalem-amount-{resource}", number=number)


def name_of_office(number: int) -> Message:
    """An office by its number, 0 for none."""
    return name_of("office", OFFICE_IDS[number - 1]) if number else Message("jerusalem-no-office")
