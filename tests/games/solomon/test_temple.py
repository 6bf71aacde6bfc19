"""The temple and the High Priest (S1001-S1017)."""

import pytest

from .reading import A, B, C, asked, at, options, phase, play, refused, score, scores, stock


@pytest.mark.rule("S1002", "S1003", "S1004")
def test_e37_blocks_in_order():
    pos = at("building", temple=4, stock={A: "6S 4T 2F"})
    assert {"temple token", "temple vp"} <= options(pos)
    play(pos, "temple vp")
    assert stock(pos) == "4S 3T 2F"
    play(pos, "temple vp")
    assert stock(pos) == "2S 2T 2F"
    play(pos, "temple vp")
    assert (stock(pos), pos.row.blocks, score(pos)) == ("1S", 7, 10 + 5 + 5 + 6)


@pytest.mark.rule("S1005", "S1006", "S1016")
def test_e38_token_or_vp_each_time():
    pos = at("building", stock={A: "4S 2T"})
    play(pos, "temple token", "temple vp")
    assert (pos.row.tokens[0], score(pos)) == (1, 15)


@pytest.mark.rule("S1008", "S1009", "S1010", "S1011", "S1012")
def test_e39_the_office_moves_with_more_tokens():
    pos = at("building", seat=B, tokens={A: 2, B: 1}, high_priest=A, temple=3, stock={B: "4S 2T"})
    play(pos, "temple token")
    assert (list(pos.row.tokens[:2]), pos.row.high_priest) == ([2, 2], 0), "a tie: A stays"
    play(pos, "temple token")
    assert pos.row.high_priest == 1
    first = play(at("building", seat=C, stock={C: "2S 1T"}), "temple token")
    assert first.row.high_priest == 2


@pytest.mark.rule("S1014", "S1015", "S1105", "S104")
def test_e42_the_marker_takes_no_piece_away():
    pos = at(
        "building",
        open=["granary"],
        high_priest=A,
        tokens={A: 1},
        temple=1,
        buildings={A: ["tyre", "dan", "dor", "gezer"]},
        stock={A: "3S 3T 3F"},
    )
    play(pos, "build granary", "site negev")
    assert int((pos.row.building == 0).sum()) == 5
    assert pos.row.pawns[0] == 5
    assert pos.over


@pytest.mark.rule("S1001")
def test_s1001_only_in_the_own_building_turn():
    pos = at("placement", stock={A: "2S 1T"})
    assert refused(pos, "temple vp") == ("R_TEMPLE_TIME",)
    pos = at("building", stock={A: "2S 1T", B: "2S 1T"})
    assert refused(pos, "temple vp", B) == ("R_NOT_YOUR_TURN", A)


@pytest.mark.rule("S1004")
def test_s1004_the_price():
    pos = at("building", temple=6, stock={A: "1S 2T 1F"}, hand={A: ["vp2"]})
    assert refused(pos, "temple vp") == (
        "R_CANNOT_PAY",
        "A temple block",
        "1 stone, 2 timber, 2 food",
        "1 stone, 2 timber, 1 food",
        "1 food",
    )


@pytest.mark.rule("S1007")
def test_s1007_without_tokens_only_the_vp():
    pos = at(
        "building",
        options={"temple_tokens": 10},
        tokens={A: 6, B: 4},
        high_priest=A,
        temple=10,
        stock={C: "1S 2T 2F"},
        seat=C,
    )
    assert refused(pos, "temple token") == ("R_NO_TOKEN", 6)
    play(pos, "temple vp")
    assert score(pos, C) == 16


@pytest.mark.rule("S1013")
def test_s1013_the_high_priest_has_the_privilege():
    words = {"buildings": {B: ["gezer"]}, "tokens": {A: 1}}
    assert "gezer" in options(at("placement", high_priest=A, **words), "place")
    assert "gezer" not in options(at("placement", **words), "place")


@pytest.mark.rule("S1016", "S1110")
def test_s1016_tokens_score_nothing_themselves():
    pos = at("round_end", temple=16, tokens={A: 3, B: 2}, high_priest=A)
    assert pos.over
    assert scores(pos) == [30, 10, 10, 10]


@pytest.mark.rule("S1017")
def test_s1017_a_finished_temple():
    pos = at("building", temple=15, stock={A: "4C 2S"}, hand={A: ["vp2"], B: ["vp2"]})
    play(pos, "temple vp", "pay_cubes")
    assert (pos.row.blocks, score(pos)) == (16, 18)
    assert refused(pos, "temple vp") == ("R_TEMPLE_DONE",)
    assert not pos.over, "the round is played to its end"
    assert asked(pos)[0] == A
    assert phase(pos)[1] == "Building"
