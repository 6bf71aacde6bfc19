"""A bot that is told the cards of the others: it is told the right ones, and the others play as they would."""

import subprocess
import sys
from typing import Any

import pytest
from benchmarks import open_cards
from benchmarks.open_cards import choosing, plans, play, told

from outremer.arena.match import Setting
from outremer.arena.schedule import Schedule, fill_up
from outremer.arena.seating import make_bots
from outremer.core.position import Position
from outremer.core.view import View

SETTING = Setting("templars", 4)


def first_choice(seed: int, of: int = 0) -> tuple[Position, dict[int, Any]]:
    """A game at its first choice of a card, when so many have chosen."""
    position = SETTING.load().start(seed=seed)
    bots = make_bots(("mcts:sims=20",) * 4, str(seed))
    while not choosing(position):
        position.play(position.legal()[0].id)
    for _ in range(of):
        position.play(bots[position.seat].choose(position.view(position.seat)))
    return position, bots


@pytest.mark.parametrize("of", range(4))
def test_a_bot_is_told_what_the_others_then_reveal(of: int) -> None:
    position, bots = first_choice(3, of)
    seat = position.seat
    planned = plans(position, bots)
    assert len(planned) == 3 - of
    seen = told(position, planned).row.committed.tolist()
    position.play(position.legal()[0].id)
    while position.seat in planned and not position.row.revealed:
        position.play(planned[position.seat])
    assert position.row.revealed
    others = [k for k in range(4) if k != seat]
    assert [seen[k] for k in others] == [int(position.row.committed[k]) for k in others]
    assert all(1 <= seen[k] <= 6 for k in others)
    assert seen[seat] == 0


def test_those_who_are_asked_in_advance_do_not_see_the_card_of_the_one_who_is_told() -> None:
    class Watcher:
        def choose(self, view: View) -> int:
            shown.append(view.rows.tobytes())
            return view.legal()[0].id

    found = []
    for card in range(2):
        shown: list[bytes] = []
        position, _ = first_choice(5)
        actions = position.legal()[card:]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(position, "legal", lambda actions=actions: actions)
            plans(position, dict.fromkeys(range(4), Watcher()))
        found.append(shown)
    assert len(found[0]) == 3
    assert found[0] == found[1]


def test_only_the_one_so_named_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = []

    def note(position: Position, planned: dict[int, int]) -> Any:
        seats.append(position.seat)
        return told(position, planned)

    monkeypatch.setattr(open_cards, "told", note)
    fixtures = Schedule((fill_up(["mcts:sims=4", "greedy"], 4),), "test", 2).fixtures()
    one, two = fixtures[0], fixtures[1]
    assert play(SETTING, one, None).places
    assert seats == []
    game = play(SETTING, two, "mcts:sims=4")
    assert set(seats) == {two.seats.index("mcts:sims=4")}
    assert 9 <= len(seats) <= 12
    assert sorted(game.places)[0] == 1


@pytest.mark.parametrize(
    ("arguments", "told_why"),
    [
        (["--games", "0"], "games and jobs are at least 1"),
        (["--bot", "greedy", "--against", "greedy"], "they must differ"),
        (["--bot", "nobody"], "nobody"),
        (["--players", "7"], "7"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], told_why: str) -> None:
    command = [sys.executable, "-m", "benchmarks.open_cards", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert told_why in done.stderr
    assert "Traceback" not in done.stderr
