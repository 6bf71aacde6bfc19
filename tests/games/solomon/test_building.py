"""The Building phase and building cards (S901-S920)."""

import pytest

from .reading import (
    A,
    B,
    C,
    asked,
    at,
    building,
    card,
    options,
    order,
    phase,
    play,
    refused,
    score,
    stock,
    supply,
    until,
)


@pytest.mark.rule("S901", "S903", "S904", "S905", "S906", "S908")
def test_e30_building_the_granary():
    pos = at("building", open=["granary"], score={A: 20}, stock={A: "3S 3T 3F"})
    play(pos, "build granary", "site negev")
    assert supply(pos) == "10G 12C 14S 16T 18F"
    assert (score(pos), building(pos, "negev"), card(pos, "granary")) == (35, A, A)
    until(pos, "place")
    assert "granary" in options(pos, "place")
    play(pos, "place wisdom")
    assert refused(pos, "place negev") == ("R_FOREIGN_BUILDING", "Negev", A)


@pytest.mark.rule("S909")
def test_e31_a_crossed_out_card_places_no_building():
    pos = at("building", open=["kings_highway"], stock={A: "1C 2S 4T 1F"}, hand={A: ["vp2"]})
    play(pos, "build kings_highway")
    assert refused(pos, "site dan") == ("R_CROSSED_OUT", "King's Highway")
    play(pos, "pay_cubes")
    assert score(pos) == 27
    assert (pos.row.building == -1).all()
    assert refused(pos, "site dan") == ("R_CROSSED_OUT", "King's Highway")
    until(pos, "place")
    assert "kings_highway" in options(pos, "place")


@pytest.mark.rule("S902", "S910", "S911", "S1103")
def test_e32_one_card_per_phase():
    pos = at("building", open=["granary", "kings_highway", "hazor"], stock={A: "1C 6S 7T 4F"}, hand={A: ["vp2"]})
    play(pos, "build granary", "site negev", "pay_cubes")
    assert refused(pos, "build kings_highway") == ("R_BUILT_ONE", "Granary")
    play(pos, "end_turn")
    assert card(pos, "kings_highway") == card(pos, "hazor") == "open"
    assert asked(pos)[0] == "chance"
    gaps = 0
    while asked(pos)[0] == "chance":
        pos.play(pos.legal()[0])
        gaps += 1
    assert gaps == 2, "two open cards of four were left"
    assert card(pos, "kings_highway") == "open"


@pytest.mark.rule("S911")
def test_s911_a_gap_is_not_filled_before_the_end_of_the_round():
    pos = at("building", open=["granary", "hazor"], stock={A: "3S 3T 3F"}, hand={B: ["vp2"]})
    play(pos, "build granary", "site negev")
    assert asked(pos) == (B, "building")
    assert sum(owner == -1 for owner in pos.row.card_owner) == 1


@pytest.mark.rule("S903")
def test_s903_the_price_must_be_paid():
    pos = at("building", open=["granary"], stock={A: "3S 2T"}, hand={A: ["timber2", "vp2"]})
    assert refused(pos, "build granary") == (
        "R_CANNOT_PAY",
        "Granary",
        "3 stone, 3 timber, 3 food",
        "3 stone, 4 timber",
        "3 food",
    )


@pytest.mark.rule("S906", "S907", "S914")
def test_s907_a_free_site_must_be_chosen():
    pos = at("building", open=["granary"], stock={A: "3S 3T 3F"}, buildings={B: ["gezer"]}, hand={A: ["vp2"]})
    play(pos, "build granary")
    assert asked(pos) == (A, "site")
    assert len(options(pos)) == 10
    assert refused(pos, "site gezer") == ("R_SITE_TAKEN", "Gezer", B)
    assert refused(pos, "site lebanon") == ("R_NO_SITE", "Lebanon")
    assert refused(pos, "pay_cubes") == ("R_SITE_NEEDED", 10, "Granary")


SITES = ["tyre", "dan", "damascus", "bashan", "dor", "ephraim", "succoth", "gezer", "judah", "negev", "edom"]


@pytest.mark.rule("S907")
def test_the_last_site_is_taken_by_itself():
    held = {A: SITES[:4], B: SITES[4:7], C: SITES[7:10]}
    pos = at("building", open=["granary"], stock={A: "3S 3T 3F"}, buildings=held)
    play(pos, "build granary")
    assert building(pos, "edom") == A


@pytest.mark.rule("S1105", "S1106", "S1108", "S1109")
def test_e44_a_card_without_a_site_in_the_last_round():
    held = {A: SITES[:4], B: SITES[4:8], C: SITES[8:11]}
    pos = at("building", seat=C, open=["vineyard"], stock={C: "1C 2S 2T 4F"}, buildings=held)
    play(pos, "build vineyard")
    assert (card(pos, "vineyard"), int((pos.row.building == 2).sum())) == (C, 3)
    assert pos.over
    assert score(pos, C) == 24, "14 VP and no cube left"


@pytest.mark.rule("S912")
def test_s912_everything_in_any_order():
    words = {
        "open": ["granary"],
        "stock": {A: "5S 6T 4F"},
        "hand": {A: ["vp3"]},
        "buildings": {A: ["judah"]},
    }
    one = play(
        at("building", **words),
        "temple vp",
        "pay_cubes",
        "play_vp vp3",
        "road quarries-judah",
        "build granary",
        "site dan",
    )
    two = play(
        at("building", **words),
        "build granary",
        "site dan",
        "pay_cubes",
        "road quarries-judah",
        "pay_cubes",
        "temple vp",
        "pay_cubes",
        "play_vp vp3",
    )
    assert scores_of(one) == scores_of(two) == (10 + 5 + 3 + 15, "")
    assert phase(one)[1] != "Building" or asked(one)[0] != A


def scores_of(pos):
    return score(pos), stock(pos)


@pytest.mark.rule("S913")
def test_s913_a_card_is_not_used_when_it_is_built():
    pos = at("building", open=["granary"], stock={A: "3S 3T 3F"})
    play(pos, "build granary", "site dan")
    assert stock(pos) == ""


@pytest.mark.rule("S915", "S916")
def test_e34_the_master_trader():
    words = {"cards": {A: ["trading_house"]}, "stock": {A: "1F"}, "pawns": {A: ["trading_house"]}}
    pos = at("resolution", **words)
    play(pos, "give_cube food")
    assert options(pos) == {"take copper", "take stone", "take timber"}
    assert refused(pos, "take gold") == ("R_TRADE_NO_GOLD",)
    assert refused(pos, "take food") == ("R_TRADE_SAME", "food")
    play(pos, "take copper", "take copper")
    assert stock(pos) == "2C"
    mixed = play(at("resolution", **words), "give_cube food", "take copper", "take timber")
    assert stock(mixed) == "1C 1T"
    gold = at("resolution", cards={A: ["trading_house"]}, stock={A: "1G"}, pawns={A: ["trading_house"]})
    assert "give_cube gold" in options(gold)


@pytest.mark.rule("S916")
def test_takes_go_in_index_order_and_lose_nothing_by_it():
    words = {"cards": {A: ["trading_house"]}, "stock": {A: "1F"}, "pawns": {A: ["trading_house"]}}
    pos = play(at("resolution", **words), "give_cube food", "take stone")
    assert options(pos) == {"take stone", "take timber"}
    assert refused(pos, "take copper") == ("R_INDEX_ORDER", "copper", "stone")
    scarce = {"gold": 0, "copper": 1, "stone": 0, "timber": 1}
    pos = play(at("resolution", supply=scarce, **words), "give_cube food")
    assert stock(pos) == "1C 1T", "timber first would lose the copper, so both came by themselves"


@pytest.mark.rule("S915")
def test_master_trader_two_for_one():
    words = {"options": {"master_trader": "two_for_one"}, "cards": {A: ["trading_house"]}}
    pos = at("resolution", stock={A: "1G 1T 2F"}, pawns={A: ["trading_house"]}, **words)
    assert options(pos) == {"give_cube timber", "give_cube food", "decline"}
    assert refused(pos, "give_cube gold") == ("R_EXCLUDED", "gold")
    play(pos, "give_cube timber")
    assert options(pos) == {"take gold", "take copper", "take stone"}, "the second gift, food, was the only one left"
    play(pos, "take gold")
    assert stock(pos) == "2G 1F"
    one = at("resolution", stock={A: "1F"}, pawns={A: ["trading_house"]}, **words)
    assert phase(one)[1] != "Resolution", "one resource is not enough"
    cards = at("resolution", stock={A: "1F"}, hand={A: ["food2", "timber2"]}, pawns={A: ["trading_house"]}, **words)
    assert options(cards) == {"give_card timber2 timber", "give_cube food", "decline"}
    assert refused(cards, "give_card food2 food") == ("R_INDEX_ORDER", "2 food", "every other choice")
    play(cards, "give_cube food")
    assert options(cards) == {"give_card food2 food"}
    assert refused(cards, "decline") == ("R_COMPULSORY",)
    assert refused(cards, "give_card timber2 timber") == ("R_INDEX_ORDER", "2 timber", "food")


@pytest.mark.rule("S920")
def test_s920_effects_in_the_listed_order():
    pos = at("resolution", cards={D2: ["hazor"]}, pawns={D2: ["hazor"]})
    assert (score(pos, D2), order(pos)) == (13, (A, B, C, D2)), "the VP first, then the question"
    assert asked(pos) == (D2, "move_up")


D2 = "Yellow"


# --- the effect vocabulary -----------------------------------------------------------------------


def use(name, who=A, **words):
    """A player resolves his card."""
    return at("resolution", cards={who: [name]}, pawns={who: [name]}, **words)


@pytest.mark.rule("S931")
def test_s931_gain():
    assert stock(use("kings_highway")) == "1T 2F"
    assert stock(use("kings_highway", supply={"food": 1})) == "1T 1F"


@pytest.mark.rule("S932")
def test_s932_gain_any():
    pos = use("fleet")
    assert options(pos) == {"take copper", "take stone", "take timber", "take food"}
    assert refused(pos, "take gold") == ("R_EXCLUDED", "gold")
    play(pos, "take copper")
    assert stock(pos) == "1C 1F"
    only = {"copper": 0, "stone": 0, "timber": 1, "food": 0}
    assert stock(use("fleet", supply=only)) == "1T", "one possible resource is taken"
    assert stock(use("fleet", supply=only | {"timber": 0})) == "", "none: nothing"
    some = use("fleet", supply={"copper": 0})
    assert refused(some, "take copper") == ("R_SUPPLY_EMPTY", "copper")


@pytest.mark.rule("S933")
def test_s933_vp():
    assert score(use("royal_palace")) == 14


@pytest.mark.rule("S934")
def test_s934_draw_and_keep():
    pos = use("prophets_school", hand={A: ["gold1"]})
    play(pos, "draw food2", "draw vp3")
    assert options(pos) == {"discard food2", "discard vp3"}
    assert refused(pos, "discard gold1") == ("R_NOT_DRAWN",)
    play(pos, "discard food2")
    assert sorted(pos.view(0).show()["seats"][0]["hand"]) == ["gold1", "vp3"]
    assert score(pos) == 12


@pytest.mark.rule("S935")
def test_s935_a_trade_needs_something_to_take():
    empty = {"gold": 0, "copper": 0, "stone": 0, "timber": 0}
    pos = at("resolution", stock={A: "1T 1F"}, pawns={A: ["trader"]}, supply=empty)
    assert options(pos) == {"give_cube timber", "decline"}, "for the food nothing could be taken"
    assert refused(pos, "give_cube food") == ("R_TRADE_SAME", "food")
    assert refused(pos, "give_cube gold") == ("R_NO_CUBE", "gold")
    play(pos, "give_cube timber")
    assert stock(pos) == "2F", "one possible resource is taken"
    lost = at(
        "resolution",
        cards={A: ["trading_house"]},
        stock={A: "1F"},
        pawns={A: ["trading_house"]},
        supply=empty | {"stone": 1},
    )
    play(lost, "give_cube food")
    assert stock(lost) == "1S", "the second take is lost"


@pytest.mark.rule("S936")
def test_s936_repeat_yield_before_or_after_the_pawn_itself():
    pos = at("resolution", cards={A: ["guild_hall"]}, pawns={A: ["guild_hall", "quarries"]}, supply={"stone": 5})
    play(pos, "resolve quarries", "space quarries")
    assert stock(pos) == "5S", "2, then 3 of 4"
    pos = at("resolution", cards={A: ["guild_hall"]}, pawns={A: ["guild_hall", "quarries"]})
    play(pos, "resolve guild_hall", "space quarries")
    assert stock(pos) == "6S"


@pytest.mark.rule("S937")
def test_s937_steal():
    pos = use("megiddo", stock={C: "1C"}, hand={B: ["gold1"]})
    assert options(pos) == {"steal second copper", "decline"}
    play(pos, "steal second copper")
    assert (stock(pos), stock(pos, C)) == ("1C", "")
    two = at("resolution", players=2, pawns={A: ["thief"]}, stock={B: "1F"})
    assert refused(two, "steal second food") == ("R_UNKNOWN", "opponent", "second")


@pytest.mark.rule("S938", "S1205")
@pytest.mark.parametrize(("held", "tax", "left"), [("2T 2F", "1T 1F", "1T 1F"), ("3T 2F", "1T 1F", "2T 1F")])
def test_x10_last_cubes_by_tax(held, tax, left):
    pos = use("tax_office", players=2, stock={B: held})
    assert (stock(pos), stock(pos, B)) == (tax, left)


@pytest.mark.rule("S919", "S938")
def test_s938_tax_with_three_players():
    pos = use("tax_office", players=3, stock={B: "2T 2F", C: "1G 2S"})
    assert (stock(pos), stock(pos, B), stock(pos, C)) == ("1F", "2T 1F", "1G 2S"), "one cube; on a tie the cheaper"


@pytest.mark.rule("S939")
def test_s939_sell_supply():
    pos = use("market_stalls", stock={A: "1G 1C 1S 1T 1F"})
    play(pos, "sell_supply copper")
    assert refused(pos, "sell_supply gold") == ("R_INDEX_ORDER", "gold", "copper")
    play(pos, "sell_supply food")
    assert (score(pos), stock(pos), supply(pos)) == (10 + 4 + 1, "1G 1S 1T", "9G 12C 13S 15T 18F")
    assert pos.row.market.sum() == 0
    for resource, vp in zip(("gold", "copper", "stone", "timber", "food"), (5, 4, 3, 2, 1), strict=True):
        one = use("market_stalls", stock={A: "1G 1C 1S 1T 1F"})
        assert score(play(one, f"sell_supply {resource}")) == 10 + vp
    more = at("resolution", cards={A: ["market_stalls"]}, stock={A: "3F"}, pawns={A: ["market_stalls", "dan", "dor"]})
    play(more, "resolve market_stalls", "sell_supply food", "sell_supply food")
    assert refused(more, "sell_supply food") == ("R_SELL_MAX", 2)


@pytest.mark.rule("S940")
def test_s940_build_road():
    pos = use("stables", buildings={A: ["judah"]}, stock={A: "1T"})
    assert options(pos) == {"road quarries-judah", "decline"}
    play(pos, "road quarries-judah")
    assert (stock(pos), pos.row.roads_left) == ("", 11)
    assert phase(use("stables", buildings={A: ["judah"]}))[1] != "Resolution", "no timber, no cards: skipped"
    assert phase(use("stables", stock={A: "1T"}))[1] != "Resolution", "no legal link: skipped"
    hidden = use("stables", buildings={A: ["judah"]}, hand={A: ["vp2"]})
    assert options(hidden) == {"decline"}, "with a hand it is asked"


@pytest.mark.rule("S941")
def test_s941_build_temple_with_one_cube_less():
    pos = use("levites_quarter", stock={A: "1S 1T"})
    assert options(pos) == {"temple token", "temple vp", "decline"}
    play(pos, "temple vp")
    assert (score(pos), stock(pos), pos.row.blocks) == (15, "", 1), "only a stone could be left out"
    choice = use("levites_quarter", stock={A: "2S 1T"})
    play(choice, "temple token")
    assert options(choice) == {"waive stone", "waive timber"}
    assert refused(choice, "waive gold") == ("R_WAIVE", "gold", "2 stone, 1 timber")
    play(choice, "waive timber")
    assert (stock(choice), choice.row.high_priest) == ("1T", 0)
    last = use("levites_quarter", temple=15, stock={A: "2C"})
    play(last, "temple vp")
    assert last.row.blocks == 16, "it can finish the temple"
    short = use("levites_quarter", stock={A: "2S"}, hand={A: ["vp2"]})
    play(short, "temple vp")
    assert refused(short, "waive stone") == (
        "R_CANNOT_PAY",
        "A temple block",
        "1 stone, 1 timber",
        "2 stone",
        "1 timber",
    )


@pytest.mark.rule("S942")
def test_s942_move_up_may_be_declined():
    pos = use("hazor", who=B)
    play(pos, "decline")
    assert order(pos) == (A, B, C, D2)
    first = at("resolution", cards={A: ["hazor"]}, pawns={A: ["hazor", "dan", "dor"]})
    play(first, "resolve hazor")
    assert refused(first, "move_up") == ("R_ALREADY_FIRST",)
