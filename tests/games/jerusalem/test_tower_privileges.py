"""Phase 3, steps 1 and 2: the Tower of David and the privileges (J801-J823)."""

import pytest

from outremer.games.jerusalem.names import AREA_IDS
from outremer.testing import position

from .reading import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    each,
    end_turns,
    hand,
    hand_sizes,
    of,
    offered,
    options,
    play_all,
    refusal,
    squires,
    weights,
)

EVERYWHERE = set(AREA_IDS) - {"tower"}


@pytest.mark.rule("J801", "J815")
def test_the_steps_of_phase_3_in_order():
    pos = position(
        "jerusalem",
        seat="Green",
        squires={
            "tower": {"Blue": 1},
            "patriarchate_left": {"Red": 1},
            "market_left": {"Yellow": 1},
            "nobility_left": {"Green": 1},
        },
        screen={"Red": 1},
        prestige={"Blue": 3},
    )
    pos.play("end_turn")
    seen = []
    for answer in ("skip", "skip", "buy 0", "skip", "take_rest", "take_rest", "take_rest"):
        seen.append(asked(pos))
        assert each(pos, "floors") == [0, 0, 0, 0]  # building comes last
        pos.play(answer)
    assert seen == [
        ("Blue", "tower_move"),
        ("Red", "scholars"),
        ("Yellow", "materials"),
        ("Green", "intrigue"),
        ("Red", "income"),
        ("Yellow", "income"),
        ("Green", "income"),
    ]
    assert each(pos, "floors") == [1, 0, 0, 0]


# --- step 1: the Tower of David ------------------------------------------------------------------


@pytest.mark.rule("J802")
@pytest.mark.parametrize(
    ("tower", "controller"),
    [
        ({"Blue": 1}, BLUE),
        ({"Blue": 1, "Yellow": 2}, YELLOW),
        ({"Red": 2, "Green": 2, "Blue": 1}, RED),  # the tie goes to the lower office
    ],
)
def test_the_controller_of_the_tower_receives_1_silver(tower, controller):
    pos = position("jerusalem", phase="tower", squires={"tower": tower})
    assert pos.seat == controller
    assert each(pos, "silver") == [13 if seat == controller else 12 for seat in range(4)]


@pytest.mark.rule("J802", "J415")
def test_an_empty_tower_pays_nobody_and_nobody_is_asked():
    pos = position("jerusalem", phase="tower", squires={"nobility_left": {"Blue": 1}})
    assert each(pos, "silver") == [12, 12, 12, 12]
    assert asked(pos) == ("Blue", "intrigue")


@pytest.mark.rule("J803")
def test_the_controller_may_move_one_squire_from_the_tower_anywhere():
    pos = position("jerusalem", phase="tower", squires={"tower": {"Red": 3, "Blue": 1}})
    assert options(pos) == {f"to {area}" for area in EVERYWHERE} | {"skip"}
    pos.play("to palace_left")
    assert squires(pos, "tower") == {"Blue": 1, "Red": 2}
    assert squires(pos, "palace_left") == {"Red": 1}
    assert asked(pos) == ("Red", "income")  # one squire only: no second move


@pytest.mark.rule("J803")
def test_the_squire_from_the_tower_must_leave_it():
    pos = position("jerusalem", phase="tower", squires={"tower": {"Red": 1}})
    reason = refusal(pos, "to tower")
    assert (reason.code, reason.message) == ("SAME_AREA", "Source and target must be different areas.")
    assert "J803" in reason.rules


@pytest.mark.rule("J803")
@pytest.mark.parametrize("action", ["to palace_left", "skip"])
def test_only_the_controller_of_the_tower_has_the_move(action):
    pos = position("jerusalem", phase="tower", squires={"tower": {"Red": 2, "Blue": 1}})
    reason = refusal(pos, action, seat=BLUE)
    assert reason.code == "NOT_TOWER_CONTROLLER"
    assert reason.message == "You do not control the Tower of David."
    assert reason.rules == ("J802", "J803")


@pytest.mark.rule("J804")
@pytest.mark.parametrize(("switch", "own_allowed"), [("no_baron", False), ("no_foreign_baron", True)])
def test_barons_and_the_target_of_the_tower_move_by_edition(switch, own_allowed):
    pos = position(
        "jerusalem",
        options={"tower_move_target": switch},
        phase="tower",
        squires={"tower": {"Red": 1}},
        barons={"Red": "palace_left", "Blue": "market_large"},
    )
    reason = refusal(pos, "to market_large")
    assert reason.code == "TOWER_TARGET_BLOCKED"
    assert reason.numbers == {"area": "the Market (large area)"}
    assert reason.message == (
        "A baron stands in the Market (large area); the squire from the Tower of David cannot move there."
    )
    assert reason.rules == ("J804",)
    assert (pos.why("to palace_left") is None) == own_allowed
    assert offered(pos, "to") == EVERYWHERE - {"market_large"} - (set() if own_allowed else {"palace_left"})


@pytest.mark.rule("J805")
@pytest.mark.parametrize("answer", ["skip", "to palace_left"])
def test_the_silver_is_paid_whether_or_not_the_move_is_made(answer):
    pos = position("jerusalem", phase="tower", squires={"tower": {"Red": 1}}).play(answer)
    assert each(pos, "silver") == [12, 13, 12, 12]
    assert squires(pos, "tower") == ({"Red": 1} if answer == "skip" else {})


@pytest.mark.rule("J805")
def test_the_towers_silver_cannot_be_declined():
    pos = position("jerusalem", phase="tower", squires={"tower": {"Red": 1}})
    assert refusal(pos, "decline silver").code == "WRONG_PHASE"


@pytest.mark.rule("J806")
@pytest.mark.parametrize("owner", ["Red", "Blue"])
@pytest.mark.parametrize("switch", [True, False])
def test_the_tower_move_under_a_baron_by_edition(switch, owner):
    pos = position(
        "jerusalem",
        options={"tower_move_under_baron": switch},
        phase="tower",
        squires={"tower": {"Red": 3}, "palace_left": {"Red": 1}},
        barons={owner: "tower"},
    )
    assert each(pos, "silver") == [12, 13, 12, 12]
    if switch:
        assert asked(pos) == ("Red", "tower_move")
        pos.play("to market_left")
        assert squires(pos, "tower") == {"Red": 2}
    else:
        assert asked(pos) == ("Red", "income")


@pytest.mark.rule("J806")
def test_without_a_baron_on_the_tower_the_move_is_offered_in_every_edition():
    pos = position(
        "jerusalem",
        options={"tower_move_under_baron": False},
        phase="tower",
        squires={"tower": {"Red": 3}},
        barons={"Red": "palace_left"},
    )
    assert asked(pos) == ("Red", "tower_move")


@pytest.mark.rule("J807")
def test_the_tower_move_comes_before_majorities_are_counted():
    words = {
        "phase": "tower",
        "squires": {"tower": {"Red": 1}, "nobility_left": {"Blue": 1}, "palace_left": {"Green": 1}},
    }
    skipped = position("jerusalem", **words).play("skip")
    assert asked(skipped) == ("Blue", "intrigue")
    moved = position("jerusalem", offices={"Red": 1, "Blue": 2}, **words).play("to nobility_left")
    assert asked(moved) == ("Red", "intrigue")  # he ties now, with the lower office
    play_all(moved, "skip", "take_rest")
    assert asked(moved) == ("Red", "income")  # and controls the area in step 3


# --- step 2: privileges --------------------------------------------------------------------------


@pytest.mark.rule("J810")
@pytest.mark.parametrize(
    ("centre", "decision"),
    [
        ("palace", None),
        ("templars", None),
        ("patriarchate", "scholars"),
        ("market", "materials"),
        ("nobility", "intrigue"),
    ],
)
def test_three_centres_grant_a_privilege(centre, decision):
    pos = position("jerusalem", phase="privileges", squires={f"{centre}_right": {"Red": 1}}, screen={"Red": 1})
    assert asked(pos) == ("Red", decision or "income")


@pytest.mark.rule("J810")
def test_the_tower_grants_no_privilege():
    pos = position("jerusalem", phase="privileges", squires={"tower": {"Red": 1}, "palace_left": {"Red": 1}})
    assert asked(pos) == ("Red", "income")


@pytest.mark.rule("J811")
def test_the_highest_sum_over_the_three_areas_wins():
    pos = position(
        "jerusalem",
        phase="privileges",
        squires={
            "nobility_large": {"Blue": 3, "Red": 1},
            "nobility_left": {"Red": 2, "Blue": 1},
            "nobility_right": {"Red": 2},
        },
    )
    assert asked(pos) == ("Red", "intrigue")  # 5 against 4


@pytest.mark.rule("J811")
def test_each_centre_is_counted_separately():
    pos = position(
        "jerusalem",
        phase="privileges",
        squires={"market_left": {"Blue": 5, "Red": 1}, "nobility_left": {"Red": 1}, "palace_left": {"Blue": 9}},
    )
    assert asked(pos) == ("Blue", "materials")
    assert asked(pos.play("buy 0")) == ("Red", "intrigue")


@pytest.mark.rule("J811", "J812")
@pytest.mark.parametrize(
    ("squires_", "action", "centre"),
    [
        ({"patriarchate_left": {"Green": 1}}, "draw", "Patriarchate"),
        ({"market_left": {"Green": 1}}, "buy 1", "Market"),
        ({"nobility_left": {"Green": 1}}, "steal 0", "Nobility"),
        ({"nobility_left": {"Green": 1}}, "skip", "Nobility"),
    ],
)
def test_only_the_winner_uses_the_privilege(squires_, action, centre):
    pos = position("jerusalem", phase="privileges", squires=squires_, screen={"Green": 1, "Red": 1})
    reason = refusal(pos, action, seat=RED)
    assert reason.code == "PRIVILEGE_NOT_YOURS"
    assert reason.numbers == {"player": "Green", "centre": centre}
    assert reason.message == f"Green has won the privilege of {centre}."
    assert reason.rules == ("J811", "J812")


@pytest.mark.rule("J812")
@pytest.mark.parametrize(("offices", "winner"), [({"Red": 2, "Yellow": 3}, "Red"), ({"Red": 3, "Yellow": 2}, "Yellow")])
def test_a_tie_goes_to_the_lower_office_of_the_tied(offices, winner):
    pos = position(
        "jerusalem",
        phase="privileges",
        offices=offices,
        squires={"nobility_left": {"Red": 3, "Blue": 1}, "nobility_right": {"Yellow": 3}},
    )
    assert asked(pos) == (winner, "intrigue")


@pytest.mark.rule("J813")
def test_no_area_need_be_controlled():
    pos = position(
        "jerusalem",
        phase="privileges",
        squires={
            "nobility_large": {"Blue": 2, "Red": 1},
            "nobility_left": {"Green": 2, "Red": 1},
            "nobility_right": {"Yellow": 2, "Red": 1},
        },
    )
    assert asked(pos) == ("Red", "intrigue")
    city = pos.view(RED).show()["city"]
    assert [city[f"nobility_{place}"]["controller"] for place in ("large", "left", "right")] == [BLUE, GREEN, YELLOW]


@pytest.mark.rule("J814", "J815")
def test_one_player_may_win_all_privileges_in_their_order():
    pos = position(
        "jerusalem",
        phase="privileges",
        squires={"patriarchate_left": {"Red": 1}, "market_left": {"Red": 1}, "nobility_left": {"Red": 1}},
        screen={"Red": 1},
    )
    seen = []
    for answer in ("skip", "buy 2", "steal 3"):
        seen.append(asked(pos))
        pos.play(answer)
    assert seen == [("Red", "scholars"), ("Red", "materials"), ("Red", "intrigue")]
    assert of(pos, "prestige", RED) == 3


@pytest.mark.rule("J816")
def test_a_centre_without_squires_gives_its_privilege_to_nobody():
    pos = position("jerusalem", phase="privileges", squires={"palace_left": {"Red": 1}}, screen={"Blue": 3, "Red": 3})
    assert asked(pos) == ("Red", "income")


@pytest.mark.rule("J817")
@pytest.mark.parametrize(("centre", "answer"), [("patriarchate", "skip"), ("market", "buy 0"), ("nobility", "skip")])
def test_using_a_privilege_is_optional(centre, answer):
    words = {"squires": {f"{centre}_left": {"Red": 1}}, "screen": {"Red": 1}, "prestige": {"Blue": 1, "Red": 1}}
    pos = position("jerusalem", phase="privileges", **words).play(answer)
    assert asked(pos) == ("Red", "income")
    assert each(pos, "silver") == [12, 12, 12, 12]
    assert each(pos, "screen") == [0, 1, 0, 0]
    assert each(pos, "prestige") == [1, 1, 0, 0]
    assert hand_sizes(pos) == [0, 0, 0, 0]


@pytest.mark.rule("J817")
def test_a_privilege_is_paid_from_what_one_owns_before_the_income():
    """The Market would bring 2 silver and a squire in step 3: they come too late for step 2."""
    pos = position("jerusalem", phase="privileges", squires={"market_left": {"Red": 1}}, silver={"Red": 3})
    assert offered(pos, "buy") == {"0", "1"}
    poor = position("jerusalem", phase="privileges", squires={"market_left": {"Red": 1}}, silver={"Red": 1})
    assert asked(poor) == ("Red", "income")


# --- Scholars (D31) ------------------------------------------------------------------------------


def scholars(**words):
    return position(
        "jerusalem", phase="privileges", squires={"patriarchate_left": {"Red": 1}}, screen={"Red": 2}, **words
    )


@pytest.mark.rule("J818")
def test_the_scholars_give_the_top_card_for_a_squire_from_behind_the_screen():
    pos = scholars()
    assert options(pos) == {"draw", "skip"}
    pos.play("draw")
    assert (of(pos, "screen", RED), of(pos, "supply", RED)) == (1, 48)
    assert asked(pos) == ("chance", None)
    pos.play("card defector")
    assert hand(pos, RED) == ["defector"]
    assert int(pos.row.deck.sum()) == 26
    assert squires(pos, "patriarchate_left") == {"Red": 1}


@pytest.mark.rule("J818")
def test_without_a_squire_behind_the_screen_the_scholars_are_skipped():
    pos = position("jerusalem", phase="privileges", squires={"patriarchate_left": {"Red": 5}})
    assert asked(pos) == ("Red", "income")


@pytest.mark.rule("J819")
def test_the_scholars_give_one_card_per_round():
    pos = play_all(scholars(), "draw", "card defector")
    assert of(pos, "screen", RED) == 1
    assert asked(pos) == ("Red", "income")
    assert refusal(pos, "draw").code == "WRONG_PHASE"


@pytest.mark.rule("J819", "J603")
def test_the_scholars_card_is_played_from_the_next_phase_2_on():
    pos = play_all(scholars(), "draw", "card prestige2")
    assert refusal(pos, "play prestige2").code == "CARD_NOT_NOW"


@pytest.mark.rule("J819", "J844")
def test_in_round_5_the_scholars_card_still_counts_for_the_gift():
    words = {"round": 5, "silver": {"Blue": 0, "Red": 0, "Yellow": 0, "Green": 0}}
    pos = play_all(scholars(**words), "draw", "card prestige2", "decline squire", "decline prestige")
    assert pos.over
    assert each(pos, "prestige") == [0, 1, 0, 0]  # most squires: 3 + card: 1, less 3 for the first floor
    assert each(pos, "floors") == [0, 1, 0, 0]


@pytest.mark.rule("J818")
def test_d31_drawing_is_a_barrier_and_skipping_is_none():
    assert scholars().play("skip").undo_refused() is None  # Red himself is asked next
    drawn = play_all(scholars(), "draw", "card move2")
    reason = drawn.undo_refused()
    assert reason is not None
    assert (reason.code, reason.message) == ("UNDO_BARRIER", "You cannot take this back: chance has decided since.")


# --- Building Materials (D32) --------------------------------------------------------------------


@pytest.mark.rule("J820")
@pytest.mark.parametrize(("silver", "most"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (40, 4)])
def test_up_to_4_prestige_for_2_silver_each(silver, most):
    pos = position("jerusalem", phase="privileges", squires={"market_left": {"Red": 1}}, silver={"Red": silver})
    assert options(pos) == {f"buy {count}" for count in range(most + 1)}
    limit = refusal(pos, "buy 5")
    assert limit.code == "MATERIALS_LIMIT"
    assert limit.numbers == {"max": 4}
    assert limit.message == "You may buy at most 4 prestige here."
    assert limit.rules == ("J820",)
    if most < 4:
        poor = refusal(pos, f"buy {most + 1}")
        assert (poor.code, poor.numbers) == ("NOT_ENOUGH_SILVER", {"need": 2 * most + 2, "have": silver})


@pytest.mark.rule("J821")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_the_silver_goes_to_the_bank_and_the_marker_forward(count):
    pos = position("jerusalem", phase="privileges", squires={"market_left": {"Red": 1}}, prestige={"Red": 1})
    pos.play(f"buy {count}")
    assert each(pos, "silver") == [12, 12 - 2 * count, 12, 12]
    assert each(pos, "prestige") == [0, 1 + count, 0, 0]


# --- Court Intrigue (D33) ------------------------------------------------------------------------


def intrigue(**words):
    return position("jerusalem", phase="privileges", squires={"nobility_left": {"Red": 1}}, **words)


@pytest.mark.rule("J822")
def test_the_intrigue_steals_1_prestige_from_a_player_of_ones_choice():
    pos = intrigue(prestige={"Blue": 3, "Red": 2, "Yellow": 3, "Green": 3})
    assert options(pos) == {"steal 0", "steal 2", "steal 3", "skip"}
    pos.play("steal 2")
    assert each(pos, "prestige") == [3, 3, 2, 3]


@pytest.mark.rule("J822")
def test_nobody_steals_from_himself():
    reason = refusal(intrigue(), "steal 1")
    assert reason.code == "STEAL_SELF"
    assert reason.message == "Choose another player."
    assert reason.rules == ("J822",)


@pytest.mark.rule("J823")
def test_a_player_on_0_may_be_chosen_and_the_thief_still_gains():
    pos = intrigue(prestige={"Red": 4})
    assert offered(pos, "steal") == {"0", "2", "3"}  # all of them on 0: still a choice
    pos.play("steal 0")
    assert each(pos, "prestige") == [0, 5, 0, 0]


# --- undo in steps 1 and 2 -----------------------------------------------------------------------


@pytest.mark.rule("J803", "J820", "J822")
@pytest.mark.parametrize(
    ("phase", "area", "action"),
    [
        ("tower", "tower", "to palace_left"),
        ("tower", "tower", "skip"),
        ("privileges", "market_left", "buy 2"),
        ("privileges", "nobility_left", "steal 0"),
        ("privileges", "nobility_left", "skip"),
    ],
)
@pytest.mark.parametrize("next_seat", ["Red", "Blue"])
def test_d30_d32_d33_can_be_taken_back_until_another_seat_is_asked(phase, area, action, next_seat):
    """Step 3 asks Red again, or first Blue in the large area of the Palace."""
    words = {area: {"Red": 1}, "palace_left": {"Red": 1}}
    if next_seat == "Blue":
        words["palace_large"] = {"Blue": 1}
    pos = position("jerusalem", phase=phase, squires=words)
    before = pos.rows.tobytes()
    pos.play(action)
    assert asked(pos) == (next_seat, "income")
    reason = pos.undo_refused()
    if next_seat == "Red":
        assert reason is None
        assert pos.undo().rows.tobytes() == before
    else:
        assert reason is not None
        assert reason.code == "UNDO_BARRIER"
        assert reason.message == "You cannot take this back: Blue has been asked since."


@pytest.mark.rule("J810", "J801")
def test_a_round_without_any_squire_asks_nobody_in_phase_3():
    pos = end_turns(position("jerusalem", seat="Green"))
    assert asked(pos) == ("chance", None)
    assert set(weights(pos)) == {"event heir", "event election", "event tax", "event war"}
