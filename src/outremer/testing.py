"""Positions built in the specification's words, for tests and studies.

>>> pos = position("jerusalem", seat="Red", screen={"Red": 3}, squires={"nobility_large": {"Blue": 1}})
>>> dict(pos.why("baron nobility_large").numbers)
{'need': 3, 'area': 'the Nobility (large area)', 'have': 0}
"""

from collections.abc import Mapping
from typing import Any

from outremer.core.game import load
from outremer.core.options import Value
from outremer.core.position import Position


def position(
    game: str,
    *,
    players: int | None = None,
    preset: str | None = None,
    options: Mapping[str, Value] | None = None,
    **words: Any,
) -> Position:
    """A position of a game; what can be said of it is in the game's builder.py."""
    table = load(game, players=players, preset=preset, options=options)
    return table.info.build(table, **words)
