"""Taking back and its barriers (6.1 (7)), chance events (6.5), refusals about turn and phase (section 9)."""

import pytest

import outremer
from outremer.core.errors import CannotUndo
from outremer.games.solomon.codes import Why

from .reading import A, B, at, play, refused


def barred(pos):
    reason = pos.undo_refused()
    return None if reason is None else reason.message


def test_free_steps_can_be_taken_back():
    pos = at("building", open=["granary"], stock={A: "5S 4T 3F"}, hand={A: ["vp2"]})
    before = pos.rows.tobytes()
    play(pos, "build granary", "site dan", "pay_cubes")
    for _ in range(3):
        assert barred(pos) is None
        pos.undo()
    assert pos.rows.tobytes() == before


def test_chance_is_a_barrier():
    pos = at("resolution", pawns={A: ["fortune", "dan", "dor"]})
    play(pos, "resolve fortune", "draw vp2")
    assert barred(pos) == "Cannot undo: the last step (chance has decided since) cannot be taken back."
    with pytest.raises(CannotUndo):
        pos.undo()


def test_the_turn_passing_on_is_a_barrier():
    pos = play(at("placement"), "place dan")
    assert barred(pos) == "Cannot undo: the last step (another player has been asked since) cannot be taken back."


def test_a_played_vp_card_is_shown_for_good():
    pos = play(at("market", seat=A, hand={A: ["vp2", "vp3"]}), "play_vp vp2")
    assert barred(pos) == "Cannot undo: the last step (you have shown a hidden card) cannot be taken back."


def test_a_card_paid_can_be_taken_back_until_the_payment_is_complete():
    pos = at("building", open=["granary"], stock={A: "3S 3T 3F"}, hand={A: ["timber2", "vp2"]})
    before = pos.rows.tobytes()
    play(pos, "build granary", "site dan", "pay_card timber2")
    assert barred(pos) is None
    pos.undo().undo().undo()
    assert pos.rows.tobytes() == before
    play(pos, "build granary", "site dan", "pay_card timber2", "pay_cubes")
    assert "you have shown a hidden card" in barred(pos)


def test_a_card_given_in_a_trade_can_be_taken_back_until_the_take():
    pos = at("resolution", hand={A: ["food2", "vp2"]}, pawns={A: ["trader", "dan", "dor"]})
    play(pos, "resolve trader", "give_card food2 food")
    assert barred(pos) is None
    play(pos, "take gold")
    assert "you have shown a hidden card" in barred(pos)


def test_discards_after_a_draw():
    pos = at("resolution", cards={A: ["prophets_school"]}, pawns={A: ["prophets_school", "dan", "dor"]})
    play(pos, "resolve prophets_school", "draw food2", "draw vp2", "discard food2")
    assert "you have shown a hidden card" in barred(pos)


def test_resolving_without_drawing_is_free():
    pos = play(at("resolution", pawns={A: ["dan", "dor", "tyre"]}), "resolve dan")
    assert barred(pos) is None


@pytest.mark.rule("S202", "S201")
def test_turn_and_phase_refusals():
    pos = at("placement")
    assert refused(pos, "place dan", B) == ("R_NOT_YOUR_TURN", A)
    assert refused(pos, "resolve dan") == ("R_WRONG_PHASE", "RESOLVE", "Resolution", "Placement")
    assert refused(pos, "buy gold 1") == ("R_WRONG_PHASE", "BUY", "Market", "Placement")
    assert refused(pos, "build granary") == ("R_WRONG_PHASE", "BUILD", "Building", "Placement")
    assert refused(pos, "pay_cubes") == ("R_WRONG_PHASE", "PAY_CUBES", "Building", "Placement")
    assert refused(pos, "discard vp2") == ("R_NO_DISCARD", 0)
    assert refused(pos, "draw vp2") == ("R_WRONG_STEP", "place a pawn")
    market = at("market", seat=A, stock={A: "1F"})
    assert refused(market, "place dan") == ("R_WRONG_PHASE", "PLACE", "Placement", "Market")
    assert refused(market, "end_turn") == ("R_WRONG_PHASE", "END_TURN", "Building", "Market")
    assert refused(market, "road quarries-judah") == ("R_ROAD_TIME",)
    paying = play(
        at("building", open=["granary"], stock={A: "3S 3T 3F"}, hand={A: ["vp2"]}), "build granary", "site dan"
    )
    assert refused(paying, "end_turn") == ("R_WRONG_STEP", "pay")
    assert refused(paying, "play_vp vp2") == ("R_WRONG_STEP", "pay")
    assert refused(paying, "site dor") == ("R_WRONG_STEP", "pay")


@pytest.mark.rule("S1105")
def test_when_the_game_is_over_nothing_is_possible():
    pos = at("round_end", temple=16)
    assert {refused(pos, a, A)[0] for a in ("place dan", "pass", "end_turn")} == {"R_GAME_OVER"}


@pytest.mark.rule("S109")
def test_impossible_chance_outcomes_are_refused():
    pos = outremer.load("solomon", players=2).start_by_hand()
    assert refused(pos, "order 2") == ("R_UNKNOWN", "outcome", "that")
    assert refused(pos, "draw vp2") == ("R_WRONG_STEP", "the turn order is drawn")
    assert refused(pos, "place dan", A) == ("R_NOT_YOUR_TURN", "chance")


def test_every_code_has_a_message_in_section_9():
    info = outremer.load("solomon").info
    refusals = info.rulebook.refusals
    inexpressible = {
        "R_BONUS_ALL",
        "R_ARTISAN_CARD",
        "R_STEAL_CARD",
        "R_STEAL_SELF",
        "R_CARD_NOT_SOLD",
        "R_TEMPLE_ORDER",
    }
    assert {code.name for code in Why if code} == set(refusals) - inexpressible
    order = [name for name in refusals if name not in inexpressible]
    assert [code.name for code in Why if code] == order, "the first reason in the order of section 9 is given"
