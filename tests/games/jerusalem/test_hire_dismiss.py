"""Phase 2: hiring and dismissing mercenaries (J416-J425; decision D11)."""

import pytest

import outremer
from outremer.testing import position

from .helpers import told
from .reading import fresh, of, options, play_all, squires

# --- hiring --------------------------------------------------------------------------------------


@pytest.mark.rule("J416")
def test_an_extra_squire_costs_3_silver():
    pos = position("jerusalem", seat="Blue", silver={"Blue": 8}).play("hire").play("hire")
    assert of(pos, "silver") == 2
    assert told(pos, "hire") == ("NOT_ENOUGH_SILVER", {"need": 3, "have": 2}, "This costs 3 silver; you have 2.")
    assert "hire" not in options(pos)


@pytest.mark.rule("J416")
def test_squires_are_hired_only_in_the_own_turn():
    pos = position("jerusalem", seat="Blue")
    assert told(pos, "hire", 1)[0] == "NOT_YOUR_DECISION"
    income = position("jerusalem", phase="income", squires={"palace_left": {"Red": 1}})
    assert told(income, "hire")[0] == "WRONG_PHASE"


@pytest.mark.rule("J417")
def test_hires_are_limited_only_by_silver_and_supply():
    pos = position("jerusalem", seat="Blue", silver={"Blue": 30}, squires={"tower": {"Blue": 42}})
    play_all(pos, "hire", "hire", "place tower", "hire", "place market_left", "hire", "hire", "hire", "hire", "hire")
    assert (of(pos, "silver"), of(pos, "supply"), of(pos, "screen")) == (6, 0, 6)
    assert told(pos, "hire") == ("SUPPLY_EMPTY", {}, "No squire of your colour is left in the supply.")


@pytest.mark.rule("J418")
def test_hired_squires_come_from_the_supply_and_may_be_placed_or_kept():
    pos = position("jerusalem", seat="Blue", silver={"Blue": 6}).play("hire")
    assert (of(pos, "screen"), of(pos, "supply")) == (1, 49)
    assert pos.row.squires.sum() == 0, "hiring puts the squire behind the screen"
    play_all(pos, "place palace_large", "hire", "end_turn")
    assert squires(pos, "palace_large") == {"Blue": 1}
    assert of(pos, "screen") == 1


# --- dismissing ----------------------------------------------------------------------------------


@pytest.mark.rule("J419", "J420")
def test_a_troop_of_three_goes_to_the_supply_for_1_silver():
    pos = position("jerusalem", seat="Blue", squires={"tower": {"Blue": 4, "Red": 3}}, screen={"Blue": 2})
    play_all(pos, "dismiss", "from tower", "from tower", "from tower")
    assert squires(pos, "tower") == {"Blue": 1, "Red": 3}
    assert (of(pos, "silver"), of(pos, "supply"), of(pos, "screen")) == (13, 47, 2)


@pytest.mark.rule("J419")
def test_six_bring_2_silver_and_nine_bring_3():
    pos = position("jerusalem", seat="Blue", squires={"tower": {"Blue": 9}})
    for silver in (13, 14, 15):
        play_all(pos, "dismiss", "from tower", "from tower", "from tower")
        assert of(pos, "silver") == silver
    assert of(pos, "supply") == 50


@pytest.mark.rule("J419")
def test_only_own_squires_are_dismissed():
    pos = position("jerusalem", seat="Blue", squires={"tower": {"Blue": 3}, "market_left": {"Red": 3}}).play("dismiss")
    assert told(pos, "from market_left") == (
        "NO_OWN_SQUIRE",
        {"area": "the Market (lower left area)"},
        "You have no squire in the Market (lower left area).",
    )
    assert options(pos) == {"from tower", "cancel"}


@pytest.mark.rule("J421")
def test_a_troop_may_come_from_different_areas():
    board = {"tower": {"Blue": 1}, "market_left": {"Blue": 1}, "palace_large": {"Blue": 2}}
    pos = position("jerusalem", seat="Blue", squires=board).play("dismiss")
    assert options(pos) == {"from tower", "from market_left", "from palace_large", "cancel"}
    pos.play("from tower")
    assert options(pos) == {"from market_left", "from palace_large", "cancel"}, "that squire is picked already"
    assert told(pos, "from tower")[0] == "NO_OWN_SQUIRE"
    pos.play("from palace_large").play("from market_left")
    assert squires(pos, "palace_large") == {"Blue": 1}
    assert squires(pos, "tower") == squires(pos, "market_left") == {}
    assert of(pos, "silver") == 13


BESIDE_BARONS = {
    "tower": {"Red": 3},
    "palace_left": {"Red": 1, "Blue": 3},
    "nobility_left": {"Red": 3},
}


@pytest.mark.rule("J422")
def test_no_squire_is_dismissed_beside_a_baron():
    barons = {"Blue": "palace_left", "Red": "nobility_left"}
    pos = position("jerusalem", seat="Red", squires=BESIDE_BARONS, barons=barons).play("dismiss")
    assert options(pos) == {"from tower", "cancel"}
    for area, name in (
        ("palace_left", "the Royal Palace (lower left area)"),
        ("nobility_left", "the Nobility (lower left area)"),
    ):
        assert told(pos, f"from {area}") == (
            "DISMISS_BLOCKED",
            {"area": name},
            f"A baron stands in {name}; squires there cannot be dismissed.",
        )


@pytest.mark.rule("J422")
def test_squires_beside_barons_do_not_make_a_troop():
    board = BESIDE_BARONS | {"tower": {"Red": 2}}
    barons = {"Blue": "palace_left", "Red": "nobility_left"}
    pos = position("jerusalem", seat="Red", squires=board, barons=barons)
    assert told(pos, "dismiss") == (
        "DISMISS_NEEDS_THREE",
        {"need": 3, "have": 2},
        "Dismissing needs 3 of your squires in areas without a baron; you have 2.",
    )


@pytest.mark.rule("J422")
@pytest.mark.parametrize(("preset", "allowed"), [("de", False), ("nl", False), ("recommended", False), ("hu", True)])
def test_dismiss_from_blocked_by_edition(preset, allowed):
    board = BESIDE_BARONS | {"tower": {"Red": 2}}
    barons = {"Blue": "palace_left", "Red": "nobility_left"}
    pos = position("jerusalem", preset=preset, seat="Red", squires=board, barons=barons)
    assert ("dismiss" in options(pos)) == allowed


@pytest.mark.rule("J422")
def test_dismiss_from_blocked_true_lets_any_three_go():
    pos = position(
        "jerusalem",
        options={"dismiss_from_blocked": True},
        seat="Red",
        squires=BESIDE_BARONS,
        barons={"Blue": "palace_left", "Red": "nobility_left"},
    ).play("dismiss")
    assert options(pos) == {"from tower", "from palace_left", "from nobility_left", "cancel"}
    play_all(pos, "from palace_left", "from nobility_left", "from nobility_left")
    assert squires(pos, "palace_left") == {"Blue": 3}
    assert squires(pos, "nobility_left") == {"Red": 1}
    assert of(pos, "silver", 1) == 13


@pytest.mark.rule("J423")
@pytest.mark.parametrize(("there", "have"), [(0, 0), (2, 2)])
def test_only_complete_troops_on_the_board_are_exchanged(there, have):
    pos = position("jerusalem", seat="Blue", screen={"Blue": 5}, squires={"tower": {"Blue": there}})
    assert "dismiss" not in options(pos)
    assert told(pos, "dismiss") == (
        "DISMISS_NEEDS_THREE",
        {"need": 3, "have": have},
        f"Dismissing needs 3 of your squires in areas without a baron; you have {have}.",
    )


@pytest.mark.rule("J423")
def test_squires_left_over_bring_nothing():
    pos = position("jerusalem", seat="Blue", squires={"tower": {"Blue": 5}})
    play_all(pos, "dismiss", "from tower", "from tower", "from tower")
    assert told(pos, "dismiss")[:2] == ("DISMISS_NEEDS_THREE", {"need": 3, "have": 2})
    assert of(pos, "silver") == 13


@pytest.mark.rule("J423")
def test_nothing_happens_before_the_third_pick_and_cancel_leaves_no_trace():
    pos = position("jerusalem", seat="Blue", squires={"tower": {"Blue": 3}})
    before = pos.rows.tobytes()
    seen = {viewer: pos.view(viewer).rows.tobytes() for viewer in (1, 2, 3, outremer.SPECTATOR)}
    for picks in (0, 1, 2):
        pos.play("dismiss")
        play_all(pos, *["from tower"] * picks)
        assert (squires(pos, "tower"), of(pos, "silver"), of(pos, "supply")) == ({"Blue": 3}, 12, 47)
        for viewer, view in seen.items():
            assert pos.view(viewer).rows.tobytes() == view
        pos.play("cancel")
        assert pos.rows.tobytes() == before
    for viewer in seen:
        assert pos.log(viewer) == []
    play_all(pos, "dismiss", "from tower", "from tower", "from tower")
    assert len(pos.log(1)) == 1


@pytest.mark.rule("J424")
def test_dismissing_happens_only_in_the_own_turn_of_phase_2():
    board = {"tower": {"Blue": 3, "Red": 3}, "palace_left": {"Blue": 3}}
    assert told(position("jerusalem", seat="Blue", squires=board), "dismiss", 1)[0] == "NOT_YOUR_DECISION"
    for phase in ("auction", "draft", "tower", "income"):
        pos = position("jerusalem", phase=phase, opener="Blue", squires=board, aside=["move2"] * 4)
        assert told(pos, "dismiss")[0] == "WRONG_PHASE"


@pytest.mark.rule("J425")
def test_squires_placed_this_turn_may_be_dismissed():
    pos = position("jerusalem", seat="Blue", screen={"Blue": 3})
    play_all(pos, *["place tower"] * 3, "dismiss", *["from tower"] * 3)
    assert (squires(pos, "tower"), of(pos, "silver"), of(pos, "supply")) == ({}, 13, 50)
    assert fresh(pos, "tower") == 0
