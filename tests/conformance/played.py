"""Games played at random, once per table, for the conformance tests to look at."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from outremer.core import registry
from outremer.core.pending import SPECTATOR
from outremer.core.position import Position
from outremer.core.state import Kind, Rows
from tests.tables import GAMES, Table, each_info, every
from tests.traces import Trace, walk

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
