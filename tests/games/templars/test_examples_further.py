"""The further worked examples (7.2), with their numbers."""

import pytest

from outremer.games.templars.names import EDICT_SPACE_IDS
from outremer.games.templars.rules.cards import is_penalty
from outremer.games.templars.rules.final import score_mission
from outremer.games.templars.rules.ships import score_city, score_temples

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
    refused,
    ship,
    start_player,
)


def knights_safe(**words):
    """Red carries out the safe knight card in Venezia, a city of 7."""
    words.setdefault("tiles", {"venezia": 7})
    return playing(by="red", card=3, others=(6, 6), templars={"red": ("venezia", "wien")}, **words)


@pytest.mark.rule("T502", "T510")
def test_y01_six_gold_failed_throws_included():
    pos = knights_safe(gold={"red": 9}, supply={"red": 5}, knights={"venezia": {"red": 1, "blue": 3}})
    play(pos, "pay1_throw", "throw blank", "pay1_throw", "throw blank", "pay2_place", "pay2_remove:blue")
    assert of(pos, "gold", "red") == 3
    assert city(pos, "venezia") == {"red": 2, "blue": 2}
    assert of(pos, "temple", "blue") == 1
    assert asked(pos)[0] != "red"


@pytest.mark.rule("T502")
def test_y02_one_gold_left_to_spend():
    pos = knights_safe(gold={"red": 9}, supply={"red": 5}, knights={"venezia": {"red": 1, "blue": 3}})
    for _ in range(5):
        play(pos, "pay1_throw", "throw blank")
    assert (int(pos.row.spent), of(pos, "gold", "red")) == (5, 4)
    assert refused(pos, "pay2_place") == ("SIX_GOLD_LIMIT", {"max": 6, "spent": 5, "cost": 2})
    assert "pay1_throw" in options(pos)


@pytest.mark.rule("T905", "T906", "T907")
def test_y03_new_chance_twice_over_all_throws():
    pos = knights_safe(gold={"red": 4}, supply={"red": 0}, temple={"red": 3})
    play(pos, "pay1_throw", "throw blank", "new_chance", "throw blank", "new_chance", "throw blank")
    assert (of(pos, "gold", "red"), int(pos.row.spent)) == (3, 1)
    assert (of(pos, "temple", "red"), of(pos, "supply", "red")) == (1, 2)
    assert asked(pos) == ("red", "safe_step")
    assert refused(pos, "new_chance") == ("NEW_CHANCE_LIMIT", {"max": 2, "n": 2})
    play(pos, "pay1_throw", "throw blank")
    assert asked(pos) == ("red", "safe_step")
    assert refused(pos, "new_chance") == ("NEW_CHANCE_LIMIT", {"max": 2, "n": 2})


@pytest.mark.rule("T503", "T505")
def test_y04_room_is_made_first():
    pos = knights_safe(
        tiles={"venezia": 5}, gold={"red": 4}, supply={"red": 2}, knights={"venezia": {"blue": 4, "red": 1}}
    )
    assert refused(pos, "pay2_place") == ("CITY_FULL", {"city": "Venezia", "n": 5, "capacity": 5})
    play(pos, "pay2_remove:blue", "pay2_place")
    assert city(pos, "venezia") == {"blue": 3, "red": 2}
    assert (of(pos, "gold", "red"), of(pos, "supply", "red")) == (0, 1)
    assert of(pos, "temple", "blue") == 1


@pytest.mark.rule("T913", "T914", "T915", "T916", "T917", "T918", "T919")
def test_y05_leader_goes_on():
    pos = build(
        4,
        templars={"blue": ("paris", "wien")},
        temple={"blue": 3, "red": 2, "green": 6},
    )
    play(pos, "pope:A1.G1", "place_knight:paris", "leader:green")
    assert asked(pos) == ("green", "marker")
    play(pos, "leader:red")
    assert each(pos, "temple") == [0, 2, 3, 0]
    assert start_player(pos) == "red"
    assert asked(pos) == ("red", "commit")
    cards(pos, blue=1, red=1, green=3, yellow=6)
    assert asked(pos)[0] == "red"  # of two cards 1 the start player's goes first
    while asked(pos)[1] != "pope":
        pos.play(pos.legal()[-1])
    assert start_player(pos) == "green"


@pytest.mark.rule("T920", "T921", "T922", "T923", "T924", "T925", "T926", "T927")
def test_y06_veto_in_turn():
    pos = playing(
        4,
        by="red",
        card=5,
        others=(3, 3, 1),
        templars={"red": ("paris", "paris")},
        temple={"blue": 4, "green": 5, "yellow": 1},
        gold_at={"wien": 0, "coeln": 0, "venezia": 0, "lyon": 3, "paris": 3},
    )
    before = {name: edict(pos, name) for name in ("london", "paris", "roma")}
    supply = of(pos, "supply", "green")
    play(pos, "step:lyon", "step:paris", "stop", "swap_edict:roma")
    assert asked(pos) == ("blue", "veto")
    play(pos, "allow")
    assert asked(pos) == ("green", "veto")
    play(pos, "veto")
    assert of(pos, "temple", "green") == 1
    assert of(pos, "supply", "green") == supply + 4
    assert {name: edict(pos, name) for name in before} == before
    assert of(pos, "gold", "red") == 5 + 2
    assert gold_at(pos, "lyon", "paris") == [2, 2]
    assert asked(pos) != ("red", "swap")


@pytest.mark.rule("T719", "T721")
def test_y07_temple_majority_shared():
    pos = build(temple={"blue": 3, "red": 3, "green": 1}, pope="A2.S")
    score_temples(pos.row, pos.game.boards[0])
    assert each(pos, "vp") == [1, 1, 0]
    first = build(temple={"blue": 2, "red": 2, "green": 2})
    score_temples(first.row, first.game.boards[0])
    assert each(first, "vp") == [0, 0, 0]


@pytest.mark.rule("T1013", "T1014", "T1015", "T1016", "T1017", "T1018")
def test_y08_missions_scored():
    countries = build(
        4, pope="A3.S", owned={"blue": ["paris", "roma"], "red": ["london"], "green": ["coeln"]}, edicts={}
    )
    score_mission(countries.row, countries.game.boards[0], 5, 0)
    assert each(countries, "vp") == [4, 2, 2, 0]
    gold = build(4, gold={"blue": 7, "red": 7, "green": 3, "yellow": 0})
    score_mission(gold.row, gold.game.boards[0], 0, 0)
    assert each(gold, "vp") == [4, 4, 2, 0]
    empire = build(4, pope="A2.S", owned={"blue": ["coeln"]})
    score_mission(empire.row, empire.game.boards[0], 6, 0)
    assert each(empire, "vp") == [4, 0, 0, 0]


@pytest.mark.rule("T614", "T615")
def test_y09_gold_on_entering_again():
    pos = playing(card=5, others=(3, 3), templars={"blue": ("paris", "paris")}, gold_at={"lyon": 1, "paris": 2})
    taken = []
    for step in ("step:lyon", "step:paris", "step:lyon"):
        before = of(pos, "gold", "blue")
        play(pos, step)
        taken.append(of(pos, "gold", "blue") - before)
    assert taken == [1, 1, 0]
    assert gold_at(pos, "lyon", "paris") == [0, 1]


@pytest.mark.rule("T908", "T912")
def test_y10_taxes_come_before_the_loss():
    pos = playing(
        card=2,
        others=(2, 6),
        templars={"blue": ("paris", "paris")},
        temple={"blue": 1},
        knights={"paris": {"blue": 1}, "roma": {"blue": 1}},
    )
    play(pos, "take_gold:paris")
    assert asked(pos) == ("blue", "lose_knight")
    play(pos, "lose_knight:roma")
    assert of(pos, "temple", "blue") == 2
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T704", "T707", "T710", "T713", "T715", "T716", "T717")
def test_y11_a_city_not_full_and_a_ship_of_four():
    pos = build(edicts={"E1": "paris"}, tiles={"paris": 6}, knights={"paris": {"blue": 4, "red": 1}})
    score_city(pos.row, pos.game.boards[0], EDICT_SPACE_IDS.index("E1"))
    assert edict(pos, "paris") == "blue"
    assert ship(pos, "E1") == {"blue": 3, "red": 1}
    assert of(pos, "temple", "blue") == 1
    assert each(pos, "vp") == [6, 2, 0]


@pytest.mark.rule("T311", "T314")
def test_y12_penalty_with_three_players():
    pos = build(phase="cards", pope="A1.G1")
    cards(pos, blue=1, red=2, green=6)
    assert [bool(is_penalty(pos.row, pos.game.boards[0], seat)) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("T705", "T711", "T712", "T714")
def test_y13_a_tie_in_the_city():
    pos = build(
        start_player="green", edicts={"E1": "paris"}, tiles={"paris": 5}, knights={"paris": {"red": 2, "blue": 2}}
    )
    score_city(pos.row, pos.game.boards[0], EDICT_SPACE_IDS.index("E1"))
    assert edict(pos, "paris") == "left"
    assert ship(pos, "E1") == {"red": 2, "blue": 2}
    assert each(pos, "vp") == [3, 3, 0]


@pytest.mark.rule("T1024", "T1025")
def test_y14_distance_mission():
    pos = build(templars={"blue": ("paris", "paris"), "red": ("london", "roma"), "green": ("lyon", "coeln")})
    score_mission(pos.row, pos.game.boards[0], 4, 0)
    assert each(pos, "vp") == [4, 0, 2]
