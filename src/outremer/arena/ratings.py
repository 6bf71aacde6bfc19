"""Ratings: one number per bot from all games, whoever sat with whom (Plackett-Luce by openskill).

The rating follows the games in the order given. Its interval comes from a bootstrap: seeds are drawn anew, with
all their games, and everything is rated again in the same order. Where that hardly varies (one bot wins
every game) openskill's own doubt is the larger one and counts.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from outremer.arena.intervals import Z
from outremer.arena.match import Played

RATED = 100_000
"""So many games are rated in a bootstrap, about: it takes seconds."""
FEWEST, MOST = 40, 200
"""Times that the seeds are drawn anew."""


@dataclass(frozen=True)
class Rating:
    """What the games say about a bot's strength; 25 is the middle."""

    rating: float
    reach: float
    """95 % lie within so much of it."""


def rate(games: Sequence[Played], seed: str) -> dict[str, Rating]:
    """The rating of every bot, with an interval of 95 %."""
    seeds, random = list(dict.fromkeys(game.fixture.seed for game in games)), Random(seed)
    found = _rate(games)
    times = max(FEWEST, min(MOST, RATED // max(1, len(games))))
    draws = [Counter(random.choices(seeds, k=len(seeds))) for _ in range(times)]
    drawn = [_rate(game for game in games for _ in range(draw[game.fixture.seed])) for draw in draws]
    ratings = {}
    for bot, (rating, doubt) in found.items():
        spread = float(np.std([again[bot][0] for again in drawn if bot in again]))
        ratings[bot] = Rating(round(rating, 2), round(Z * max(spread, doubt), 2))
    return ratings


def _rate(games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Rate game after game; a bot on several seats takes the mean of what its seats would have."""
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for game in games:
        seats = game.fixture.seats
        teams = [[ratings.get(bot) or model.rating()] for bot in seats]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in game.places])]
        for bot in dict.fromkeys(seats):
            own = [new for new, seated in zip(rated, seats, strict=True) if seated == bot]
            ratings[bot] = model.rating(
                mu=sum(r.mu for r in own) / len(own), sigma=sum(r.sigma for r in own) / len(own)
            )
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}
