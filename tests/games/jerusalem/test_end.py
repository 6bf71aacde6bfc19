"""The end of the game and the final ranking (J1001-J1006)."""

import pytest

from outremer import OVER
from outremer.core.errors import CannotUndo
from outremer.testing import position

from .reading import (
    each,
    options,
    pass_on,
    refusal,
)


def ended(**words):
    """A game after the last building step of round 5."""
    return position("jerusalem", phase="game_end", round=5, **words)


def places(pos):
    return pos.record().result["places"]


@pytest.mark.rule("J1001")
def test_the_game_ends_after_round_5():
    pos = position("jerusalem", phase="set_aside")
    rounds = set()
    while not pos.over:
        rounds.add(int(pos.row.round_no))
        pass_on(pos)
    assert rounds == {1, 2, 3, 4, 5}
    assert pos.seat == OVER
    assert pos.row.round_no == 5


@pytest.mark.rule("J1001")
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_after_the_end_everything_is_refused(seat):
    pos = ended()
    assert options(pos) == set()
    for action in ("end_turn", "office captain", "take", "play genoa", "card genoa"):
        reason = refusal(pos, action, seat)
        assert reason.code == "GAME_OVER"
        assert reason.message == "The game has ended."
        assert reason.rules == ("J1001",)


@pytest.mark.rule("J1001")
def test_the_end_cannot_be_taken_back():
    pos = position("jerusalem", phase="income", round=5, squires={"palace_left": {"Blue": 1}}).play("take")
    assert pos.over
    with pytest.raises(CannotUndo, match="You cannot take this back: the game has ended"):
        pos.undo()


@pytest.mark.rule("J1002")
def test_the_highest_tower_wins():
    pos = ended(floors={"Blue": 4, "Red": 3, "Yellow": 6, "Green": 5}, prestige={"Red": 9, "Blue": 9})
    assert places(pos) == [3, 4, 1, 2]
    assert pos.record().result["winners"] == [2]
    assert pos.returns == pytest.approx((-1 / 3, -1, 1, 1 / 3))


@pytest.mark.rule("J1003")
def test_a_tie_is_won_by_the_most_prestige_left():
    pos = ended(floors={"Blue": 5, "Red": 5, "Yellow": 4, "Green": 5}, prestige={"Blue": 2, "Red": 4, "Yellow": 9})
    assert places(pos) == [2, 1, 4, 3]


@pytest.mark.rule("J1004")
def test_a_further_tie_is_won_by_the_lower_office_of_round_5():
    pos = ended(
        floors={"Blue": 5, "Red": 5, "Yellow": 5, "Green": 5},
        prestige={"Blue": 2, "Red": 2, "Yellow": 2, "Green": 2},
        offices={"Blue": 3, "Red": 4, "Yellow": 1, "Green": 2},
        last_offices={"Blue": 1, "Red": 2, "Yellow": 3, "Green": 4},  # those of round 4 do not count
    )
    assert places(pos) == [3, 4, 1, 2]
    assert pos.record().result["offices"] == [3, 4, 1, 2]


@pytest.mark.rule("J1005")
def test_the_gifts_pay_for_the_last_floors():
    """Blue's gift of 3 for most squires builds his floor: he overtakes Red."""
    pos = position(
        "jerusalem",
        phase="gifts",
        round=5,
        floors={"Blue": 1, "Red": 1},
        prestige={"Red": 2},
        screen={"Blue": 1},
        silver={"Blue": 1, "Red": 0, "Yellow": 0, "Green": 0},
    )
    assert each(pos, "floors") == [2, 1, 0, 0]  # 6 prestige of two gifts, less 4
    assert each(pos, "prestige") == [2, 2, 0, 0]
    assert places(pos) == [1, 2, 3, 4]


@pytest.mark.rule("J1006")
@pytest.mark.parametrize(
    ("floors", "prestige", "expected"),
    [
        ([0, 0, 0, 0], [0, 0, 0, 0], [1, 2, 3, 4]),
        ([1, 1, 2, 2], [0, 5, 1, 1], [4, 3, 1, 2]),
        ([3, 3, 3, 1], [4, 4, 5, 9], [2, 3, 1, 4]),
        ([1, 2, 3, 4], [9, 9, 9, 0], [4, 3, 2, 1]),
    ],
)
def test_all_places_are_ranked_by_the_same_three_criteria_without_draws(floors, prestige, expected):
    colours = ("Blue", "Red", "Yellow", "Green")
    pos = ended(floors=dict(zip(colours, floors, strict=True)), prestige=dict(zip(colours, prestige, strict=True)))
    assert places(pos) == expected
    assert sorted(places(pos)) == [1, 2, 3, 4]
    assert pos.returns == pytest.approx([1 - 2 * (place - 1) / 3 for place in expected])


@pytest.mark.rule("J1006")
@pytest.mark.parametrize(("players", "returns"), [(2, (1, -1)), (3, (1, 0, -1))])
def test_the_ranking_of_smaller_tables(players, returns):
    pos = ended(players=players)
    assert places(pos) == list(range(1, players + 1))
    assert pos.returns == returns
