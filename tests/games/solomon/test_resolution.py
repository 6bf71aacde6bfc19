"""The Resolution phase (S401-S417)."""

import itertools

import pytest

from .reading import A, B, C, D, asked, at, options, order, phase, play, refused, score, stock, supply


@pytest.mark.rule("S402", "S601")
def test_e14_a_space_gives_its_yield():
    pos = at("resolution", pawns={A: ["lebanon"]}, supply={"timber": 9})
    assert stock(pos) == "2T"
    assert pos.row.supply[3] == 7


@pytest.mark.rule("S406", "S407")
def test_e15_an_empty_supply_gives_nothing_and_owes_nothing():
    pos = at("resolution", pawns={A: ["lebanon", "dan"]}, supply={"timber": 0})
    play(pos, "resolve lebanon")
    assert stock(pos) == "2F", "the other resource is not affected"
    short = at("resolution", pawns={A: ["lebanon"]}, supply={"timber": 1})
    assert stock(short) == "1T"


@pytest.mark.rule("S403", "S404", "S413")
@pytest.mark.parametrize("places", list(itertools.permutations(("trader", "wisdom", "dor"))))
def test_e16_any_order_is_allowed(places):
    pos = at("resolution", stock={A: "1F"}, pawns={A: ["trader", "wisdom", "dor"]})
    for place in places[:2]:
        play(pos, f"resolve {place}")
        if asked(pos)[1] == "give":
            play(pos, "give_cube food", "take stone")
    if asked(pos)[1] == "give":
        play(pos, "give_cube food", "take stone")
    assert score(pos) == 13
    assert stock(pos) == "1S 2F"


@pytest.mark.rule("S414", "S415", "S801")
def test_e17_cubes_are_kept_and_pawns_return():
    pos = at("resolution", stock={A: "4G 5C 5S 4T 3F"}, pawns={A: ["dan", "wisdom"]})
    assert sum(pos.row.pawn >= 0) == 2
    play(pos, "resolve wisdom")
    assert phase(pos)[1] == "Market", "all places are resolved"
    assert sum(pos.row.stock[0]) == 23
    assert (pos.row.pawn == -1).all()
    assert list(pos.row.pawns) == [5] * 4


@pytest.mark.rule("S401", "S405")
def test_s405_each_place_is_resolved_once_and_completely():
    pos = at("resolution", stock={A: "1F", B: "1G"}, pawns={A: ["trader", "thief", "dan"], B: ["dor"]})
    play(pos, "resolve trader")
    assert asked(pos) == (A, "give")
    assert refused(pos, "resolve thief") == ("R_WRONG_STEP", "give a resource")
    play(pos, "give_cube food", "take gold")
    assert refused(pos, "resolve trader") == ("R_RESOLVED", "Trader")
    assert refused(pos, "resolve dor") == ("R_NOT_YOUR_PAWN", "Dor")
    assert options(pos, "resolve") == {"thief", "dan"}
    play(pos, "resolve dan", "decline")
    assert stock(pos, B) == "1G 2F", "then the second player"


@pytest.mark.rule("S404", "S405", "S406", "S407", "S935")
def test_x2_shortage_and_free_order():
    words = {
        "buildings": {A: ["judah"]},
        "roads": {A: ["quarries-judah"]},
        "stock": {A: "1T"},
        "pawns": {A: ["judah", "tyre", "trader"]},
        "supply": {"stone": 1, "timber": 0},
    }
    pos = at("resolution", **words)
    play(pos, "resolve judah")
    assert stock(pos) == "1S 1T", "1 stone of 3"
    play(pos, "resolve tyre")
    assert stock(pos) == "1S 1T", "0 timber"
    assert options(pos) == {"give_cube timber", "give_cube stone", "decline"}
    pos = at("resolution", **words)
    play(pos, "resolve trader", "give_cube timber", "take stone")
    assert (stock(pos), pos.row.supply[2], pos.row.supply[3]) == ("1S", 0, 1)
    play(pos, "resolve tyre")
    assert stock(pos) == "1S 1T", "Tyre gives 1 timber, Judah nothing"


@pytest.mark.rule("S408")
def test_s408_market_cubes_are_not_supply():
    pos = at("resolution", pawns={A: ["ezion"]}, market={"gold": [1, 1, 0, 0]}, supply={"gold": 0})
    assert stock(pos) == ""


@pytest.mark.rule("S409")
def test_s409_compulsory_and_optional_effects():
    pos = at("resolution", cards={A: ["fleet", "prophets_school"]}, pawns={A: ["fleet", "prophets_school", "trader"]})
    play(pos, "resolve fleet")
    assert "decline" not in options(pos)
    assert refused(pos, "decline") == ("R_COMPULSORY",)
    play(pos, "take stone", "resolve prophets_school", "draw gold1", "draw vp2")
    assert asked(pos) == (A, "keep")
    assert refused(pos, "decline") == ("R_COMPULSORY",)
    play(pos, "discard vp2")
    assert asked(pos) == (A, "give")
    assert "decline" in options(pos)
    play(pos, "give_cube stone")
    assert refused(pos, "decline") == ("R_COMPULSORY",), "a gift made, the take is compulsory"


@pytest.mark.rule("S411", "S412")
def test_s411_nobody_resolves_twice_or_is_left_out():
    pos = at("resolution", pawns={A: ["dan", "wisdom"], B: ["dor", "fortune"], D: ["gezer", "altar"]})
    play(pos, "resolve dan", "resolve dor", "draw vp2")
    assert asked(pos) == (D, "resolve")
    play(pos, "resolve altar")
    assert order(pos) == (D, A, B, C)
    assert phase(pos)[1] == "Market", "D went on with Gezer, A and B had resolved"
    assert (stock(pos, A), stock(pos, B), stock(pos, D), score(pos, D)) == ("2F", "2F", "2F", 22)


@pytest.mark.rule("S416")
def test_s416_a_road_of_this_round_does_not_widen_the_region_yet():
    pos = at(
        "resolution",
        cards={A: ["stables"]},
        buildings={A: ["judah"]},
        stock={A: "1T"},
        pawns={A: ["stables", "judah"]},
    )
    play(pos, "resolve stables", "road quarries-judah")
    assert stock(pos) == "1S", "Judah alone"


@pytest.mark.rule("S417", "S509")
def test_e36_the_artisan_without_a_pawn_on_a_space_does_nothing():
    pos = at("resolution", pawns={A: ["artisan", "wisdom"]})
    before = supply(pos)
    play(pos, "resolve artisan")
    assert phase(pos)[1] != "Resolution"
    assert (stock(pos), supply(pos), score(pos)) == ("", before, 13)


@pytest.mark.rule("S417")
@pytest.mark.parametrize("place", ["thief", "trader"])
def test_s417_effects_without_an_object_are_skipped(place):
    pos = at("resolution", pawns={A: [place]}, supply=dict.fromkeys(("gold", "copper", "stone", "timber", "food"), 0))
    assert phase(pos) == (3, "Placement"), "and nobody had anything to trade or build"
