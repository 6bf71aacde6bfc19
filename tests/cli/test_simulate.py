"""Bots against each other."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from outremer.arena import match
from outremer.arena.match import Setting
from outremer.arena.schedule import Fixture
from outremer.arena.seating import make_bots
from outremer.cli.simulate import Run as Simulation
from outremer.cli.simulate import cycle_bots
from outremer.core.errors import OutremerError
from outremer.core.record import Record
from outremer.core.view import View
from tests.cli.conftest import Run
from tests.cli.terminal import COMMAND, Terminal

GAME = ("simulate", "jerusalem", "--players", "3", "--bots", "greedy,random", "--seed", "s")


def test_the_report(run: Run, folder: Path) -> None:
    result = run(*GAME, "--games", "6", "--json", "--records", "all.jsonl")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    records = list(Record.load_all("all.jsonl"))
    assert report["games"] == len(records) == 6
    for record in records:
        record.verify()
    wins = [record.result["winners"][0] for record in records if record.result]
    assert [report["by_seat"][str(seat)]["wins"] for seat in range(3)] == [wins.count(seat) for seat in range(3)]
    by_bot = [record.seats[winner] for record, winner in zip(records, wins, strict=True)]
    for bot, seats in (("greedy", 12), ("random", 6)):
        assert report["by_bot"][bot]["games"] == seats
        assert report["by_bot"][bot]["wins"] == by_bot.count(bot)
    floors = [sum(r.result["floors"]) for r in records if r.result]
    means = [report["by_seat"][str(seat)]["mean"]["floors"] for seat in range(3)]
    assert sum(means) == pytest.approx(sum(floors) / 6, abs=0.001)
    assert report["rounds"] == 5
    decisions = sum(not entry.startswith("chance ") for record in records for entry in record.entries)
    assert report["decisions"] == decisions


def test_the_seats_rotate(run: Run) -> None:
    """Over as many games as there are seats every bot sits everywhere once."""
    simulation = Simulation(Setting("jerusalem", 3), cycle_bots("greedy,random", 3), "s", 4, keep_records=False)
    assert simulation.bots == ("greedy", "random", "greedy")
    seated = [fixture.seats for fixture in simulation.fixtures]
    first = ("greedy", "random", "greedy")
    assert seated == [first, ("random", "greedy", "greedy"), ("greedy", "greedy", "random"), first]
    assert [fixture.seed for fixture in simulation.fixtures] == ["s-0", "s-0", "s-0", "s-1"]
    assert "move on by one seat after every game" in run(*GAME, "--games", "1").stdout


def test_the_table(run: Run) -> None:
    shown = run(*GAME, "--games", "2")
    for words in ("greedy", "random", "seat 2", "mean floors", "2 games of jerusalem, seed s.", "5 rounds"):
        assert words in shown.stdout
    assert "decisions per second" in shown.stderr


@pytest.mark.parametrize(
    ("specs", "players", "seats"),
    [
        ("random", 4, ("random",) * 4),
        ("a,b", 4, ("a", "b", "a", "b")),
        ("mcts:ms=5,seed=1,greedy", 2, ("mcts:ms=5,seed=1", "greedy")),
    ],
)
def test_a_short_list_of_bots_starts_again(specs: str, players: int, seats: tuple[str, ...]) -> None:
    assert cycle_bots(specs, players) == seats


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(run: Run, folder: Path) -> None:
    arguments = [*GAME, "--games", "4", "--json", "--records"]
    one = run(*arguments, "1.jsonl").stdout
    two = subprocess.run([*COMMAND, *arguments, "2.jsonl", "--jobs", "2"], capture_output=True, text=True, check=True)
    assert one == two.stdout
    assert (folder / "1.jsonl").read_text() == (folder / "2.jsonl").read_text()


def test_other_seeds_give_other_games(run: Run) -> None:
    one, other = (run(*GAME[:-1], seed, "--games", "2", "--json").stdout for seed in ("s", "t"))
    assert json.loads(one)["decisions"] != json.loads(other)["decisions"]


def test_ctrl_c_reports_what_is_done(folder: Path) -> None:
    arguments = [*GAME, "--games", "100000", "--json", "--jobs", "2", "--records", "done.jsonl"]
    with Path("report.json").open("w") as out, Terminal(*arguments, data=folder, out=out.fileno()) as terminal:
        shown = ""
        while not re.search(r" [1-9]\d*/100000", shown):
            shown += terminal.wait_for("/100000")
        terminal.press_ctrl_c()
        assert terminal.leave() == 130
    report = json.loads(Path("report.json").read_text())
    assert report["interrupted"] is True
    assert 0 < report["games"] < 100000
    assert len(list(Record.load_all("done.jsonl"))) == report["games"]


def test_a_full_disk_keeps_the_report(run: Run) -> None:
    result = run(*GAME, "--games", "1", "--json", "--records", "/dev/full")
    assert result.exit_code == 2
    assert json.loads(result.stdout)["games"] == 1
    assert "cannot save to /dev/full: No space left on device" in result.stderr


def test_bots_that_never_finish_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "play_bot", lambda position, bot: None)
    with pytest.raises(OutremerError, match="the bots do not finish: seed s-3, after 20001 decisions"):
        match.play(Setting("jerusalem", 2), Fixture(0, 3, 0, ("random", "random"), "s-3"))


def test_a_bot_without_randomness_needs_no_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    class First:
        def choose(self, view: View) -> int:
            return view.legal()[0].id

    monkeypatch.setattr("outremer.core.registry._look_up", lambda kind, group, name: First)
    bots = make_bots(("first", "human", "first"), "s")
    assert {seat: type(bot) for seat, bot in bots.items()} == {0: First, 2: First}
