"""Before the first bid: who has what, what lies where (J101-J119), and the editions of section 5."""

import random

import pytest

import outremer
from outremer.core.errors import BadOption, IllegalAction, UnknownName
from outremer.testing import position

from .helpers import shown, texts, told
from .reading import COLOURS, each, play_all, weights

CENTRES = ("palace", "templars", "patriarchate", "market", "nobility")
LARGE = [f"{centre}_large" for centre in CENTRES] + ["tower"]
SMALL = [f"{centre}_{side}" for centre in CENTRES for side in ("left", "right")]

COPIES = {
    "squire1": 3,
    "silver2": 3,
    "prestige2": 3,
    "resources2": 2,
    "squire1_silver1": 2,
    "defector": 2,
    "move2": 4,
    "genoa": 2,
    "influence_palace": 1,
    "influence_templars": 1,
    "influence_patriarchate": 1,
    "influence_market": 1,
    "influence_nobility": 1,
    "influence_tower": 1,
}


def new_game(players=4, **table):
    return outremer.load("jerusalem", players=players, **table).start(seed=7)


def by_hand(players=4, **table):
    return outremer.load("jerusalem", players=players, **table).start_by_hand()


def deal(pos):
    """Set the cards of the round aside, whichever they are."""
    while pos.seat == outremer.CHANCE and texts(pos)[0].startswith("card"):
        pos.play(texts(pos)[0])
    return pos


# --- what each player has ------------------------------------------------------------------------


@pytest.mark.rule("J101")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_colour_and_a_screen_of_his_own(players):
    pos = new_game(players)
    for viewer in range(players):
        seats = shown(pos, viewer)["seats"]
        assert [seat["colour"] for seat in seats] == list(COLOURS[:players])
        behind_the_screen = [seat["silver"] is None for seat in seats]
        assert behind_the_screen == [seat != viewer for seat in range(players)]


@pytest.mark.rule("J101")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_players_can_take_part(players):
    with pytest.raises(BadOption, match=f"Jerusalem is for 2 to 4 players, not {players}"):
        outremer.load("jerusalem", players=players)


@pytest.mark.rule("J102")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_12_silver_behind_the_screen(players):
    pos = new_game(players)
    for seat in range(players):
        seen = [other["silver"] for other in shown(pos, seat)["seats"]]
        assert seen == [12 if other == seat else None for other in range(players)]


@pytest.mark.rule("J103")
def test_money_is_one_whole_number_and_change_is_free():
    pos = position("jerusalem", phase="auction", opener="Blue", aside=["move2"] * 4)
    pos.play("office admiral")
    assert texts(pos)[:-1] == [f"bid {n}" for n in range(13)]
    play_all(pos, "bid 7", "pass", "pass", "pass")
    assert each(pos, "silver") == [5, 12, 12, 12]


@pytest.mark.rule("J104")
def test_prestige_starts_on_0():
    pos = new_game()
    assert [seat["prestige"] for seat in shown(pos, 2)["seats"]] == [0, 0, 0, 0]


@pytest.mark.rule("J105")
def test_barons_start_beside_the_screens_one_each():
    pos = new_game()
    assert [seat["baron"] for seat in shown(pos)["seats"]] == [None] * 4
    assert {area["baron"] for area in shown(pos)["city"].values()} == {None}
    turn = position("jerusalem", seat="Green", screen={"Green": 6})
    play_all(turn, *["place market_left"] * 3, *["place tower"] * 3, "baron market_left")
    assert shown(turn)["seats"][3]["baron"] == "market_left"
    assert told(turn, "baron tower")[0] == "BARON_USED"


@pytest.mark.rule("J106")
def test_towers_start_with_no_floor_and_everybody_builds_only_his_own():
    assert [seat["floors"] for seat in shown(new_game())["seats"]] == [0, 0, 0, 0]
    built = position("jerusalem", phase="build", prestige={"Red": 42})
    assert each(built, "floors") == [0, 7, 0, 0]
    assert each(built, "prestige") == [0, 0, 0, 0]


@pytest.mark.rule("J107")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_starts_with_squires_and_the_board_is_empty(players):
    pos = new_game(players)
    assert {tuple(area["squires"]) for area in shown(pos, 0)["city"].values()} == {(0,) * players}
    for seat in range(players):
        assert shown(pos, seat)["seats"][seat]["squires"] == 0
        assert shown(pos, seat)["seats"][seat]["hand"] == {}


# --- cards, events, offices, round marker --------------------------------------------------------


@pytest.mark.rule("J108")
def test_three_of_four_events_lie_face_down_at_rounds_2_to_4():
    start = new_game()
    for viewer in (0, 1, 2, 3, outremer.SPECTATOR):
        assert shown(start, viewer)["events"] == {}
    laid: dict[int, str] = {}
    unseen = {"heir", "election", "tax", "war"}
    for number, event in ((2, "war"), (3, "heir"), (4, "tax")):
        pos = position("jerusalem", phase="marker", round=number - 1, events=laid)
        assert weights(pos) == {f"event {name}": 1 for name in unseen}
        pos.play(f"event {event}")
        laid[number] = event
        unseen.remove(event)
        assert shown(pos)["events"] == {str(place): name for place, name in laid.items()}
    last = position("jerusalem", phase="marker", round=4, events=laid)
    assert texts(last)[0].startswith("card"), "the fourth event is never seen"


@pytest.mark.rule("J109")
@pytest.mark.parametrize("players", [3, 4])
def test_the_deck_holds_the_27_action_cards_face_down_and_nothing_is_discarded(players):
    pos = by_hand(players)
    assert weights(pos) == {f"card {card}": copies for card, copies in COPIES.items()}
    assert sum(COPIES.values()) == 27
    pos = new_game(players)
    for viewer in (0, outremer.SPECTATOR):
        view = pos.view(viewer)
        assert view.show()["deck"] == 27 - players
        assert view.row.deck[:-1].sum() == 0, "no face of the deck is seen"
        assert view.show()["discard"] == {}


@pytest.mark.rule("J110")
@pytest.mark.parametrize(
    ("players", "offices"),
    [
        (4, ["office captain", "office treasurer", "office marshal", "office admiral"]),
        (3, ["office treasurer", "office marshal", "office admiral"]),
        (2, ["office marshal", "office admiral"]),
    ],
)
def test_the_office_cards_lie_beside_the_board_sorted_by_number(players, offices):
    pos = new_game(players)
    assert texts(pos) == offices
    for viewer in (*range(players), outremer.SPECTATOR):
        assert [seat["office"] for seat in shown(pos, viewer)["seats"]] == [None] * players


@pytest.mark.rule("J110")
def test_an_office_in_front_of_a_screen_is_seen_by_everybody():
    pos = position("jerusalem", phase="auction", opener="Red", offices={"Blue": "marshal"}, aside=["move2"] * 4)
    for viewer in (0, 1, 2, 3, outremer.SPECTATOR):
        assert [s["office"] for s in shown(pos, viewer)["seats"]] == ["marshal", None, None, None]


@pytest.mark.rule("J111")
def test_the_round_marker_starts_on_1():
    assert shown(new_game())["round"] == 1


@pytest.mark.rule("J112", "J113")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_supply_starts_with_50_squires_of_each_colour_in_play(players):
    pos = new_game(players)
    assert each(pos, "supply") == [50] * players
    assert [shown(pos, seat)["seats"][seat]["supply"] for seat in range(players)] == [50] * players


@pytest.mark.rule("J112")
def test_squires_come_from_the_supply_and_coins_from_and_to_the_bank():
    pos = position("jerusalem", seat="Blue", silver={"Blue": 5})
    pos.play("hire")
    assert each(pos, "supply") == [49, 50, 50, 50]
    assert each(pos, "silver") == [2, 12, 12, 12], "nobody gets what the bank is paid"


@pytest.mark.rule("J113")
def test_supply_screen_and_board_hold_50_squires_of_each_colour_all_game_long():
    pos, dice, steps = new_game(3), random.Random(11), 0
    while not pos.over:
        moves = [a for a in pos.legal() if a.text not in ("cancel", "back")]
        pos.play(dice.choice(moves))
        steps += 1
        for seat in range(3):
            parts = (pos.row.supply[seat], pos.row.screen[seat], pos.row.squires[seat].sum())
            assert min(parts) >= 0
            assert sum(parts) == 50
    assert steps > 50


@pytest.mark.rule("J113")
def test_squire_cap_50_stops_hiring_when_all_are_out():
    pos = position("jerusalem", seat="Blue", squires={"tower": {"Blue": 49}}, silver={"Blue": 12})
    pos.play("hire")
    assert "hire" not in texts(pos)
    assert told(pos, "hire") == ("SUPPLY_EMPTY", {}, "No squire of your colour is left in the supply.")


@pytest.mark.rule("J113")
def test_squire_cap_none_never_runs_out():
    pos = position(
        "jerusalem",
        options={"squire_cap": "none"},
        seat="Blue",
        squires={"tower": {"Blue": 49}, "market_left": {"Blue": 60}},
        screen={"Blue": 1},
        silver={"Blue": 12},
    )
    for _ in range(4):
        pos.play("hire")
    assert (pos.row.screen[0], pos.row.silver[0]) == (5, 0)
    base = position(
        "jerusalem", options={"squire_cap": "none"}, turn_begun=False, squires={"tower": {"Blue": 200}}, seat="Blue"
    )
    assert base.row.screen[0] == 7


@pytest.mark.rule("J114")
def test_the_bank_never_runs_out():
    rich = {"Blue": 90, "Red": 60, "Yellow": 70, "Green": 80}
    pos = position(
        "jerusalem",
        seat="Yellow",
        silver=rich,
        hands={"Yellow": ["silver2"]},
        squires={"tower": {"Yellow": 4}},
    )
    play_all(pos, "play silver2", "marshal_silver", "dismiss", "from tower", "from tower", "from tower")
    assert pos.row.silver[2] == 70 + 2 + 1 + 1
    pos.play("end_turn").play("end_turn")
    assert each(pos, "silver") == [90, 60, 75, 81], "the Admiral's and the Tower's silver are paid as well"


# --- who opens, seats, player numbers, areas -----------------------------------------------------


@pytest.mark.rule("J115", "J116")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_opener_is_drawn_with_equal_chances(players):
    for seat in range(players):
        pos = deal(by_hand(players))
        assert weights(pos) == {f"opener {n}": 1 for n in range(players)}
        pos.play(f"opener {seat}")
        assert pos.seat == seat
        assert shown(pos, 0)["decision"] == "auction_office"


@pytest.mark.rule("J116")
def test_the_draw_of_the_opener_follows_from_the_seed():
    game = outremer.load("jerusalem")
    openers = [game.start(seed=seed).seat for seed in range(40)]
    assert openers == [game.start(seed=seed).seat for seed in range(40)]
    assert set(openers) == {0, 1, 2, 3}


@pytest.mark.rule("J116")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_host_may_name_the_first_opener(seat):
    pos = deal(by_hand(options={"first_opener": f"seat({seat})"}))
    assert pos.seat == seat
    assert shown(pos, 0)["decision"] == "auction_office"


@pytest.mark.rule("J116")
def test_the_host_can_name_only_a_seat_at_the_table():
    message = r"first_opener cannot be 'seat\(3\)': seats go from 0 to 2"
    with pytest.raises(BadOption, match=message):
        outremer.load("jerusalem", players=3, options={"first_opener": "seat(3)"})


@pytest.mark.rule("J117")
@pytest.mark.parametrize("opener", [0, 1, 2, 3])
def test_clockwise_is_the_next_seat_in_the_circle(opener):
    pos = deal(by_hand(options={"first_opener": f"seat({opener})"}))
    pos.play("office captain").play("bid 0")
    asked = [pos.seat]
    for bid in (1, 2, 3, 4):
        pos.play(f"bid {bid}")
        asked.append(pos.seat)
    assert asked == [(opener + k) % 4 for k in (1, 2, 3, 4, 5)]


@pytest.mark.rule("J118")
def test_with_three_players_the_captain_is_out():
    pos = new_game(3)
    assert told(pos, "office captain") == (
        "OFFICE_NOT_IN_GAME",
        {"office": "Captain", "players": 3},
        "The office Captain is not used with 3 players.",
    )
    with pytest.raises(IllegalAction):
        pos.play("office captain")


@pytest.mark.rule("J118")
@pytest.mark.parametrize(("office", "word"), [("captain", "Captain"), ("treasurer", "Treasurer")])
def test_with_two_players_the_first_two_offices_are_out(office, word):
    assert told(new_game(2), f"office {office}") == (
        "OFFICE_NOT_IN_GAME",
        {"office": word, "players": 2},
        f"The office {word} is not used with 2 players.",
    )


@pytest.mark.rule("J119")
def test_the_city_has_five_centres_of_three_areas_and_the_tower():
    city = shown(new_game())["city"]
    assert set(city) == {*LARGE, *SMALL}
    assert len(city) == 16
    pos = position("jerusalem", seat="Blue", screen={"Blue": 1})
    placed = {text.removeprefix("place ") for text in texts(pos) if text.startswith("place")}
    assert placed == {*LARGE, *SMALL}


@pytest.mark.rule("J119")
@pytest.mark.parametrize(("area", "need"), [(a, 2) for a in LARGE] + [(a, 1) for a in SMALL])
def test_each_centre_has_one_large_and_two_small_areas(area, need):
    """The size of an area shows in what the Captain's baron needs there (J703, J704)."""
    pos = position("jerusalem", round=2, floors={"Red": 1}, seat="Blue", screen={"Blue": 2})
    assert told(pos, f"baron {area}")[1]["need"] == need


# --- editions ------------------------------------------------------------------------------------

DE = {
    "owner_may_add": True,
    "influence_into_blocked": "never",
    "baron_sources": "screen_and_cards",
    "dismiss_from_blocked": False,
    "tower_move_target": "no_baron",
    "tower_move_under_baron": True,
    "gift_tie": "tied",
    "income_table": "attested",
    "squire_cap": "50",
    "promo_foreign_baron": "off",
    "first_opener": "random",
    "open_resources": False,
}
HU = {
    "baron_sources": "screen_and_moves",
    "dismiss_from_blocked": True,
    "tower_move_target": "no_foreign_baron",
    "gift_tie": "all",
}
PRESETS = {
    "de": DE,
    "recommended": DE,
    "nl": DE | {"owner_may_add": False, "influence_into_blocked": "any"},
    "hu": DE | HU,
}


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_preset_sets_every_switch_as_its_rulebook_does(preset):
    assert dict(outremer.load("jerusalem", preset=preset).options) == PRESETS[preset]


def test_the_recommended_edition_is_the_default():
    assert dict(outremer.load("jerusalem").options) == PRESETS["recommended"]


def test_a_switch_overrides_its_preset_and_nothing_else():
    chosen = outremer.load("jerusalem", preset="hu", options={"gift_tie": "tied"}).options
    assert dict(chosen) == PRESETS["hu"] | {"gift_tie": "tied"}


def test_unknown_presets_switches_and_values_are_refused_by_name():
    with pytest.raises(UnknownName, match=r"preset 'fr'.*recommended, de, nl, hu"):
        outremer.load("jerusalem", preset="fr")
    with pytest.raises(UnknownName, match="option 'squire_caps'; did you mean squire_cap"):
        outremer.load("jerusalem", options={"squire_caps": "50"})
    with pytest.raises(BadOption, match="squire_cap cannot be '60': it takes 50, none"):
        outremer.load("jerusalem", options={"squire_cap": "60"})
