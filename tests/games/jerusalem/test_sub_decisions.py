"""The steps of an act begun in phase 2 (D11-D20): options, cancelling, what others see, taking back."""

import pytest

from outremer import CHANCE, SPECTATOR
from outremer.testing import position

from .reading import (
    BLUE,
    RED,
    YELLOW,
    asked,
    hand,
    of,
    offered,
    options,
    play_all,
    refusal,
    squires,
)

SEAT = YELLOW
"""The Marshal: he has every act there is."""


def turn(**words):
    """Yellow's turn, with squires of his in three areas and cards of every kind."""
    return position(
        "jerusalem",
        **{
            "seat": "Yellow",
            "screen": {"Yellow": 5},
            "squires": {
                "tower": {"Yellow": 2, "Red": 1},
                "market_left": {"Yellow": 2},
                "palace_left": {"Yellow": 1, "Blue": 2},
            },
            "hands": {"Yellow": ["move2", "defector", "influence_market", "resources2"]},
        }
        | words,
    )


ACTS = {
    "dismiss": ["dismiss", "from tower", "from tower", "from market_left"],
    "marshal": ["marshal_move", "from tower", "to nobility_left", "count 2"],
    "move2": ["play move2", "from tower", "to nobility_left"],
    "defector": ["play defector", "from tower", "swap 0 palace_left"],
    "influence": ["play influence_market", "area market_left"],
    "resources2": ["play resources2", "resource prestige"],
}
"""Each act up to the step that changes something for the first time."""

DECISIONS = {
    "dismiss": ["dismiss_pick", "dismiss_pick", "dismiss_pick"],
    "marshal": ["marshal_source", "marshal_target", "marshal_count"],
    "move2": ["move2_source", "move2_target"],
    "defector": ["defector_own", "defector_enemy"],
    "influence": ["influence_area"],
    "resources2": ["resource_pick"],
}

PREFIXES = [pytest.param(act, steps, id=f"{act}-{steps}") for act in ACTS for steps in range(1, len(ACTS[act]))]


@pytest.mark.rule("J405", "J419", "J613", "J615", "J618", "J625", "J709")
@pytest.mark.parametrize("act", ACTS)
def test_the_decisions_of_an_act_in_their_order(act):
    pos = turn()
    seen = []
    for step in ACTS[act][:-1]:
        pos.play(step)
        seen.append(asked(pos))
    assert seen == [("Yellow", decision) for decision in DECISIONS[act]]


@pytest.mark.rule("J602", "J1202", "J1210")
@pytest.mark.parametrize(("act", "steps"), PREFIXES)
def test_until_the_first_change_others_see_nothing(act, steps):
    pos = turn()
    before = {viewer: pos.view(viewer).rows.tobytes() for viewer in (BLUE, RED, SPECTATOR)}
    play_all(pos, *ACTS[act][:steps])
    for viewer, row in before.items():
        assert pos.view(viewer).rows.tobytes() == row
        assert pos.log(viewer) == []
        assert pos.view(viewer).show()["decision"] == "turn"
    play_all(pos, *ACTS[act][steps:])
    for viewer in before:
        assert [line.action for line in pos.log(viewer)] == [ACTS[act][-1]]  # the commit is seen by all


@pytest.mark.rule("J602", "J606")
@pytest.mark.parametrize(("act", "steps"), PREFIXES)
def test_cancelling_leads_back_to_the_turn_without_trace(act, steps):
    pos = turn()
    before = pos.rows.tobytes()
    play_all(pos, *ACTS[act][:steps])
    if asked(pos)[1] in ("move2_target", "defector_enemy"):
        assert refusal(pos, "cancel").code == "UNKNOWN_OPTION"
        pos.play("back")
        assert asked(pos)[1] in ("move2_source", "defector_own")
    pos.play("cancel")
    assert asked(pos) == ("Yellow", "turn")
    assert pos.rows.tobytes() == before
    assert pos.log(BLUE) == []


@pytest.mark.rule("J405")
@pytest.mark.parametrize("act", ACTS)
def test_every_step_of_an_act_can_be_taken_back(act):
    pos = turn()
    rows = [pos.rows.tobytes()]
    for step in ACTS[act]:
        pos.play(step)
        rows.append(pos.rows.tobytes())
    for before in reversed(rows[:-1]):
        assert pos.undo_refused() is None
        assert pos.undo().rows.tobytes() == before


@pytest.mark.rule("J405", "J426")
def test_the_whole_turn_can_be_taken_back_to_its_start_but_not_its_end():
    pos = turn()
    before = pos.rows.tobytes()
    steps = [
        "place tower",
        "hire",
        *ACTS["dismiss"],
        "marshal_silver",
        "play move2",
        "from palace_left",
        "to tower",
        "stop",
        *["place nobility_large"] * 3,
        "baron nobility_large",
    ]
    play_all(pos, *steps)
    for _ in steps:
        pos.undo()
    assert pos.rows.tobytes() == before
    nothing = pos.undo_refused()
    assert nothing is not None
    assert nothing.message == "You cannot take this back: nothing has been played yet."
    pos.play("end_turn")
    reason = pos.undo_refused()
    assert reason is not None
    assert reason.code == "UNDO_BARRIER"
    assert reason.numbers == {"why": "Green has been asked since"}
    assert reason.message == "You cannot take this back: Green has been asked since."


@pytest.mark.rule("J405")
@pytest.mark.parametrize("act", ACTS)
def test_an_act_begun_admits_nothing_else(act):
    pos = turn().play(ACTS[act][0])
    for other in ("end_turn", "hire", "place tower", "play defector", "marshal_silver", "baron tower"):
        assert refusal(pos, other).code == "UNKNOWN_OPTION"
    assert refusal(pos, "take").code == "WRONG_PHASE"
    assert refusal(pos, "end_turn", seat=RED).code == "NOT_YOUR_DECISION"


# --- D11 -----------------------------------------------------------------------------------------


@pytest.mark.rule("J419", "J421", "J423")
def test_d11_offers_the_areas_that_still_hold_an_unpicked_squire():
    pos = turn().play("dismiss")
    assert options(pos) == {"from tower", "from market_left", "from palace_left", "cancel"}
    pos.play("from palace_left")
    assert options(pos) == {"from tower", "from market_left", "cancel"}
    reason = refusal(pos, "from palace_left")
    assert (reason.code, reason.numbers) == ("NO_OWN_SQUIRE", {"area": "the Royal Palace (lower left area)"})
    pos.play("from tower")
    assert squires(pos, "tower") == {"Red": 1, "Yellow": 2}  # nothing happens before the third
    pos.play("from tower")
    assert squires(pos, "tower") == {"Red": 1}
    assert (of(pos, "silver", SEAT), of(pos, "screen", SEAT), of(pos, "supply", SEAT)) == (13, 5, 43)


@pytest.mark.rule("J419", "J423")
def test_d11_is_asked_even_if_only_three_squires_are_left():
    pos = turn(squires={"tower": {"Yellow": 3}}).play("dismiss")
    assert options(pos) == {"from tower", "cancel"}


@pytest.mark.rule("J422")
@pytest.mark.parametrize(("switch", "legal"), [(False, False), (True, True)])
def test_d11_areas_with_a_baron_by_edition(switch, legal):
    pos = turn(options={"dismiss_from_blocked": switch}, barons={"Red": "tower"}).play("dismiss")
    reason = pos.why("from tower")
    assert (reason is None) == legal
    if reason is not None:
        assert reason.code == "DISMISS_BLOCKED"
        assert reason.message == "A baron stands in the Tower of David; squires there cannot be dismissed."


# --- D12 to D14 ----------------------------------------------------------------------------------


@pytest.mark.rule("J709", "J710")
def test_d12_to_d14_options():
    pos = turn(barons={"Red": "palace_left"}).play("marshal_move")
    assert options(pos) == {"from tower", "from market_left", "cancel"}
    pos.play("from tower")
    assert len(offered(pos, "to")) == 14
    assert "cancel" in options(pos)
    assert "back" not in options(pos)
    pos.play("to market_left")
    assert options(pos) == {"count 1", "count 2", "cancel"}


# --- D15 and D16 ---------------------------------------------------------------------------------


@pytest.mark.rule("J618", "J620")
def test_d15_and_d16_the_second_move():
    pos = play_all(turn(), "play move2", "from tower", "to nobility_left")
    assert asked(pos) == ("Yellow", "move2_source")
    assert options(pos) == {"from tower", "from market_left", "from palace_left", "stop"}
    committed = pos.rows.tobytes()
    pos.play("from market_left")
    assert "back" in options(pos)
    assert refusal(pos, "stop").code == "UNKNOWN_OPTION"
    pos.play("back")
    assert pos.rows.tobytes() == committed
    assert "move2" not in hand(pos, SEAT)


@pytest.mark.rule("J618")
def test_d15_after_the_first_move_everybody_sees_the_second_begin():
    pos = play_all(turn(), "play move2", "from tower", "to nobility_left")
    assert pos.view(BLUE).show()["decision"] == "move2_source"
    pos.play("from market_left")
    assert pos.view(BLUE).show()["decision"] == "move2_target"


# --- D17 and D18 ---------------------------------------------------------------------------------


@pytest.mark.rule("J615", "J617")
def test_d17_and_d18_options():
    pos = turn().play("play defector")
    assert options(pos) == {"from tower", "from market_left", "from palace_left", "cancel"}
    pos.play("from palace_left")
    assert options(pos) == {"swap 1 tower", "back"}


# --- D19 -----------------------------------------------------------------------------------------


@pytest.mark.rule("J625", "J626")
def test_d19_takes_the_only_area_allowed_without_asking():
    pos = turn(barons={"Red": "market_left", "Blue": "market_right"})
    before = pos.view(BLUE).rows.tobytes()
    pos.play("play influence_market")
    assert asked(pos) == ("Yellow", "turn")
    assert squires(pos, "market_large") == {"Yellow": 2}
    assert pos.view(BLUE).rows.tobytes() != before  # it commits without a chance to cancel
    assert pos.undo_refused() is None


# --- D20 -----------------------------------------------------------------------------------------


@pytest.mark.rule("J613")
def test_d20_is_asked_even_if_one_answer_is_left_out():
    pos = turn(supply={"Yellow": 0}).play("play resources2")
    assert options(pos) == {"resource silver", "resource prestige", "cancel"}


@pytest.mark.rule("J426", "J1210")
def test_d10_is_asked_even_if_nothing_but_ending_the_turn_is_left():
    pos = position("jerusalem", silver={"Blue": 0})
    assert options(pos) == {"end_turn"}
    assert pos.seat == BLUE != CHANCE
