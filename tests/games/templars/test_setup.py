"""The deal and the initial placement (T1xx)."""

import random
from collections import Counter

import pytest

import outremer
from outremer import CHANCE
from outremer.core.errors import BadOption
from outremer.games.templars.names import MISSION_IDS, TERRITORY_IDS

from .reading import (
    asked,
    build,
    by_hand,
    city,
    dealt,
    draw,
    each,
    edict,
    gold_at,
    of,
    options,
    play,
    pope,
    refused,
    start_player,
    templars,
    tiles,
)

TABLES = [3, 4, 5]


def weights(pos):
    return {action.text: weight for action, weight in pos.outcomes()}


def placed(pos, rng=None):
    """Initial placement by lot."""
    rng = rng or random.Random(1)
    while asked(pos)[1] in ("setup_knight", "setup_templar"):
        pos.play(rng.choice(pos.legal()))
    return pos


@pytest.mark.rule("T101")
def test_three_to_five_players_each_with_a_colour():
    for players in (2, 6):
        with pytest.raises(BadOption, match="3 to 5"):
            outremer.load("templars", players=players)
    for players in TABLES:
        seats = dealt(players).view(0).show()["seats"]
        assert [seat["colour"] for seat in seats] == ["Blue", "Red", "Green", "Yellow", "Orange"][:players]


@pytest.mark.rule("T103", "T104", "T105", "T106")
def test_the_map_of_recon_1():
    edges = """barcelona-lyon bordeaux-lyon bordeaux-paris barcelona-bordeaux lyon-paris coeln-paris coeln-lyon
        coeln-wien venezia-wien roma-venezia london-paris coeln-london barcelona-roma"""
    expected = {frozenset(edge.split("-")) for edge in edges.split()}
    shown = dealt().view(0).show()["map"]
    found = {frozenset((t, n)) for t, entry in shown.items() for n in entry["neighbours"]}
    assert found == expected
    assert all(t in shown[n]["neighbours"] for t, entry in shown.items() for n in entry["neighbours"])
    assert "venezia" not in shown["lyon"]["neighbours"] + shown["coeln"]["neighbours"]
    countries = {t: entry["country"] for t, entry in shown.items()}
    assert countries == {
        "london": "england",
        "paris": "france",
        "bordeaux": "france",
        "lyon": "france",
        "barcelona": "aragon",
        "coeln": "hre",
        "wien": "hre",
        "venezia": "hre",
        "roma": "papal",
    }


@pytest.mark.rule("T106", "T1025")
def test_the_distances_of_recon_1():
    table = """0 1 2 2 3 1 2 3 4
        1 0 1 1 2 1 2 3 3
        2 1 0 1 1 2 3 3 2
        2 1 1 0 1 1 2 3 2
        3 2 1 1 0 2 3 2 1
        1 1 2 1 2 0 1 2 3
        2 2 3 2 3 1 0 1 2
        3 3 3 3 2 2 1 0 1
        4 3 2 2 1 3 2 1 0"""
    rows = [[int(n) for n in line.split()] for line in table.splitlines()]
    assert dealt().game.boards[0].distance.tolist() == rows


@pytest.mark.rule("T108", "T109")
def test_seven_edicts_are_dealt_and_two_stay_in_the_box():
    pos = by_hand()
    for n, name in enumerate(TERRITORY_IDS[2:]):
        assert weights(pos) == {f"edict {city}": 1 for city in (*TERRITORY_IDS[:2], *TERRITORY_IDS[2 + n :])}
        draw(pos, f"edict {name}")
    assert [edict(pos, name) for name in TERRITORY_IDS] == ["box", "box", "E1", "E2", "E3", "E4", "E5", "E6", "E7"]


@pytest.mark.rule("T107", "T110", "T111")
def test_a_tile_for_each_city_in_play():
    pos = by_hand()
    draw(pos, *(f"edict {name}" for name in TERRITORY_IDS[2:]))
    assert weights(pos) == {f"tile C{n}": 1 for n in range(1, 8)}
    draw(pos, "tile C7")
    assert weights(pos) == {f"tile C{n}": 1 for n in range(1, 7)}
    draw(pos, *(f"tile C{n}" for n in range(1, 7)))
    assert tiles(pos) == set(TERRITORY_IDS[2:])
    shown = pos.view(0).show()["map"]
    assert [shown[t]["capacity"] for t in TERRITORY_IDS] == [None, None, 8, 5, 5, 6, 6, 7, 7]


@pytest.mark.rule("T112", "T113")
@pytest.mark.parametrize(("players", "with_city", "without", "total"), [(3, 4, 1, 30), (4, 5, 2, 39), (5, 6, 3, 48)])
def test_the_gold_of_the_set_up(players, with_city, without, total):
    pos = dealt(players)
    amounts = dict(zip(TERRITORY_IDS, gold_at(pos, *TERRITORY_IDS), strict=True))
    assert amounts == {t: with_city if t in tiles(pos) else without for t in TERRITORY_IDS}
    assert sum(amounts.values()) == total


@pytest.mark.rule("T114")
def test_the_gold_supply_is_never_exhausted():
    # Only 104 gold exist in the box; here 200 are held, and the refill of 42 comes in full.
    pos = build(
        5,
        phase="refill",
        pope="H2",
        gold=dict.fromkeys(("blue", "red", "green", "yellow", "orange"), 40),
        gold_at=dict.fromkeys(TERRITORY_IDS, 0),
    )
    assert int(pos.row.gold_at.sum()) == 42


@pytest.mark.rule("T116", "T117", "T118")
@pytest.mark.parametrize("players", TABLES)
def test_what_each_player_has(players):
    pos = dealt(players)
    assert each(pos, "gold") == [5] * players
    assert each(pos, "supply") == [19] * players  # the twentieth marks points
    assert each(pos, "temple") == [0] * players
    assert each(pos, "vp") == [0] * players


@pytest.mark.rule("T119", "T120", "T121", "T1030")
@pytest.mark.parametrize(("players", "opened"), [(3, 2), (4, 1), (5, 0)])
def test_the_missions(players, opened):
    pos = by_hand(players)
    while not weights(pos).keys() & {"mission m_gold"}:
        pos.play(pos.outcomes()[0][0])
    for n in range(players):
        assert weights(pos) == {f"mission {m}": 1 for m in MISSION_IDS[n:]}
        draw(pos, f"mission {MISSION_IDS[n]}")
    for n in range(players, 5):
        assert weights(pos) == {f"open_mission {m}": 1 for m in MISSION_IDS[n:]}
        draw(pos, f"open_mission {MISSION_IDS[n]}")
    assert int(pos.row.box.sum()) == 3
    assert int(pos.row.open_missions.sum()) == opened
    assert [int(pos.row.mission[seat].sum()) for seat in range(players)] == [1] * players


@pytest.mark.rule("T122")
def test_the_start_player_is_drawn():
    pos = by_hand(4)
    while pos.row.stage < 3 or "start_player blue" not in weights(pos):
        pos.play(pos.outcomes()[0][0])
    assert weights(pos) == {f"start_player {c}": 1 for c in ("blue", "red", "green", "yellow")}
    draw(pos, "start_player green")
    assert start_player(pos) == "green"
    assert asked(pos) == ("green", "setup_knight")


@pytest.mark.rule("T122")
def test_the_start_player_can_be_chosen():
    assert start_player(dealt(4, start_player="seat1")) == "blue"
    assert start_player(dealt(4, start_player="chosen", start_seat=3)) == "green"
    with pytest.raises(BadOption, match="start_seat"):
        outremer.load("templars", players=3, options={"start_player": "chosen", "start_seat": 4})


@pytest.mark.rule("T123", "T135")
def test_the_pope_begins_on_the_start_space_and_the_same_player_opens():
    pos = dealt(4, start_player="chosen", start_seat=2)
    assert pope(pos) == "A1.S"
    placed(pos)
    assert (pope(pos), asked(pos)) == ("A1.S", ("red", "pope"))


@pytest.mark.rule("T124", "T125", "T131")
def test_the_order_of_placement():
    pos = dealt(3, start_player="chosen", start_seat=2)
    who = []
    while asked(pos)[1] != "pope":
        who.append(asked(pos))
        pos.play(pos.legal()[len(who) % 2])
    lap = ["red", "green", "blue"]
    assert who == [(c, "setup_knight") for c in lap * 4] + [(c, "setup_templar") for c in lap * 2]
    assert each(pos, "supply") == [15] * 3
    assert [int(n) for n in pos.row.knights.sum(axis=1)[:3]] == [4] * 3


@pytest.mark.rule("T126", "T127")
def test_at_most_two_own_knights_in_a_city():
    pos = build(phase="knights", knights={"paris": {"blue": 1}})
    play(pos, "place_knight:paris")
    while asked(pos)[0] != "blue":
        play(pos, "place_knight:roma")
    assert refused(pos, "place_knight:paris") == ("SETUP_TWO_PER_CITY", {"max": 2, "city": "Paris", "n": 2})
    later = build(templars={"blue": ("paris", "wien")}, knights={"paris": {"blue": 2}})
    play(later, "pope:A1.G1", "place_knight:paris")
    assert city(later, "paris") == {"blue": 3}


@pytest.mark.rule("T126")
def test_the_limit_of_one_knight_per_city():
    pos = build(phase="knights", options={"setup_own_knights_per_city": 1}, knights={"paris": {"blue": 1}})
    assert refused(pos, "place_knight:paris") == ("SETUP_TWO_PER_CITY", {"max": 1, "city": "Paris", "n": 1})
    assert len(options(pos)) == 6


@pytest.mark.rule("T128", "T129", "T130")
def test_where_a_knight_may_be_placed():
    pos = build(phase="knights", tiles={"paris": 5}, knights={"paris": {"red": 2, "green": 2}, "roma": {"red": 1}})
    assert options(pos) == {
        f"place_knight:{c}" for c in ("london", "paris", "bordeaux", "barcelona", "coeln", "venezia", "roma")
    }
    play(pos, "place_knight:paris")
    assert city(pos, "paris") == {"red": 2, "green": 2, "blue": 1}
    full = build(phase="knights", tiles={"paris": 5}, knights={"paris": {"red": 2, "green": 2, "blue": 1}})
    assert refused(full, "place_knight:paris") == ("CITY_FULL", {"city": "Paris", "n": 5, "capacity": 5})
    assert refused(pos, "place_knight:wien") == ("NO_CITY_TILE", {"territory": "Wien"})


@pytest.mark.rule("T132", "T133")
def test_templars_go_anywhere():
    pos = build(phase="templars")
    assert options(pos) == {f"place_templar:{t}" for t in TERRITORY_IDS}
    play(pos, *["place_templar:wien"] * 6)
    assert templars(pos, "blue") == templars(pos, "red") == ["wien", "wien"]


@pytest.mark.rule("T133")
def test_the_limit_of_one_templar_per_territory():
    pos = build(phase="templars", options={"setup_own_templars_per_territory": 1})
    play(pos, *["place_templar:wien"] * 3)
    assert refused(pos, "place_templar:wien") == ("SETUP_TEMPLAR_LIMIT", {"max": 1, "territory": "Wien", "n": 1})
    assert options(pos) == {f"place_templar:{t}" for t in TERRITORY_IDS if t != "wien"}


@pytest.mark.rule("T134")
@pytest.mark.parametrize("phase", ["knights", "templars"])
@pytest.mark.parametrize("word", ["decline", "stop"])
def test_nobody_may_pass_in_the_initial_placement(phase, word):
    assert refused(build(phase=phase), word)[0] == "SETUP_NO_PASS"


@pytest.mark.rule("T115", "T520")
def test_the_chance_marker_has_two_equal_sides():
    pos = build(
        phase="cards",
        pope="A1.G1",
        committed={"blue": 3, "red": 6, "green": 6},
        templars={"blue": ("paris", "wien")},
    )
    play(pos, "pay1_throw")
    assert pos.seat == CHANCE
    assert weights(pos) == {"throw blank": 1, "throw cross": 1}


def test_seeds_deal_all_edicts_out_evenly():
    boxed = Counter(name for seed in range(60) for name in TERRITORY_IDS if edict(dealt(seed=seed), name) == "box")
    assert sum(boxed.values()) == 120
    assert set(boxed) == set(TERRITORY_IDS)


def test_every_seat_has_placed_everything_before_the_first_action():
    for players in TABLES:
        pos = placed(dealt(players), random.Random(players))
        assert of(pos, "supply", "green") == 15
        assert int(pos.row.knights.max()) <= 2
