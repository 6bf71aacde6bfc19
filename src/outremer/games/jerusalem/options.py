"""The edition switches of Jerusalem (section 5 of RULES.md) and its presets."""

from collections.abc import Mapping
from enum import IntEnum

from outremer.core.errors import BadOption
from outremer.core.options import Option, Switches, Value
from outremer.games.jerusalem.names import SEATS


class InfluenceIntoBlocked(IntEnum):
    """Where Overwhelming Influence may enter an area with a baron (J626)."""

    NEVER = 0
    OWN_BARON = 1
    ANY = 2


class BaronSources(IntEnum):
    """Which arrivals count for the baron (J507)."""

    SCREEN_AND_CARDS = 0
    SCREEN_AND_MOVES = 1
    ANY_ARRIVAL = 2


SWITCHES = Switches(
    options=(
        Option("owner_may_add", (False, True), True),
        Option("influence_into_blocked", ("never", "own_baron", "any"), "never"),
        Option("baron_sources", ("screen_and_cards", "screen_and_moves", "any_arrival"), "screen_and_cards"),
        Option("dismiss_from_blocked", (False, True), False),
        Option("tower_move_target", ("no_baron", "no_foreign_baron"), "no_baron"),
        Option("tower_move_under_baron", (False, True), True),
        Option("gift_tie", ("tied", "all"), "tied"),
        Option("income_table", ("attested", "symmetric"), "attested"),
        Option("squire_cap", ("50", "none"), "50"),
        Option("promo_foreign_baron", ("off", "on"), "off"),
        Option("first_opener", ("random", *(f"seat({n})" for n in range(SEATS))), "random"),
        Option("open_resources", (False, True), False),
    ),
    presets={
        "recommended": {},
        "de": {},
        "nl": {"owner_may_add": False, "influence_into_blocked": "any"},
        "hu": {
            "baron_sources": "screen_and_moves",
            "dismiss_from_blocked": True,
            "tower_move_target": "no_foreign_baron",
            "gift_tie": "all",
        },
    },
    standard="recommended",
)


def check(players: int, chosen: Mapping[str, Value]) -> None:
    """Refuse combinations that make no sense at this table."""
    opener = str(chosen["first_opener"])
    if opener != "random" and int(opener[5:-1]) >= players:
        raise BadOption(f"option first_opener cannot be {opener!r}: seats go from 0 to {players - 1}")
