"""What the evaluation counts: read from positions built by hand."""

import numpy as np
import pytest

from .reading import build, play


def told(pos, seat):
    """The features of a seat, by name, as far as they are not 0."""
    info, found = pos.game.info, np.zeros(len(pos.game.info.features))
    info.functions["features"](pos.row, pos.game.boards[0], seat, found)
    return {name: value for name, value in zip(info.features, found, strict=True) if value}


def test_cities_are_told_from_the_ships_of_this_round_on():
    pos = build(
        pope="A2.S",
        edicts={"E3": "paris", "E6": "roma", "E7": "coeln"},
        tiles={"paris": 7, "roma": 5, "coeln": 6},
        knights={"paris": {"blue": 2, "red": 1}, "roma": {"red": 5}, "coeln": {"green": 2}},
        templars={"blue": ["paris", "roma"], "red": ["paris", "paris"], "green": ["wien", "wien"]},
    )
    blue, red, green = (told(pos, seat) for seat in range(3))
    assert [blue[f"{fact}_1"] for fact in ("own", "lead", "room", "templars", "rivals")] == [2, 1, 4, 1, 2]
    assert [red[f"{fact}_1"] for fact in ("own", "lead", "room", "templars", "rivals")] == [1, -1, 4, 2, 1]
    assert blue["worth_1"] == 2 + 1 + 2  # majority, aboard, two knights on the ship
    assert red["worth_1"] == 1 + 1
    assert (blue["lead_4"], red["lead_4"], blue["templars_4"]) == (-3, 3, 1)  # a lead of 5 counts as 3
    assert "room_4" not in blue  # full
    assert (green["own_7"], green["lead_7"], green["worth_7"]) == (2, 2, 2 + 1)
    assert not any(name in told for told in (blue, red, green) for name in ("room_5", "room_6"))


def test_who_has_the_marker_now_next_and_then():
    pos = build(4, start_player="green")
    found = [[name for name in told(pos, seat) if name.startswith("starts")] for seat in range(4)]
    assert found == [["starts_after"], [], ["starts"], ["starts_next"]]


@pytest.mark.parametrize(("space", "red"), [("A1.G1", False), ("A1.R1", True), ("A1.S", False)])
def test_the_flag(space, red):
    assert ("red_flag" in told(build(pope=space), 1)) == red


def test_cards_count_until_they_are_carried_out():
    """Blue and red both play gold: with three players blue's risky card is a penalty."""
    pos = build(phase="cards", pope="A1.G1", committed={"blue": 2, "red": 1, "green": 6})
    blue, red, green = (told(pos, seat) for seat in range(3))
    assert (blue["gold_risky_chosen"], blue["penalty"]) == (1, 1)
    assert (blue.get("gold_safe_by_rivals"), blue["templar_safe_by_rivals"]) == (None, 1)  # red is acting
    assert "gold_safe_chosen" not in red
    assert red["acting"] == 1
    assert (green["templar_safe_chosen"], green["gold_risky_by_rivals"], "penalty" in green) == (1, 1, False)
    while pos.row.active != 0:
        play(pos, pos.legal()[0].text)
    assert "gold_risky_chosen" not in told(pos, 0)
    assert "penalty" not in told(pos, 0)
