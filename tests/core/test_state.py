"""State rows: the dtype made from an annotated class, and its visibility table."""

import numpy as np
import pytest

from outremer.core.state import Grid, Row, cell, cells, flat, pile


class Small(Row):
    score: int = cell("points")
    stock: Grid = cells(2, 3, doc="cubes")
    hand: Grid = pile(2, 4, doc="cards", secret=1)
    open: Grid = pile(4, doc="cards on the table")


def test_fields_keep_their_order_and_offsets():
    assert list(Small.fields) == ["depth", "pending", "score", "stock", "hand", "open"]
    rows = Small.empty()
    rows[0].stock[1, 2] = 9
    assert flat(rows)[0, Small.fields["stock"].offset + 5] == 9
    assert rows.itemsize == 4 * (1 + 30 + 1 + 6 + 8 + 4)


def test_flat_is_the_same_memory():
    rows = Small.empty(3)
    flat(rows)[1, Small.fields["score"].offset] = 7
    assert rows[1].score == 7


def test_every_pile_is_a_line_of_the_visibility_table():
    hand, table = Small.fields["hand"].offset, Small.fields["open"].offset
    assert Small.secrets()[:, :4].tolist() == [[hand, 4, 0, 1], [hand + 4, 4, 1, 1], [table, 4, -1, 0]]


def test_a_game_must_fulfil_the_contract():
    from outremer.core import contract

    with pytest.raises(TypeError, match="does not supply apply"):
        contract.fulfil(Small, {name: np.sum for name in contract.NAMES if name != "apply"})
