"""The rulebook's own words: resources, places, cards, effects, phases and decisions, by number."""

from collections.abc import Sequence
from enum import IntEnum
from itertools import combinations
from typing import overload

from outremer.core.message import Message, listed

SEATS = 4
NOBODY = -1
NOWHERE = -1


class Resource(IntEnum):
    """The resources, from scarce to common (3.2)."""

    GOLD = 0
    COPPER = 1
    STONE = 2
    TIMBER = 3
    FOOD = 4


RESOURCES = 5
RESOURCE_IDS = tuple(resource.name.lower() for resource in Resource)

SLOTS = 4
"""Market slots per resource (S802)."""

SPACES = 16
SPACE_IDS = (
    "lebanon",
    "zobah",
    "tyre",
    "dan",
    "damascus",
    "bashan",
    "dor",
    "jezreel",
    "ephraim",
    "succoth",
    "quarries",
    "gezer",
    "judah",
    "negev",
    "edom",
    "ezion",
)

PAIRS = tuple(combinations(range(SPACES), 2))
"""Every pair of spaces; the links of a data set are some of them."""
PAIR_IDS = tuple(f"{SPACE_IDS[a]}-{SPACE_IDS[b]}" for a, b in PAIRS)
LINKS = 40
"""Room for this many links in a data set."""

ACTION_IDS = ("fortune", "wisdom", "thief", "trader", "artisan")
BONUS_IDS = ("tribute", "ark", "altar")
BONUSES = 3

CARDS = 20
CARD_IDS = (
    "royal_palace",
    "forest_house",
    "judgment_hall",
    "pharaoh_palace",
    "treasury",
    "fleet",
    "bronze_foundry",
    "stone_works",
    "granary",
    "vineyard",
    "guild_hall",
    "trading_house",
    "tax_office",
    "megiddo",
    "hazor",
    "stables",
    "prophets_school",
    "kings_highway",
    "market_stalls",
    "levites_quarter",
)

FIRST_ACTION = SPACES
FIRST_BONUS = FIRST_ACTION + len(ACTION_IDS)
FIRST_CARD = FIRST_BONUS + BONUSES
PLACES = FIRST_CARD + CARDS
"""Everything a pawn can stand on: resource spaces, action spaces, bonus spaces, building cards."""
PLACE_IDS = (*SPACE_IDS, *ACTION_IDS, *BONUS_IDS, *CARD_IDS)
SOURCES = PLACES - SPACES
"""The places that have effects (all but the resource spaces)."""


class Kind(IntEnum):
    """The kinds of Fortune card; the first six show resources, the others victory points (3.9)."""

    FOOD2 = 0
    FOOD_TIMBER = 1
    TIMBER2 = 2
    STONE1 = 3
    COPPER1 = 4
    GOLD1 = 5
    VP2 = 6
    VP3 = 7
    VP4 = 8
    VP5 = 9


KINDS = 10
RESOURCE_KINDS = 6
VP_KINDS = 4
KIND_IDS = tuple(kind.name.lower() for kind in Kind)
KIND_SHOWS: tuple[tuple[Resource, ...], ...] = (
    (Resource.FOOD,),
    (Resource.TIMBER, Resource.FOOD),
    (Resource.TIMBER,),
    (Resource.STONE,),
    (Resource.COPPER,),
    (Resource.GOLD,),
)
"""Which resources each resource card shows; how many of each is data."""

GIFTS = tuple((kind, resource) for kind, shown in enumerate(KIND_SHOWS) for resource in shown)
"""A card given in a trade and the one resource it is given for (D04)."""
GIFT_IDS = tuple(f"{KIND_IDS[kind]} {RESOURCE_IDS[resource]}" for kind, resource in GIFTS)

SECTIONS = 3
SECTION_IDS = ("foundation", "structure", "columns")


class Op(IntEnum):
    """The effect vocabulary (3.7)."""

    GAIN = 0
    GAIN_ANY = 1
    VP = 2
    VP_POSITION = 3
    DRAW = 4
    TRADE = 5
    REPEAT_YIELD = 6
    STEAL = 7
    TAX = 8
    SELL_SUPPLY = 9
    BUILD_ROAD = 10
    BUILD_TEMPLE = 11
    MOVE_UP = 12
    MOVE_FIRST = 13


EFFECTS = 3
"""Effects a place can have."""
PARAMETERS = 5
"""Numbers of one effect; which they are stands beside each function of effects.py."""


ROAD_DEED = CARDS
TOKEN_DEED = CARDS + LINKS
BLOCK_VP_DEED = CARDS + LINKS + 1
"""What a payment is for: a building card (its number), a road on a link, a temple block and its reward."""


class Worth(IntEnum):
    """What the heuristic has to guess: where its numbers begin in the board row; they stand in heuristic.toml."""

    LACKING = 0
    SPARE = 1
    SPARE_LEAST = 2
    MISSING = 3
    PAWN = 4
    CARD = 5
    FIRST = 6
    LATER_ROUNDS = 7
    CHOICE = 8
    TRADE = 9
    TOKEN_LEAD = 10
    TOKEN = 11
    BLOCK_SPARE = 12
    BLOCK_NEEDED = 13
    BLOCK_HURTS = 14
    NEAR = 15


WORTHS = len(Worth)


class Stage(IntEnum):
    """What the engine does next when nothing is being asked."""

    ORDER = 0
    REFILL = 1
    PLACEMENT = 2
    RESOLUTION = 3
    MARKET = 4
    BUILDING = 5
    ROUND_END = 6
    CLEANUP = 7
    OVER = 8


class Decision(IntEnum):
    """The decision points of the specification (D01 ... D18) and the chance events (6.5)."""

    PLACE = 0
    RESOLVE = 1
    ARTISAN = 2
    GIVE = 3
    TAKE = 4
    STEAL = 5
    GAIN_ANY = 6
    MOVE_UP = 7
    SELL_SUPPLY = 8
    ROAD = 9
    TEMPLE = 10
    WAIVE = 11
    KEEP = 12
    MARKET = 13
    BUILDING = 14
    PAY = 15
    HAND_LIMIT = 16
    SITE = 17
    TURN_ORDER = 18
    OPEN_CARD = 19
    FORTUNE_CARD = 20


DECISION_IDS = tuple(decision.name.lower() for decision in Decision)


class Phase(IntEnum):
    """The phases as a refusal names them (S201); the last is the end of the round."""

    PLACEMENT = 0
    RESOLUTION = 1
    MARKET = 2
    BUILDING = 3
    CLEANUP = 4


PHASE_IDS = tuple(phase.name.lower() for phase in Phase)


class Secret(IntEnum):
    """What is not seen by everybody (S1302-S1306)."""

    HAND = 1
    DECK = 2
    FACE_DOWN = 3


# --- names of things, as messages ------------------------------------------------------------------


def name_of(kind: str, word: str) -> Message:
    """What a thing is called: a place, a resource, a Fortune card, a section of the temple, a phase, a decision."""
    return Message(f"solomon-{kind}-{word}")


def name_of_link(word: str) -> Message:
    """The two spaces of a link."""
    a, b = word.split("-")
    return Message("solomon-link", {"from": name_of("place", a), "to": name_of("place", b)})


def name_of_gift(word: str) -> Message:
    """A card given in a trade and the resource it is given for."""
    kind, resource = word.split(" ")
    return Message("solomon-gift", {"fortune": name_of("fortune", kind), "resource": name_of("resource", resource)})


# --- words that only refusals use ----------------------------------------------------------------


def _refusal_word(word: str) -> Message:
    return Message(f"rules-solomon-{word}")


_KIND_NAMES = tuple(name_of("fortune", kind) for kind in KIND_IDS)
ARTISAN_NAMES = (_refusal_word("artisan"), _refusal_word("master_artisan"))
OTHER_NAMES = (*(Message("common-number", {"number": slot}) for slot in range(SLOTS + 1)), *ARTISAN_NAMES)
"""The other slot (1-4) or the other Artisan."""
FIRST_OTHER_ARTISAN = 1 + SLOTS
CHOICE_NAMES = (*(name_of("resource", word) for word in RESOURCE_IDS), *_KIND_NAMES, _refusal_word("every_other"))
"""What is chosen in the fixed order of 6.1 (6): a resource or a card."""
FIRST_CARD_CHOICE = RESOURCES
NO_CHOICE = RESOURCES + KINDS
DONE_NAMES = (_refusal_word("bought"), _refusal_word("sold"))
OPPONENT_IDS = ("next", "second", "third")
"""An opponent as an id: so many seats after one's own."""
KIND_WORDS = (*_KIND_NAMES, _refusal_word("opponent"), _refusal_word("outcome"))
"""Kinds of card, and what R_UNKNOWN can miss."""
NO_OPPONENT = KINDS
NO_OUTCOME = KINDS + 1
UNKNOWN_NAMES = (*OPPONENT_IDS, _refusal_word("that"))
NO_SUCH_THING = len(OPPONENT_IDS)

DIGIT_BITS = 6
DIGIT = 1 << DIGIT_BITS
"""An amount of five resources travels to its message as one number, a digit per resource."""


class Amounts(Sequence[Message]):
    """Amounts of resources, looked up by their number.

    >>> Amounts()[2 << 3 * DIGIT_BITS].args["number"], Amounts()[0].id
    (2, 'common-nothing')
    """

    @overload
    def __getitem__(self, number: int) -> Message: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[Message]: ...

    def __getitem__(self, number: int | slice) -> Message | Sequence[Message]:
        if isinstance(number, slice):
            return [self[n] for n in range(*number.indices(len(self)))]
        parts = []
        for resource in RESOURCE_IDS:
            number, amount = divmod(number, DIGIT)
            if amount:
                parts.append(Message("solomon-amount", {"number": amount, "resource": name_of("resource", resource)}))
        return listed(parts)

    def __len__(self) -> int:
        return 1 << RESOURCES * DIGIT_BITS
