"""Many games at once: the batch drivers do exactly what single steps do."""

import numpy as np

from outremer.core import engine
from outremer.core.moves import new_moves
from outremer.core.pending import CHANCE, OVER
from outremer.core.rng import new_rng
from outremer.core.state import Rows
from tests.conformance.played import each_table
from tests.tables import Table
from tests.traces import Asking

ROWS = 6


def starts(table: Table) -> Rows:
    rows = table.game.info.state.empty(ROWS)
    for k in range(ROWS):
        engine.begin(rows[k : k + 1], table.game.boards)
    return rows


def seeds() -> np.ndarray:
    return np.arange(1, ROWS + 1, dtype=np.uint64) * np.uint64(977)


@each_table
def test_step_batch_agrees_with_single_steps(table: Table) -> None:
    boards, size = table.game.boards, table.game.info.actions.size
    batch, single = starts(table), starts(table)
    streams, singles = seeds(), [new_rng(int(seed)) for seed in seeds()]
    masks, seats = np.zeros((ROWS, size), np.bool_), np.zeros(ROWS, np.int32)
    moves, weights = new_moves(size), new_moves(size)
    actions = np.full(ROWS, -1, np.int32)
    choose = np.random.default_rng(5)
    for _ in range(60):
        engine.step_batch(batch, boards, actions, masks, seats, moves, weights, streams)
        for k in range(ROWS):
            rows = single[k : k + 1]
            count = engine.step(rows, boards, int(actions[k]), moves, weights, singles[k])
            assert rows.tobytes() == batch[k : k + 1].tobytes()
            assert sorted(moves[:count].tolist()) == np.flatnonzero(masks[k]).tolist()
            assert seats[k] == engine.who(rows, boards) != CHANCE
            assert int(streams[k]) == int(singles[k][0])
            actions[k] = choose.choice(moves[:count]) if count else -1


@each_table
def test_a_step_lists_what_the_next_seat_may_do(table: Table) -> None:
    boards, size, asking = table.game.boards, table.game.info.actions.size, Asking(table.game)
    rows, rng = starts(table)[:1], new_rng(3)
    moves, weights = new_moves(size), new_moves(size)
    count = engine.step(rows, boards, -1, moves, weights, rng)
    choose = np.random.default_rng(5)
    for _ in range(80):
        seat = engine.who(rows, boards)
        if seat == OVER:
            assert count == 0
            break
        assert moves[:count].tolist() == asking.listed(rows, seat)
        count = engine.step(rows, boards, int(choose.choice(moves[:count])), moves, weights, rng)


@each_table
def test_playouts_agree_with_each_other(table: Table) -> None:
    """One after the other, in one call, and on all cores: the same seeds give the same games."""
    boards, size, players = table.game.boards, table.game.info.actions.size, table.players
    bound = table.game.info.decision_bound
    moves, weights = new_moves(size), new_moves(size)
    batch, counted, results = starts(table), np.zeros(ROWS, np.int64), np.zeros((ROWS, players))
    engine.playouts_batch(batch, boards, size, seeds(), counted, results)
    for k in range(ROWS):
        rows, out = starts(table)[:1], np.zeros(players)
        decisions = engine.playout(rows, boards, moves, weights, new_rng(int(seeds()[k])))
        engine.results(rows, boards, out)
        assert rows.tobytes() == batch[k : k + 1].tobytes()
        assert 0 < decisions == counted[k] <= bound
        assert out.tolist() == results[k].tolist()
        assert engine.who(rows, boards) == OVER
    rng, again = new_rng(9), new_rng(9)
    rows = starts(table)
    total = engine.playouts(rows[:1], rows[1:2], boards, 4, moves, weights, rng)
    assert rows[:1].tobytes() == starts(table)[:1].tobytes(), "the start row is left alone"
    expected = 0
    for _ in range(4):
        single = starts(table)[:1]
        expected += engine.playout(single, boards, moves, weights, again)
    assert total == expected
    assert single.tobytes() == rows[1:2].tobytes()
    assert int(rng[0]) == int(again[0])
