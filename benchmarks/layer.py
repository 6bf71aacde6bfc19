"""Learns a hidden layer of an evaluation (`Judgement`): which of two seats finishes ahead, by stochastic gradients.

The values of two seats differ by the logarithm of the odds that the one finishes ahead of the other. AdamW with a
learning rate that rises and falls once; features are scaled to the same spread while it learns.

A result says little about a position long before it: much happens in between. So what was learnt from results
is learnt again from what came next: the odds it sees in the positions that followed in the game, the nearer the more
(`foreseen`, TD(lambda)).
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from outremer.core.judgement import Judgement

EPOCHS = 10
ROUNDS = 3
"""The first learns from results, each other from what the one before makes of the positions that followed."""
FAITH = 0.8
"""How much what comes after the next position kept has to say (the lambda of TD)."""
BATCH = 1024
RATE = 0.004
WARM = 0.3
"""The part of the steps in which the rate rises."""
DECAY = 0.01
MOMENTS = (0.9, 0.999)
TINY = 1e-8
LEAST_SPREAD = 0.01
"""A feature that varies less is scaled by this."""
AT_ONCE = 1 << 14
"""Positions that are valued at once."""

Array = NDArray[np.float32]


class Noted(NamedTuple):
    """Positions of games with as many seats, in the order played: features by seat, and how well each seat did."""

    periods: NDArray[np.int32]
    features: Array
    results: Array
    games: NDArray[np.int32]
    """Which game each position is of."""

    def some(self, chosen: NDArray[np.bool_] | NDArray[np.int64]) -> "Noted":
        """Some of them."""
        return Noted(*(part[chosen] for part in self))


def forward(found: Sequence[Array], periods: NDArray[np.int32], features: Array) -> tuple[Array, Array]:
    """The hidden units of each seat, and what the position is worth to it."""
    weights, inward, offsets, outward = found
    hidden = np.maximum(features @ inward + offsets[periods][:, None], 0)
    return hidden, (features @ weights[periods][:, :, None] + hidden @ outward[periods][:, :, None])[:, :, 0]


def values(judgement: Judgement, noted: Noted) -> Array:
    """What each position is worth to each seat."""
    parts = range(0, len(noted.periods), AT_ONCE)
    found = [forward(judgement[:4], noted.periods[k : k + AT_ONCE], noted.features[k : k + AT_ONCE])[1] for k in parts]
    return np.concatenate(found)


def odds(value: Array) -> Array:
    """How likely the first of two seats finishes ahead."""
    found: Array = 1 / (1 + np.exp(np.clip(value[:, None] - value[:, :, None], -30, 30)))
    return found


def ahead(results: Array) -> Array:
    """1 where the first of two seats finished ahead, 0 where behind, 0.5 where level."""
    found: Array = 0.5 + 0.5 * np.sign(results[:, :, None] - results[:, None])
    return found


def foreseen(judgement: Judgement, noted: Noted) -> Array:
    """How likely the first of two seats finishes ahead, as a judgement sees it from the positions that followed.

    Of each position's share, FAITH goes to what was foreseen at the next one, down to the result after the last.
    """
    found, here = ahead(noted.results), odds(values(judgement, noted))
    for n in range(len(found) - 2, -1, -1):
        if noted.games[n] == noted.games[n + 1]:
            found[n] = (1 - FAITH) * here[n + 1] + FAITH * found[n + 1]
    return found


def loss(judgement: Judgement, noted: Noted) -> float:
    """The mean logarithmic loss over all pairs of seats; 0.693 is a coin's."""
    value = values(judgement, noted)
    lead, seats = value[:, :, None] - value[:, None], value.shape[1]
    pairs = np.triu(np.ones((seats, seats), np.bool_), 1)
    y = ahead(noted.results)[:, pairs]
    return float((np.logaddexp(0, lead[:, pairs]) - y * lead[:, pairs]).mean())


def gradients(found: list[Array], periods: NDArray[np.int32], x: Array, goals: Array) -> list[Array]:
    """Of the mean loss, by weights, inward, offsets and outward; the goals are odds of finishing ahead."""
    weights, _, _, outward = found
    count, seats, features = x.shape
    hidden, value = forward(found, periods, x)
    push = (odds(value) - goals).sum(axis=2) / (count * seats * (seats - 1) / 2)
    of_period = (periods == np.arange(len(weights))[:, None]).astype(np.float32)
    back = push[:, :, None] * outward[periods][:, None] * (hidden > 0)
    return [
        of_period @ (push[:, None] @ x)[:, 0],
        x.reshape(-1, features).T @ back.reshape(count * seats, -1),
        of_period @ back.sum(axis=1),
        of_period @ (push[:, None] @ hidden)[:, 0],
    ]


def learn(noted: Noted, periods: int, hidden: int, seed: int, after: Callable[[], None] = lambda: None) -> Judgement:
    """A judgement with so many hidden units; `after` is called after each of ROUNDS times EPOCHS."""
    found = descend(noted, ahead(noted.results), periods, hidden, seed, after)
    for k in range(1, ROUNDS):
        found = descend(noted, foreseen(found, noted), periods, hidden, seed + k, after)
    return found


def descend(noted: Noted, goals: Array, periods: int, hidden: int, seed: int, after: Callable[[], None]) -> Judgement:
    """Learn the odds of finishing ahead; `after` is called after each time through all positions."""
    random = np.random.default_rng(seed)
    features = noted.features.shape[2]
    scale = np.maximum(noted.features.std(axis=(0, 1)), LEAST_SPREAD)
    centre = noted.features.mean(axis=(0, 1))
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
            scaled = ((noted.features[batch] - centre) / scale).astype(np.float32)
            for k, gradient in enumerate(gradients(found, noted.periods[batch], scaled, goals[batch])):
                first[k] += (1 - MOMENTS[0]) * (gradient - first[k])
                second[k] += (1 - MOMENTS[1]) * (gradient**2 - second[k])
                moved = first[k] / (1 - MOMENTS[0] ** step)
                moved /= np.sqrt(second[k] / (1 - MOMENTS[1] ** step)) + TINY
                found[k] -= rate * (moved + DECAY * found[k])
        after()
    weights, inward, offsets, outward = (part.astype(np.float64) for part in found)
    inward /= scale[:, None]
    return Judgement(weights / scale, inward, offsets - centre @ inward, outward, np.zeros(hidden))
