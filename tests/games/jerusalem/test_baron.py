"""The baron: bringing it in with fresh squires, and the ban of the large Palace area (J501-J507, J516-J520)."""

import pytest

from outremer.core.errors import IllegalAction
from outremer.testing import position

from .helpers import place, shown, told, turn
from .reading import asked, fresh, offered, options, play_all, squires

# --- bringing the baron in -----------------------------------------------------------------------


@pytest.mark.rule("J501", "J503")
def test_a_baron_comes_with_three_squires_of_this_turn():
    pos = turn()
    for have in range(3):
        assert told(pos, "baron nobility_left") == (
            "BARON_NEEDS_SQUIRES",
            {"need": 3, "area": "the Nobility (lower left area)", "have": have},
            "Your baron needs 3 squires deployed in the Nobility (lower left area) this turn; "
            f"you have deployed {have}.",
        )
        assert not offered(pos, "baron")
        place(pos, "nobility_left", 1)
    assert offered(pos, "baron") == {"nobility_left"}
    pos.play("baron nobility_left")
    assert shown(pos)["city"]["nobility_left"]["baron"] == 2
    assert shown(pos)["seats"][2]["baron"] == "nobility_left"
    assert squires(pos, "nobility_left") == {"Yellow": 3}


@pytest.mark.rule("J501")
def test_the_baron_is_placed_only_in_the_own_turn():
    pos = place(turn("Yellow"), "tower", 3)
    assert told(pos, "baron tower", 3)[0] == "NOT_YOUR_DECISION"
    draft = position("jerusalem", phase="draft", aside=["move2"] * 4)
    assert told(draft, "baron tower")[0] == "WRONG_PHASE"


@pytest.mark.rule("J502")
def test_nobody_is_obliged_to_place_his_baron():
    pos = place(turn(), "tower", 3)
    assert {"baron tower", "end_turn"} <= options(pos)
    pos.play("end_turn")
    assert asked(pos) == ("Green", "turn")
    assert [seat["baron"] for seat in shown(pos)["seats"]] == [None] * 4


@pytest.mark.rule("J503")
def test_three_are_needed_even_if_fewer_give_control():
    pos = place(turn(), "market_left", 2)
    assert shown(pos)["city"]["market_left"]["controller"] == 2
    assert told(pos, "baron market_left")[:2] == (
        "BARON_NEEDS_SQUIRES",
        {"need": 3, "area": "the Market (lower left area)", "have": 2},
    )


@pytest.mark.rule("J503")
def test_three_are_enough_without_control():
    pos = place(turn(squires={"market_left": {"Blue": 5}}), "market_left", 3)
    assert pos.play("baron market_left").row.baron.max() == 2
    assert shown(pos)["city"]["market_left"]["controller"] == 0


@pytest.mark.rule("J503")
def test_the_three_must_stand_in_the_barons_area():
    pos = play_all(turn(), "place market_left", "place market_right", "place market_large")
    assert not offered(pos, "baron")
    assert told(pos, "baron market_left")[1]["have"] == 1


@pytest.mark.rule("J504", "J507")
def test_the_three_may_come_from_the_screen_and_by_cards_in_any_mix():
    pos = turn(
        screen={"Yellow": 0},
        silver={"Yellow": 3},
        squires={"tower": {"Yellow": 1}, "palace_left": {"Yellow": 1, "Red": 1}, "market_left": {"Blue": 1}},
        hands={"Yellow": ["influence_market", "move2", "defector"]},
    )
    play_all(pos, "play influence_market", "area market_left", "area market_right")
    play_all(pos, "play move2", "from tower", "to market_left", "stop")
    assert told(pos, "baron market_left")[1]["have"] == 2
    hired = play_all(pos.copy(), "hire", "place market_left", "baron market_left")
    assert shown(hired)["seats"][2]["baron"] == "market_left"
    play_all(pos, "play defector", "from palace_left", "swap 0 market_left", "baron market_left")
    assert squires(pos, "market_left") == {"Yellow": 3}
    assert squires(pos, "palace_left") == {"Red": 1, "Blue": 1}
    assert shown(pos)["seats"][2]["baron"] == "market_left"


SOURCES = {
    "screen": ["place market_left"],
    "hire": ["hire", "place market_left"],
    "influence": ["play influence_market", "area market_left", "area market_right"],
    "move2": ["play move2", "from tower", "to market_left", "stop"],
    "defector": ["play defector", "from tower", "swap 0 market_left"],
    "marshal": ["marshal_move", "from tower", "to market_left", "count 1"],
}
CARDS = {"screen", "hire", "influence", "move2", "defector"}
COUNTS = {
    "screen_and_cards": CARDS,
    "screen_and_moves": CARDS - {"influence"},
    "any_arrival": {*CARDS, "marshal"},
}


@pytest.mark.rule("J504", "J507")
@pytest.mark.parametrize("switch", list(COUNTS))
@pytest.mark.parametrize("source", list(SOURCES))
def test_which_arrivals_count_for_the_baron(switch, source):
    pos = turn(
        options={"baron_sources": switch},
        squires={"tower": {"Yellow": 2}, "market_left": {"Blue": 1}},
        hands={"Yellow": ["influence_market", "move2", "defector"]},
    )
    place(pos, "market_left", 2)
    play_all(pos, *SOURCES[source])
    if source in COUNTS[switch]:
        assert fresh(pos, "market_left") == 3
        pos.play("baron market_left")
        assert shown(pos)["seats"][2]["baron"] == "market_left"
    else:
        assert told(pos, "baron market_left") == (
            "BARON_SOURCE",
            {"area": "the Market (lower left area)", "have": 2},
            "Of the squires that came to the Market (lower left area) this turn only 2 count for the baron.",
        )
        assert "baron market_left" not in options(pos)
        with pytest.raises(IllegalAction):
            pos.play("baron market_left")


@pytest.mark.rule("J504")
@pytest.mark.parametrize(("preset", "allowed"), [("de", True), ("nl", True), ("recommended", True), ("hu", False)])
def test_overwhelming_influence_helps_the_baron_by_edition(preset, allowed):
    pos = turn(preset=preset, hands={"Yellow": ["influence_tower"]})
    play_all(pos, "place tower", "play influence_tower")
    assert squires(pos, "tower") == {"Yellow": 3}
    assert ("baron tower" in options(pos)) == allowed


# --- fresh squires -------------------------------------------------------------------------------


@pytest.mark.rule("J505")
def test_squires_of_earlier_rounds_never_count():
    pos = turn(round=2, squires={"market_left": {"Yellow": 5}})
    assert fresh(pos, "market_left") == 0
    assert told(pos, "baron market_left")[1]["have"] == 0
    place(pos, "market_left", 2)
    assert told(pos, "baron market_left")[1]["have"] == 2
    assert "baron market_left" in options(place(pos, "market_left", 1))


@pytest.mark.rule("J505")
def test_the_order_inside_the_turn_is_immaterial():
    pos = turn(squires={"palace_left": {"Yellow": 3}})
    play_all(pos, "place tower", "dismiss", *["from palace_left"] * 3, "place tower", "marshal_silver", "hire")
    play_all(pos, "place market_left", "place tower", "baron tower")
    assert shown(pos)["seats"][2]["baron"] == "tower"


@pytest.mark.rule("J506")
def test_older_squires_are_deemed_to_leave_first():
    pos = place(turn(squires={"market_left": {"Yellow": 2}}), "market_left", 3)
    play_all(pos, "marshal_move", "from market_left", "to tower", "count 2")
    assert fresh(pos, "market_left") == 3
    assert "baron market_left" in options(pos)


@pytest.mark.rule("J506")
def test_fresh_squires_leave_when_no_older_one_is_there():
    pos = place(turn(squires={"market_left": {"Yellow": 1}}), "market_left", 3)
    play_all(pos, "marshal_move", "from market_left", "to tower", "count 2")
    assert fresh(pos, "market_left") == 2
    assert told(pos, "baron market_left")[:2] == (
        "BARON_NEEDS_SQUIRES",
        {"need": 3, "area": "the Market (lower left area)", "have": 2},
    )


@pytest.mark.rule("J506")
def test_one_squire_is_not_made_fresh_by_going_away_and_back():
    """The second move of Move 2 Squires needs another squire (J620)."""
    pos = turn(squires={"market_left": {"Yellow": 1}, "tower": {"Yellow": 1}}, hands={"Yellow": ["move2"]})
    play_all(pos, "play move2", "from market_left", "to palace_left")
    assert told(pos, "from palace_left") == (
        "MOVE_SAME_SQUIRE",
        {},
        "The second move must be made with a different squire.",
    )
    assert options(pos) == {"from tower", "stop"}


@pytest.mark.rule("J506")
def test_nothing_is_fresh_in_the_next_turn_or_round():
    pos = place(turn("Blue"), "tower", 3)
    assert fresh(pos, "tower") == 3
    pos.play("end_turn")
    assert pos.row.fresh.sum() == 0
    place(pos, "market_left", 3)
    assert fresh(pos, "tower") == 0
    play_all(pos, "end_turn", "end_turn", "end_turn")
    assert asked(pos)[1] == "tower_move"
    assert pos.row.fresh.sum() == 0


@pytest.mark.rule("J506")
def test_another_players_fresh_squires_do_not_help():
    pos = place(turn("Blue", screen={"Blue": 3, "Red": 3}, squires={"tower": {"Red": 3}}), "tower", 2).play("end_turn")
    assert asked(pos) == ("Red", "turn")
    assert told(pos, "baron tower")[1]["have"] == 0


# --- the large Palace area -----------------------------------------------------------------------


def in_palace(colour, *, area="palace_large", **words):
    """The player has 3 fresh squires in a Palace area."""
    return place(turn(colour, **words), area, 3)


@pytest.mark.rule("J516")
def test_the_highest_tower_may_not_enter_the_large_palace_area():
    pos = in_palace("Yellow", round=3, floors={"Yellow": 3, "Red": 2}, prestige={"Red": 9})
    assert "baron palace_large" not in options(pos)
    assert told(pos, "baron palace_large") == (
        "PALACE_HIGHEST_TOWER",
        {"floors": 3},
        "You have the highest tower (3 floors); your baron may not enter the large area of the Royal Palace.",
    )
    with pytest.raises(IllegalAction):
        pos.play("baron palace_large")


@pytest.mark.rule("J516")
def test_everybody_with_a_lower_tower_may():
    pos = in_palace("Yellow", round=3, floors={"Yellow": 2, "Red": 3}, prestige={"Yellow": 9})
    pos.play("baron palace_large")
    assert shown(pos)["seats"][2]["baron"] == "palace_large"


@pytest.mark.rule("J517")
def test_of_those_who_share_the_highest_tower_the_one_with_most_prestige_may_not():
    tied = {"round": 3, "floors": {"Red": 2, "Yellow": 2, "Green": 1}, "prestige": {"Red": 3, "Yellow": 2, "Green": 9}}
    assert told(in_palace("Red", **tied), "baron palace_large") == (
        "PALACE_TIED_TOWER",
        {"floors": 2, "prestige": 3},
        "You share the highest tower (2 floors) and have the most prestige (3) among those players; "
        "your baron may not enter the large area of the Royal Palace.",
    )
    for colour in ("Yellow", "Green"):
        assert "baron palace_large" in options(in_palace(colour, **tied))


@pytest.mark.rule("J517")
def test_all_who_share_that_maximum_are_barred():
    tied = {"round": 2, "prestige": {"Red": 1, "Green": 1}}
    for colour, barred in (("Blue", False), ("Red", True), ("Yellow", False), ("Green", True)):
        pos = in_palace(colour, **tied)
        assert ("baron palace_large" not in options(pos)) == barred
    assert told(in_palace("Red", **tied), "baron palace_large")[1] == {"floors": 0, "prestige": 1}


@pytest.mark.rule("J518")
@pytest.mark.parametrize("colour", ["Blue", "Red", "Yellow", "Green"])
def test_in_round_1_nobody_may_enter(colour):
    pos = in_palace(colour, prestige={"Blue": 2})
    assert told(pos, "baron palace_large") == (
        "PALACE_ROUND_1",
        {},
        "In round 1 no baron may enter the large area of the Royal Palace.",
    )
    assert "baron palace_large" not in options(pos)


@pytest.mark.rule("J519")
def test_the_ban_is_tested_with_the_values_of_the_moment():
    even = {"round": 2, "floors": {"Red": 1, "Yellow": 1}, "prestige": {"Red": 2, "Yellow": 1}}
    pos = in_palace("Yellow", hands={"Yellow": ["prestige2"]}, **even)
    assert "baron palace_large" in options(pos)
    pos.play("play prestige2")
    assert told(pos, "baron palace_large")[:2] == ("PALACE_TIED_TOWER", {"floors": 1, "prestige": 3})


@pytest.mark.rule("J519")
def test_prestige_somebody_else_gained_this_round_counts_too():
    even = {"round": 2, "floors": {"Red": 1, "Yellow": 1}, "prestige": {"Red": 1, "Yellow": 2}}
    pos = turn("Red", hands={"Red": ["prestige2"]}, **even)
    without, with_card = pos.copy().play("end_turn"), play_all(pos.copy(), "play prestige2", "end_turn")
    assert told(place(without, "palace_large", 3), "baron palace_large")[0] == "PALACE_TIED_TOWER"
    assert "baron palace_large" in options(place(with_card, "palace_large", 3))


@pytest.mark.rule("J520")
@pytest.mark.parametrize("words", [{}, {"round": 3, "floors": {"Yellow": 3}}])
def test_a_barred_player_may_deploy_there_and_place_his_baron_elsewhere(words):
    pos = turn(**words)
    assert "palace_large" in offered(pos, "place")
    place(pos, "palace_large", 3)
    place(pos, "palace_left", 3)
    assert offered(pos, "baron") == {"palace_left"}
    pos.play("baron palace_left")
    assert squires(pos, "palace_large") == {"Yellow": 3}
    for area in ("palace_right", "tower", "templars_large", "nobility_large"):
        assert f"baron {area}" in options(in_palace("Yellow", area=area, **words))
