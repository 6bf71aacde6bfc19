"""The Templar cards: the move, the flag at the stop and the swap of edicts (T6xx)."""

import pytest

from outremer.games.templars.names import TERRITORY_IDS

from .reading import asked, city, each, edict, gold_at, of, options, play, playing, refused, templars

EMPTY = dict.fromkeys(TERRITORY_IDS, 0)


def card6(**words):
    """Blue carries out card 6; the knight cards of the others find no city."""
    return playing(card=6, others=(3, 3), **({"gold_at": EMPTY, "templars": {"blue": ("paris", "paris")}} | words))


def card5(players=3, **words):
    rest = (3, 3, 3, 3)[: players - 1]
    return playing(
        players, card=5, others=rest, **({"gold_at": EMPTY, "templars": {"blue": ("paris", "paris")}} | words)
    )


def penalty5(**words):
    """Red's card 6 makes Blue's card 5 a penalty."""
    return playing(card=5, others=(6, 3), **({"gold_at": EMPTY, "templars": {"blue": ("paris", "paris")}} | words))


@pytest.mark.rule("T601", "T602", "T603", "T605")
def test_up_to_three_steps_with_one_templar():
    pos = card6(templars={"blue": ("paris", "roma")})
    assert options(pos) == {"templar:1", "templar:2"}
    play(pos, "templar:2")
    assert options(pos) == {"step:venezia", "step:barcelona", "stop"}  # Barcelona by the dotted line
    assert refused(pos, "templar:1") == ("OTHER_TEMPLAR", {"n": 2})
    play(pos, "step:venezia", "step:wien", "step:coeln")
    assert templars(pos, "blue") == ["paris", "coeln"]
    assert asked(pos)[1] != "step"


@pytest.mark.rule("T601")
def test_no_fourth_step():
    pos = card6(templars={"blue": ("roma", "roma")})
    play(pos, "step:barcelona", "step:lyon", "step:paris")
    assert asked(pos) == ("blue", "stop_green")
    assert refused(pos, "step:london") == ("NO_STEPS_LEFT", {"n": 3, "max": 3})


@pytest.mark.rule("T603", "T605", "T105")
def test_only_adjacent_and_never_across_the_alps():
    pos = card6(templars={"blue": ("lyon", "lyon")})
    assert options(pos) == {"step:paris", "step:bordeaux", "step:barcelona", "step:coeln", "stop"}
    assert refused(pos, "step:venezia") == ("ALPS", {"from": "Lyon", "to": "Venezia"})
    assert refused(pos, "step:roma") == ("NOT_ADJACENT", {"to": "Roma", "from": "Lyon"})


@pytest.mark.rule("T604")
def test_returning_to_the_start():
    pos = play(card6(), "step:lyon", "step:paris", "step:lyon")
    assert templars(pos, "blue") == ["lyon", "paris"]


@pytest.mark.rule("T606")
def test_none_or_fewer_steps():
    pos = play(card6(), "stop")
    assert templars(pos, "blue") == ["paris", "paris"]
    assert asked(pos) == ("blue", "stop_green")  # the effect happens where it stands
    assert options(pos) == {"place_knight:paris", "decline"}


@pytest.mark.rule("T607", "T609")
def test_green_flag_at_the_stop():
    pos = play(card6(supply={"blue": 5}), "step:bordeaux", "stop", "place_knight:bordeaux")
    assert city(pos, "bordeaux") == {"blue": 1}
    assert (of(pos, "supply", "blue"), of(pos, "gold", "blue")) == (4, 5)
    assert asked(pos)[0] != "blue"
    declined = play(card6(), "stop", "decline")
    assert city(declined, "paris") == {}
    full = play(card6(tiles={"paris": 5}, knights={"paris": {"red": 5}}), "stop")
    assert asked(full)[0] != "blue"
    empty = play(card6(supply={"blue": 0}), "stop")
    assert asked(empty)[0] != "blue"


@pytest.mark.rule("T608", "T609")
def test_red_flag_at_the_stop():
    pos = card6(pope="A1.R2", knights={"paris": {"red": 2, "green": 1, "blue": 1}, "roma": {"red": 1}})
    play(pos, "stop")
    assert options(pos) == {"remove_knight:paris:red", "remove_knight:paris:green", "decline"}
    play(pos, "remove_knight:paris:red")
    assert city(pos, "paris") == {"red": 1, "green": 1, "blue": 1}
    assert (each(pos, "temple"), of(pos, "gold", "blue")) == ([0, 1, 0], 5)
    none = play(card6(pope="A1.R2", knights={"paris": {"blue": 1}}), "stop")
    assert asked(none)[0] != "blue"


@pytest.mark.rule("T610")
def test_the_flag_counts_for_every_card_6():
    pos = playing(card=6, others=(6, 6), templars=dict.fromkeys(("blue", "red", "green"), ("paris", "paris")))
    for colour in ("blue", "red", "green"):
        assert asked(pos)[0] == colour
        play(pos, "stop", "place_knight:paris")
    assert city(pos, "paris") == {"blue": 1, "red": 1, "green": 1}


@pytest.mark.rule("T611", "T632")
def test_no_effect_without_a_tile():
    pos = play(card6(), "step:coeln", "step:wien", "stop")
    assert templars(pos, "blue") == ["wien", "paris"]
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T612")
def test_card_6_takes_no_gold_and_swaps_no_edict():
    pos = play(card6(gold_at=EMPTY | {"lyon": 3}, pope="A1.R2"), "step:lyon", "step:paris", "stop")
    assert (of(pos, "gold", "blue"), gold_at(pos, "lyon")) == (5, [3])
    assert asked(pos)[1] != "swap"


@pytest.mark.rule("T613", "T614", "T616")
def test_one_gold_from_each_territory_entered():
    pos = card5(templars={"blue": ("paris", "roma")}, gold_at=EMPTY | {"paris": 2, "lyon": 1, "coeln": 3})
    play(pos, "templar:1", "step:lyon", "step:coeln", "stop")
    assert of(pos, "gold", "blue") == 7
    assert gold_at(pos, "paris", "lyon", "coeln") == [2, 0, 2]  # the first territory is not entered


@pytest.mark.rule("T616", "T615")
def test_the_first_territory_gives_gold_when_entered_again():
    pos = play(card5(gold_at=EMPTY | {"paris": 2}), "step:lyon", "step:paris")
    assert (of(pos, "gold", "blue"), gold_at(pos, "paris")) == (6, [1])


@pytest.mark.rule("T614")
def test_no_gold_where_none_lies():
    pos = play(card5(), "step:lyon", "stop")
    assert of(pos, "gold", "blue") == 5


@pytest.mark.rule("T618", "T620", "T621", "T623")
def test_the_swap():
    pos = play(card5(), "stop")
    assert edict(pos, "paris") == "E2"
    others = {"london", "bordeaux", "barcelona", "coeln", "venezia", "roma"}
    assert options(pos) == {f"swap_edict:{c}" for c in others} | {"no_swap"}
    assert refused(pos, "swap_edict:paris")[0] == "SAME_EDICT"
    assert refused(pos, "swap_edict:wien") == ("EDICT_NOT_ON_TRACK", {"other": "Wien"})
    play(pos, "swap_edict:london")
    assert (edict(pos, "paris"), edict(pos, "london")) == ("E1", "E2")
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T618")
def test_the_swap_is_optional():
    pos = play(card5(), "stop", "no_swap")
    assert edict(pos, "paris") == "E2"


@pytest.mark.rule("T619")
def test_no_swap_without_a_tile():
    pos = play(card5(), "step:lyon", "stop")
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T622")
def test_the_seventh_edict_may_be_swapped():
    pos = play(card5(), "stop", "swap_edict:roma")
    assert (edict(pos, "paris"), edict(pos, "roma")) == ("E7", "E2")
    home = play(card5(templars={"blue": ("roma", "roma")}), "stop")
    assert asked(home) == ("blue", "swap")


@pytest.mark.rule("T622")
def test_the_seventh_edict_is_locked_by_option():
    locked = {"options": {"swap_seventh_edict": False}}
    pos = play(card5(**locked), "stop")
    assert refused(pos, "swap_edict:roma")[0] == "SEVENTH_LOCKED"
    assert "swap_edict:london" in options(pos)
    home = play(card5(templars={"blue": ("roma", "roma")}, **locked), "stop")
    assert asked(home)[0] != "blue"


@pytest.mark.rule("T624")
def test_others_may_stop_the_swap():
    pos = play(card5(temple={"red": 4}), "stop", "swap_edict:london")
    assert asked(pos) == ("red", "veto")
    play(pos, "veto")
    assert edict(pos, "paris") == "E2"


@pytest.mark.rule("T625")
@pytest.mark.parametrize("pope", ["A1.G1", "A1.R1"])
def test_card_5_has_no_flag_effect(pope):
    pos = play(card5(pope=pope, knights={"paris": {"red": 1}}), "stop", "no_swap")
    assert asked(pos)[1] not in ("stop_green", "stop_red")
    assert city(pos, "paris") == {"red": 1}


@pytest.mark.rule("T626", "T627", "T628", "T629")
def test_the_penalty_of_card_5():
    pos = penalty5(gold_at=EMPTY | {"lyon": 2, "coeln": 1, "paris": 5})
    play(pos, "step:lyon", "step:coeln", "step:wien")
    assert of(pos, "gold", "blue") == 5  # nothing on the way
    assert options(pos) == {"take_one:lyon", "take_one:coeln"}
    assert refused(pos, "take_one:paris") == ("NOT_ENTERED", {"territory": "Paris"})
    assert refused(pos, "take_one:wien") == ("NO_GOLD_THERE", {"territory": "Wien"})
    assert refused(pos, "swap_edict:paris")[0] == "PENALTY_NO_SWAP"
    play(pos, "take_one:lyon")
    assert (of(pos, "gold", "blue"), gold_at(pos, "lyon", "coeln")) == (6, [1, 1])


@pytest.mark.rule("T628", "T629")
def test_the_only_gold_is_taken_by_itself():
    pos = play(penalty5(gold_at=EMPTY | {"lyon": 2}), "step:lyon", "step:paris", "stop")
    assert (of(pos, "gold", "blue"), gold_at(pos, "lyon")) == (6, [1])
    assert asked(pos)[0] != "blue"  # no swap at Paris
    none = play(penalty5(), "step:lyon", "stop")
    assert of(none, "gold", "blue") == 5


@pytest.mark.rule("T630")
def test_the_loss_even_without_a_move():
    pos = play(penalty5(knights={"roma": {"blue": 1}, "london": {"blue": 1}}), "stop")
    assert options(pos) == {"lose_knight:roma", "lose_knight:london"}
    play(pos, "lose_knight:london")
    assert of(pos, "temple", "blue") == 1


@pytest.mark.rule("T631")
def test_no_loss_without_knights():
    pos = play(penalty5(knights={"roma": {"red": 1}}), "stop")
    assert of(pos, "temple", "blue") == 0
    assert asked(pos)[0] != "blue"


@pytest.mark.rule("T602")
def test_two_templars_in_one_territory_need_no_choice():
    assert asked(card6()) == ("blue", "step")
    assert int(card6().row.mover) == 0
