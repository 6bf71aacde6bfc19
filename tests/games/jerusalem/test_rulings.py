"""The engine's own rulings G1 to G8 (section 10 of RULES.md)."""

import outremer
from outremer.testing import position


def code(pos, action, seat=None):
    reason = pos.why(action, seat)
    return reason.code if reason else None


def test_g1_white_baron_alone_rescues_into_its_area():
    pos = position(
        "jerusalem",
        options={"promo_foreign_baron": "on"},
        round=2,
        phase="event",
        events={2: "heir"},
        squires={"palace_large": {"Blue": 3}, "market_left": {"Blue": 3}},
        foreign_baron=("Blue", "market_left"),
    )
    assert [a.text for a in pos.legal()] == ["rescue 0", "rescue 1", "rescue 2"]
    pos.play("rescue 2")
    assert pos.row.squires[0, 10] == 5
    assert pos.row.squires[0, :3].sum() == 0


def test_g2_same_area_is_tested_before_barons():
    pos = position("jerusalem", phase="tower", squires={"tower": {"Red": 3}}, barons={"Red": "tower"})
    assert pos.seat == 1
    assert code(pos, "to tower") == "SAME_AREA"


def test_g3_defector_without_partner_elsewhere():
    pos = position(
        "jerusalem",
        seat="Blue",
        hands={"Blue": ["defector"]},
        squires={"market_left": {"Blue": 1, "Red": 1}, "tower": {"Blue": 1}},
    )
    pos.play("play defector")
    reason = pos.why("from market_left")
    assert reason.code == "CARD_NO_EFFECT"
    assert reason.numbers == {"card": "Defector"}
    assert code(pos, "from tower") is None


def test_g4_marshal_without_a_squire_that_could_move():
    pos = position("jerusalem", seat="Yellow", squires={"tower": {"Yellow": 3}}, barons={"Yellow": "tower"})
    reason = pos.why("marshal_move")
    assert reason.code == "NO_OWN_SQUIRE"
    assert reason.message == "You have no squire in any area without a baron."


def test_g5_seats_that_do_not_take_part():
    pos = position(
        "jerusalem",
        players=3,
        seat="Blue",
        hands={"Blue": ["defector"]},
        squires={"market_left": {"Blue": 1}, "tower": {"Red": 1}},
    )
    pos.play("play defector").play("from market_left")
    assert code(pos, "swap 3 tower") == "UNKNOWN_OPTION"
    assert code(pos, "swap 0 tower") == "UNKNOWN_OPTION"
    assert code(pos, "swap 1 tower") is None


def test_g6_no_purse_can_outgrow_the_bids():
    from outremer.games.jerusalem import data
    from outremer.games.jerusalem.actions import MAX_BID

    assert data.most_silver(data.read(None), "attested") == 165 <= MAX_BID


def test_g7_results_are_evenly_spaced():
    pos = position(
        "jerusalem",
        phase="game_end",
        round=5,
        floors={"Blue": 3, "Red": 6, "Yellow": 5, "Green": 4},
    )
    assert pos.over
    assert pos.returns == (-1.0, 1.0, 1 - 2 / 3, 1 - 4 / 3)


def test_g8_sums_are_known_but_not_shown():
    pos = position("jerusalem", seat="Blue", silver={"Red": 9}, screen={"Red": 4}, hands={"Red": ["genoa"]})
    view = pos.view(0)
    assert (view.row.silver[1], view.row.screen[1], view.row.hand[1].sum()) == (9, 4, 1)
    assert view.row.hand[1, :-1].sum() == 0
    shown = view.show()["seats"][1]
    assert (shown["silver"], shown["squires"], shown["cards"], shown["hand"]) == (None, None, None, None)
    everything = pos.view(outremer.EVERYTHING).show()["seats"][1]
    assert (everything["silver"], everything["hand"]) == (9, {"genoa": 1})
