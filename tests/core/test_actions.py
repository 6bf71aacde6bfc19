"""The action table: ids, text both ways, suggestions."""

from enum import IntEnum

import pytest

from outremer.core.actions import ActionTable, numbers
from outremer.core.errors import UnknownAction


class Family(IntEnum):
    PASS = 0
    PLACE = 1
    SWAP = 2


TABLE = ActionTable(
    {
        Family.PASS: ("pass",),
        Family.PLACE: ("place", ("market_large", "tower")),
        Family.SWAP: ("swap", numbers(0, 1), ("market_large", "tower")),
    }
)


def test_ids_are_dense_and_in_order():
    assert TABLE.size == 1 + 2 + 4
    assert [TABLE.first(f) for f in Family] == [0, 1, 3]
    assert list(TABLE.family) == [0, 1, 1, 2, 2, 2, 2]
    assert list(TABLE.argument) == [0, 0, 1, 0, 1, 2, 3]
    assert TABLE.text(5) == "swap 1 market_large"


@pytest.mark.parametrize(
    "typed", ["place market_large", "Place Market.Large", "  place  market-large ", "PLACE market large"]
)
def test_case_and_separators_do_not_matter(typed):
    assert TABLE.parse(typed) == 1


def test_an_unknown_text_suggests_the_nearest():
    with pytest.raises(UnknownAction) as caught:
        TABLE.parse("plase tower")
    assert caught.value.nearest[0] == "place tower"
    assert "did you mean: place tower" in str(caught.value)


def test_suggestions_come_from_the_hints():
    with pytest.raises(UnknownAction) as caught:
        TABLE.parse("plase tower", ["pass"])
    assert "place tower" not in caught.value.nearest


def test_two_actions_may_not_share_a_text():
    with pytest.raises(ValueError, match="share a text"):
        ActionTable({Family.PASS: ("go", ("a_b",)), Family.PLACE: ("go", ("a b",))})
