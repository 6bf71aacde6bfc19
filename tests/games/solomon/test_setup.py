"""Set-up and player counts (S101-S117, S1201-S1206)."""

import itertools

import pytest

import outremer
from outremer.core.errors import BadOption

from .reading import A, asked, at, card, options, refused, scores, supply


def start(players, **options):
    """A new game at its first decision, the first outcome of every chance event."""
    pos = outremer.load("solomon", players=players, options=options).start_by_hand()
    while pos.seat == outremer.CHANCE:
        pos.play(pos.legal()[0])
    return pos


@pytest.mark.rule("S101")
def test_s101_two_to_four_players():
    assert [start(n).game.players for n in (2, 3, 4)] == [2, 3, 4]
    for wrong in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 players"):
            outremer.load("solomon", players=wrong)


@pytest.mark.rule("S102", "S103", "S104", "S106", "S110", "S112", "S113", "S114", "S115", "S116", "S117", "S1203")
def test_e01_set_up_with_four():
    shown = start(4).view(outremer.SPECTATOR).show()
    assert shown["supply"] == {"gold": 10, "copper": 12, "stone": 14, "timber": 16, "food": 18}
    assert [seat["pawns"] for seat in shown["seats"]] == [5] * 4
    assert [bonus["open"] for bonus in shown["bonus"].values()] == [True, True, True]
    assert len(shown["open_cards"]) == 4
    assert shown["building_deck"] == 16
    assert shown["fortune_deck"] == 32
    assert not any(slot["filled"] for row in shown["market"].values() for slot in row)
    assert [seat["score"] for seat in shown["seats"]] == [10] * 4
    assert [(seat["fortune_cards"], seat["stock"], seat["cards_built"]) for seat in shown["seats"]] == [(0, {}, {})] * 4
    assert (shown["roads"], shown["roads_left"]) == ([], 12)
    assert not any(space["building"] is not None for space in shown["map"].values())
    assert (shown["temple"]["blocks"], shown["temple"]["of"], shown["temple"]["tokens_left"]) == (0, 16, 16)
    assert not any(seat["high_priest"] for seat in shown["seats"])
    assert len({seat["colour"] for seat in shown["seats"]}) == 4


@pytest.mark.rule("S105", "S107", "S108", "S1202")
def test_e02_set_up_with_three():
    pos = start(3)
    assert supply(pos) == "6G 8C 10S 12T 14F"
    assert list(pos.row.pawns[:3]) == [6, 6, 6]
    bonus = pos.view(0).show()["bonus"]
    assert {name: entry["open"] for name, entry in bonus.items()} == {"tribute": False, "ark": True, "altar": True}
    assert refused(pos, "place tribute") == ("R_BONUS_CLOSED", "the Tribute", 3)


@pytest.mark.rule("S105", "S107", "S108", "S1201")
def test_e03_set_up_with_two():
    pos = start(2)
    assert supply(pos) == "6G 8C 10S 12T 14F"
    assert list(pos.row.pawns[:2]) == [6, 6]
    assert {"tribute", "ark", "altar"} & options(pos, "place") == {"altar"}


@pytest.mark.rule("S109")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_s109_all_turn_orders_are_equally_likely(players):
    pos = outremer.load("solomon", players=players).start_by_hand()
    drawn = {(): 1.0}
    for place in range(players - 1):
        more = {}
        for seats, chance in drawn.items():
            twin = pos.copy()
            for seat in seats:
                twin.play(f"order {seat}")
            outcomes = twin.outcomes()
            assert len(outcomes) == players - place
            for action, weight in outcomes:
                more[(*seats, int(action.text[-1]))] = chance * weight / sum(w for _, w in outcomes)
        drawn = more
    assert len(drawn) == len(list(itertools.permutations(range(players))))
    assert len({round(chance, 9) for chance in drawn.values()}) == 1
    for seat in range(players - 1, 0, -1):
        pos.play(f"order {seat}")
    assert list(pos.row.order[:players]) == list(range(players - 1, -1, -1)), "the last position fills itself"


@pytest.mark.rule("S110", "S111")
def test_e47_four_open_cards_and_only_these_can_be_built():
    pos = outremer.load("solomon").start_by_hand()
    for seat in (0, 1, 2):
        pos.play(f"order {seat}")
    assert {weight for _, weight in pos.outcomes()} == {1}
    assert len(pos.outcomes()) == 20
    for name in ("granary", "hazor", "stables", "treasury"):
        pos.play(f"open {name}")
    assert asked(pos) == (A, "place")
    assert [name for name in ("granary", "hazor", "stables", "treasury", "vineyard") if card(pos, name) == "open"] == [
        "granary",
        "hazor",
        "stables",
        "treasury",
    ]
    rich = at("building", stock={A: "4G 4C 5S 6T 5F"}, open=["granary"])
    assert options(rich, "build") == {"granary"}
    assert refused(rich, "build vineyard") == ("R_NOT_OPEN", "Vineyard")


@pytest.mark.rule("S112")
@pytest.mark.parametrize("vp", [10, 0])
def test_s112_the_starting_score_is_a_switch(vp):
    assert scores(start(3, start_vp=vp)) == [vp] * 3


@pytest.mark.rule("S114")
def test_s114_start_stock_is_a_variant():
    pos = start(4, start_stock="food_timber")
    assert pos.row.stock.tolist() == [[0, 0, 0, 1, 1]] * 4
    assert supply(pos) == "10G 12C 14S 12T 14F"


@pytest.mark.rule("S116", "S1206")
def test_s116_temple_of_ten_blocks():
    board = outremer.load("solomon", options={"temple_blocks": 10, "temple_tokens": 10}).boards[0]
    assert (list(board.section_blocks), board.blocks, board.tokens) == ([4, 4, 2], 10, 10)
    counts = [outremer.load("solomon", players=n).boards[0] for n in (2, 3, 4)]
    same = ("value", "space_yield", "site", "price", "card_cost", "card_vp", "copies", "section_cost", "road_cost")
    for field in (*same, "roads", "hand_limit", "open_cards", "start_vp"):
        assert {b[field].tobytes() for b in counts} == {counts[0][field].tobytes()}, field


@pytest.mark.rule("S108")
@pytest.mark.parametrize("players", [2, 3])
def test_bonus_spaces_all_opens_them_for_every_count(players):
    assert {"tribute", "ark", "altar"} <= options(start(players, bonus_spaces="all"), "place")
