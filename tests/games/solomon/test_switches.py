"""The switches of section 5 whose meaning no other file tests."""

import pytest

import outremer
from outremer.core.errors import BadOption

from .reading import A, B, C, asked, at, options, phase, play, refused, road, score, stock

REGION = {"buildings": {A: ["judah", "edom"]}, "roads": {A: ["quarries-judah", "judah-edom", "edom-ezion"]}}


@pytest.mark.rule("S816", "S1118")
def test_numeric_switches_have_bounds():
    for name, least, most in (("market_cap", 5, 99), ("max_rounds", 10, 99)):
        for value in (least, most, str(most)):
            assert outremer.load("solomon", options={name: value}).boards[0][name] == int(value)
        for value in (least - 1, most + 1, "many"):
            with pytest.raises(BadOption, match=f"a whole number from {least} to {most}"):
                outremer.load("solomon", options={name: value})


@pytest.mark.rule("S618")
def test_road_timing_own_turns():
    words = {"buildings": {A: ["judah"]}, "pawns": {A: ["judah", "dan"]}, "stock": {A: "2T 1F"}}
    assert refused(at("resolution", **words), "road quarries-judah") == ("R_ROAD_TIME",)
    pos = at("resolution", options={"road_timing": "own_turns"}, **words)
    play(pos, "road quarries-judah")
    assert road(pos, "quarries-judah") == A
    play(pos, "resolve judah")
    assert stock(pos) == "1S 2F", "S416: the region is the old one"


@pytest.mark.rule("S618")
def test_the_last_place_is_asked_if_a_road_could_be_built():
    words = {"options": {"road_timing": "own_turns"}, "buildings": {A: ["judah"]}, "pawns": {A: ["dan"]}}
    assert asked(at("resolution", stock={A: "2T 1F"}, **words)) == (A, "resolve")
    assert asked(at("resolution", hand={A: ["vp2"]}, **words)) == (A, "resolve"), "a hand and a free legal link"
    assert phase(at("resolution", stock={A: "1T 1F"}, **words))[1] == "Market", "cubes do not pay"
    none = at("resolution", options={"road_timing": "own_turns"}, hand={A: ["vp2"]}, pawns={A: ["dan"]})
    assert phase(none)[1] == "Market", "no legal link"


@pytest.mark.rule("S1001")
def test_temple_timing_own_turns():
    words = {"pawns": {A: ["dan", "dor"]}, "stock": {A: "2S 1T"}}
    assert refused(at("resolution", **words), "temple vp") == ("R_TEMPLE_TIME",)
    pos = at("resolution", options={"temple_timing": "own_turns"}, **words)
    play(pos, "temple token")
    assert (pos.row.blocks, pos.row.high_priest) == (1, 0)
    assert asked(pos) == (A, "resolve")
    hidden = at("resolution", options={"temple_timing": "own_turns"}, pawns={A: ["dan"]}, hand={A: ["vp2"]})
    assert options(hidden) == {"resolve dan"}


@pytest.mark.rule("S309", "S320")
def test_region_occupancy_shared():
    words = REGION | {"options": {"region_occupancy": "shared"}, "high_priest": C, "tokens": {C: 1}}
    pos = at("placement", seat=C, pawns={A: ["edom"]}, **words)
    assert refused(pos, "place judah") == ("R_REGION_USED", A, "Edom")
    assert "quarries" in options(pos, "place"), "a normal placement"
    pos = at("placement", seat=A, pawns={C: ["judah"]}, **words)
    assert refused(pos, "place edom") == ("R_REGION_USED", C, "Judah")
    free = at("placement", seat=A, pawns={B: ["quarries"]}, **words)
    assert "edom" in options(free, "place"), "other pawns on siteless spaces do not count"


@pytest.mark.rule("S309")
def test_region_occupancy_per_space():
    words = REGION | {"options": {"region_occupancy": "per_space"}}
    assert "edom" in options(at("placement", pawns={A: ["judah"]}, **words), "place")
    pos = at("resolution", pawns={A: ["judah", "edom"]}, **words)
    play(pos, "resolve judah")
    assert stock(pos) == "2G 2C 6S", "every pawn harvests the region"


@pytest.mark.rule("S703", "S717")
def test_fortune_resource_use_payment_or_cubes():
    words = {"options": {"fortune_resource_use": "payment_or_cubes"}, "hand": {A: ["food_timber", "gold1"]}}
    pos = at("market", seat=A, supply={"gold": 0, "timber": 0}, **words)
    assert options(pos) == {"pass", "play_resource food_timber"}
    assert refused(pos, "play_resource gold1") == ("R_SUPPLY_EMPTY", "gold")
    assert refused(pos, "play_resource stone1") == ("R_CARD_NOT_HELD", "1 stone")
    play(pos, "play_resource food_timber")
    assert (stock(pos), asked(pos)) == ("1F", (A, "market"))
    assert "play_resource gold1" in options(at("building", **words))
    resolving = at("resolution", pawns={A: ["dan"]}, **words)
    assert options(resolving) == {"resolve dan", "play_resource food_timber", "play_resource gold1"}
    play(resolving, "play_resource gold1")
    assert stock(resolving) == "1G"


@pytest.mark.rule("S713")
def test_fortune_vp_window_any_own_decision():
    words = {"options": {"fortune_vp_window": "any_own_decision"}, "hand": {A: ["vp5"]}}
    pos = at("placement", **words)
    play(pos, "play_vp vp5")
    assert (score(pos), asked(pos)) == (15, (A, "place"))
    pos = at("resolution", pawns={A: ["dan"]}, **words)
    assert options(pos) == {"resolve dan", "play_vp vp5"}
    play(pos, "play_vp vp5")
    assert stock(pos) == "2F", "an empty hand: the last place is resolved by itself"


@pytest.mark.rule("S815")
def test_unknown_values_are_refused():
    with pytest.raises(BadOption, match="it takes off, on"):
        outremer.load("solomon", options={"market_reversal": "perhaps"})
    assert outremer.load("solomon").options["data_set"] == "recon-2"
