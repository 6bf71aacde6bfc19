"""Learns a hidden layer of an evaluation (`Judgement`): which of two seats finishes ahead, by stochastic gradients.

The values of two seats differ by the logarithm of the odds that the one finishes ahead of the other. AdamW with a
learning rate that rises and falls once; features are scaled to the same spread while it learns.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from outremer.core.judgement import Judgement

EPOCHS = 10
BATCH = 1024
RATE = 0.004
WARM = 0.3
"""The part of the steps in which the rate rises."""
DECAY = 0.01
MOMENTS = (0.9, 0.999)
TINY = 1e-8

Array = NDArray[np.float32]


class Noted(NamedTuple):
    """Positions of games with as many seats: features by seat, and how well each seat did in the end."""

    periods: NDArray[np.int32]
    features: Array
    results: Array

    def some(self, chosen: NDArray[np.bool_] | NDArray[np.int64]) -> "Noted":
        """Some of them."""
        return Noted(self.periods[chosen], self.features[chosen], self.results[chosen])


def forward(found: Sequence[Array], noted: Noted) -> tuple[Array, Array]:
    """The hidden units of each seat, and what the position is worth to it."""
    weights, inward, offsets, outward = found
    hidden = np.maximum(noted.features @ inward + offsets[noted.periods][:, None], 0)
    weighed = np.einsum("nsf,nf->ns", noted.features, weights[noted.periods])
    return hidden, weighed + np.einsum("nsh,nh->ns", hidden, outward[noted.periods])


def values(judgement: Judgement, noted: Noted) -> Array:
    """What each position is worth to each seat."""
    return forward(judgement[:4], noted)[1]


def ahead(results: Array) -> Array:
    """1 where the first of two seats finished ahead, 0 where behind, 0.5 where level."""
    found: Array = 0.5 + 0.5 * np.sign(results[:, :, None] - results[:, None])
    return found


def loss(judgement: Judgement, noted: Noted) -> float:
    """The mean logarithmic loss over all pairs of seats; 0.693 is a coin's."""
    value = values(judgement, noted)
    lead, seats = value[:, :, None] - value[:, None], value.shape[1]
    pairs = np.triu(np.ones((seats, seats), np.bool_), 1)
    y = ahead(noted.results)[:, pairs]
    return float((np.logaddexp(0, lead[:, pairs]) - y * lead[:, pairs]).mean())


def gradients(found: list[Array], noted: Noted) -> list[Array]:
    """Of the mean loss, by weights, inward, offsets and outward."""
    weights, _, _, outward = found
    periods, x = noted.periods, noted.features
    count, seats, _ = x.shape
    hidden, value = forward(found, noted)
    odds = 1 / (1 + np.exp(np.clip(value[:, None] - value[:, :, None], -30, 30)))
    push = (odds - ahead(noted.results)).sum(axis=2) / (count * seats * (seats - 1) / 2)
    of_period = (periods == np.arange(len(weights))[:, None]).astype(np.float32)
    back = push[:, :, None] * outward[periods][:, None] * (hidden > 0)
    return [
        of_period @ np.einsum("ns,nsf->nf", push, x),
        np.einsum("nsf,nsh->fh", x, back, optimize=True),
        of_period @ back.sum(axis=1),
        of_period @ np.einsum("ns,nsh->nh", push, hidden),
    ]


def learn(noted: Noted, periods: int, hidden: int, seed: int, after: Callable[[], None] = lambda: None) -> Judgement:
    """A judgement with so many hidden units; `after` is called after each time through all positions."""
    random = np.random.default_rng(seed)
    features = noted.features.shape[2]
    scale = np.maximum(noted.features.std(axis=(0, 1)), 1e-3)
    centre = noted.features.mean(axis=(0, 1))
    scaled = noted._replace(features=((noted.features - centre) / scale).astype(np.float32))
    found = [
        np.zeros((periods, features), np.float32),
        random.normal(0, 1 / np.sqrt(features), (features, hidden)).astype(np.float32),
        np.zeros((periods, hidden), np.float32),
        random.normal(0, 0.05, (periods, hidden)).astype(np.float32),
    ]
    first, second = [np.zeros_like(part) for part in found], [np.zeros_like(part) for part in found]
    batches = max(1, len(noted.periods) // BATCH)
    steps, step = EPOCHS * batches, 0
    for _ in range(EPOCHS):
        order = random.permutation(len(noted.periods))
        for batch in np.array_split(order, batches):
            step += 1
            done = step / steps
            rate = RATE * (done / WARM if done < WARM else 0.5 + 0.5 * np.cos(np.pi * (done - WARM) / (1 - WARM)))
            for k, gradient in enumerate(gradients(found, scaled.some(batch))):
                first[k] += (1 - MOMENTS[0]) * (gradient - first[k])
                second[k] += (1 - MOMENTS[1]) * (gradient**2 - second[k])
                moved = first[k] / (1 - MOMENTS[0] ** step)
                moved /= np.sqrt(second[k] / (1 - MOMENTS[1] ** step)) + TINY
                found[k] -= rate * (moved + DECAY * found[k])
        after()
    weights, inward, offsets, outward = (part.astype(np.float64) for part in found)
    inward /= scale[:, None]
    return Judgement(weights / scale, inward, offsets - centre @ inward, outward, np.zeros(hidden))
