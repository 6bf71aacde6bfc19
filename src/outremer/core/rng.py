"""Fast random numbers for compiled code (splitmix64 on a 1-element array).

Only for playouts, bots and search. The chance of a recorded game comes from its seed (`chance.py`).
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from outremer.core.rule import COMPILED, rule

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_S30, _S27, _S31, _S33 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(33)


def new_rng(seed: int) -> NDArray[np.uint64]:
    """A stream of its own for a seed."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)


@rule
def mix(z: Any) -> Any:
    """A number that looks drawn by lot, the same for the same number (unsigned, 64 bits)."""
    z = (z ^ (z >> _S30)) * _MIX1
    z = (z ^ (z >> _S27)) * _MIX2
    return z ^ (z >> _S31)


@rule
def _splitmix(rng: Any) -> Any:
    rng[0] += _GAMMA
    return mix(rng[0])


@rule
def below(rng: Any, bound: int) -> int:
    """A whole number from 0 to bound - 1 (bound below 2**31; the bias is under 2**-31)."""
    high: int = np.int64(_splitmix(rng) >> _S33)  # type: ignore[assignment]
    return (high * bound) >> 31


if not COMPILED:
    np.seterr(over="ignore")  # unsigned wrap-around is meant; plain NumPy would warn
