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
        Option("owner_may_add", (False, True), True, "may the owner of a baron add squires in its area (J509)"),
        Option(
            "influence_into_blocked",
            ("never", "own_baron", "any"),
            "never",
            "may Overwhelming Influence enter an area with a baron (J626)",
        ),
        Option(
            "baron_sources",
            ("screen_and_cards", "screen_and_moves", "any_arrival"),
            "screen_and_cards",
            "which squires count for bringing in the baron (J504, J507)",
        ),
        Option("dismiss_from_blocked", (False, True), False, "may squires be dismissed beside a baron (J422)"),
        Option(
            "tower_move_target",
            ("no_baron", "no_foreign_baron"),
            "no_baron",
            "which barons bar the Tower's free move (J804)",
        ),
        Option("tower_move_under_baron", (False, True), True, "may squires leave the Tower under a baron (J806)"),
        Option("gift_tie", ("tied", "all"), "tied", "who gets 1 prestige when a gift is tied (J845)"),
        Option("income_table", ("attested", "symmetric"), "attested", "the table of incomes (3.2)"),
        Option("squire_cap", ("50", "none"), "50", "are the squires of a colour limited (J113)"),
        Option("promo_foreign_baron", ("off", "on"), "off", "the promo card Foreign Baron (J641-J647)"),
        Option(
            "first_opener",
            ("random", *(f"seat({n})" for n in range(SEATS))),
            "random",
            "who opens the first auction (J116)",
        ),
        Option("open_resources", (False, True), False, "show squires, silver and hand sizes to all (J1209)"),
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
