"""The ship round and the new action round (T7xx, T8xx)."""

import pytest

from outremer.games.templars.names import EDICT_SPACE_IDS, TERRITORY_IDS
from outremer.games.templars.rules.ships import score_city, score_temples

from .reading import asked, build, city, each, edict, gold_at, options, pope, ship, start_player, templars, tiles


def scored(space="E1", **words):
    """Paris is scored on a space."""
    pos = build(edicts={space: "paris"}, **words)
    score_city(pos.row, pos.game.boards[0], EDICT_SPACE_IDS.index(space))
    return pos


def ship_round(number=1, players=3, **words):
    """A whole ship round, from the Pope's arrival."""
    return build(players, phase="ship_round", pope=f"H{number}", **words)


@pytest.mark.rule("T701", "T702", "T703", "T725")
def test_the_two_cities_of_the_harbour_are_scored():
    pos = ship_round(
        2,
        edicts={"E3": "paris", "E4": "roma", "E5": "coeln"},
        knights={"paris": {"blue": 1}, "roma": {"red": 1}, "coeln": {"green": 3}},
    )
    assert (edict(pos, "paris"), edict(pos, "roma")) == ("blue", "red")
    assert edict(pos, "coeln") == "E5"
    assert each(pos, "vp") == [4, 4, 0]
    assert (ship(pos, "E3"), ship(pos, "E4")) == ({"blue": 1}, {"red": 1})
    assert asked(pos)[1] == "pope"


@pytest.mark.rule("T704")
def test_the_majority_takes_the_edict_and_two_points():
    pos = scored(knights={"paris": {"blue": 2, "red": 1}})
    assert edict(pos, "paris") == "blue"
    assert each(pos, "vp") == [2 + 1 + 2, 2, 0]


@pytest.mark.rule("T705", "T1104")
def test_a_shared_majority_gives_nobody_the_edict():
    pos = scored(knights={"paris": {"blue": 1, "red": 1}})
    assert edict(pos, "paris") == "left"
    assert each(pos, "vp") == [2, 2, 0]


@pytest.mark.rule("T706")
def test_an_empty_city():
    pos = scored()
    assert edict(pos, "paris") == "left"
    assert each(pos, "vp") == [0, 0, 0]
    assert "paris" not in tiles(pos)


@pytest.mark.rule("T707", "T708")
@pytest.mark.parametrize(("capacity", "bonus"), [(5, 1), (6, 0)])
def test_a_full_city_gives_each_present_a_point(capacity, bonus):
    pos = scored(tiles={"paris": capacity}, knights={"paris": {"blue": 3, "red": 2}})
    # The ship of 4 takes two of each: 1 for being aboard and 2 for the knights.
    assert each(pos, "vp") == [2 + bonus + 3, bonus + 3, 0]


@pytest.mark.rule("T709", "T710", "T713", "T714")
def test_boarding_in_laps_by_number():
    pos = scored("E2", players=4, tiles={"paris": 8}, knights={"paris": {"blue": 1, "red": 4, "green": 3}})
    # Red, green, blue, red, green: the ship of 5 is full.
    assert ship(pos, "E2") == {"blue": 1, "red": 2, "green": 2}
    assert each(pos, "temple") == [0, 2, 1, 0]


@pytest.mark.rule("T711", "T712")
@pytest.mark.parametrize(("start", "first"), [("blue", "blue"), ("red", "red"), ("green", "blue"), ("yellow", "blue")])
def test_equal_numbers_board_from_the_start_player(start, first):
    pos = scored(
        players=4, start_player=start, tiles={"paris": 8}, knights={"paris": {"blue": 3, "red": 3, "yellow": 1}}
    )
    # Four places: the equal two, then yellow, then the first of the two again.
    assert ship(pos, "E1") == {"blue": 1, "red": 1, "yellow": 1} | {first: 2}


@pytest.mark.rule("T713")
def test_boarding_ends_when_the_city_is_empty():
    pos = scored("E6", knights={"paris": {"blue": 3, "red": 1}})
    assert ship(pos, "E6") == {"blue": 3, "red": 1}
    assert each(pos, "temple") == [0, 0, 0]


@pytest.mark.rule("T715", "T716", "T717")
def test_points_for_the_ship_and_the_temple_for_the_rest():
    pos = scored(tiles={"paris": 8}, knights={"paris": {"blue": 6}})
    assert ship(pos, "E1") == {"blue": 4}
    assert each(pos, "temple") == [2, 0, 0]
    assert each(pos, "vp") == [2 + 1 + 4, 0, 0]
    assert city(pos, "paris") == {}


@pytest.mark.rule("T718")
def test_the_tile_leaves_the_game():
    pos = ship_round(edicts={"E1": "paris", "E2": "roma"})
    assert tiles(pos).isdisjoint({"paris", "roma"})
    assert len(tiles(pos)) == 5


@pytest.mark.rule("T719", "T723")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 3), (3, 4)])
def test_the_most_knights_in_the_temple(number, points):
    pos = build(pope=f"A{number}.S", temple={"red": 3, "blue": 2})
    score_temples(pos.row, pos.game.boards[0])
    assert each(pos, "vp") == [0, points, 0]
    assert each(pos, "temple") == [2, 3, 0]


@pytest.mark.rule("T720")
def test_knights_left_over_in_this_round_count():
    pos = ship_round(
        edicts={"E1": "paris", "E2": "roma"}, tiles={"paris": 8}, knights={"paris": {"blue": 6}}, temple={"red": 1}
    )
    # Blue's 2 left over beat red's 1.
    assert each(pos, "temple") == [2, 1, 0]
    assert each(pos, "vp") == [2 + 1 + 4 + 2, 0, 0]


@pytest.mark.rule("T721")
@pytest.mark.parametrize(("number", "share"), [(1, 1), (2, 1), (3, 2)])
def test_two_share_the_temple_points(number, share):
    pos = build(pope=f"A{number}.S", temple={"red": 3, "blue": 3})
    score_temples(pos.row, pos.game.boards[0])
    assert each(pos, "vp") == [share, share, 0]


@pytest.mark.rule("T722")
def test_empty_temples_score_nothing():
    # Four points among three players would be one each.
    pos = build(pope="A3.S")
    score_temples(pos.row, pos.game.boards[0])
    assert each(pos, "vp") == [0, 0, 0]


@pytest.mark.rule("T724")
def test_knights_stay_on_their_ships():
    pos = ship_round(2, aboard={"E1": {"blue": 2}}, edicts={"E3": "paris"}, knights={"paris": {"red": 1}})
    assert ship(pos, "E1") == {"blue": 2}
    assert ship(pos, "E3") == {"red": 1}


@pytest.mark.rule("T801", "T802", "T803")
@pytest.mark.parametrize(
    ("players", "number", "with_city", "without"),
    [(3, 1, 4, 1), (3, 2, 4, 2), (4, 1, 5, 2), (4, 2, 5, 3), (5, 1, 6, 3), (5, 2, 6, 4)],
)
def test_the_refill(players, number, with_city, without):
    pos = ship_round(number, players, gold_at=dict.fromkeys(TERRITORY_IDS, 0))
    assert len(tiles(pos)) == {1: 5, 2: 3}[number]
    amounts = dict(zip(TERRITORY_IDS, gold_at(pos, *TERRITORY_IDS), strict=True))
    assert amounts == {t: with_city if t in tiles(pos) else without for t in TERRITORY_IDS}
    assert sum(amounts.values()) == {3: 24, 4: 33, 5: 42}[players]


@pytest.mark.rule("T804")
def test_new_gold_is_added():
    pos = ship_round(gold_at=dict.fromkeys(TERRITORY_IDS, 10))
    assert sum(gold_at(pos, *TERRITORY_IDS)) == 90 + 24


@pytest.mark.rule("T805", "T806", "T807", "T712")
def test_the_same_start_player_goes_on():
    pos = ship_round(start_player="green", templars={"green": ("paris", "roma")}, edicts={"E3": "paris", "E4": "roma"})
    assert (pope(pos), start_player(pos), asked(pos)) == ("A2.S", "green", ("green", "pope"))
    assert options(pos) == {"pope:A2.G1", "pope:A2.R1"}


@pytest.mark.rule("T808", "T632")
def test_what_stays_as_it_is():
    words = {
        "templars": {"blue": ("london", "paris"), "red": ("roma", "wien")},
        "knights": {"coeln": {"blue": 2}, "venezia": {"red": 1}},
        "gold": {"blue": 9},
        "temple": {"green": 2},
        "edicts": {"E1": "london", "E2": "paris"},
    }
    pos = ship_round(**words)
    assert templars(pos, "blue") == ["london", "paris"]
    assert (city(pos, "coeln"), city(pos, "venezia")) == ({"blue": 2}, {"red": 1})
    assert each(pos, "gold") == [9, 5, 5]
    assert each(pos, "temple") == [0, 0, 2]
    assert [edict(pos, c) for c in ("bordeaux", "barcelona", "coeln", "venezia", "roma")] == [
        "E3",
        "E4",
        "E5",
        "E6",
        "E7",
    ]


@pytest.mark.rule("T801", "T809", "T204")
def test_no_refill_after_the_third_ship_round():
    pos = ship_round(3, gold_at=dict.fromkeys(TERRITORY_IDS, 1))
    assert pos.over
    assert gold_at(pos, *TERRITORY_IDS) == [1] * 9
    assert pope(pos) == "H3"
