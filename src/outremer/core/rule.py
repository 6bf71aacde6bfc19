"""The rule compiler: `@rule` turns a small Python function into machine code.

Numba caches what it compiled, but it does not notice that a *called* function in another file
changed. So the cache folder is named after a hash of every source file that can hold a rule, the
versions and the flags: an edit anywhere gives a fresh folder, and a stale cache cannot be hit.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import platformdirs
from numba import __version__ as numba_version
from numba import njit
from numba.core import config as _config

F = TypeVar("F", bound=Callable[..., object])

_njit: Any = njit
config: Any = _config

COMPILED: bool = not config.DISABLE_JIT
"""False when NUMBA_DISABLE_JIT=1: the rules then run as plain Python (for coverage and debugging)."""

_PACKAGE = Path(__file__).resolve().parent.parent
_RULE_FOLDERS = ("core", "games", "bots")


def _fingerprint() -> str:
    """A hash of all sources that may hold a rule, of Numba's version and of the compiler flags."""
    digest = hashlib.sha256(f"{numba_version} {config.BOUNDSCHECK}".encode())
    for folder in _RULE_FOLDERS:
        for source in sorted((_PACKAGE / folder).rglob("*.py")):
            digest.update(source.relative_to(_PACKAGE).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


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
            return root / name
    raise OSError(f"no writable folder for compiled rules: tried {wanted} and {tempfile.gettempdir()}")


CACHE_FOLDER = _cache_folder()
config.CACHE_DIR = str(CACHE_FOLDER)


def rule(function: F) -> F:
    """Compile a rule. Write loops, not recursion: a cached recursive function crashes on its second run."""
    return _njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)  # type: ignore[no-any-return]


def parallel_rule(function: F) -> F:
    """Compile a driver whose `prange` loop runs on all cores."""
    return _njit(cache=True, nogil=True, error_model="numpy", parallel=True)(function)  # type: ignore[no-any-return]
