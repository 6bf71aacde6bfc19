"""The abilities of the offices in phase 2 (J701-J712)."""

import pytest

from outremer.testing import position

from .reading import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    each,
    fresh,
    of,
    offered,
    options,
    play_all,
    refusal,
    squires,
)


@pytest.mark.rule("J701")
@pytest.mark.parametrize("action", ["marshal_silver", "marshal_move"])
@pytest.mark.parametrize("seat", ["Blue", "Red", "Green"])
def test_only_the_marshal_has_the_marshals_ability(seat, action):
    pos = position("jerusalem", seat=seat, squires={"tower": {seat: 2}})
    reason = refusal(pos, action)
    assert reason.code == "OFFICE_ABILITY_NOT_YOURS"
    assert reason.numbers == {"office": "Marshal"}
    assert reason.message == "Only the Marshal may do this."
    assert reason.rules == ("J701",)
    assert action not in options(pos)


@pytest.mark.rule("J701", "J706")
@pytest.mark.parametrize(("seat", "price"), [("Blue", 3), ("Red", 1), ("Yellow", 3), ("Green", 3)])
def test_only_the_treasurer_hires_cheaper(seat, price):
    pos = position("jerusalem", seat=seat).play("hire")
    assert sum(each(pos, "silver")) == 48 - price


@pytest.mark.rule("J701", "J703", "J704")
@pytest.mark.parametrize("seat", ["Red", "Yellow", "Green"])
def test_only_the_captains_baron_needs_fewer_squires(seat):
    pos = position("jerusalem", seat=seat, screen={seat: 2})
    play_all(pos, "place market_left", "place market_left")
    reason = refusal(pos, "baron market_left")
    assert (reason.code, reason.numbers["need"], reason.numbers["have"]) == ("BARON_NEEDS_SQUIRES", 3, 2)


@pytest.mark.rule("J701", "J711")
@pytest.mark.parametrize(("seat", "silver"), [("Blue", 12), ("Red", 12), ("Yellow", 12), ("Green", 13)])
def test_only_the_admiral_begins_with_a_silver_more(seat, silver):
    pos = position("jerusalem", seat=seat, turn_begun=False)
    assert of(pos, "silver", pos.seat) == silver


@pytest.mark.rule("J702", "J402")
@pytest.mark.parametrize(("seat", "base"), [("Blue", 7), ("Red", 6), ("Yellow", 5), ("Green", 4)])
def test_base_squires(seat, base):
    pos = position("jerusalem", seat=seat, turn_begun=False)
    assert asked(pos) == (seat, "turn")
    assert (of(pos, "screen", pos.seat), of(pos, "supply", pos.seat)) == (base, 50 - base)
    assert sum(each(pos, "screen")) == base


# --- Captain -------------------------------------------------------------------------------------

LARGE = ["templars_large", "patriarchate_large", "market_large", "nobility_large"]
SMALL = ["palace_left", "palace_right", "templars_left", "patriarchate_right", "market_left", "nobility_right"]


@pytest.mark.parametrize(
    ("area", "need"),
    [
        *(pytest.param(area, 2, marks=pytest.mark.rule("J703")) for area in LARGE),
        *(pytest.param(area, 1, marks=pytest.mark.rule("J704")) for area in SMALL),
        pytest.param("tower", 2, marks=pytest.mark.rule("J705")),
    ],
)
def test_the_captains_baron(area, need):
    pos = position("jerusalem", screen={"Blue": 2})
    for have in range(need):
        reason = refusal(pos, f"baron {area}")
        assert reason.code == "BARON_NEEDS_SQUIRES"
        assert (reason.numbers["need"], reason.numbers["have"]) == (need, have)
        pos.play(f"place {area}")
    assert pos.why(f"baron {area}") is None


@pytest.mark.rule("J703")
def test_the_captain_in_the_large_palace_area():
    pos = position("jerusalem", round=2, floors={"Red": 1}, screen={"Blue": 2}).play("place palace_large")
    assert refusal(pos, "baron palace_large").numbers["need"] == 2
    pos.play("place palace_large")
    assert pos.why("baron palace_large") is None


# --- Treasurer -----------------------------------------------------------------------------------


def hire_prices(pos, count):
    prices = []
    for _ in range(count):
        before = of(pos, "silver", pos.seat)
        pos.play("hire")
        prices.append(before - of(pos, "silver", pos.seat))
    return prices


@pytest.mark.rule("J706")
def test_the_treasurers_first_two_hires_cost_1_and_3_together():
    pos = position("jerusalem", seat="Red", silver={"Red": 3})
    assert hire_prices(pos, 2) == [1, 2]
    assert (of(pos, "silver", RED), of(pos, "screen", RED)) == (0, 2)


@pytest.mark.rule("J707")
def test_the_treasurers_further_hires_cost_3_each():
    pos = position("jerusalem", seat="Red")
    assert hire_prices(pos, 5) == [1, 2, 3, 3, 3]


@pytest.mark.rule("J708")
def test_the_treasurers_prices_are_counted_over_the_whole_turn():
    pos = position("jerusalem", seat="Red", screen={"Red": 3}, hands={"Red": ["squire1"]})
    assert hire_prices(pos, 1) == [1]
    play_all(pos, "place tower", "play squire1")
    assert hire_prices(pos, 1) == [2]
    play_all(pos, "place tower", "place tower")
    assert hire_prices(pos, 1) == [3]


@pytest.mark.rule("J708")
def test_hires_of_other_turns_do_not_count():
    pos = position("jerusalem", seat="Blue")
    assert hire_prices(pos, 2) == [3, 3]
    pos.play("end_turn")
    assert asked(pos) == ("Red", "turn")
    assert hire_prices(pos, 3) == [1, 2, 3]


@pytest.mark.rule("J708")
@pytest.mark.parametrize(("hired", "need"), [(0, 1), (1, 2), (2, 3)])
def test_the_treasurer_without_enough_silver(hired, need):
    pos = position("jerusalem", seat="Red", silver={"Red": (0, 2, 5)[hired]})
    hire_prices(pos, hired)
    reason = refusal(pos, "hire")
    assert reason.code == "NOT_ENOUGH_SILVER"
    assert reason.numbers == {"need": need, "have": need - 1}
    assert reason.message == f"This costs {need} silver; you have {need - 1}."


@pytest.mark.rule("J708")
def test_an_unused_reduction_is_lost_at_the_end_of_the_turn():
    pos = position("jerusalem", seat="Red")
    hire_prices(pos, 1)
    pos.play("end_turn")
    assert asked(pos) == ("Yellow", "turn")
    assert hire_prices(pos, 1) == [3]


# --- Marshal -------------------------------------------------------------------------------------


def marshal(**words):
    return position("jerusalem", seat="Yellow", **words)


@pytest.mark.rule("J709")
def test_the_marshal_takes_1_silver():
    pos = marshal().play("marshal_silver")
    assert each(pos, "silver") == [12, 12, 13, 12]


@pytest.mark.rule("J709")
@pytest.mark.parametrize("count", [1, 2])
def test_the_marshal_moves_up_to_two_squires_from_one_area_to_another(count):
    pos = marshal(squires={"tower": {"Yellow": 3, "Blue": 1}, "palace_left": {"Red": 2}})
    play_all(pos, "marshal_move", "from tower", "to palace_left", f"count {count}")
    assert squires(pos, "tower") == {"Blue": 1, "Yellow": 3 - count}
    assert squires(pos, "palace_left") == {"Red": 2, "Yellow": count}
    assert asked(pos) == ("Yellow", "turn")


@pytest.mark.rule("J709")
def test_the_marshal_moves_no_third_squire():
    pos = marshal(squires={"tower": {"Yellow": 5}})
    play_all(pos, "marshal_move", "from tower", "to palace_left")
    assert options(pos) == {"count 1", "count 2", "cancel"}
    reason = refusal(pos, "count 3")
    assert reason.code == "MOVE_LIMIT"
    assert reason.numbers == {"max": 2}
    assert reason.message == "You may move at most 2 squires."
    assert reason.rules == ("J618", "J709")


@pytest.mark.rule("J709")
def test_a_single_squire_of_the_marshal_moves_without_asking_how_many():
    pos = marshal(squires={"tower": {"Yellow": 1}})
    play_all(pos, "marshal_move", "from tower", "to palace_left")
    assert squires(pos, "palace_left") == {"Yellow": 1}
    assert asked(pos) == ("Yellow", "turn")


@pytest.mark.rule("J709")
def test_the_marshal_moves_only_his_own_squires():
    pos = marshal(squires={"tower": {"Yellow": 1}, "market_left": {"Blue": 2}}).play("marshal_move")
    assert options(pos) == {"from tower", "cancel"}
    assert refusal(pos, "from market_left").code == "NO_OWN_SQUIRE"


@pytest.mark.rule("J709")
@pytest.mark.parametrize(
    "words",
    [{}, {"squires": {"tower": {"Yellow": 3}}, "barons": {"Yellow": "tower"}}, {"squires": {"tower": {"Red": 3}}}],
)
def test_without_a_squire_to_move_the_marshal_can_only_take_silver(words):
    pos = marshal(**words)
    reason = refusal(pos, "marshal_move")
    assert reason.code == "NO_OWN_SQUIRE"
    assert reason.message == "You have no squire in any area without a baron."
    assert "marshal_move" not in options(pos)
    assert pos.why("marshal_silver") is None


@pytest.mark.rule("J710")
@pytest.mark.parametrize("owner", ["Yellow", "Green"])
def test_the_marshal_moves_neither_out_of_nor_into_an_area_with_a_baron(owner):
    pos = marshal(squires={"tower": {"Yellow": 1}, "market_left": {"Yellow": 3}}, barons={owner: "market_left"})
    pos.play("marshal_move")
    assert refusal(pos, "from market_left").code == "MOVE_FROM_BLOCKED"
    pos.play("from tower")
    assert refusal(pos, "to market_left").code == "MOVE_INTO_BLOCKED"
    assert len(offered(pos, "to")) == 14


@pytest.mark.rule("J710")
def test_the_marshals_target_differs_from_the_source():
    pos = marshal(squires={"tower": {"Yellow": 1}})
    play_all(pos, "marshal_move", "from tower")
    reason = refusal(pos, "to tower")
    assert (reason.code, reason.message) == ("SAME_AREA", "Source and target must be different areas.")
    assert "J710" in reason.rules


@pytest.mark.rule("J710")
@pytest.mark.parametrize("first", [["marshal_silver"], ["marshal_move", "from tower", "to palace_left", "count 1"]])
def test_the_marshals_ability_is_used_once_per_turn(first):
    pos = play_all(marshal(squires={"tower": {"Yellow": 4}}), *first)
    for again in ("marshal_silver", "marshal_move"):
        reason = refusal(pos, again)
        assert reason.code == "OFFICE_ABILITY_USED"
        assert reason.message == "You have already used the ability of your office this turn."
        assert reason.rules == ("J710",)
        assert again not in options(pos)


@pytest.mark.rule("J710")
def test_the_marshal_acts_at_any_moment_of_his_turn_or_not_at_all():
    pos = marshal(screen={"Yellow": 2}, squires={"tower": {"Yellow": 1}})
    play_all(pos, "place palace_left", "hire", "marshal_silver", "place palace_left", "end_turn")
    assert each(pos, "silver") == [12, 12, 10, 13]
    assert marshal().play("end_turn").seat == GREEN


@pytest.mark.rule("J710", "J507")
def test_the_marshals_squires_do_not_count_for_the_baron():
    pos = marshal(squires={"tower": {"Yellow": 2}}, screen={"Yellow": 2})
    play_all(pos, "marshal_move", "from tower", "to market_left", "count 2", *["place market_left"] * 2)
    reason = refusal(pos, "baron market_left")
    assert reason.code == "BARON_SOURCE"
    assert reason.numbers == {"area": "the Market (lower left area)", "have": 2}
    assert fresh(pos, "market_left") == 2


# --- Admiral and the order -----------------------------------------------------------------------


@pytest.mark.rule("J711")
def test_the_admiral_receives_his_silver_once_at_the_start_of_his_turn():
    pos = position("jerusalem", seat="Yellow").play("end_turn")
    assert asked(pos) == ("Green", "turn")
    assert each(pos, "silver") == [12, 12, 12, 13]
    play_all(pos, "place tower", "place tower")
    assert of(pos, "silver", GREEN) == 13


@pytest.mark.rule("J712")
def test_the_captain_picks_and_acts_first_the_admiral_last():
    pos = position(
        "jerusalem",
        phase="draft",
        offices={"Blue": "admiral", "Red": "marshal", "Yellow": "captain", "Green": "treasurer"},
        aside=["squire1", "silver2", "prestige2", "genoa"],
    )
    order = []
    for card in ("genoa", "silver2", "squire1"):
        order.append(asked(pos))
        pos.play(f"keep {card}")
    assert order == [("Yellow", "draft"), ("Green", "draft"), ("Red", "draft")]
    assert [int(pos.row.hand[seat].argmax()) for seat in (YELLOW, GREEN, RED, BLUE)] == [7, 1, 0, 2]
    turns = []
    while asked(pos)[1] == "turn":
        turns.append(asked(pos)[0])
        pos.play("end_turn")
    assert turns == ["Yellow", "Green", "Red", "Blue"]
