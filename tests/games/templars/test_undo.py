"""Taking back, up to the last barrier (6.1)."""

import pytest

from outremer.core.errors import CannotUndo

from .reading import BLUE, RED, asked, build, cards, each, of, play, playing

IN_PARIS = {"templars": {"blue": ("paris", "wien")}}


def barred(pos):
    """The event that bars the undo."""
    reason = pos.undo_refused()
    assert reason is not None
    assert reason.code == "UNDO_BARRIER"
    with pytest.raises(CannotUndo):
        pos.undo()
    return reason.numbers["event"]


def test_pope_flag_and_payments_can_be_taken_back():
    pos = build(**IN_PARIS)
    start = pos.rows.tobytes()
    play(pos, "pope:A1.G1", "place_knight:paris")
    pos.undo().undo()
    assert pos.rows.tobytes() == start
    pay = playing(card=3, others=(6, 6), **IN_PARIS)
    before = pay.rows.tobytes()
    play(pay, "pay2_place").undo()
    assert pay.rows.tobytes() == before


def test_a_step_can_be_taken_back_until_the_next_player_has_answered():
    pos = build(phase="knights")
    before = pos.rows.tobytes()
    play(pos, "place_knight:paris")
    assert asked(pos)[0] == "red"
    assert pos.undo_refused() is None
    play(pos, "place_knight:roma")
    pos.undo().undo()  # the last step was Red's, then Blue's
    assert pos.rows.tobytes() == before


def test_a_throw_is_a_barrier():
    pos = play(playing(card=3, others=(6, 6), **IN_PARIS), "pay1_throw", "throw blank")
    assert barred(pos) == "a random result"


def test_the_marker_given_away_is_a_barrier():
    pos = play(build(temple={"blue": 3}, **IN_PARIS), "pope:A1.G1", "place_knight:paris", "leader:red")
    assert barred(pos) == "your decision"
    kept = play(build(temple={"blue": 3}, **IN_PARIS), "pope:A1.G1", "place_knight:paris", "keep_marker")
    assert kept.undo_refused() is None


def test_a_commit_is_no_barrier_but_the_reveal_is():
    pos = build(phase="cards", pope="A1.G1")
    pos.play("commit:1", seat=BLUE)
    assert pos.undo_refused() is None
    pos.undo()
    assert each(pos, "committed") == [0, 0, 0]
    cards(pos, blue=1, red=6, green=6)
    assert barred(pos) == "the choice of cards"


def test_a_reveal_that_leads_straight_to_the_next_action_is_a_barrier_too():
    # All three knight cards lapse, so the cards are back in hand at once.
    pos = build(phase="cards", pope="A1.G1", gold={"blue": 0, "red": 0, "green": 0})
    cards(pos, blue=3, red=3, green=3)
    assert asked(pos) == ("red", "pope")
    assert each(pos, "committed") == [0, 0, 0]
    assert barred(pos) == "your decision"


def test_a_final_commit_is_a_barrier():
    pos = build(phase="cards", pope="A1.G1", options={"commit_change": "final"}).play("commit:1")
    assert barred(pos) == "your decision"


def test_an_answer_to_a_veto_is_its_own_step():
    pos = playing(card=5, others=(3, 3), templars={"blue": ("paris", "paris")}, temple={"red": 4})
    play(pos, "stop", "swap_edict:london")
    assert asked(pos) == ("red", "veto")
    assert pos.undo_refused() is None  # announced, not answered
    play(pos, "veto").undo()
    assert (of(pos, "temple", "red"), asked(pos)) == (4, ("red", "veto"))


def test_the_end_of_the_game_is_a_barrier():
    pos = build(pope="A3.G2")
    play(pos, "pope:A3.G3")
    cards(pos, blue=3, red=3, green=3)
    assert pos.over
    assert barred(pos) == "the result of the game"


def test_nothing_to_take_back():
    assert barred(build()) == "the deal"


def test_undo_is_in_the_record():
    pos = build(phase="knights")
    play(pos, "place_knight:paris").undo()
    assert [pos._written(entry) for entry in pos.entries] == ["0 place_knight paris", "0 undo"]
    pos.play("place_knight:paris").play("place_knight:roma")
    assert pos._written(pos.entries[-1]) == f"{RED} place_knight roma"
