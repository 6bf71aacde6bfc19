"""The switches of Templars' Journey (section 5 of RULES.md)."""

from collections.abc import Mapping
from enum import IntEnum

from outremer.core.errors import BadOption
from outremer.core.options import Option, Switches, Value
from outremer.games.templars.names import SEATS


class LeaderCondition(IntEnum):
    """When a start player may use Leader (T914)."""

    KNIGHT_MOVED = 0
    AFTER_FLAG = 1


class VetoOrder(IntEnum):
    """From whom on players are asked for a Veto (T923)."""

    FROM_START_PLAYER = 0
    FROM_ACTIVE_PLAYER = 1


class CommitChange(IntEnum):
    """May a chosen card be changed until the reveal (T1207)."""

    UNTIL_REVEAL = 0
    FINAL = 1


SWITCHES = Switches(
    options=(
        Option("country_layout", ("A", "B"), "A"),
        Option("start_player", ("random", "seat1", "chosen"), "random"),
        Option("start_seat", tuple(range(1, SEATS + 1)), 1),
        Option("setup_own_templars_per_territory", (1, 2), 2),
        Option("setup_own_knights_per_city", (1, 2), 2),
        Option("knight_card_numbers", ("safe3_risky4", "safe4_risky3"), "safe3_risky4"),
        Option("swap_seventh_edict", (False, True), True),
        Option("leader_condition", ("knight_moved", "after_flag"), "knight_moved"),
        Option("taxes_on_penalty", (False, True), True),
        Option("veto_order", ("from_start_player", "from_active_player"), "from_start_player"),
        Option("veto_sees_pair", (False, True), True),
        Option("mission_zero_scores", (False, True), False),
        Option("mission_second_after_tie", (False, True), True),
        Option("player_gold", ("open", "hidden"), "open"),
        Option("commit_change", ("until_reveal", "final"), "until_reveal"),
    ),
    presets={"recommended": {}},
    standard="recommended",
)


def check(players: int, chosen: Mapping[str, Value]) -> None:
    """Refuse combinations that make no sense at this table."""
    if chosen["start_player"] == "chosen" and int(chosen["start_seat"]) > players:
        raise BadOption(f"option start_seat cannot be {chosen['start_seat']}: seats go from 1 to {players}")
