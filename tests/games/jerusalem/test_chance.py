"""Chance: every outcome, when it is drawn and with which weight (6.6)."""

import pytest

from outremer import CHANCE
from outremer.testing import position

from .reading import RED, YELLOW, asked, hand, pass_on, play_all, refusal, weights

DECK = {
    "squire1": 3,
    "silver2": 3,
    "prestige2": 3,
    "resources2": 2,
    "squire1_silver1": 2,
    "defector": 2,
    "move2": 4,
    "genoa": 2,
    "influence_palace": 1,
    "influence_templars": 1,
    "influence_patriarchate": 1,
    "influence_market": 1,
    "influence_nobility": 1,
    "influence_tower": 1,
}


@pytest.mark.rule("J207", "J109")
@pytest.mark.parametrize("players", [3, 4])
def test_the_cards_set_aside_are_drawn_by_the_copies_left(players):
    pos = position("jerusalem", players=players, phase="set_aside")
    left = dict(DECK)
    for card in ("move2", "influence_palace", "move2", "genoa")[:players]:
        assert pos.seat == CHANCE
        assert weights(pos) == {f"card {name}": copies for name, copies in left.items() if copies}
        pos.play(f"card {card}")
        left[card] -= 1
    assert all(text.startswith("opener") for text in weights(pos))


@pytest.mark.rule("J207")
def test_a_card_that_is_not_in_the_deck_cannot_be_drawn():
    pos = position("jerusalem", phase="set_aside", discard=["genoa", "genoa"])
    assert refusal(pos, "card genoa").code == "UNKNOWN_OPTION"
    assert refusal(pos, "card foreign_baron").code == "UNKNOWN_OPTION"
    assert refusal(pos, "card move2", seat=RED).code == "NOT_YOUR_DECISION"


@pytest.mark.rule("J116")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_opener_is_drawn_with_equal_weights(players):
    pos = position("jerusalem", players=players, phase="opener")
    assert weights(pos) == {f"opener {seat}": 1 for seat in range(players)}
    pos.play("opener 1")
    assert asked(pos) == ("Red", "auction_office")


@pytest.mark.rule("J116")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_named_opener_is_not_drawn(seat):
    pos = position("jerusalem", phase="opener", options={"first_opener": f"seat({seat})"})
    assert pos.seat == seat


@pytest.mark.rule("J818")
def test_the_scholars_card_is_drawn_by_the_copies_left():
    pos = position(
        "jerusalem",
        phase="privileges",
        squires={"patriarchate_left": {"Yellow": 1}},
        screen={"Yellow": 1},
        hands={"Red": ["move2", "influence_tower"], "Yellow": ["move2"]},
        discard=["squire1", "genoa", "genoa"],
    ).play("draw")
    left = DECK | {"move2": 2, "squire1": 2}
    del left["genoa"], left["influence_tower"]
    assert weights(pos) == {f"card {name}": copies for name, copies in left.items()}
    pos.play("card defector")
    assert sorted(hand(pos, YELLOW)) == ["defector", "move2"]


@pytest.mark.rule("J206", "J903", "J904")
def test_the_event_is_drawn_with_equal_weights_when_the_marker_has_advanced():
    pos = position("jerusalem", phase="marker", barons={"Red": "tower"})
    assert (int(pos.row.round_no), pos.seat) == (2, CHANCE)
    assert weights(pos) == {"event heir": 1, "event election": 1, "event tax": 1, "event war": 1}
    assert pos.view(RED).show()["seats"][RED]["baron"] == "tower"


@pytest.mark.rule("J903", "J1205")
def test_over_a_game_three_different_events_are_drawn():
    pos = position("jerusalem", phase="set_aside")
    drawn = {}
    while not pos.over:
        if pos.seat == CHANCE and "event" in pos.legal()[0].text:
            drawn[int(pos.row.round_no)] = len(pos.legal())
        pass_on(pos)
    assert drawn == {2: 4, 3: 3, 4: 2}
    assert len(set(pos.row.event_at[2:5].tolist())) == 3


@pytest.mark.rule("J818", "J207")
def test_a_chance_outcome_is_a_barrier():
    pos = play_all(position("jerusalem", phase="set_aside"), "card move2")
    reason = pos.undo_refused()
    assert reason is not None
    assert (reason.code, reason.message) == ("UNDO_BARRIER", "You cannot take this back: chance has decided since.")
