"""The Pope's favour: New chance, Taxes, Leader and Veto (T9xx)."""

import pytest

from .reading import asked, build, city, each, edict, gold_at, of, options, play, playing, refused, start_player


def leading(players=3, options=None, **words):
    """Blue has moved the Pope onto a green flag, a Templar of his in Paris."""
    pos = build(players, options, **({"templars": {"blue": ("paris", "wien")}, "temple": {"blue": 3}} | words))
    return play(pos, "pope:A1.G1")


def swapping(players=4, options=None, start_player="blue", stop=True, **words):
    """Red carries out card 5 in Paris; the knight cards of the others find no city."""
    pos = playing(
        players,
        options,
        by="red",
        card=5,
        others=(3,) * (players - 1),
        start_player=start_player,
        templars={"red": ("paris", "paris")},
        **words,
    )
    return play(pos, "stop") if stop else pos


@pytest.mark.rule("T901", "T902")
def test_prices_return_to_the_own_supply():
    pos = leading(supply={"blue": 0}, temple={"blue": 4})
    assert asked(pos) == ("blue", "commit")  # without supply the flag lapses
    chance = playing(
        card=3, others=(6, 6), temple={"blue": 2}, supply={"blue": 0}, templars={"blue": ("paris", "wien")}
    )
    play(chance, "pay1_throw", "throw blank", "new_chance", "throw cross")
    assert (of(chance, "temple", "blue"), of(chance, "supply", "blue")) == (1, 1)
    assert "place" in options(chance)  # the knight came back before the throw took effect
    leader = play(leading(), "place_knight:paris", "leader:red")
    assert (of(leader, "temple", "blue"), of(leader, "supply", "blue")) == (0, 18)
    veto = play(swapping(temple={"green": 5}), "swap_edict:london", "veto")
    assert (of(veto, "temple", "green"), of(veto, "supply", "green")) == (1, 18)


@pytest.mark.rule("T903")
def test_each_at_its_moment_and_with_enough_knights():
    pos = play(leading(temple={"blue": 2}), "place_knight:paris")
    assert asked(pos) == ("blue", "commit")
    assert refused(pos, "leader:red") == ("TEMPLE_TOO_FEW", {"favour": "Leader", "cost": 3, "n": 2})
    assert refused(pos, "veto") == ("TEMPLE_TOO_FEW", {"favour": "Veto", "cost": 4, "n": 2})
    assert refused(pos, "taxes:paris")[0] == "TAXES_MOMENT"
    assert refused(pos, "new_chance")[0] == "NEW_CHANCE_MOMENT"
    assert "keep_marker" in options(play(leading(), "place_knight:paris"))


@pytest.mark.rule("T904")
def test_several_special_actions_in_one_action():
    pos = leading(temple={"blue": 5})
    play(pos, "place_knight:paris", "leader:red")
    for seat, card in ((1, 3), (2, 3), (0, 1)):
        pos.play(f"commit:{card}", seat=seat)
    play(pos, "take_gold:paris", "taxes:paris")
    assert of(pos, "temple", "blue") == 0


@pytest.mark.rule("T905", "T907")
def test_new_chance_throws_again_without_gold():
    pos = playing(card=3, others=(6, 6), temple={"blue": 1}, templars={"blue": ("paris", "wien")})
    play(pos, "pay1_throw", "throw blank")
    assert options(pos) == {"new_chance", "accept_blank"}
    play(pos, "new_chance", "throw cross", "place")
    assert (of(pos, "gold", "blue"), int(pos.row.spent)) == (4, 1)
    assert city(pos, "paris") == {"blue": 1}


@pytest.mark.rule("T905")
def test_no_new_chance_with_an_empty_temple():
    pos = playing(card=3, others=(6, 6), templars={"blue": ("paris", "wien")})
    play(pos, "pay1_throw", "throw blank")
    assert asked(pos) == ("blue", "safe_step")
    assert refused(pos, "new_chance") == ("TEMPLE_TOO_FEW", {"favour": "New chance", "cost": 1, "n": 0})


@pytest.mark.rule("T906")
def test_new_chance_is_counted_anew_in_each_action():
    words = {"temple": {"blue": 4, "red": 4}, "templars": {"blue": ("paris", "wien"), "red": ("roma", "wien")}}
    pos = playing(card=3, others=(3, 6), **words)
    play(pos, "pay1_throw", "throw blank", "new_chance", "throw blank", "new_chance", "throw blank", "end_action")
    assert asked(pos) == ("red", "safe_step")
    play(pos, "pay1_throw", "throw blank")
    assert asked(pos) == ("red", "blank")


@pytest.mark.rule("T913", "T915", "T918")
def test_leader_gives_the_marker_to_anyone_else():
    pos = play(leading(4), "place_knight:paris")
    assert options(pos) == {"leader:red", "leader:green", "leader:yellow", "keep_marker"}
    assert refused(pos, "leader:blue")[0] == "LEADER_SELF"
    play(pos, "leader:yellow")
    assert start_player(pos) == "yellow"
    assert asked(pos) == ("yellow", "commit")


@pytest.mark.rule("T913")
def test_leader_after_a_red_flag_too():
    pos = build(templars={"blue": ("paris", "wien")}, temple={"blue": 3}, knights={"paris": {"red": 1}})
    play(pos, "pope:A1.R1", "remove_knight:paris:red")
    assert asked(pos) == ("blue", "leader")


@pytest.mark.rule("T914")
def test_leader_needs_the_knight():
    declined = play(leading(), "decline")
    assert asked(declined) == ("blue", "commit")
    assert refused(declined, "leader:red")[0] == "LEADER_NO_KNIGHT"
    lapsed = leading(templars={"blue": ("wien", "wien")})
    assert asked(lapsed) == ("blue", "commit")


@pytest.mark.rule("T914")
def test_leader_after_the_flag_by_option():
    loose = {"leader_condition": "after_flag"}
    assert asked(play(leading(options=loose), "decline")) == ("blue", "leader")
    assert asked(leading(options=loose, templars={"blue": ("wien", "wien")})) == ("blue", "leader")


@pytest.mark.rule("T916", "T917")
def test_the_marker_may_come_back_until_someone_accepts():
    pos = play(leading(temple={"blue": 6, "red": 3, "green": 9}), "place_knight:paris", "leader:red")
    assert options(pos) == {"leader:blue", "leader:green", "accept"}
    play(pos, "leader:blue")
    assert asked(pos) == ("blue", "marker")
    play(pos, "leader:green", "accept")
    assert start_player(pos) == "green"
    assert each(pos, "temple") == [0, 0, 9]
    assert asked(pos) == ("green", "commit")


@pytest.mark.rule("T919", "T320")
def test_the_marker_passes_on_from_the_new_holder():
    pos = play(leading(4), "place_knight:paris", "leader:green")
    while asked(pos)[1] != "pope":
        pos.play(pos.legal()[-1])
    assert start_player(pos) == "yellow"


@pytest.mark.rule("T920", "T921")
def test_the_swapping_player_is_not_asked():
    pos = play(swapping(temple={"red": 5, "green": 4}), "swap_edict:london")
    assert asked(pos) == ("green", "veto")
    assert options(pos) == {"veto", "allow"}
    play(pos, "allow")
    assert (edict(pos, "paris"), edict(pos, "london")) == ("E1", "E2")


@pytest.mark.rule("T922")
def test_the_pair_is_known_before_the_veto():
    pos = play(swapping(temple={"green": 4}), "swap_edict:london")
    assert pos.view(2).show()["action"]["swap_with"] == "london"


@pytest.mark.rule("T922")
def test_the_pair_is_named_after_the_veto_by_option():
    pos = swapping(options={"veto_sees_pair": False}, temple={"green": 4})
    assert options(pos) == {"want_swap", "no_swap"}
    play(pos, "want_swap")
    assert asked(pos) == ("green", "veto")
    assert pos.view(2).show()["action"]["swap_with"] is None
    play(pos, "allow")
    assert options(pos) == {f"swap_edict:{c}" for c in ("london", "bordeaux", "barcelona", "coeln", "venezia", "roma")}
    play(pos, "swap_edict:roma")
    assert (edict(pos, "paris"), edict(pos, "roma")) == ("E7", "E2")
    vetoed = play(swapping(options={"veto_sees_pair": False}, temple={"green": 4}), "want_swap", "veto")
    assert edict(vetoed, "paris") == "E2"
    assert asked(vetoed)[1] != "swap_pair"


@pytest.mark.rule("T922")
def test_a_single_second_edict_is_swapped_by_itself():
    pos = swapping(
        options={"veto_sees_pair": False, "swap_seventh_edict": False},
        pope="A3.G1",
        edicts={"E5": "paris", "E6": "roma", "E7": "coeln"},
    )
    play(pos, "want_swap")
    assert (edict(pos, "paris"), edict(pos, "roma")) == ("E6", "E5")


@pytest.mark.rule("T923")
@pytest.mark.parametrize(
    ("order", "first", "then"),
    [("from_start_player", "yellow", "blue"), ("from_active_player", "green", "yellow")],
)
def test_the_order_of_asking(order, first, then):
    pos = swapping(options={"veto_order": order}, start_player="yellow", temple={"blue": 4, "green": 4, "yellow": 4})
    play(pos, "swap_edict:london")
    assert asked(pos)[0] == first
    play(pos, "allow")
    assert asked(pos)[0] == then
    play(pos, "veto")
    assert asked(pos)[1] != "veto"  # the first Veto ends the asking
    assert sorted(each(pos, "temple")) == [0, 0, 4, 4]


@pytest.mark.rule("T924", "T925", "T926", "T927")
def test_after_a_veto():
    pos = swapping(temple={"green": 4, "red": 9, "yellow": 9}, gold_at={"lyon": 3}, stop=False)
    play(pos, "step:lyon", "step:paris", "stop", "swap_edict:london", "veto")
    assert (edict(pos, "paris"), edict(pos, "london")) == ("E2", "E1")
    assert gold_at(pos, "lyon") == [2]
    # Neither another swap nor an answer: the action is over, and Red is the next start player.
    assert asked(pos) == ("red", "pope")


@pytest.mark.rule("T921", "T903")
def test_no_veto_without_a_swap():
    pos = build(temple={"blue": 9})
    assert refused(pos, "veto")[0] == "VETO_MOMENT"
