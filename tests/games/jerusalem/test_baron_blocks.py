"""The baron on the board: what it blocks, how long it stays, what it is not (J508-J515, J521-J523)."""

import pytest

import outremer
from outremer.core.errors import IllegalAction
from outremer.games.jerusalem.names import AREA_IDS
from outremer.testing import position

from .helpers import place, shown, told, turn
from .reading import asked, each, fresh, of, offered, options, play_all, squires


def beside_blues_baron(seat="Yellow", *, area="market_large", **words):
    """Blue's baron stands in an area with 3 of his squires."""
    board = {area: {"Blue": 3}} | words.pop("squires", {})
    return turn(seat, squires=board, barons={"Blue": area}, **words)


def beside_own_baron(**words):
    """Yellow has placed 3 squires and his baron in the large Market area this turn."""
    return place(turn(**words), "market_large", 3).play("baron market_large")


# --- what a baron blocks -------------------------------------------------------------------------


@pytest.mark.rule("J508")
def test_no_other_player_deploys_beside_a_baron_for_the_rest_of_the_round():
    pos = place(position("jerusalem", turn_begun=False, seat="Blue"), "market_large", 3).play("baron market_large")
    pos.play("end_turn")
    for colour in ("Red", "Yellow", "Green"):
        assert asked(pos) == (colour, "turn")
        assert offered(pos, "place") == set(AREA_IDS) - {"market_large"}
        assert told(pos, "place market_large") == (
            "AREA_BLOCKED",
            {"owner": "Blue", "area": "the Market (large area)"},
            "Blue’s baron blocks the Market (large area); no squire may be deployed there this round.",
        )
        with pytest.raises(IllegalAction):
            pos.play("place market_large")
        pos.play("end_turn")


@pytest.mark.rule("J508")
def test_not_even_with_action_cards():
    pos = beside_blues_baron(
        squires={"tower": {"Yellow": 2}}, hands={"Yellow": ["influence_market", "move2", "defector"]}
    )
    influence = pos.copy().play("play influence_market")
    assert options(influence) == {"area market_left", "area market_right", "cancel"}
    assert told(influence, "area market_large") == (
        "INFLUENCE_BLOCKED",
        {"area": "the Market (large area)"},
        "A baron stands in the Market (large area); Overwhelming Influence cannot place squires there.",
    )
    move = pos.copy().play("play move2").play("from tower")
    assert told(move, "to market_large") == (
        "MOVE_INTO_BLOCKED",
        {"area": "the Market (large area)"},
        "A baron stands in the Market (large area); no squire may be moved into it.",
    )
    assert told(pos, "play defector") == (
        "CARD_NO_EFFECT",
        {"card": "Defector"},
        "Defector would change nothing now.",
    )


@pytest.mark.rule("J509")
@pytest.mark.parametrize("preset", ["de", "hu", "recommended"])
def test_the_owner_may_still_place_squires_beside_his_baron(preset):
    pos = beside_own_baron(preset=preset).play("place market_large")
    assert squires(pos, "market_large") == {"Yellow": 4}


@pytest.mark.rule("J509")
@pytest.mark.parametrize("edition", [{"preset": "nl"}, {"options": {"owner_may_add": False}}])
def test_by_the_dutch_rules_nobody_may(edition):
    pos = beside_own_baron(**edition)
    assert "market_large" not in offered(pos, "place")
    assert told(pos, "place market_large") == (
        "OWN_BARON_BLOCKS",
        {"area": "the Market (large area)"},
        "Your own baron blocks the Market (large area); with this edition nobody may add squires there.",
    )
    with pytest.raises(IllegalAction):
        pos.play("place market_large")


@pytest.mark.rule("J509")
def test_with_owner_may_add_others_are_still_shut_out():
    pos = beside_blues_baron(options={"owner_may_add": True})
    assert told(pos, "place market_large")[0] == "AREA_BLOCKED"


BARON_OF = pytest.mark.parametrize("owner", ["Blue", "Yellow"])
OLD = {"market_large": {"Yellow": 3, "Blue": 3}, "tower": {"Yellow": 2, "Red": 1}}


def blocked_by(owner, **words):
    """Yellow's turn; a baron, another player's or his own, stands in the large Market area."""
    return turn(squires=OLD, barons={owner: "market_large"}, hands={"Yellow": ["move2", "defector"]}, **words)


@pytest.mark.rule("J510")
@BARON_OF
def test_no_squire_is_moved_into_or_out_of_a_barons_area(owner):
    for begin in ("play move2", "marshal_move"):
        pos = blocked_by(owner).play(begin)
        assert options(pos) == {"from tower", "cancel"}
        assert told(pos, "from market_large") == (
            "MOVE_FROM_BLOCKED",
            {"area": "the Market (large area)"},
            "A baron stands in the Market (large area); no squire may be moved out of it.",
        )
        pos.play("from tower")
        assert offered(pos, "to") == set(AREA_IDS) - {"market_large", "tower"}
        assert told(pos, "to market_large")[0] == "MOVE_INTO_BLOCKED"
        assert told(pos, "to tower") == ("SAME_AREA", {}, "Source and target must be different areas.")


@pytest.mark.rule("J510")
@BARON_OF
def test_the_defector_neither_enters_nor_leaves_a_barons_area(owner):
    pos = blocked_by(owner)
    assert told(pos, "play defector")[0] == "CARD_NO_EFFECT", "no enemy is left in another area without a baron"
    board = OLD | {"palace_left": {"Red": 1}}
    pos = turn(squires=board, barons={owner: "market_large"}, hands={"Yellow": ["defector"]}).play("play defector")
    blocked = (
        "SWAP_BLOCKED",
        {"area": "the Market (large area)"},
        "A baron stands in the Market (large area); the Defector cannot be used there.",
    )
    assert told(pos, "from market_large") == blocked
    pos.play("from tower")
    assert options(pos) == {"swap 1 palace_left", "back"}
    assert told(pos, "swap 0 market_large") == blocked


@pytest.mark.rule("J511")
@BARON_OF
def test_no_squire_is_dismissed_from_a_barons_area(owner):
    pos = blocked_by(owner)
    assert told(pos, "dismiss")[:2] == ("DISMISS_NEEDS_THREE", {"need": 3, "have": 2})
    pos.play("place palace_left").play("dismiss")
    assert options(pos) == {"from tower", "from palace_left", "cancel"}
    assert told(pos, "from market_large") == (
        "DISMISS_BLOCKED",
        {"area": "the Market (large area)"},
        "A baron stands in the Market (large area); squires there cannot be dismissed.",
    )


@pytest.mark.rule("J512")
def test_only_the_barons_own_area_is_blocked():
    pos = beside_blues_baron(squires={"market_left": {"Yellow": 1}}, hands={"Yellow": ["move2"]})
    place(pos, "market_right", 3).play("baron market_right")
    assert shown(pos)["city"]["market_right"]["baron"] == 2
    play_all(pos, "place market_left", "play move2", "from market_left", "to tower", "stop")
    assert squires(pos, "market_left") == {"Yellow": 1}


@pytest.mark.rule("J513")
def test_the_baron_stays_through_phases_3_and_4_and_then_returns():
    pos = position(
        "jerusalem",
        seat="Green",
        round=2,
        events={2: "war"},
        squires={"market_large": {"Red": 3}, "templars_left": {"Blue": 2}, "nobility_left": {"Yellow": 1}},
        barons={"Red": "market_large"},
    )
    stations = []
    for action in ("end_turn", "buy 0", "skip", "take", "take", "take", "done"):
        stations.append((shown(pos)["phase"].split(",")[0], shown(pos)["city"]["market_large"]["baron"]))
        pos.play(action)
    assert stations == [("phase 2", 1), *[("phase 3", 1)] * 5, ("phase 4", 1)]
    assert asked(pos)[0] == "chance"
    pos.play("event tax")
    assert shown(pos)["round"] == 3
    assert shown(pos)["city"]["market_large"]["baron"] is None
    assert shown(pos)["seats"][1]["baron"] is None
    again = place(turn("Red", round=3, squires={"market_large": {"Red": 3}}), "market_large", 3)
    assert "baron market_large" in options(again)


@pytest.mark.rule("J514")
def test_the_baron_is_placed_once_per_round_and_not_moved_or_withdrawn():
    pos = place(beside_own_baron(), "tower", 3)
    assert not offered(pos, "baron")
    for area in ("tower", "market_large"):
        assert told(pos, f"baron {area}") == ("BARON_USED", {}, "Your baron is already on the board this round.")
    with pytest.raises(IllegalAction):
        pos.play("baron tower")
    assert [area["baron"] for area in shown(pos)["city"].values()].count(2) == 1


@pytest.mark.rule("J515")
def test_an_area_holds_at_most_one_baron():
    """Captain Red brings two squires beside Blue's baron with a card; they would be enough for his own."""
    pos = position(
        "jerusalem",
        options={"influence_into_blocked": "any"},
        offices={"Blue": 2, "Red": 1},
        seat="Red",
        squires={"market_large": {"Blue": 3}},
        barons={"Blue": "market_large"},
        hands={"Red": ["influence_market"]},
    )
    play_all(pos, "play influence_market", "area market_large", "area market_large")
    assert fresh(pos, "market_large") == 2
    assert told(pos, "baron market_large") == (
        "BARON_AREA_TAKEN",
        {"area": "the Market (large area)"},
        "A baron already stands in the Market (large area).",
    )
    assert not offered(pos, "baron")
    assert shown(pos)["city"]["market_large"]["baron"] == 0


@pytest.mark.rule("J515")
def test_a_closed_area_takes_no_baron():
    pos = position("jerusalem", players=2, seat="Blue", screen={"Blue": 3})
    code, numbers, message = told(pos, "baron nobility_large")
    assert (code, numbers) == ("AREA_CLOSED", {"area": "the Nobility (large area)"})
    assert message.endswith("Nobility (large area) is not in play with two players.")


# --- what a baron is not -------------------------------------------------------------------------


@pytest.mark.rule("J521")
def test_a_baron_counts_neither_for_control_nor_for_privileges():
    pos = position(
        "jerusalem",
        phase="privileges",
        offices={"Blue": 2, "Red": 1},
        squires={"market_large": {"Blue": 3, "Red": 3}},
        barons={"Blue": "market_large"},
    )
    assert asked(pos) == ("Red", "materials")
    assert shown(pos)["city"]["market_large"]["controller"] == 1
    pos.play("buy 0")
    assert asked(pos) == ("Red", "income")


@pytest.mark.rule("J521")
def test_a_baron_alone_controls_nothing():
    pos = position("jerusalem", phase="income", barons={"Red": "market_large"})
    assert shown(pos)["city"]["market_large"]["controller"] is None
    assert asked(pos)[0] == "chance", "nobody is offered the income"


@pytest.mark.rule("J522")
def test_the_tower_of_david_can_be_blocked_as_a_large_area():
    captain = turn("Blue")
    place(captain, "tower", 1)
    assert told(captain, "baron tower")[1] == {"need": 2, "area": "the Tower of David", "have": 1}
    place(captain, "tower", 1).play("baron tower").play("end_turn")
    assert shown(captain)["city"]["tower"]["baron"] == 0
    captain.play("hire")
    assert told(captain, "place tower") == (
        "AREA_BLOCKED",
        {"owner": "Blue", "area": "the Tower of David"},
        "Blue’s baron blocks the Tower of David; no squire may be deployed there this round.",
    )


@pytest.mark.rule("J523")
def test_a_baron_does_not_protect_from_heir_and_election():
    heir = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "heir"},
        squires={"palace_left": {"Red": 4, "Blue": 2}},
        barons={"Red": "palace_left"},
    ).play("rescue 0")
    assert squires(heir, "palace_left") == {}
    election = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "election"},
        squires={"nobility_left": {"Red": 4, "Blue": 2}},
        barons={"Red": "nobility_left"},
    )
    assert squires(election, "nobility_left") == {"Red": 2, "Blue": 2}


@pytest.mark.rule("J523")
def test_a_baron_does_not_protect_from_tax_and_war():
    tax = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "tax"},
        silver={"Red": 1},
        squires={"market_left": {"Red": 4}},
        barons={"Red": "market_left"},
    ).play("keep market_left")
    assert squires(tax, "market_left") == {"Red": 1}
    assert of(tax, "silver", 1) == 0
    war = position(
        "jerusalem",
        phase="event",
        round=2,
        events={2: "war"},
        squires={"templars_left": {"Red": 3}, "tower": {"Blue": 3}},
        barons={"Red": "templars_left", "Blue": "tower"},
    )
    play_all(war, "remove 0 tower", "remove 0 tower")
    assert squires(war, "templars_left") == {}
    assert squires(war, "tower") == {"Blue": 1}
    assert each(war, "supply") == [49, 50, 50, 50]


def test_the_place_of_a_baron_is_seen_by_everybody():
    pos = beside_own_baron()
    for viewer in (0, 1, 2, 3, outremer.SPECTATOR):
        assert shown(pos, viewer)["city"]["market_large"]["baron"] == 2
        assert [line.action for line in pos.log(viewer)][-1] == "baron market_large"


# --- the Marshal's refusals ----------------------------------------------------------------------


def test_the_marshal_moves_at_most_two_squires():
    pos = turn(squires={"tower": {"Yellow": 5}})
    play_all(pos, "marshal_move", "from tower", "to market_left")
    assert options(pos) == {"count 1", "count 2", "cancel"}
    assert told(pos, "count 3") == ("MOVE_LIMIT", {"max": 2}, "You may move at most 2 squires.")


def test_the_marshal_needs_a_squire_without_a_baron_beside_it():
    pos = turn(squires={"tower": {"Yellow": 3}}, barons={"Yellow": "tower"})
    assert told(pos, "marshal_move") == (
        "NO_OWN_SQUIRE",
        {"area": "any area without a baron"},
        "You have no squire in any area without a baron.",
    )
    pos.play("marshal_silver")
    assert told(pos, "marshal_move") == (
        "OFFICE_ABILITY_USED",
        {},
        "You have already used the ability of your office this turn.",
    )
    assert told(turn("Blue"), "marshal_move") == (
        "OFFICE_ABILITY_NOT_YOURS",
        {"office": "Marshal"},
        "Only the Marshal may do this.",
    )
