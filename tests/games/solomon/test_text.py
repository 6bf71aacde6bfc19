"""The board as text, the question, changes in words, and the heuristic's sense."""

import io

import pytest
from rich.console import Console

import outremer
from outremer import SPECTATOR
from outremer.core import registry
from outremer.core.words import words

from .reading import A, B, at, play


def drawn(pos, viewer=0):
    console = Console(width=150, file=io.StringIO())
    with console.capture() as capture:
        console.print(pos.game.info.draw(pos.view(viewer)))
    return capture.get()


def test_the_board_shows_what_lies_on_the_table():
    pos = at(
        "building",
        buildings={A: ["judah"], B: ["dan"]},
        roads={A: ["quarries-judah"]},
        market={"gold": [1, 0, 0, 0]},
        stock={A: "2T 1F"},
        open=["granary", "treasury"],
        cards={B: ["hazor"]},
        temple=7,
        tokens={B: 1},
        high_priest=B,
        hand={A: ["gold1"], B: ["vp5", "vp2"]},
    )
    text = drawn(pos)
    for word in ("Royal Quarries", "Judah", "1S [R]", "2F [B]", "6■", "Granary", "3S 3T 3F", "▸ Structure", "1/6"):
        assert word in text, word
    assert "1 High Priest" in text
    assert "Walls of Hazor" in text
    assert "gold1" in text
    assert "2 hidden" in text
    assert "vp5" not in text
    assert "You: build or end your turn." in text
    assert "gold1" not in drawn(pos, SPECTATOR)
    assert "Red: build or end your turn." in drawn(pos, SPECTATOR)


def test_pawns_are_drawn():
    text = drawn(at("placement", pawns={A: ["dan", "wisdom"], B: ["ark"]}, seat="Green"))
    assert "2F [ ] @R" in text
    assert "@B ×5" in text


def test_questions():
    pos = outremer.load("solomon", players=2).start_by_hand()

    def question(view):
        return words()(view.game.info.question(view))

    assert question(pos.view(0)) == "Chance: the turn order is drawn."
    trade = at("resolution", stock={A: "1F"}, pawns={A: ["trader"]})
    assert question(trade.view(0)) == "You (Trader): give a resource."
    over = at("round_end", temple=16)
    assert question(over.view(1)) == "The game is over: Red 10, Blue 10, Green 10, Yellow 10."


def told_to(pos, seat):
    """All changes of a game in words."""
    view = pos.view(seat)
    said = [view.game.info.say(change, view) for line in pos.log(seat) for change in line.changes]
    return {words()(message) for message in said if message is not None}


def test_changes_in_words():
    pos = at("building", open=["granary"], stock={A: "3S 3T 3F"})
    play(pos, "build granary", "site negev")
    assert {"Red: +15 VP (25)", "Red: -3 stone", "Red's building stands on Negev", "Red builds Granary"} <= told_to(
        pos, 1
    )
    drawn_card = play(at("resolution", pawns={A: ["fortune"]}), "draw vp5")
    assert "Red gets a Fortune card" in told_to(drawn_card, 1)
    assert not any("5 VP" in text or "vp5" in text for text in told_to(drawn_card, 1))
    assert "Red gets the Fortune card “5 VP”" in told_to(drawn_card, 0)


def label(pos, action):
    """The label of an action that its player may take."""
    legal = {a.text: a.id for a in pos.legal()}
    return words()(pos.game.info.label(legal[action], pos.view(pos.seat)))


def test_labels_say_what_an_action_does_and_costs():
    pos = at("building", open=["granary"], stock={A: "3S 3T 3F"}, buildings={A: ["judah"]})
    assert label(pos, "build granary") == "Build Granary (3 stone, 3 timber, 3 food; +15 VP)"
    assert label(pos, "end_turn") == "End turn"
    road = label(pos, "road quarries-judah")
    assert road.startswith("Build the road Royal Quarries - Judah (")
    play(pos, "build granary")
    assert label(pos, "site negev") == "Build on Negev"
    placing = at("placement", seat="Red")
    assert label(placing, "place tribute") == "Place a pawn on the Tribute"
    market = at("market", players=2, score={A: 5}, market={"timber": [1, 1, 1, 1]})
    price = int(market.game.boards[0].price[3, 0])
    assert label(market, "buy timber 1") == f"Buy 1 timber ({price} VP)"


@pytest.mark.parametrize("players", [2, 4])
def test_the_greedy_bot_beats_random_ones(players):
    greedy, rest = registry.bot("greedy:seed=1"), registry.bot("random:seed=2")
    wins = 0
    for seed in range(4):
        pos = outremer.load("solomon", players=players).start(seed=seed)
        while not pos.over:
            bot = greedy if pos.seat == seed % players else rest
            pos.play(bot.choose(pos.view(pos.seat)))
        wins += pos.returns[seed % players] == 1.0
    assert wins >= 3
