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
        Option("country_layout", ("A", "B"), "A", "the countries of Venezia and Roma (3.3)"),
        Option("start_player", ("random", "seat1", "chosen"), "random", "who is the first start player (T122)"),
        Option("start_seat", tuple(range(1, SEATS + 1)), 1, "the seat meant by start_player = chosen, from 1 (T122)"),
        Option(
            "setup_own_templars_per_territory", (1, 2), 2, "own Templars in one territory in initial placement (T133)"
        ),
        Option("setup_own_knights_per_city", (1, 2), 2, "own knights in one city in initial placement (T126)"),
        Option(
            "knight_card_numbers",
            ("safe3_risky4", "safe4_risky3"),
            "safe3_risky4",
            "which knight card is the safe one (T310)",
        ),
        Option("swap_seventh_edict", (False, True), True, "may the seventh edict be swapped (T622)"),
        Option(
            "leader_condition",
            ("knight_moved", "after_flag"),
            "knight_moved",
            "does Leader need a knight placed or removed by the flag (T914)",
        ),
        Option("taxes_on_penalty", (False, True), True, "is Taxes possible in the penalty of card 2 (T911)"),
        Option(
            "veto_order",
            ("from_start_player", "from_active_player"),
            "from_start_player",
            "from whom on players are asked for a Veto (T923)",
        ),
        Option("veto_sees_pair", (False, True), True, "are both edicts named before a Veto (T922)"),
        Option("mission_zero_scores", (False, True), False, "does a value of 0 count in a mission (T1017)"),
        Option("mission_second_after_tie", (False, True), True, "is there a second best after a tie (T1016)"),
        Option("player_gold", ("open", "hidden"), "open", "is the gold of others shown (T1210)"),
        Option("commit_change", ("until_reveal", "final"), "until_reveal", "may a chosen card be changed (T1207)"),
    ),
    presets={"recommended": {}},
    standard="recommended",
)


def check(players: int, chosen: Mapping[str, Value]) -> None:
    """Refuse combinations that make no sense at this table."""
    if chosen["start_player"] == "chosen" and int(chosen["start_seat"]) > players:
        raise BadOption(f"option start_seat cannot be {chosen['start_seat']}: seats go from 1 to {players}")
