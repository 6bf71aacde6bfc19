"""The Market phase (S801-S817)."""

import pytest

from .reading import A, B, C, D, asked, at, options, phase, play, refused, score, stock, until


@pytest.mark.rule("S806")
@pytest.mark.parametrize(("slot", "after"), [(1, 18), (3, 16)])
def test_e26_selling(slot, after):
    pos = at("market", seat=A, score={A: 12}, stock={A: "1G"})
    play(pos, f"sell gold {slot}")
    assert score(pos) == after
    assert pos.row.market[0].tolist() == [int(k == slot - 1) for k in range(4)]
    assert pos.row.stock[0, 0] == 0


@pytest.mark.rule("S807", "S811")
def test_e27_buying():
    pos = at("market", seat=A, score={A: 9}, market={"gold": [0, 1, 0, 0]})
    play(pos, "buy gold 2")
    assert (score(pos), stock(pos), pos.row.market[0].sum()) == (4, "1G", 0)
    poor = at("market", seat=A, score={A: 4}, market={"gold": [0, 1, 0, 0]}, stock={A: "1F"})
    assert refused(poor, "buy gold 2") == ("R_VP_SHORT", "gold", 5, 4)


@pytest.mark.rule("S804", "S805", "S808", "S809", "S814")
def test_e28_until_all_have_passed():
    pos = at("market", players=3, stock={A: "3F 2S", B: "1F", C: "3F 2S"})
    assert asked(pos)[0] == C
    play(pos, "sell food 1")
    assert asked(pos)[0] == B
    play(pos, "pass")
    assert asked(pos)[0] == A
    play(pos, "sell food 2")
    assert asked(pos)[0] == C
    assert refused(pos, "sell food 3", B) == ("R_PASSED",)
    play(pos, "pass")
    assert asked(pos)[0] == A
    play(pos, "sell food 3")
    assert asked(pos)[0] == A, "he goes on alone"
    play(pos, "pass")
    assert phase(pos)[1] != "Market"


@pytest.mark.rule("S802", "S810")
def test_e29_room_for_four():
    pos = at("market", seat=A, stock={A: "1C"}, market={"copper": [1, 1, 1, 1]})
    assert refused(pos, "sell copper 2") == ("R_ROW_FULL", 4, "copper")
    assert not options(pos, "sell")


@pytest.mark.rule("S807", "S810", "S815")
def test_x5_market_sold_out():
    pos = at(
        "market", players=2, score={A: 5}, stock={B: "2T 1F"}, market={"timber": [1, 1, 1, 1]}, hand={A: ["stone1"]}
    )
    assert asked(pos)[0] == B
    assert {text.split()[0] for text in options(pos, "sell")} == {"food"}
    play(pos, "sell food 1")
    assert asked(pos)[0] == A
    play(pos, "buy timber 4")
    assert score(pos) == 4
    assert "timber 4" in options(pos, "sell")
    play(pos, "sell timber 4")
    assert score(pos, B) == 10 + 2 + 1
    assert asked(pos)[0] == A
    play(pos, "buy timber 2")
    play(pos, "pass")
    pos = at("market", players=2, seat=A, score={A: 5}, market={"timber": [1, 1, 1, 1]}, hand={A: ["stone1"]})
    play(pos, "buy timber 4", "pass")
    assert asked(pos)[0] == A
    assert refused(pos, "sell timber 4") == ("R_REVERSAL", "bought", "timber", 1)


@pytest.mark.rule("S813", "S815")
def test_x8_market_swap():
    pos = at("market", players=2, seat=A, stock={A: "1F", B: "2F"}, market={"food": [0, 0, 1, 0]})
    play(pos, "sell food 1", "sell food 2")
    assert asked(pos)[0] == A
    assert refused(pos, "buy food 1") == ("R_REVERSAL", "sold", "food", 2)
    assert "food 3" in options(pos, "buy")
    on = at(
        "market",
        options={"market_reversal": "on"},
        players=2,
        seat=A,
        stock={A: "1F", B: "2F"},
        market={"food": [0, 0, 1, 0]},
    )
    play(on, "sell food 1", "sell food 2")
    assert "food 1" in options(on, "buy")


@pytest.mark.rule("S803", "S113")
def test_s803_cubes_stay_on_the_market():
    pos = at("market", seat=A, stock={A: "1G"})
    play(pos, "sell gold 2")
    until(pos, "place")
    assert phase(pos)[0] == 3
    assert pos.row.market[0].tolist() == [0, 1, 0, 0]


@pytest.mark.rule("S805")
def test_s805_one_cube_per_turn():
    pos = at("market", stock={A: "2F", D: "2F"})
    play(pos, "sell food 1")
    assert asked(pos)[0] == C


@pytest.mark.rule("S812", "S806")
def test_s812_free_choice_of_slots():
    pos = at("market", seat=A, stock={A: "1S"}, market={"gold": [1, 0, 1, 1], "copper": [0, 1, 1, 0]})
    assert options(pos, "buy") == {"gold 1", "gold 3", "gold 4", "copper 2", "copper 3"}
    assert options(pos, "sell") == {"stone 1", "stone 2", "stone 3", "stone 4"}
    assert refused(pos, "buy gold 2") == ("R_SLOT_EMPTY", 2, "gold")
    taken = at("market", seat=A, stock={A: "1G"}, market={"gold": [1, 0, 1, 1]})
    assert refused(taken, "sell gold 1") == ("R_SLOT_FULL", 1, "gold")


@pytest.mark.rule("S813")
def test_s813_equal_slots_are_one():
    pos = at("market", seat=A, stock={A: "1T 1F"})
    assert options(pos, "sell") == {"timber 1", "timber 2", "timber 4", "food 1", "food 3"}
    assert refused(pos, "sell timber 3") == ("R_SLOT_EQUAL", 3, "2")
    full = at("market", seat=A, market={"food": [1, 1, 1, 1]})
    assert options(full, "buy") == {"food 1", "food 3"}


@pytest.mark.rule("S816")
def test_s816_the_cap_passes_automatically():
    pos = at(
        "market",
        options={"market_cap": 5},
        players=2,
        seat=A,
        score={A: 40},
        stock={A: "3F", B: "4S 1T"},
        market={"gold": [1, 1, 1, 1], "copper": [1, 1, 1, 1]},
    )
    mine = 0
    while phase(pos)[1] == "Market":
        if asked(pos)[0] == A:
            mine += 1
            play(pos, next(text for text in sorted(options(pos)) if text.startswith("buy")))
            if mine == 5:
                assert refused(pos, "buy gold 1", A) == ("R_MARKET_CAP", 5, 5)
        else:
            play(pos, next((t for t in sorted(options(pos)) if t.startswith("sell")), "pass"))
    assert mine == 5


@pytest.mark.rule("S817")
def test_s817_no_trade_between_players():
    pos = at("market", seat=A, stock={A: "1F", B: "1G"}, hand={A: ["gold1"]})
    assert {text.split()[0] for text in options(pos)} == {"sell", "pass"}


@pytest.mark.rule("S811")
def test_s811_the_score_never_drops_below_zero():
    pos = at("market", seat=A, score={A: 5}, market={"gold": [0, 1, 0, 0]})
    play(pos, "buy gold 2")
    assert score(pos) == 0
    assert not options(pos, "buy")


@pytest.mark.rule("S804", "S808")
def test_who_can_do_nothing_by_public_facts_passes():
    pos = at("market", stock={B: "1F"}, hand={D: ["stone1"]})
    assert asked(pos)[0] == D, "a hand of one card counts as a hand"
    play(pos, "pass")
    assert asked(pos)[0] == B, "C has neither cubes nor cards and the market is empty"
