"""Bots: in processes of their own, with only a view, and never waited for longer than agreed."""

import asyncio
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import outremer
from outremer.bots import levels
from outremer.bots.greedy import Greedy
from outremer.server.workers import NoAnswer, Question, Thinker, Workers, fast_move, question_of
from tests.server.running import running, until


def question(spec: str = "greedy", **more: Any) -> Question:
    position = outremer.load("jerusalem", players=2).start(seed=1)
    return Question(**(vars(question_of(position.view(position.seat), spec, "t")) | more))


def test_a_bot_is_told_the_view_and_nothing_else() -> None:
    position = outremer.load("jerusalem", players=2).start(seed=1)
    asked = question_of(position.view(position.seat), "greedy", "t")
    assert asked.row == position.view(position.seat).rows.tobytes()
    assert asked.row != position.rows.tobytes()
    assert not {"truth", "rows", "record"} & set(vars(asked))


def test_a_worker_answers_with_a_legal_action() -> None:
    asked = question()
    position = outremer.load("jerusalem", players=2).start(seed=1)
    assert Thinker().choose(asked) in [action.id for action in position.legal()]


def test_the_bot_of_a_seat_is_kept_through_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    class Counting(Greedy):
        def __init__(self, seed: str = "") -> None:
            super().__init__(seed)
            made.append(seed)

    monkeypatch.setattr("outremer.server.workers.registry.bot", lambda spec, seed: Counting(seed))
    thinker = Thinker()
    for table in ("a", "a", "b", "a"):
        thinker.choose(question(table=table))
    assert len(made) == 2


def run(deadline: float, *questions: Question) -> list[Any]:
    """Ask one worker one question after the other; an answer or NoAnswer for each."""

    async def all_of_them() -> list[Any]:
        workers = Workers(1, deadline)
        found: list[Any] = []
        try:
            for asked in questions:
                try:
                    found.append(await workers.ask(asked))
                except NoAnswer as error:
                    found.append(error)
        finally:
            await workers.close()
        return found

    return asyncio.run(all_of_them())


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Bots that sleep, crash and cheat, found by their names in the workers' processes."""
    package = tmp_path / "bad_bots-1.dist-info"
    package.mkdir()
    (tmp_path / "bad_bots.py").write_text(
        "import os, time\n"
        "class Bot:\n    def __init__(self, seed=''): pass\n"
        "class Sleeper(Bot):\n    def choose(self, view): time.sleep(600)\n"
        "class Crasher(Bot):\n    def choose(self, view): os._exit(3)\n"
        "class Failer(Bot):\n    def choose(self, view): raise ValueError('no idea')\n"
        "class Cheat(Bot):\n    def choose(self, view): return view.game.info.actions.size - 1\n"
    )
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1\n")
    points = "".join(f"{name} = bad_bots:{name.title()}\n" for name in ("sleeper", "crasher", "failer", "cheat"))
    (package / "entry_points.txt").write_text("[outremer.bots]\n" + points)
    monkeypatch.syspath_prepend(tmp_path)  # a worker's process looks where its parent looks


@pytest.mark.usefixtures("bad_bots")
def test_a_bot_that_sleeps_dies_or_fails_gives_no_answer_and_the_next_is_served() -> None:
    begun = time.monotonic()
    found = run(15.0, question("crasher"), question("failer"), question("greedy"))
    assert isinstance(found[0], NoAnswer)
    assert "died" in str(found[0])
    assert isinstance(found[1], NoAnswer)
    assert "no idea" in str(found[1])
    assert isinstance(found[2], int)
    slept = run(1.0, question("sleeper"))
    assert isinstance(slept[0], NoAnswer)
    assert "longer" in str(slept[0])
    assert time.monotonic() - begun < 60


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize("spec", ["sleeper", "crasher", "cheat"])
def test_a_game_goes_on_without_a_bot_that_does_not(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, spec: str
) -> None:
    monkeypatch.setitem(levels.LEVELS, "expert", spec)
    with running(tmp_path_factory.mktemp("bots"), bot_deadline=0.5) as server:
        server.ready("jerusalem")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "expert"}]
        made = server.client.post("/api/tables", json={"game": "jerusalem", "seats": seats}).json()
        url, who = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['seats'][0]['token']}"}

        def bot_moved() -> bool:
            table = server.client.get(url, headers=who).json()
            if table["asked"] == [0]:
                body = {
                    "seat": 0,
                    "action": table["legal"]["0"][0]["id"],
                    "seq": table["seq"],
                    "key": str(table["seq"]),
                }
                server.client.post(f"{url}/actions", headers=who, json=body)
            frames = server.client.get(f"{url}/frames", headers=who).json()
            return any(frame["actor"] == 1 for frame in frames)

        until(bot_moved)


def test_the_fast_move_is_legal_and_needs_only_the_view() -> None:
    position = outremer.load("jerusalem").start(seed=2)
    view = position.view(position.seat)
    assert fast_move(view) in [action.id for action in position.legal()]
    assert np.array_equal(view.rows, position.view(position.seat).rows)
