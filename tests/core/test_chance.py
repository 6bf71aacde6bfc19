"""Chance from a seed: reproducible, fair, committed."""

from collections import Counter

import numpy as np

from outremer.core.chance import Seed
from outremer.core.rng import below, new_rng


def test_the_same_seed_gives_the_same_chance():
    assert [Seed("a").pick(k, [1] * 100) for k in range(50)] == [Seed("a").pick(k, [1] * 100) for k in range(50)]
    assert [Seed("a").pick(k, [1] * 100) for k in range(50)] != [Seed("b").pick(k, [1] * 100) for k in range(50)]


def test_weights_are_respected():
    found = Counter(Seed("fair").pick(k, [3, 0, 1]) for k in range(8000))
    assert found[1] == 0
    assert abs(found[0] - 6000) < 4 * (8000 * 0.75 * 0.25) ** 0.5


def test_the_commitment_binds_and_hides_the_seed():
    seed = Seed("secret")
    assert seed.commitment == Seed("secret").commitment != Seed("secrets").commitment
    assert "secret" not in seed.commitment
    assert Seed.fresh() != Seed.fresh()


def test_fast_numbers_are_even_and_in_range():
    rng = new_rng(5)
    found = np.array([below(rng, 7) for _ in range(7000)])
    assert found.min() == 0
    assert found.max() == 6
    assert abs(np.bincount(found) - 1000).max() < 4 * (7000 / 7 * 6 / 7) ** 0.5
