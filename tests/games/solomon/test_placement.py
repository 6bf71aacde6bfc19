"""The Placement phase (S301-S325)."""

import pytest

from outremer.games.solomon.names import PLACE_IDS

from .reading import A, B, C, D, asked, at, options, order, phase, play, refused, score, stock


@pytest.mark.rule("S303", "S314", "S518")
def test_e06_altar_pawns_do_not_change_the_order_yet():
    pos = at("placement", players=3, seat=C, pawns_left={A: 3, B: 3, C: 2})
    play(pos, "place altar")
    placing = []
    for space in ("dan", "dor", "tyre", "bashan"):
        placing.append(asked(pos)[0])
        play(pos, f"place {space}")
    assert placing == [A, B, A, B]
    assert order(pos) == (A, B, C)
    assert pos.row.bonus_pawns[2] == 2


@pytest.mark.rule("S313", "S314", "S315", "S316")
def test_e10_a_bonus_space_takes_all_remaining_pawns():
    pos = at("placement", seat=B, pawns_left={A: 2, B: 3, C: 2, D: 2})
    play(pos, "place ark")
    assert (pos.row.pawns[1], pos.row.bonus_pawns[1]) == (0, 3)
    assert refused(pos, "place ark") == ("R_OCCUPIED", "the Ark", B)
    assert refused(pos, "place altar", B) == ("R_NO_PAWN",)
    placing = []
    for space in ("dan", "dor", "tyre", "bashan", "gezer"):
        placing.append(asked(pos)[0])
        play(pos, f"place {space}")
    assert placing == [C, D, A, C, D], "B is skipped"


@pytest.mark.rule("S305")
def test_e11_one_pawn_per_place():
    pos = at("placement", seat=B, pawns={A: ["dan", "wisdom"]})
    assert refused(pos, "place dan") == ("R_OCCUPIED", "Dan", A)
    own = at("placement", seat=A, pawns={A: ["dan", "wisdom"]})
    assert refused(own, "place dan") == ("R_OCCUPIED", "Dan", A)
    assert refused(own, "place wisdom") == ("R_OCCUPIED", "Wisdom", A)


@pytest.mark.rule("S306", "S307", "S908")
def test_e12_a_building_closes_its_space_to_others():
    pos = at("placement", seat=A, buildings={B: ["gezer"]})
    assert refused(pos, "place gezer") == ("R_FOREIGN_BUILDING", "Gezer", B)
    assert "gezer" in options(at("placement", seat=B, buildings={B: ["gezer"]}), "place")
    assert {"dor", "lebanon"} <= options(pos, "place"), "with or without a site, without a building"


@pytest.mark.rule("S308", "S312", "S905")
def test_e13_only_own_built_cards_take_pawns():
    pos = at("building", open=["granary", "treasury"], stock={A: "1G 1C 3S 1F"}, hand={A: ["vp2"]})
    play(pos, "build treasury", "site dan", "pay_cubes")
    assert refused(pos, "place treasury") == ("R_CARD_NEW", "Treasury", 3)
    while asked(pos)[1] != "place":
        pos.play("end_turn" if asked(pos)[0] != "chance" else pos.legal()[0])
    assert phase(pos) == (3, "Placement")
    assert refused(pos, "place granary") == ("R_OPEN_CARD", "Granary")
    assert "treasury" in options(pos, "place")
    play(pos, "place wisdom")
    assert asked(pos) == (B, "place")
    assert refused(pos, "place treasury") == ("R_CARD_OF_OTHER", "Treasury", A)


@pytest.mark.rule("S304", "S501", "S502")
def test_s304_where_a_pawn_may_go():
    pos = at("placement", cards={A: ["treasury"], B: ["granary"]})
    boards = set(PLACE_IDS[:24])
    assert options(pos, "place") == boards | {"treasury"}


REGION = {"buildings": {A: ["judah", "edom"]}, "roads": {A: ["quarries-judah", "judah-edom", "edom-ezion"]}}


@pytest.mark.rule("S309", "S310", "S311")
def test_s309_a_region_is_one_place_for_its_owner():
    pos = at("placement", **REGION)
    assert {"judah", "edom", "quarries", "ezion"} <= options(pos, "place"), "he may enter it anywhere"
    pos = at("placement", pawns={A: ["quarries"]}, **REGION)
    assert not {"judah", "edom", "ezion"} & options(pos, "place")
    assert refused(pos, "place ezion") == ("R_REGION_USED", A, "Royal Quarries")
    other = at("placement", seat=B, pawns={A: ["edom"]}, **REGION)
    assert {"quarries", "ezion"} <= options(other, "place"), "a siteless space stays open to all"


@pytest.mark.rule("S305", "S309", "S318", "S319", "S320", "S617")
def test_x4_high_priest_in_an_opponents_region():
    words = REGION | {"high_priest": C, "tokens": {C: 1}, "pawns": {A: ["edom"]}}
    pos = at("placement", seat=C, **words)
    assert {"judah", "quarries"} <= options(pos, "place")
    play(pos, "place judah", "place wisdom")
    assert asked(pos)[0] == A
    assert refused(pos, "place judah") == ("R_OCCUPIED", "Judah", C)
    assert refused(pos, "place quarries") == ("R_REGION_USED", A, "Edom")
    assert refused(at("placement", seat=C, **words), "place edom") == ("R_OCCUPIED", "Edom", A)
    harvest = at("resolution", seat=C, **REGION, high_priest=C, tokens={C: 1}, pawns={A: ["edom"], C: ["judah"]})
    assert stock(harvest, C) == "1G 1C 3S"
    normal = at("resolution", seat=C, **REGION, high_priest=C, tokens={C: 1}, pawns={C: ["quarries"]})
    assert stock(normal, C) == "2S", "a space without a site is no opponent's space"


@pytest.mark.rule("S318", "S1013")
def test_e40_the_privilege_once_a_round():
    pos = at("placement", buildings={B: ["gezer", "dor"]}, high_priest=A, tokens={A: 1}, pawns_left={B: 0, C: 0, D: 0})
    play(pos, "place gezer")
    assert asked(pos)[0] == A
    assert refused(pos, "place dor") == ("R_HP_USED", "Gezer")
    assert refused(at("placement", seat=C, buildings={B: ["gezer"]}, high_priest=A), "place gezer")[0] == (
        "R_FOREIGN_BUILDING"
    )


@pytest.mark.rule("S319")
def test_e41_one_pawn_per_space_for_the_high_priest_too():
    pos = at("placement", buildings={B: ["gezer"]}, high_priest=A, tokens={A: 1}, pawns={B: ["gezer"]})
    assert refused(pos, "place gezer") == ("R_OCCUPIED", "Gezer", B)


@pytest.mark.rule("S321")
def test_s321_the_privilege_renews_and_its_pawn_is_resolved_after_the_office_moved():
    pos = at(
        "resolution",
        players=2,
        cards={A: ["levites_quarter"]},
        buildings={A: ["gezer"]},
        high_priest=B,
        tokens={A: 1, B: 1},
        stock={A: "2S 1T"},
        pawns={A: ["levites_quarter"], B: ["gezer", "wisdom"]},
    )
    play(pos, "temple token", "waive stone")
    assert pos.row.high_priest == 0
    play(pos, "resolve gezer")
    assert stock(pos, B) == "2F"
    while asked(pos)[1] != "place":
        pos.play(next(t for t in ("pass", "end_turn") if t in options(pos)))
    assert refused(pos, "place gezer", B)[0] == "R_NOT_YOUR_TURN"
    play(pos, "place wisdom")
    assert refused(pos, "place gezer") == ("R_FOREIGN_BUILDING", "Gezer", A)


@pytest.mark.rule("S317")
def test_s317_closed_bonus_spaces():
    pos = at("placement", players=2)
    assert refused(pos, "place ark") == ("R_BONUS_CLOSED", "the Ark", 2)


@pytest.mark.rule("S322")
def test_s322_there_is_no_passing():
    pos = at("placement")
    for action in ("pass", "decline", "end_turn"):
        assert refused(pos, action) == ("R_MUST_PLACE", 24)
    assert all(text.startswith("place ") for text in options(pos))


@pytest.mark.rule("S323")
def test_s323_without_a_place_the_pawns_stay():
    pos = at(
        "placement",
        players=2,
        pawns={B: [*PLACE_IDS[:21], "altar"]},
        pawns_left={A: 3, B: 0},
    )
    assert phase(pos)[1] == "Resolution"
    assert pos.row.pawns[0] == 3, "A has no place and is not asked"


@pytest.mark.rule("S323")
def test_a_single_place_is_taken_by_itself():
    pos = at("placement", players=2, pawns={B: list(PLACE_IDS[:21])}, pawns_left={A: 3, B: 0})
    assert phase(pos)[1] == "Resolution"
    assert (pos.row.pawn[23], pos.row.bonus_pawns[2]) == (0, 3), "only the Altar was open: all three stand there"


@pytest.mark.rule("S324", "S325")
def test_s324_useless_places_may_be_chosen_and_give_nothing_yet():
    pos = at("placement", supply={"timber": 0}, pawns_left={A: 3, B: 1, C: 1, D: 1})
    before = (stock(pos), score(pos))
    play(pos, "place artisan", "place thief", "place trader", "place wisdom", "place lebanon")
    assert (stock(pos), score(pos)) == before
    assert score(pos, D) == 10, "Wisdom scores in Resolution"
