"""A Position handled in any order: play, try, take back, copy, look, save and load; it stays consistent."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from outremer.core import registry
from outremer.core.errors import CannotUndo, IllegalAction
from outremer.core.pending import EVERYTHING, SPECTATOR
from outremer.core.position import Position
from outremer.core.record import Record
from tests.conformance.played import viewers
from tests.tables import Table, every
from tests.traces import Trace
from tests.watchers import watcher_of

SETTINGS = settings(
    max_examples=10,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)


class Handling(RuleBasedStateMachine):
    """A game in somebody's hands. `model` is what it should be: the states since the beginning."""

    name = ""

    def __init__(self) -> None:
        super().__init__()
        self.pos: Any = None
        self.model: list[bytes] = []

    @initialize(table=st.integers(0, 10_000), seed=st.integers(0, 99), steps=st.integers(0, 700))
    def begin(self, table: int, seed: int, steps: int) -> None:
        """At any table, so many random steps into a game."""
        tables = every(self.name)
        self.table: Table = tables[table % len(tables)]
        self.pos: Position = self.table.game.start(seed=seed)
        rng = random.Random(seed)
        while steps > 0 and not self.pos.over:
            self.pos.play(rng.choice(self.pos.legal()))
            steps -= 1
        self.model = [rows.tobytes() for rows in (*self.pos._past, self.pos.rows)]

    def remember(self) -> None:
        """The states since the last one known."""
        self.model += [rows.tobytes() for rows in (*self.pos._past, self.pos.rows)[len(self.model) :]]

    @precondition(lambda self: not self.pos.over)
    @rule(choice=st.integers(0, 10_000), how=st.sampled_from(["id", "text", "action"]))
    def play(self, choice: int, how: str) -> None:
        """A legal action, named in any of the three ways."""
        legal = self.pos.legal()
        action = legal[choice % len(legal)]
        assert self.pos.why(action) is None
        self.pos.play({"id": action.id, "text": action.text.upper(), "action": action}[how])
        self.remember()

    @rule(number=st.integers(0, 1_000_000), seat=st.integers(-1, 10))
    def attempt(self, number: int, seat: int) -> None:
        """Any action by anybody: refused exactly if it is not listed, and a refusal changes nothing."""
        action = number % self.pos.game.info.actions.size
        asked = self.pos.seat if seat < 0 else seat % self.pos.game.players
        listed = {a.id for a in self.pos.legal(asked)} if asked >= 0 else set()
        if action in listed:
            assert self.pos.why(action, asked) is None
            self.pos.play(action, asked)
            self.remember()
        else:
            assert self.pos.why(action, asked if seat >= 0 else None) is not None
            with pytest.raises(IllegalAction):
                self.pos.play(action, asked if seat >= 0 else None)

    @rule()
    def take_back(self) -> None:
        """The last step, if nothing forbids it."""
        if self.pos.undo_refused() is None:
            self.pos.undo()
            self.model.pop()
        else:
            with pytest.raises(CannotUndo):
                self.pos.undo()

    @rule(go_on=st.booleans())
    def copy(self, go_on: bool) -> None:
        """A copy is played on, or thrown away after it was played with."""
        twin = self.pos.copy()
        assert twin == self.pos
        assert twin.record() == self.pos.record()
        if go_on:
            self.pos = twin
        elif not twin.over:
            twin.play(twin.legal()[0])
            twin.rows.view(np.int32)[:] = -1

    @rule(viewer=st.integers(0, 10))
    def look(self, viewer: int) -> None:
        """Views, what they show, and the log."""
        seats = (*viewers(self.table), EVERYTHING)
        view = self.pos.view(seats[viewer % len(seats)])
        view.show()
        dealt = Position(self.pos.game, view.determinise(viewer), seed=None)
        assert dealt.view(view.seat).rows.tobytes() == view.rows.tobytes()
        lines = self.pos.log(view.seat)
        assert all(line.changes for line in lines)
        if view.seat != SPECTATOR:
            assert self.pos.log(view.seat, since=len(self.pos._line)) == []

    @rule(reveal=st.booleans())
    def save_and_load(self, reveal: bool) -> None:
        """Through JSON and back; with the seed revealed the game goes on from what was loaded."""
        record = Record.from_json(self.pos.record(reveal_seed=reveal or self.pos.over).to_json())
        record.verify()
        loaded = record.replay()
        assert loaded == self.pos
        assert loaded.entries == self.pos.entries
        if reveal:
            self.pos = loaded

    @invariant()
    def is_what_it_should_be(self) -> None:
        if self.pos is not None:
            assert self.pos.rows.tobytes() == self.model[-1]
            assert len(self.model) == len(self.pos._line) + 1
            assert self.pos.over or self.pos.legal()

    def teardown(self) -> None:
        """The rules' own invariants over the whole game."""
        if self.pos is not None:
            watcher_of(self.name)(Trace.of(self.pos, str(self.table)), deep=False).check()


@pytest.mark.parametrize("name", registry.games())
def test_a_position_stays_consistent_in_any_hands(name: str) -> None:
    machine = type(f"Handling_{name}", (Handling,), {"name": name}).TestCase
    machine.settings = SETTINGS
    machine("runTest").runTest()
