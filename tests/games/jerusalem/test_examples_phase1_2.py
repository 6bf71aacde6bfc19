"""The worked examples of phases 1 and 2 (section 7 of RULES.md), each under its own name."""

import pytest

import outremer
from outremer.testing import position

from .helpers import offices, shown, texts, told
from .reading import asked, each, fresh, hand, of, offered, options, play_all, squires, weights

CARDS = ["move2", "genoa", "silver2", "defector"]


@pytest.mark.rule("J102", "J103")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_e01_starting_money(players):
    pos = outremer.load("jerusalem", players=players).start(seed=1)
    gold, silver = 2, 2
    assert each(pos, "silver") == [gold * 5 + silver] * players == [12] * players


@pytest.mark.rule("J207")
def test_e02_cards_set_aside():
    pos = outremer.load("jerusalem", players=3).start(seed=1)
    for viewer in (0, 1, 2):
        assert shown(pos, viewer)["set_aside"] == {"count": 3, "cards": {}}


@pytest.mark.rule("J414")
def test_e03_tie_between_offices():
    pos = position(
        "jerusalem",
        offices={"Blue": "marshal", "Red": "treasurer", "Yellow": "captain", "Green": "admiral"},
        squires={"nobility_large": {"Blue": 2, "Yellow": 2}},
    )
    assert shown(pos)["city"]["nobility_large"]["controller"] == 2


@pytest.mark.rule("J413", "J414")
def test_e04_control_in_the_patriarchate():
    pos = position(
        "jerusalem",
        phase="income",
        offices={"Blue": 1, "Red": 2, "Yellow": 3, "Green": 4},
        squires={
            "patriarchate_large": {"Red": 2, "Yellow": 2, "Blue": 1},
            "patriarchate_left": {"Yellow": 3, "Red": 1, "Blue": 1},
            "patriarchate_right": {"Blue": 1},
        },
    )
    city = shown(pos)["city"]
    areas = ("patriarchate_large", "patriarchate_left", "patriarchate_right")
    assert [city[area]["controller"] for area in areas] == [1, 2, 0]
    paid = []
    while asked(pos)[1] == "income":
        paid.append(asked(pos)[0])
        pos.play("take")
    assert paid == ["Red", "Yellow", "Blue"]


@pytest.mark.rule("J503", "J508", "J512")
def test_e05_placing_a_baron():
    pos = position(
        "jerusalem",
        seat="Red",
        screen={"Red": 3, "Yellow": 3, "Green": 3},
        squires={"nobility_large": {"Blue": 1}},
    )
    play_all(pos, *["place nobility_large"] * 3, "baron nobility_large")
    assert shown(pos)["city"]["nobility_large"]["baron"] == 1
    assert squires(pos, "nobility_large") == {"Red": 3, "Blue": 1}
    for colour in ("Yellow", "Green"):
        pos.play("end_turn")
        assert asked(pos)[0] == colour
        assert told(pos, "place nobility_large")[:2] == (
            "AREA_BLOCKED",
            {"owner": "Red", "area": "the Nobility (large area)"},
        )
        area = "nobility_left" if colour == "Yellow" else "nobility_right"
        play_all(pos, *[f"place {area}"] * 3, f"baron {area}")
        assert shown(pos)["city"][area]["baron"] == (2 if colour == "Yellow" else 3)


@pytest.mark.rule("J508")
def test_e05_the_same_for_blue():
    """Here Blue plays after Red."""
    pos = position(
        "jerusalem",
        offices={"Red": 2, "Blue": 3, "Yellow": 1, "Green": 4},
        seat="Red",
        screen={"Red": 3, "Blue": 1},
        squires={"nobility_large": {"Blue": 1}},
    )
    play_all(pos, *["place nobility_large"] * 3, "baron nobility_large", "end_turn")
    assert asked(pos)[0] == "Blue"
    assert told(pos, "place nobility_large")[0] == "AREA_BLOCKED"
    assert {"nobility_left", "nobility_right"} <= offered(pos, "place")


@pytest.mark.rule("J518")
@pytest.mark.parametrize("colour", ["Blue", "Red", "Yellow", "Green"])
def test_e06_round_1_ban(colour):
    pos = position("jerusalem", seat=colour, screen={colour: 3})
    play_all(pos, *["place palace_large"] * 3)
    assert told(pos, "baron palace_large")[0] == "PALACE_ROUND_1"
    assert squires(pos, "palace_large") == {colour: 3}


@pytest.mark.rule("J419")
def test_e07_dismissing():
    pos = position(
        "jerusalem",
        seat="Blue",
        silver={"Blue": 0},
        squires={"palace_left": {"Blue": 3}, "market_large": {"Blue": 2}, "tower": {"Blue": 1}},
    )
    play_all(pos, "dismiss", *["from palace_left"] * 3, "dismiss", *["from market_large"] * 2, "from tower")
    assert pos.row.squires.sum() == 0
    assert (of(pos, "supply"), of(pos, "silver"), of(pos, "screen")) == (50, 2, 0)


@pytest.mark.rule("J503", "J522")
@pytest.mark.parametrize(("area", "need"), [("market_large", 2), ("tower", 2), ("market_left", 1)])
def test_e08_captains_baron(area, need):
    pos = position("jerusalem", seat="Blue", screen={"Blue": need})
    play_all(pos, *[f"place {area}"] * (need - 1))
    code, numbers, _ = told(pos, f"baron {area}")
    assert (code, numbers["need"], numbers["have"]) == ("BARON_NEEDS_SQUIRES", need, need - 1)
    play_all(pos, f"place {area}", f"baron {area}")
    assert shown(pos)["seats"][0]["baron"] == area


@pytest.mark.rule("J416", "J417")
def test_e09_treasurers_prices():
    pos = position("jerusalem", seat="Red", silver={"Red": 6})
    paid = []
    for _ in range(3):
        pos.play("hire")
        paid.append(6 - of(pos, "silver", 1))
    assert paid == [1, 3, 6]


@pytest.mark.rule("J118", "J109", "J108", "J119")
def test_e22_three_player_setup():
    pos = outremer.load("jerusalem", players=3).start_by_hand()
    assert sum(weights(pos).values()) == 27
    play_all(pos, "card move2", "card genoa", "card silver2", "opener 0")
    assert texts(pos) == ["office treasurer", "office marshal", "office admiral"]
    assert len(shown(pos)["city"]) == 16
    assert shown(pos)["closed"] == []
    marker = position("jerusalem", players=3, phase="marker", round=1)
    assert weights(marker) == {"event heir": 1, "event election": 1, "event tax": 1, "event war": 1}


@pytest.mark.rule("J118", "J409")
def test_e23_two_player_setup():
    pos = outremer.load("jerusalem", players=2).start_by_hand()
    deck = weights(pos)
    assert sum(deck.values()) == 25
    assert {"card influence_nobility", "card influence_patriarchate"}.isdisjoint(deck)
    play_all(pos, "card move2", "card genoa", "opener 0")
    assert texts(pos) == ["office marshal", "office admiral"]
    closed = {f"{centre}_{place}" for centre in ("patriarchate", "nobility") for place in ("large", "left", "right")}
    assert set(shown(pos)["closed"]) == closed
    marker = position("jerusalem", players=2, phase="marker", round=3, events={2: "heir", 3: "tax"})
    assert weights(marker) == {"event war": 1}
    turn = position("jerusalem", players=2, seat="Blue", screen={"Blue": 1})
    assert told(turn, "place nobility_left")[:2] == ("AREA_CLOSED", {"area": "the Nobility (lower left area)"})
    step2 = position("jerusalem", players=2, phase="privileges", squires={"market_left": {"Red": 1}})
    assert asked(step2) == ("Red", "materials")
    step2.play("buy 0")
    assert asked(step2) == ("Red", "income")


@pytest.mark.rule("J304")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_e24_admirals_card(players):
    pos = position("jerusalem", players=players, phase="draft", aside=CARDS[:players])
    for card in CARDS[: players - 1]:
        assert asked(pos)[1] == "draft"
        pos.play(f"keep {card}")
    assert asked(pos)[1] == "turn"
    assert hand(pos, players - 1) == [CARDS[players - 1]]


# --- constructed cases ---------------------------------------------------------------------------


@pytest.mark.rule("J213", "J214", "J215", "J216", "J219", "J220", "J221", "J222", "J223", "J224", "J225", "J226")
def test_x01_auction_chain():
    a, b, c, d = range(4)
    pos = position("jerusalem", phase="auction", opener="Blue", aside=CARDS)
    for seat, action in (
        *((a, "office admiral"), (a, "bid 0"), (b, "bid 1"), (c, "pass"), (d, "bid 2"), (a, "pass"), (b, "pass")),
        *((a, "office captain"), (a, "bid 3"), (b, "pass"), (c, "bid 4"), (a, "pass")),
        *((a, "office marshal"), (a, "bid 0"), (b, "pass")),
    ):
        assert pos.seat == seat, action
        pos.play(action)
    assert offices(pos) == ["marshal", "treasurer", "captain", "admiral"]
    assert each(pos, "silver") == [12, 12, 8, 10]


@pytest.mark.rule("J209", "J210", "J211")
def test_x02_opener():
    pos = position(
        "jerusalem",
        phase="opener",
        round=4,
        floors={"Blue": 3, "Red": 3, "Yellow": 2, "Green": 3},
        prestige={"Blue": 1, "Red": 2, "Yellow": 9, "Green": 2},
        last_offices={"Blue": 1, "Red": 4, "Yellow": 2, "Green": 3},
    )
    assert asked(pos) == ("Green", "auction_office")


@pytest.mark.rule("J517")
@pytest.mark.parametrize(("colour", "barred"), [("Blue", True), ("Red", True), ("Yellow", False), ("Green", False)])
def test_x05_palace_ban_in_a_tie(colour, barred):
    pos = position(
        "jerusalem",
        seat=colour,
        round=3,
        screen={colour: 3},
        floors={"Blue": 3, "Red": 3, "Yellow": 3, "Green": 1},
        prestige={"Blue": 4, "Red": 4, "Yellow": 2, "Green": 9},
    )
    play_all(pos, *["place palace_large"] * 3)
    if barred:
        assert told(pos, "baron palace_large")[:2] == ("PALACE_TIED_TOWER", {"floors": 3, "prestige": 4})
    else:
        assert "baron palace_large" in options(pos)


@pytest.mark.rule("J505", "J506")
def test_x06_fresh_squires():
    pos = position(
        "jerusalem",
        seat="Green",
        screen={"Green": 2},
        squires={"market_large": {"Green": 2}, "tower": {"Green": 1}},
        hands={"Green": ["move2"]},
    )
    play_all(pos, "place market_large", "place market_large")
    assert told(pos, "baron market_large")[:2] == (
        "BARON_NEEDS_SQUIRES",
        {"need": 3, "area": "the Market (large area)", "have": 2},
    )
    pos.play("play move2")
    brought = play_all(pos.copy(), "from tower", "to market_large", "stop")
    assert "baron market_large" in options(brought)
    sent = play_all(pos.copy(), "from market_large", "to tower", "stop")
    assert (fresh(sent, "market_large"), squires(sent, "market_large")) == (2, {"Green": 3})
    assert told(sent, "baron market_large")[1]["have"] == 2


@pytest.mark.rule("J425", "J506")
def test_x07_old_troop_out_new_troop_in():
    pos = position("jerusalem", seat="Green", screen={"Green": 3}, squires={"nobility_left": {"Green": 3}})
    play_all(pos, "dismiss", *["from nobility_left"] * 3)
    assert of(pos, "silver", 3) == 13
    play_all(pos, *["place nobility_left"] * 3)
    assert fresh(pos, "nobility_left") == 3
    pos.play("baron nobility_left")
    assert shown(pos)["seats"][3]["baron"] == "nobility_left"


@pytest.mark.rule("J507")
@pytest.mark.parametrize(("switch", "have"), [("screen_and_cards", 1), ("screen_and_moves", 1), ("any_arrival", 3)])
def test_x09_marshal_and_baron(switch, have):
    pos = position(
        "jerusalem",
        options={"baron_sources": switch},
        seat="Yellow",
        screen={"Yellow": 1},
        squires={"tower": {"Yellow": 2}},
    )
    play_all(pos, "marshal_move", "from tower", "to nobility_left", "count 2", "place nobility_left")
    assert fresh(pos, "nobility_left") == have
    if have == 3:
        assert "baron nobility_left" in options(pos)
    else:
        assert told(pos, "baron nobility_left")[:2] == (
            "BARON_SOURCE",
            {"area": "the Nobility (lower left area)", "have": 1},
        )


@pytest.mark.rule("J518")
def test_x13_round_1_ban_despite_cards():
    pos = position("jerusalem", seat="Blue", hands={"Blue": ["prestige2"]}, screen={"Red": 3})
    play_all(pos, "play prestige2", "end_turn")
    assert (asked(pos)[0], each(pos, "prestige")) == ("Red", [2, 0, 0, 0])
    play_all(pos, *["place palace_large"] * 3)
    assert told(pos, "baron palace_large")[0] == "PALACE_ROUND_1"
