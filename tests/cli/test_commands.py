"""The other commands: replay, verify, rules, games, warmup, doctor."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from outremer import __version__
from outremer.core import registry
from outremer.core.record import Record
from outremer.core.rule import CACHE_FOLDER
from tests.cli.conftest import Run
from tests.cli.terminal import COMMAND, Terminal


def test_replay_prints_all_where_there_is_no_terminal(run: Run, finished: str, finished_file: Path) -> None:
    shown = run("replay", str(finished_file)).stdout
    steps = len(json.loads(finished)["entries"])
    assert f"Jerusalem, step {steps} of {steps}" in shown
    assert shown.index("» ") < shown.index("ROYAL PALACE") < shown.index("The end")


def test_replay_of_a_finished_game_shows_everything(run: Run, finished: str, finished_file: Path) -> None:
    """Also the hands of a moment long before the end."""
    record = Record.from_json(finished)
    at = next(n for n in range(len(record.entries)) if record.replay(n).row.hand.sum() > 0)
    shown = run("replay", str(finished_file), "--at", str(at)).stdout
    assert f"step {at} of {len(record.entries)}" in shown
    assert len(re.findall(r"^.[BR] hand: ", shown, re.M)) == 2
    assert "silver" in shown


def test_replay_of_an_unfinished_game_shows_what_lies_open(run: Run, folder: Path, finished: str) -> None:
    record = Record.from_json(finished)
    at = next(n for n in range(len(record.entries)) if record.replay(n).row.hand.sum() > 0)
    record.replay(at).record(reveal_seed=True).save("half.jsonl")
    shown = run("replay", "half.jsonl").stdout
    assert f"step {at} of {at}" in shown
    assert "hand:" not in shown
    assert "silver   squires" not in shown
    kept = record.replay(at).entries
    assert not re.search(r"keep [a-z]", shown), kept
    one = run("replay", "half.jsonl", "--at", "1").stdout
    assert "a step that others do not see" in one, "a card set aside"


def test_replay_with_a_step_taken_back(run: Run, folder: Path) -> None:
    typed = ["office admiral", "undo", "quit"]
    run(
        "play",
        "jerusalem",
        "--players",
        "2",
        "--option",
        "first_opener=seat(0)",
        typed=[*typed[:2], "save u.jsonl", "quit"],
    )
    assert "Blue takes a step back" in run("replay", "u.jsonl").stdout


def test_replay_of_one_of_several(run: Run, folder: Path, finished: str) -> None:
    (folder / "two.jsonl").write_text(f"{finished}\n{finished}\n")
    result = run("replay", "two.jsonl")
    assert result.exit_code == 2
    assert "two.jsonl holds 2 games; choose one with --game 1 to --game 2" in result.stderr
    assert "The end" in run("replay", "two.jsonl", "--game", "2").stdout


def test_stepping_through(finished_file: Path, finished: str, tmp_path: Path) -> None:
    last = len(json.loads(finished)["entries"])
    with Terminal("replay", str(finished_file), data=tmp_path) as terminal:
        for typed, step in (("", 1), ("", 2), ("b", 1), ("40", 40), ("e", last), ("", last), ("99999", last)):
            terminal.wait_for("> ")
            terminal.type(typed)
            terminal.wait_for(f"step {step} of {last}")
        terminal.wait_for("> ")
        terminal.type("q")
        assert terminal.leave() == 0


def test_verify(run: Run, folder: Path, finished: str) -> None:
    (folder / "good.jsonl").write_text(f"{finished}\n\n{finished}\n")
    result = run("verify", "good.jsonl")
    assert result.exit_code == 0
    assert [line[:8] for line in result.stdout.splitlines()] == ["OK     g"] * 2
    assert "good.jsonl, line 3: jerusalem," in result.stdout


def test_verify_names_every_wrong_line(run: Run, folder: Path, finished: str) -> None:
    parts = json.loads(finished)
    edited = json.dumps(
        parts | {"entries": ["chance card genoa" if k == 0 else e for k, e in enumerate(parts["entries"])]}
    )
    other = json.dumps(parts | {"result": parts["result"] | {"floors": [9, 9]}})
    longer = json.dumps(parts | {"checks": parts["checks"] + "0000"})
    (folder / "mixed.jsonl").write_text("\n".join((finished, "nonsense", edited, other, longer, finished)))
    (folder / "empty.jsonl").write_text("\n")
    result = run("verify", "mixed.jsonl", "none.jsonl", "empty.jsonl")
    assert result.exit_code == 2
    assert result.stdout.count("OK ") == 2
    wrong = result.stderr.splitlines()
    assert wrong[0].startswith("WRONG  mixed.jsonl, line 2: not a record")
    assert wrong[1].startswith("WRONG  mixed.jsonl, line 3: step 1")
    assert wrong[2] == "WRONG  mixed.jsonl, line 4: the result is not the one the game gives"
    assert wrong[3].startswith("WRONG  mixed.jsonl, line 5: ")
    assert "digits of checks" in wrong[3]
    assert wrong[4].startswith("WRONG  cannot read none.jsonl")
    assert wrong[5] == "WRONG  empty.jsonl: holds no game"
    assert len(wrong) == 6


def test_rules(run: Run) -> None:
    one = run("rules", "jerusalem", "j503").stdout
    assert "J503  J5xx Baron" in one
    assert "at least 3 own squires must be deployed" in one
    some = run("rules", "jerusalem", "highest", "tower", "baron").stdout
    assert "J516" in some
    assert "J101" not in some
    everything = run("rules", "jerusalem").stdout
    for rule in ("J101", "J516", "J1006"):
        assert rule in everything


def test_games(run: Run) -> None:
    shown = run("games").stdout
    for name in registry.games():
        info = registry.game(name)
        assert f"{info.title} by {info.authors}, {info.seats[0]}-{info.seats[-1]} players" in shown
        for option in info.switches.options:
            assert option.name in shown
        for preset in info.switches.presets:
            assert preset in shown
    assert "Bots: " in shown
    assert "greedy" in shown


def test_help_and_version(run: Run) -> None:
    shown = run().stdout
    for command in ("play", "games", "simulate", "replay", "verify", "rules", "warmup", "doctor"):
        assert command in shown
    assert run("--version").stdout == f"outremer {__version__}\n"
    assert run().exit_code == 0


def test_doctor(run: Run) -> None:
    result = run("doctor")
    assert result.exit_code == 0
    for words in ("Python", "numba", "compiled rules", "writable, in", "greedy", "the record verified"):
        assert words in " ".join(result.stdout.split())
    assert "WRONG" not in result.stdout


def test_doctor_finds_a_folder_that_cannot_be_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OUTREMER_DATA", "/dev/null")
    result = run("doctor")
    assert result.exit_code == 2
    assert re.search(r"WRONG +saved games +.*Not a directory", result.stdout)


def test_warmup_removes_what_older_versions_left(tmp_path: Path) -> None:
    """A cache of its own that leads to the compiled rules of this version."""
    for name in ("rules-0123456789abcdef", "rules-of-another-version-in-use"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "old.nbi").write_text("old")
    os.utime(tmp_path / "rules-0123456789abcdef", (0, 0))
    (tmp_path / "other").mkdir()
    (tmp_path / CACHE_FOLDER.name).symlink_to(CACHE_FOLDER)
    environment = os.environ | {"OUTREMER_CACHE": str(tmp_path)}
    result = subprocess.run(
        [*COMMAND, "warmup", "jerusalem"], env=environment, capture_output=True, text=True, check=True
    )
    assert "Jerusalem is compiled." in result.stdout
    assert "Removed 1 folder of older versions." in result.stdout
    assert sorted(f.name for f in tmp_path.iterdir()) == sorted(
        ["other", "rules-of-another-version-in-use", CACHE_FOLDER.name]
    )
    assert CACHE_FOLDER.is_dir()


def test_compiling_is_announced(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first game after installing, what takes so long is said."""
    done: list[str] = []
    monkeypatch.setattr("outremer.core.warm.is_compiled", lambda game, drivers=False: False)
    monkeypatch.setattr("outremer.core.warm.mark_compiled", lambda game, drivers=False: done.append(game))
    monkeypatch.setattr("outremer.core.warm.play_steps", lambda game: [("nothing", lambda: done.append("step"))])
    result = run("simulate", "jerusalem", "--players", "2", "--games", "1", "--json")
    assert "Compiling the rules of Jerusalem. This happens once and takes about a minute." in result.stderr
    assert done == ["step", "jerusalem"]
    assert json.loads(result.stdout)["games"] == 1
