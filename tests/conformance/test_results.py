"""Games end, within the bound, with a result that says who won."""

import json

import pytest

from outremer.core.pending import CHANCE
from tests.conformance.played import each_table, finished, position, traces
from tests.tables import Table
from tests.traces import retreats


@each_table
def test_games_end_within_the_bound(table: Table) -> None:
    for trace in traces(table):
        assert trace.over
        taken = sum(
            actor != CHANCE and not retreats(trace.states[step : step + 1], action)
            for step, (actor, action) in enumerate(zip(trace.actors.tolist(), trace.actions.tolist(), strict=True))
        )
        assert 0 < taken <= table.game.info.decision_bound


@each_table
def test_the_best_return_is_the_winners(table: Table) -> None:
    for trace in traces(table):
        pos = position(table, trace.states[-1:])
        returns, summary = pos.returns, table.game.info.summary(pos)
        assert len(returns) == table.players
        assert all(-1 <= value <= 1 for value in returns)
        assert sum(returns) == pytest.approx(0)
        winners = [seat for seat in range(table.players) if returns[seat] == max(returns)]
        assert summary["winners"] == winners
        assert winners
        assert json.loads(json.dumps(summary)) == summary


@each_table
def test_before_the_end_nobody_has_won(table: Table) -> None:
    for trace in traces(table):
        for step in range(0, len(trace.actions), 60):
            pos = position(table, trace.states[step : step + 1])
            assert not pos.over
            assert pos.returns == (0,) * table.players
            assert pos.record().result is None


@each_table
def test_a_finished_game_keeps_its_result(table: Table) -> None:
    pos = finished(table)
    assert pos.record().result == table.game.info.summary(pos)
    assert pos.seat < 0
    assert pos.legal() == []
