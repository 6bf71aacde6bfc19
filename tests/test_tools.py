"""The tools beside the tests: the soak tells its faults, the benchmark measures what it says."""

import json
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks import engine as bench
from benchmarks import peers

from outremer.core import engine, registry
from tests import soak
from tests.tables import presets
from tests.traces import Trace, Watcher, walk
from tests.watchers import watcher_of


@pytest.mark.parametrize("name", registry.games())
def test_a_soak_plays_every_game_and_finds_nothing(name: str) -> None:
    players = registry.game(name).seats[0]
    planned = list(soak.chunks(name, players, 60))
    assert [chunk.games for chunk in planned] == [25, 25, 10]
    found = soak.play(soak.Chunk(planned[0].table, 0, 2))
    assert found.games == {(name, players): 2}
    assert found.steps > 0
    assert found.faults == []


def test_a_soak_tells_a_fault_so_that_it_can_be_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Strict(Watcher):
        def i1(self) -> None:
            self.expect(3, False, "nothing is ever right")

    table = presets(registry.games()[0])[0]
    monkeypatch.setattr(soak, "watcher_of", lambda name: Strict)
    found = soak.play(soak.Chunk(table, 5, 1))
    assert len(found.faults) == 1
    assert repr(table) in found.faults[0]
    assert "seed 5, step 3" in found.faults[0]
    assert "nothing is ever right" in found.faults[0]


def test_a_game_without_invariants_of_its_own_has_a_plain_watcher() -> None:
    assert watcher_of("no such game") is Watcher
    assert Watcher.invariants() == []


@pytest.mark.parametrize("name", registry.games())
def test_every_game_has_a_watcher(name: str) -> None:
    assert len(watcher_of(name).invariants()) > 20


@pytest.mark.parametrize("name", registry.games())
def test_a_walk_is_the_same_every_time(name: str) -> None:
    table = presets(name)[0]

    def states(label: str, seed: int) -> bytes:
        trace: Trace = walk(table.game, seed, label=label)
        return trace.states.tobytes()

    assert states("a", 1) == states("a", 1)
    assert len({states("a", 1), states("a", 2), states("b", 1)}) == 3


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for constant, value in (("GAMES", 4), ("PYTHON_GAMES", 2), ("COPIES", 200), ("REPEATS", 1)):
        monkeypatch.setattr(bench, constant, value)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("name", registry.games())
def test_the_benchmark_counts_decisions_and_copies(name: str) -> None:
    measured = bench.Measured(name)
    assert measured.inside(4) > 4
    assert measured.on_all_cores() > 4
    assert measured.from_python(engine.step) > 2
    assert measured.from_python(measured.compiled_step()) > 2
    assert measured.copies() == 200
    assert measured.python_copies() == 10
    assert measured.memory_growth(10) < 50


def test_the_best_go_counts() -> None:
    goes = iter([9.0, 1.0, 3.0, 2.0])
    assert bench.best(lambda: next(goes)) == 3.0


OURS = peers.Speed("Outremer", "Jerusalem", peers.PYTHON, 600.0)
SLOWER = peers.Speed("Outremer", "Solomon", peers.PYTHON, 300.0)
THEIRS = peers.Speed("Other", "hearts", peers.PYTHON, 20.0)


def test_peers_are_compared_in_the_same_way_only() -> None:
    alone = peers.Speed("Other", "hearts", peers.SEARCH, 7.0)
    lines = peers.comparison([THEIRS, alone, OURS, SLOWER]).splitlines()[2:]
    assert lines == [
        "| decisions/s from Python | Outremer | Jerusalem | 600 |  |",
        "| decisions/s from Python | Outremer | Solomon | 300 |  |",
        "| decisions/s from Python | Other | hearts | 20 | 15 to 30 x |",
        "| simulations/s | Other | hearts | 7 |  |",
    ]


def test_the_table_of_peers_replaces_the_one_before() -> None:
    page = peers.put_into("# Performance\n", "first\n")
    assert page.startswith("# Performance\n\n## Beside other engines\n")
    again = peers.put_into(page + "\nmore\n", "second\n")
    assert "first" not in again
    assert again == page.replace("first", "second") + "\nmore\n"


def test_a_peer_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def absent() -> Iterator[peers.Speed]:
        raise ImportError
        yield

    monkeypatch.setattr(peers, "ROOT", tmp_path)
    monkeypatch.setattr(peers, "ours", lambda: iter([OURS]))
    monkeypatch.setattr(peers, "PEERS", {"Absent": absent})
    monkeypatch.setattr("sys.argv", ["peers"])
    with warnings.catch_warnings():
        peers.main()
    found = json.loads((tmp_path / "peers.json").read_text())
    assert found["missing"] == ["Absent"]
    assert [speed["per_second"] for speed in found["speeds"]] == [600.0]


def test_our_own_speed_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SECONDS", 0.01)
    monkeypatch.setattr(peers.search, "SECONDS", 0.01)
    monkeypatch.setattr(registry, "games", lambda: ["templars"])
    assert peers.best(lambda: 5) > 500
    found = list(peers.ours())
    assert [(speed.engine, speed.way) for speed in found] == [
        ("Outremer", peers.INSIDE),
        ("Outremer", peers.PYTHON),
        ("Outremer, checked and recorded", peers.PYTHON),
        ("Outremer", peers.SEARCH),
    ]
    assert all(speed.per_second > 100 for speed in found)
