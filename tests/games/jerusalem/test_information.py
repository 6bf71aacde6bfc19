"""Who knows what (J1201-J1211)."""

import pytest

import outremer
from outremer import EVERYTHING, SPECTATOR
from outremer.bots.greedy import Greedy
from outremer.bots.uniform import Uniform
from outremer.games.jerusalem.names import CARDS
from outremer.testing import position

from .reading import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    each,
    hand_sizes,
    options,
    pass_until,
    pile,
    play_all,
    squires,
)

HIDDEN = {"silver": None, "squires": None, "supply": None, "cards": None, "hand": None}


def shown(pos, viewer, seat):
    entry = pos.view(viewer).show()["seats"][seat]
    return {key: entry[key] for key in HIDDEN}


@pytest.mark.rule("J1201", "J1202")
def test_squires_money_and_cards_behind_a_screen_are_secret():
    pos = position("jerusalem", screen={"Red": 4}, silver={"Red": 7}, hands={"Red": ["genoa", "move2"]})
    for viewer in (BLUE, YELLOW, GREEN, SPECTATOR):
        assert shown(pos, viewer, RED) == HIDDEN
    assert shown(pos, RED, RED) == {
        "silver": 7,
        "squires": 4,
        "supply": 46,
        "cards": 2,
        "hand": {"move2": 1, "genoa": 1},
    }


@pytest.mark.rule("J1202")
def test_action_cards_in_hand_lie_face_down_for_others():
    pos = position("jerusalem", hands={"Red": ["genoa", "move2"], "Blue": ["silver2"]})
    for viewer in (BLUE, YELLOW, SPECTATOR):
        row = pos.view(viewer).row
        assert (pile(row.hand[RED]), int(row.hand[RED, -1])) == ([], 2)
    own = pos.view(RED).row
    assert (sorted(pile(own.hand[RED])), int(own.hand[RED, -1])) == (["genoa", "move2"], 0)
    assert (pile(own.hand[BLUE]), int(own.hand[BLUE, -1])) == ([], 1)


@pytest.mark.rule("J1202", "J305")
def test_the_card_kept_in_the_draft_is_not_told():
    pos = position("jerusalem", phase="draft", aside=["genoa", "move2", "silver2", "squire1"]).play("keep genoa")
    assert [line.action for line in pos.log(BLUE)] == ["keep genoa"]
    for viewer in (RED, YELLOW, SPECTATOR):
        assert [line.action for line in pos.log(viewer)] == ["keep"]
        assert pile(pos.view(viewer).row.hand[BLUE]) == []
        assert not any(change.field == "hand" and change.index[1] != CARDS for change in pos.log(viewer)[0].changes)


@pytest.mark.rule("J1203")
def test_the_cards_set_aside_are_unseen_until_the_draft():
    pos = position("jerusalem", phase="auction", aside=["genoa", "move2", "silver2", "squire1"])
    for viewer in (BLUE, RED, YELLOW, GREEN, SPECTATOR):
        view = pos.view(viewer)
        assert (pile(view.row.aside), int(view.row.aside[-1])) == ([], 4)
        assert view.show()["set_aside"] == {"count": 4, "cards": {}}


@pytest.mark.rule("J1203", "J303")
def test_in_the_draft_only_the_chooser_sees_the_cards_still_there():
    pos = position("jerusalem", phase="draft", aside=["genoa", "move2", "silver2", "squire1"])
    left = ["squire1", "silver2", "move2", "genoa"]
    for chooser, card in ((BLUE, "genoa"), (RED, "squire1"), (YELLOW, "move2")):
        assert pos.seat == chooser
        for viewer in (BLUE, RED, YELLOW, GREEN, SPECTATOR):
            assert pile(pos.view(viewer).row.aside) == (left if viewer == chooser else [])
            assert int(pos.view(viewer).row.aside.sum()) == len(left)
        pos.play(f"keep {card}")
        left.remove(card)
    assert int(pos.row.aside.sum()) == 0


@pytest.mark.rule("J1203")
def test_the_draw_of_the_cards_set_aside_is_not_told():
    pos = position("jerusalem", phase="set_aside").play("card genoa")
    for viewer in (BLUE, RED, SPECTATOR):
        assert [line.action for line in pos.log(viewer)] == ["card"]
    assert [line.action for line in pos.log(EVERYTHING)] == ["card genoa"]


@pytest.mark.rule("J1204")
def test_of_the_deck_only_the_number_of_cards_is_known():
    pos = position("jerusalem", hands={"Red": ["genoa", "move2"]}, discard=["silver2"])
    for viewer in (BLUE, RED, SPECTATOR):
        view = pos.view(viewer)
        assert (pile(view.row.deck), int(view.row.deck[-1])) == ([], 24)
        assert view.show()["deck"] == 24


@pytest.mark.rule("J1204")
def test_the_card_drawn_with_the_scholars_is_seen_by_the_drawer_only():
    pos = position("jerusalem", phase="privileges", squires={"patriarchate_left": {"Red": 1}}, screen={"Red": 1})
    play_all(pos, "draw", "card influence_tower")
    assert pile(pos.view(RED).row.hand[RED]) == ["influence_tower"]
    for viewer in (BLUE, GREEN, SPECTATOR):
        row = pos.view(viewer).row
        assert (pile(row.hand[RED]), int(row.hand[RED, -1]), int(row.deck.sum())) == ([], 1, 26)
        assert [line.action for line in pos.log(viewer)] == ["draw", "card"]


@pytest.mark.rule("J1205")
def test_face_down_events_are_unknown_until_revealed():
    """No order of the events exists before: nothing of the row, not even of the true one, can tell it."""
    pos = position("jerusalem", seat="Green", round=2, events={2: "tax"})
    for viewer in (BLUE, RED, SPECTATOR, EVERYTHING):
        assert pos.view(viewer).show()["events"] == {"2": "tax"}
        assert pos.view(viewer).row.event_at.tolist() == [-1, -1, 2, -1, -1, -1]
    play_all(pos, "end_turn", "event war")
    for viewer in (BLUE, RED, SPECTATOR):
        assert pos.view(viewer).show()["events"] == {"2": "tax", "3": "war"}


@pytest.mark.rule("J1205")
def test_with_two_players_the_set_of_events_is_known():
    pos = position("jerusalem", players=2)
    assert pos.view(BLUE).board.event_used.tolist() == [1, 0, 1, 1]


@pytest.mark.rule("J1206")
def test_bids_offices_and_passes_are_open():
    pos = position("jerusalem", phase="auction", offices={"Green": "captain"})
    play_all(pos, "office marshal", "bid 3", "pass", "bid 5")
    for viewer in (BLUE, RED, YELLOW, GREEN, SPECTATOR):
        view = pos.view(viewer).show()
        assert view["auction"] == {"office": "marshal", "bid": 5, "bidder": YELLOW, "passed": [RED]}
        assert [seat["office"] for seat in view["seats"]] == [None, None, None, "captain"]


@pytest.mark.rule("J1207")
def test_what_lies_open_to_all():
    pos = position(
        "jerusalem",
        round=3,
        events={2: "tax", 3: "war"},
        squires={"market_left": {"Red": 3, "Blue": 1}},
        barons={"Red": "market_left"},
        prestige={"Red": 5},
        floors={"Green": 2},
        discard=["genoa", "move2"],
        hands={"Blue": ["move2"]},
    )
    for viewer in (BLUE, GREEN, SPECTATOR):
        view = pos.view(viewer).show()
        assert view["city"]["market_left"] == {
            "squires": [1, 3, 0, 0],
            "controller": RED,
            "baron": RED,
            "income": {"squire": 1, "silver": 2},
        }
        assert [seat["prestige"] for seat in view["seats"]] == [0, 5, 0, 0]
        assert [seat["floors"] for seat in view["seats"]] == [0, 0, 0, 2]
        assert [seat["baron"] for seat in view["seats"]] == [None, "market_left", None, None]
        assert view["events"]["3"] == "war"
        assert view["discard"] == {"move2": 1, "genoa": 1}
        assert view["deck"] == 24
        assert view["closed"] == []
    assert len(position("jerusalem", players=2).view(BLUE).show()["closed"]) == 6


@pytest.mark.rule("J1208")
def test_from_the_gifts_of_round_5_on_everything_behind_the_screens_is_open():
    words = {"screen": {"Red": 4}, "silver": {"Red": 7}, "hands": {"Red": ["genoa"], "Green": ["move2"]}, "round": 5}
    pos = position("jerusalem", phase="income", squires={"palace_left": {"Blue": 1}}, **words)
    assert shown(pos, SPECTATOR, RED) == HIDDEN
    pos.play("take")
    assert pos.over
    for viewer in (BLUE, YELLOW, SPECTATOR):
        assert shown(pos, viewer, RED) == {
            "silver": 7,
            "squires": 4,
            "supply": 46,
            "cards": 1,
            "hand": {"genoa": 1},
        }
        assert pile(pos.view(viewer).row.hand[GREEN]) == ["move2"]
        assert pile(pos.view(viewer).row.deck) == []  # the deck stays closed


@pytest.mark.rule("J1208")
@pytest.mark.parametrize("round_no", [1, 4])
def test_in_other_rounds_the_screens_stay(round_no):
    pos = position(
        "jerusalem", phase="income", round=round_no, events={4: "tax"}, squires={"palace_left": {"Blue": 1}}
    ).play("take")
    assert pos.row.round_no == round_no + 1
    assert shown(pos, BLUE, RED) == HIDDEN


@pytest.mark.rule("J1209")
def test_squires_silver_and_hand_sizes_follow_from_the_public_log():
    pos = outremer.load("jerusalem").start(seed=7)
    bot = Uniform("7")
    while pos.row.round_no < 3:
        pos.play(bot.choose(pos.view(pos.seat)))
    silver, screen, cards = [12] * 4, [0] * 4, [0] * 4
    for line in pos.log(SPECTATOR):
        for change in line.changes:
            gain = change.after - change.before
            if change.field == "silver":
                silver[change.index[0]] += gain
            elif change.field == "screen":
                screen[change.index[0]] += gain
            elif change.field == "hand":
                assert change.index[1] == CARDS  # a card whose face is not shown
                cards[change.index[0]] += gain
    assert silver == each(pos, "silver")
    assert screen == each(pos, "screen")
    assert cards == hand_sizes(pos)


@pytest.mark.rule("J1209")
@pytest.mark.parametrize(
    ("switch", "sums"),
    [
        (False, HIDDEN),
        (True, {"silver": 7, "squires": 4, "supply": 46, "cards": 2, "hand": None}),
    ],
)
def test_the_sums_are_shown_by_edition_the_cards_never(switch, sums):
    pos = position(
        "jerusalem",
        options={"open_resources": switch},
        screen={"Red": 4},
        silver={"Red": 7},
        hands={"Red": ["genoa", "move2"]},
    )
    for viewer in (BLUE, SPECTATOR):
        assert shown(pos, viewer, RED) == sums
        assert pile(pos.view(viewer).row.hand[RED]) == []


# --- nothing leaks -------------------------------------------------------------------------------


def two_worlds(**words):
    """The same table with other cards where Blue cannot look: Red's and Green's hands, the deck."""
    return [
        position("jerusalem", hands={"Blue": ["silver2"], "Red": red, "Green": green}, **words)
        for red, green in ((["defector", "genoa"], ["move2"]), (["squire1", "prestige2"], ["influence_tower"]))
    ]


CITY = {"tower": {"Blue": 2, "Red": 2, "Green": 1}, "market_left": {"Red": 3, "Blue": 1}, "nobility_left": {"Green": 1}}


@pytest.mark.rule("J1210")
@pytest.mark.parametrize(
    "words",
    [
        {"seat": "Blue"},
        {"seat": "Red"},
        {"phase": "auction"},
        {"phase": "tower"},
        {"phase": "income"},
        {"phase": "event", "round": 2, "events": {2: "war"}},
    ],
    ids=["own turn", "turn of another", "auction", "tower", "income", "event"],
)
def test_a_refusal_discloses_nothing_hidden(words):
    first, second = two_worlds(squires=CITY, **words)
    for action in range(first.game.info.actions.size):
        assert first.why(action, BLUE) == second.why(action, BLUE)


@pytest.mark.rule("J1210")
def test_a_refusal_does_not_tell_that_a_card_has_been_begun():
    pos = position("jerusalem", seat="Red", hands={"Red": ["move2"]}, squires=CITY)
    before = [pos.why(action, BLUE) for action in range(pos.game.info.actions.size)]
    play_all(pos, "play move2", "from tower")
    assert [pos.why(action, BLUE) for action in range(pos.game.info.actions.size)] == before


@pytest.mark.rule("J1210", "J304")
def test_no_decision_is_skipped_where_that_would_tell_a_card():
    alike = position("jerusalem", phase="draft", aside=["move2"] * 4)
    for chooser in ("Blue", "Red", "Yellow"):  # asked although all cards are alike
        assert asked(alike) == (chooser, "draft")
        assert options(alike) == {"keep move2"}
        alike.play("keep move2")
    empty = position("jerusalem", silver={"Blue": 0}, hands={"Blue": ["defector"]})
    assert options(empty) == {"end_turn"}
    assert asked(empty) == ("Blue", "turn")


@pytest.mark.rule("J1211")
def test_a_view_is_the_same_whatever_is_hidden_from_it():
    first, second = two_worlds(squires=CITY, screen={"Red": 3})
    for actions in ([], ["end_turn"], ["place tower", "hire"]):
        for world in (first, second):
            play_all(world, *actions)
        for viewer in (BLUE, SPECTATOR):
            assert first.view(viewer).rows.tobytes() == second.view(viewer).rows.tobytes()
            assert first.view(viewer).show() == second.view(viewer).show()
            assert first.log(viewer) == second.log(viewer)
    assert first.view(RED).rows.tobytes() != second.view(RED).rows.tobytes()


@pytest.mark.rule("J1211")
@pytest.mark.parametrize("bot", [Uniform, Greedy])
def test_bots_choose_from_the_view_of_their_seat(bot):
    """The same choice in both worlds, and one of the legal ones."""
    first, second = two_worlds(squires=CITY, screen={"Blue": 2})
    for seed in "123456":
        chosen = bot(seed).choose(first.view(BLUE))
        assert chosen == bot(seed).choose(second.view(BLUE))
        assert first.why(chosen) is None


@pytest.mark.rule("J1211")
def test_only_the_own_seat_has_options_in_a_view():
    pos = position("jerusalem", seat="Red", hands={"Red": ["move2"]}, squires=CITY)
    assert {action.text for action in pos.view(RED).legal()} == options(pos)
    assert pos.view(BLUE).legal() == pos.view(SPECTATOR).legal() == []


@pytest.mark.rule("J1211", "J1205")
def test_a_determinised_view_agrees_with_what_the_seat_knows():
    """What search makes of a view: other hands are dealt anew, everything known stays."""
    pos = position("jerusalem", hands={"Blue": ["genoa"], "Red": ["move2", "defector"]}, discard=["silver2"])
    dealt = set()
    for seed in range(30):
        row = pos.view(BLUE).determinise(seed)[0]
        assert pile(row.hand[BLUE]) == ["genoa"]
        assert pile(row.discard) == ["silver2"]
        assert (len(pile(row.hand[RED])), len(pile(row.deck))) == (2, 23)
        assert sorted(pile(row.hand[RED]) + pile(row.deck)) == sorted(pile(pos.row.hand[RED]) + pile(pos.row.deck))
        dealt.add(tuple(pile(row.hand[RED])))
    assert len(dealt) > 5


@pytest.mark.rule("J1207", "J412")
def test_the_board_stays_open_from_round_to_round():
    pos = position("jerusalem", seat="Green", squires={"palace_left": {"Green": 2}})
    pass_until(pos.play("end_turn"), "auction_office")
    assert squires(pos, "palace_left") == {"Green": 2}
    assert pos.view(BLUE).show()["city"]["palace_left"]["squires"] == [0, 0, 0, 2]
