"""Phase 2, a player's turn: its course, placing squires, control (J401-J415, J426; decision D10)."""

import pytest

import outremer
from outremer.core.errors import IllegalAction
from outremer.games.jerusalem.names import AREA_IDS
from outremer.testing import position

from .helpers import shown, texts, told
from .reading import asked, each, of, offered, options, play_all, squires

TWO_PLAYER_AREAS = {area for area in AREA_IDS if not area.startswith(("patriarchate", "nobility"))}
PLACES = [f"place {area}" for area in AREA_IDS]


def controller(pos, area):
    return shown(pos)["city"][area]["controller"]


# --- the order of the turns and what they begin with ---------------------------------------------


@pytest.mark.rule("J401")
def test_in_player_order_everybody_takes_one_complete_turn():
    pos = position("jerusalem", turn_begun=False, offices={"Blue": 4, "Red": 2, "Yellow": 1, "Green": 3})
    order = []
    while asked(pos)[1] == "turn":
        order.append(asked(pos)[0])
        pos.play("place tower").play("place tower")
        assert asked(pos)[0] == order[-1], "the turn is not over before its player ends it"
        pos.play("end_turn")
    assert order == ["Yellow", "Red", "Green", "Blue"]
    assert squires(pos, "tower") == {"Blue": 2, "Red": 2, "Yellow": 2, "Green": 2}


@pytest.mark.rule("J402")
@pytest.mark.parametrize(("office", "base"), [("captain", 7), ("treasurer", 6), ("marshal", 5), ("admiral", 4)])
def test_a_turn_begins_with_the_base_squires_of_the_office(office, base):
    others = iter({1, 2, 3, 4} - {["captain", "treasurer", "marshal", "admiral"].index(office) + 1})
    offices = {"Blue": office, "Red": next(others), "Yellow": next(others), "Green": next(others)}
    pos = position("jerusalem", turn_begun=False, seat="Blue", offices=offices, screen={"Blue": 2})
    assert asked(pos) == ("Blue", "turn")
    assert each(pos, "screen") == [2 + base, 0, 0, 0], "nobody else gets his before his own turn"
    assert each(pos, "supply") == [48 - base, 50, 50, 50]


@pytest.mark.rule("J402")
def test_the_base_squires_come_once_per_turn():
    pos = position("jerusalem", turn_begun=False, seat="Blue")
    play_all(pos, "place tower", "hire", "place tower")
    assert of(pos, "screen") == 7 + 1 - 2


@pytest.mark.rule("J403")
def test_the_admirals_silver_is_paid_with_his_base_squires():
    pos = position("jerusalem", turn_begun=False, seat="Yellow")
    assert each(pos, "silver") == [12, 12, 12, 12]
    pos.play("end_turn")
    assert asked(pos) == ("Green", "turn")
    assert each(pos, "silver") == [12, 12, 12, 13]
    assert each(pos, "screen") == [0, 0, 5, 4]


@pytest.mark.rule("J404")
@pytest.mark.parametrize("left", [0, 3])
def test_a_short_supply_gives_what_is_there(left):
    board = {"tower": {"Blue": 50 - left}}
    pos = position("jerusalem", turn_begun=False, seat="Blue", squires=board)
    assert (of(pos, "screen"), of(pos, "supply")) == (left, 0)
    play_all(pos, "dismiss", "from tower", "from tower", "from tower")
    assert (of(pos, "screen"), of(pos, "supply")) == (left, 3), "the rest is lost, not owed"


@pytest.mark.rule("J404")
def test_a_short_supply_cuts_every_other_gain_too():
    card = position("jerusalem", seat="Blue", squires={"tower": {"Blue": 50}}, hands={"Blue": ["squire1_silver1"]})
    card.play("play squire1_silver1")
    assert (of(card, "screen"), of(card, "silver")) == (0, 13)
    income = position("jerusalem", phase="income", squires={"tower": {"Blue": 48}, "market_large": {"Blue": 1}})
    income.play("take")
    assert (of(income, "screen"), of(income, "supply"), of(income, "silver")) == (1, 0, 16)


# --- D10: what a turn offers ---------------------------------------------------------------------


@pytest.mark.rule("J405")
def test_acts_of_a_turn_come_in_any_order_and_repeatedly():
    pos = position(
        "jerusalem",
        seat="Yellow",
        screen={"Yellow": 4},
        silver={"Yellow": 7},
        squires={"palace_left": {"Yellow": 3}, "tower": {"Yellow": 1}},
        hands={"Yellow": ["silver2", "squire1"]},
    )
    play_all(
        pos,
        *("place market_left", "hire", "place market_left", "play squire1"),
        *("dismiss", "from palace_left", "from palace_left", "from palace_left"),
        *("place market_left", "baron market_left", "place market_left", "hire"),
        *("marshal_move", "from tower", "to nobility_left"),
        *("play silver2", "hire", "place tower"),
    )
    assert squires(pos, "market_left") == {"Yellow": 4}
    assert squires(pos, "nobility_left") == squires(pos, "tower") == {"Yellow": 1}
    assert of(pos, "silver", 2) == 7 - 3 + 1 - 3 + 2 - 3
    assert of(pos, "screen", 2) == 4 + 3 + 1 - 5
    assert options(pos) == {*PLACES, "end_turn"}


@pytest.mark.rule("J405")
def test_d10_offers_exactly_what_is_legal():
    pos = position(
        "jerusalem",
        players=3,
        seat="Red",
        screen={"Red": 4},
        silver={"Red": 3},
        squires={"tower": {"Red": 3, "Blue": 1}, "market_left": {"Blue": 3}},
        barons={"Blue": "market_left"},
        hands={"Red": ["genoa", "move2", "squire1"]},
    )
    turn = {*PLACES, "hire", "dismiss", "play genoa", "play move2", "play squire1"}
    turn |= {"marshal_silver", "marshal_move", "end_turn"}
    assert options(pos) == turn - {"place market_left"}
    play_all(pos, "place palace_left", "place palace_left", "place palace_left")
    assert options(pos) == turn - {"place market_left"} | {"baron palace_left"}
    assert pos.legal(0) == []
    assert pos.legal(2) == []


@pytest.mark.rule("J405")
def test_d10_is_never_answered_by_itself():
    pos = position("jerusalem", seat="Blue", silver={"Blue": 0}, supply={"Blue": 0}, turn_begun=False)
    assert (asked(pos), options(pos)) == (("Blue", "turn"), {"end_turn"})
    pos.play("end_turn")
    assert asked(pos) == ("Red", "turn")


@pytest.mark.rule("J405")
def test_d10_the_whole_turn_can_be_undone_up_to_its_start():
    pos = position("jerusalem", seat="Blue", hands={"Yellow": ["move2", "silver2"]}, turn_begun=False)
    pos.play("end_turn").play("end_turn")
    start = pos.rows.tobytes()
    steps = ("place tower", "hire", "place market_left", "play silver2", "marshal_move", "from tower", "to palace_left")
    play_all(pos, *steps)
    for _ in steps:
        pos.undo()
    assert pos.rows.tobytes() == start
    assert pos.undo_refused().message == "You cannot take this back: Yellow has been asked since."


BEGUN = [
    ["dismiss", "from tower", "from tower"],
    ["marshal_move"],
    ["marshal_move", "from tower"],
    ["marshal_move", "from tower", "to market_left"],
    ["play move2"],
    ["play defector"],
    ["play influence_market"],
    ["play resources2"],
]


@pytest.mark.rule("J405")
@pytest.mark.parametrize("steps", BEGUN)
def test_d10_an_act_begun_can_be_cancelled_and_others_see_nothing_of_it(steps):
    cards = ["move2", "defector", "influence_market", "resources2"]
    board = {"tower": {"Yellow": 3}, "palace_left": {"Red": 1}}
    pos = position("jerusalem", seat="Yellow", squires=board, hands={"Yellow": cards})
    before = pos.rows.tobytes()
    seen = {viewer: pos.view(viewer).rows.tobytes() for viewer in (0, 1, 3, outremer.SPECTATOR)}
    for step in steps:
        pos.play(step)
        for viewer, view in seen.items():
            assert pos.view(viewer).rows.tobytes() == view
            assert shown(pos, viewer)["decision"] == "turn"
    assert asked(pos)[1] != "turn"
    pos.play("cancel")
    assert pos.rows.tobytes() == before
    for viewer in seen:
        assert pos.log(viewer) == []


@pytest.mark.rule("J426")
def test_d10_end_turn_is_a_barrier():
    pos = position("jerusalem", seat="Blue", screen={"Blue": 1}).play("place tower").play("end_turn")
    reason = pos.undo_refused()
    assert (reason.code, reason.message) == ("UNDO_BARRIER", "You cannot take this back: Red has been asked since.")


# --- placing squires -----------------------------------------------------------------------------


@pytest.mark.rule("J406", "J409")
def test_any_number_of_squires_is_placed_over_any_number_of_areas():
    pos = position("jerusalem", seat="Red", screen={"Red": 20}, squires={"tower": {"Blue": 2}})
    assert offered(pos, "place") == set(AREA_IDS)
    play_all(pos, *PLACES, "place tower", "place tower", "place tower", "place palace_left")
    assert of(pos, "screen", 1) == 0
    assert squires(pos, "tower") == {"Blue": 2, "Red": 4}
    assert squires(pos, "palace_left") == {"Red": 2}
    for area in set(AREA_IDS) - {"tower", "palace_left"}:
        assert squires(pos, area) == {"Red": 1}


@pytest.mark.rule("J407")
def test_squires_not_placed_stay_behind_the_screen_for_later_turns():
    pos = position("jerusalem", turn_begun=False, seat="Blue").play("place tower").play("end_turn")
    assert of(pos, "screen") == 6
    later = position("jerusalem", round=2, turn_begun=False, seat="Blue", screen={"Blue": 6})
    assert of(later, "screen") == 13
    play_all(later, *["place market_large"] * 13)
    assert squires(later, "market_large") == {"Blue": 13}


@pytest.mark.rule("J408")
def test_squires_are_placed_only_from_behind_the_own_screen():
    pos = position("jerusalem", seat="Red", screen={"Blue": 5, "Red": 1})
    pos.play("place market_left")
    assert (each(pos, "screen"), each(pos, "supply")) == ([5, 0, 0, 0], [45, 49, 50, 50])
    assert told(pos, "place market_left") == (
        "NO_SQUIRE_BEHIND_SCREEN",
        {},
        "You have no squire behind your screen.",
    )
    assert not offered(pos, "place")
    with pytest.raises(IllegalAction):
        pos.play("place tower")


@pytest.mark.rule("J409")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("colour", ["Blue", "Red", "Yellow"])
def test_every_area_is_open_to_everybody(players, colour):
    pos = position("jerusalem", players=players, seat=colour, screen={colour: 1})
    assert offered(pos, "place") == set(AREA_IDS)


@pytest.mark.rule("J409")
@pytest.mark.parametrize("area", sorted(set(AREA_IDS) - TWO_PLAYER_AREAS))
def test_with_two_players_two_centres_are_closed(area):
    pos = position("jerusalem", players=2, seat="Blue", screen={"Blue": 1})
    assert offered(pos, "place") == TWO_PLAYER_AREAS
    code, numbers, message = told(pos, f"place {area}")
    assert code == "AREA_CLOSED"
    assert message == f"{numbers['area'].replace('the', 'The', 1)} is not in play with two players."
    assert numbers["area"].lower().startswith(f"the {area.partition('_')[0]} (")


@pytest.mark.rule("J410")
def test_each_squire_stands_in_exactly_one_area_and_their_number_is_not_limited():
    pos = position("jerusalem", seat="Blue", screen={"Blue": 30}, squires={"palace_left": {"Blue": 20}})
    play_all(pos, *["place palace_left"] * 30)
    assert squires(pos, "palace_left") == {"Blue": 50}
    assert pos.row.squires.sum() == 50
    assert "place palace_left" not in options(pos)


@pytest.mark.rule("J411")
def test_no_squire_is_placed_beside_another_players_baron():
    pos = position(
        "jerusalem", seat="Red", screen={"Red": 1}, squires={"market_left": {"Blue": 3}}, barons={"Blue": "market_left"}
    )
    assert offered(pos, "place") == set(AREA_IDS) - {"market_left"}
    assert told(pos, "place market_left") == (
        "AREA_BLOCKED",
        {"owner": "Blue", "area": "the Market (lower left area)"},
        "Blue’s baron blocks the Market (lower left area); no squire may be deployed there this round.",
    )


@pytest.mark.rule("J412")
def test_squires_stay_on_the_board_from_round_to_round():
    board = {"palace_large": {"Blue": 2, "Green": 1}, "tower": {"Red": 3}, "nobility_left": {"Yellow": 1}}
    pos = position("jerusalem", seat="Green", squires=board)
    play_all(pos, "end_turn", "skip", "skip", "take", "take", "event war")
    assert (shown(pos)["round"], asked(pos)[0]) == (2, "chance")
    for area, there in board.items():
        assert squires(pos, area) == there
    for card in ("move2", "genoa", "silver2", "defector"):
        pos.play(f"card {card}")
    assert asked(pos)[1] == "auction_office"
    assert {area: squires(pos, area) for area in AREA_IDS if squires(pos, area)} == board


# --- control -------------------------------------------------------------------------------------


@pytest.mark.rule("J413")
@pytest.mark.parametrize(
    ("there", "seat"),
    [
        ({"Green": 1}, 3),
        ({"Blue": 2, "Green": 3}, 3),
        ({"Blue": 2, "Red": 2, "Yellow": 3}, 2),
        ({"Blue": 4, "Red": 3, "Yellow": 3}, 0),
    ],
)
def test_who_is_alone_or_has_more_than_each_other_controls_an_area(there, seat):
    pos = position("jerusalem", seat="Blue", squires={"market_large": there})
    assert controller(pos, "market_large") == seat


@pytest.mark.rule("J414")
@pytest.mark.parametrize(
    ("offices", "seat"),
    [
        ({"Blue": 1, "Red": 2, "Yellow": 3, "Green": 4}, 1),
        ({"Blue": 1, "Red": 4, "Yellow": 3, "Green": 2}, 2),
    ],
)
def test_a_tie_is_broken_by_the_lower_office_among_the_tied(offices, seat):
    """Blue, first in order, has fewer squires and Green none: their offices decide nothing."""
    pos = position("jerusalem", offices=offices, squires={"tower": {"Blue": 1, "Red": 2, "Yellow": 2}})
    assert controller(pos, "tower") == seat


@pytest.mark.rule("J414")
def test_the_office_of_this_round_counts_not_the_last_one():
    pos = position(
        "jerusalem",
        phase="tower",
        round=2,
        offices={"Blue": 2, "Red": 1},
        last_offices={"Blue": 1, "Red": 2, "Yellow": 3, "Green": 4},
        squires={"tower": {"Blue": 1, "Red": 1}},
    )
    assert asked(pos) == ("Red", "tower_move")
    assert each(pos, "silver") == [12, 13, 12, 12]


@pytest.mark.rule("J415")
def test_an_empty_area_is_controlled_by_nobody():
    pos = position("jerusalem", seat="Blue")
    assert {controller(pos, area) for area in AREA_IDS} == {None}
    pos = position("jerusalem", phase="tower")
    assert each(pos, "silver") == [12, 12, 12, 12]
    assert asked(pos)[0] == "chance", "nobody has anything to decide in phase 3"


# --- the end of a turn ---------------------------------------------------------------------------


@pytest.mark.rule("J426")
def test_the_turn_ends_only_when_the_player_says_so_even_without_any_act():
    pos = position("jerusalem", turn_begun=False, seat="Blue")
    assert "end_turn" in options(pos)
    pos.play("end_turn")
    assert asked(pos) == ("Red", "turn")
    assert (of(pos, "screen"), pos.row.squires.sum()) == (7, 0)
    play_all(pos, *["place tower"] * 6, "hire", "place tower", "hire", "place tower", "hire", "place tower", "hire")
    assert texts(pos)[-1] == "end_turn"
    assert asked(pos) == ("Red", "turn")


@pytest.mark.rule("J426")
def test_the_last_turn_leads_to_phase_3():
    pos = position("jerusalem", seat="Green", squires={"tower": {"Red": 1}}).play("end_turn")
    assert asked(pos) == ("Red", "tower_move")
