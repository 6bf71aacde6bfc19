"""End of the round and of the game, scoring (S1101-S1118)."""

import pytest

from outremer.games.solomon.names import CARD_IDS

from .reading import A, B, C, D, asked, at, card, hand, options, phase, play, score, scores, until
from .test_building import SITES


@pytest.mark.rule("S1105", "S1106")
def test_e43_three_ways_to_end():
    held = {A: SITES[:4], B: SITES[4:7], C: SITES[7:10]}
    sites = at("building", open=["granary"], stock={A: "3S 3T 3F"}, buildings=held, hand={D: ["vp2"]})
    fifth = at("building", open=["granary"], stock={A: "3S 3T 3F"}, buildings={A: SITES[:4]}, hand={D: ["vp2"]})
    play(fifth, "build granary", "site edom")
    blocks = at("building", temple=15, stock={A: "2C 1S"}, hand={D: ["vp2"]})
    for pos in (play(sites, "build granary"), fifth, play(blocks, "temple vp")):
        assert not pos.over
        assert asked(pos) == (D, "building"), "the round is finished first"
        play(pos, "end_turn")
        assert pos.over


E45 = {
    "temple": 16,
    "high_priest": A,
    "tokens": {A: 1},
    "score": {A: 96, B: 121},
    "hand": {A: ["vp3", "vp5"], B: ["gold1"]},
    "stock": {A: "2S 2F", B: "1G 6F"},
    "buildings": {A: SITES[:4], B: SITES[4:7]},
    "cards": {B: ["kings_highway", "market_stalls"]},
}


@pytest.mark.rule("S1110", "S1111", "S1112", "S1117")
def test_e45_final_scoring():
    pos = at("round_end", players=2, **E45)
    assert pos.over
    assert scores(pos) == [128, 128]
    result = pos.game.info.summary(pos)
    assert (result["track"], result["high_priest"]) == ([96, 121], [20, 0])
    assert (result["fortune_cards"], result["cubes"]) == ([8, 0], [4, 7])


@pytest.mark.rule("S1114", "S1115")
def test_e46_most_buildings_break_the_tie():
    pos = at("round_end", players=2, **E45)
    assert pos.game.info.summary(pos)["winners"] == [0]
    assert pos.returns == (1.0, -1.0)
    cards = at("round_end", players=2, options={"tie_break": "cards"}, **E45)
    assert cards.game.info.summary(cards)["winners"] == [1], "B has two cards, A none"


@pytest.mark.rule("S1116")
def test_s1116_a_full_tie_is_shared():
    pos = at("round_end", players=3, temple=16, score={A: 50, B: 50, C: 20})
    assert pos.game.info.summary(pos)["winners"] == [0, 1]
    assert pos.returns == (0.5, 0.5, -1.0)


@pytest.mark.rule("S1114")
def test_s1114_most_vp_win():
    pos = at("round_end", players=3, temple=16, score={A: 30, B: 50, C: 40})
    assert pos.returns == (-1.0, 1.0, 0.0)
    assert pos.game.info.summary(pos)["places"] == [3, 1, 2]


@pytest.mark.rule("S1101", "S1102", "S1103")
def test_s1102_hand_limit_then_refill_then_next_round():
    pos = at("building", open=["granary"], hand={B: ["food2", "stone1", "vp2", "vp3"]}, stock={A: "3S 3T 3F"})
    play(pos, "build granary", "site dan")
    assert asked(pos) == (B, "building")
    play(pos, "end_turn")
    assert asked(pos) == (B, "hand_limit")
    play(pos, "discard food2")
    assert asked(pos)[0] == "chance"
    assert len(pos.outcomes()) == 19
    play(pos, "open fleet", "open hazor", "open treasury", "open stables")
    assert phase(pos) == (3, "Placement")
    assert [name for name in CARD_IDS if card(pos, name) == "open"] == ["treasury", "fleet", "hazor", "stables"]


@pytest.mark.rule("S1104")
def test_s1104_an_empty_deck_leaves_gaps():
    built = [name for name in CARD_IDS if name not in ("hazor", "stables")]
    pos = at("refill", players=2, cards={A: built[:9], B: built[9:]}, open=["hazor"])
    assert asked(pos)[0] == "chance"
    play(pos, "open stables")
    assert phase(pos)[1] == "Placement"
    assert sum(card(pos, name) == "open" for name in CARD_IDS) == 2


@pytest.mark.rule("S1107")
def test_s1107_crossed_out_cards_are_no_buildings():
    built = ["prophets_school", "kings_highway", "market_stalls", "levites_quarter", "granary"]
    pos = at("round_end", cards={A: built}, buildings={A: ["dan"]})
    assert not pos.over


@pytest.mark.rule("S1113")
def test_s1113_no_hand_limit_after_the_last_round():
    pos = at("round_end", temple=16, hand={A: ["vp2", "vp2", "vp3", "vp3", "vp4"]})
    assert pos.over
    assert len(hand(pos)) == 5
    assert score(pos) == 24


@pytest.mark.rule("S203", "S1118")
def test_s1118_round_forty_is_the_last():
    assert not at("round_end", round=39).over
    assert at("round_end", round=40).over
    assert at("round_end", round=12, options={"max_rounds": 12}).over


@pytest.mark.rule("S1117")
def test_s1117_nothing_else_scores():
    pos = at("placement", pawns_left=dict.fromkeys((A, B, C, D), 1))
    before = scores(pos)
    play(pos, "place dan", "place dor", "place gezer", "place judah")
    until(pos, "market")
    assert scores(pos) == before
    assert options(pos)
