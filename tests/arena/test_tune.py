"""Tuning finds the better settings, can be broken off, and tells what it found."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest
from benchmarks import tune
from benchmarks.tune import Parameter, with_settings

from outremer.arena import tournament
from outremer.arena.match import Played, Setting
from outremer.arena.schedule import Fixture
from outremer.core import registry
from outremer.core.errors import BadOption, OutremerError, UnknownName
from tests.arena.made_up import made_up

ARGUMENTS = ("jerusalem:2", "--bot", "stub", "--against", "random", "--parameter", "skill=0:1", "--trials", "12")


def strength_of(spec: str) -> float:
    """A bot with skill 0 plays like the opponent, one with skill 1 wins nine of ten."""
    return 1 + 8 * float(spec.partition("skill=")[2] or 0)


def stub_games(setting: Setting, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Played]:
    for fixture in fixtures:
        yield made_up(fixture, {spec: strength_of(spec) for spec in fixture.seats}, Random(str(fixture)))


@pytest.fixture
def stub(monkeypatch: pytest.MonkeyPatch) -> None:
    def bot(spec: str, seed: str = "") -> None:
        if spec.partition(":")[0] not in ("stub", "random"):
            raise UnknownName(f"there is no bot {spec!r}")

    monkeypatch.setattr(registry, "bot", bot)
    monkeypatch.setattr(tournament, "play_all", stub_games)
    monkeypatch.setattr(tune.compiling, "before_playing", lambda info, bots: None)


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> str:
    monkeypatch.setattr(sys, "argv", ["tune", *ARGUMENTS, "--games", "40", "--folder", str(folder), *arguments])
    tune.main()
    return (folder / "tuning.md").read_text()


@pytest.mark.usefixtures("stub")
def test_the_better_settings_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = run(monkeypatch, tmp_path, "--final", "100", "--finalists", "2")
    lines = [line for line in text.splitlines() if line.startswith("| `stub")]
    assert len(lines) == 3
    best, worst = lines[0], lines[-1]
    assert float(best.partition("skill=")[2].split("`")[0]) > 0.5
    assert "(as it is)" in worst
    assert "12 proposals of 40 games a table" in text


@pytest.mark.usefixtures("stub")
def test_a_tuning_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def broken(setting: Setting, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Played]:
        nonlocal played
        for game in stub_games(setting, fixtures, jobs):
            played += 1
            if played > 90:
                raise KeyboardInterrupt
            yield game

    with monkeypatch.context() as patched:
        patched.setattr(tournament, "play_all", broken)
        with pytest.raises(SystemExit, match="the same command goes on with it"):
            run(monkeypatch, tmp_path)
    text = run(monkeypatch, tmp_path, "--final", "20")
    assert "12 proposals" in text


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("c=0.1:3", Parameter("c", 0.1, 3)),
        ("c=0.1:3:log", Parameter("c", 0.1, 3, "log")),
        ("depth=0:8:int", Parameter("depth", 0, 8, "int")),
        ("how=a|b", Parameter("how", choices=("a", "b"))),
    ],
)
def test_parameters_are_read(text: str, found: Parameter) -> None:
    assert Parameter.read(text) == found


@pytest.mark.parametrize("text", ["c", "c=", "=1:2", "c=1", "c=a:b", "c=3:1", "c=1:2:odd", "c=1:2:log:3"])
def test_wrong_parameters_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        Parameter.read(text)


@pytest.mark.usefixtures("stub")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--bot", "nobody"), "there is no bot 'nobody:skill=0'"),
        (("--against", "nobody"), "there is no bot 'nobody'"),
        (("--parameter", "skill"), "write a parameter as"),
    ],
)
def test_what_cannot_be_tuned(
    arguments: tuple[str, ...], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit, match=words):
        run(monkeypatch, tmp_path, *arguments)


def test_bots_with_many_settings_have_folders_of_their_own() -> None:
    settings = ",".join(f"squire.{k}=0.5" for k in range(40))
    names = {tune.folder_name(f"final-mcts:{settings},c={c}") for c in (1, 2)}
    assert len(names) == 2
    assert all(len(name) < 100 for name in names)
    assert tune.folder_name("final-mcts:ms=20,c=1") == "final-mcts_ms=20_c=1"


def test_settings_are_added_to_a_spec() -> None:
    assert with_settings("mcts:sims=5", {"c": "1", "t": "2"}) == "mcts:sims=5,c=1,t=2"
    assert with_settings("mcts", {"c": "1"}) == "mcts:c=1"
    assert with_settings("mcts", {}) == "mcts"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("jerusalem:9", "Jerusalem is for 2 to 4 players, not 9"),
        ("jerusalem:x", "write a table as jerusalem:4, not 'jerusalem:x'"),
        ("chess", "there is no game 'chess'"),
    ],
)
def test_wrong_tables_are_refused(text: str, words: str) -> None:
    with pytest.raises(OutremerError, match=words):
        tune.read_table(text)


def test_a_table_is_read() -> None:
    assert tune.read_table("jerusalem:3") == Setting("jerusalem", 3)
    assert tune.read_table("templars").players == 5
