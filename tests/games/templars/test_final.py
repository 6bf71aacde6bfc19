"""The final scoring, the missions and the ranking (T10xx, T11xx)."""

import random

import pytest

from outremer.games.templars.names import MISSION_IDS, TERRITORY_IDS
from outremer.games.templars.rules.final import score_mission

from .reading import build, city, dealt, each, edict

QUIET = {
    "missions": {"blue": "m_ships", "red": "m_hre", "green": "m_france"},
    "open_missions": ("m_temple", "m_countries"),
}
"""Missions that nobody meets in these positions, unless an edict is won."""


def final(**words):
    """The final scoring with Paris as seventh city and no gold."""
    usual = {"gold": {"blue": 0, "red": 0, "green": 0}, "edicts": {"E7": "london"}}
    return build(phase="final_scoring", pope="H3", **(QUIET | usual | words))


def mission(name, players=3, seventh="london", options=None, **words):
    """The VP a mission gives."""
    pos = build(players, options, pope="A3.S", **words)
    score_mission(pos.row, pos.game.boards[0], MISSION_IDS.index(name), TERRITORY_IDS.index(seventh))
    return each(pos, "vp")


@pytest.mark.rule("T1001", "T1002", "T1003", "T1029")
def test_the_seventh_city_then_gold_then_missions():
    pos = final(knights={"london": {"blue": 2, "red": 1}}, gold={"blue": 9, "red": 8, "green": 3})
    assert edict(pos, "london") == "blue"
    # Blue: 2 for the majority, 1 for two knights, 2 for gold, 4 for the countries with the edict just won.
    assert each(pos, "vp") == [2 + 1 + 2 + 4, 2, 0]
    assert pos.over


@pytest.mark.rule("T1004", "T1006")
def test_a_tie_in_the_seventh_city():
    pos = final(knights={"london": {"blue": 2, "red": 2}})
    assert edict(pos, "london") == "left"
    assert each(pos, "vp") == [1, 1, 0]


@pytest.mark.rule("T1005")
def test_an_empty_seventh_city():
    pos = final()
    assert edict(pos, "london") == "left"
    assert each(pos, "vp") == [0, 0, 0]


@pytest.mark.rule("T1006")
@pytest.mark.parametrize(("knights", "points"), [(1, 0), (2, 1), (3, 1), (5, 2)])
def test_one_point_per_two_knights(knights, points):
    pos = final(tiles={"london": 8}, knights={"london": {"blue": knights, "red": 3 if knights == 3 else 0}})
    majority = 0 if knights == 3 else 2 + 4  # with the edict comes the mission of countries
    assert each(pos, "vp")[0] == majority + points


@pytest.mark.rule("T1007", "T1008")
def test_no_ship_and_no_temple_for_the_seventh_city():
    pos = final(tiles={"london": 5}, knights={"london": {"blue": 1, "red": 4}}, temple={"green": 1})
    # Full, but no point for it; the temples are counted by their mission only.
    assert each(pos, "vp") == [0, 2 + 2 + 4, 4]
    assert city(pos, "london") == {"blue": 1, "red": 4}
    assert each(pos, "temple") == [0, 0, 1]
    assert int(pos.row.aboard.sum()) == 0


@pytest.mark.rule("T1009", "T1010")
def test_gold_gives_points_and_is_not_spent():
    pos = final(gold={"blue": 11, "red": 12, "green": 3}, missions=QUIET["missions"] | {"blue": "m_gold"})
    assert each(pos, "vp") == [2 + 2, 3 + 4, 0]
    assert each(pos, "gold") == [11, 12, 3]


@pytest.mark.rule("T1011", "T1012", "T1019")
def test_all_five_missions_count_for_all():
    pos = final(
        missions={"blue": "m_gold", "red": "m_temple", "green": "m_ships"},
        open_missions=("m_seventh", "m_distance"),
        gold={"blue": 0, "red": 0, "green": 3},
        temple={"green": 1},
        aboard={"E1": {"green": 1}},
        knights={"london": {"green": 1}},
        templars={"blue": ("london", "roma"), "red": ("london", "roma"), "green": ("roma", "roma")},
    )
    # Green is best in all five, whoever held them; 2 more for the majority. Of the rest only the distance counts.
    assert each(pos, "vp") == [2, 2, 5 * 4 + 2]


@pytest.mark.rule("T1030", "T1203")
def test_missions_in_the_box_are_not_scored():
    pos = final(gold={"blue": 3, "red": 0, "green": 0})
    assert "m_gold" not in pos.view(0).show()["open_missions"]
    assert each(pos, "vp") == [0, 0, 0]


@pytest.mark.rule("T1013", "T1014", "T1015", "T1018")
@pytest.mark.parametrize(
    ("gold", "points"),
    [((9, 7, 3), [4, 2, 0]), ((7, 7, 3), [4, 4, 2]), ((9, 3, 3), [4, 2, 2]), ((5, 5, 5), [4, 4, 4])],
)
def test_best_and_second_best(gold, points):
    assert mission("m_gold", gold=dict(zip(("blue", "red", "green"), gold, strict=True))) == points


@pytest.mark.rule("T1016")
def test_no_second_after_a_tie_by_option():
    gold = {"blue": 7, "red": 7, "green": 3}
    assert mission("m_gold", gold=gold, options={"mission_second_after_tie": False}) == [4, 4, 0]
    assert mission("m_gold", gold=gold | {"red": 5}, options={"mission_second_after_tie": False}) == [4, 2, 0]


@pytest.mark.rule("T1017")
def test_nothing_is_not_enough():
    gold = {"blue": 7, "red": 0, "green": 0}
    assert mission("m_gold", gold=gold) == [4, 0, 0]
    assert mission("m_gold", gold=gold, options={"mission_zero_scores": True}) == [4, 2, 2]
    assert mission("m_temple") == [0, 0, 0]
    assert mission("m_temple", options={"mission_zero_scores": True}) == [4, 4, 4]


@pytest.mark.rule("T1020")
def test_most_gold():
    assert mission("m_gold", gold={"blue": 1, "red": 6, "green": 2}) == [0, 4, 2]


@pytest.mark.rule("T1021")
def test_on_the_most_ships():
    aboard = {"E1": {"blue": 4, "red": 1}, "E2": {"red": 1}, "E3": {"red": 1, "green": 1}, "E4": {"green": 1}}
    assert mission("m_ships", aboard=aboard) == [0, 4, 2]


@pytest.mark.rule("T1022")
def test_most_knights_in_the_temple():
    assert mission("m_temple", temple={"blue": 2, "red": 1}) == [4, 2, 0]


@pytest.mark.rule("T1023")
def test_most_knights_in_the_seventh_city():
    knights = {"roma": {"red": 2, "green": 1}, "venezia": {"blue": 4}}
    words = {"edicts": {"E7": "roma", "E6": "venezia"}, "knights": knights}
    assert mission("m_seventh", seventh="roma", **words) == [0, 4, 2]


@pytest.mark.rule("T1024", "T1025")
def test_distance_ignores_the_zero_rule():
    templars = {"blue": ("london", "paris"), "red": ("wien", "wien"), "green": ("lyon", "venezia")}
    assert mission("m_distance", templars=templars) == [2, 4, 0]


@pytest.mark.rule("T1026")
def test_edicts_of_most_countries():
    owned = {"blue": ["paris", "lyon", "bordeaux"], "red": ["london"]}
    assert mission("m_countries", owned=owned) == [4, 4, 0]
    both = {"blue": ["venezia", "roma"], "red": ["london"], "green": ["barcelona"]}
    assert mission("m_countries", owned=both) == [4, 2, 2]
    assert mission("m_countries", owned=both, options={"country_layout": "B"}) == [4, 4, 4]


@pytest.mark.rule("T1027")
def test_most_imperial_edicts():
    owned = {"blue": ["coeln", "venezia"], "red": ["wien"], "green": ["paris"]}
    assert mission("m_hre", owned=owned) == [4, 2, 0]
    assert mission("m_hre", owned=owned, options={"country_layout": "B"}) == [4, 4, 0]


@pytest.mark.rule("T1028")
def test_most_french_edicts():
    owned = {"blue": ["paris"], "red": ["lyon", "bordeaux"], "green": ["coeln"]}
    assert mission("m_france", owned=owned) == [2, 4, 0]


def ended(owned=None, **vp):
    return build(len(vp), phase="over", pope="H3", vp=vp, owned=owned or {})


@pytest.mark.rule("T1101", "T102")
def test_most_points_win():
    pos = ended(blue=20, red=31, green=30)
    assert pos.game.info.summary(pos)["winners"] == [1]


@pytest.mark.rule("T1102", "T1105")
def test_edicts_break_a_tie():
    pos = ended(blue=20, red=20, green=30, yellow=20, owned={"red": ["paris"], "yellow": ["roma", "london"]})
    assert pos.game.info.summary(pos)["places"] == [4, 3, 1, 2]
    assert pos.game.info.summary(pos)["edicts"] == [0, 1, 0, 2]


@pytest.mark.rule("T1103", "T1105")
def test_a_shared_victory():
    pos = ended(blue=20, red=20, green=10)
    result = pos.game.info.summary(pos)
    assert (result["winners"], result["places"]) == ([0, 1], [1, 1, 3])
    assert pos.returns == (0.5, 0.5, -1.0)
    assert sum(ended(blue=7, red=7, green=7, yellow=7, orange=1).returns) == 0


@pytest.mark.rule("T1104")
def test_edicts_that_left_count_for_nobody():
    pos = build(
        edicts={"E1": "paris", "E2": "roma"}, phase="ship_round", pope="H1", knights={"paris": {"blue": 1, "red": 1}}
    )
    assert edict(pos, "paris") == "left"
    assert pos.game.info.summary(pos)["edicts"] == [0, 0, 0]


@pytest.mark.rule("T204", "T1001")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_ends_and_is_ranked(players):
    pos = dealt(players, seed=players)
    rng = random.Random(players)
    while not pos.over:
        pos.play(rng.choice(pos.legal()))
    result = pos.game.info.summary(pos)
    assert result["winners"]
    assert abs(sum(pos.returns)) < 1e-9
    assert max(result["vp"]) == result["vp"][result["winners"][0]]
