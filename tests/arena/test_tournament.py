"""A tournament loses nothing: broken off anywhere, it goes on and ends with the same results."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from outremer.arena import tournament as module
from outremer.arena.cluster import play_on_cluster
from outremer.arena.match import Played, Setting, play
from outremer.arena.schedule import Fixture, Schedule, line_ups
from outremer.arena.seating import make_bots, play_bot
from outremer.arena.store import Plan
from outremer.arena.tournament import Tournament
from outremer.arena.workers import play_all
from outremer.core import registry
from outremer.core.errors import OutremerError
from outremer.core.record import Record
from outremer.core.view import View
from tests.arena.made_up import made_up

SETTING = Setting("jerusalem", 3)
PLAN = Plan(SETTING, tuple(line_ups(["greedy", "random"], 3)), "s")
FILES = ("plan.json", "games.jsonl", "records.jsonl", "results.json", "results.md", "chart.svg")


def quickly(setting: Setting, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Played]:
    """Made-up games in place of played ones, each with a record to keep."""
    for fixture in fixtures:
        game = made_up(fixture, {"greedy": 9.0, "random": 1.0}, Random(str(fixture)))
        yield Played(game.fixture, game.result, 5, 40, game.thinking, json.dumps({"seats": fixture.seats}))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "play_all", quickly)


def break_off(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Ctrl-C after so many games."""

    def broken(setting: Setting, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Played]:
        for number, game in enumerate(quickly(setting, fixtures, jobs)):
            if number == after:
                raise KeyboardInterrupt
            yield game

    monkeypatch.setattr(module, "play_all", broken)


def lasting(found: dict[str, Any]) -> dict[str, Any]:
    """What must be the same whenever and however the games were played."""
    bots = {bot: {k: v for k, v in line.items() if k != "thinking"} for bot, line in found["by_bot"].items()}
    return {name: value for name, value in found.items() if name != "run"} | {"by_bot": bots}


def in_one_go(folder: Path, games: int = 12, plan: Plan = PLAN) -> dict[str, Any]:
    whole = Tournament(plan, games, folder)
    whole.open(resume=False)
    whole.play()
    return whole.write()


@pytest.mark.usefixtures("quick")
def test_everything_is_written(tmp_path: Path) -> None:
    found = in_one_go(tmp_path / "new" / "folder")
    assert sorted(path.name for path in (tmp_path / "new" / "folder").iterdir()) == sorted(FILES)
    assert json.loads((tmp_path / "new" / "folder" / "results.json").read_text()) == found
    assert found["games"] == 24
    assert found["interrupted"] is False


@pytest.mark.parametrize("after", [0, 1, 7, 23])
def test_a_tournament_broken_off_and_resumed_ends_as_one_in_one_go(
    after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "play_all", quickly)
    whole = in_one_go(tmp_path / "whole")
    broken = Tournament(PLAN, 12, tmp_path / "broken")
    broken.open(resume=False)
    break_off(monkeypatch, after)
    with pytest.raises(KeyboardInterrupt):
        broken.play()
    assert len(broken.games) == after
    if after:
        assert broken.write()["interrupted"] is True
    monkeypatch.setattr(module, "play_all", quickly)
    resumed = Tournament(PLAN, 12, tmp_path / "broken")
    resumed.open(resume=True)
    assert len(resumed.games) == after
    assert len(resumed.left) == 24 - after
    resumed.play()
    assert lasting(resumed.write()) == lasting(whole)
    for file in ("games.jsonl", "records.jsonl"):
        assert (tmp_path / "broken" / file).read_text() == (tmp_path / "whole" / file).read_text()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("file", ["games.jsonl", "records.jsonl"])
@pytest.mark.parametrize("cut", [1, 30, 500])
def test_what_a_crash_left_half_written_is_played_again(file: str, cut: int, tmp_path: Path) -> None:
    whole = in_one_go(tmp_path)
    text = (tmp_path / file).read_bytes()
    (tmp_path / file).write_bytes(text[:-cut])
    resumed = Tournament(PLAN, 12, tmp_path)
    resumed.open(resume=True)
    assert 1 <= len(resumed.left) <= 24
    kept = len(resumed.games)
    for name in ("games.jsonl", "records.jsonl"):
        assert len((tmp_path / name).read_text().splitlines()) == kept
    resumed.play()
    assert lasting(resumed.write()) == lasting(whole)
    lines = [(tmp_path / name).read_text().splitlines() for name in ("games.jsonl", "records.jsonl")]
    for game, record in zip(*lines, strict=True):
        assert json.loads(game)["seats"] == json.loads(record)["seats"]


@pytest.mark.usefixtures("quick")
def test_a_tournament_can_be_made_longer(tmp_path: Path) -> None:
    in_one_go(tmp_path / "a", games=6)
    longer = Tournament(PLAN, 12, tmp_path / "a")
    longer.open(resume=True)
    assert len(longer.left) == 12
    longer.play()
    assert lasting(longer.write()) == lasting(in_one_go(tmp_path / "b", games=12))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (Plan(SETTING, PLAN.line_ups, "t"), "its seed is not 't'"),
        (Plan(Setting("jerusalem", 3, "nl"), PLAN.line_ups, "s"), "its preset is not 'nl'"),
        (Plan(Setting("jerusalem", 3, options=(("squire_cap", "none"),)), PLAN.line_ups, "s"), "its options is not"),
        (Plan(SETTING, PLAN.line_ups[:1], "s"), "its line ups is not"),
    ],
)
def test_another_tournament_is_not_mixed_in(plan: Plan, words: str, tmp_path: Path) -> None:
    in_one_go(tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(OutremerError, match=words):
        Tournament(plan, 12, tmp_path).open(resume=True)
    with pytest.raises(OutremerError, match="holds a tournament: go on with --resume"):
        Tournament(PLAN, 12, tmp_path).open(resume=False)
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.usefixtures("quick")
def test_two_processes_cannot_play_the_same_tournament(tmp_path: Path) -> None:
    first, second = Tournament(PLAN, 12, tmp_path), Tournament(PLAN, 12, tmp_path)
    first.open(resume=False)
    with pytest.raises(OutremerError, match="another process is playing the tournament in"):
        second.open(resume=True)
    assert second.store.read() == []
    first.play()
    second.open(resume=True)
    assert second.left == []
    second.play()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("plan.json", "{", "is not the plan of a tournament"),
        ("plan.json", "[]", "is not the plan of a tournament"),
        ("games.jsonl", '{"line_up":0}\n', "games.jsonl, line 1: not a game"),
    ],
)
def test_a_spoilt_folder_is_told(file: str, text: str, words: str, tmp_path: Path) -> None:
    in_one_go(tmp_path)
    (tmp_path / file).write_text(text)
    with pytest.raises(OutremerError, match=words):
        Tournament(PLAN, 12, tmp_path).open(resume=True)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OutremerError, match=r"cannot write to .*file"):
        Tournament(PLAN, 12, tmp_path / "file").open(resume=False)


# --- games really played ----------------------------------------------------------------------


class Nosy:
    """A bot that looks at what it is handed."""

    def __init__(self, seed: str = "") -> None:
        self.handed: list[Any] = []

    def choose(self, view: Any) -> int:
        self.handed.append(view)
        return int(view.legal()[0].id)


def test_bots_are_handed_views_of_their_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "bot", lambda spec, seed="": Nosy(seed))
    position = Setting("jerusalem", 3).load().start(seed=1, seats=("nosy",) * 3)
    bots = make_bots(position.seats, "s")
    for _ in range(20):
        seat = position.seat
        play_bot(position, bots[seat])
        assert type(bots[seat].handed[-1]) is View
        assert bots[seat].handed[-1].seat == seat


def test_games_are_the_same_in_any_number_of_processes_and_verifiable() -> None:
    fixtures = Schedule((("greedy", "random"),), "s", 4).fixtures()
    setting = Setting("jerusalem", 2)
    alone = {game.fixture: game for game in play_all(setting, fixtures, 1)}
    together = {game.fixture: game for game in play_all(setting, fixtures, 2)}
    assert set(alone) == set(together) == set(fixtures)
    for fixture, game in alone.items():
        assert game.record == together[fixture].record
        record = Record.from_json(game.record)
        record.verify()
        assert record.seats == fixture.seats
        assert record.result == game.result
        assert sum(t.moves for t in game.thinking) == game.decisions
        assert all(0 < t.slowest <= t.seconds for t in game.thinking)


def test_a_game_survives_being_written_down() -> None:
    game = play(Setting("jerusalem", 2), Fixture(1, 2, 0, ("random", "greedy"), "s-2"))
    again = Played.from_json(game.to_json())
    assert again.fixture == game.fixture
    assert again.result == json.loads(json.dumps(game.result))
    assert again.to_json() == game.to_json()


def test_a_bot_at_fault_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Nosy):
        def choose(self, view: Any) -> int:
            return 0 if view.legal()[0].id else 1

    monkeypatch.setattr(registry, "bot", lambda spec, seed="": Cheat())
    with pytest.raises(OutremerError, match=r"the bot cheat on seat \d is at fault"):
        play(Setting("jerusalem", 4), Fixture(0, 0, 0, ("cheat",) * 4, "s"))


def test_the_cluster_plays_the_same_games() -> None:
    """On a Ray of two workers on this machine."""
    pytest.importorskip("ray", reason="Ray is not installed (240 MB): make test-cluster installs and tests it")
    fixtures = Schedule((("greedy", "random"),), "s", 4).fixtures()
    setting = Setting("jerusalem", 2)
    alone = {game.fixture: game.record for game in play_all(setting, fixtures, 1)}
    assert {game.fixture: game.record for game in play_on_cluster(setting, fixtures, 2)} == alone


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OutremerError, match=r"--cluster needs Ray: pip install 'outremer\[cluster\]'"):
        next(play_on_cluster(SETTING, [], 1))
