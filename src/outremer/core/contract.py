"""The contract of a game: the compiled functions every game supplies.

Generic code (drivers, search, views) calls the names below. Which game's function is meant is
decided by the type of the row, when the caller is compiled: one specialised, cached copy of the
caller per game, no dispatch at run time. Uncompiled, the row's dtype is looked up at each call.

In every signature `s` is a state row, `b` the board row (data and options), `seat` who acts.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np
from numba.extending import overload

from outremer.core.rule import COMPILED, belongs
from outremer.core.state import Row

F = TypeVar("F", bound=Callable[..., Any])

_by_dtype: dict[np.dtype[Any], dict[str, Callable[..., Any]]] = {}
_by_type: dict[Any, dict[str, Callable[..., Any]]] = {}

NAMES: list[str] = []
"""Names of the functions a game must supply."""


def _contract(stub: F) -> F:
    """Make a name of the contract callable from compiled code, resolved by the row's type."""
    name = stub.__name__
    NAMES.append(name)

    def at_run_time(s: Any, *arguments: Any) -> Any:
        return _by_dtype[s.dtype][name](s, *arguments)

    at_run_time.__name__ = name
    at_run_time.__doc__ = stub.__doc__

    if COMPILED:

        @overload(at_run_time, strict=False)
        def at_compile_time(s: Any, *arguments: Any) -> Any:
            return _by_type[s][name].py_func  # type: ignore[attr-defined]

    return at_run_time  # type: ignore[return-value]


def fulfil(state: type[Row], functions: dict[str, Callable[..., Any]]) -> None:
    """Register a game's functions for its row type."""
    missing = sorted(set(NAMES) - set(functions))
    if missing:
        raise TypeError(f"the game of {state.__name__} does not supply {', '.join(missing)}")
    row_type = numba.from_dtype(state.dtype)
    _by_dtype[state.dtype] = functions
    _by_type[row_type] = functions
    belongs(row_type, state.__module__)


@_contract
def setup(s: Any, b: Any) -> None:
    """Fill an empty row with the start of a game, up to its first decision or chance event."""


@_contract
def to_move(s: Any, b: Any) -> int:
    """The seat to decide, CHANCE or OVER. Of several seats that may act, the one to ask first."""
    raise NotImplementedError


@_contract
def legal(s: Any, b: Any, seat: int, moves: Any) -> int:
    """List the legal actions of a seat (see `moves.py`) and return how many; 0 if it has nothing to decide."""
    raise NotImplementedError


@_contract
def why(s: Any, b: Any, seat: int, action: int, numbers: Any) -> int:
    """The code of the reason that forbids an action, 0 if it is legal; `numbers` fill its template."""
    raise NotImplementedError


@_contract
def apply(s: Any, b: Any, seat: int, action: int) -> None:
    """Carry out a legal action and everything that follows by itself. Does not check."""


@_contract
def chance(s: Any, b: Any, moves: Any, weights: Any) -> int:
    """List the outcomes of a chance event as actions, each with its weight; return how many."""
    raise NotImplementedError


@_contract
def returns(s: Any, b: Any, out: Any) -> None:
    """The result per seat: 1 for the winner, -1 for the last, evenly spaced between."""


@_contract
def sees(s: Any, b: Any, seat: int, owner: int, secret: int) -> bool:
    """May this seat look at that secret (of that owner, or UNOWNED)?"""
    raise NotImplementedError


@_contract
def pool(s: Any, b: Any, pool: int, counts: Any) -> None:
    """Copies of each card kind of a pool in the game, wherever they are; what its piles are dealt from."""


@_contract
def retreats(s: Any, action: int) -> bool:
    """Does the action only take back an act begun (cancel, back)? Random play leaves those out."""
    raise NotImplementedError


@_contract
def prior(s: Any, b: Any, seat: int, moves: Any, count: int, scores: Any) -> None:
    """A short heuristic: how good each of `count` listed moves looks to a player who sees this row."""


@_contract
def features(s: Any, b: Any, seat: int, out: Any) -> int:
    """What a position means to a seat, in numbers that are weighed by the period of the game; that period."""
    raise NotImplementedError
