"""Phase 3, step 3: the income of the areas (J830-J836)."""

import pytest

from outremer.games.jerusalem.names import AREA_IDS
from outremer.testing import position

from .reading import (
    BLUE,
    GREEN,
    RED,
    asked,
    each,
    of,
    options,
    pass_until,
    play_all,
    refusal,
)

ATTESTED = {
    "palace_large": (0, 0, 4),
    "palace_left": (0, 0, 2),
    "palace_right": (0, 0, 2),
    "templars_large": (4, 0, 0),
    "templars_left": (2, 0, 0),
    "templars_right": (2, 0, 0),
    "patriarchate_large": (2, 0, 1),
    "patriarchate_left": (1, 0, 1),
    "patriarchate_right": (1, 0, 1),
    "market_large": (2, 4, 0),
    "market_left": (1, 2, 0),
    "market_right": (1, 2, 0),
    "nobility_large": (0, 4, 2),
    "nobility_left": (0, 2, 1),
    "nobility_right": (0, 2, 1),
}
"""Squires, silver, prestige (table 3.2)."""
TABLES = {"attested": ATTESTED, "symmetric": ATTESTED | {"patriarchate_large": (2, 0, 2)}}
ORDER = list(ATTESTED)
"""The order of J830: Palace, Templars, Patriarchate, Market, Nobility, each large, left, right."""


def wealth(pos, seat):
    return of(pos, "screen", seat), of(pos, "silver", seat), of(pos, "prestige", seat)


@pytest.mark.rule("J830")
def test_the_areas_are_paid_in_their_order():
    pos = position("jerusalem", phase="income", squires={area: {"Red": 1} for area in reversed(AREA_IDS)})
    paid = []
    while asked(pos) == ("Red", "income"):
        before = wealth(pos, RED)
        pos.play("take")
        after = wealth(pos, RED)
        paid.append(tuple(new - old for old, new in zip(before, after, strict=True)))
    # With the last area paid, floors 1 to 3 are built at once.
    assert paid[:-1] == [ATTESTED[area] for area in ORDER[:-1]]
    assert each(pos, "floors") == [0, 3, 0, 0]
    assert wealth(pos, RED) == (16, 12 + 16, 15 - 3 - 4 - 5)


@pytest.mark.rule("J830")
def test_the_controllers_are_asked_area_by_area():
    owners = ["Red", "Blue", "Green", "Yellow", "Red"]
    pos = position(
        "jerusalem",
        phase="income",
        squires={area: {owner: 1} for area, owner in zip(ORDER, owners * 3, strict=True)},
    )
    seen = []
    for _ in ORDER:
        seen.append(asked(pos))
        pos.play("take")
    assert seen == [(owner, "income") for owner in owners * 3]


@pytest.mark.rule("J831")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("area", ORDER)
def test_the_controller_receives_the_income_of_the_table(table, area):
    pos = position("jerusalem", options={"income_table": table}, phase="income", squires={area: {"Red": 2, "Blue": 1}})
    assert asked(pos) == ("Red", "income")
    pos.play("take")
    gained, silver, prestige = TABLES[table][area]
    floors = 1 if prestige >= 3 else 0  # the first floor of the game costs 3
    assert wealth(pos, RED) == (gained, 12 + silver, prestige - 3 * floors)
    assert each(pos, "floors") == [0, floors, 0, 0]
    assert wealth(pos, BLUE) == (0, 12, 0)


@pytest.mark.rule("J831", "J802")
@pytest.mark.parametrize(("table", "totals"), [("attested", (16, 17, 15)), ("symmetric", (16, 17, 16))])
def test_the_totals_of_a_round_with_every_area_controlled(table, totals):
    """Tower included; floors 1 to 3 take 12 prestige of it."""
    pos = position(
        "jerusalem",
        options={"income_table": table},
        phase="tower",
        squires={area: {"Red": 1} for area in AREA_IDS},
        silver={"Red": 0},
    )
    play_all(pos, "skip")
    while asked(pos)[1] != "income":
        pos.play("skip")
    pos.play("take_rest")
    screen, silver, prestige = wealth(pos, RED)
    assert each(pos, "floors") == [0, 3, 0, 0]
    assert (screen, silver, prestige + 12) == totals


@pytest.mark.rule("J831", "J413", "J414", "J415")
@pytest.mark.parametrize(
    ("city", "paid"),
    [({"Blue": 1, "Green": 3}, GREEN), ({"Red": 2, "Green": 2, "Blue": 1}, RED), ({}, None)],
)
def test_only_the_controller_is_paid(city, paid):
    pos = position("jerusalem", phase="income", squires={"market_left": city})
    if paid is not None:
        pos.play("take_rest")
    assert each(pos, "silver") == [14 if seat == paid else 12 for seat in range(4)]


@pytest.mark.rule("J831")
@pytest.mark.parametrize("action", ["take", "take_rest", "decline silver"])
def test_who_does_not_control_the_area_takes_nothing(action):
    pos = position("jerusalem", phase="income", squires={"market_large": {"Red": 2, "Blue": 1}})
    reason = refusal(pos, action, seat=BLUE)
    assert reason.code == "NOT_AREA_CONTROLLER"
    assert reason.numbers == {"area": "the Market (large area)"}
    assert reason.message == "You do not control the Market (large area)."
    assert reason.rules == ("J831",)


@pytest.mark.rule("J832")
def test_squires_come_from_the_supply_and_prestige_goes_on_the_track():
    pos = position(
        "jerusalem", phase="income", squires={"patriarchate_large": {"Red": 1}}, screen={"Red": 3}, prestige={"Red": 1}
    )
    assert of(pos, "supply", RED) == 46
    pos.play("take")
    assert (of(pos, "supply", RED), of(pos, "screen", RED), of(pos, "prestige", RED)) == (44, 5, 2)


@pytest.mark.rule("J833")
def test_a_player_may_take_less_than_he_is_due():
    pos = position("jerusalem", phase="income", squires={"market_large": {"Red": 1}})
    assert options(pos) == {"take", "take_rest", "decline squire", "decline silver"}
    play_all(pos, "decline silver", "decline squire", "decline silver", "take")
    assert wealth(pos, RED) == (1, 14, 0)
    assert of(pos, "supply", RED) == 48


@pytest.mark.rule("J834")
@pytest.mark.parametrize("squire", range(3))
@pytest.mark.parametrize("silver", range(5))
def test_any_number_of_units_of_any_resource_may_be_given_up(squire, silver):
    pos = position("jerusalem", phase="income", squires={"market_large": {"Red": 1}})
    play_all(pos, *["decline squire"] * squire, *["decline silver"] * silver)
    if (squire, silver) != (2, 4):  # with nothing left the question is over
        assert asked(pos) == ("Red", "income")
        pos.play("take")
    assert asked(pos) == ("chance", None)
    assert wealth(pos, RED) == (2 - squire, 12 + 4 - silver, 0)


@pytest.mark.rule("J834")
def test_prestige_may_be_given_up_area_by_area():
    pos = position("jerusalem", phase="income", squires={"palace_left": {"Red": 1}, "palace_right": {"Red": 1}})
    play_all(pos, "decline prestige", "decline prestige")
    assert asked(pos) == ("Red", "income")  # the next area offers its own 2
    assert options(pos) == {"take", "take_rest", "decline prestige"}
    play_all(pos, "decline prestige", "take")
    assert wealth(pos, RED) == (0, 12, 1)


@pytest.mark.rule("J834")
def test_no_more_can_be_given_up_than_is_offered():
    pos = position("jerusalem", phase="income", squires={"market_left": {"Red": 1}})
    assert options(pos) == {"take", "take_rest", "decline squire", "decline silver"}
    reason = refusal(pos, "decline prestige")
    assert reason.code == "DECLINE_TOO_MUCH"
    assert reason.numbers == {"area": "the Market (lower left area)", "have": 0, "resource": "prestige"}
    assert reason.message == "The Market (lower left area) offers only 0 prestige."
    assert reason.rules == ("J834",)
    pos.play("decline squire")
    assert refusal(pos, "decline squire").numbers["resource"] == "squires"
    assert options(pos) == {"take", "take_rest", "decline silver"}


@pytest.mark.rule("J835")
def test_unless_he_says_otherwise_a_player_takes_everything():
    """D34: TAKE_REST takes this and all later areas of the round without asking again."""
    pos = position(
        "jerusalem",
        phase="income",
        squires={"palace_left": {"Red": 1}, "templars_left": {"Blue": 1}, "market_left": {"Red": 1}},
    )
    play_all(pos, "take_rest")
    assert asked(pos) == ("Blue", "income")
    assert wealth(pos, RED) == (0, 12, 2)
    pos.play("take")
    assert asked(pos) == ("chance", None)
    assert wealth(pos, RED) == (1, 14, 2)


@pytest.mark.rule("J835")
def test_take_rest_after_declining_takes_what_is_still_offered():
    pos = position("jerusalem", phase="income", squires={"market_large": {"Red": 1}, "market_left": {"Red": 1}})
    play_all(pos, "decline silver", "take_rest")
    assert wealth(pos, RED) == (3, 12 + 3 + 2, 0)


@pytest.mark.rule("J835")
def test_take_rest_holds_for_one_round_only():
    pos = position(
        "jerusalem",
        phase="income",
        squires={"palace_left": {"Red": 1}, "palace_right": {"Red": 1}},
        round=4,
        events={4: "war"},
        prestige={"Red": 0},
    ).play("take_rest")
    pass_until(pos, "income")
    assert (asked(pos), int(pos.row.round_no)) == (("Red", "income"), 5)


@pytest.mark.rule("J835", "J404")
@pytest.mark.parametrize(("supply", "gained"), [(0, 0), (1, 1), (4, 4), (9, 4)])
def test_squires_beyond_the_supply_are_lost(supply, gained):
    pos = position("jerusalem", phase="income", squires={"templars_large": {"Red": 1}}, supply={"Red": supply})
    assert options(pos) == {"take", "take_rest", "decline squire"}  # the offer is that of the table
    pos.play("take")
    assert (of(pos, "screen", RED), of(pos, "supply", RED)) == (gained, supply - gained)


@pytest.mark.rule("J836")
def test_the_tower_pays_nothing_in_step_3():
    pos = position("jerusalem", phase="income", squires={"tower": {"Red": 4}})
    assert asked(pos) == ("chance", None)
    assert wealth(pos, RED) == (0, 12, 0)


@pytest.mark.rule("J833")
@pytest.mark.parametrize("answer", ["take", "take_rest", "decline silver"])
def test_d34_income_can_be_taken_back_until_another_seat_is_asked(answer):
    own = {"market_large": {"Red": 1}, "nobility_left": {"Red": 1}, "nobility_right": {"Blue": 1}}
    pos = position("jerusalem", phase="income", squires=own)
    before = pos.rows.tobytes()
    pos.play(answer)
    if answer == "take_rest":  # his later area is paid as well, then Blue is asked
        reason = pos.undo_refused()
        assert reason is not None
        assert reason.message == "You cannot take this back: Blue has been asked since."
    else:
        assert pos.undo_refused() is None
        assert pos.undo().rows.tobytes() == before
