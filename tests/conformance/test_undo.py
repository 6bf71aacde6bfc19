"""Taking back: to the state before, or refused with a reason and nothing changed."""

import pytest

from outremer.core.errors import CannotUndo
from outremer.core.pending import CHANCE
from outremer.core.position import Position
from tests.conformance.played import cards, each_count, each_table, finished, position, traces
from tests.tables import Table


def face_down(table: Table, pos: Position, seat: int) -> int:
    """Cards whose faces the seat does not see."""
    return sum(pile[-1] for pile in cards(table, pos.view(seat).rows).values())


@each_table
def test_undo_gives_the_state_before_or_a_reason(table: Table) -> None:
    allowed = 0
    for trace in traces(table):
        for step in range(0, len(trace.actions), 9):
            actor, action = int(trace.actors[step]), int(trace.actions[step])
            before = trace.states[step : step + 1].tobytes()
            pos = position(table, trace.states[step : step + 1])
            hidden = face_down(table, pos, actor) if actor != CHANCE else 0
            pos.apply(action, actor)
            reason = pos.undo_refused()
            learned = actor != CHANCE and face_down(table, pos, actor) < hidden
            where = f"{trace.label}, step {step}"
            if reason is None:
                allowed += 1
                assert pos.seat == actor != CHANCE, f"{where}: taken back across another's decision"
                assert not learned, f"{where}: taken back after hidden cards were seen"
                pos.undo()
                assert pos.rows.tobytes() == before
                assert [pos._written(entry) for entry in pos.entries][1:] == [f"{actor} undo"]
                assert pos.seat == actor
                continue
            assert actor == CHANCE or pos.over or pos.seat != actor or learned, f"{where}: refused without need"
            assert reason.code in table.game.info.rulebook.refusals
            after, entries = pos.rows.tobytes(), list(pos.entries)
            with pytest.raises(CannotUndo) as caught:
                pos.undo()
            assert caught.value.reason == reason
            assert str(reason) in str(caught.value)
            assert (pos.rows.tobytes(), pos.entries) == (after, entries)
    assert allowed > 0


@each_count
def test_undo_to_a_point_equals_a_replay_to_it(table: Table) -> None:
    """Taking back step after step leads through the very states a replay of the steps leads through."""
    trace = traces(table)[-1]
    pos = position(table, trace.states[:1])
    longest = 0
    for step, (actor, action) in enumerate(zip(trace.actors.tolist(), trace.actions.tolist(), strict=True), 1):
        pos.apply(action, actor)
        twin, back = pos.copy(), 0
        while twin.undo_refused() is None:
            twin.undo()
            back += 1
            assert twin.rows.tobytes() == trace.states[step - back : step - back + 1].tobytes()
        longest = max(longest, back)
    assert longest >= 2


@each_count
def test_nothing_can_be_taken_back_before_the_first_step_or_after_the_end(table: Table) -> None:
    for pos in (table.game.start_by_hand(), finished(table)):
        before = pos.rows.tobytes()
        assert pos.undo_refused() is not None
        with pytest.raises(CannotUndo):
            pos.undo()
        assert pos.rows.tobytes() == before
