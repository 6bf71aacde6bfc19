"""The promo card Foreign Baron (J641-J647)."""

import pytest

from outremer.testing import position

from .reading import (
    BLUE,
    GREEN,
    RED,
    asked,
    each,
    end_turns,
    hand,
    of,
    offered,
    options,
    pass_until,
    pile,
    play_all,
    refusal,
    squires,
    weights,
)

ON = {"promo_foreign_baron": "on"}


@pytest.mark.rule("J641")
@pytest.mark.parametrize(("switch", "cards", "copies"), [("off", 27, None), ("on", 28, 1)])
def test_one_foreign_baron_is_shuffled_into_the_deck(switch, cards, copies):
    deck = weights(position("jerusalem", options={"promo_foreign_baron": switch}, phase="set_aside"))
    assert sum(deck.values()) == cards
    assert deck.get("card foreign_baron") == copies


@pytest.mark.rule("J641")
def test_with_two_players_the_promo_makes_26_cards():
    deck = weights(position("jerusalem", players=2, options=ON, phase="set_aside"))
    assert sum(deck.values()) == 26
    assert deck["card foreign_baron"] == 1


@pytest.mark.rule("J642")
def test_who_plays_the_card_discards_it_and_gets_a_white_baron_openly():
    pos = position("jerusalem", options=ON, hands={"Blue": ["foreign_baron"]}, screen={"Blue": 3})
    assert pos.view(RED).show()["seats"][BLUE]["foreign_baron"] is None
    pos.play("play foreign_baron")
    assert hand(pos) == []
    assert pile(pos.row.discard) == ["foreign_baron"]
    assert pos.view(RED).show()["seats"][BLUE]["foreign_baron"] == "unplaced"
    assert pos.view(RED).show()["seats"][RED]["foreign_baron"] is None


@pytest.mark.rule("J642", "J603")
def test_the_card_is_played_only_in_the_own_turn():
    pos = position("jerusalem", options=ON, hands={"Red": ["foreign_baron"]})
    assert refusal(pos, "play foreign_baron", seat=RED).code == "CARD_NOT_NOW"


@pytest.mark.rule("J642")
def test_without_a_white_baron_none_can_be_placed():
    pos = position("jerusalem", options=ON, foreign_baron=("Red", None), screen={"Blue": 3})
    play_all(pos, "place market_left", "place market_left", "place market_left")
    reason = refusal(pos, "foreign_baron market_left")
    assert reason.code == "NO_FOREIGN_BARON"
    assert reason.message == "You have no foreign baron to place."
    assert reason.rules == ("J642",)


@pytest.mark.rule("J642")
def test_a_white_baron_is_placed_only_once():
    pos = position("jerusalem", options=ON, foreign_baron=("Blue", None), screen={"Blue": 6})
    play_all(pos, *["place market_left"] * 3, "foreign_baron market_left", *["place palace_left"] * 3)
    assert refusal(pos, "foreign_baron palace_left").code == "NO_FOREIGN_BARON"


@pytest.mark.rule("J643")
@pytest.mark.parametrize("area", ["market_large", "market_left", "tower"])
@pytest.mark.parametrize("office", ["captain", "treasurer"])
def test_the_white_baron_needs_3_fresh_squires_everywhere_the_captains_too(area, office):
    other = {"captain": "treasurer", "treasurer": "captain"}[office]
    pos = position(
        "jerusalem",
        options=ON,
        round=3,
        seat="Blue",
        offices={"Blue": office, "Red": other},
        foreign_baron=("Blue", None),
        screen={"Blue": 3},
        squires={area: {"Blue": 5}},
    )
    play_all(pos, f"place {area}", f"place {area}")
    reason = refusal(pos, f"foreign_baron {area}")
    assert reason.code == "BARON_NEEDS_SQUIRES"
    assert (reason.numbers["need"], reason.numbers["have"]) == (3, 2)
    assert (pos.why(f"baron {area}") is None) == (office == "captain")
    pos.play(f"place {area}")
    assert offered(pos, "foreign_baron") == {area}
    pos.play(f"foreign_baron {area}")
    assert pos.view(RED).show()["seats"][BLUE]["foreign_baron"] == area
    assert pos.view(RED).show()["city"][area]["baron"] == BLUE


@pytest.mark.rule("J643", "J645")
def test_an_unplaced_white_baron_waits_for_a_later_round():
    pos = position("jerusalem", options=ON, hands={"Blue": ["foreign_baron"]}).play("play foreign_baron")
    pass_until(pos, "auction_office")
    assert pos.row.round_no == 2
    assert pos.view(RED).show()["seats"][BLUE]["foreign_baron"] == "unplaced"
    pass_until(pos, "turn")
    assert asked(pos) == ("Blue", "turn")
    play_all(pos, *["place market_left"] * 3, "foreign_baron market_left")
    assert pos.view(RED).show()["seats"][BLUE]["foreign_baron"] == "market_left"


@pytest.mark.rule("J644", "J508", "J510", "J422")
def test_the_white_baron_blocks_like_a_baron():
    pos = position(
        "jerusalem",
        options=ON,
        seat="Yellow",
        foreign_baron=("Blue", "market_left"),
        squires={"market_left": {"Blue": 3, "Yellow": 3}, "tower": {"Yellow": 1}, "palace_left": {"Red": 1}},
        screen={"Yellow": 1},
        hands={"Yellow": ["move2", "defector", "influence_market"]},
    )
    blocked = refusal(pos, "place market_left")
    assert (blocked.code, blocked.numbers["owner"]) == ("AREA_BLOCKED", "Blue")
    assert refusal(pos.copy().play("marshal_move"), "from market_left").code == "MOVE_FROM_BLOCKED"
    moving = pos.copy().play("play move2")
    assert refusal(moving, "from market_left").code == "MOVE_FROM_BLOCKED"
    assert refusal(moving.play("from tower"), "to market_left").code == "MOVE_INTO_BLOCKED"
    swapping = pos.copy().play("play defector")
    assert refusal(swapping, "from market_left").code == "SWAP_BLOCKED"
    assert refusal(pos.copy().play("play influence_market"), "area market_left").code == "INFLUENCE_BLOCKED"
    assert refusal(pos, "dismiss").numbers == {"need": 3, "have": 1}


@pytest.mark.rule("J644", "J509")
@pytest.mark.parametrize(("owner_may_add", "code"), [(True, None), (False, "OWN_BARON_BLOCKS")])
def test_its_owner_may_add_squires_as_beside_his_own_baron(owner_may_add, code):
    pos = position(
        "jerusalem",
        options=ON | {"owner_may_add": owner_may_add},
        foreign_baron=("Blue", "market_left"),
        squires={"market_left": {"Blue": 3}},
        screen={"Blue": 1},
    )
    reason = pos.why("place market_left")
    assert (reason and reason.code) == code


@pytest.mark.rule("J644", "J515")
def test_no_second_baron_stands_beside_the_white_one():
    pos = position("jerusalem", options=ON, foreign_baron=("Blue", None), screen={"Blue": 4})
    play_all(pos, *["place market_left"] * 3, "foreign_baron market_left", "place market_left")
    assert refusal(pos, "baron market_left").code == "BARON_AREA_TAKEN"
    other = position("jerusalem", options=ON, foreign_baron=("Blue", None), screen={"Blue": 4})
    play_all(other, *["place market_left"] * 3, "baron market_left", "place market_left")
    assert refusal(other, "foreign_baron market_left").code == "BARON_AREA_TAKEN"


@pytest.mark.rule("J644", "J514")
@pytest.mark.parametrize(("first", "second"), [("foreign_baron", "baron"), ("baron", "foreign_baron")])
def test_it_is_additional_to_the_own_baron(first, second):
    pos = position("jerusalem", options=ON, foreign_baron=("Blue", None), screen={"Blue": 6})
    play_all(pos, *["place market_left"] * 3, f"{first} market_left")
    play_all(pos, *["place palace_left"] * 3, f"{second} palace_left")
    city = pos.view(RED).show()["city"]
    assert (city["market_left"]["baron"], city["palace_left"]["baron"]) == (BLUE, BLUE)
    assert refusal(pos, "baron palace_right").code == "BARON_USED"


@pytest.mark.rule("J644", "J516", "J517", "J518")
@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"round": 1}, "PALACE_ROUND_1"),
        ({"round": 2, "floors": {"Blue": 2, "Red": 1}}, "PALACE_HIGHEST_TOWER"),
        ({"round": 2, "floors": {"Blue": 2, "Red": 2}, "prestige": {"Blue": 1}}, "PALACE_TIED_TOWER"),
        ({"round": 2, "floors": {"Blue": 2, "Red": 2}, "prestige": {"Red": 1}}, None),
    ],
)
def test_the_palace_ban_holds_for_the_white_baron(words, code):
    pos = position("jerusalem", options=ON, foreign_baron=("Blue", None), screen={"Blue": 3}, **words)
    play_all(pos, *["place palace_large"] * 3)
    reason = pos.why("foreign_baron palace_large")
    assert (reason and reason.code) == code


@pytest.mark.rule("J644", "J804")
@pytest.mark.parametrize(
    ("switch", "owner", "legal"),
    [("no_baron", "Blue", False), ("no_foreign_baron", "Blue", True), ("no_foreign_baron", "Red", False)],
)
def test_the_tower_move_and_the_white_baron(switch, owner, legal):
    pos = position(
        "jerusalem",
        options=ON | {"tower_move_target": switch},
        phase="tower",
        squires={"tower": {"Blue": 1}},
        foreign_baron=(owner, "market_left"),
    )
    assert ("to market_left" in options(pos)) == legal


@pytest.mark.rule("J645")
def test_after_the_round_in_which_it_was_placed_the_white_baron_leaves_the_game():
    pos = position(
        "jerusalem",
        options=ON,
        seat="Green",
        foreign_baron=("Green", None),
        screen={"Green": 3},
    )
    play_all(pos, *["place market_left"] * 3, "foreign_baron market_left", "end_turn")
    assert pos.view(RED).show()["seats"][GREEN]["foreign_baron"] == "market_left"
    pass_until(pos, "auction_office")
    assert pos.view(RED).show()["seats"][GREEN]["foreign_baron"] is None
    assert pos.view(RED).show()["city"]["market_left"]["baron"] is None
    assert int(pos.row.foreign_owner) == -1


HEIR = {"phase": "event", "round": 2, "events": {2: "heir"}, "options": ON}


@pytest.mark.rule("J646", "J914")
def test_the_heir_rescues_to_the_areas_of_both_barons_2_squires_in_all():
    pos = position(
        "jerusalem",
        squires={"palace_left": {"Blue": 3}, "market_left": {"Blue": 3}, "tower": {"Blue": 3}},
        barons={"Blue": "market_left"},
        foreign_baron=("Blue", "tower"),
        **HEIR,
    )
    assert asked(pos) == ("Blue", "heir_rescue_to")
    assert options(pos) == {"rescue_to market_left", "rescue_to tower", "done"}
    pos.play("rescue_to tower")
    assert squires(pos, "palace_left") == {}  # the first answer empties the Palace
    assert of(pos, "supply") == 50 - 7
    assert options(pos) == {"rescue_to market_left", "rescue_to tower", "done"}
    pos.play("rescue_to market_left")
    assert (squires(pos, "tower"), squires(pos, "market_left")) == ({"Blue": 4}, {"Blue": 4})
    assert asked(pos) == ("chance", None)  # the limit closes the decision


@pytest.mark.rule("J646")
@pytest.mark.parametrize("rescued", [0, 1])
def test_with_two_barons_fewer_may_be_rescued(rescued):
    pos = position(
        "jerusalem",
        squires={"palace_left": {"Blue": 2}, "market_left": {"Blue": 3}},
        barons={"Blue": "market_left"},
        foreign_baron=("Blue", "tower"),
        **HEIR,
    )
    play_all(pos, *["rescue_to tower"] * rescued, "done")
    assert squires(pos, "palace_left") == {}
    assert squires(pos, "tower") == ({"Blue": rescued} if rescued else {})
    assert of(pos, "supply") == 50 - 3 - rescued


@pytest.mark.rule("J646", "J911")
def test_with_two_barons_only_their_areas_and_only_squires_of_the_palace():
    pos = position(
        "jerusalem",
        squires={"palace_left": {"Blue": 1}},
        barons={"Blue": "market_left", "Red": "palace_left"},
        foreign_baron=("Blue", "tower"),
        **HEIR,
    )
    assert refusal(pos, "rescue_to palace_left").code == "UNKNOWN_OPTION"
    pos.play("rescue_to tower")  # his only squire there: no second question
    assert asked(pos) == ("chance", None)
    assert each(pos, "supply") == [49, 50, 50, 50]


@pytest.mark.rule("J646", "J913")
def test_a_white_baron_alone_is_enough_for_the_rescue():
    pos = position(
        "jerusalem",
        squires={"palace_left": {"Blue": 3}, "palace_right": {"Red": 1}},
        foreign_baron=("Blue", "tower"),
        **HEIR,
    )
    assert options(pos) == {"rescue 0", "rescue 1", "rescue 2"}
    assert refusal(pos, "rescue 1", seat=RED).code == "HEIR_NO_BARON"
    pos.play("rescue 2")
    assert squires(pos, "tower") == {"Blue": 2}


@pytest.mark.rule("J647", "J844")
def test_an_unplaced_white_baron_is_worth_nothing_at_the_end():
    pos = position(
        "jerusalem",
        options=ON,
        round=5,
        seat="Green",
        hands={"Green": ["foreign_baron"], "Red": ["genoa"]},
        silver={"Blue": 0, "Red": 0, "Yellow": 0, "Green": 0},
    )
    end_turns(pos.play("play foreign_baron"))
    assert pos.over
    assert each(pos, "prestige") == [0, 1, 0, 0]
