"""The knight cards and the chance marker (T5xx)."""

import pytest

from .reading import asked, city, draw, each, of, options, play, playing, refused

IN_PARIS = {"templars": {"blue": ("paris", "wien")}, "tiles": {"paris": 6}}


def safe(**words):
    """Blue carries out the safe knight card, alone in its category."""
    return playing(card=3, others=(6, 6), **(IN_PARIS | {"gold": {"blue": 8}} | words))


def risky(**words):
    return playing(card=4, others=(6, 6), **(IN_PARIS | {"gold": {"blue": 8}} | words))


def penalty(**words):
    """Red's safe card of the same category comes before Blue's and has no city to act in."""
    return playing(card=4, others=(3, 6), **(IN_PARIS | {"gold": {"blue": 8}} | words))


def steps(*colours, verb="pay2_remove"):
    return {f"{verb}:{colour}" for colour in colours}


@pytest.mark.rule("T501", "T506")
def test_the_city_of_an_own_templar():
    pos = safe(templars={"blue": ("paris", "roma")}, tiles={})
    assert options(pos) == {"city:paris", "city:roma", "end_action"}
    assert refused(pos, "city:london") == ("NO_OWN_TEMPLAR", {"territory": "London"})
    play(pos, "city:roma", "pay2_place")
    assert city(pos, "roma") == {"blue": 1}
    assert refused(pos, "city:paris") == ("OTHER_CITY", {"city": "Roma", "other": "Paris"})


@pytest.mark.rule("T501")
def test_a_single_city_is_chosen_without_asking():
    pos = safe()
    assert asked(pos) == ("blue", "safe_step")
    assert options(pos) == {"pay2_place", "pay1_throw", "end_action"}


@pytest.mark.rule("T503", "T504", "T505", "T517")
def test_placing_and_removing_mixed():
    pos = safe(knights={"paris": {"blue": 1, "red": 1, "green": 1}})
    assert options(pos) == steps("red", "green") | {"pay2_place", "pay1_throw", "end_action"}
    assert refused(pos, "pay2_remove:blue")[0] == "OWN_KNIGHT"
    play(pos, "pay2_remove:red", "pay2_place", "pay2_remove:green")
    assert city(pos, "paris") == {"blue": 2}
    assert of(pos, "gold", "blue") == 2
    assert each(pos, "temple") == [0, 1, 1]


@pytest.mark.rule("T502", "T519")
def test_gold_one_does_not_hold_cannot_be_spent():
    pos = safe(gold={"blue": 1}, knights={"paris": {"red": 1}})
    assert refused(pos, "pay2_place") == ("NOT_ENOUGH_GOLD", {"cost": 2, "gold": 1})
    assert options(pos) == {"pay1_throw", "end_action"}
    total = sum(each(pos, "gold")) + int(pos.row.gold_at.sum())
    play(pos, "pay1_throw", "throw blank")
    assert sum(each(pos, "gold")) + int(pos.row.gold_at.sum()) == total - 1
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T502")
def test_three_knights_for_six_gold():
    pos = play(safe(gold={"blue": 20}), "pay2_place", "pay2_place", "pay2_place")
    assert city(pos, "paris") == {"blue": 3}
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T507", "T508", "T510", "T511")
def test_a_cross_lets_one_choose():
    pos = safe(knights={"paris": {"red": 1}})
    play(pos, "pay1_throw")
    assert (of(pos, "gold", "blue"), int(pos.row.spent)) == (7, 1)  # paid before the throw
    draw(pos, "throw cross")
    assert options(pos) == {"place", "remove:red", "decline"}
    placed = play(pos.copy(), "place")
    assert city(placed, "paris") == {"red": 1, "blue": 1}
    assert of(placed, "supply", "blue") == 18
    removed = play(pos.copy(), "remove:red")
    assert (city(removed, "paris"), of(removed, "temple", "red")) == ({}, 1)
    assert of(removed, "gold", "blue") == of(placed, "gold", "blue") == 7


@pytest.mark.rule("T511")
def test_after_a_cross_the_conditions_still_hold():
    pos = safe(tiles={"paris": 5}, knights={"paris": {"blue": 2, "red": 3}})
    play(pos, "pay1_throw", "throw cross")
    assert options(pos) == {"remove:red", "decline"}
    assert refused(pos, "place") == ("CITY_FULL", {"city": "Paris", "n": 5, "capacity": 5})
    assert refused(pos, "remove:green") == ("NO_SUCH_KNIGHT", {"colour": "green", "city": "Paris"})
    empty = safe(supply={"blue": 0}, knights={"paris": {"red": 1}})
    play(empty, "pay1_throw", "throw cross")
    assert options(empty) == {"remove:red", "decline"}


@pytest.mark.rule("T512")
def test_after_a_cross_one_may_do_nothing():
    pos = play(safe(knights={"paris": {"red": 1}}), "pay1_throw", "throw cross", "decline")
    assert city(pos, "paris") == {"red": 1}
    assert asked(pos) == ("blue", "safe_step")


@pytest.mark.rule("T509")
def test_a_blank_gives_nothing():
    pos = play(safe(temple={"blue": 1}), "pay1_throw", "throw blank")
    assert asked(pos) == ("blue", "blank")
    assert refused(pos, "place")[0] == "BLANK"
    play(pos, "accept_blank")
    assert (city(pos, "paris"), of(pos, "gold", "blue")) == ({}, 7)


@pytest.mark.rule("T513", "T510")
def test_throws_and_payments_alternate():
    pos = play(safe(gold={"blue": 20}), "pay1_throw", "throw cross", "place", "pay2_place", "pay1_throw", "throw cross")
    play(pos, "place", "pay2_place")
    assert city(pos, "paris") == {"blue": 4}
    assert of(pos, "gold", "blue") == 14
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T514")
def test_a_throw_needs_nothing_but_gold():
    pos = safe(supply={"blue": 0})
    assert options(pos) == {"pay1_throw", "end_action"}
    play(pos, "pay1_throw", "throw cross")
    assert asked(pos) == ("blue", "safe_step")  # neither placing nor removing is possible


@pytest.mark.rule("T515")
def test_the_action_can_be_ended_at_once():
    pos = play(safe(), "end_action")
    assert (of(pos, "gold", "blue"), city(pos, "paris")) == (8, {})
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T518")
@pytest.mark.parametrize("words", [{"templars": {"blue": ("wien", "lyon")}, "tiles": {}}, {"gold": {"blue": 0}}])
def test_the_action_lapses(words):
    assert asked(safe(**words))[0] != "blue"


@pytest.mark.rule("T521", "T525")
def test_the_city_of_the_risky_card_needs_another_players_knight():
    pos = risky(
        templars={"blue": ("paris", "roma")}, tiles={}, knights={"paris": {"red": 1}, "roma": {"red": 1, "green": 1}}
    )
    assert options(pos) == {"city:paris", "city:roma", "end_action"}
    play(pos, "city:roma")
    assert options(pos) == steps("red", "green", verb="pay2_swap") | {"end_action"}
    assert refused(pos, "city:paris") == ("OTHER_CITY", {"city": "Roma", "other": "Paris"})
    one = risky(templars={"blue": ("paris", "roma")}, tiles={}, knights={"paris": {"blue": 1}, "roma": {"red": 1}})
    assert asked(one) == ("blue", "risky_step")
    assert int(one.row.city) == 8


@pytest.mark.rule("T522", "T523", "T524")
def test_at_most_three_exchanges():
    pos = risky(knights={"paris": {"red": 4}}, gold={"blue": 20}, supply={"blue": 9})
    play(pos, "pay2_swap:red", "pay2_swap:red", "pay2_swap:red")
    assert city(pos, "paris") == {"blue": 3, "red": 1}
    assert (of(pos, "gold", "blue"), of(pos, "supply", "blue"), of(pos, "temple", "red")) == (14, 6, 3)
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T526")
def test_no_exchange_without_supply():
    assert asked(risky(knights={"paris": {"red": 2}}, supply={"blue": 0}))[0] != "blue"
    pos = risky(knights={"paris": {"red": 2}}, supply={"blue": 1})
    play(pos, "pay2_swap:red")
    assert city(pos, "paris") == {"blue": 1, "red": 1}
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T527")
def test_an_exchange_in_a_full_city():
    pos = play(risky(tiles={"paris": 5}, knights={"paris": {"red": 5}}), "pay2_swap:red")
    assert city(pos, "paris") == {"blue": 1, "red": 4}


@pytest.mark.rule("T528")
def test_the_exchange_ends_without_rivals():
    pos = play(risky(knights={"paris": {"red": 1}}), "pay2_swap:red")
    assert asked(pos)[0] != "blue"
    assert of(pos, "gold", "blue") == 6


@pytest.mark.rule("T529")
def test_no_throw_with_the_risky_card_or_its_penalty():
    assert refused(risky(knights={"paris": {"red": 1}}), "pay1_throw")[0] == "NO_THROW_HERE"
    assert refused(penalty(knights={"paris": {"red": 1}}), "pay1_throw")[0] == "NO_THROW_HERE"


@pytest.mark.rule("T530", "T531", "T532")
def test_the_penalty_removes_up_to_three():
    pos = penalty(knights={"paris": {"red": 4, "green": 1}}, gold={"blue": 20})
    assert options(pos) == steps("red", "green") | {"end_removal"}
    assert refused(pos, "pay2_place")[0] == "PENALTY_NO_PLACE"
    assert refused(pos, "pay2_swap:red")[0] == "PENALTY_NO_PLACE"
    play(pos, "pay2_remove:red", "pay2_remove:green", "pay2_remove:red")
    assert city(pos, "paris") == {"red": 2}
    assert (of(pos, "gold", "blue"), each(pos, "temple")) == (14, [0, 2, 1])
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T531")
def test_the_penalty_stays_in_one_city():
    pos = penalty(templars={"blue": ("paris", "roma")}, tiles={}, knights={"paris": {"red": 1}, "roma": {"red": 1}})
    assert options(pos) == {"city:paris", "city:roma", "no_removal"}
    play(pos, "city:paris")
    assert options(pos) == {"pay2_remove:red", "end_removal"}
    assert refused(pos, "city:roma") == ("OTHER_CITY", {"city": "Paris", "other": "Roma"})


@pytest.mark.rule("T533", "T535")
def test_the_loss_comes_last_and_always():
    pos = penalty(knights={"paris": {"red": 1}, "roma": {"blue": 2}, "london": {"blue": 1}})
    play(pos, "end_removal")
    assert city(pos, "paris") == {"red": 1}
    assert options(pos) == {"lose_knight:roma", "lose_knight:london"}
    play(pos, "lose_knight:roma")
    assert (city(pos, "roma"), of(pos, "temple", "blue")) == ({"blue": 1}, 1)
    nothing = penalty(gold={"blue": 1}, knights={"paris": {"red": 1}, "roma": {"blue": 2}})
    assert (city(nothing, "roma"), of(nothing, "temple", "blue")) == ({"blue": 1}, 1)


@pytest.mark.rule("T534")
def test_no_loss_without_own_knights():
    pos = play(penalty(knights={"paris": {"red": 2}}), "end_removal")
    assert of(pos, "temple", "blue") == 0
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T535")
def test_exchanging_and_removing_are_optional():
    assert "end_action" in options(risky(knights={"paris": {"red": 1}}))
    assert "end_removal" in options(penalty(knights={"paris": {"red": 1}}))


@pytest.mark.rule("T516")
def test_a_removed_knight_goes_to_its_owners_temple():
    pos = play(safe(knights={"paris": {"green": 2}}), "pay2_remove:green")
    assert each(pos, "temple") == [0, 0, 1]
    assert each(pos, "supply") == [19, 19, 17]
