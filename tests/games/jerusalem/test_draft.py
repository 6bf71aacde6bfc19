"""Phase 1: the choice of action cards (J301-J306; decision D04)."""

import pytest

import outremer
from outremer.core.errors import IllegalAction
from outremer.testing import position

from .helpers import shown, texts, told
from .reading import each, play_all

FOUR = ["move2", "genoa", "silver2", "defector"]


def draft(aside, players=4, **words):
    return position("jerusalem", players=players, phase="draft", aside=aside, **words)


def hands(pos):
    return [shown(pos, seat)["seats"][seat]["hand"] for seat in range(pos.game.players)]


@pytest.mark.rule("J301")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_exactly_one_of_the_cards_set_aside(players):
    pos = draft(FOUR[:players], players)
    for card in FOUR[: players - 1]:
        pos.play(f"keep {card}")
    assert hands(pos) == [{card: 1} for card in FOUR[:players]]
    assert shown(pos)["set_aside"] == {"count": 0, "cards": {}}
    assert shown(pos)["decision"] == "turn"


@pytest.mark.rule("J301")
def test_cards_kept_from_earlier_rounds_stay_in_hand():
    pos = draft(FOUR, round=3, hands={"Blue": ["silver2"], "Red": ["prestige2", "prestige2"]})
    play_all(pos, "keep silver2", "keep genoa", "keep move2")
    assert hands(pos) == [{"silver2": 2}, {"prestige2": 2, "genoa": 1}, {"move2": 1}, {"defector": 1}]


@pytest.mark.rule("J301")
def test_the_draft_waits_until_everybody_has_an_office():
    pos = position("jerusalem", players=3, phase="auction", opener="Blue", aside=FOUR[:3])
    decisions = []
    for action in ("office marshal", "bid 0", "pass", "pass", "office admiral", "bid 0", "pass"):
        decisions.append(shown(pos)["decision"])
        pos.play(action)
    assert "draft" not in decisions
    assert [seat["office"] for seat in shown(pos)["seats"]] == ["marshal", "admiral", "treasurer"]
    assert (pos.seat, shown(pos)["decision"]) == (2, "draft")


@pytest.mark.rule("J302")
def test_the_lowest_office_number_chooses_first():
    pos = draft(FOUR, offices={"Blue": 4, "Red": 2, "Yellow": 1, "Green": 3})
    asked = []
    for card in FOUR[:3]:
        asked.append(pos.seat)
        pos.play(f"keep {card}")
    assert asked == [2, 1, 3]


@pytest.mark.rule("J303")
def test_the_chooser_sees_the_cards_still_set_aside_and_hands_on_the_rest():
    pos = draft(FOUR)
    left = set(FOUR)
    for seat, card in enumerate(("silver2", "defector", "genoa")):
        assert shown(pos, seat)["set_aside"] == {"count": len(left), "cards": dict.fromkeys(left, 1)}
        assert set(texts(pos)) == {f"keep {c}" for c in left}
        for other in {0, 1, 2, 3, outremer.SPECTATOR} - {seat}:
            assert shown(pos, other)["set_aside"] == {"count": len(left), "cards": {}}
        pos.play(f"keep {card}")
        left.remove(card)


@pytest.mark.rule("J303")
def test_only_a_card_still_set_aside_can_be_kept():
    pos = draft(FOUR).play("keep genoa")
    for card in ("genoa", "squire1"):
        assert told(pos, f"keep {card}") == (
            "CARD_NOT_OFFERED",
            {},
            "This card is not among the cards set aside.",
        )
        with pytest.raises(IllegalAction):
            pos.play(f"keep {card}")


@pytest.mark.rule("J303")
def test_equal_cards_are_one_option():
    pos = draft(["move2", "move2", "genoa", "move2"])
    assert texts(pos) == ["keep move2", "keep genoa"]
    pos.play("keep move2")
    assert texts(pos) == ["keep move2", "keep genoa"]
    assert shown(pos, 1)["set_aside"] == {"count": 3, "cards": {"move2": 2, "genoa": 1}}


@pytest.mark.rule("J304")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_admiral_gets_the_card_left_over_without_a_choice(players):
    admiral = players - 1
    pos, asked = draft(FOUR[:players], players), []
    while shown(pos)["decision"] == "draft":
        asked.append(pos.seat)
        pos.play(texts(pos)[0])
    assert asked == list(range(players - 1))
    assert sum(hands(pos)[admiral].values()) == 1


@pytest.mark.rule("J303", "J304")
def test_d04_a_choice_among_equal_cards_is_still_asked():
    pos = draft(["move2", "move2", "move2", "move2"])
    for seat in (0, 1, 2):
        assert (pos.seat, shown(pos)["decision"], texts(pos)) == (seat, "draft", ["keep move2"])
        pos.play("keep move2")
    assert hands(pos) == [{"move2": 1}] * 4


@pytest.mark.rule("J305")
def test_the_card_kept_is_not_seen_by_others():
    pos = draft(FOUR).play("keep genoa").play("keep move2")
    for viewer in (2, 3, outremer.SPECTATOR):
        assert shown(pos, viewer)["seats"][0]["hand"] is None
        assert shown(pos, viewer)["seats"][1]["hand"] is None
        assert pos.view(viewer).row.hand[0].tolist() == [0] * 15 + [1], "one card, face down"
        assert [line.action for line in pos.log(viewer)] == ["keep", "keep"]
    assert shown(pos, 0)["seats"][0]["hand"] == {"genoa": 1}
    assert [line.action for line in pos.log(0)] == ["keep genoa", "keep"]


@pytest.mark.rule("J305")
def test_what_others_see_does_not_depend_on_the_card_kept():
    for viewer in (1, 2, 3, outremer.SPECTATOR):
        views = []
        for kept, rest in (("genoa", "move2"), ("move2", "genoa")):
            pos = draft(FOUR).play(f"keep {kept}")
            if viewer == 1:
                assert f"keep {rest}" in texts(pos)
                pos.play("keep silver2")
            views.append(pos.view(viewer).rows.tobytes())
        assert views[0] == views[1]


@pytest.mark.rule("J306")
@pytest.mark.parametrize("action", ["pass", "skip", "done"])
def test_the_draft_is_compulsory(action):
    pos = draft(FOUR)
    assert told(pos, action) == ("DRAFT_MUST_KEEP", {}, "You must keep exactly one of the cards.")
    with pytest.raises(IllegalAction):
        pos.play(action)


@pytest.mark.rule("J306")
def test_the_draft_is_free():
    pos = play_all(draft(FOUR, silver={"Blue": 0}), "keep silver2", "keep genoa", "keep move2")
    assert each(pos, "silver") == [0, 12, 12, 12]


@pytest.mark.rule("J306")
def test_the_last_player_of_the_auction_takes_no_card_before_the_draft():
    pos = position("jerusalem", players=2, phase="auction", opener="Blue", aside=["move2", "genoa"])
    play_all(pos, "office admiral", "bid 0", "pass")
    assert hands(pos) == [{}, {}]
    assert (pos.seat, texts(pos)) == (1, ["keep move2", "keep genoa"]), "Red, the Marshal, chooses in office order"


def test_d04_cards_seen_are_a_barrier():
    """The winner of the last auction looks at the cards: his bid cannot be taken back any more."""
    pos = position("jerusalem", players=2, phase="auction", opener="Blue", aside=["move2", "genoa"], silver={"Red": 0})
    play_all(pos, "office marshal", "bid 0")
    assert (pos.seat, shown(pos)["decision"]) == (0, "draft")
    assert pos.undo_refused().message == "You cannot take this back: you have seen hidden cards since."


def test_d04_a_card_kept_cannot_be_put_back_once_the_next_player_chooses():
    pos = draft(FOUR).play("keep genoa")
    assert pos.undo_refused().message == "You cannot take this back: Red has been asked since."


def test_cards_cannot_be_played_during_the_draft():
    pos = draft(FOUR, hands={"Blue": ["silver2"]})
    assert told(pos, "play silver2") == (
        "CARD_NOT_NOW",
        {},
        "Action cards are played only in your own turn of phase 2.",
    )
