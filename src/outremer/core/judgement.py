"""How much the features of a position count (evaluation.toml): weights by period, and perhaps a hidden layer."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


class Judgement(NamedTuple):
    """What a seat's features are worth together, for a number of players.

    Each hidden unit sums up the features by `inward`, adds the period's `offsets`, counts if that is above 0, and
    then by the period's `outward`. A game whose features are enough by themselves has no hidden units.
    """

    weights: Array
    """By period and feature."""
    inward: Array
    """By feature and hidden unit."""
    offsets: Array
    """By period and hidden unit."""
    outward: Array
    """By period and hidden unit."""
    room: Array
    """The hidden units of the seat that is being judged."""

    @property
    def hidden(self) -> int:
        """How many hidden units there are."""
        return len(self.room)

    @staticmethod
    def linear(weights: Array) -> "Judgement":
        """Weights alone."""
        periods, features = weights.shape
        return Judgement(weights, np.zeros((features, 0)), np.zeros((periods, 0)), np.zeros((periods, 0)), np.zeros(0))

    @staticmethod
    def read(evaluation: Mapping[str, Any], players: int, features: Sequence[str]) -> "Judgement":
        """From the tables of an evaluation.toml; a number of players may be judged like another.

        Features that are new, and not learnt yet, count nothing.
        """
        players = evaluation.get("like", {}).get(str(players), players)
        periods = evaluation["players"][str(players)]
        found = Judgement.linear(np.array([[line.get(name, 0.0) for name in features] for line in periods], np.float64))
        inward = evaluation.get("hidden", {}).get(str(players))
        if inward is None:
            return found
        units = len(periods[0]["offsets"])
        return Judgement(
            weights=found.weights,
            inward=np.array([inward.get(name, [0.0] * units) for name in features], np.float64),
            offsets=np.array([line["offsets"] for line in periods], np.float64),
            outward=np.array([line["outward"] for line in periods], np.float64),
            room=np.zeros(units),
        )
