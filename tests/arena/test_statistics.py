"""What is said about the bots is true of them."""

import xml.etree.ElementTree as ElementTree
from random import Random

import pytest

from outremer.arena.chart import chart
from outremer.arena.intervals import share_of_seeds, wilson
from outremer.arena.ratings import rate
from outremer.arena.report import markdown
from outremer.arena.results import better, results, seats_of, tally
from outremer.arena.schedule import line_ups
from tests.arena.made_up import games_of, made_up

RUN = {"date": "2026-01-01", "versions": {"outremer": "0"}}
HEAD = {"game": "jerusalem", "players": 2, "seed": "s", "interrupted": False, "rules_version": 1, "run": RUN}


def test_wilsons_interval() -> None:
    """The textbook's numbers: 15 of 20."""
    assert wilson(0.75, 20) == pytest.approx((0.5313, 0.8881), abs=1e-4)
    assert wilson(0.0, 50)[0] == 0.0
    assert 0 < wilson(0.0, 50)[1] < 0.1


@pytest.mark.parametrize(("alike", "games"), [(0.0, 2), (0.5, 4), (1.0, 4)])
@pytest.mark.parametrize("truth", [0.3, 0.9])
def test_intervals_cover_the_truth(truth: float, alike: float, games: int) -> None:
    """95 % of them, also where the games of a seed go alike."""
    random, covered, rounds = Random(7), 0, 400
    for _ in range(rounds):
        wins = []
        for _ in range(60):
            same = random.random() < truth
            wins.append(sum(same if random.random() < alike else random.random() < truth for _ in range(games)))
        low, high = share_of_seeds(wins, [games] * 60)
        covered += low <= truth <= high
    assert 0.92 <= covered / rounds <= 0.99


def test_games_that_go_alike_are_worth_less() -> None:
    """Ten seeds of four equal games each know as much as ten games."""
    low, high = share_of_seeds([4, 0] * 20, [4] * 40)
    assert high - low == pytest.approx(wilson(0.5, 40)[1] - wilson(0.5, 40)[0], rel=0.1)
    low, high = share_of_seeds([2] * 40, [4] * 40)
    assert high - low == pytest.approx(wilson(0.5, 160)[1] - wilson(0.5, 160)[0], rel=0.1)


def test_one_seed_tells_nothing() -> None:
    assert share_of_seeds([4], [4]) == (0.0, 1.0)


def test_the_stronger_bot_is_rated_higher() -> None:
    games = games_of(line_ups(["weak", "middling", "strong"], 2), 100, {"weak": 1, "middling": 3, "strong": 9})
    found = rate(games, "s")
    assert found["strong"].rating - found["strong"].reach > found["middling"].rating + found["middling"].reach
    assert found["middling"].rating - found["middling"].reach > found["weak"].rating + found["weak"].reach


def test_equal_bots_overlap() -> None:
    for seed in range(5):
        found = rate(games_of(line_ups(["a", "b"], 2), 100, {"a": 1, "b": 1}, seed), "s")
        assert abs(found["a"].rating - found["b"].rating) < found["a"].reach + found["b"].reach


def test_one_against_three_is_rated_too() -> None:
    found = rate(games_of([("strong", "weak", "weak", "weak")], 80, {"weak": 1, "strong": 9}), "s")
    assert found["strong"].rating - found["strong"].reach > found["weak"].rating + found["weak"].reach


def test_a_bot_that_wins_all_is_not_certain() -> None:
    games = games_of([("a", "b")], 40, {"a": 1e12, "b": 1e-12})
    assert tally(seats_of(games, "a"))["share"] == 1.0
    assert tally(seats_of(games, "a"))["low"] < 0.96
    assert rate(games, "s")["a"].reach > 1


def test_ratings_are_the_same_every_time() -> None:
    games = games_of(line_ups(["a", "b"], 3), 30, {"a": 1, "b": 2})
    assert rate(games, "s") == rate(games, "s")


def test_results_add_up() -> None:
    games = games_of(line_ups(["a", "b", "c"], 4), 24, {"a": 1, "b": 2, "c": 3})
    found = results(games, line_ups(["a", "b", "c"], 4), "s")
    assert sum(line["wins"] for line in found["by_bot"].values()) == len(games) == found["games"]
    assert sum(line["wins"] for line in found["by_seat"].values()) == len(games)
    assert sum(line["games"] for line in found["by_bot"].values()) == 4 * len(games)
    assert found["par"] == 0.25
    for line_up in found["by_line_up"]:
        assert sum(line["wins"] for line in line_up["by_bot"].values()) == line_up["games"]
    for bot, line in found["by_bot"].items():
        assert line["low"] <= line["share"] <= line["high"]
        assert line["thinking"] == {"moves": 10 * line["games"], "mean_ms": 50.0, "slowest_ms": 200.0}
        for other, share in line["better_than"].items():
            assert share + found["by_bot"][other]["better_than"][bot] == pytest.approx(1, abs=2e-4)


def test_a_shared_victory_is_divided() -> None:
    game = games_of([("a", "b")], 2, {"a": 1, "b": 1})[0]
    game.result["places"], game.result["winners"] = [1, 1], [0, 1]
    assert game.won(0) == game.won(1) == 0.5
    assert better([game], "a", "b") == 0.5


def test_results_do_not_depend_on_the_order_of_the_games() -> None:
    chosen = line_ups(["a", "b"], 3)
    games = games_of(chosen, 30, {"a": 1, "b": 2})
    shuffled = Random(1).sample(games, len(games))
    assert results(shuffled, chosen, "s") == results(games, chosen, "s")


@pytest.mark.parametrize("names", [["a", "b"], ["<&\"'>", "mcts:ms=500,c=1.25,depth=40,temperature=0.5", "c"]])
def test_the_chart_is_well_formed(names: list[str]) -> None:
    chosen = line_ups(names, 2)
    games = games_of(chosen, 10, {name: k + 1.0 for k, name in enumerate(names)})
    drawn = ElementTree.fromstring(chart(HEAD | results(games, chosen, "s")))
    words = [element.text for element in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert set(names) <= set(words)
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}circle"))) == 2 * len(names)
    width = float(drawn.get("width", 0))
    for line in drawn.iter("{http://www.w3.org/2000/svg}line"):
        assert 0 <= float(line.get("x1", -1)) <= float(line.get("x2", -1)) <= width


def test_the_report_names_the_stronger_bot_first() -> None:
    games = games_of([("weak", "strong")], 60, {"weak": 1, "strong": 9})
    text = markdown(HEAD | results(games, [("weak", "strong")], "s"))
    assert text.index("`strong` |") < text.index("`weak` |")
    assert "60 games of jerusalem with 2 players on 30 seeds" in text
    columns = {line.count("|") for line in text.splitlines() if line.startswith("| `strong`")}
    assert columns <= {8, 4}


def test_strengths_are_played_out() -> None:
    """The made-up games themselves: three to one is three to one."""
    games = games_of([("a", "b")], 2000, {"a": 3, "b": 1})
    assert sum(game.won(game.fixture.seats.index("a")) for game in games) / 2000 == pytest.approx(0.75, abs=0.03)
    assert made_up(games[0].fixture, {"a": 1, "b": 1}, Random(1)).decisions == 40
