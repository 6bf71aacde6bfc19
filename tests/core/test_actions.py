"""The action table: ids, text both ways, suggestions."""

from enum import IntEnum

import pytest

from outremer.core.actions import ActionTable, Domain, numbers
from outremer.core.errors import UnknownAction


class Family(IntEnum):
    PASS = 0
    PLACE = 1
    SWAP = 2


AREAS = Domain("area", ("market_large", "tower"))
TABLE = ActionTable(
    {
        Family.PASS: ("pass",),
        Family.PLACE: ("place", AREAS),
        Family.SWAP: ("swap", numbers(0, 1, "seat"), AREAS),
    }
)


def test_ids_are_dense_and_in_order():
    assert TABLE.size == 1 + 2 + 4
    assert [TABLE.first(f) for f in Family] == [0, 1, 3]
    assert list(TABLE.family) == [0, 1, 1, 2, 2, 2, 2]
    assert list(TABLE.argument) == [0, 0, 1, 0, 1, 2, 3]
    assert TABLE.text(5) == "swap 1 market_large"


def test_arguments_tell_their_kind():
    assert TABLE.arguments(0) == ()
    assert TABLE.arguments(2) == (("area", "tower"),)
    assert TABLE.arguments(5) == (("seat", "1"), ("area", "market_large"))
    assert numbers(3, 5) == Domain("number", ("3", "4", "5"))


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
        ActionTable({Family.PASS: ("go", Domain("x", ("a_b",))), Family.PLACE: ("go", Domain("x", ("a b",)))})
