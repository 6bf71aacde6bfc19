"""The gold cards and Taxes (T4xx, T908-T912)."""

import pytest

from .reading import asked, city, gold_at, of, options, play, playing, refused

HERE = {"templars": {"blue": ("bordeaux", "wien")}}
AROUND = {"bordeaux", "paris", "lyon", "barcelona", "wien", "coeln", "venezia"}


def gold_card(card=1, others=(3, 6), players=3, **words):
    return playing(players, card=card, others=others, **(HERE | words))


@pytest.mark.rule("T401", "T409", "T410", "T411")
def test_reach_is_one_step_from_either_templar():
    pos = gold_card(knights={"paris": {"red": 3}})
    assert options(pos) == {f"take_gold:{t}" for t in AROUND}
    assert refused(pos, "take_gold:london") == ("NOT_IN_REACH", {"territory": "London"})


@pytest.mark.rule("T401", "T402", "T412", "T414")
@pytest.mark.parametrize(("there", "taken"), [(9, 3), (3, 3), (2, 2)])
def test_the_safe_card_takes_three_or_what_is_there(there, taken):
    pos = play(gold_card(gold_at={"paris": there}, gold={"blue": 60}), "take_gold:paris")
    assert of(pos, "gold", "blue") == 60 + taken
    assert gold_at(pos, "paris", "lyon") == [there - taken, 1]


@pytest.mark.rule("T403")
def test_the_risky_card_takes_all():
    pos = play(gold_card(card=2, gold_at={"paris": 12}), "take_gold:paris")
    assert (of(pos, "gold", "blue"), gold_at(pos, "paris")) == (17, [0])


@pytest.mark.rule("T404", "T405")
@pytest.mark.parametrize(("there", "taken"), [(5, 2), (1, 1)])
def test_the_penalty_takes_two_or_what_is_there(there, taken):
    pos = play(gold_card(card=2, others=(2, 6), gold_at={"paris": there}), "take_gold:paris")
    assert (of(pos, "gold", "blue"), gold_at(pos, "paris")) == (5 + taken, [there - taken])


@pytest.mark.rule("T406", "T408")
def test_the_loss_in_any_city_without_a_templar():
    pos = gold_card(card=2, others=(2, 6), knights={"london": {"blue": 1}, "roma": {"blue": 2}})
    play(pos, "take_gold:paris")
    assert options(pos) == {"lose_knight:london", "lose_knight:roma"}
    play(pos, "lose_knight:london")
    assert (city(pos, "london"), of(pos, "temple", "blue")) == ({}, 1)


@pytest.mark.rule("T406")
def test_a_loss_in_the_only_city_is_applied():
    pos = play(gold_card(card=2, others=(2, 6), knights={"roma": {"blue": 2}}), "take_gold:paris")
    assert (city(pos, "roma"), of(pos, "temple", "blue")) == ({"blue": 1}, 1)
    assert asked(pos)[0] == "red"


@pytest.mark.rule("T407")
def test_no_loss_without_knights():
    pos = play(gold_card(card=2, others=(2, 6), knights={"roma": {"red": 2}}), "take_gold:paris")
    assert of(pos, "temple", "blue") == 0
    assert asked(pos)[0] == "red"


@pytest.mark.rule("T413")
def test_empty_territories_may_be_chosen_but_no_gold_at_all_skips_the_take():
    pos = gold_card(gold_at={"paris": 0})
    assert "take_gold:paris" in options(pos)
    play(pos, "take_gold:paris")
    assert of(pos, "gold", "blue") == 5
    none = gold_card(gold_at=dict.fromkeys(AROUND, 0), temple={"blue": 2})
    assert asked(none) == ("blue", "taxes")


@pytest.mark.rule("T908", "T909", "T902", "T901")
def test_taxes_from_another_territory():
    pos = gold_card(temple={"blue": 3}, gold_at={"lyon": 5}, supply={"blue": 0})
    play(pos, "take_gold:paris")
    assert options(pos) == {f"taxes:{t}" for t in AROUND} | {"no_taxes"}
    play(pos, "taxes:lyon")
    assert (of(pos, "gold", "blue"), gold_at(pos, "lyon")) == (5 + 3 + 2, [3])
    assert (of(pos, "temple", "blue"), of(pos, "supply", "blue")) == (1, 2)
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T908", "T903")
def test_taxes_can_be_left_out_and_needs_two_knights():
    pos = gold_card(temple={"blue": 2})
    play(pos, "take_gold:paris", "no_taxes")
    assert of(pos, "temple", "blue") == 2
    few = gold_card(temple={"blue": 1})
    play(few, "take_gold:paris")
    assert asked(few)[0] != "blue"


@pytest.mark.rule("T910")
def test_taxes_take_what_is_there():
    pos = gold_card(temple={"blue": 2}, gold_at={"lyon": 1, "coeln": 0})
    play(pos, "take_gold:paris")
    assert of(play(pos.copy(), "taxes:lyon"), "gold", "blue") == 5 + 3 + 1
    assert of(play(pos.copy(), "taxes:coeln"), "gold", "blue") == 5 + 3
    assert of(play(pos.copy(), "taxes:coeln"), "temple", "blue") == 0


@pytest.mark.rule("T911")
def test_taxes_on_a_penalty_by_option():
    words = {"card": 2, "others": (2, 6), "temple": {"blue": 2}}
    assert asked(play(gold_card(**words), "take_gold:paris")) == ("blue", "taxes")
    barred = gold_card(options={"taxes_on_penalty": False}, **words)
    assert asked(play(barred, "take_gold:paris"))[0] != "blue"


@pytest.mark.rule("T912")
def test_taxes_in_a_penalty_come_before_the_loss():
    pos = gold_card(card=2, others=(2, 6), temple={"blue": 2}, knights={"roma": {"blue": 1}, "london": {"blue": 1}})
    play(pos, "take_gold:paris")
    assert asked(pos) == ("blue", "taxes")
    play(pos, "taxes:paris")
    assert asked(pos) == ("blue", "lose_knight")
    assert refused(pos, "taxes:wien")[0] == "TEMPLE_TOO_FEW"


@pytest.mark.rule("T411")
def test_a_territory_without_city_gives_gold_too():
    pos = play(gold_card(gold_at={"wien": 4}), "take_gold:wien")
    assert (of(pos, "gold", "blue"), gold_at(pos, "wien")) == (8, [1])
