"""Regions and roads (S601-S620)."""

import pytest

from .reading import A, B, C, D, asked, at, options, play, refused, road, stock, supply, until


@pytest.mark.rule("S604")
def test_e18_a_road_costs_two_timber_and_one_food():
    pos = at("building", buildings={A: ["judah"]}, stock={A: "2T 1F"})
    before = supply(pos)
    play(pos, "road quarries-judah")
    assert (stock(pos), road(pos, "quarries-judah")) == ("", A)
    assert supply(pos) == "10G 12C 14S 16T 18F" != before
    poor = at("building", buildings={A: ["judah"]}, stock={A: "2T"}, hand={A: ["vp2"]})
    assert refused(poor, "road quarries-judah") == ("R_CANNOT_PAY", "A road", "2 timber, 1 food", "2 timber", "1 food")


@pytest.mark.rule("S611")
def test_e19_there_are_twelve_roads():
    pos = at("building", buildings={A: ["judah"]}, stock={A: "2T 1F 1S"}, hand={A: ["vp2"]}, roads_left=0)
    assert refused(pos, "road quarries-judah") == ("R_ROAD_STOCK", 12)
    assert not options(pos, "road")
    assert pos.game.boards[0].roads == 12


@pytest.mark.rule("S605", "S606", "S607")
def test_e20_where_roads_may_lead():
    pos = at("building", buildings={A: ["judah"], B: ["edom"]}, stock={A: "4T 2F"})
    assert refused(pos, "road judah-edom") == ("R_ROAD_FOREIGN", "Edom", B)
    assert refused(pos, "road judah-negev") == ("R_ROAD_EMPTY_SITE", "Negev")
    assert options(pos, "road") == {"quarries-judah"}
    two = at("building", buildings={A: ["judah", "edom"]}, stock={A: "2T 1F"})
    assert options(two, "road") == {"quarries-judah", "judah-edom", "edom-ezion"}


SHARED = {"buildings": {A: ["judah"], B: ["succoth"]}, "roads": {A: ["quarries-judah"]}}


@pytest.mark.rule("S608")
def test_e21_a_siteless_space_may_be_shared():
    pos = at("building", seat=B, stock={B: "2T 1F"}, **SHARED)
    play(pos, "road succoth-quarries")
    assert (road(pos, "quarries-judah"), road(pos, "succoth-quarries")) == (A, B)


@pytest.mark.rule("S602", "S603", "S609", "S615")
@pytest.mark.parametrize(("who", "gain"), [(C, "2S"), (A, "3S"), (B, "1C 2S")])
def test_e22_who_gets_what_on_a_shared_space(who, gain):
    roads = {A: ["quarries-judah"], B: ["succoth-quarries"]}
    pos = at("resolution", buildings=SHARED["buildings"], roads=roads, pawns={who: ["quarries"]})
    assert stock(pos, who) == gain


X3 = {"buildings": {A: ["edom", "judah"], B: ["negev"]}}
X3_ROADS = {A: ["edom-ezion", "quarries-judah"], B: ["negev-ezion"]}


@pytest.mark.rule("S309", "S311", "S614", "S616")
def test_x3_regions_with_a_shared_siteless_space():
    pos = at("resolution", **X3, roads=X3_ROADS, pawns={A: ["edom"], B: ["ezion"]})
    assert (stock(pos, A), stock(pos, B), pos.row.supply[0]) == ("1G 1C", "1G 1F", 8)
    placing = at("placement", **X3, roads=X3_ROADS, pawns={A: ["edom"], B: ["ezion"]})
    assert {"judah", "quarries"} <= options(placing, "place")
    play(placing, "place judah")
    again = at("placement", **X3, roads=X3_ROADS, pawns={A: ["edom", "judah"], B: ["ezion"]})
    assert refused(again, "place quarries") == ("R_REGION_USED", A, "Judah")
    built = at("building", **X3, roads=X3_ROADS, stock={A: "2T 1F"})
    play(built, "road judah-edom")
    until(built, "place")
    play(built, "place edom")
    assert refused(built.copy().play("place wisdom").play("place thief").play("place dan"), "place quarries") == (
        "R_REGION_USED",
        A,
        "Edom",
    )
    joined = at("resolution", **X3, roads=X3_ROADS | {A: [*X3_ROADS[A], "judah-edom"]}, pawns={A: ["ezion"]})
    assert stock(joined) == "1G 1C 3S"


@pytest.mark.rule("S616")
def test_s616_every_region_collects_a_shared_space_in_full():
    roads = {A: ["quarries-judah"], B: ["succoth-quarries"]}
    pos = at(
        "resolution",
        buildings=SHARED["buildings"],
        roads=roads,
        pawns={A: ["judah"], B: ["succoth"], C: ["quarries"]},
    )
    assert [stock(pos, who) for who in (A, B, C)] == ["3S", "1C 2S", "2S"]


@pytest.mark.rule("S617")
def test_s617_a_building_without_roads_is_a_region_of_one_space():
    pos = at("resolution", buildings={B: ["gezer"]}, high_priest=A, tokens={A: 1}, pawns={A: ["gezer"]})
    assert stock(pos) == "2F"


@pytest.mark.rule("S610", "S618", "S620")
def test_s610_any_number_of_roads_also_superfluous_ones():
    pos = at("building", buildings={A: ["judah", "negev", "edom"]}, stock={A: "6T 3F"})
    play(pos, "road judah-negev", "road negev-edom", "road judah-edom")
    assert [road(pos, link) for link in ("judah-negev", "negev-edom", "judah-edom")] == [A] * 3
    assert pos.row.roads_left == 9


@pytest.mark.rule("S618")
def test_s618_roads_before_or_after_the_card():
    words = {"buildings": {A: ["judah"]}, "stock": {A: "5S 5T 5F"}, "open": ["granary"]}
    pos = at("building", **words)
    play(pos, "road quarries-judah", "build granary", "site dan")
    assert stock(pos) == "2S 1F"
    pos = at("building", **words)
    play(pos, "build granary", "site dan", "road quarries-judah")
    assert stock(pos) == "2S 1F"
    assert refused(at("placement", **words), "road quarries-judah") == ("R_ROAD_TIME",)


@pytest.mark.rule("S612", "S613")
def test_s613_one_road_per_link_by_its_owner():
    pos = at(
        "building",
        seat=B,
        buildings={A: ["judah"]},
        roads={A: ["quarries-judah"]},
        stock={B: "2T 1F 1S"},
        hand={B: ["vp2"]},
    )
    assert refused(pos, "road quarries-judah") == ("R_ROAD_EXISTS", "Royal Quarries", "Judah")
    assert refused(pos, "road judah-negev") == ("R_ROAD_NO_BUILDING", "Judah", "Negev")
    assert refused(pos, "road lebanon-ezion") == ("R_ROAD_NO_LINK", "Lebanon", "Ezion-Geber")
    assert not options(pos, "road")


@pytest.mark.rule("S619")
def test_s619_roads_and_buildings_stay():
    pos = at("market", buildings={A: ["judah"], D: ["dan"]}, roads={A: ["quarries-judah"]}, hand={A: ["vp2"]})
    until(pos, "place")
    assert road(pos, "quarries-judah") == A
    assert [pos.row.building[k] for k in (3, 12)] == [3, 0]
    assert asked(pos) == (A, "place")
