"""Where the chance of a recorded game comes from: a seed nobody can guess, and a promise of it.

Outcome number k of a game follows from its seed alone, so a record can be checked against it. The
header holds only the seed's hash; the seed itself is revealed at the end.

>>> source = Seed("7")
>>> source.pick(0, [3, 3, 1]) == Seed("7").pick(0, [3, 3, 1])
True
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Seed:
    """A seed and what follows from it."""

    text: str

    @staticmethod
    def fresh() -> "Seed":
        """A seed nobody can guess."""
        return Seed(secrets.token_hex(16))

    @property
    def commitment(self) -> str:
        """What a record shows before the end: it binds the seed without telling it."""
        return hashlib.sha256(f"outremer seed {self.text}".encode()).hexdigest()

    def pick(self, number: int, weights: Sequence[int]) -> int:
        """The outcome (an index into weights) of chance event `number`."""
        digest = hashlib.sha256(f"outremer chance {self.text} {number}".encode()).digest()
        draw = int.from_bytes(digest[:16], "big") % sum(weights)
        for index, weight in enumerate(weights):
            if draw < weight:
                return index
            draw -= weight
        raise AssertionError("weights must be positive whole numbers")
