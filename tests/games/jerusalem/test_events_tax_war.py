"""Phase 4: Special Tax and War, and taking back in events (J930-J946)."""

import pytest

from outremer.testing import position

from .reading import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    each,
    of,
    options,
    play_all,
    refusal,
    squires,
)

TEMPLARS = ("templars_large", "templars_left", "templars_right")


def event(name, **words):
    return position("jerusalem", phase="event", round=2, events={2: name}, **words)


# --- Special Tax (D41) ---------------------------------------------------------------------------


@pytest.mark.rule("J930")
def test_who_pays_nothing_loses_all_squires_in_the_market():
    city = {"market_large": {"Blue": 3}, "market_left": {"Blue": 2}, "market_right": {"Blue": 1}, "tower": {"Blue": 1}}
    pos = event("tax", squires=city).play("done")
    assert [squires(pos, area) for area in city] == [{}, {}, {}, {"Blue": 1}]
    assert (of(pos, "silver"), of(pos, "supply")) == (12, 49)


@pytest.mark.rule("J931")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_any_number_may_be_kept_for_1_silver_each(kept):
    pos = event("tax", squires={"market_left": {"Blue": 3}})
    play_all(pos, *["keep market_left"] * kept)
    assert of(pos, "silver") == 12 - kept
    assert squires(pos, "market_left") == {"Blue": 3}  # the others go with the answer
    pos.play("done")
    assert squires(pos, "market_left") == ({"Blue": kept} if kept else {})
    assert (of(pos, "silver"), of(pos, "supply")) == (12 - kept, 50 - kept)


@pytest.mark.rule("J931")
def test_d41_closes_when_all_squires_are_kept():
    pos = event("tax", squires={"market_left": {"Blue": 1}, "market_large": {"Blue": 1}})
    play_all(pos, "keep market_left", "keep market_large")
    assert asked(pos) == ("chance", None)
    assert of(pos, "silver") == 10


@pytest.mark.rule("J931")
def test_d41_closes_when_the_silver_is_spent():
    pos = event("tax", squires={"market_left": {"Blue": 3}}, silver={"Blue": 2})
    play_all(pos, "keep market_left", "keep market_left")
    assert asked(pos) == ("chance", None)
    assert squires(pos, "market_left") == {"Blue": 2}
    assert of(pos, "silver") == 0


@pytest.mark.rule("J931")
def test_d41_is_not_asked_without_silver_or_squires():
    pos = event("tax", squires={"market_left": {"Blue": 3}}, silver={"Blue": 0})
    assert asked(pos) == ("chance", None)
    assert squires(pos, "market_left") == {}


@pytest.mark.rule("J932")
def test_the_players_decide_in_player_order():
    pos = event(
        "tax",
        offices={"Green": 1, "Yellow": 2, "Red": 3, "Blue": 4},
        squires={"market_left": {"Blue": 1, "Red": 1, "Yellow": 1, "Green": 1}},
    )
    seen = []
    while asked(pos)[1] == "tax_keep":
        seen.append(asked(pos)[0])
        pos.play("done")
    assert seen == ["Green", "Yellow", "Red", "Blue"]


@pytest.mark.rule("J933")
def test_the_player_chooses_which_squires_stay_area_by_area():
    pos = event("tax", squires={"market_large": {"Blue": 2}, "market_right": {"Blue": 2, "Red": 1}}, silver={"Red": 0})
    assert options(pos) == {"keep market_large", "keep market_right", "done"}
    assert refusal(pos, "keep market_left").code == "TAX_NOT_THERE"
    play_all(pos, "keep market_right", "keep market_right")
    reason = refusal(pos, "keep market_right")
    assert reason.code == "TAX_NOT_THERE"
    assert reason.numbers == {"area": "the Market (lower right area)"}
    assert reason.message == "You have no further squire in the Market (lower right area) to keep."
    assert reason.rules == ("J931",)
    assert options(pos) == {"keep market_large", "done"}
    pos.play("done")
    assert (squires(pos, "market_large"), squires(pos, "market_right")) == ({}, {"Blue": 2})
    assert each(pos, "silver") == [10, 0, 12, 12]


# --- War (D42) -----------------------------------------------------------------------------------


@pytest.mark.rule("J940")
def test_all_squires_in_the_templar_areas_are_removed_in_player_order():
    pos = event(
        "war",
        offices={"Green": 1, "Yellow": 2, "Red": 3, "Blue": 4},
        squires={area: {"Blue": 1, "Red": 1, "Green": 1} for area in TEMPLARS},
    )
    assert asked(pos) == ("Green", "war_remove")
    assert squires(pos, "templars_left") == {"Blue": 1, "Red": 1}
    pos.play("done")
    assert asked(pos) == ("Red", "war_remove")
    assert squires(pos, "templars_left") == {"Blue": 1}
    pos.play("done")
    assert asked(pos) == ("chance", None)  # Blue has lost his, and no enemy is left on the board
    assert all(squires(pos, area) == {} for area in TEMPLARS)
    assert each(pos, "supply") == [50, 50, 50, 50]


@pytest.mark.rule("J941")
def test_for_each_squire_lost_one_enemy_squire_anywhere_may_be_removed():
    pos = event(
        "war",
        squires={
            "templars_left": {"Blue": 2},
            "palace_large": {"Red": 2},
            "tower": {"Yellow": 1, "Blue": 1},
            "nobility_right": {"Green": 1},
        },
    )
    assert options(pos) == {"remove 1 palace_large", "remove 2 tower", "remove 3 nobility_right", "done"}
    play_all(pos, "remove 1 palace_large", "remove 3 nobility_right")
    assert asked(pos) == ("chance", None)  # two lost, two removed
    assert squires(pos, "palace_large") == {"Red": 1}
    assert squires(pos, "nobility_right") == {}
    assert squires(pos, "tower") == {"Blue": 1, "Yellow": 1}
    assert each(pos, "supply") == [49, 49, 49, 50]


@pytest.mark.rule("J941")
def test_in_war_only_squires_of_other_players_that_are_there():
    pos = event("war", squires={"templars_left": {"Blue": 2}, "tower": {"Blue": 1, "Red": 1}})
    own = refusal(pos, "remove 0 tower")
    assert own.code == "WAR_OWN"
    assert own.message == "Choose a squire of another player."
    assert own.rules == ("J941",)
    missing = refusal(pos, "remove 3 tower")
    assert missing.code == "NO_ENEMY_SQUIRE"
    assert missing.numbers == {"player": "Green", "area": "the Tower of David"}
    assert missing.message == "Green has no squire in the Tower of David."


@pytest.mark.rule("J942")
@pytest.mark.parametrize("owner", ["Blue", "Red", "Green"])
def test_the_area_may_hold_a_baron(owner):
    pos = event("war", squires={"templars_left": {"Blue": 1}, "tower": {"Red": 3}}, barons={owner: "tower"})
    pos.play("remove 1 tower")
    assert squires(pos, "tower") == {"Red": 2}


@pytest.mark.rule("J943")
def test_at_most_2_squires_of_each_other_player():
    pos = event(
        "war",
        squires={"templars_left": {"Blue": 5}, "tower": {"Red": 3, "Green": 1}, "palace_left": {"Red": 1}},
    )
    play_all(pos, "remove 1 tower", "remove 1 palace_left")
    reason = refusal(pos, "remove 1 tower")
    assert reason.code == "WAR_LIMIT_OPPONENT"
    assert reason.numbers == {"max": 2, "player": "Red"}
    assert reason.message == "You have already removed 2 squires of Red."
    assert reason.rules == ("J943",)
    assert options(pos) == {"remove 3 tower", "done"}
    pos.play("remove 3 tower")
    assert asked(pos) == ("chance", None)  # nobody is left to remove, though 5 were lost
    assert squires(pos, "tower") == {"Red": 2}


@pytest.mark.rule("J943")
def test_the_limit_counts_for_each_player_anew():
    pos = event(
        "war",
        squires={"templars_left": {"Blue": 2, "Red": 2}, "tower": {"Green": 5}},
    )
    play_all(pos, "remove 3 tower", "remove 3 tower")
    assert asked(pos) == ("Red", "war_remove")
    play_all(pos, "remove 3 tower", "remove 3 tower")
    assert squires(pos, "tower") == {"Green": 1}


@pytest.mark.rule("J944")
def test_who_has_no_squires_in_the_templars_loses_and_removes_none():
    pos = event("war", squires={"templars_left": {"Red": 1}, "tower": {"Blue": 2}, "palace_left": {"Green": 1}})
    assert asked(pos) == ("Red", "war_remove")  # Blue, before him, is not asked
    pos.play("done")
    assert asked(pos) == ("chance", None)
    assert (squires(pos, "tower"), squires(pos, "palace_left")) == ({"Blue": 2}, {"Green": 1})


@pytest.mark.rule("J945")
@pytest.mark.parametrize("removed", [0, 1, 2])
def test_his_squires_go_first_then_he_removes_as_few_as_he_likes(removed):
    pos = event("war", squires={"templars_left": {"Red": 2}, "templars_right": {"Red": 1}, "tower": {"Green": 9}})
    assert (squires(pos, "templars_left"), squires(pos, "templars_right")) == ({}, {})
    assert of(pos, "supply", RED) == 50
    play_all(pos, *["remove 3 tower"] * removed)
    if removed < 2:
        assert options(pos) == {"remove 3 tower", "done"}
        pos.play("done")
    assert asked(pos) == ("chance", None)
    assert squires(pos, "tower") == {"Green": 9 - removed}


@pytest.mark.rule("J945")
def test_k_is_counted_when_the_turn_in_the_event_comes():
    pos = event(
        "war", squires={"templars_left": {"Blue": 1, "Red": 3}, "tower": {"Yellow": 5}, "palace_left": {"Green": 5}}
    )
    assert "remove 1 templars_left" in options(pos)
    pos.play("remove 1 templars_left")
    play_all(pos, "remove 2 tower", "remove 3 palace_left")
    assert asked(pos) == ("chance", None)  # Red's k was 2, not 3


@pytest.mark.rule("J946")
def test_squires_behind_screens_are_safe():
    pos = event("war", squires={"templars_left": {"Blue": 3}}, screen={"Blue": 2, "Red": 4})
    assert asked(pos) == ("chance", None)  # no enemy stands in any area
    assert each(pos, "screen") == [2, 4, 0, 0]
    assert each(pos, "supply") == [48, 46, 50, 50]


# --- undo in phase 4 -----------------------------------------------------------------------------


@pytest.mark.rule("J931", "J941")
@pytest.mark.parametrize(
    ("name", "area", "step"), [("tax", "market_left", "keep market_left"), ("war", "templars_left", "remove 3 tower")]
)
def test_d41_d42_steps_can_be_taken_back_while_the_same_seat_is_asked(name, area, step):
    pos = event(name, squires={area: {"Blue": 3, "Red": 1}, "tower": {"Green": 5}})
    before = pos.rows.tobytes()
    pos.play(step)
    assert pos.undo_refused() is None
    assert pos.undo().rows.tobytes() == before
    play_all(pos, step, "done")
    assert asked(pos)[0] == "Red"
    reason = pos.undo_refused()
    assert reason is not None
    assert reason.message == "You cannot take this back: Red has been asked since."


@pytest.mark.rule("J914")
def test_d40_the_rescue_is_a_barrier_when_another_seat_is_asked():
    pos = event(
        "heir", squires={"palace_left": {"Blue": 1, "Yellow": 1}}, barons={"Blue": "tower", "Yellow": "market_left"}
    ).play("rescue 1")
    assert pos.seat == YELLOW
    reason = pos.undo_refused()
    assert reason is not None
    assert reason.message == "You cannot take this back: Yellow has been asked since."


@pytest.mark.rule("J901")
@pytest.mark.parametrize(
    ("name", "area", "action"),
    [("heir", "palace_left", "rescue 0"), ("tax", "market_left", "done"), ("war", "templars_left", "done")],
)
def test_another_seat_cannot_answer_in_an_event(name, area, action):
    barons = {"Blue": "tower", "Green": "palace_right"}
    pos = event(name, squires={area: {"Blue": 1}, "tower": {"Green": 1}}, barons=barons)
    assert pos.seat == BLUE
    reason = refusal(pos, action, seat=GREEN)
    assert (reason.code, reason.message) == ("NOT_YOUR_DECISION", "It is Blue’s decision now.")
