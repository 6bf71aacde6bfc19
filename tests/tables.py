"""Tables to test at: every game, player count, preset and value of every switch, and mixes of them.

The environment variable OUTREMER_TEST_SCALE says how much is played: 1 (the default) is one random
game per table and property, 10 is ten of them, 0.1 a tenth of the tables.
"""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from outremer.core import registry
from outremer.core.errors import BadOption
from outremer.core.game import Game, GameInfo, load
from outremer.core.options import Value

SCALE = float(os.environ.get("OUTREMER_TEST_SCALE", "1"))
GAMES = max(1, round(SCALE))
"""Random games per table."""
MIXES = 3
"""Tables per player count whose switches are all drawn by lot."""


@dataclass(frozen=True)
class Table:
    """A game set up in one way."""

    name: str
    players: int
    preset: str | None = None
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        words = [self.preset] if self.preset else [f"{key}={value}" for key, value in self.options]
        return f"{self.name}-{self.players}-" + ("mix" if len(words) > 1 else words[0])

    @property
    def game(self) -> Game:
        """The game of this table (one object per table)."""
        return _load(self)


@cache
def _load(table: Table) -> Game:
    return load(table.name, players=table.players, preset=table.preset, options=dict(table.options))


def _possible(table: Table) -> bool:
    """Does the game allow these options at this number of players?"""
    try:
        return bool(table.game)
    except BadOption:
        return False


def presets(name: str) -> list[Table]:
    """Every player count with every preset."""
    info = registry.game(name)
    return [Table(name, players, preset) for players in info.seats for preset in info.switches.presets]


def switched(name: str) -> list[Table]:
    """Every player count with every value of every switch, one switch at a time."""
    info = registry.game(name)
    tables = [
        Table(name, players, None, ((option.name, value),))
        for option in info.switches.options
        for value in option.values
        if value != option.default
        for players in info.seats
    ]
    return [table for table in tables if _possible(table)]


def mix(info: GameInfo, players: int, rng: random.Random) -> Table:
    """A table whose switches are all drawn by lot."""
    while True:
        drawn = tuple((option.name, rng.choice(option.values)) for option in info.switches.options)
        table = Table(info.name, players, None, drawn)
        if _possible(table):
            return table


def mixed(name: str) -> list[Table]:
    """Every player count with some mixes of all switches."""
    info, rng = registry.game(name), random.Random(name)
    return [mix(info, players, rng) for players in info.seats for _ in range(MIXES)]


def thinned(tables: list[Table]) -> list[Table]:
    """As many of the tables as the scale asks for, spread evenly."""
    if SCALE >= 1 or not tables:
        return tables
    count = max(1, round(len(tables) * SCALE))
    return [tables[k * len(tables) // count] for k in range(count)]


@cache
def every(name: str) -> tuple[Table, ...]:
    """All tables of a game."""
    return (*thinned(presets(name)), *thinned(switched(name)), *thinned(mixed(name)))


def each_info() -> Iterator[GameInfo]:
    """Every registered game."""
    return (registry.game(name) for name in registry.games())
