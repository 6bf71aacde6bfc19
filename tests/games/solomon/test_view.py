"""What a view shows as plain data: regions, payments, and the board's own numbers."""

import pytest

from outremer import SPECTATOR

from .reading import A, B, C, at, play, stock

LAND = {
    "buildings": {A: ["edom", "judah", "tyre"], B: ["negev", "dan"]},
    "roads": {A: ["edom-ezion", "quarries-judah", "judah-edom"], B: ["negev-ezion"]},
}


@pytest.mark.rule("S602", "S614", "S616")
def test_regions_are_found_with_the_owners_own_roads():
    shown = at("placement", **LAND).view(SPECTATOR).show()["regions"]
    assert shown == [
        {
            "owner": 0,
            "spaces": ["quarries", "judah", "edom", "ezion"],
            "yield": {"gold": 1, "copper": 1, "stone": 3},
        },
        {"owner": 1, "spaces": ["negev", "ezion"], "yield": {"gold": 1, "food": 1}},
    ]


@pytest.mark.rule("S603")
@pytest.mark.parametrize(("who", "seat"), [(A, 0), (B, 1)])
def test_a_pawn_brings_what_its_region_shows(who, seat):
    pos = at("resolution", pawns={who: ["ezion"]}, **LAND)
    region = next(one for one in at("placement", **LAND).view(SPECTATOR).show()["regions"] if one["owner"] == seat)
    shown = [region["yield"].get(name, 0) for name in ("gold", "copper", "stone", "timber", "food")]
    assert stock(pos, who) == " ".join(f"{n}{letter}" for n, letter in zip(shown, "GCSTF", strict=True) if n)


@pytest.mark.rule("S615")
def test_without_a_road_of_his_own_a_player_has_no_region():
    assert at("placement", buildings={A: ["judah"]}).view(0).show()["regions"] == []
    assert stock(at("resolution", pawns={C: ["ezion"]}, **LAND), C) == "1G"


@pytest.mark.rule("S416")
def test_a_new_road_shows_from_the_market_phase_on():
    stables = {"cards": {A: ["stables"]}, "buildings": {A: ["judah"]}, "stock": {A: "1T"}}
    pos = play(at("resolution", pawns={A: ["stables", "judah"]}, **stables), "resolve stables", "road quarries-judah")
    assert pos.view(0).show()["phase_id"] == "market"
    assert stock(pos) == "1S", "the road does not count for the pawn of this round"
    assert pos.view(0).show()["regions"][0]["spaces"] == ["quarries", "judah"]
    early = at("resolution", pawns={A: ["stables", "judah", "wisdom"]}, **stables)
    play(early, "resolve stables", "road quarries-judah")
    assert (early.view(0).show()["phase_id"], early.view(0).show()["regions"]) == ("resolution", [])


@pytest.mark.rule("S714", "S715")
def test_a_payment_shows_its_cost_and_the_rest_to_the_payer_only():
    pos = at("building", buildings={A: ["judah"]}, stock={A: "2T 1F"}, hand={A: ["food_timber", "timber2"], B: ["vp2"]})
    assert pos.view(0).show()["payment"] is None
    play(pos, "road quarries-judah")
    cost = {"timber": 2, "food": 1}
    paying = {"kind": "link", "thing": "quarries-judah", "cost": cost, "owed": cost}
    assert pos.view(0).show()["payment"] == paying
    assert [pos.view(viewer).show()["payment"] for viewer in (1, SPECTATOR)] == [None, None]
    play(pos, "pay_card food_timber")
    assert pos.view(0).show()["payment"] == paying | {"owed": {"timber": 1}}
    play(pos, "pay_cubes")
    assert pos.view(0).show()["payment"] is None


@pytest.mark.rule("S1004", "S941")
def test_a_payment_for_a_block_leaves_out_what_is_waived():
    levites = {"cards": {A: ["levites_quarter"]}, "pawns": {A: ["levites_quarter"]}}
    pos = at("resolution", stock={A: "2S 1T"}, hand={A: ["stone1"]}, **levites)
    play(pos, "temple vp", "waive stone")
    assert pos.view(0).show()["payment"] == {
        "kind": "section",
        "thing": "foundation",
        "cost": {"stone": 1, "timber": 1},
        "owed": {"stone": 1, "timber": 1},
    }


def test_the_boards_own_numbers_are_shown():
    shown = at("placement").view(SPECTATOR).show()
    assert shown["road_cost"] == {"timber": 2, "food": 1}
    assert len(shown["links"]) == 31
    assert [(part["section"], part["of"], part["vp"]) for part in shown["temple"]["sections"]] == [
        ("foundation", 6, 5),
        ("structure", 6, 6),
        ("columns", 4, 8),
    ]
    assert shown["temple"]["sections"][2]["cost"] == {"copper": 2, "stone": 1}
    assert shown["limits"] == {"sites": 11, "buildings": 5, "hand": 3, "rounds": 40}
