"""What the heuristic of a game takes things to be worth: named numbers, chosen by benchmarks/fit_heuristic.py.

They stand in the game's heuristic.toml and in its board row: a change of them compiles nothing
anew, and the bots at a table may differ in them.
"""

import tomllib
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from outremer.core.errors import BadOption, unknown

MOST = 1000.0
"""No worth is above this, or below its negative."""


class Worths:
    """The numbers of a heuristic.toml by name; those of a list are called `squire.1`, `squire.2` and so on."""

    def __init__(self, file: Path, places: type[IntEnum]) -> None:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        self.values: dict[str, float] = {}
        self.places: dict[str, int] = {}
        for place in places:
            name = place.name.lower()
            found = table[name]
            for number, value in enumerate(found if isinstance(found, list) else [found]):
                flat = f"{name}.{number + 1}" if isinstance(found, list) else name
                self.values[flat], self.places[flat] = float(value), place + number

    def row(self, given: Mapping[str, float]) -> NDArray[np.float64]:
        """All numbers as they stand in a board row, some of them replaced."""
        line = np.zeros(1 + max(self.places.values()))
        for name, value in {**self.values, **given}.items():
            if name not in self.places:
                raise unknown("worth", name, list(self.places))
            if not -MOST <= value <= MOST:
                raise BadOption(f"{name}={value:g}: a worth is a number from {-MOST:g} to {MOST:g}")
            line[self.places[name]] = value
        return line
