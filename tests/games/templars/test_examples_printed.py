"""The worked examples of the rulebook (7.1), with their numbers."""

import pytest

from outremer.games.templars.names import EDICT_SPACE_IDS
from outremer.games.templars.rules.cards import is_penalty
from outremer.games.templars.rules.ships import score_city

from .reading import (
    asked,
    build,
    cards,
    city,
    each,
    edict,
    gold_at,
    of,
    options,
    play,
    playing,
    pope,
    ship,
    start_player,
    templars,
    tiles,
)


def order_of_cards(pos):
    """Who carries out his card, in order; every card action is ended as soon as possible."""
    order = []
    while pos.row.active >= 0:
        colour = ("blue", "red", "green", "yellow", "orange")[int(pos.row.active)]
        if colour not in order:
            order.append(colour)
        pos.play(pos.legal()[-1])
    return order


@pytest.mark.rule("T206", "T207", "T210", "T127", "T218")
def test_x01_green_flag_barcelona():
    pos = build(
        templars={"blue": ("barcelona", "wien")},
        tiles={"barcelona": 6},
        knights={"barcelona": {"blue": 1, "red": 1}},
        supply={"blue": 15},
    )
    play(pos, "pope:A1.G1", "place_knight:barcelona")
    assert city(pos, "barcelona") == {"blue": 2, "red": 1}
    assert of(pos, "supply", "blue") == 14
    assert of(pos, "gold", "blue") == 5


@pytest.mark.rule("T214", "T215")
def test_x02_red_flag_roma():
    pos = build(
        start_player="red",
        pope="A1.R1",
        templars={"red": ("roma", "wien")},
        knights={"roma": {"blue": 1, "red": 1}},
        supply={"blue": 14},
    )
    play(pos, "pope:A1.R2", "remove_knight:roma:blue")
    assert city(pos, "roma") == {"red": 1}
    assert of(pos, "temple", "blue") == 1
    assert of(pos, "supply", "blue") == 14
    assert each(pos, "gold") == [5, 5, 5]


FIVE_CARDS = {"orange": 1, "blue": 2, "red": 5, "yellow": 5, "green": 6}


@pytest.mark.rule("T305", "T306")
def test_x03_card_order_with_five_players():
    pos = build(5, phase="cards", pope="A1.G1", templars=dict.fromkeys(FIVE_CARDS, ("lyon", "roma")))
    cards(pos, **FIVE_CARDS)
    assert order_of_cards(pos) == ["orange", "blue", "red", "yellow", "green"]


@pytest.mark.rule("T312", "T313", "T314", "T315", "T316")
def test_x04_penalties_with_five_players():
    pos = build(
        5,
        phase="cards",
        pope="A1.G1",
        templars=dict.fromkeys(FIVE_CARDS, ("lyon", "roma")),
        knights={"paris": {"red": 1, "yellow": 1}, "london": {"red": 1, "yellow": 1}},
    )
    cards(pos, **FIVE_CARDS)
    penalties = [bool(is_penalty(pos.row, pos.game.boards[0], seat)) for seat in range(5)]
    assert penalties == [False, True, False, True, False]
    assert order_of_cards(pos) == ["orange", "blue", "red", "yellow", "green"]
    assert of(pos, "temple", "red") == of(pos, "temple", "yellow") == 1
    assert of(pos, "temple", "blue") == of(pos, "temple", "green") == 0


X05 = {
    "templars": {"blue": ("bordeaux", "bordeaux")},
    "gold_at": {"bordeaux": 4, "paris": 5, "lyon": 1, "barcelona": 4},
    "knights": {"london": {"blue": 1}, "roma": {"blue": 2}},
}
IN_REACH = {"take_gold:bordeaux", "take_gold:paris", "take_gold:lyon", "take_gold:barcelona"}


@pytest.mark.rule("T401", "T402", "T403", "T404", "T406", "T409", "T410")
def test_x05_collecting_gold_from_bordeaux():
    safe = playing(card=1, others=(3, 6), **X05)
    assert options(safe) == IN_REACH
    assert of(play(safe.copy(), "take_gold:paris"), "gold", "blue") == 8
    assert gold_at(play(safe.copy(), "take_gold:paris"), "paris") == [2]
    assert of(play(safe.copy(), "take_gold:lyon"), "gold", "blue") == 6
    assert gold_at(play(safe.copy(), "take_gold:lyon"), "lyon") == [0]

    risky = playing(card=2, others=(3, 6), **X05)
    assert options(risky) == IN_REACH
    play(risky, "take_gold:paris")
    assert (of(risky, "gold", "blue"), gold_at(risky, "paris")) == (10, [0])

    penalty = playing(card=2, others=(2, 6), **X05)
    assert options(penalty) == IN_REACH
    play(penalty, "take_gold:paris")
    assert (of(penalty, "gold", "blue"), gold_at(penalty, "paris")) == (7, [3])
    assert options(penalty) == {"lose_knight:london", "lose_knight:roma"}
    play(penalty, "lose_knight:roma")
    assert city(penalty, "roma") == {"blue": 1}
    assert of(penalty, "temple", "blue") == 1


@pytest.mark.rule("T501", "T503", "T504", "T507", "T508", "T509", "T510", "T513", "T515", "T516")
def test_x06_kirsten_a_knights_safe_in_venezia():
    pos = playing(
        by="red",
        card=3,
        others=(6, 6),
        templars={"red": ("venezia", "wien")},
        tiles={"venezia": 7},
        knights={"venezia": {"red": 1, "green": 1, "blue": 1}},
        gold={"red": 7},
        supply={"red": 12},
    )
    assert asked(pos) == ("red", "safe_step")
    play(pos, "pay2_place")
    assert (of(pos, "gold", "red"), int(pos.row.spent), of(pos, "supply", "red")) == (5, 2, 11)
    assert city(pos, "venezia") == {"red": 2, "green": 1, "blue": 1}
    play(pos, "pay1_throw", "throw cross", "remove:green")
    assert (of(pos, "gold", "red"), int(pos.row.spent)) == (4, 3)
    assert city(pos, "venezia") == {"red": 2, "blue": 1}
    assert of(pos, "temple", "green") == 1
    play(pos, "pay1_throw", "throw blank")
    assert asked(pos) == ("red", "safe_step")
    assert (of(pos, "gold", "red"), int(pos.row.spent)) == (3, 4)
    assert "pay2_place" in options(pos)
    play(pos, "end_action")
    assert city(pos, "venezia") == {"red": 2, "blue": 1}
    assert of(pos, "gold", "red") == 3


@pytest.mark.rule("T521", "T522", "T523", "T525", "T528")
def test_x07_kirsten_b_knights_risky_in_venezia():
    pos = playing(
        by="red",
        card=4,
        others=(1, 6),
        templars={"red": ("venezia", "wien")},
        knights={"venezia": {"red": 1, "green": 1, "blue": 1}},
        gold={"red": 6},
        supply={"red": 10},
    )
    play(pos, "take_gold:wien")
    assert asked(pos) == ("red", "risky_step")
    play(pos, "pay2_swap:blue", "pay2_swap:green")
    assert (of(pos, "gold", "red"), of(pos, "supply", "red")) == (2, 8)
    assert city(pos, "venezia") == {"red": 3}
    assert of(pos, "temple", "blue") == of(pos, "temple", "green") == 1
    assert asked(pos)[0] == "green"


@pytest.mark.rule("T613", "T614", "T617", "T618", "T620", "T621")
def test_x08_leons_move_and_the_edict_swap():
    pos = playing(
        by="green",
        card=5,
        others=(1, 3),
        templars={"green": ("barcelona", "roma")},
        edicts={"E5": "paris", "E3": "coeln"},
        gold_at={"lyon": 3, "bordeaux": 2, "paris": 4, "wien": 0, "coeln": 0, "venezia": 0},
        gold={"green": 1},
    )
    play(pos, "templar:1", "step:lyon", "step:bordeaux", "step:paris", "swap_edict:coeln")
    assert gold_at(pos, "lyon", "bordeaux", "paris") == [2, 1, 3]
    assert of(pos, "gold", "green") == 4
    assert (edict(pos, "paris"), edict(pos, "coeln")) == ("E3", "E5")
    assert templars(pos, "green") == ["paris", "roma"]
    assert (int(pos.game.boards[0].ship[2]), int(pos.game.boards[0].ship[4])) == (5, 5)


@pytest.mark.rule("T704", "T707", "T708", "T709", "T710", "T713", "T715", "T716", "T717", "T718")
def test_x09_scoring_venezia():
    pos = build(
        edicts={"E2": "venezia"},
        tiles={"venezia": 7},
        knights={"venezia": {"red": 3, "blue": 2, "green": 2}},
    )
    score_city(pos.row, pos.game.boards[0], EDICT_SPACE_IDS.index("E2"))
    assert each(pos, "vp") == [4, 6, 3]
    assert edict(pos, "venezia") == "red"
    assert ship(pos, "E2") == {"red": 2, "blue": 2, "green": 1}
    assert each(pos, "temple") == [0, 1, 1]
    assert city(pos, "venezia") == {}
    assert "venezia" not in tiles(pos)


@pytest.mark.rule("T801", "T802", "T803", "T804", "T805", "T806", "T807", "T808")
def test_x10_gold_refill_with_three_players_after_ship_round_1():
    gold = {
        "london": 4,
        "paris": 0,
        "bordeaux": 1,
        "coeln": 2,
        "venezia": 4,
        "lyon": 0,
        "wien": 1,
        "roma": 0,
        "barcelona": 1,
    }
    pos = build(
        phase="refill",
        pope="H1",
        edicts={"E3": "london", "E4": "paris", "E5": "bordeaux", "E6": "coeln", "E7": "venezia"},
        gold_at=gold,
        templars={"blue": ("paris", "wien")},
        knights={"paris": {"red": 1}},
    )
    assert tiles(pos) == {"london", "paris", "bordeaux", "coeln", "venezia"}
    assert gold_at(pos, *gold) == [8, 4, 5, 6, 8, 1, 2, 1, 2]
    assert (pope(pos), start_player(pos), asked(pos)) == ("A2.S", "blue", ("blue", "pope"))
    assert options(pos) == {"pope:A2.G1", "pope:A2.R1"}
    play(pos, "pope:A2.R1")
    assert asked(pos) == ("blue", "red_flag")
    assert templars(pos, "blue") == ["paris", "wien"]
    assert city(pos, "paris") == {"red": 1}


@pytest.mark.rule("T1002", "T1003", "T1006", "T1007", "T1008")
def test_x11_london_as_seventh_city():
    pos = build(
        phase="final_scoring",
        pope="H3",
        edicts={"E7": "london"},
        tiles={"london": 6},
        knights={"london": {"blue": 3, "green": 2, "red": 1}},
        gold={"blue": 0, "red": 0, "green": 0},
        open_missions=("m_gold", "m_temple"),
        missions={"blue": "m_countries", "red": "m_hre", "green": "m_ships"},
    )
    assert edict(pos, "london") == "blue"
    # The mission of countries gives Blue 4 for London's edict; the other four find nobody.
    assert each(pos, "vp") == [3 + 4, 0, 1]
    assert city(pos, "london") == {"blue": 3, "green": 2, "red": 1}
    assert each(pos, "temple") == [0, 0, 0]


@pytest.mark.rule("T1101", "T102")
def test_x12_result():
    pos = build(phase="over", vp={"red": 34, "blue": 28, "green": 25}, owned={"blue": ["paris", "roma"]})
    result = pos.game.info.summary(pos)
    assert result["winners"] == [1]
    assert result["places"] == [2, 1, 3]
    assert pos.returns == (0.0, 1.0, -1.0)
