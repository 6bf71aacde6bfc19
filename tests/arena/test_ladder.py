"""The ladder: every rung of every table, played on and written down."""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from benchmarks import ladder
from benchmarks.ladder import Rung

from outremer.arena import tournament
from outremer.arena.match import Played
from outremer.arena.results import results
from outremer.core import registry
from tests.arena.made_up import games_of
from tests.arena.test_tournament import quickly

RUNG = Rung("greedy", "random", 40, {2: 0.95, 4: 0.8})


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(tournament, "play_all", quickly)
    monkeypatch.setattr(ladder, "RUNGS", (RUNG, Rung("nobody", "random", 40, {})))
    monkeypatch.setattr(ladder.compiling, "before_playing", lambda info, bots: None)
    (tmp_path / "docs").mkdir()
    return tmp_path


def climb(folder: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    places = ("--folder", str(folder / "ladder"), "--docs", str(folder / "docs"))
    monkeypatch.setattr(sys, "argv", ["ladder", *arguments, *places])
    with pytest.raises(SystemExit) as left:
        ladder.main()
    return int(left.value.code or 0)


def test_every_table_of_every_game_is_climbed(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert climb(quick, monkeypatch, "--quick") == 0
    page = (quick / "docs" / "bots.md").read_text()
    for name in registry.games():
        for players in registry.game(name).seats:
            assert f"### {registry.game(name).title}, {players} players" in page
            assert (quick / "docs" / "bots" / f"{name}-{players}.svg").exists()
    for words in ("`ladder-0`", "commit ", "openskill ", "| `greedy` | 3 x `random` | 8 |", "80.0 %"):
        assert words in page
    assert "nobody" not in page


def test_a_ladder_that_is_killed_keeps_when_it_played(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*arguments: Any) -> Iterator[Played]:
        yield from islice(quickly(*arguments), 3)
        raise MemoryError

    monkeypatch.setattr(tournament, "play_all", killed)
    with pytest.raises(MemoryError):
        climb(quick, monkeypatch, "solomon", "--players", "2", "--number", "10")
    folder = quick / "ladder" / "solomon-2" / "greedy-random"
    assert len((folder / "games.jsonl").read_text().splitlines()) == 3
    assert [set(go) for go in json.loads((folder / "goes.json").read_text())] == [{"date", "commit", "seconds", "jobs"}]


def test_a_ladder_goes_on_and_keeps_what_was_not_asked_for(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert climb(quick, monkeypatch, "solomon", "--players", "2", "--number", "4") == 0
    assert climb(quick, monkeypatch, "jerusalem", "--players", "2", "--number", "4") == 0
    folder = quick / "ladder" / "jerusalem-2" / "greedy-random"
    assert len((folder / "games.jsonl").read_text().splitlines()) == 4
    assert climb(quick, monkeypatch, "jerusalem", "--players", "2", "--number", "10") == 0
    assert len((folder / "games.jsonl").read_text().splitlines()) == 10
    assert len(json.loads((folder / "goes.json").read_text())) == 2
    page = (quick / "docs" / "bots.md").read_text()
    assert "Jerusalem, 2 players" in page
    assert "Kingdom of Solomon, 2 players" in page


def test_tables_that_were_not_played_stay_as_they_stand(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of all tables can be kept up to date on a machine that plays one of them."""
    assert climb(quick, monkeypatch, "--quick") == 0
    before = (quick / "docs" / "bots.md").read_text()
    (quick / "ladder").rename(quick / "elsewhere")
    assert climb(quick, monkeypatch, "solomon", "--players", "3", "--number", "30") == 0
    after = (quick / "docs" / "bots.md").read_text()
    old, new = ladder.standing(before), ladder.standing(after)
    assert list(old) == list(new)
    assert [title for title in old if old[title] != new[title]] == ["Kingdom of Solomon, 3 players"]
    assert "| `greedy` | 2 x `random` | 30 |" in new["Kingdom of Solomon, 3 players"]
    assert [line for line in before.splitlines() if line.startswith("#")] == [
        line for line in after.splitlines() if line.startswith("#")
    ]


def test_time_can_be_limited(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert climb(quick, monkeypatch, "jerusalem", "--players", "2", "--minutes", "0") == 0
    assert len((quick / "ladder/jerusalem-2/greedy-random/games.jsonl").read_text().splitlines()) == 1


@pytest.mark.parametrize(
    ("low", "high", "players", "told"),
    [
        (0.96, 0.99, 2, ("95.0 %", "yes")),
        (0.94, 0.99, 2, ("95.0 %", "open")),
        (0.90, 0.94, 2, ("95.0 %", "no")),
        (0.81, 0.94, 4, ("80.0 %", "yes")),
        (0.81, 0.94, 3, ("", "")),
    ],
)
def test_a_bar_is_cleared_by_the_whole_interval(low: float, high: float, players: int, told: tuple[str, str]) -> None:
    assert ladder.verdict(RUNG, players, {"low": low, "high": high}) == told


def test_a_level_must_be_better_than_par() -> None:
    assert ladder.verdict(Rung("normal", "easy", 1, {}), 4, {"low": 0.26, "high": 0.4}) == ("25.0 % (par)", "yes")


def test_a_rung_is_rated_after_those_below_it() -> None:
    """The best bot has played a few games only, and yet is rated above those it beat."""
    climb = [("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("best", "hard")]
    games: list[Played] = []
    for number, (bot, other) in enumerate(climb):
        found = games_of([(bot, other)], 12 if bot == "best" else 100, {bot: 30, other: 1})
        games += ladder.in_a_row(found, number, len(games))
    rated = results(games, climb, "s")["by_bot"]
    assert sorted(rated, key=lambda bot: rated[bot]["rating"]) == ["random", "easy", "normal", "hard", "best"]


def test_a_bot_behind_a_level_is_rated_as_the_level() -> None:
    found = ladder.in_a_row(games_of([("greedy", "random")], 2, {"greedy": 1, "random": 1}), 0, 0)
    assert {bot for game in found for bot in game.fixture.seats} == {"normal", "random"}


def test_rungs_can_be_chosen() -> None:
    sites = list(ladder.sites(Path("x"), None, quick=False))
    chosen = argparse.Namespace(games=["jerusalem"], players=[4], rung=["greedy/random"])
    assert [(s.game, s.players, s.rung.bot, s.games) for s in sites if ladder.wanted(s, chosen)] == [
        ("jerusalem", 4, "greedy", 400)
    ]
