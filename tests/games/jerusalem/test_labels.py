"""What the buttons say: what an action does, with its cost where it has one."""

import pytest

from outremer.core.position import Position
from outremer.core.words import words
from outremer.testing import position


def label(pos: Position, action: str) -> str:
    """The label of an action that its player may take."""
    legal = {a.text: a.id for a in pos.legal()}
    return words()(pos.game.info.label(legal[action], pos.view(pos.seat)))


def turn(office: str, **more: object) -> Position:
    others = [o for o in ("captain", "treasurer", "marshal", "admiral") if o != office]
    offices = dict(zip(("Blue", "Red", "Yellow", "Green"), (office, *others), strict=True))
    return position("jerusalem", seat="Blue", offices=offices, silver={"Blue": 20}, screen={"Blue": 5}, **more)


@pytest.mark.rule("J416", "J708")
def test_hiring_names_the_price_of_the_next_squire() -> None:
    """3 silver each; for the Treasurer 1, then 2, then 3."""
    assert label(turn("captain"), "hire") == "Hire a squire (3 silver)"
    treasurer = turn("treasurer")
    for price in (1, 2, 3, 3):
        assert label(treasurer, "hire") == f"Hire a squire ({price} silver)"
        treasurer.play("hire")


def test_places_and_turns() -> None:
    pos = turn("captain")
    assert label(pos, "place market_large") == "Place a squire in the Market (large area)"
    assert label(pos, "place tower") == "Place a squire in the Tower of David"
    assert label(pos, "end_turn") == "End turn"


def test_the_auction() -> None:
    pos = position("jerusalem", phase="auction", opener="Blue")
    assert label(pos, "office marshal") == "Auction the Marshal"
    pos.play("office marshal")
    assert label(pos, "bid 3") == "Bid 3 silver"
    pos.play("bid 3")
    assert label(pos, "pass") == "Pass"


def test_a_spectator_reads_the_price_of_who_decides() -> None:
    pos = turn("captain")
    hire = pos.game.info.actions.parse("hire")
    assert words()(pos.game.info.label(hire, pos.view(-3))) == "Hire a squire (3 silver)"


def test_arguments_have_kinds() -> None:
    table = turn("captain").game.info.actions
    assert table.arguments(table.parse("swap 1 tower")) == (("seat", "1"), ("area", "tower"))
    assert table.arguments(table.parse("keep genoa")) == (("card", "genoa"),)
    assert table.arguments(table.parse("bid 7")) == (("number", "7"),)
    assert table.arguments(table.parse("end_turn")) == ()
