"""Views: the one seam for hidden information.

A view is a state row in which everything its seat may not know lies face down. Bots, people,
spectators, logs and observations get views and nothing else.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from outremer.core import engine
from outremer.core.game import Game
from outremer.core.moves import new_moves
from outremer.core.rng import new_rng
from outremer.core.state import Kind, Rows, flat


@dataclass(frozen=True)
class Action:
    """An action of the table: its id and its text."""

    id: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Change:
    """One number of a view that changed."""

    field: str
    index: tuple[int, ...]
    before: int
    after: int


@dataclass(frozen=True)
class View:
    """What one seat knows: the row with its hidden parts face down, and who decides.

    >>> import outremer
    >>> view = outremer.load("jerusalem").start(seed=7).view(0)
    >>> int(view.row.deck[:-1].sum()), int(view.row.deck[-1])  # backs and a count
    (0, 23)
    """

    game: Game
    seat: int
    rows: Rows
    names: tuple[str, ...]
    """The players' names."""

    @property
    def row(self) -> Any:
        """The row, its fields as attributes."""
        return self.rows[0]

    @property
    def board(self) -> Any:
        """The board row: data and options."""
        return self.game.boards[0]

    def player(self, seat: int) -> str:
        """The name of the player on a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else "chance"

    @property
    def to_move(self) -> int:
        """The seat that decides, CHANCE or OVER."""
        return int(engine.who(self.rows, self.game.boards))

    def legal(self) -> list[Action]:
        """The legal actions of this view's own seat; empty while others decide."""
        return list_legal(self.game, self.rows, self.seat)

    def show(self) -> dict[str, Any]:
        """The view as plain JSON data, for people."""
        return self.game.info.show(self)

    def determinise(self, seed: int) -> Rows:
        """A full state that looks like this to the seat: every hidden card dealt from what is unseen."""
        rows = self.rows.copy()
        info = self.game.info
        counts = np.zeros(_kinds(self.game), np.int32)
        engine.determinise(rows, flat(rows), self.game.boards, info.secrets, counts, new_rng(seed))
        return rows


def _kinds(game: Game) -> int:
    return max((f.shape[-1] - 1 for f in game.info.state.fields.values() if f.kind is Kind.PILE), default=0)


def list_legal(game: Game, rows: Rows, seat: int) -> list[Action]:
    """The legal actions of a seat in a row, in the order of the table."""
    moves = new_moves(game.info.actions.size)
    count = engine.options(rows, game.boards, seat, moves)
    return [Action(int(a), game.info.actions.text(int(a))) for a in np.sort(moves[:count])]


def conceal(game: Game, rows: Rows, seat: int) -> Rows:
    """A copy of a row as the seat may see it."""
    hidden = rows.copy()
    engine.conceal(hidden, flat(hidden), game.boards, seat, game.info.secrets)
    return hidden


def changes(game: Game, before: Rows, after: Rows) -> Iterator[Change]:
    """What differs between two rows, number by number, in the order of the fields."""
    old, new = flat(before)[0], flat(after)[0]
    for f in game.info.state.fields.values():
        part = slice(f.offset, f.offset + f.count)
        for k in np.flatnonzero(old[part] != new[part]):
            index = tuple(int(i) for i in np.unravel_index(k, f.shape)) if f.shape else ()
            yield Change(f.name, index, int(old[f.offset + k]), int(new[f.offset + k]))
