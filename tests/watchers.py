"""The watcher of each game, where it has one: tests/games/<game>/invariants.py, under the name WATCHER."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from tests.traces import Watcher


@cache
def watcher_of(name: str) -> type[Watcher]:
    """The class that checks a game's invariants; the plain one, which checks none, if it has no own."""
    module = f"tests.games.{name}.invariants"
    if find_spec(f"tests.games.{name}") is None or find_spec(module) is None:
        return Watcher
    found: type[Watcher] = import_module(module).WATCHER
    return found
