"""The rule compiler: `@rule` turns a small Python function into machine code.

Numba caches what it compiled, but it does not notice that a *called* function in another file
changed. So what is cached is found by a hash of every source it can depend on: core's in the name
of the folder, with the versions and the flags; that of the package a function stands in and of the
game whose rows it is given in the key of the entry. An edit in one game leaves the others compiled.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import platformdirs
from numba import __version__ as numba_version
from numba import njit as _njit
from numba.core import config as _config
from numba.core.caching import FunctionCache

F = TypeVar("F", bound=Callable[..., Any])

njit: Any = _njit
config: Any = _config

COMPILED: bool = not config.DISABLE_JIT
"""False when NUMBA_DISABLE_JIT=1: the rules then run as plain Python (for coverage and debugging)."""

PRESENTATION = (
    "text.py",
    "labels.py",
    "drawing.py",
    "builder.py",
    "message.py",
    "words.py",
    "reasons.py",
    "rulebook.py",
)
"""Modules in which no rule stands: an edit there compiles nothing anew."""

_CORE = Path(__file__).resolve().parent
_games: dict[Any, str] = {}
"""The module in which the row of each type is defined."""


def _unit(module: str) -> str:
    """The package whose sources belong together: a game, the bots, or another distribution."""
    parts = module.split(".")
    inside = 3 if parts[:2] == ["outremer", "games"] else 2 if parts[0] == "outremer" else 1
    return ".".join(parts[:inside])


@cache
def _digest(unit: str) -> str:
    """A hash of the sources of a package, or of a module that stands alone."""
    found = find_spec(unit) if unit != "__main__" else None
    if found is None or found.origin is None:
        return ""
    file = Path(found.origin)
    files = sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]
    return _hash(files, file.parent)


def _hash(files: Iterable[Path], root: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        if file.name not in PRESENTATION:
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def of_game(module: str) -> str:
    """A hash of the sources of the game that a module belongs to."""
    return _digest(_unit(module))


def belongs(row_type: Any, module: str) -> None:
    """What is compiled for rows of this type depends on the game that the module belongs to."""
    _games[row_type] = module


class _RuleCache(FunctionCache):
    """Numba's cache of a function, its entries kept apart by the sources they depend on."""

    def _index_key(self, sig: Any, codegen: Any) -> tuple[Any, ...]:
        rows = (getattr(argument, "dtype", argument) for argument in sig)
        modules = {self._py_func.__module__, *(_games[row] for row in rows if row in _games)}
        sources = tuple(sorted(_digest(_unit(module)) for module in modules))
        return (*super()._index_key(sig, codegen), sources)  # type: ignore[no-untyped-call]


def _fingerprint() -> str:
    """A hash of core's sources, of Numba's version and of the compiler flags."""
    text = f"{numba_version} {config.BOUNDSCHECK} {_hash(sorted(_CORE.glob('*.py')), _CORE)}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _cache_folder() -> Path:
    """The first writable of: $OUTREMER_CACHE, the user's cache folder, the temporary folder."""
    wanted = os.environ.get("OUTREMER_CACHE") or platformdirs.user_cache_dir("outremer", appauthor=False)
    name = f"rules-{_fingerprint()}"
    for root in (Path(wanted), Path(tempfile.gettempdir()) / "outremer"):
        if _writable(root / name):
            os.utime(root / name)  # in use: what is not used for long can be removed
            return root / name
    raise OSError(f"no writable folder for compiled rules: tried {wanted} and {tempfile.gettempdir()}")


CACHE_FOLDER = _cache_folder()
config.CACHE_DIR = str(CACHE_FOLDER)


def _compiled(function: F, **flags: bool) -> F:
    file = Path(function.__code__.co_filename)
    if file.name in PRESENTATION:
        raise TypeError(f"{function.__name__} of {file.name} is a rule: it belongs in another module")
    dispatcher: Any = njit(nogil=True, error_model="numpy", **flags)(function)
    if COMPILED:
        dispatcher._cache = _RuleCache(function)  # type: ignore[no-untyped-call]
    return dispatcher  # type: ignore[no-any-return]


def rule(function: F) -> F:
    """Compile a rule. Write loops, not recursion: a cached recursive function crashes on its second run.

    A rule works in arrays it is given and makes none, so Numba need not count who uses them (`_nrt`): counting
    at every call that passes arrays on took a third of the time of a search.
    """
    return _compiled(function, no_cfunc_wrapper=True, _nrt=False)


def parallel_rule(function: F) -> F:
    """Compile a driver whose `prange` loop runs on all cores."""
    return _compiled(function, parallel=True)
