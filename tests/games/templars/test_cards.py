"""Choosing and revealing action cards, order and penalties (T3xx)."""

import pytest

from outremer.games.templars.names import COLOUR_IDS
from outremer.games.templars.rules.cards import is_penalty

from .reading import asked, build, cards, city, each, gold_at, of, options, play, playing, refused, start_player

SIX = {f"commit:{n}" for n in range(1, 7)}


def penalties(pos):
    return [bool(is_penalty(pos.row, pos.game.boards[0], seat)) for seat in range(pos.game.players)]


def choosing(players=3, **words):
    words.setdefault("pope", "A1.G1")
    return build(players, phase="cards", **words)


@pytest.mark.rule("T301", "T303", "T304", "T1205", "T1206")
def test_each_player_chooses_one_of_six_cards():
    pos = choosing(gold={"blue": 0})
    for colour in ("blue", "red"):
        assert asked(pos) == (colour, "commit")
        assert options(pos) == SIX
        play(pos, "commit:4")
        assert pos.row.revealed == 0
    play(pos, "commit:1")
    assert pos.row.revealed == 1


@pytest.mark.rule("T301")
def test_cards_are_asked_clockwise_from_the_start_player_but_taken_in_any_order():
    pos = choosing(4, start_player="green")
    assert asked(pos)[0] == "green"
    pos.play("commit:1", seat=COLOUR_IDS.index("blue"))
    assert asked(pos)[0] == "green"
    pos.play("commit:2", seat=COLOUR_IDS.index("green"))
    assert asked(pos)[0] == "yellow"
    play(pos, "commit:3")
    assert asked(pos)[0] == "red"
    assert each(pos, "committed") == [1, 0, 2, 3]


@pytest.mark.rule("T1207")
def test_a_choice_can_be_changed_until_the_reveal():
    pos = choosing()
    pos.play("commit:1", seat=0).play("commit:5", seat=0)
    assert each(pos, "committed") == [5, 0, 0]
    pos.play("commit:1", seat=1)
    assert {action.text for action in pos.legal(0)} == {f"commit {n}" for n in range(1, 7)}
    pos.play("commit:6", seat=0).play("commit:1", seat=2)
    assert each(pos, "committed") == [6, 1, 1]
    assert refused(pos, "commit:2")[0] == "ALREADY_COMMITTED"


@pytest.mark.rule("T1207")
def test_a_choice_is_final_by_the_option():
    pos = build(phase="cards", pope="A1.G1", options={"commit_change": "final"})
    pos.play("commit:1", seat=0)
    assert refused(pos, "commit:5", seat=0)[0] == "ALREADY_COMMITTED"
    assert pos.legal(0) == []
    assert pos.legal(1) != []


@pytest.mark.rule("T302", "T319")
def test_played_cards_return_to_the_hand():
    pos = choosing()
    cards(pos, blue=1, red=1, green=1)
    while asked(pos)[1] != "pope":
        pos.play(pos.legal()[-1])
    assert each(pos, "committed") == [0, 0, 0]
    pos.play("pope:A1.R2")
    assert asked(pos) == ("red", "commit")
    assert options(pos) == SIX


@pytest.mark.rule("T305", "T318")
def test_low_numbers_first_and_one_action_after_the_other():
    pos = playing(card=6, others=(2, 1), templars={"green": ("paris", "paris"), "red": ("roma", "roma")})
    assert asked(pos)[0] == "green"
    play(pos, "take_gold:paris")
    assert asked(pos)[0] == "red"
    play(pos, "take_gold:roma")
    assert asked(pos)[0] == "blue"


@pytest.mark.rule("T306", "T307")
@pytest.mark.parametrize(("start", "order"), [("blue", "brgy"), ("green", "gybr"), ("yellow", "ybrg")])
def test_equal_cards_from_the_start_player_clockwise(start, order):
    pos = playing(4, card=1, others=(1, 1, 1), start_player=start)
    found = ""
    while asked(pos)[1] == "take_gold":
        found += asked(pos)[0][0]
        pos.play(pos.legal()[-1])
    assert found == order


@pytest.mark.rule("T307")
def test_the_holder_after_leader_counts_for_the_order():
    pos = build(templars={"blue": ("paris", "wien")}, temple={"blue": 3})
    play(pos, "pope:A1.G1", "place_knight:paris", "leader:green")
    cards(pos, blue=1, red=1, green=1)
    assert asked(pos)[0] == "green"


@pytest.mark.rule("T308", "T309", "T310")
def test_categories_and_modes():
    # A risky card with the safe card of its category is a penalty at three players; other pairs are not.
    risky = {}
    for card in range(1, 7):
        for other in range(1, 7):
            pos = choosing()
            away = next(n for n in (1, 3, 5) if n not in (card, card - 1, other, other - 1))
            cards(pos, blue=card, red=other, green=away)
            risky[card, other] = penalties(pos)[0]
    assert {pair for pair, penalty in risky.items() if penalty} == {(2, 1), (2, 2), (4, 3), (4, 4), (5, 5), (5, 6)}


@pytest.mark.rule("T310")
def test_the_numbers_of_the_knight_cards_by_option():
    words = {"templars": {"blue": ("paris", "wien")}, "knights": {"paris": {"red": 1}}}
    usual = playing(card=3, others=(6, 6), **words)
    assert asked(usual) == ("blue", "safe_step")
    other = playing(card=3, others=(6, 6), options={"knight_card_numbers": "safe4_risky3"}, **words)
    assert asked(other) == ("blue", "risky_step")
    four = playing(card=4, others=(6, 6), options={"knight_card_numbers": "safe4_risky3"}, **words)
    assert asked(four) == ("blue", "safe_step")


@pytest.mark.rule("T311", "T313")
def test_two_cards_of_a_category_with_three_players():
    pos = choosing()
    cards(pos, blue=2, red=6, green=4)
    assert penalties(pos) == [False, False, False]
    pos = choosing()
    cards(pos, blue=2, red=1, green=4)
    assert penalties(pos) == [True, False, False]


@pytest.mark.rule("T312", "T313", "T314")
@pytest.mark.parametrize("players", [4, 5])
def test_three_cards_of_a_category_with_more_players(players):
    rest = {"orange": 3} if players == 5 else {}
    pos = choosing(players)
    cards(pos, blue=5, red=5, green=1, yellow=1, **rest)
    assert penalties(pos)[:4] == [False] * 4
    pos = choosing(players)
    cards(pos, blue=5, red=5, green=6, yellow=1, **rest)
    assert penalties(pos)[:4] == [True, True, False, False]


@pytest.mark.rule("T315", "T316", "T317")
def test_the_penalty_replaces_the_action_in_its_place():
    pos = playing(
        card=2, others=(1, 6), templars={"blue": ("paris", "paris"), "red": ("roma", "roma")}, gold_at={"paris": 9}
    )
    assert asked(pos)[0] == "red"
    play(pos, "take_gold:roma")
    assert asked(pos) == ("blue", "take_gold")
    play(pos, "take_gold:paris")
    assert gold_at(pos, "paris") == [7]


@pytest.mark.rule("T319", "T320")
def test_the_marker_passes_clockwise():
    pos = choosing(4, start_player="yellow")
    cards(pos, blue=1, red=1, green=1, yellow=1)
    while asked(pos)[1] != "pope":
        pos.play(pos.legal()[-1])
    assert start_player(pos) == "blue"


@pytest.mark.rule("T321")
def test_taking_and_losing_are_not_optional():
    pos = playing(
        card=2,
        others=(1, 6),
        templars={"blue": ("paris", "paris"), "red": ("roma", "roma")},
        knights={"paris": {"blue": 1}, "roma": {"blue": 1}},
    )
    play(pos, "take_gold:roma")
    assert all(option.startswith("take_gold:") for option in options(pos))
    play(pos, "take_gold:paris")
    assert options(pos) == {"lose_knight:paris", "lose_knight:roma"}
    assert refused(pos, "decline") == ("MUST_LOSE_KNIGHT", {"n": 2})


@pytest.mark.rule("T303")
def test_a_card_without_use_may_be_chosen():
    pos = playing(card=3, others=(1, 6), gold={"blue": 0}, templars={"red": ("roma", "roma")})
    play(pos, "take_gold:roma")
    assert asked(pos)[0] == "green"  # Blue has neither gold nor a Templar in a city
    assert city(pos, "paris") == {}
    assert of(pos, "gold", "blue") == 0
