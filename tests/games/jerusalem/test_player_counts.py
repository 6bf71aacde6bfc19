"""Three and two players (J1101-J1108)."""

import pytest

from outremer.games.jerusalem.names import AREA_IDS
from outremer.testing import position

from .reading import (
    BLUE,
    RED,
    asked,
    each,
    end_turns,
    of,
    offered,
    options,
    play_all,
    refusal,
    squires,
    weights,
)

CLOSED = [f"{centre}_{place}" for centre in ("patriarchate", "nobility") for place in ("large", "left", "right")]
OPEN = set(AREA_IDS) - set(CLOSED)


def closed_message(area):
    centre, place = area.split("_")
    where = {"large": "large area", "left": "lower left area", "right": "lower right area"}[place]
    return f"The {centre.title()} ({where}) is not in play with two players."


@pytest.mark.rule("J1101")
def test_with_three_players_the_captain_is_removed():
    pos = position("jerusalem", players=3, phase="auction")
    assert offered(pos, "office") == {"treasurer", "marshal", "admiral"}
    reason = refusal(pos, "office captain")
    assert reason.code == "OFFICE_NOT_IN_GAME"
    assert reason.numbers == {"office": "Captain", "players": 3}
    assert reason.message == "The office Captain is not used with 3 players."
    assert reason.rules == ("J1101", "J1105")


@pytest.mark.rule("J1101", "J225")
def test_with_three_players_the_offices_2_to_4_are_assigned():
    pos = position("jerusalem", players=3, phase="auction", aside=["genoa", "move2", "silver2"])
    play_all(pos, "office marshal", "bid 0", "pass", "pass", "office treasurer", "bid 0", "pass")
    assert each(pos, "office") == [3, 2, 4]
    assert asked(pos) == ("Red", "draft")


@pytest.mark.rule("J1102")
def test_with_three_players_nothing_else_changes():
    pos = position("jerusalem", players=3, screen={"Blue": 1})
    assert offered(pos, "place") == set(AREA_IDS)
    assert pos.view(BLUE).show()["closed"] == []
    assert sum(weights(position("jerusalem", players=3, phase="set_aside")).values()) == 27
    assert set(weights(position("jerusalem", players=3, phase="marker"))) == {
        "event heir",
        "event election",
        "event tax",
        "event war",
    }


@pytest.mark.rule("J1102", "J810")
def test_with_three_players_all_privileges_are_in_play():
    city = {"patriarchate_left": {"Red": 1}, "market_left": {"Red": 1}, "nobility_left": {"Red": 1}}
    pos = position("jerusalem", players=3, phase="privileges", squires=city, screen={"Red": 1})
    seen = []
    for answer in ("skip", "buy 0", "skip"):
        seen.append(asked(pos)[1])
        pos.play(answer)
    assert seen == ["scholars", "materials", "intrigue"]


@pytest.mark.rule("J1102", "J822")
def test_with_three_players_there_is_no_fourth_seat():
    pos = position("jerusalem", players=3, phase="privileges", squires={"nobility_left": {"Red": 1}})
    assert options(pos) == {"steal 0", "steal 2", "skip"}
    assert refusal(pos, "steal 3").code == "UNKNOWN_OPTION"


@pytest.mark.rule("J1103")
@pytest.mark.parametrize(
    ("round_no", "seen", "left"),
    [(1, {}, {"heir", "tax", "war"}), (2, {2: "tax"}, {"heir", "war"}), (3, {2: "tax", 3: "war"}, {"heir"})],
)
def test_with_two_players_the_election_is_removed_and_all_other_events_are_used(round_no, seen, left):
    pos = position("jerusalem", players=2, phase="marker", round=round_no, events=seen)
    assert weights(pos) == {f"event {name}": 1 for name in left}
    assert refusal(pos, "event election").code == "UNKNOWN_OPTION"


@pytest.mark.rule("J1104")
def test_with_two_players_two_influence_cards_are_taken_out():
    deck = weights(position("jerusalem", players=2, phase="set_aside"))
    assert sum(deck.values()) == 25
    assert {card for card in deck if "influence" in card} == {
        "card influence_palace",
        "card influence_templars",
        "card influence_market",
        "card influence_tower",
    }


@pytest.mark.rule("J1105")
@pytest.mark.parametrize("office", ["captain", "treasurer"])
def test_with_two_players_only_marshal_and_admiral_are_used(office):
    pos = position("jerusalem", players=2, phase="auction", aside=["genoa", "move2"])
    assert offered(pos, "office") == {"marshal", "admiral"}
    assert refusal(pos, f"office {office}").numbers == {"office": office.title(), "players": 2}
    play_all(pos, "office admiral", "bid 3", "pass")
    assert each(pos, "office") == [4, 3]
    assert each(pos, "silver") == [9, 12]
    assert asked(pos) == ("Red", "draft")


@pytest.mark.rule("J1106")
def test_with_two_players_squires_are_placed_in_10_areas_only():
    pos = position("jerusalem", players=2, screen={"Blue": 1})
    assert len(OPEN) == 10
    assert offered(pos, "place") == OPEN
    for area in CLOSED:
        reason = refusal(pos, f"place {area}")
        assert reason.code == "AREA_CLOSED"
        assert reason.message == closed_message(area)
        assert reason.rules == ("J1106", "J1107")


@pytest.mark.rule("J1107")
@pytest.mark.parametrize(
    "chain", [["marshal_move", "from tower"], ["play move2", "from tower"]], ids=["marshal", "move2"]
)
def test_with_two_players_no_squire_is_moved_into_a_closed_centre(chain):
    pos = position("jerusalem", players=2, squires={"tower": {"Blue": 2}}, hands={"Blue": ["move2"]})
    play_all(pos, *chain)
    assert offered(pos, "to") == OPEN - {"tower"}
    for area in CLOSED:
        assert refusal(pos, f"to {area}").code == "AREA_CLOSED"


@pytest.mark.rule("J1107")
def test_with_two_players_the_tower_move_cannot_enter_a_closed_centre():
    pos = position("jerusalem", players=2, phase="tower", squires={"tower": {"Red": 1}})
    assert offered(pos, "to") == OPEN - {"tower"}
    for area in CLOSED:
        assert refusal(pos, f"to {area}").code == "AREA_CLOSED"


@pytest.mark.rule("J1107")
def test_with_two_players_no_baron_enters_a_closed_centre():
    pos = position("jerusalem", players=2, options={"promo_foreign_baron": "on"}, foreign_baron=("Blue", None))
    for area in CLOSED:
        assert refusal(pos, f"baron {area}").code == "AREA_CLOSED"
        assert refusal(pos, f"foreign_baron {area}").code == "AREA_CLOSED"


@pytest.mark.rule("J1107")
def test_with_two_players_closed_centres_bring_no_income_and_no_privilege():
    """Every open area is Blue's: he is asked in the Market and for nine incomes, for nothing else."""
    pos = position("jerusalem", players=2, phase="privileges", squires={area: {"Blue": 1} for area in OPEN})
    assert asked(pos) == ("Blue", "materials")
    pos.play("buy 0")
    areas = 0
    while asked(pos) == ("Blue", "income"):
        areas += 1
        pos.play("take")
    assert areas == 9
    assert (of(pos, "screen"), of(pos, "silver")) == (8 + 4, 12 + 8)
    assert pos.view(RED).show()["closed"] == CLOSED
    assert not set(CLOSED) & set(pos.view(RED).show()["city"])


@pytest.mark.rule("J1108")
def test_with_two_players_all_other_rules_hold():
    """A turn with baron, hire and card, the Tower, the Market, the King's Gifts and the building."""
    pos = position(
        "jerusalem",
        players=2,
        round=5,
        turn_begun=False,
        hands={"Blue": ["genoa"], "Red": ["move2"]},
        squires={"tower": {"Red": 1}},
    )
    assert of(pos, "screen") == 5  # the Marshal
    play_all(pos, *["place market_left"] * 3)
    assert refusal(pos.copy(), "baron market_large").numbers["need"] == 3
    play_all(pos, "baron market_left", "hire", "play genoa", "hire", "marshal_silver", "end_turn")
    assert of(pos, "silver") == 12 - 3 - 2 + 1
    assert (of(pos, "screen", RED), of(pos, "silver", RED)) == (4, 13)  # the Admiral
    assert refusal(pos, "place market_left").code == "AREA_BLOCKED"
    end_turns(pos)
    assert asked(pos) == ("Red", "tower_move")
    assert of(pos, "silver", RED) == 14
    assert refusal(pos, "to market_left").code == "TOWER_TARGET_BLOCKED"
    pos.play("skip")
    assert asked(pos) == ("Blue", "materials")
    pos.play("buy 4")
    assert (of(pos, "silver"), of(pos, "prestige")) == (0, 4)
    assert asked(pos) == ("Blue", "income")
    pos.play("take")  # 1 squire, 2 silver
    assert pos.over
    # Gifts: Blue most squires (5 to 4), Red most silver and a card. Blue builds first: 7 = 3 + 4; Red 4 = 2, 2 left.
    assert each(pos, "screen") == [5, 4]
    assert each(pos, "floors") == [2, 1]
    assert each(pos, "prestige") == [0, 2]
    assert pos.returns == (1, -1)


@pytest.mark.rule("J1108", "J911", "J931", "J941")
def test_with_two_players_the_events_are_played_as_usual():
    heir = position(
        "jerusalem",
        players=2,
        phase="event",
        round=2,
        events={2: "heir"},
        squires={"palace_left": {"Red": 3}},
        barons={"Red": "tower"},
    ).play("rescue 2")
    assert squires(heir, "tower") == {"Red": 2}
    war = position(
        "jerusalem",
        players=2,
        phase="event",
        round=3,
        events={3: "war"},
        squires={"templars_left": {"Blue": 3}, "tower": {"Red": 3}},
    )
    assert refusal(war, "remove 2 tower").code == "UNKNOWN_OPTION"
    play_all(war, "remove 1 tower", "remove 1 tower")
    assert squires(war, "tower") == {"Red": 1}
