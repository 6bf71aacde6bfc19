"""Templars' Journey in words: the board, the question, the changes, the heuristic's good sense."""

import random

import pytest
from rich.console import Console

import outremer
from outremer import SPECTATOR
from outremer.core.words import words
from outremer.games.templars import text

from .reading import BLUE, RED, build, dealt, play, playing


def drawn(pos, viewer):
    console = Console(width=150, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as caught:
        console.print(text.draw(pos.view(viewer)))
    return caught.get()


def test_the_board_shows_map_track_ships_and_players():
    pos = build(
        4,
        pope="A1.R1",
        tiles={"paris": 7},
        knights={"paris": {"blue": 2, "red": 1}},
        templars={"green": ("paris", "roma")},
        gold_at={"paris": 9},
        aboard={"E1": {"yellow": 1}},
        open_missions=("m_temple",),
        missions={"blue": "m_gold"},
        temple={"red": 4},
    )
    board = drawn(pos, BLUE)
    paris = next(line for line in board.splitlines() if line.startswith("│Paris"))
    assert [word for word in ("9", "3/7", "B2 R1", "G1", "E2", "France") if word not in paris] == []
    assert "[POPE R1]" in board
    assert "Most knights in the temple" in board  # open to all
    assert "Most gold" in board  # Blue's own
    assert "Most gold" not in drawn(pos, RED)
    assert "Blue (start)" in board


def test_cards_are_face_down_until_the_reveal():
    pos = build(phase="cards", pope="A1.G1").play("commit:2")
    assert "face down" in drawn(pos, RED)
    assert "2 Collect gold - risky" in drawn(pos, BLUE)


def test_hidden_gold_is_not_drawn():
    pos = build(options={"player_gold": "hidden"}, gold={"red": 77})
    assert "77" not in drawn(pos, BLUE)
    assert "77" in drawn(pos, RED)


def question(view):
    return words()(text.question(view))


def test_the_question_names_who_must_answer():
    pos = dealt(3)
    who = pos.player(pos.seat)
    assert question(pos.view(SPECTATOR)) == f"{who}: place a knight in a city."


def test_the_question_of_a_veto_names_the_pair():
    pos = playing(card=5, others=(3, 3), templars={"blue": ("paris", "paris")}, temple={"red": 4})
    play(pos, "stop", "swap_edict:roma")
    assert question(pos.view(RED)) == "Red: veto the swap of the edicts of Paris and Roma, or allow it."


def label(pos, action):
    """The label of an action that its player may take."""
    legal = {a.text: a.id for a in pos.legal()}
    return words()(pos.game.info.label(legal[action], pos.view(pos.seat)))


def test_labels_say_what_an_action_does_and_costs():
    cards = build(phase="cards", pope="A1.G1")
    assert label(cards, "commit 2") == "Choose card 2: Collect gold - risky"
    pope = build(3, pope="A1.R1")
    onward = next(a.text for a in pope.legal() if a.text.startswith("pope"))
    space = onward.rpartition(".")[2]
    flag = {"G": "green", "R": "red"}[space[0]]
    assert label(pope, onward) == f"Move the Pope to {space} ({flag} flag)"
    veto = playing(card=5, others=(3, 3), templars={"blue": ("paris", "paris")}, temple={"red": 4})
    assert label(veto, "stop") == "Stop here"
    play(veto, "stop")
    assert label(veto, "swap_edict roma") == "Swap with the edict of Roma"
    play(veto, "swap_edict:roma")
    cost = int(veto.game.boards[0].favour_cost[3])
    assert label(veto, "veto") == f"Veto ({cost} temple knight{'s' if cost > 1 else ''})"
    assert label(veto, "allow") == "Allow the swap"


@pytest.mark.parametrize("players", [3, 5])
def test_every_change_of_a_game_can_be_told(players):
    pos, rng = dealt(players, seed=9), random.Random(9)
    while not pos.over:
        pos.play(rng.choice(pos.legal()))
    view = pos.view(SPECTATOR)
    said = [text.say(change, view) for line in pos.log(SPECTATOR) for change in line.changes]
    told = [words()(message) for message in said if message is not None]
    assert any("Templar 1 is in" in line for line in told)
    assert any("the Pope is on" in line for line in told)
    assert any("has chosen a card" in line or "plays card" in line for line in told)
    assert question(view) == "The game has ended."
    assert drawn(pos, SPECTATOR)


def test_the_heuristic_beats_random_play():
    from outremer.bots.greedy import Greedy
    from outremer.bots.uniform import Uniform

    wins = 0.0
    for number in range(12):
        players = 3 + number % 2
        pos = outremer.load("templars", players=players).start(seed=number)
        own = number % players
        bots = [Greedy(seed=str(number)) if seat == own else Uniform(seed=str(seat)) for seat in range(players)]
        while not pos.over:
            pos.play(bots[pos.seat].choose(pos.view(pos.seat)))
        winners = pos.game.info.summary(pos)["winners"]
        wins += (own in winners) / len(winners)
    assert wins >= 0.8 * 12
