"""Games played at random, once per table, for the conformance tests to look at."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from outremer.core import engine, registry
from outremer.core.moves import new_moves
from outremer.core.pending import SPECTATOR
from outremer.core.position import Position
from outremer.core.reasons import MAX_NUMBERS
from outremer.core.state import Kind, Rows
from tests.tables import GAMES, Table, each_info, every
from tests.traces import Trace, retreats, walk

TABLES = [table for name in registry.games() for table in every(name)]

each_table = pytest.mark.parametrize("table", TABLES, ids=str)
each_game = pytest.mark.parametrize("name", registry.games())
each_count = pytest.mark.parametrize(
    "table",
    [Table(info.name, players, info.switches.standard) for info in each_info() for players in info.seats],
    ids=str,
)


@cache
def traces(table: Table) -> list[Trace]:
    """Random games at a table: with and without taking back what was begun."""
    return [walk(table.game, k, take_back=k % 2 == 1, label=str(table)) for k in range(2 * GAMES)]


def states(table: Table, count: int) -> Iterator[tuple[Trace, int, Rows]]:
    """Some states of the games at a table, spread evenly, the first and the last among them."""
    for trace in traces(table):
        last = len(trace.states) - 1
        for step in sorted({k * last // (count - 1) for k in range(count)}):
            yield trace, step, trace.states[step : step + 1].copy()


def viewers(table: Table) -> tuple[int, ...]:
    """Every seat, and a spectator."""
    return (*range(table.players), SPECTATOR)


def position(table: Table, rows: Rows) -> Position:
    """A position at a state, with nothing before it; chance is played by hand."""
    return Position(table.game, rows.copy(), seed=None)


@cache
def _finished(table: Table, seed: int) -> Position:
    rng = random.Random(f"{table} {seed}")
    pos = table.game.start(seed=seed)
    while not pos.over:
        pos.play(rng.choice(pos.legal()))
        if rng.random() < 0.05 and pos.undo_refused() is None:
            pos.undo()
    return pos


def finished(table: Table, seed: int = 1) -> Position:
    """A game played to its end with a Position, now and then taking a step back."""
    return _finished(table, seed).copy()


class Asking:
    """Legality asked of the engine directly, without words: fast enough for every action of the table."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.size = table.game.info.actions.size
        self._moves = new_moves(self.size)
        self._numbers = np.zeros(MAX_NUMBERS, np.int32)

    def listed(self, rows: Rows, seat: int) -> list[int]:
        """The legal actions of a seat, as listed."""
        count = engine.options(rows, self.game.boards, seat, self._moves)
        return [int(a) for a in self._moves[:count]]

    def code(self, rows: Rows, seat: int, action: int) -> tuple[int, ...]:
        """The refusal of an action with its numbers; (0,) if it is legal."""
        self._numbers[:] = 0
        code = engine.refusal(rows, self.game.boards, seat, action, self._numbers)
        return (int(code), *self._numbers.tolist()) if code else (0,)

    def not_refused(self, rows: Rows, seat: int) -> list[int]:
        """The actions of the whole table that are not refused."""
        boards, numbers, refusal = self.game.boards, self._numbers, engine.refusal
        return [a for a in range(self.size) if not refusal(rows, boards, seat, a, numbers)]

    def going_on(self, rows: Rows, seat: int) -> list[int]:
        """The legal actions that do not take back what was begun."""
        return [a for a in self.listed(rows, seat) if not retreats(rows, a)]


def piles(table: Table) -> list[Any]:
    """The fields that are piles of cards."""
    return [f for f in table.game.info.state.fields.values() if f.kind is Kind.PILE]


def cards(table: Table, rows: Rows) -> dict[tuple[str, int], list[int]]:
    """Every pile of a state: its counts by kind, the face-down cards last."""
    found = {}
    for field in piles(table):
        content = rows[0][field.name].reshape(-1, field.shape[-1])
        for owner, pile in enumerate(content):
            found[field.name, owner] = [int(n) for n in pile]
    return found
