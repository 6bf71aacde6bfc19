"""The worked examples of phases 2 to 4, one test each (section 7: E10-E21 and constructed cases)."""

import pytest

from outremer.testing import position

from .reading import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    each,
    hand,
    of,
    offered,
    options,
    pile,
    play_all,
    refusal,
    squires,
)

MARKET = {
    "market_large": {"Green": 4, "Yellow": 3, "Blue": 1},
    "market_left": {"Red": 3, "Yellow": 2},
    "market_right": {"Blue": 3, "Yellow": 2},
}


@pytest.mark.rule("J811", "J813")
def test_e10_market_privilege_7_4_4_3():
    pos = position("jerusalem", phase="privileges", squires=MARKET)
    assert [int(pos.row.squires[seat].sum()) for seat in (YELLOW, BLUE, GREEN, RED)] == [7, 4, 4, 3]
    assert asked(pos) == ("Yellow", "materials")
    city = pos.view(BLUE).show()["city"]
    assert YELLOW not in [city[area]["controller"] for area in MARKET]


@pytest.mark.rule("J831")
def test_e11_market_income():
    pos = position("jerusalem", phase="income", squires=MARKET)
    play_all(pos, "take", "take", "take")
    assert asked(pos) == ("chance", None)
    assert each(pos, "screen") == [1, 1, 0, 2]
    assert [silver - 12 for silver in each(pos, "silver")] == [2, 2, 0, 4]
    assert each(pos, "prestige") == [0, 0, 0, 0]


@pytest.mark.rule("J852", "J853")
@pytest.mark.parametrize(("highest", "prestige", "floors", "left"), [(3, 4, 3, 0), (2, 4, 2, 4), (2, 5, 3, 0)])
def test_e12_cost_of_the_third_floor(highest, prestige, floors, left):
    pos = position("jerusalem", phase="build", floors={"Blue": 2, "Red": highest}, prestige={"Blue": prestige})
    assert (of(pos, "floors"), of(pos, "prestige")) == (floors, left)


@pytest.mark.rule("J910", "J911", "J912", "J913", "J914")
def test_e13_heir_to_the_throne():
    pos = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "heir"},
        offices={"Green": 1, "Yellow": 2, "Red": 3, "Blue": 4},
        squires={
            "palace_large": {"Green": 1, "Red": 2},
            "palace_left": {"Green": 3, "Yellow": 1},
            "palace_right": {"Yellow": 2, "Red": 1},
            "patriarchate_large": {"Red": 3},
        },
        barons={"Green": "palace_left", "Red": "patriarchate_large"},
    )
    before = each(pos, "supply")
    assert asked(pos) == ("Green", "heir_rescue")
    pos.play("rescue 2")
    assert asked(pos) == ("Red", "heir_rescue")
    pos.play("rescue 2")
    assert squires(pos, "palace_left") == {"Green": 2}
    assert squires(pos, "palace_large") == squires(pos, "palace_right") == {}
    assert squires(pos, "patriarchate_large") == {"Red": 5}
    lost = [after - was for after, was in zip(each(pos, "supply"), before, strict=True)]
    assert [lost[seat] for seat in (GREEN, RED, YELLOW, BLUE)] == [2, 1, 3, 0]


@pytest.mark.rule("J920", "J921", "J922", "J923")
def test_e14_election_of_the_patriarch():
    pos = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "election"},
        squires={
            "patriarchate_large": {"Blue": 3, "Yellow": 1},
            "patriarchate_left": {"Red": 2, "Yellow": 2},
            "patriarchate_right": {"Blue": 2},
            "nobility_large": {"Red": 3, "Blue": 1},
            "nobility_left": {"Yellow": 2, "Blue": 1},
        },
    )
    assert squires(pos, "patriarchate_large") == {"Blue": 1, "Yellow": 1}
    assert squires(pos, "patriarchate_left") == {"Red": 2, "Yellow": 2}
    assert squires(pos, "patriarchate_right") == {"Blue": 2}
    assert squires(pos, "nobility_large") == {"Red": 1, "Blue": 1}
    assert squires(pos, "nobility_left") == {"Yellow": 1, "Blue": 1}
    assert squires(pos, "nobility_right") == {}


@pytest.mark.rule("J930", "J931", "J932", "J933")
def test_e15_special_tax():
    pos = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "tax"},
        offices={"Blue": 1, "Green": 2, "Yellow": 3, "Red": 4},
        squires={
            "market_large": {"Blue": 3, "Yellow": 1, "Red": 1},
            "market_left": {"Blue": 2, "Green": 3},
            "market_right": {"Blue": 2, "Green": 1, "Yellow": 1},
        },
        silver={"Blue": 6, "Green": 3, "Yellow": 0, "Red": 2},
    )
    assert asked(pos) == ("Blue", "tax_keep")
    play_all(pos, *["keep market_large"] * 3, "keep market_left", "done")
    assert asked(pos) == ("Green", "tax_keep")
    play_all(pos, *["keep market_left"] * 3)
    assert asked(pos) == ("Red", "tax_keep")  # Yellow without silver is asked nothing
    pos.play("keep market_large")
    assert asked(pos) == ("chance", None)
    assert [of(pos, "silver", seat) for seat in (BLUE, GREEN, YELLOW, RED)] == [2, 0, 0, 1]
    assert squires(pos, "market_large") == {"Blue": 3, "Red": 1}
    assert squires(pos, "market_left") == {"Blue": 1, "Green": 3}
    assert squires(pos, "market_right") == {}


@pytest.mark.rule("J940", "J941", "J942", "J943", "J944", "J945")
def test_e16_war():
    pos = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "war"},
        offices={"Red": 1, "Green": 2, "Blue": 3, "Yellow": 4},
        squires={
            "templars_large": {"Red": 2, "Green": 4},
            "templars_left": {"Red": 2, "Green": 2, "Blue": 1},
            "templars_right": {"Green": 1},
            "palace_large": {"Green": 2, "Blue": 2},
            "market_large": {"Blue": 3, "Yellow": 3},
            "nobility_left": {"Red": 2},
            "patriarchate_large": {"Red": 2, "Yellow": 1},
        },
    )
    assert asked(pos) == ("Red", "war_remove")
    play_all(pos, *["remove 3 palace_large"] * 2, *["remove 0 palace_large"] * 2)
    assert asked(pos) == ("Green", "war_remove")
    play_all(pos, *["remove 1 nobility_left"] * 2)
    assert refusal(pos, "remove 1 patriarchate_large").code == "WAR_LIMIT_OPPONENT"
    play_all(pos, *["remove 0 market_large"] * 2, *["remove 2 market_large"] * 2)
    assert asked(pos) == ("Blue", "war_remove")  # Green's decision has closed by itself although k = 7
    pos.play("remove 1 patriarchate_large")
    assert asked(pos) == ("chance", None)  # Yellow has nobody in the Templars
    for area in ("templars_large", "templars_left", "templars_right", "palace_large", "nobility_left"):
        assert squires(pos, area) == {}
    assert squires(pos, "market_large") == {"Blue": 1, "Yellow": 1}
    assert squires(pos, "patriarchate_large") == {"Red": 1, "Yellow": 1}


@pytest.mark.rule("J823")
def test_e17_stealing_from_0():
    pos = position("jerusalem", phase="privileges", squires={"nobility_large": {"Red": 1}}, prestige={"Red": 2})
    pos.play("steal 3")
    assert (of(pos, "prestige", RED), of(pos, "prestige", GREEN)) == (3, 0)


@pytest.mark.rule("J613")
def test_e18_two_resources():
    pos = position("jerusalem", hands={"Blue": ["resources2"]})
    play_all(pos, "play resources2", "resource silver", "resource prestige")
    assert (of(pos, "silver"), of(pos, "prestige"), of(pos, "screen")) == (13, 1, 0)
    assert (hand(pos), pile(pos.row.discard)) == ([], ["resources2"])


@pytest.mark.rule("J624", "J625", "J626")
@pytest.mark.parametrize(
    ("first", "second"),
    [("large", "large"), ("right", "right"), ("large", "right"), ("right", "large")],
)
def test_e19_overwhelming_influence_templars(first, second):
    pos = position("jerusalem", hands={"Blue": ["influence_templars"]}, barons={"Red": "templars_left"})
    pos.play("play influence_templars")
    for place in (first, second):
        assert offered(pos, "area") == {"templars_large", "templars_right"}
        assert refusal(pos, "area templars_left").code == "INFLUENCE_BLOCKED"
        pos.play(f"area templars_{place}")
    assert sum(squires(pos, f"templars_{place}").get("Blue", 0) for place in {first, second}) == 2
    assert asked(pos) == ("Blue", "turn")


@pytest.mark.rule("J855")
def test_e20_more_than_seven_floors():
    pos = position("jerusalem", phase="build", floors={"Blue": 7, "Red": 7}, prestige={"Blue": 10})
    assert (of(pos, "floors"), of(pos, "prestige"), of(pos, "silver")) == (8, 0, 12)


@pytest.mark.rule("J842", "J843", "J844", "J845")
@pytest.mark.parametrize(("switch", "sums"), [("tied", [2, 4, 1, 0]), ("all", [2, 4, 2, 1])])
def test_e21_kings_gifts_with_a_tie(switch, sums):
    pos = position(
        "jerusalem",
        options={"gift_tie": switch},
        phase="gifts",
        round=5,
        screen={"Blue": 4, "Red": 4, "Yellow": 1},
        silver={"Blue": 3, "Red": 5, "Yellow": 2, "Green": 0},
        hands={"Blue": ["genoa"], "Yellow": ["move2", "move2"]},
        floors={"Blue": 9, "Red": 9, "Yellow": 9, "Green": 9},  # too high for the gifts to build on
    )
    assert each(pos, "prestige") == sums


# --- constructed cases ---------------------------------------------------------------------------


@pytest.mark.rule("J854")
def test_x03_surcharge_within_one_step():
    pos = position(
        "jerusalem",
        phase="build",
        offices={"Blue": 2, "Red": 3, "Yellow": 1},
        floors={"Blue": 2, "Red": 2},
        prestige={"Blue": 5, "Red": 4},
    )
    assert each(pos, "floors")[:2] == [3, 3]
    assert each(pos, "prestige")[:2] == [0, 0]


@pytest.mark.rule("J851", "J852", "J853")
def test_x04_several_floors_at_once():
    pos = position("jerusalem", phase="build", prestige={"Blue": 8})
    assert (of(pos, "floors"), of(pos, "prestige")) == (2, 1)


@pytest.mark.rule("J623")
def test_x08_treasurer_with_genoa():
    pos = position("jerusalem", seat="Red", hands={"Red": ["genoa"]}).play("play genoa")
    spent = []
    for _ in range(4):
        before = of(pos, "silver", RED)
        pos.play("hire")
        spent.append(before - of(pos, "silver", RED))
    assert spent == [1, 2, 2, 2]


@pytest.mark.rule("J833", "J834", "J851")
@pytest.mark.parametrize(("declined", "floors", "left"), [(0, 4, 1), (2, 3, 5)])
def test_x10_declining_prestige(declined, floors, left):
    pos = position(
        "jerusalem",
        phase="income",
        squires={"palace_large": {"Blue": 1}},
        floors={"Blue": 3, "Red": 2},
        prestige={"Blue": 3},
    )
    play_all(pos, *["decline prestige"] * declined, "take")
    assert (of(pos, "floors"), of(pos, "prestige")) == (floors, left)


@pytest.mark.rule("J945")
def test_x11_war_against_a_later_player():
    pos = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "war"},
        offices={"Red": 1, "Green": 2, "Blue": 3, "Yellow": 4},
        squires={"templars_left": {"Red": 1, "Green": 1}, "palace_left": {"Green": 3}, "tower": {"Blue": 2}},
    )
    assert asked(pos) == ("Red", "war_remove")
    pos.play("remove 3 templars_left")
    assert asked(pos) == ("chance", None)  # Green's k is 0: he removes nobody
    assert squires(pos, "tower") == {"Blue": 2}


@pytest.mark.rule("J1002", "J1003", "J1004")
def test_x12_final_tie():
    pos = position(
        "jerusalem",
        players=3,
        phase="game_end",
        round=5,
        floors={"Blue": 6, "Red": 6, "Yellow": 5},
        prestige={"Blue": 3, "Red": 3, "Yellow": 8},
        offices={"Blue": 4, "Red": 2, "Yellow": 3},
    )
    assert pos.record().result["places"] == [2, 1, 3]
    assert pos.returns == (0, 1, -1)


@pytest.mark.rule("J807")
def test_x14_tower_move_decides_a_privilege():
    pos = position(
        "jerusalem",
        phase="tower",
        squires={"tower": {"Red": 2}, "market_large": {"Blue": 3}, "market_right": {"Red": 3}},
    )
    assert of(pos, "silver", RED) == 13
    skipped = pos.copy().play("skip")
    assert asked(skipped) == ("Blue", "materials")
    pos.play("to market_left")
    assert asked(pos) == ("Red", "materials")
    assert options(pos) == {f"buy {count}" for count in range(5)}


@pytest.mark.rule("J854")
def test_x15_surcharge_gone_too_late():
    pos = position(
        "jerusalem",
        phase="build",
        offices={"Blue": 2, "Red": 3, "Yellow": 1},
        floors={"Blue": 1, "Red": 1},
        prestige={"Blue": 3, "Red": 4},
    )
    assert each(pos, "floors")[:2] == [1, 2]
    assert each(pos, "prestige")[:2] == [3, 0]
