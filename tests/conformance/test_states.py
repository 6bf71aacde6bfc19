"""A position is one row: copies are independent, equality is bytes, asking changes nothing."""

import numpy as np

from outremer.core import engine
from outremer.core.pending import CHANCE, EVERYTHING, OVER
from outremer.core.state import flat
from tests.conformance.played import each_game, each_table, finished, position, states, traces, viewers
from tests.tables import Table, presets
from tests.traces import Asking


@each_table
def test_the_same_actions_give_the_same_states(table: Table) -> None:
    boards = table.game.boards
    for trace in traces(table):
        rows = trace.states[:1].copy()
        for step, (actor, action) in enumerate(zip(trace.actors.tolist(), trace.actions.tolist(), strict=True)):
            engine.act(rows, boards, actor, action)
            assert rows.tobytes() == trace.states[step + 1 : step + 2].tobytes()


@each_table
def test_copies_are_independent(table: Table) -> None:
    for _, _, rows in states(table, 6):
        pos = position(table, rows)
        if pos.over:
            continue
        twin = pos.copy()
        assert twin == pos
        twin.play(twin.legal()[0].id)
        assert pos.rows.tobytes() == rows.tobytes()
        assert not pos.entries
        assert len(twin.entries) == 1
        assert (twin == pos) == (twin.rows.tobytes() == pos.rows.tobytes())


@each_table
def test_equality_is_bytes(table: Table) -> None:
    for _, _, rows in states(table, 3):
        pos, other = position(table, rows), position(table, rows)
        assert pos == other
        cells = flat(other.rows)
        for k in range(0, cells.shape[1], 13):
            cells[0, k] += 1
            assert pos != other
            cells[0, k] -= 1
        assert pos == other
        assert pos != "a position"


@each_table
def test_asking_changes_nothing(table: Table) -> None:
    asking, game = Asking(table.game), table.game
    for _, step, rows in states(table, 3):
        pos = position(table, rows)
        for viewer in (*viewers(table), EVERYTHING):
            view = pos.view(viewer)
            view.show()
            view.determinise(step)
            game.info.question(view)
            game.info.draw(view)
        for seat in range(table.players):
            moves = np.array(asking.listed(rows, seat), np.int32)
            scores = np.zeros(len(moves), np.float64)
            engine.rate(rows, game.boards, seat, moves, len(moves), scores)
            assert np.isfinite(scores).all()
            asking.not_refused(rows, seat)
        _ = pos.outcomes(), pos.returns, pos.record(), pos.undo_refused(), pos.log(0)
        assert pos.rows.tobytes() == rows.tobytes()


@each_table
def test_nothing_is_asked_of_a_seat_that_does_not_exist(table: Table) -> None:
    for trace in traces(table):
        assert set(trace.actors.tolist()) <= {CHANCE, *range(table.players)}
        assert set(range(table.players)) <= set(trace.actors.tolist()), "every player decides something in a game"
        assert trace.over
        assert engine.who(trace.states[-1:], table.game.boards) == OVER


@each_game
def test_the_board_cannot_be_written_to(name: str) -> None:
    game = presets(name)[0].game
    assert not game.boards.flags.writeable
    assert finished(presets(name)[0]).game is game
