"""The refusals of section 9: every code has a message, every message a code."""

import re

import pytest

import outremer
from outremer.core.errors import IllegalAction
from outremer.games.jerusalem import GAME
from outremer.games.jerusalem.codes import Why
from outremer.testing import position

from .reading import BLUE, GREEN, RED, play_all, refusal

EXPLANATIONS_ONLY = {
    "TOWER_UNDER_BARON",
    "NOT_OWN_SQUIRE",
    "DISMISS_ONLY_BOARD",
    "RESOURCE_LIMIT",
    "WAR_LIMIT_TOTAL",
    "BUILD_COMPULSORY",
}
CODES = {code.name for code in Why if code is not Why.LEGAL}
MESSAGES = GAME.rulebook.refusals


@pytest.mark.rule("J1210")
def test_every_code_has_a_message():
    assert set(MESSAGES) >= CODES
    assert all(MESSAGES[code].template.endswith(".") for code in CODES)


@pytest.mark.rule("J1210")
def test_every_message_has_a_code_except_the_six_explanations():
    assert set(MESSAGES) - CODES == EXPLANATIONS_ONLY


@pytest.mark.rule("J1210")
def test_the_six_explanations_are_those_the_rules_name():
    line = re.search(r"^- Explanations only: (.*?)\. BID_NOT_WHOLE", GAME.rulebook.text, re.M)
    assert line is not None
    assert set(re.findall(r"[A-Z]+(?:_[A-Z]+)+", line[1])) == EXPLANATIONS_ONLY


@pytest.mark.rule("J1210")
def test_every_rule_a_refusal_names_exists():
    for code, refusal_ in MESSAGES.items():
        named = [part for rule in refusal_.rules for part in rule.split("–")]
        assert named, code
        assert all(rule == "§6" or rule in GAME.rulebook.rules for rule in named), code


@pytest.mark.rule("J202")
def test_a_seat_that_is_not_asked_is_told_whose_decision_it_is():
    pos = position("jerusalem", seat="Red")
    reason = refusal(pos, "end_turn", seat=GREEN)
    assert reason.code == "NOT_YOUR_DECISION"
    assert reason.numbers == {"player": "Red"}
    assert reason.message == "It is Red’s decision now."


@pytest.mark.rule("J202", "J203")
@pytest.mark.parametrize(
    ("action", "phase"),
    [
        ("office marshal", "phase 1, the office auction"),
        ("keep genoa", "phase 1, the choice of action cards"),
        ("draw", "phase 3, step 2, privileges"),
        ("take", "phase 3, step 3, income"),
        ("rescue 1", "phase 4, the event"),
    ],
)
def test_an_action_of_another_phase_names_both_phases(action, phase):
    reason = refusal(position("jerusalem"), action)
    assert reason.code == "WRONG_PHASE"
    assert reason.numbers == {"phase": phase, "current": "phase 2, deploying squires"}
    assert reason.message == f"This is only possible in {phase}; the game is in phase 2, deploying squires."


@pytest.mark.rule("J203")
def test_a_choice_that_does_not_exist_in_the_decision():
    reason = refusal(position("jerusalem"), "count 1")
    assert (reason.code, reason.message) == (
        "UNKNOWN_OPTION",
        "This choice does not exist in the current decision.",
    )


@pytest.mark.rule("J603")
def test_a_refused_action_changes_nothing():
    pos = position("jerusalem", hands={"Blue": ["move2"]})
    before = pos.rows.tobytes()
    with pytest.raises(IllegalAction) as refused:
        pos.play("play move2")
    assert refused.value.reason.code == "CARD_NO_EFFECT"
    assert str(refused.value) == "play move2: Move 2 Squires would change nothing now. (J608)"
    assert pos.rows.tobytes() == before
    assert pos.entries == []


@pytest.mark.rule("J1210")
def test_refusals_name_the_players_of_the_table():
    pos = outremer.load("jerusalem").start(seed=7, names=("Ada", "Ben", "Cleo", "Dan"))
    asked = pos.player(pos.seat)
    assert refusal(pos, "pass", seat=(pos.seat + 1) % 4).message == f"It is {asked}’s decision now."


# --- the order of the tests ----------------------------------------------------------------------


@pytest.mark.rule("J1107", "J510")
def test_a_closed_area_goes_before_the_baron():
    pos = position(
        "jerusalem",
        players=2,
        screen={"Blue": 1},
        barons={"Red": "nobility_left"},
        squires={"tower": {"Blue": 1}},
        hands={"Blue": ["move2"]},
    )
    assert refusal(pos, "place nobility_left").code == "AREA_CLOSED"
    assert refusal(pos, "baron nobility_left").code == "AREA_CLOSED"
    play_all(pos, "play move2", "from tower")
    assert refusal(pos, "to nobility_left").code == "AREA_CLOSED"


@pytest.mark.rule("J602", "J608")
def test_existence_goes_before_effect():
    assert refusal(position("jerusalem"), "play defector").code == "CARD_NOT_IN_HAND"


@pytest.mark.rule("J615", "J616")
def test_existence_goes_before_the_baron():
    pos = position(
        "jerusalem",
        hands={"Blue": ["defector"]},
        squires={"tower": {"Blue": 1}, "palace_left": {"Red": 1}},
        barons={"Green": "market_left"},
    ).play("play defector")
    assert refusal(pos, "from market_left").code == "NO_OWN_SQUIRE"
    pos.play("from tower")
    assert refusal(pos, "swap 1 market_left").code == "NO_ENEMY_SQUIRE"


@pytest.mark.rule("J515", "J518", "J503")
def test_baron_rules_go_before_the_number_of_squires():
    pos = position("jerusalem", barons={"Red": "market_left"})
    assert refusal(pos, "baron market_left").code == "BARON_AREA_TAKEN"
    assert refusal(pos, "baron palace_large").code == "PALACE_ROUND_1"
    assert refusal(pos, "baron palace_left").code == "BARON_NEEDS_SQUIRES"


@pytest.mark.rule("J943", "J941")
def test_existence_goes_before_the_limit_in_war():
    pos = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "war"},
        squires={"templars_left": {"Blue": 4}, "tower": {"Red": 2, "Green": 1}},
    )
    play_all(pos, "remove 1 tower", "remove 1 tower")
    assert refusal(pos, "remove 1 tower").code == "NO_ENEMY_SQUIRE"


@pytest.mark.rule("J603", "J831", "J803", "J811")
def test_a_card_is_refused_as_such_whatever_is_being_asked():
    """CARD_NOT_NOW goes before the reasons of the step for a seat that is not asked."""
    for phase, area in (("tower", "tower"), ("privileges", "nobility_left"), ("income", "palace_left")):
        pos = position("jerusalem", phase=phase, squires={area: {"Red": 1}}, hands={"Blue": ["silver2"]})
        assert pos.seat == RED
        assert refusal(pos, "play silver2", seat=BLUE).code == "CARD_NOT_NOW"
