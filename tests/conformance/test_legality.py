"""One legality: the list of legal actions is exactly what is not refused."""

import re

import pytest

from outremer.core import engine
from outremer.core.errors import IllegalAction
from outremer.core.pending import CHANCE, OVER
from tests.conformance.played import each_count, each_table, position, states, traces
from tests.tables import Table
from tests.traces import Asking, retreats, simultaneous


def check_state(table: Table, asking: Asking, rows: object, where: str) -> None:
    """Lists and refusals of every seat agree; only who is asked has options, and he has some."""
    mover = engine.who(rows, table.game.boards)
    for seat in range(table.players):
        listed = asking.listed(rows, seat)
        assert len(listed) == len(set(listed)), f"{where}: an action is listed twice"
        assert sorted(listed) == asking.not_refused(rows, seat), f"{where}: list and refusals of seat {seat} differ"
        if seat == mover:
            assert not all(retreats(rows, a) for a in listed), f"{where}: seat {seat} can only take back"
        elif not simultaneous(table.game):
            assert not listed, f"{where}: seat {seat} is not asked, but has options"


@each_table
def test_the_list_is_exactly_what_is_not_refused(table: Table) -> None:
    asking = Asking(table.game)
    for trace, step, rows in states(table, 25):
        check_state(table, asking, rows, f"{trace.label}, step {step}")


@each_count
def test_the_list_is_exactly_what_is_not_refused_at_every_step(table: Table) -> None:
    asking = Asking(table.game)
    for trace in traces(table):
        for step in range(len(trace.states)):
            check_state(table, asking, trace.states[step : step + 1], f"{trace.label}, step {step}")


@each_table
def test_positions_and_views_list_the_same(table: Table) -> None:
    asking = Asking(table.game)
    for _, _, rows in states(table, 8):
        pos = position(table, rows)
        for seat in range(table.players):
            listed = [action.id for action in pos.legal(seat)]
            assert listed == sorted(asking.listed(rows, seat))
            assert [action.id for action in pos.view(seat).legal()] == listed
        if pos.seat >= 0:
            assert pos.legal() == pos.legal(pos.seat)
            assert all(pos.why(action) is None for action in pos.legal())


@each_table
def test_a_refusal_says_why_and_changes_nothing(table: Table) -> None:
    info = table.game.info
    asking = Asking(table.game)
    for _, step, rows in states(table, 5):
        pos = position(table, rows)
        seat = pos.seat
        legal = set(asking.listed(rows, seat)) if seat >= 0 else {a.id for a in pos.legal()}
        for action in range(step % 3, info.actions.size, 3):
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as caught:
                pos.play(action)
            reason = caught.value.reason
            assert reason.code in info.rulebook.refusals
            assert reason.message
            assert "{" not in reason.message
            assert reason.rules
            for rule in reason.rules:
                assert all(part in info.rulebook.rules for part in re.findall(r"[A-Z]\d{3,4}", rule))
        assert pos.rows.tobytes() == rows.tobytes()
        assert not pos.entries


@each_count
def test_after_the_end_everything_is_refused(table: Table) -> None:
    final = traces(table)[0].states[-1:]
    asking = Asking(table.game)
    assert engine.who(final, table.game.boards) == OVER
    for seat in (CHANCE, *range(table.players)):
        assert not asking.not_refused(final, seat)
        assert not asking.listed(final, seat)
