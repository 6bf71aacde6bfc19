"""A scripted player: knows beforehand what it will type, because everything follows from the seed."""

from random import Random

from outremer.arena.seating import HUMAN, make_bots
from outremer.core.game import load
from outremer.core.position import Position

SHORT = ("end_turn", "take_rest", "end_action", "stop", "done")
"""Preferred now and then, so that games do not become long."""


def script(
    seats: tuple[str, ...], seed: str, *, game: str = "jerusalem", steps: int | None = None
) -> tuple[list[str], Position]:
    """What the people at a table type to the end of a game (or for so many steps), and how it ends."""
    position = load(game, players=len(seats)).start(seed=seed, seats=seats)
    bots = make_bots(seats, f"{seed} {position.steps}")
    people = [seat for seat, spec in enumerate(seats) if spec == HUMAN]
    random, typed, looking = Random(seed), [], None
    retreats = position.game.info.functions["retreats"]
    taken = 0
    while not position.over and taken != steps:
        seat = position.seat
        if seat in bots:
            position.play(int(bots[seat].choose(position.view(seat))))
            continue
        if len(people) > 1 and looking != seat:
            typed.append("")
            looking = seat
        legal = [a for a in position.legal() if not retreats(position.row, a.id)]
        short = [a for a in legal if a.text in SHORT]
        action = random.choice(short if short and random.random() < 0.5 else legal)
        typed.append(action.text)
        position.play(action)
        taken += 1
    return typed, position
