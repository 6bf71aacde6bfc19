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
        Option("data_set", ("recon-2",), "recon-2", "the shipped data set; another one is given as a file (section 3)"),
        Option("temple_blocks", (16, 10), 16, "blocks of the temple (S116, S1017)"),
        Option("temple_tokens", (16, 10), 16, "temple tokens in the game (S116, S1007)"),
        Option("start_vp", (10, 0), 10, "score at the start (S112)"),
        Option(
            "master_trader",
            ("one_for_two", "two_for_one"),
            "one_for_two",
            "does the Master Trader give two cubes or take two resources (S915, S916)",
        ),
        Option("road_timing", ("building", "own_turns"), "building", "when roads are built (S618)"),
        Option("temple_timing", ("building", "own_turns"), "building", "when temple blocks are built (S1001)"),
        Option(
            "region_occupancy",
            ("per_player", "shared", "per_space"),
            "per_player",
            "how pawns exclude each other within a region (S309, S320)",
        ),
        Option("artisan_same_space", ("off", "on"), "off", "may both Artisans use the same space (S513)"),
        Option(
            "fortune_resource_use",
            ("payment", "payment_or_cubes"),
            "payment",
            "may resource cards be turned into cubes (S703, S717)",
        ),
        Option(
            "fortune_vp_window",
            ("market_building_cleanup", "any_own_decision"),
            "market_building_cleanup",
            "when VP cards may be played (S713)",
        ),
        Option("discard_view", ("public", "hidden"), "public", "are discarded Fortune cards seen (S718, S1304)"),
        Option("reshuffle", ("when_needed", "at_once"), "when_needed", "when the discard pile is shuffled in (S711)"),
        Option("market_reversal", ("off", "on"), "off", "may a player buy and sell at the same price (S815)"),
        Option("market_cap", range(5, 100), 20, "purchases and sales of a player in one Market phase (S816)"),
        Option("tie_break", ("map_buildings", "cards"), "map_buildings", "what breaks a tie at the end (S1115)"),
        Option("bonus_spaces", ("by_players", "all"), "by_players", "which bonus spaces are open (S108)"),
        Option("start_stock", ("none", "food_timber"), "none", "cubes each player starts with (S114)"),
        Option("max_rounds", range(10, 100), 40, "the game ends after this round at the latest (S1118)"),
    ),
    presets={"recommended": {}},
    standard="recommended",
)


def check(players: int, chosen: Mapping[str, Value]) -> None:
    """Every combination of switches can be played at every table."""
