"""The invariants of section 8 over random games at every table, and that they would notice a fault."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from outremer.games.solomon.names import Stage
from tests.games.solomon.invariants import SolomonWatcher
from tests.tables import GAMES, every
from tests.traces import walk


@cache
def watchers() -> tuple[SolomonWatcher, ...]:
    """A watcher over a random game at every table; every sixth makes the slow checks too."""
    traces = [walk(table.game, seed, label=str(table)) for table in every("solomon") for seed in range(GAMES)]
    return tuple(SolomonWatcher(trace, deep=number % 6 == 0) for number, trace in enumerate(traces))


@pytest.mark.rule("S203", "S408", "S619", "S1115")
@pytest.mark.parametrize("invariant", SolomonWatcher.invariants())
def test_invariant(invariant: str) -> None:
    assert len(watchers()) >= 3
    for watcher in watchers():
        getattr(watcher, invariant)()


FAULTS = {
    "i1": lambda s: s.supply.__setitem__(0, s.supply[0] + 1),
    "i2": lambda s: s.market.__setitem__((0, 0), 2),
    "i4": lambda s: s.score.__setitem__(0, -1),
    "i6": lambda s: s.__setattr__("roads_left", s.roads_left - 1),
    "i7": lambda s: s.road.__setitem__(0, 1),
    "i8": lambda s: s.building.__setitem__(0, 1),
    "i11": lambda s: s.pawns.__setitem__(0, s.pawns[0] + 1),
    "i12": lambda s: s.bonus_pawns.__setitem__(2, s.bonus_pawns[2] + 9 if s.pawn[23] < 0 else 0),
    "i15": lambda s: s.pawn.__setitem__(24, 1),
    "i16": lambda s: s.discard.__setitem__(0, s.discard[0] + 1),
    "i17": lambda s: s.card_owner.__setitem__(0, 9),
    "i20": lambda s: s.tokens.__setitem__(0, 17),
    "i21": lambda s: s.__setattr__("blocks", 17),
    "i22": lambda s: s.__setattr__("high_priest", 1 - s.high_priest if s.high_priest >= 0 else 0),
    "i23": lambda s: s.order.__setitem__(0, 9),
    "i24": lambda s: s.resolved.__setitem__(np.flatnonzero(s.pawn < 0)[0], 1),
    "i25": lambda s: s.trades.__setitem__(0, 100),
    "i31": lambda s: s.__setattr__("round_no", 99),
}
"""A change of one state that breaks an invariant."""


@pytest.mark.parametrize("invariant", FAULTS)
def test_a_fault_is_noticed(invariant: str) -> None:
    trace = watchers()[0].trace
    states = trace.states.copy()
    step = int(np.flatnonzero(states["stage"] == Stage.MARKET)[5])
    FAULTS[invariant](states[step])
    with pytest.raises(AssertionError, match=f"step {step}|step {step - 1}"):
        getattr(SolomonWatcher(replace(trace, states=states), deep=False), invariant)()
