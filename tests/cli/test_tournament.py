"""Tournaments at the command line."""

import json
import re
import signal
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from outremer.core.record import Record
from tests.cli.conftest import Run
from tests.cli.terminal import Terminal
from tests.cli.test_bad_input import assert_one_line

GAME = ("tournament", "jerusalem", "--players", "2", "--seed", "s")
BOTS = ("--bots", "greedy,random")


def test_a_tournament(run: Run, folder: Path) -> None:
    result = run(*GAME, *BOTS, "--games", "4", "--out", "here")
    assert result.exit_code == 0
    for words in ("greedy", "random", "ms/move", "4 games of jerusalem with 2 players on 2 seeds", "are in here."):
        assert words in result.stdout
    assert "4 games played in" in result.stderr
    records = list(Record.load_all("here/records.jsonl"))
    assert [record.seats for record in records] == [("greedy", "random"), ("random", "greedy")] * 2
    for record in records:
        record.verify()
    found = json.loads(Path("here/results.json").read_text())
    assert found["games"] == 4
    wins = [record.seats[record.result["winners"][0]] for record in records if record.result]
    assert found["by_bot"]["greedy"]["wins"] == wins.count("greedy")
    assert "| `greedy` |" in Path("here/results.md").read_text()
    ElementTree.parse("here/chart.svg")
    assert run("verify", "here/records.jsonl").exit_code == 0


def test_games_are_rounded_up_with_a_note_and_a_tournament_goes_on(run: Run, folder: Path) -> None:
    first = run(*GAME, *BOTS, "--games", "1")
    assert "2 games instead of 1 of greedy, random: every seed is played from every seat." in first.stderr
    assert "are in tournament-jerusalem-2-s." in first.stdout
    longer = run(*GAME[:4], *BOTS, "--games", "4", "--resume", "--out", "tournament-jerusalem-2-s")
    assert longer.exit_code == 0
    assert "2 games played in" in longer.stderr
    assert "4 games of jerusalem" in longer.stdout
    assert len(list(Record.load_all("tournament-jerusalem-2-s/records.jsonl"))) == 4


def test_one_against_the_rest(run: Run) -> None:
    result = run("tournament", "jerusalem", "-p", "3", "--lineup", "greedy,random", "--games", "3", "--out", "here")
    assert result.exit_code == 0
    seats = [record.seats for record in Record.load_all("here/records.jsonl")]
    assert sorted(seats) == sorted(
        {("greedy", "random", "random"), ("random", "random", "greedy"), ("random", "greedy", "random")}
    )


def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(run: Run, folder: Path) -> None:
    arguments = (*GAME, *BOTS, "--games", "100000", "--out", "here")
    with Terminal(*arguments, data=folder) as terminal:
        shown = ""
        while not re.search(r" [1-9]\d*/100000", shown):
            shown += terminal.wait_for("/100000")
        terminal.press_ctrl_c()
        terminal.wait_for("--resume goes on with it")
        assert terminal.leave() == 128 + signal.SIGINT
    done = json.loads(Path("here/results.json").read_text())
    assert done["interrupted"] is True
    assert 0 < done["games"] < 100000
    assert len(list(Record.load_all("here/records.jsonl"))) == done["games"]
    again = run(*GAME, *BOTS, "--games", str(done["games"] + 2), "--out", "here", "--resume")
    assert again.exit_code == 0
    assert json.loads(Path("here/results.json").read_text())["games"] >= done["games"] + 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "which bots? For example: --bots greedy,random"),
        (("--bots", "greedy"), "a tournament needs two bots or more"),
        (("--bots", "greedy,greedy"), "the bot greedy is named twice"),
        (("--bots", "greedy,stockfish"), "there is no bot 'stockfish'"),
        (("--bots", "greedy,greedy:taxes=1"), "there is no worth 'taxes'"),
        (("--bots", "greedy,random:depth=2"), "random has no such setting"),
        (("--bots", "greedy,human"), "people cannot be simulated"),
        (("--bots", "greedy,"), "write bots as a list such as greedy,random"),
        (
            (*BOTS, "--lineup", "greedy,random"),
            "name either --bots, for all their line-ups, or each --lineup; not both",
        ),
        (("--lineup", "greedy,random,greedy"), "3 bots for 2 players"),
        (("--lineup", "greedy,random", "--lineup", "random,greedy"), "the line-up random, greedy is named twice"),
        ((*BOTS, "--games", "0"), "--games must be 1 or more, not 0"),
        ((*BOTS, "--jobs", "0"), "--jobs must be 1 or more, not 0"),
        ((*BOTS, "--players", "7"), "Jerusalem is for 2 to 4 players, not 7"),
        ((*BOTS, "--seed", "a/b"), "the seed 'a/b' cannot name a folder: choose one with --out"),
        ((*BOTS, "--out", "none", "--resume"), "there is no tournament to go on with in none"),
        ((*BOTS, "--out", "/dev/null"), "cannot write to /dev/null: "),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_wrong_command_line(run: Run, arguments: tuple[str, ...], words: str) -> None:
    assert_one_line(run(*GAME, "--games", "2", *arguments), words)


def test_a_cluster_needs_ray(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(*GAME, *BOTS, "--games", "2", "--cluster", "--out", "here")
    assert_one_line(result, "--cluster needs Ray: pip install 'outremer[cluster]'")
    assert not Path("here").exists()


def test_resume_needs_a_folder(run: Run) -> None:
    assert_one_line(run(*GAME[:4], *BOTS, "--resume"), "--resume goes on with the tournament in a folder")
