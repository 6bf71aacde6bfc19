"""State rows: an annotated class per game becomes one NumPy row type.

A position is one row: copying is a memory copy, equality is bytes, a batch is an array of rows.
The class is also the **visibility table**: each field says who sees it, and views, logs, undo
barriers and determinisation are all driven by that one word.
"""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

INT = np.dtype(np.int32)
"""The width of every field. One constant, so that another width is one edit."""
REAL = np.dtype(np.float64)
"""For what a heuristic takes things to be worth, in board rows; states hold whole numbers only."""

Rows = NDArray[Any]
"""An array of state rows (or of board rows)."""


class Grid(Protocol):
    """An array field inside a rule: indexed by integers, holds integers."""

    def __getitem__(self, index: Any) -> int: ...

    def __setitem__(self, index: Any, value: float) -> None: ...

    def __len__(self) -> int: ...


class Reals(Protocol):
    """An array field that holds real numbers."""

    def __getitem__(self, index: Any) -> float: ...


class Kind(IntEnum):
    """How a secret field is hidden."""

    PLAIN = 0
    """Nothing to hide."""
    PILE = 1
    """Counts per card kind, the last column counting face-down cards: hiding turns all cards over."""
    VALUE = 2
    """A choice: 0 while it is open, 1 to n once made; hiding turns a choice made into n + 1 (face down)."""


ALL = 0
"""Seen by everybody. Secrets of a game are its own numbers from 1 on."""

UNOWNED = -1


@dataclass(frozen=True)
class Field:
    """One field of a row: its shape and meaning, and who sees it."""

    shape: tuple[int, ...]
    doc: str
    secret: int = ALL
    kind: Kind = Kind.PLAIN
    owned: bool = False
    tally: bool = False
    pool: int = 0
    values: int = 0
    type: np.dtype[Any] = INT
    name: str = ""
    offset: int = 0

    @property
    def count(self) -> int:
        """How many numbers the field holds."""
        return int(np.prod(self.shape, dtype=int))


def cell(doc: str) -> Any:
    """One number."""
    return Field((), doc)


def cells(*shape: int, doc: str, tally: bool = False) -> Any:
    """An array of numbers. `tally`: adds up from what everybody saw, but is not laid open on the table."""
    return Field(shape, doc, tally=tally)


def reals(*shape: int, doc: str) -> Any:
    """An array of real numbers, for a board row."""
    return Field(shape, doc, type=REAL)


def pile(*shape: int, doc: str, secret: int = ALL, pool: int = 0) -> Any:
    """Counts of cards by kind; a leading dimension means one pile per seat.

    The last column counts cards lying face down: always 0 in a true state, and in a view the number
    of cards whose faces are hidden. A view therefore looks like the table: backs and counts. Piles of
    one pool hold the same kind of cards, which go from pile to pile; different decks are different pools.
    """
    return Field(shape, doc, secret=secret, kind=Kind.PILE, owned=len(shape) == 2, pool=pool)


def choices(seats: int, doc: str, values: int, secret: int) -> Any:
    """One choice per seat, made face down: 0 = none yet, 1 to `values`.

    In a view a choice whose face is hidden is `values` + 1, whatever was chosen. A search takes it back to 0, and
    the game asks its seat again.
    """
    return Field((seats,), doc, secret=secret, kind=Kind.VALUE, owned=True, values=values)


STACK_DEPTH = 6
FRAME = 5
"""A pending decision: decision, seat, x, y, and 1 while nothing about it has been shown to others."""


class Fields:
    """A class whose fields, in the order of their declaration, make a row type."""

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        cls.fields, offset = {}, 0
        for base in reversed(cls.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, Field):
                    placed = replace(value, name=name, offset=offset)
                    cls.fields[name] = placed
                    offset += placed.count
        cls.dtype = np.dtype(
            (np.record, [(f.name, f.type, f.shape) if f.shape else (f.name, f.type) for f in cls.fields.values()])
        )

    @classmethod
    def empty(cls, count: int = 1) -> Rows:
        """`count` rows of zeros."""
        return np.zeros(count, cls.dtype)


class Row(Fields):
    """Base of every state: the stack of pending decisions. Subclasses add the game's own fields."""

    depth: int = cell("number of pending decisions; the top one is being asked")
    pending: Grid = cells(STACK_DEPTH, FRAME, doc="pending decisions: decision, seat, x, y, private")

    @classmethod
    def secrets(cls) -> NDArray[np.int32]:
        """The visibility table for compiled code: a line per pile and per face-down choice.

        Its columns: offset, columns (of a choice: values), owner, secret, kind, pool.
        """
        lines = []
        for f in cls.fields.values():
            if f.kind is not Kind.PLAIN:
                width, columns = (f.shape[-1], f.shape[-1]) if f.kind is Kind.PILE else (1, f.values)
                for owner in range(f.count // width):
                    whose = owner if f.owned else UNOWNED
                    lines.append((f.offset + owner * width, columns, whose, f.secret, f.kind, f.pool))
        return np.array(lines, INT).reshape(-1, 6)


def flat(rows: Rows) -> NDArray[np.int32]:
    """The same memory seen as plain integers, one line per row."""
    return rows.view(INT).reshape(len(rows), -1)
