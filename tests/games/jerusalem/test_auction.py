"""Phase 1: the cards set aside, the office auction (J207-J229; decisions D01, D02, D03)."""

import pytest

import outremer
from outremer.core.errors import CannotUndo, IllegalAction
from outremer.testing import position

from .helpers import offices, shown, texts, told
from .reading import each, play_all

ASIDE = ["move2", "genoa", "silver2", "defector"]
OTHERS = (1, 2, 3, outremer.SPECTATOR)


def auction(players=4, opener="Blue", **words):
    return position("jerusalem", players=players, phase="auction", opener=opener, aside=ASIDE[:players], **words)


# --- the cards set aside -------------------------------------------------------------------------


@pytest.mark.rule("J207")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_cards_as_players_are_set_aside_face_down(players):
    pos = position("jerusalem", players=players, phase="set_aside", round=2, floors={"Blue": 1})
    cards = 25 if players == 2 else 27
    for card in ASIDE[:players]:
        assert pos.seat == outremer.CHANCE
        pos.play(f"card {card}")
    assert pos.seat == 0
    assert sum(pos.row.aside) == players
    for viewer in (*range(players), outremer.SPECTATOR):
        assert shown(pos, viewer)["set_aside"] == {"count": players, "cards": {}}
        assert shown(pos, viewer)["deck"] == cards - players


@pytest.mark.rule("J207")
def test_the_log_does_not_name_the_cards_set_aside():
    pos = position("jerusalem", phase="set_aside", round=2, floors={"Blue": 1})
    play_all(pos, *(f"card {card}" for card in ASIDE))
    for viewer in (0, 1, outremer.SPECTATOR):
        assert [line.action for line in pos.log(viewer)] == ["card"] * 4


@pytest.mark.rule("J207", "J208")
def test_no_card_is_shown_to_anybody_before_every_office_is_sold():
    pos = auction()
    for action in ("office captain", "bid 0", "pass", "pass", "pass", "office admiral", "bid 0", "pass", "pass"):
        pos.play(action)
        for viewer in (0, 1, 2, 3):
            assert shown(pos, viewer)["set_aside"] == {"count": 4, "cards": {}}
    assert offices(pos) == ["captain", "admiral", None, None], "the offices are sold one after another"
    assert shown(pos)["decision"] == "auction_office"


# --- who opens -----------------------------------------------------------------------------------


@pytest.mark.rule("J209")
def test_the_highest_tower_opens():
    pos = position("jerusalem", phase="opener", round=3, floors={"Blue": 1, "Yellow": 2}, prestige={"Blue": 9})
    assert pos.seat == 2


@pytest.mark.rule("J210")
def test_among_the_highest_towers_more_prestige_opens():
    pos = position(
        "jerusalem",
        phase="opener",
        round=3,
        floors={"Red": 2, "Green": 2, "Blue": 1},
        prestige={"Red": 1, "Green": 3, "Blue": 9},
        last_offices={"Blue": 1, "Red": 2, "Yellow": 3, "Green": 4},
    )
    assert pos.seat == 3


@pytest.mark.rule("J211")
def test_if_they_still_tie_the_lower_office_of_the_last_round_opens():
    pos = position(
        "jerusalem",
        phase="opener",
        round=3,
        floors={"Blue": 2, "Red": 2, "Yellow": 2, "Green": 1},
        prestige={"Blue": 1, "Red": 4, "Yellow": 4, "Green": 4},
        last_offices={"Blue": 2, "Red": 4, "Yellow": 3, "Green": 1},
    )
    assert pos.seat == 2


@pytest.mark.rule("J212")
def test_in_round_1_towers_and_prestige_decide_nothing():
    ahead = {"floors": {"Red": 3}, "prestige": {"Red": 9}}
    drawn = position("jerusalem", phase="opener", round=1, **ahead)
    assert texts(drawn) == ["opener 0", "opener 1", "opener 2", "opener 3"]
    named = position("jerusalem", phase="opener", round=1, options={"first_opener": "seat(2)"}, **ahead)
    assert named.seat == 2


@pytest.mark.rule("J209", "J212")
@pytest.mark.parametrize("opener", ["random", "seat(0)", "seat(2)"])
def test_first_opener_holds_for_round_1_only(opener):
    pos = position("jerusalem", phase="opener", round=2, options={"first_opener": opener}, floors={"Red": 1})
    assert pos.seat == 1


# --- opening (D01, D02) --------------------------------------------------------------------------


@pytest.mark.rule("J213", "J214")
def test_the_opener_chooses_an_office_and_bids_any_whole_amount():
    pos = auction(silver={"Blue": 5})
    assert texts(pos) == ["office captain", "office treasurer", "office marshal", "office admiral"]
    pos.play("office marshal")
    assert texts(pos) == [*(f"bid {n}" for n in range(6)), "cancel"]


@pytest.mark.rule("J213")
@pytest.mark.parametrize("begun", [[], ["office captain"]])
def test_the_opener_may_not_pass(begun):
    pos = play_all(auction(), *begun)
    assert told(pos, "pass") == (
        "OPENER_MUST_BID",
        {},
        "You open this auction: choose an office and make a bid of 0 or more.",
    )
    assert "pass" not in texts(pos)
    with pytest.raises(IllegalAction):
        pos.play("pass")


@pytest.mark.rule("J214")
@pytest.mark.parametrize("typed", ["bid 2.5", "bid 2,5", "bid 0.1"])
def test_a_typed_bid_must_be_a_whole_number(typed):
    pos = auction().play("office captain")
    assert told(pos, typed) == ("BID_NOT_WHOLE", {}, "Bids are whole numbers of silver.")
    with pytest.raises(IllegalAction, match="Bids are whole numbers of silver"):
        pos.play(typed)


@pytest.mark.rule("J214", "J226")
def test_an_opening_bid_of_0_can_win():
    pos = play_all(auction(), "office captain", "bid 0", "pass", "pass", "pass")
    assert offices(pos) == ["captain", None, None, None]
    assert each(pos, "silver") == [12, 12, 12, 12]


@pytest.mark.rule("J213")
def test_d01_bidding_without_an_office_is_no_option():
    pos = auction()
    assert told(pos, "bid 3")[0] == "UNKNOWN_OPTION"
    assert told(pos, "office captain", 1) == ("NOT_YOUR_DECISION", {"player": "Blue"}, "It is Blue’s decision now.")


@pytest.mark.rule("J217")
def test_d02_cancel_leaves_no_trace_and_others_see_the_office_only_with_the_bid():
    pos = auction()
    before = pos.rows.tobytes()
    seen = {viewer: pos.view(viewer).rows.tobytes() for viewer in OTHERS}
    for office in ("captain", "admiral"):
        pos.play(f"office {office}")
        for viewer in OTHERS:
            assert pos.view(viewer).rows.tobytes() == seen[viewer]
            assert shown(pos, viewer)["decision"] == "auction_office"
            assert shown(pos, viewer)["auction"] is None
        pos.play("cancel")
        assert pos.rows.tobytes() == before
    for viewer in OTHERS:
        assert pos.log(viewer) == []
    play_all(pos, "office marshal", "bid 2")
    for viewer in OTHERS:
        assert [line.action for line in pos.log(viewer)] == ["bid 2"]
        assert shown(pos, viewer)["auction"]["office"] == "marshal"


@pytest.mark.rule("J213")
def test_d01_the_choice_of_office_can_be_undone_the_bid_cannot():
    pos = auction()
    before = pos.rows.tobytes()
    assert pos.play("office captain").undo().rows.tobytes() == before
    play_all(pos, "office treasurer", "bid 1")
    reason = pos.undo_refused()
    assert (reason.code, reason.message) == (
        "UNDO_BARRIER",
        "You cannot take this back: Red has been asked since.",
    )
    with pytest.raises(CannotUndo):
        pos.undo()


@pytest.mark.rule("J213", "J218", "J227")
def test_d02_without_silver_the_opening_bid_is_0_at_once():
    pos = auction(silver={"Blue": 0, "Red": 0, "Yellow": 3, "Green": 0}).play("office admiral")
    assert shown(pos)["auction"] == {"office": "admiral", "bid": 0, "bidder": 0, "passed": [1]}
    assert (pos.seat, texts(pos)) == (2, ["bid 1", "bid 2", "bid 3", "pass"])
    assert pos.undo_refused().code == "UNDO_BARRIER"


# --- bidding (D03) -------------------------------------------------------------------------------


@pytest.mark.rule("J215")
def test_d03_clockwise_everybody_raises_or_passes_as_often_as_needed():
    pos = auction(opener="Yellow").play("office captain").play("bid 2")
    asked = []
    for action in ("bid 3", "bid 5", "pass", "bid 6", "pass", "bid 8"):
        asked.append(pos.seat)
        pos.play(action)
    assert asked == [3, 0, 1, 2, 3, 0]
    assert pos.seat == 2
    assert texts(pos) == ["bid 9", "bid 10", "bid 11", "bid 12", "pass"]


@pytest.mark.rule("J215")
@pytest.mark.parametrize("bid", [0, 3, 4])
def test_a_raise_is_at_least_1_above_the_bid(bid):
    pos = play_all(auction(), "office captain", "bid 4")
    assert told(pos, f"bid {bid}") == (
        "BID_TOO_LOW",
        {"min": 5, "bid": 4},
        "Your bid must be at least 5; the current bid is 4.",
    )
    assert f"bid {bid}" not in texts(pos)
    assert texts(pos)[0] == "bid 5"
    with pytest.raises(IllegalAction):
        pos.play(f"bid {bid}")


@pytest.mark.rule("J215")
def test_who_has_an_office_is_not_asked():
    pos = auction(opener="Yellow", offices={"Green": "captain", "Red": "admiral"})
    play_all(pos, "office marshal", "bid 1")
    assert pos.seat == 0
    play_all(pos, "bid 2")
    assert pos.seat == 2


@pytest.mark.rule("J216")
def test_who_passes_is_out_of_this_auction_only():
    pos = play_all(auction(), "office captain", "bid 0", "pass", "bid 1", "pass")
    assert told(pos, "bid 2", 1) == (
        "ALREADY_PASSED",
        {},
        "You have passed in this auction; you may join the next one.",
    )
    asked = [pos.seat]
    for action in ("bid 2", "bid 3", "bid 4"):
        pos.play(action)
        asked.append(pos.seat)
    assert asked == [0, 2, 0, 2], "Red and Green have passed"
    pos.play("pass")
    assert offices(pos) == ["captain", None, None, None]
    assert pos.seat == 1
    play_all(pos, "office treasurer", "bid 0", "pass", "bid 1")
    assert pos.seat == 1, "who passed before takes part in the next auction"
    assert each(pos, "passed") == [0, 0, 1, 0]


@pytest.mark.rule("J217")
def test_bids_bidder_and_passes_lie_open():
    pos = play_all(auction(), "office treasurer", "bid 1", "pass", "bid 4")
    for viewer in (0, 1, 2, 3, outremer.SPECTATOR):
        assert shown(pos, viewer)["auction"] == {"office": "treasurer", "bid": 4, "bidder": 2, "passed": [1]}
        assert [line.action for line in pos.log(viewer)][-3:] == ["bid 1", "pass", "bid 4"]


@pytest.mark.rule("J218")
def test_nobody_bids_more_than_he_owns_at_that_moment():
    pos = auction(silver={"Blue": 12, "Red": 5}).play("office captain")
    assert told(pos, "bid 13") == (
        "BID_OVER_CASH",
        {"bid": 13, "have": 12},
        "You cannot bid 13: you own only 12 silver.",
    )
    play_all(pos, "bid 2")
    assert texts(pos) == ["bid 3", "bid 4", "bid 5", "pass"]
    assert told(pos, "bid 6") == ("BID_OVER_CASH", {"bid": 6, "have": 5}, "You cannot bid 6: you own only 5 silver.")
    with pytest.raises(IllegalAction):
        pos.play("bid 6")


@pytest.mark.rule("J219")
def test_the_auction_ends_when_all_but_the_highest_bidder_have_passed():
    pos = play_all(auction(), "office captain", "bid 1", "bid 2", "pass", "pass")
    assert offices(pos) == [None] * 4, "Blue has not passed yet"
    assert pos.seat == 0
    pos.play("pass")
    assert offices(pos) == [None, "captain", None, None]
    assert shown(pos)["auction"] is None


@pytest.mark.rule("J219")
def test_two_bidders_may_raise_each_other_until_one_passes():
    pos = play_all(auction(), "office captain", "bid 1", "pass", "pass", "bid 2")
    for seat, bid in ((0, 3), (3, 4), (0, 5), (3, 6)):
        assert pos.seat == seat
        pos.play(f"bid {bid}")
        assert offices(pos) == [None] * 4
    pos.play("pass")
    assert offices(pos) == [None, None, None, "captain"]


@pytest.mark.rule("J220", "J221")
def test_only_the_winner_pays():
    pos = play_all(auction(), "office marshal", "bid 3", "bid 5", "bid 6", "bid 7", "pass", "pass", "pass")
    assert offices(pos) == [None, None, None, "marshal"]
    assert each(pos, "silver") == [12, 12, 12, 5]


@pytest.mark.rule("J222")
def test_who_has_won_an_office_may_not_bid_again():
    pos = play_all(auction(), "office captain", "bid 2", "pass", "pass", "pass")
    for action in ("bid 3", "pass", "office marshal"):
        assert told(pos, action, 0) == (
            "HAS_OFFICE",
            {"office": "Captain"},
            "You already hold the office Captain and cannot bid again this round.",
        )
    asked = []
    for action in ("office marshal", "bid 0", "bid 1", "bid 2", "bid 3", "pass", "pass"):
        asked.append(pos.seat)
        pos.play(action)
    assert 0 not in asked


@pytest.mark.rule("J223")
def test_the_next_auction_is_opened_left_of_the_winner():
    pos = play_all(auction(), "office captain", "bid 0", "pass", "bid 1", "pass", "pass")
    assert offices(pos) == [None, None, "captain", None]
    assert (pos.seat, shown(pos)["decision"]) == (3, "auction_office")


@pytest.mark.rule("J223")
def test_a_left_neighbour_with_an_office_is_skipped():
    pos = auction(opener="Red", offices={"Yellow": "captain", "Green": "admiral"})
    play_all(pos, "office treasurer", "bid 0", "pass")
    assert offices(pos) == ["marshal", "treasurer", "captain", "admiral"]
    pos = play_all(auction(opener="Red", offices={"Yellow": "captain"}), "office admiral", "bid 0", "pass", "pass")
    assert offices(pos) == [None, "admiral", "captain", None]
    assert pos.seat == 3


@pytest.mark.rule("J224")
def test_further_auctions_offer_the_offices_that_are_left():
    pos = play_all(auction(), "office captain", "bid 0", "pass", "pass", "pass")
    assert texts(pos) == ["office treasurer", "office marshal", "office admiral"]
    assert told(pos, "office captain") == (
        "OFFICE_TAKEN",
        {"office": "Captain", "player": "Blue"},
        "The office Captain has already been assigned to Blue.",
    )
    with pytest.raises(IllegalAction):
        pos.play("office captain")
    pos.play("office admiral")
    assert texts(pos) == [*(f"bid {n}" for n in range(13)), "cancel"], "a bid of 0 opens again"
    play_all(pos, "bid 2", "bid 3", "pass", "pass")
    assert offices(pos) == ["captain", None, "admiral", None]
    assert each(pos, "silver") == [12, 12, 9, 12]


@pytest.mark.rule("J225")
def test_the_last_player_without_office_takes_the_last_one_free():
    pos = auction(opener="Red", offices={"Blue": "admiral", "Yellow": "captain"}, silver={"Green": 7})
    play_all(pos, "office treasurer", "bid 4", "pass")
    assert offices(pos) == ["admiral", "treasurer", "captain", "marshal"]
    assert each(pos, "silver") == [12, 8, 12, 7]
    assert shown(pos)["decision"] == "draft"


@pytest.mark.rule("J225")
@pytest.mark.parametrize(("players", "auctions"), [(2, 1), (3, 2), (4, 3)])
def test_one_auction_fewer_than_players(players, auctions):
    pos, held = auction(players), 0
    while shown(pos)["decision"] == "auction_office":
        play_all(pos, texts(pos)[0], "bid 0")
        while shown(pos)["decision"] == "auction_reply":
            pos.play("pass")
        held += 1
    assert held == auctions
    assert None not in offices(pos)


@pytest.mark.rule("J226")
@pytest.mark.parametrize("bid", [0, 5, 12])
def test_if_nobody_raises_the_opener_pays_his_opening_bid(bid):
    pos = play_all(auction(silver={"Blue": 12, "Red": 13, "Yellow": 13, "Green": 13}), "office treasurer", f"bid {bid}")
    play_all(pos, "pass", "pass", "pass")
    assert offices(pos)[0] == "treasurer"
    assert each(pos, "silver") == [12 - bid, 13, 13, 13]


@pytest.mark.rule("J227")
def test_who_cannot_raise_passes_by_himself():
    pos = auction(silver={"Red": 3, "Yellow": 4}).play("office captain").play("bid 3")
    assert pos.seat == 2
    assert shown(pos)["auction"]["passed"] == [1]
    assert texts(pos) == ["bid 4", "pass"]
    pos = play_all(auction(silver={"Red": 3, "Yellow": 2, "Green": 0}), "office captain", "bid 3")
    assert offices(pos) == ["captain", None, None, None], "nobody can raise: sold at once"
    assert each(pos, "silver") == [9, 3, 2, 0]


# --- what the offices are for --------------------------------------------------------------------


@pytest.mark.rule("J228")
def test_office_numbers_fix_the_order_of_the_draft_and_of_the_turns():
    pos = auction(opener="Yellow")
    play_all(pos, "office admiral", "bid 0", "pass", "pass", "pass")
    play_all(pos, "office captain", "bid 0", "pass", "pass")
    play_all(pos, "office marshal", "bid 0", "pass")
    assert offices(pos) == ["marshal", "treasurer", "admiral", "captain"]
    order = []
    while shown(pos)["decision"] == "draft":
        order.append(pos.seat)
        pos.play(texts(pos)[0])
    assert order == [3, 1, 0]
    order = []
    while pos.seat >= 0:
        order.append(pos.seat)
        pos.play("end_turn")
    assert order == [3, 1, 0, 2]


@pytest.mark.rule("J229")
def test_squires_and_silver_of_an_office_come_in_the_owners_turn():
    pos = play_all(auction(2), "office admiral", "bid 0", "pass")
    assert offices(pos) == ["admiral", "marshal"]
    assert (pos.row.screen[:2].tolist(), pos.row.silver[:2].tolist()) == ([0, 0], [12, 12])
    pos.play("keep move2")
    assert (pos.seat, shown(pos)["decision"]) == (1, "turn")
    assert (pos.row.screen[:2].tolist(), pos.row.silver[:2].tolist()) == ([0, 5], [12, 12])
    pos.play("end_turn")
    assert (pos.seat, shown(pos)["decision"]) == (0, "turn")
    assert (pos.row.screen[:2].tolist(), pos.row.silver[:2].tolist()) == ([4, 5], [13, 12])


@pytest.mark.rule("J229")
def test_the_ability_of_an_office_is_used_in_its_owners_turn():
    pos = position("jerusalem", seat="Red")
    code, numbers, message = told(pos, "marshal_silver")
    assert (code, numbers) == ("OFFICE_ABILITY_NOT_YOURS", {"office": "Marshal"})
    assert message == "Only the Marshal may do this."
    assert told(pos, "marshal_silver", 2)[0] == "NOT_YOUR_DECISION"
    pos.play("end_turn").play("marshal_silver")
    assert each(pos, "silver") == [12, 12, 13, 12]
    assert told(pos, "marshal_silver") == (
        "OFFICE_ABILITY_USED",
        {},
        "You have already used the ability of your office this turn.",
    )
