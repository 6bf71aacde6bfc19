"""Action cards that move or place squires: Defector, Move 2 Squires, Overwhelming Influence (J615-J620, J624-J628)."""

import pytest

from outremer.testing import position

from .reading import (
    RED,
    asked,
    each,
    fresh,
    hand,
    of,
    offered,
    options,
    play_all,
    refusal,
    squires,
    weights,
)

CENTRES = {
    "palace": {"palace_large", "palace_left", "palace_right"},
    "templars": {"templars_large", "templars_left", "templars_right"},
    "patriarchate": {"patriarchate_large", "patriarchate_left", "patriarchate_right"},
    "market": {"market_large", "market_left", "market_right"},
    "nobility": {"nobility_large", "nobility_left", "nobility_right"},
}

# --- Defector ------------------------------------------------------------------------------------


def defector(**words):
    return position("jerusalem", seat="Red", hands={"Red": ["defector"]}, **words).play("play defector")


@pytest.mark.rule("J615")
def test_the_defector_exchanges_two_squires_anywhere():
    pos = defector(squires={"tower": {"Red": 2, "Blue": 1}, "palace_right": {"Green": 3, "Red": 1}})
    assert offered(pos, "from") == {"tower", "palace_right"}
    pos.play("from tower")
    assert options(pos) == {"swap 3 palace_right", "back"}
    pos.play("swap 3 palace_right")
    assert squires(pos, "tower") == {"Blue": 1, "Red": 1, "Green": 1}
    assert squires(pos, "palace_right") == {"Red": 2, "Green": 2}
    assert each(pos, "supply") == [49, 47, 50, 47]
    assert asked(pos) == ("Red", "turn")


@pytest.mark.rule("J615")
def test_the_defector_takes_a_squire_of_any_other_player():
    pos = defector(
        squires={"tower": {"Red": 1}, "market_left": {"Blue": 1, "Yellow": 2}, "nobility_large": {"Green": 1, "Red": 1}}
    ).play("from tower")
    assert offered(pos, "swap") == {"0 market_left", "2 market_left", "3 nobility_large"}
    assert refusal(pos, "swap 1 nobility_large").code == "UNKNOWN_OPTION"  # his own squire


@pytest.mark.rule("J615")
def test_own_squires_do_not_change_places_with_each_other():
    pos = defector(squires={"tower": {"Red": 1, "Blue": 1}, "market_left": {"Red": 1}, "palace_left": {"Red": 1}})
    assert offered(pos, "from") == {"market_left", "palace_left"}  # the squire beside the only enemy has no partner


@pytest.mark.rule("J616")
@pytest.mark.parametrize("owner", ["Red", "Green"])
def test_the_defector_cannot_be_used_where_a_baron_stands(owner):
    pos = defector(
        squires={"tower": {"Red": 3}, "market_left": {"Blue": 3, "Red": 3}, "palace_left": {"Blue": 1}},
        barons={owner: "market_left"},
    )
    reason = refusal(pos, "from market_left")
    assert reason.code == "SWAP_BLOCKED"
    assert reason.numbers == {"area": "the Market (lower left area)"}
    assert reason.message == "A baron stands in the Market (lower left area); the Defector cannot be used there."
    assert reason.rules == ("J616",)
    pos.play("from tower")
    assert refusal(pos, "swap 0 market_left").message == reason.message
    assert offered(pos, "swap") == {"0 palace_left"}


@pytest.mark.rule("J617")
def test_the_two_areas_of_the_defector_differ_and_both_squires_exist():
    pos = defector(squires={"tower": {"Red": 1, "Blue": 1}, "palace_left": {"Blue": 1}, "market_left": {"Red": 1}})
    nobody = refusal(pos, "from nobility_left")
    assert (nobody.code, nobody.numbers) == ("NO_OWN_SQUIRE", {"area": "the Nobility (lower left area)"})
    pos.play("from tower")
    same = refusal(pos, "swap 0 tower")
    assert (same.code, same.message) == ("SAME_AREA", "Source and target must be different areas.")
    assert "J617" in same.rules
    missing = refusal(pos, "swap 3 palace_left")
    assert missing.code == "NO_ENEMY_SQUIRE"
    assert missing.numbers == {"player": "Green", "area": "the Royal Palace (lower left area)"}
    assert missing.message == "Green has no squire in the Royal Palace (lower left area)."
    assert missing.rules == ("J615", "J941")


@pytest.mark.rule("J617", "J608")
def test_a_squire_whose_only_enemies_stand_beside_it_cannot_defect():
    pos = defector(squires={"tower": {"Red": 1, "Blue": 1}, "market_left": {"Red": 1}})
    reason = refusal(pos, "from tower")
    assert (reason.code, reason.message) == ("CARD_NO_EFFECT", "Defector would change nothing now.")
    assert offered(pos, "from") == {"market_left"}


# --- Move 2 Squires ------------------------------------------------------------------------------


def move2(**words):
    return position("jerusalem", seat="Red", hands={"Red": ["move2"]}, **words).play("play move2")


@pytest.mark.rule("J618")
def test_two_squires_move_from_any_areas_to_any_others():
    pos = move2(squires={"tower": {"Red": 1}, "market_left": {"Red": 1}, "palace_left": {"Blue": 2}})
    play_all(pos, "from tower", "to palace_left", "from market_left", "to nobility_large")
    assert squires(pos, "tower") == squires(pos, "market_left") == {}
    assert squires(pos, "palace_left") == {"Blue": 2, "Red": 1}
    assert squires(pos, "nobility_large") == {"Red": 1}
    assert asked(pos) == ("Red", "turn")


@pytest.mark.rule("J618")
def test_two_squires_may_start_and_end_together():
    pos = move2(squires={"tower": {"Red": 2}})
    play_all(pos, "from tower", "to palace_left", "from tower", "to palace_left")
    assert squires(pos, "palace_left") == {"Red": 2}


@pytest.mark.rule("J618")
def test_after_two_squires_the_card_is_done():
    pos = move2(squires={"tower": {"Red": 5}})
    play_all(pos, "from tower", "to palace_left", "from tower", "to palace_left")
    assert asked(pos) == ("Red", "turn")
    assert squires(pos, "tower") == {"Red": 3}
    assert refusal(pos, "from tower").code == "UNKNOWN_OPTION"


@pytest.mark.rule("J618")
def test_only_own_squires_move():
    pos = move2(squires={"tower": {"Red": 1}, "market_left": {"Blue": 2}})
    assert offered(pos, "from") == {"tower"}
    reason = refusal(pos, "from market_left")
    assert (reason.code, reason.message) == ("NO_OWN_SQUIRE", "You have no squire in the Market (lower left area).")


@pytest.mark.rule("J619")
@pytest.mark.parametrize("owner", ["Red", "Green"])
def test_no_squire_moves_out_of_or_into_an_area_with_a_baron(owner):
    pos = move2(squires={"tower": {"Red": 1}, "market_left": {"Red": 3}}, barons={owner: "market_left"})
    out = refusal(pos, "from market_left")
    assert out.code == "MOVE_FROM_BLOCKED"
    assert out.message == "A baron stands in the Market (lower left area); no squire may be moved out of it."
    pos.play("from tower")
    into = refusal(pos, "to market_left")
    assert into.code == "MOVE_INTO_BLOCKED"
    assert into.message == "A baron stands in the Market (lower left area); no squire may be moved into it."
    assert len(offered(pos, "to")) == 14


@pytest.mark.rule("J620")
def test_at_least_one_squire_must_be_moved():
    pos = move2(squires={"tower": {"Red": 2}})
    assert options(pos) == {"from tower", "cancel"}
    assert refusal(pos, "stop").code == "UNKNOWN_OPTION"
    play_all(pos, "from tower", "to palace_left")
    assert options(pos) == {"from tower", "stop"}
    assert refusal(pos, "cancel").code == "UNKNOWN_OPTION"
    pos.play("stop")
    assert asked(pos) == ("Red", "turn")
    assert squires(pos, "tower") == {"Red": 1}
    assert hand(pos, RED) == []


@pytest.mark.rule("J620")
def test_a_squire_must_move_to_another_area():
    pos = move2(squires={"tower": {"Red": 2}}).play("from tower")
    reason = refusal(pos, "to tower")
    assert (reason.code, reason.message) == ("SAME_AREA", "Source and target must be different areas.")
    assert "J620" in reason.rules


@pytest.mark.rule("J620")
def test_one_squire_cannot_be_moved_twice():
    pos = move2(squires={"tower": {"Red": 1}, "market_left": {"Red": 1}})
    play_all(pos, "from tower", "to palace_left")
    reason = refusal(pos, "from palace_left")
    assert reason.code == "MOVE_SAME_SQUIRE"
    assert reason.message == "The second move must be made with a different squire."
    assert reason.rules == ("J620",)
    assert options(pos) == {"from market_left", "stop"}


@pytest.mark.rule("J620")
def test_the_second_squire_may_start_where_the_first_arrived_if_two_stand_there():
    pos = move2(squires={"tower": {"Red": 1}, "palace_left": {"Red": 1}})
    play_all(pos, "from tower", "to palace_left", "from palace_left", "to tower")
    assert squires(pos, "tower") == squires(pos, "palace_left") == {"Red": 1}
    assert (fresh(pos, "tower"), fresh(pos, "palace_left")) == (1, 1)  # two squires exchanging places


@pytest.mark.rule("J620")
def test_the_card_closes_by_itself_when_only_the_moved_squire_is_left():
    pos = move2(squires={"tower": {"Red": 1}})
    play_all(pos, "from tower", "to palace_left")
    assert asked(pos) == ("Red", "turn")


# --- Overwhelming Influence ----------------------------------------------------------------------


@pytest.mark.rule("J624")
def test_every_centre_has_one_influence_card_of_its_own():
    deck = weights(position("jerusalem", phase="set_aside"))
    assert {outcome: copies for outcome, copies in deck.items() if "influence" in outcome} == {
        f"card influence_{centre}": 1 for centre in (*CENTRES, "tower")
    }


@pytest.mark.rule("J624", "J625")
@pytest.mark.parametrize("centre", CENTRES)
def test_influence_places_squires_only_in_its_centre(centre):
    pos = position("jerusalem", hands={"Blue": [f"influence_{centre}"]}).play(f"play influence_{centre}")
    assert offered(pos, "area") == CENTRES[centre]
    name = {"palace": "Royal Palace"}.get(centre, centre.title())
    reason = refusal(pos, "area tower")
    assert reason.code == "INFLUENCE_WRONG_CENTRE"
    assert reason.numbers == {"centre": name}
    assert reason.message == f"This card places squires only in {name}."
    assert reason.rules == ("J625",)


@pytest.mark.rule("J625")
@pytest.mark.parametrize(("first", "second"), [("market_large", "market_large"), ("market_right", "market_left")])
def test_influence_takes_two_squires_from_the_supply_each_to_its_own_area(first, second):
    pos = position("jerusalem", hands={"Blue": ["influence_market"]}, screen={"Blue": 3})
    play_all(pos, "play influence_market", f"area {first}", f"area {second}")
    assert (of(pos, "supply"), of(pos, "screen")) == (45, 3)
    assert sum(squires(pos, area).get("Blue", 0) for area in {first, second}) == 2
    assert squires(pos, first) == ({"Blue": 2} if first == second else {"Blue": 1})
    assert asked(pos) == ("Blue", "turn")


@pytest.mark.rule("J626")
@pytest.mark.parametrize(
    ("switch", "own", "others"), [("never", False, False), ("own_baron", True, False), ("any", True, True)]
)
def test_influence_into_areas_with_a_baron_by_edition(switch, own, others):
    pos = position(
        "jerusalem",
        options={"influence_into_blocked": switch},
        hands={"Blue": ["influence_nobility"]},
        barons={"Blue": "nobility_left", "Red": "nobility_right"},
    )
    pos.play("play influence_nobility")
    if switch == "never":  # only the large area is allowed: it is taken without asking
        assert asked(pos) == ("Blue", "turn")
        assert squires(pos, "nobility_large") == {"Blue": 2}
        return
    for area, allowed in (("nobility_large", True), ("nobility_left", own), ("nobility_right", others)):
        reason = pos.why(f"area {area}")
        assert (reason is None) == allowed
    pos.play("area nobility_left")
    assert squires(pos, "nobility_left") == {"Blue": 1}


@pytest.mark.rule("J626")
@pytest.mark.parametrize("owner", ["Blue", "Green"])
def test_influence_into_an_area_with_any_baron_is_refused_by_default(owner):
    pos = position("jerusalem", hands={"Blue": ["influence_palace"]}, barons={owner: "palace_left"})
    pos.play("play influence_palace")
    reason = refusal(pos, "area palace_left")
    assert reason.code == "INFLUENCE_BLOCKED"
    assert reason.numbers == {"area": "the Royal Palace (lower left area)"}
    assert reason.message == (
        "A baron stands in the Royal Palace (lower left area); Overwhelming Influence cannot place squires there."
    )
    assert reason.rules == ("J626",)
    assert offered(pos, "area") == {"palace_large", "palace_right"}


@pytest.mark.rule("J626", "J515")
def test_where_influence_may_enter_a_second_baron_may_not():
    pos = position(
        "jerusalem",
        preset="nl",
        hands={"Blue": ["influence_nobility"]},
        squires={"nobility_left": {"Red": 3}},
        barons={"Red": "nobility_left"},
    )
    play_all(pos, "play influence_nobility", "area nobility_left", "area nobility_left")
    assert fresh(pos, "nobility_left") == 2  # enough for the Captain
    assert refusal(pos, "baron nobility_left").code == "BARON_AREA_TAKEN"


@pytest.mark.rule("J627")
def test_the_sixth_influence_card_puts_both_squires_into_the_tower():
    pos = position("jerusalem", hands={"Blue": ["influence_tower"]}).play("play influence_tower")
    assert squires(pos, "tower") == {"Blue": 2}
    assert of(pos, "supply") == 48
    assert asked(pos) == ("Blue", "turn")
    assert hand(pos) == []


@pytest.mark.rule("J628")
def test_both_squires_of_influence_must_be_placed():
    pos = position("jerusalem", hands={"Blue": ["influence_market"]})
    play_all(pos, "play influence_market", "area market_left")
    assert options(pos) == {"area market_large", "area market_left", "area market_right"}
    for leave in ("cancel", "stop", "end_turn"):
        assert refusal(pos, leave).code == "UNKNOWN_OPTION"


@pytest.mark.rule("J628")
@pytest.mark.parametrize(("card", "area"), [("influence_market", "market_left"), ("influence_tower", "tower")])
def test_with_one_squire_in_the_supply_influence_places_one(card, area):
    pos = position("jerusalem", hands={"Blue": [card]}, supply={"Blue": 1}).play(f"play {card}")
    if card == "influence_market":
        pos.play("area market_left")
    assert squires(pos, area) == {"Blue": 1}
    assert of(pos, "supply") == 0
    assert asked(pos) == ("Blue", "turn")


# --- which arrivals count for the baron ----------------------------------------------------------

ARRIVALS = {
    "screen": ["place market_left"],
    "influence": ["play influence_market", "area market_left", "area market_large"],
    "move2": ["play move2", "from tower", "to market_left", "stop"],
    "defector": ["play defector", "from tower", "swap 0 market_left"],
    "marshal": ["marshal_move", "from tower", "to market_left", "count 1"],
}


@pytest.mark.rule("J504", "J507")
@pytest.mark.parametrize("arrival", ARRIVALS)
@pytest.mark.parametrize(
    ("switch", "count"),
    [
        ("screen_and_cards", {"screen", "influence", "move2", "defector"}),
        ("screen_and_moves", {"screen", "move2", "defector"}),
        ("any_arrival", {"screen", "influence", "move2", "defector", "marshal"}),
    ],
)
def test_which_arrivals_count_for_the_baron(switch, count, arrival):
    pos = position(
        "jerusalem",
        options={"baron_sources": switch},
        seat="Yellow",
        screen={"Yellow": 1},
        hands={"Yellow": ["influence_market", "move2", "defector"]},
        squires={"tower": {"Yellow": 2}, "market_left": {"Blue": 1}},
    )
    play_all(pos, *ARRIVALS[arrival])
    assert squires(pos, "market_left")["Yellow"] == 1
    assert fresh(pos, "market_left") == (1 if arrival in count else 0)
