"""Phase 3: the King's Gifts of round 5 and the building of towers (J840-J857)."""

import pytest

from outremer.testing import position

from .reading import (
    BLUE,
    RED,
    asked,
    each,
    end_turns,
    of,
    refusal,
)

BROKE = {"Blue": 0, "Red": 0, "Yellow": 0, "Green": 0}
TALL = {"Blue": 9, "Red": 9, "Yellow": 9, "Green": 9}
"""Towers so high that no prestige of these tests builds another floor: the gifts stay on the track."""


def gifts(**words):
    return position("jerusalem", phase="gifts", round=5, floors=TALL, **({"silver": BROKE} | words))


# --- the King's Gifts ----------------------------------------------------------------------------


@pytest.mark.rule("J840")
@pytest.mark.parametrize(("round_no", "prestige"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 3)])
def test_the_king_gives_only_in_round_5(round_no, prestige):
    pos = position(
        "jerusalem",
        phase="income",
        round=round_no,
        events={round_no: "election"},
        floors=TALL,
        silver=BROKE | {"Red": 1},
    )
    assert each(pos, "prestige") == [0, prestige, 0, 0]


@pytest.mark.rule("J840", "J1005")
def test_the_gifts_come_after_the_income_and_before_the_last_building():
    """Red's 2 silver of the Market win the gift of most money, and the gift pays for a floor."""
    pos = position(
        "jerusalem", phase="income", round=5, squires={"market_left": {"Red": 1}}, silver=BROKE | {"Blue": 1}
    )
    assert each(pos, "prestige") == [0, 0, 0, 0]
    pos.play("decline squire").play("take")
    assert pos.over
    assert each(pos, "floors") == [0, 1, 0, 0]
    assert each(pos, "prestige") == [0, 0, 0, 0]


@pytest.mark.rule("J841")
def test_before_the_gifts_every_player_shows_what_he_has():
    words = {"screen": {"Red": 4}, "silver": {"Red": 7}, "hands": {"Red": ["genoa"]}, "round": 5}
    pos = position("jerusalem", phase="income", squires={"palace_left": {"Blue": 1}}, **words)
    red = pos.view(BLUE).show()["seats"][RED]
    assert (red["squires"], red["silver"], red["hand"]) == (None, None, None)
    pos.play("take")
    red = pos.view(BLUE).show()["seats"][RED]
    assert (red["squires"], red["silver"], red["hand"]) == (4, 7, {"genoa": 1})


@pytest.mark.rule("J842")
def test_most_squires_behind_the_screen_get_3_prestige():
    pos = gifts(screen={"Blue": 2, "Red": 3, "Green": 2})
    assert each(pos, "prestige") == [0, 3, 0, 0]


@pytest.mark.rule("J842")
def test_squires_on_the_board_do_not_count_for_the_gift():
    pos = gifts(screen={"Green": 1}, squires={"palace_left": {"Blue": 9}})
    assert each(pos, "prestige") == [0, 0, 0, 3]


@pytest.mark.rule("J843")
def test_most_money_gets_3_prestige():
    pos = gifts(silver={"Blue": 4, "Red": 3, "Yellow": 5, "Green": 0})
    assert each(pos, "prestige") == [0, 0, 3, 0]


@pytest.mark.rule("J842", "J843")
def test_one_player_may_get_both_gifts():
    pos = gifts(screen={"Yellow": 1}, silver=BROKE | {"Yellow": 1})
    assert each(pos, "prestige") == [0, 0, 6, 0]


@pytest.mark.rule("J844")
def test_every_player_with_a_card_gets_1_prestige_whatever_their_number():
    hands = {"Blue": ["genoa"], "Red": ["move2", "move2", "silver2"], "Yellow": [], "Green": ["squire1"]}
    assert each(gifts(hands=hands), "prestige") == [1, 1, 0, 1]
    hands["Yellow"] = ["prestige2"]
    assert each(gifts(hands=hands), "prestige") == [1, 1, 1, 1]


@pytest.mark.rule("J845")
@pytest.mark.parametrize(("switch", "prestige"), [("tied", [1, 1, 0, 0]), ("all", [1, 1, 1, 1])])
@pytest.mark.parametrize("resource", ["screen", "silver"])
def test_a_tie_gives_1_prestige_to_the_tied_or_to_all_by_edition(switch, prestige, resource):
    have = {"Blue": 5, "Red": 5, "Yellow": 4, "Green": 0}
    pos = gifts(options={"gift_tie": switch}, **{resource: have})
    assert each(pos, "prestige") == prestige


@pytest.mark.rule("J845")
@pytest.mark.parametrize("switch", ["tied", "all"])
def test_without_a_tie_the_edition_makes_no_difference(switch):
    pos = gifts(options={"gift_tie": switch}, screen={"Blue": 5, "Red": 4, "Yellow": 4})
    assert each(pos, "prestige") == [3, 0, 0, 0]


@pytest.mark.rule("J845")
def test_all_four_may_tie():
    assert each(gifts(silver={"Blue": 2, "Red": 2, "Yellow": 2, "Green": 2}), "prestige") == [1, 1, 1, 1]


@pytest.mark.rule("J846")
@pytest.mark.parametrize("switch", ["tied", "all"])
def test_a_highest_number_of_0_wins_nothing(switch):
    pos = gifts(options={"gift_tie": switch})
    assert each(pos, "prestige") == [0, 0, 0, 0]


# --- building ------------------------------------------------------------------------------------


def build(**words):
    return position("jerusalem", phase="build", **words)


def tower_after(floors, prestige, highest):
    """Blue's floors and prestige after building while another player's tower is that high."""
    pos = build(floors={"Blue": floors, "Red": highest}, prestige={"Blue": prestige})
    return of(pos, "floors"), of(pos, "prestige")


@pytest.mark.rule("J850")
@pytest.mark.parametrize(("offices", "first"), [({"Blue": 1, "Red": 2}, BLUE), ({"Blue": 2, "Red": 1}, RED)])
def test_the_players_build_in_player_order(offices, first):
    """Whoever builds first pays the surcharge of 1."""
    pos = build(offices=offices, prestige={"Blue": 3, "Red": 3})
    assert each(pos, "floors") == [1, 1, 0, 0]
    assert [of(pos, "prestige", seat) for seat in (first, 1 - first)] == [0, 1]


@pytest.mark.rule("J851")
def test_each_player_builds_every_floor_he_can_pay_for():
    assert tower_after(0, 34, highest=7) == (6, 34 - 27)
    assert tower_after(0, 35, highest=7) == (7, 0)
    assert tower_after(3, 10, highest=7) == (4, 5)


@pytest.mark.rule("J852")
@pytest.mark.parametrize(("floor", "cost"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9)])
def test_floor_n_costs_n_plus_1(floor, cost):
    assert tower_after(floor - 1, cost - 1, highest=8) == (floor - 1, cost - 1)
    assert tower_after(floor - 1, cost, highest=8) == (floor, 0)


@pytest.mark.rule("J853")
@pytest.mark.parametrize(("floor", "cost"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7), (6, 8), (7, 9), (8, 10)])
def test_the_first_builder_of_a_floor_pays_1_more(floor, cost):
    assert tower_after(floor - 1, cost - 1, highest=floor - 1) == (floor - 1, cost - 1)
    assert tower_after(floor - 1, cost, highest=floor - 1) == (floor, 0)


@pytest.mark.rule("J853")
@pytest.mark.parametrize(
    ("floors", "never_first", "always_first"),
    [(1, 2, 3), (2, 5, 7), (3, 9, 12), (4, 14, 18), (5, 20, 25), (6, 27, 33), (7, 35, 42), (8, 44, 52)],
)
def test_the_sums_of_the_costs(floors, never_first, always_first):
    assert tower_after(0, never_first, highest=8) == (floors, 0)
    assert tower_after(0, always_first, highest=0) == (floors, 0)


@pytest.mark.rule("J853")
def test_first_means_first_in_the_whole_game():
    """Red built the second floor in an earlier round; nobody in this one."""
    assert tower_after(1, 3, highest=2) == (2, 0)


@pytest.mark.rule("J854")
def test_floors_are_built_one_by_one_and_the_surcharge_is_tested_for_each():
    """With the highest floor 2: floors 1 and 2 cost 2 and 3, the third 5."""
    assert tower_after(0, 9, highest=2) == (2, 4)
    assert tower_after(0, 10, highest=2) == (3, 0)


@pytest.mark.rule("J854")
def test_each_player_builds_once_at_his_place_in_the_order():
    pos = build(floors={"Blue": 1, "Red": 1}, prestige={"Blue": 3, "Red": 4})
    assert each(pos, "floors") == [1, 2, 0, 0]
    assert each(pos, "prestige") == [3, 0, 0, 0]


@pytest.mark.rule("J855")
def test_there_is_no_maximum_height_and_coins_for_floors_are_not_paid():
    pos = build(floors={"Blue": 7, "Red": 20}, prestige={"Blue": 9 + 10 + 11})
    assert of(pos, "floors") == 10
    assert each(pos, "silver") == [12, 12, 12, 12]


@pytest.mark.rule("J856")
def test_prestige_too_small_for_the_next_floor_stays_on_the_track():
    pos = build(floors={"Blue": 2, "Red": 2}, prestige={"Blue": 4, "Red": 3})
    assert each(pos, "floors") == [2, 2, 0, 0]
    assert each(pos, "prestige") == [4, 3, 0, 0]


@pytest.mark.rule("J857")
def test_building_asks_nobody():
    pos = position("jerusalem", seat="Green", prestige={"Blue": 9, "Red": 9})
    end_turns(pos)
    assert asked(pos) == ("chance", None)  # the event of round 2
    assert each(pos, "floors") == [2, 2, 0, 0]
    assert each(pos, "prestige") == [9 - 3 - 4, 9 - 2 - 3, 0, 0]


@pytest.mark.rule("J851", "J857")
def test_nobody_can_refuse_to_build():
    pos = position("jerusalem", phase="income", squires={"palace_large": {"Blue": 1}})
    for refused in ("skip", "pass", "done"):
        assert refusal(pos, refused).code in ("UNKNOWN_OPTION", "WRONG_PHASE")
    pos.play("take")
    assert of(pos, "floors") == 1
