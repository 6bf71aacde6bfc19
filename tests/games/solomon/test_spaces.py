"""Action spaces and bonus spaces (S501-S521)."""

import pytest

from .reading import A, B, C, D, asked, at, hand, options, order, phase, play, refused, score, stock, supply


@pytest.mark.rule("S503", "S1305")
def test_s503_fortune_draws_one_card():
    pos = at("resolution", pawns={A: ["fortune"]})
    assert {action.text for action, _ in pos.outcomes()} >= {"draw food2", "draw vp5"}
    assert sum(weight for _, weight in pos.outcomes()) == 32
    play(pos, "draw gold1")
    assert hand(pos) == ["gold1"]


@pytest.mark.rule("S504")
def test_s504_wisdom_scores_three():
    assert score(at("resolution", pawns={A: ["wisdom"]})) == 13


@pytest.mark.rule("S505", "S507")
def test_s505_the_thief_takes_one_cube_of_an_opponent():
    pos = at("resolution", stock={B: "1G", D: "1F"}, market={"copper": [1, 0, 0, 0]}, pawns={A: ["thief"]})
    assert options(pos) == {"steal next gold", "steal third food", "decline"}
    assert refused(pos, "steal next food") == ("R_STEAL_NONE", B, "food")
    assert refused(pos, "steal second copper") == ("R_STEAL_NONE", C, "copper"), "not from the market"
    play(pos, "steal next gold")
    assert (stock(pos), stock(pos, B)) == ("1G", "")


@pytest.mark.rule("S507")
def test_s507_only_what_the_victim_holds_now():
    pos = at("resolution", pawns={A: ["thief"], B: ["dan"]})
    assert stock(pos, B) == "2F"
    assert stock(pos, A) == "", "B had nothing yet when A resolved"


@pytest.mark.rule("S506", "S705", "S706", "S919")
def test_e24_cards_are_neither_stolen_nor_taxed():
    words = {"stock": {B: "1G 1T 1F"}, "hand": {B: ["gold1", "stone1"]}}
    thief = at("resolution", pawns={A: ["thief"]}, **words)
    assert options(thief) == {"steal next gold", "steal next timber", "steal next food", "decline"}
    tax = at("resolution", cards={A: ["tax_office"]}, pawns={A: ["tax_office"]}, **words)
    assert (stock(tax), stock(tax, B)) == ("", "1G 1T 1F"), "below the limit of 4"
    assert len(hand(tax, B)) == 2


@pytest.mark.rule("S508", "S917")
def test_e33_the_trader_takes_any_other_resource():
    pos = at("resolution", stock={A: "1T 1F"}, pawns={A: ["trader"]})
    play(pos, "give_cube food")
    assert options(pos) == {"take gold", "take copper", "take stone", "take timber"}
    assert refused(pos, "take food") == ("R_TRADE_SAME", "food")
    play(pos, "take gold")
    assert stock(pos) == "1G 1T"


@pytest.mark.rule("S508")
def test_s508_gold_may_be_given():
    pos = at("resolution", stock={A: "1G"}, pawns={A: ["trader"]})
    play(pos, "give_cube gold", "take copper")
    assert stock(pos) == "1C"


@pytest.mark.rule("S509", "S510", "S511", "S512")
def test_e35_the_artisan_works_on_one_space_with_a_pawn():
    pos = at(
        "resolution",
        buildings={A: ["judah"]},
        roads={A: ["quarries-judah"]},
        cards={A: ["granary"]},
        pawns={A: ["judah", "artisan", "granary"]},
    )
    play(pos, "resolve artisan")
    assert options(pos) == {"space judah", "decline"}
    assert refused(pos, "space quarries") == ("R_ARTISAN_NO_PAWN", "Artisan", "Royal Quarries")
    play(pos, "space judah")
    assert stock(pos) == "1S", "not 3"


@pytest.mark.rule("S513", "S918")
def test_s513_both_artisans_need_different_spaces():
    pos = at("resolution", cards={A: ["guild_hall"]}, pawns={A: ["guild_hall", "artisan", "dan", "judah"]})
    play(pos, "resolve guild_hall", "space dan")
    assert stock(pos) == "4F", "twice more"
    play(pos, "resolve artisan")
    assert options(pos) == {"space judah", "decline"}
    assert refused(pos, "space dan") == ("R_ARTISAN_TWICE", "Dan", "Master Artisan")


@pytest.mark.rule("S513")
def test_artisan_same_space_switch():
    pos = at(
        "resolution",
        options={"artisan_same_space": "on"},
        cards={A: ["guild_hall"]},
        pawns={A: ["guild_hall", "artisan", "dan"]},
    )
    play(pos, "resolve guild_hall", "space dan", "resolve artisan", "space dan")
    assert stock(pos) == "8F"


@pytest.mark.rule("S514")
def test_s514_a_pawn_of_the_privilege_counts_for_the_artisan():
    pos = at(
        "resolution",
        buildings={B: ["judah"]},
        roads={B: ["quarries-judah"]},
        high_priest=A,
        tokens={A: 1},
        pawns={A: ["judah", "artisan"]},
    )
    play(pos, "resolve artisan", "space judah")
    assert stock(pos) == "4S", "1 by the Artisan, 3 from the region"


@pytest.mark.rule("S515")
def test_e07_tribute():
    pos = at("resolution", pawns={A: ["tribute"]})
    assert stock(pos) == "1G 1C 1S 1T 1F"
    assert supply(pos) == "9G 11C 13S 15T 17F"


@pytest.mark.rule("S406")
def test_e08_tribute_without_gold():
    assert stock(at("resolution", pawns={A: ["tribute"]}, supply={"gold": 0})) == "1C 1S 1T 1F"


@pytest.mark.rule("S516", "S521")
@pytest.mark.parametrize("pawns", [1, 4])
def test_e09_ark(pawns):
    pos = at("resolution", players=3, pawns_left={B: pawns}, pawns={B: ["ark"]})
    assert asked(pos)[0] == "chance"
    play(pos, "draw food2", "draw vp2", "draw gold1")
    assert hand(pos, B) == ["food2", "gold1", "vp2"]
    assert pos.seat != -1


@pytest.mark.rule("S208", "S517", "S518", "S1204")
@pytest.mark.parametrize(("place", "vp"), [(0, 3), (1, 6), (2, 9), (3, 12)])
def test_e05_altar(place, vp):
    seats = (A, B, C, D)
    pos = at("resolution", pawns={seats[place]: ["altar"]})
    assert score(pos, seats[place]) == 10 + vp
    assert order(pos) == (seats[place], *(who for who in seats if who != seats[place]))


@pytest.mark.rule("S1204")
@pytest.mark.parametrize(("players", "vp"), [(2, 6), (3, 9)])
def test_altar_with_fewer_players_pays_at_most_three_per_position(players, vp):
    last = (A, B, C)[players - 1]
    assert score(at("resolution", players=players, pawns={last: ["altar"]}), last) == 10 + vp


@pytest.mark.rule("S519")
def test_s519_the_position_at_the_moment_of_use():
    pos = at("resolution", cards={D: ["hazor"]}, pawns={D: ["hazor", "altar"]})
    play(pos, "resolve hazor", "move_up")
    assert score(pos, D) == 10 + 3 + 9
    assert order(pos) == (D, A, B, C)


@pytest.mark.rule("S520")
def test_s520_at_position_one_only_the_vp_count():
    pos = at("resolution", pawns={A: ["altar", "dan"]})
    assert "decline" not in options(pos)
    play(pos, "resolve altar")
    assert (score(pos), order(pos)) == (13, (A, B, C, D))
    assert phase(pos)[1] != "Resolution"
