"""The invariants of Templars' Journey over random games at every table, and that each would notice a fault."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from outremer.games.templars.names import Stage
from tests.games.templars.invariants import TemplarsWatcher
from tests.tables import GAMES, every
from tests.traces import Trace, walk


@cache
def watchers() -> tuple[TemplarsWatcher, ...]:
    """A watcher over random games at every table."""
    traces = [
        walk(table.game, seed, take_back=False, label=str(table))
        for table in every("templars")
        for seed in range(GAMES)
    ]
    return tuple(TemplarsWatcher(trace, deep=number % 6 == 0) for number, trace in enumerate(traces))


@pytest.mark.parametrize("invariant", TemplarsWatcher.invariants())
def test_invariant(invariant: str) -> None:
    assert len(watchers()) >= 3
    for watcher in watchers():
        getattr(watcher, invariant)()


def test_all_thirty_are_there() -> None:
    assert TemplarsWatcher.invariants() == [f"i{n}" for n in range(1, 31)]


# --- each invariant notices a fault --------------------------------------------------------------


@cache
def sound() -> Trace:
    """A sound game of four players."""
    return walk(every("templars")[0].game, 5, label="sound")


def middle(trace: Trace) -> int:
    """A state in the second action round, in the midst of a card phase."""
    s: Any = trace.states.view(np.recarray)
    return int(np.flatnonzero((s.round_no == 2) & (s.revealed == 1))[2])


FAULTS = {
    "i1": ("supply", 0, 1),
    "i2": ("gold_at", 0, -99),
    "i3": ("knights", (0, slice(None)), 9),
    "i4": ("aboard", (0, 5), 1),
    "i5": ("gold", 0, 1),
    "i6": ("spent", None, 7),
    "i7": ("edict", slice(None), -1),
    "i8": ("tile", slice(None), 1),
    "i9": ("edict", slice(0, 3), 3),
    "i10": ("templar", (0, 0), -9),
    "i11": ("committed", 0, 9),
    "i12": ("box", 0, 5),
    "i13": ("start_player", None, 2),
    "i14": ("pope", None, 6),
    "i15": ("pope", None, 9),
    "i16": ("vp", 0, 50),
    "i18": ("steps", None, 4),
    "i19": ("temple", 0, 9),
    "i20": ("supply", 1, 1),
    "i24": ("gold", 0, 9),
    "i30": ("open_missions", 0, 3),
}


@pytest.mark.parametrize("invariant", FAULTS)
def test_a_fault_is_noticed(invariant: str) -> None:
    trace = sound()
    states = trace.states.copy()
    field, index, value = FAULTS[invariant]
    at = middle(trace)
    if invariant == "i30":
        at = len(states) - 1
    if invariant == "i24":
        at = int(np.flatnonzero(states["round_no"] == 2)[0])
    if invariant == "i13":
        at = int(np.flatnonzero((states["stage"] == Stage.CARDS) & (states["start_player"] == 0))[0])
    if index is None:
        states[field][at] += value
    elif isinstance(index, tuple):
        states[field][(at, *index)] += value
    else:
        states[field][at, index] += value
    spoiled = Trace(trace.game, "spoiled", states, trace.actors, trace.actions)
    with pytest.raises(AssertionError, match="spoiled"):
        getattr(TemplarsWatcher(spoiled), invariant)()
