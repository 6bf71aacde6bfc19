"""Intervals of 95 %: where the truth about a share lies, told from games that share their seeds.

Games of one seed are not independent, so the spread *between* seeds says how much the games are worth:
Wilson's interval is taken for the number of independent games that would have spread as much (never
more than were played). Wilson's stays right where nearly all games are won, where a bootstrap of a
row of wins would claim certainty.
"""

from collections.abc import Sequence
from math import sqrt

Z = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


def wilson(share: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    >>> [round(end, 3) for end in wilson(1.0, 100)]
    [0.963, 1.0]
    """
    centre = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (centre - reach) / below), min(1.0, (centre + reach) / below)


def share_of_seeds(wins: Sequence[float], games: Sequence[int]) -> tuple[float, float]:
    """The interval of a share, from the wins and the games of each seed; one seed alone tells nothing."""
    seeds, total = len(games), sum(games)
    if seeds < 2:
        return 0.0, 1.0
    share = sum(wins) / total
    spread = sum((won - share * played) ** 2 for won, played in zip(wins, games, strict=True))
    variance = seeds / (seeds - 1) * spread / total**2
    if_independent = share * (1 - share) / total
    worth = total * min(1.0, if_independent / variance) if variance else total
    return wilson(share, worth, _quantile(seeds - 1))


def _quantile(freedom: int) -> float:
    """95 % of Student's distribution lie within this: few seeds know little about their own spread.

    >>> [round(_quantile(freedom), 2) for freedom in (4, 10, 1000)]
    [2.77, 2.23, 1.96]
    """
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )
