"""Games that nobody played: results as a bot of known strength would have."""

from random import Random

from outremer.arena.match import Played, Thinking
from outremer.arena.schedule import Fixture, LineUp, Schedule


def made_up(fixture: Fixture, strength: dict[str, float], random: Random) -> Played:
    """A game won seat after seat in proportion to the strengths (Plackett-Luce)."""
    left, order = list(range(len(fixture.seats))), []
    while left:
        seat = random.choices(left, [strength[fixture.seats[s]] for s in left])[0]
        left.remove(seat)
        order.append(seat)
    places = [order.index(seat) + 1 for seat in range(len(order))]
    result = {"places": places, "winners": [order[0]], "scores": [10 - place for place in places]}
    return Played(fixture, result, None, 40, (Thinking(10, 0.5, 0.2),) * len(places), "{}")


def games_of(line_ups: list[LineUp], games: int, strength: dict[str, float], seed: int = 1) -> list[Played]:
    """A tournament of such games."""
    random = Random(seed)
    fixtures = Schedule(tuple(line_ups), f"made-up-{seed}", games).fixtures()
    return [made_up(fixture, strength, random) for fixture in fixtures]
