"""Lists of actions inside compiled code: an array that is filled from the front, and a count.

Rules add to a list only through `allow`, so that another form (a bit mask on a GPU) can replace it.
`allow` stores first and counts after: no branch for the processor to guess wrong.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from outremer.core.rule import rule


def new_moves(actions: int) -> NDArray[np.int32]:
    """Room for every action of a game, and one more for a refused one at the end."""
    return np.zeros(actions + 1, np.int32)


@rule
def allow(moves: Any, count: int, action: int, refusal: int) -> int:
    """Add an action unless there is a reason against it (code 0 = legal); return the new count."""
    moves[count] = action
    return count + (refusal == 0)


@rule
def weigh(moves: Any, weights: Any, count: int, action: int, weight: int) -> int:
    """Add a chance outcome; one of weight 0 cannot happen and is left out. Return the new count."""
    moves[count] = action
    weights[count] = weight
    return count + (weight > 0)
