"""What is seen by whom, and questions that depend on public facts only (S701, S1301-S1310)."""

import pytest

import outremer
from outremer import EVERYTHING, SPECTATOR

from .reading import A, B, asked, at, options, phase, play, refused


@pytest.mark.rule("S1301", "S1304", "S1308")
def test_s1301_what_lies_on_the_table_is_public():
    pos = at(
        "building",
        stock={A: "2T 1F", B: "1G"},
        buildings={A: ["judah"]},
        roads={A: ["quarries-judah"]},
        cards={B: ["treasury"]},
        tokens={B: 1},
        high_priest=B,
        temple=1,
        market={"gold": [1, 0, 0, 0]},
        discard=["vp2"],
        hand={A: ["gold1"], B: ["vp5", "stone1"]},
    )
    shown = pos.view(SPECTATOR).show()
    assert [seat["stock"] for seat in shown["seats"][:2]] == [{"timber": 2, "food": 1}, {"gold": 1}]
    assert shown["roads"] == [{"link": "quarries-judah", "owner": 0, "round": 1}]
    assert shown["seats"][1]["cards_built"] == {"treasury": 1}
    assert (shown["seats"][1]["tokens"], shown["seats"][1]["high_priest"]) == (1, True)
    assert shown["temple"]["blocks"] == 1
    assert shown["market"]["gold"][0] == {"price": 6, "filled": True}
    assert shown["discard"]["cards"] == {"vp2": 1}
    assert shown["supply"]["gold"] == 8
    assert [seat["fortune_cards"] for seat in shown["seats"]] == [1, 2, 0, 0]
    assert [seat["hand"] for seat in shown["seats"]] == [None] * 4


@pytest.mark.rule("S701", "S1302", "S1303")
def test_s1302_hands_and_decks_are_hidden():
    pos = at("building", hand={A: ["gold1", "vp5"], B: ["vp4"]})
    assert pos.view(0).show()["seats"][0]["hand"] == {"gold1": 1, "vp5": 1}
    other = pos.view(1)
    assert other.show()["seats"][0]["hand"] is None
    assert other.row.hand[0].tolist() == [0] * 10 + [2]
    assert (other.row.deck[:-1].sum(), other.row.deck[-1]) == (0, 29)
    assert other.row.hand[1][8] == 1


@pytest.mark.rule("S1305", "S1306")
def test_s1305_a_drawn_card_is_seen_by_the_drawer_only():
    pos = at("resolution", pawns={A: ["fortune"]}, stock={B: "1F"})
    play(pos, "draw gold1")
    assert pos.view(0).row.hand[0][5] == 1
    for viewer in (1, SPECTATOR):
        assert [line.action for line in pos.log(viewer)] == ["draw"]
        assert pos.view(viewer).row.hand[0].tolist() == [0] * 10 + [1]
    kept = at("resolution", cards={A: ["prophets_school"]}, pawns={A: ["prophets_school"]})
    play(kept, "draw vp5", "draw gold1")
    assert kept.view(1).row.drawn[0].tolist() == [0] * 10 + [2]
    play(kept, "discard gold1")
    assert kept.view(1).show()["discard"]["cards"] == {"gold1": 1}
    assert [line.action for line in kept.log(1)][-1] == "discard gold1"


@pytest.mark.rule("S1307")
def test_s1307_after_the_end_all_hands_are_shown():
    pos = at("round_end", temple=16, hand={A: ["vp3"], B: ["gold1"]})
    assert [seat["hand"] for seat in pos.view(SPECTATOR).show()["seats"][:2]] == [{"vp3": 1}, {"gold1": 1}]


@pytest.mark.rule("S1309")
def test_x9_hidden_hand_public_question():
    pos = at("building", hand={A: ["gold1", "vp3"]})
    assert asked(pos) == (A, "building")
    assert options(pos) == {"end_turn", "play_vp vp3"}
    other = at("building", hand={A: ["gold1", "copper1"]})
    assert options(other) == {"end_turn"}
    assert pos.view(1).rows.tobytes() == other.view(1).rows.tobytes()


@pytest.mark.rule("S1309")
def test_s1309_a_payment_is_asked_with_any_hand():
    pos = at("building", open=["granary"], stock={A: "3S 3T 3F"}, hand={A: ["vp2"]})
    play(pos, "build granary", "site dan")
    assert options(pos) == {"pay_cubes"}
    assert asked(pos) == (A, "pay")
    empty = at("building", open=["granary"], stock={A: "3S 3T 3F"})
    play(empty, "build granary", "site dan")
    assert phase(empty)[1] != "Building"


@pytest.mark.rule("S1309")
def test_s1309_refusals_to_others_say_nothing_of_a_hand():
    rich = at("building", open=["granary"], hand={A: ["stone1", "stone1"]})
    poor = at("building", open=["granary"], hand={A: ["vp2", "vp3"]})
    size = rich.game.info.actions.size
    for seat in (1, 2, 3):
        assert [str(rich.why(a, seat)) for a in range(size)] == [str(poor.why(a, seat)) for a in range(size)]
    assert refused(rich, "build granary")[3] == "2 stone"
    assert refused(poor, "build granary")[3] == "nothing"


@pytest.mark.rule("S1309")
def test_an_act_is_shown_when_it_is_complete():
    pos = at("building", open=["granary"], stock={A: "3S 2T 3F"}, hand={A: ["timber2"]})
    before = pos.view(1).rows.tobytes()
    play(pos, "build granary", "site negev")
    assert pos.view(1).rows.tobytes() == before
    assert asked(pos) == (A, "pay")
    assert pos.view(1).show()["decision"] == "building"
    play(pos, "pay_card timber2")
    assert pos.view(1).show()["discard"]["cards"] == {"timber2": 1}
    more = at("building", open=["granary"], stock={A: "3S 1T 3F"}, hand={A: ["timber2", "timber2", "vp2"]})
    play(more, "build granary", "site negev", "pay_card timber2")
    assert asked(more) == (A, "pay")
    assert more.view(1).show()["discard"]["cards"] == {"timber2": 1}
    assert more.view(1).show()["decision"] == "building", "which card and which site, others see at the end"


@pytest.mark.rule("S1303", "S1310")
def test_s1310_the_seed_is_told_only_after_the_end():
    pos = outremer.load("solomon", players=2).start(seed=3)
    assert pos.record().seed is None
    assert pos.record().commitment
    assert pos.view(EVERYTHING).row.deck[-1] == 0
    assert pos.view(0).row.deck[:-1].sum() == 0
