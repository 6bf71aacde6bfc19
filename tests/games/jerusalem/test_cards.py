"""Action cards: when they are played, and those that bring resources or mercenaries (J601-J614, J621-J623)."""

import pytest

import outremer
from outremer.testing import position

from .reading import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    each,
    end_turns,
    hand,
    hand_sizes,
    of,
    options,
    pass_on,
    pass_until,
    pile,
    play_all,
    refusal,
    squires,
    weights,
)

INFLUENCE = [f"influence_{centre}" for centre in ("palace", "templars", "patriarchate", "market", "nobility", "tower")]

# --- cards in general ----------------------------------------------------------------------------


@pytest.mark.rule("J601")
def test_one_card_a_round_from_the_draft_and_one_more_from_the_scholars():
    pos = position(
        "jerusalem",
        phase="draft",
        aside=["squire1", "silver2", "prestige2", "genoa"],
        squires={"patriarchate_large": {"Yellow": 1}},
        screen={"Yellow": 1},
    )
    play_all(pos, "keep genoa", "keep squire1", "keep silver2")
    assert hand_sizes(pos) == [1, 1, 1, 1]
    end_turns(pos)
    assert asked(pos) == ("Yellow", "scholars")
    play_all(pos, "draw", "card move2")
    assert hand_sizes(pos) == [1, 1, 2, 1]
    assert hand(pos, YELLOW) == ["silver2", "move2"]


@pytest.mark.rule("J602")
def test_a_card_is_hidden_until_it_is_played():
    pos = position("jerusalem", hands={"Blue": ["prestige2"]})
    assert pile(pos.view(RED).row.hand[BLUE]) == []
    assert pos.view(RED).row.hand[BLUE, -1] == 1
    assert pile(pos.view(BLUE).row.hand[BLUE]) == ["prestige2"]
    pos.play("play prestige2")
    assert pos.view(RED).show()["discard"] == {"prestige2": 1}
    assert pos.view(RED).row.hand[BLUE, -1] == 0


@pytest.mark.rule("J602")
def test_a_card_one_does_not_hold_cannot_be_played():
    pos = position("jerusalem", hands={"Blue": ["silver2"], "Red": ["genoa"]})
    reason = refusal(pos, "play genoa")
    assert reason.code == "CARD_NOT_IN_HAND"
    assert reason.message == "You do not hold this card."
    assert reason.rules == ("J602",)
    assert pos.why("play silver2") is None


@pytest.mark.rule("J603")
@pytest.mark.parametrize(
    ("words", "decision"),
    [
        ({"phase": "auction"}, "auction_office"),
        ({"phase": "draft", "aside": ["move2"] * 4}, "draft"),
        ({"phase": "tower", "squires": {"tower": {"Blue": 1}}}, "tower_move"),
        ({"phase": "privileges", "squires": {"nobility_left": {"Blue": 1}}}, "intrigue"),
        ({"phase": "income", "squires": {"palace_left": {"Blue": 1}}}, "income"),
        (
            {"phase": "event", "round": 2, "events": {2: "tax"}, "squires": {"market_left": {"Blue": 1}}},
            "tax_keep",
        ),
    ],
)
def test_cards_are_refused_to_the_decider_outside_phase_2(words, decision):
    pos = position("jerusalem", hands={"Blue": ["silver2"]}, **words)
    assert asked(pos) == ("Blue", decision)
    reason = refusal(pos, "play silver2")
    assert reason.code == "CARD_NOT_NOW"
    assert reason.message == "Action cards are played only in your own turn of phase 2."
    assert reason.rules == ("J603",)


@pytest.mark.rule("J603")
def test_cards_are_refused_in_the_turn_of_another():
    pos = position("jerusalem", seat="Red", hands={"Blue": ["silver2"], "Red": ["prestige2"]})
    assert refusal(pos, "play silver2", seat=BLUE).code == "CARD_NOT_NOW"
    assert pos.why("play prestige2", seat=RED) is None


@pytest.mark.rule("J603")
def test_a_card_begun_must_be_answered_before_another_is_played():
    pos = position("jerusalem", hands={"Blue": ["resources2", "silver2"]}).play("play resources2")
    assert refusal(pos, "play silver2").code == "UNKNOWN_OPTION"


@pytest.mark.rule("J604")
def test_any_number_of_cards_may_be_played_in_one_turn():
    cards = ["squire1", "squire1", "silver2", "prestige2", "prestige2", "squire1_silver1"]
    pos = position("jerusalem", hands={"Blue": cards}, silver={"Blue": 0})
    play_all(pos, *(f"play {card}" for card in cards))
    assert hand(pos) == []
    assert (of(pos, "screen"), of(pos, "silver"), of(pos, "prestige")) == (3, 3, 4)
    assert asked(pos) == ("Blue", "turn")


@pytest.mark.rule("J605")
def test_any_number_of_cards_may_be_held_and_kept_for_later_rounds():
    kept = ["squire1", "squire1", "silver2", "prestige2", "resources2", "genoa", "influence_tower"]
    pos = end_turns(position("jerusalem", hands={"Blue": kept}))
    play_all(pos, "event war", "card move2", "card move2", "card move2", "card move2")
    pass_until(pos, "turn")
    assert pos.row.round_no == 2
    assert asked(pos) == ("Blue", "turn")
    assert sorted(hand(pos)) == sorted([*kept, "move2"])
    pos.play("play silver2")
    assert of(pos, "silver") == 14


@pytest.mark.rule("J606")
def test_a_played_card_goes_to_the_discard_pile_and_never_returns():
    pos = position("jerusalem", hands={"Blue": ["genoa"]}, discard=["genoa"])
    assert int(pos.row.deck.sum()) == 25
    pos.play("play genoa")
    assert hand(pos) == []
    assert pile(pos.row.discard) == ["genoa", "genoa"]
    assert int(pos.row.deck.sum()) == 25
    play_all(end_turns(pos), "event heir")
    assert "card genoa" not in weights(pos)
    assert sum(weights(pos).values()) == 25
    assert pile(pos.row.discard) == ["genoa", "genoa"]


@pytest.mark.rule("J606")
@pytest.mark.parametrize(
    ("card", "first_change"),
    [
        ("squire1", []),
        ("silver2", []),
        ("prestige2", []),
        ("squire1_silver1", []),
        ("genoa", []),
        ("resources2", ["resource silver"]),
        ("move2", ["from tower", "to market_left"]),
        ("defector", ["from tower", "swap 1 palace_left"]),
        ("influence_market", ["area market_left"]),
        ("influence_tower", []),
    ],
)
def test_the_first_change_discards_the_card(card, first_change):
    pos = position("jerusalem", hands={"Blue": [card]}, squires={"tower": {"Blue": 2}, "palace_left": {"Red": 1}})
    pos.play(f"play {card}")
    for action in first_change:
        assert hand(pos) == [card]
        assert pile(pos.row.discard) == []
        pos.play(action)
    assert hand(pos) == []
    assert pile(pos.row.discard) == [card]


@pytest.mark.rule("J607")
def test_squires_and_silver_from_cards_may_be_used_at_once():
    pos = position("jerusalem", hands={"Red": ["squire1", "silver2"]}, silver={"Red": 0}, seat="Red", screen={"Red": 0})
    assert refusal(pos, "place tower").code == "NO_SQUIRE_BEHIND_SCREEN"
    play_all(pos, "play squire1", "place tower", "play silver2", "hire", "place tower")
    assert squires(pos, "tower") == {"Red": 2}
    assert of(pos, "silver", RED) == 1


@pytest.mark.rule("J607")
def test_squires_and_silver_from_cards_may_be_kept_behind_the_screen():
    pos = position("jerusalem", hands={"Green": ["squire1", "silver2"]}, silver={"Green": 0}, seat="Green")
    play_all(pos, "play squire1", "play silver2", "end_turn")
    assert (of(pos, "screen", GREEN), of(pos, "silver", GREEN)) == (1, 2)


NO_EFFECT = [
    ("squire1", {"supply": {"Blue": 0}}),
    ("move2", {}),
    ("move2", {"squires": {"tower": {"Blue": 4}}, "barons": {"Red": "tower"}}),
    ("move2", {"squires": {"tower": {"Blue": 4}}, "barons": {"Blue": "tower"}}),
    ("move2", {"squires": {"tower": {"Red": 4}}}),
    ("defector", {}),
    ("defector", {"squires": {"tower": {"Blue": 1}}}),
    ("defector", {"squires": {"tower": {"Red": 1}}}),
    ("defector", {"squires": {"tower": {"Blue": 1}, "market_left": {"Blue": 1}}}),
    ("defector", {"squires": {"tower": {"Blue": 1, "Red": 1}}}),
    ("defector", {"squires": {"tower": {"Blue": 1}, "market_left": {"Red": 1}}, "barons": {"Red": "tower"}}),
    ("defector", {"squires": {"tower": {"Blue": 1}, "market_left": {"Red": 1}}, "barons": {"Red": "market_left"}}),
    *((card, {"supply": {"Blue": 0}}) for card in INFLUENCE),
    ("influence_tower", {"barons": {"Red": "tower"}}),
    ("influence_tower", {"barons": {"Blue": "tower"}}),
    ("influence_market", {"barons": {"Red": "market_large", "Yellow": "market_left", "Green": "market_right"}}),
]
NAMES = {
    "squire1": "+1 Squire",
    "move2": "Move 2 Squires",
    "defector": "Defector",
    "genoa": "Mercenaries from Genoa",
    "influence_palace": "Overwhelming Influence – Royal Palace",
    "influence_templars": "Overwhelming Influence – Templars",
    "influence_patriarchate": "Overwhelming Influence – Patriarchate",
    "influence_market": "Overwhelming Influence – Market",
    "influence_nobility": "Overwhelming Influence – Nobility",
    "influence_tower": "Overwhelming Influence – Tower of David",
}


@pytest.mark.rule("J608")
@pytest.mark.parametrize(("card", "words"), NO_EFFECT)
def test_a_card_that_could_change_nothing_cannot_be_played(card, words):
    pos = position("jerusalem", hands={"Blue": [card]}, **words)
    reason = refusal(pos, f"play {card}")
    assert reason.code == "CARD_NO_EFFECT"
    assert reason.numbers == {"card": NAMES[card]}
    assert reason.message == f"{NAMES[card]} would change nothing now."
    assert reason.rules == ("J608",)
    assert f"play {card}" not in options(pos)


@pytest.mark.rule("J608")
def test_a_second_genoa_in_a_turn_changes_nothing():
    pos = position("jerusalem", hands={"Blue": ["genoa", "genoa"]}).play("play genoa")
    reason = refusal(pos, "play genoa")
    assert (reason.code, reason.message) == ("CARD_NO_EFFECT", "Mercenaries from Genoa would change nothing now.")


@pytest.mark.rule("J608")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        *(
            (card, {"supply": {"Blue": 0}, "silver": {"Blue": 0}})
            for card in ("silver2", "prestige2", "resources2", "squire1_silver1", "genoa")
        ),
        ("squire1", {"supply": {"Blue": 1}}),
        ("move2", {"squires": {"tower": {"Blue": 1}, "market_left": {"Blue": 3}}, "barons": {"Blue": "market_left"}}),
        (
            "defector",
            {
                "squires": {"tower": {"Blue": 1, "Red": 1}, "market_left": {"Red": 1}, "palace_left": {"Green": 1}},
                "barons": {"Red": "market_left"},
            },
        ),
        *((card, {"supply": {"Blue": 1}}) for card in INFLUENCE),
        ("influence_market", {"barons": {"Red": "market_large", "Green": "market_right"}}),
    ],
)
def test_a_card_that_can_change_something_can_be_played(card, words):
    pos = position("jerusalem", hands={"Blue": [card]}, **words)
    assert pos.why(f"play {card}") is None
    assert f"play {card}" in options(pos)


@pytest.mark.rule("J609")
@pytest.mark.parametrize(("players", "cards", "taken"), [(2, 25, 10), (3, 27, 20), (4, 27, 25)])
def test_the_deck_never_runs_out_even_if_the_scholars_draw_every_round(players, cards, taken):
    pos = position("jerusalem", players=players, phase="set_aside")
    drawn = 0
    while not pos.over:
        who, decision = asked(pos)
        if who == "chance" and pos.legal()[0].text.startswith("card"):
            assert sum(weights(pos).values()) == cards - drawn
            drawn += 1
        if decision == "turn" and players > 2 and of(pos, "screen", pos.seat) > 1:
            pos.play("place patriarchate_large")
        elif decision == "scholars":
            pos.play("draw")
        else:
            pass_on(pos)
    assert drawn == taken
    assert int(pos.row.deck.sum()) == cards - taken


@pytest.mark.rule("J609")
def test_a_deck_that_could_run_out_is_refused(tmp_path):
    shipped = outremer.load("jerusalem").info.folder / "board.toml"
    short = tmp_path / "short.toml"
    short.write_text(shipped.read_text("utf-8").replace("copies = 4\n", "copies = 1\n"), "utf-8")
    with pytest.raises(outremer.OutremerError, match="only 24 cards with 4 players, but up to 25 are dealt"):
        outremer.load("jerusalem", data=short)


# --- resources -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "copies", "gain"),
    [
        pytest.param("squire1", 3, (1, 0, 0), marks=pytest.mark.rule("J610")),
        pytest.param("silver2", 3, (0, 2, 0), marks=pytest.mark.rule("J611")),
        pytest.param("prestige2", 3, (0, 0, 2), marks=pytest.mark.rule("J612")),
        pytest.param("squire1_silver1", 2, (1, 1, 0), marks=pytest.mark.rule("J614")),
    ],
)
def test_cards_that_bring_resources(card, copies, gain):
    pos = position("jerusalem", seat="Red", hands={"Red": [card] * copies}, screen={"Red": 4}, prestige={"Red": 5})
    assert "card " + card not in weights(position("jerusalem", phase="set_aside", hands={"Red": [card] * copies}))
    squire, silver, prestige = gain
    pos.play(f"play {card}")
    assert each(pos, "screen") == [0, 4 + squire, 0, 0]
    assert each(pos, "supply") == [50, 46 - squire, 50, 50]
    assert each(pos, "silver") == [12, 12 + silver, 12, 12]
    assert each(pos, "prestige") == [0, 5 + prestige, 0, 0]
    assert asked(pos) == ("Red", "turn")


@pytest.mark.rule("J612", "J519")
def test_prestige_from_a_card_counts_at_once():
    """Red shares the highest tower and draws level in prestige: his baron is barred from now on."""
    pos = position(
        "jerusalem",
        seat="Red",
        round=2,
        floors={"Blue": 2, "Red": 2},
        prestige={"Blue": 3, "Red": 1},
        screen={"Red": 3},
        hands={"Red": ["prestige2"]},
    )
    play_all(pos, "place palace_large", "place palace_large", "place palace_large")
    assert pos.why("baron palace_large") is None
    pos.play("play prestige2")
    assert refusal(pos, "baron palace_large").code == "PALACE_TIED_TOWER"


@pytest.mark.rule("J613")
@pytest.mark.parametrize(
    ("first", "second", "gain"),
    [
        ("squire", "squire", (2, 0, 0)),
        ("squire", "silver", (1, 1, 0)),
        ("squire", "prestige", (1, 0, 1)),
        ("silver", "silver", (0, 2, 0)),
        ("silver", "prestige", (0, 1, 1)),
        ("prestige", "prestige", (0, 0, 2)),
        ("prestige", "squire", (1, 0, 1)),
    ],
)
def test_two_resources_in_any_combination(first, second, gain):
    pos = position("jerusalem", hands={"Blue": ["resources2"]}).play("play resources2")
    assert options(pos) == {"resource squire", "resource silver", "resource prestige", "cancel"}
    pos.play(f"resource {first}")
    assert options(pos) == {"resource squire", "resource silver", "resource prestige"}
    pos.play(f"resource {second}")
    assert asked(pos) == ("Blue", "turn")
    assert (of(pos, "screen"), of(pos, "silver") - 12, of(pos, "prestige")) == gain
    assert of(pos, "supply") == 50 - gain[0]


@pytest.mark.rule("J613", "J404")
def test_two_resources_with_one_squire_left_in_the_supply():
    pos = position("jerusalem", hands={"Blue": ["resources2"]}, supply={"Blue": 1})
    play_all(pos, "play resources2", "resource squire")
    reason = refusal(pos, "resource squire")
    assert reason.code == "SUPPLY_EMPTY"
    assert reason.message == "No squire of your colour is left in the supply."
    assert options(pos) == {"resource silver", "resource prestige"}


@pytest.mark.rule("J614", "J404")
def test_squire_and_silver_with_an_empty_supply_still_brings_the_silver():
    pos = position("jerusalem", hands={"Blue": ["squire1_silver1"]}, supply={"Blue": 0}).play("play squire1_silver1")
    assert (of(pos, "screen"), of(pos, "supply"), of(pos, "silver")) == (0, 0, 13)


@pytest.mark.rule("J610", "J113")
def test_without_the_squire_cap_the_supply_never_ends():
    words = {"hands": {"Blue": ["squire1"]}, "squires": {"tower": {"Blue": 30}, "market_left": {"Blue": 20}}}
    capped = position("jerusalem", options={"squire_cap": "50"}, **words)
    assert refusal(capped, "play squire1").code == "CARD_NO_EFFECT"
    assert refusal(capped, "hire").code == "SUPPLY_EMPTY"
    free = position("jerusalem", options={"squire_cap": "none"}, **words)
    play_all(free, "play squire1", "hire")
    assert of(free, "screen") == 2


# --- Mercenaries from Genoa ----------------------------------------------------------------------


@pytest.mark.rule("J621")
def test_with_genoa_any_number_of_squires_costs_2_silver_each():
    pos = position("jerusalem", hands={"Blue": ["genoa"]}, silver={"Blue": 11}).play("play genoa")
    for hired in range(1, 6):
        pos.play("hire")
        assert (of(pos, "screen"), of(pos, "silver")) == (hired, 11 - 2 * hired)
    reason = refusal(pos, "hire")
    assert (reason.code, reason.numbers) == ("NOT_ENOUGH_SILVER", {"need": 2, "have": 1})
    assert "J621" in reason.rules


@pytest.mark.rule("J622")
def test_genoa_holds_for_hires_after_it_until_the_end_of_the_turn():
    pos = position("jerusalem", seat="Yellow", hands={"Yellow": ["genoa"]}).play("hire")
    assert of(pos, "silver", YELLOW) == 9
    play_all(pos, "play genoa", "hire")
    assert of(pos, "silver", YELLOW) == 7
    play_all(pos, "end_turn", "hire")
    assert of(pos, "silver", GREEN) == 12 + 1 - 3  # the Admiral's silver, and the usual price again


@pytest.mark.rule("J623")
def test_the_treasurer_keeps_his_prices_under_genoa():
    pos = position("jerusalem", seat="Red", hands={"Red": ["genoa"]}).play("hire")
    assert of(pos, "silver", RED) == 11
    pos.play("play genoa")
    spent = []
    for _ in range(3):
        before = of(pos, "silver", RED)
        pos.play("hire")
        spent.append(before - of(pos, "silver", RED))
    assert spent == [2, 2, 2]
