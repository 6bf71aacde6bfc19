"""Fortune cards (S701-S719)."""

import pytest

import outremer

from .reading import A, B, asked, at, card, hand, options, phase, pile, play, refused, score, stock, supply, until


@pytest.mark.rule("S703", "S704", "S714")
def test_e23_a_card_pays_even_without_such_a_cube_in_the_supply():
    pos = at("building", open=["treasury"], stock={A: "1C 3S 1F"}, hand={A: ["gold1"]}, supply={"gold": 0})
    play(pos, "build treasury", "site dan")
    assert options(pos) == {"pay_card gold1"}
    assert refused(pos, "pay_cubes") == ("R_NOT_PAID", "1 gold, 1 copper, 3 stone, 1 food")
    play(pos, "pay_card gold1")
    assert card(pos, "treasury") == A
    assert (stock(pos), hand(pos), pile(pos.row.discard)) == ("", [], ["gold1"])
    assert supply(pos) == "12C 14S 16T 18F", "no gold cube moves"


@pytest.mark.rule("S707", "S708", "S709")
def test_e25_three_cards_are_kept():
    cards = ["food2", "food2", "stone1", "gold1", "vp2", "vp3", "vp3"]
    pos = at("hand_limit", hand={A: cards})
    assert asked(pos) == (A, "hand_limit")
    assert refused(pos, "end_turn") == ("R_HAND_LIMIT", 7, 3, 4)
    play(pos, "play_vp vp3")
    assert score(pos) == 13
    play(pos, "discard food2", "discard food2")
    assert refused(pos, "play_vp vp2") == ("R_WRONG_STEP", "discard down to the hand limit")
    play(pos, "discard vp2")
    assert hand(pos) == ["stone1", "gold1", "vp3"]
    assert phase(pos) == (3, "Placement")


@pytest.mark.rule("S709")
def test_s709_player_by_player_in_turn_order():
    four = ["food2", "food_timber", "timber2", "stone1"]
    pos = at("hand_limit", order=[B, A], players=2, hand={A: four, B: four})
    assert asked(pos)[0] == B
    play(pos, "discard stone1")
    assert asked(pos)[0] == A
    assert pile(pos.row.discard) == ["stone1"]


@pytest.mark.rule("S709")
def test_discards_go_in_index_order_and_must_reach_three():
    pos = at("hand_limit", hand={A: ["food2", "food_timber", "stone1", "vp2", "vp5"]})
    assert options(pos, "discard") == {"food2", "food_timber", "stone1", "vp2"}
    assert refused(pos, "discard vp5") == ("R_INDEX_ORDER", "5 VP", "every other choice")
    play(pos, "discard stone1")
    assert refused(pos, "discard food2") == ("R_INDEX_ORDER", "2 food", "1 stone")
    assert refused(pos, "discard gold1") == ("R_CARD_NOT_HELD", "1 gold")
    assert options(pos) == {"discard vp2", "discard vp5"}


@pytest.mark.rule("S710", "S711")
def test_x6_reshuffle():
    discard = ["food2", "food2", "stone1", "vp3", "vp4"]
    pos = at("resolution", players=3, deck=["gold1", "vp5"], discard=discard, pawns={A: ["ark"]})
    play(pos, "draw gold1", "draw vp5")
    assert {a.text: w for a, w in pos.outcomes()} == {
        "draw food2": 2,
        "draw stone1": 1,
        "draw vp3": 1,
        "draw vp4": 1,
    }
    play(pos, "draw food2")
    assert (pos.row.deck.sum(), pos.row.discard.sum()) == (4, 0)
    one = at("resolution", players=3, deck=["gold1"], pawns={A: ["ark"]})
    play(one, "draw gold1")
    assert hand(one) == ["gold1"], "the other draws are lost"
    assert phase(one)[1] == "Market"


@pytest.mark.rule("S711")
def test_reshuffle_at_once():
    words = {"deck": ["gold1"], "discard": ["food2", "vp3"], "pawns": {A: ["fortune"]}}
    lazy = play(at("resolution", **words), "draw gold1")
    assert (lazy.row.deck.sum(), lazy.row.discard.sum()) == (0, 2)
    eager = play(at("resolution", options={"reshuffle": "at_once"}, **words), "draw gold1")
    assert (eager.row.deck.sum(), eager.row.discard.sum()) == (2, 0)


@pytest.mark.rule("S714", "S715", "S716", "S719")
def test_x7_payment_with_cards():
    words = {"buildings": {A: ["judah"]}, "stock": {A: "1T"}, "hand": {A: ["food2", "food_timber", "timber2"]}}
    start = play(at("building", **words), "road quarries-judah")
    assert options(start) == {"pay_card food2", "pay_card food_timber"}
    assert refused(start, "pay_card timber2") == ("R_CARD_DEADLOCK", "2 timber", "1 food")
    payments = []

    def explore(pos, paid):
        if asked(pos)[1] != "pay":
            payments.append((paid, stock(pos)))
            return
        for action in pos.legal():
            explore(pos.copy().play(action), (*paid, action.text.removeprefix("pay_card ")))

    explore(start, ())
    assert sorted(payments) == sorted(
        [
            (("food_timber", "pay_cubes"), ""),
            (("food_timber", "timber2"), "1T"),
            (("food2", "timber2"), "1T"),
            (("food2", "food_timber", "pay_cubes"), ""),
            (("food2", "food_timber", "timber2"), "1T"),
        ]
    )
    pos = play(start.copy(), "pay_card food2")
    assert refused(pos, "pay_card food2") == ("R_CARD_NOT_HELD", "2 food")
    pos = play(start.copy(), "pay_card food_timber")
    assert refused(pos, "pay_card food2") == ("R_INDEX_ORDER", "2 food", "food and timber")


@pytest.mark.rule("S716")
def test_s716_a_card_must_save_something():
    pos = at("building", open=["granary"], stock={A: "3S 3T 3F"}, hand={A: ["gold1"]})
    play(pos, "build granary", "site dan")
    assert refused(pos, "pay_card gold1") == ("R_CARD_SAVES_NOTHING", "1 gold", "3 stone, 3 timber, 3 food")
    assert options(pos) == {"pay_cubes"}


@pytest.mark.rule("S702", "S712", "S713")
def test_s713_vp_cards_are_played_in_own_market_and_building_turns():
    pos = at("market", seat=A, hand={A: ["vp2", "vp2", "vp5"]})
    play(pos, "play_vp vp5")
    assert (score(pos), asked(pos)) == (15, (A, "market")), "the turn goes on"
    assert pile(pos.row.discard) == ["vp5"]
    play(pos, "pass")
    assert asked(pos) == (A, "building")
    play(pos, "play_vp vp2", "play_vp vp2")
    assert score(pos) == 19
    assert phase(pos)[1] == "Placement", "an empty hand and nothing to pay with: the turn ends by itself"


@pytest.mark.rule("S702", "S713")
def test_s713_not_in_placement_or_resolution():
    pos = at("placement", hand={A: ["vp2"]})
    assert refused(pos, "play_vp vp2") == ("R_VP_WINDOW",)
    assert refused(pos, "play_vp vp3") == ("R_CARD_NOT_HELD", "3 VP")
    pos = at("resolution", hand={A: ["vp2"]}, pawns={A: ["dan", "dor"]})
    assert refused(pos, "play_vp vp2") == ("R_VP_WINDOW",)


@pytest.mark.rule("S714", "S715", "S935")
def test_s714_a_card_as_the_gift_of_a_trade():
    pos = at("resolution", hand={A: ["food_timber"]}, pawns={A: ["trader"]})
    assert options(pos) == {"give_card food_timber timber", "give_card food_timber food", "decline"}
    play(pos, "give_card food_timber food")
    assert refused(pos, "take food") == ("R_TRADE_SAME", "food")
    play(pos, "take timber")
    assert (stock(pos), hand(pos), pile(pos.row.discard)) == ("1T", [], ["food_timber"])


@pytest.mark.rule("S717", "S703")
def test_s717_resource_cards_only_pay():
    pos = at("market", seat=A, hand={A: ["gold1"]})
    assert options(pos) == {"pass"}
    assert refused(pos, "sell gold 1") == ("R_NO_CUBE", "gold")
    assert refused(pos, "play_resource gold1") == ("R_CARD_ONLY_PAYS",)
    stalls = at("resolution", cards={A: ["market_stalls"]}, hand={A: ["gold1"]}, pawns={A: ["market_stalls"]})
    assert phase(stalls)[1] != "Resolution", "SELL_SUPPLY needs a cube"


@pytest.mark.rule("S718")
@pytest.mark.parametrize(("view", "seen"), [("public", ["stone1"]), ("hidden", [])])
def test_s718_discards_lie_face_up_unless_hidden(view, seen):
    pos = at("hand_limit", options={"discard_view": view}, hand={A: ["food2", "stone1", "vp2", "vp3"]})
    play(pos, "discard stone1")
    shown = pos.view(1).show()["discard"]
    assert list(shown["cards"]) == seen
    assert shown["face_down"] == (1 if view == "hidden" else 0)
    assert [line.action for line in pos.log(1)] == ["discard stone1" if view == "public" else "discard"]


@pytest.mark.rule("S718")
def test_a_hidden_discard_is_not_told_by_the_log_or_the_order():
    words = {"options": {"discard_view": "hidden"}}
    one = play(at("hand_limit", hand={A: ["food2", "stone1", "vp2", "vp3", "vp4"]}, **words), "discard stone1")
    two = play(at("hand_limit", hand={A: ["food2", "stone1", "vp2", "vp3", "vp4"]}, **words), "discard vp2")
    for viewer in (1, outremer.SPECTATOR):
        assert one.view(viewer).rows.tobytes() == two.view(viewer).rows.tobytes()
        assert [line.action for line in one.log(viewer)] == [line.action for line in two.log(viewer)]
        assert [line.action for line in one.log(viewer)][-1] == "discard"
    assert [line.action for line in one.log(0)][-1] == "discard stone1"


@pytest.mark.rule("S702")
def test_cards_are_kept_over_the_round_up_to_three():
    pos = at("market", hand={A: ["food2", "stone1", "vp2"]})
    until(pos, "place")
    assert len(hand(pos)) == 3
