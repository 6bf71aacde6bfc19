"""The switches of Kingdom of Solomon (section 5 of RULES.md)."""

from collections.abc import Mapping
from enum import IntEnum

from outremer.core.options import Option, Switches, Value


class Timing(IntEnum):
    """When roads (S618) and temple blocks (S1001) are built."""

    BUILDING = 0
    OWN_TURNS = 1


class RegionOccupancy(IntEnum):
    """How pawns exclude each other within a region (S309, S320)."""

    PER_PLAYER = 0
    SHARED = 1
    PER_SPACE = 2


SWITCHES = Switches(
    options=(
        Option("data_set", ("recon-2",), "recon-2"),
        Option("temple_blocks", (16, 10), 16),
        Option("temple_tokens", (16, 10), 16),
        Option("start_vp", (10, 0), 10),
        Option("master_trader", ("one_for_two", "two_for_one"), "one_for_two"),
        Option("road_timing", ("building", "own_turns"), "building"),
        Option("temple_timing", ("building", "own_turns"), "building"),
        Option("region_occupancy", ("per_player", "shared", "per_space"), "per_player"),
        Option("artisan_same_space", ("off", "on"), "off"),
        Option("fortune_resource_use", ("payment", "payment_or_cubes"), "payment"),
        Option("fortune_vp_window", ("market_building_cleanup", "any_own_decision"), "market_building_cleanup"),
        Option("discard_view", ("public", "hidden"), "public"),
        Option("reshuffle", ("when_needed", "at_once"), "when_needed"),
        Option("market_reversal", ("off", "on"), "off"),
        Option("market_cap", range(5, 100), 20),
        Option("tie_break", ("map_buildings", "cards"), "map_buildings"),
        Option("bonus_spaces", ("by_players", "all"), "by_players"),
        Option("start_stock", ("none", "food_timber"), "none"),
        Option("max_rounds", range(10, 100), 40),
    ),
    presets={"recommended": {}},
    standard="recommended",
)


def check(players: int, chosen: Mapping[str, Value]) -> None:
    """Every combination of switches can be played at every table."""
