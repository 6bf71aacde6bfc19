"""The board of Jerusalem as text: what it shows, what it must not show, and that it fits."""

from random import Random

import pytest
from rich.console import Console

import outremer
from outremer.core.position import Position
from outremer.core.words import words
from outremer.testing import position


def drawn(pos: Position, seat: int, width: int = 100) -> str:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(pos.game.info.draw(pos.view(seat)))
    return capture.get()


def question(pos: Position, seat: int) -> str:
    return words()(pos.game.info.question(pos.view(seat)))


def moments(players: int, seed: int, every: int = 40) -> list[Position]:
    """Moments of a random game."""
    pos, random = outremer.load("jerusalem", players=players).start(seed=seed), Random(seed)
    retreats = pos.game.info.functions["retreats"]
    found = []
    while not pos.over:
        pos.play(random.choice([a for a in pos.legal() if not retreats(pos.row, a.id)]))
        if len(pos.entries) % every == 0:
            found.append(pos.copy())
    return [*found, pos]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100])
def test_it_fits(players: int, width: int) -> None:
    for pos in moments(players, seed=3):
        for seat in (0, outremer.SPECTATOR, outremer.EVERYTHING):
            lines = drawn(pos, seat, width).splitlines()
            assert max(len(line) for line in lines) <= width
            assert {len(line) for line in lines[1:14]} == {width if width == 100 else 79}, "the borders meet"


def test_the_city() -> None:
    pos = position(
        "jerusalem",
        seat="Red",
        round=2,
        squires={"market_large": {"Blue": 2, "Red": 2, "Green": 12}, "market_left": {"Red": 3, "Blue": 3}},
        barons={"Green": "market_large"},
        offices={"Blue": "admiral", "Red": "captain", "Yellow": "marshal", "Green": "treasurer"},
        events={2: "tax"},
        floors={"Yellow": 3},
        prestige={"Yellow": 4},
    )
    shown = drawn(pos, 1)
    assert "MARKET !" in shown
    assert "! Special Tax strikes the Market in phase 4." in shown
    assert "large 2S4$ ♜◆G" in shown, "income and baron"
    assert "●B 2  ▲R 2        ◆G12*" in shown, "the majority controls"
    assert "●B 3  ▲R 3*" in shown, "a tie goes to the lower office"
    assert "[2 Tax]" in shown
    assert "Materials ◆G 12" in shown, "who would win the privilege"
    yellow = next(line for line in shown.splitlines() if "Yellow" in line)
    assert yellow.split() == ["2", "■Y", "Yellow", "Marshal", "3", "▮▮▮", "4", "costs", "6", "–"]


def test_a_tie_without_offices_is_nobodys() -> None:
    pos = position("jerusalem", phase="auction", squires={"tower": {"Blue": 2, "Red": 2}, "palace_left": {"Red": 1}})
    shown = drawn(pos, 0)
    assert "●B 2  ▲R 2 " in shown
    assert "▲R 1*" in shown


def test_own_secrets_are_marked_and_others_hidden() -> None:
    pos = position(
        "jerusalem",
        seat="Blue",
        hands={"Blue": ["defector"], "Red": ["genoa"]},
        silver={"Blue": 9, "Red": 31},
        screen={"Blue": 4, "Red": 27},
    )
    blue = drawn(pos, 0)
    assert "Only you see this: 9 silver, 4 squires behind your screen (46 in supply); hand: Defector" in blue
    for secret in ("31", "27", "Genoa"):
        assert secret not in blue
    spectator = drawn(pos, outremer.SPECTATOR)
    for secret in ("Only you", "Defector", "Genoa", "31", "27"):
        assert secret not in spectator
    everything = drawn(pos, outremer.EVERYTHING)
    for fact in ("Defector", "Mercenaries from Genoa", "31", "27"):
        assert fact in everything


def test_the_auction() -> None:
    pos = position("jerusalem", phase="auction", opener="Blue").play("office treasurer").play("bid 3").play("pass")
    shown = drawn(pos, 2)
    assert "Captain 7S free  Treasurer 6S bid 3 ●B  Marshal 5S free  Admiral 4S free  passed: ▲R" in shown
    assert question(pos, 2) == "Blue bids 3 for the Treasurer. Raise or pass? You have 12 silver."
    assert question(pos, 0) == "Yellow decides: phase 1, the office auction."


def test_what_is_asked_privately_is_not_told() -> None:
    """Others do not see which office an opener has in mind (section 6, D01)."""
    before = position("jerusalem", phase="auction", opener="Blue")
    after = before.copy().play("office treasurer")
    assert drawn(before, 1) == drawn(after, 1)
    assert question(before, 1) == question(after, 1)


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_shows(players: int) -> None:
    """Deal all that a seat cannot see anew, and every character it is shown is the same."""
    for pos in moments(players, seed=8, every=60)[:-1]:
        for seat in range(players):
            other = pos.copy()
            other.rows = pos.view(seat).determinise(seed=5)
            if pos.seat == seat or pos.view(seat).to_move == other.seat:
                assert drawn(pos, seat) == drawn(other, seat)
                assert question(pos, seat) == question(other, seat)


def test_every_question_of_a_game_has_words() -> None:
    """Each decision that comes up asks something."""
    asked = set()
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        pos = moments(players, seed)[-1]
        again = pos.record().replay(0)
        for entry in pos.record().entries:
            if again.seat >= 0:
                view = again.view(again.seat)
                asked.add(view.show()["decision"])
                assert question(again, again.seat).endswith((".", "?"))
            again.replay_entry(entry)
    assert len(asked) >= 18
