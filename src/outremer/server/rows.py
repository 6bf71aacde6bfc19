"""Rows that are quick to read in Python.

The fields of a NumPy record take microseconds each to look up, and a view shown to people reads
hundreds. Here the same memory is seen through a class with one property per field.
"""

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np

from outremer.core import registry
from outremer.core.rule import COMPILED
from outremer.core.state import Rows, flat
from outremer.core.view import Change, View

_get = np.void.__getitem__


def _reader(name: str) -> Callable[[Any], Any]:
    def read(record: Any) -> Any:
        return _get(record, name)

    return read


@cache
def _quick(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same row type, its records of a class with properties."""
    members: dict[str, Any] = {name: property(_reader(name)) for name in dtype.names or ()}
    members["__getattribute__"] = np.void.__getattribute__
    record = type("QuickRecord", (np.record,), members)
    return np.dtype((record, dtype.descr))


def quick(rows: Rows) -> Rows:
    """The same rows, quick to read; uncompiled rules need them as they are."""
    return rows.view(_quick(rows.dtype)) if COMPILED else rows


@cache
def _places(game: str) -> list[tuple[str, tuple[int, ...]]]:
    """The field and the index of every number of a game's row."""
    fields = registry.game(game).state.fields.values()
    return [(f.name, index) for f in fields for index in np.ndindex(*f.shape)]


def quick_changes(game: str, before: Rows, after: Rows) -> list[Change]:
    """What differs between two rows, number by number, in the order of the fields."""
    old, new, places = flat(before)[0], flat(after)[0], _places(game)
    return [Change(*places[k], int(old[k]), int(new[k])) for k in np.flatnonzero(old != new)]


class QuickView(View):
    """A view whose row and board are quick to read."""

    @cached_property
    def row(self) -> Any:
        """The row, its fields as attributes."""
        return quick(self.rows)[0]

    @cached_property
    def board(self) -> Any:
        """The board row: data and options."""
        return quick(self.game.boards)[0]
