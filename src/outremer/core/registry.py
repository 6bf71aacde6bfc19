"""One registry: games and bots by name, for the CLI, the server, the arena and the adapters alike.

Both are found as entry points of installed packages (groups `outremer.games` and `outremer.bots`),
so a bot in a package of its own is used like a built-in one.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from inspect import signature
from typing import TYPE_CHECKING, Any

from outremer.core.errors import UnknownName, unknown

if TYPE_CHECKING:
    from outremer.core.game import GameInfo


@cache
def _names(group: str) -> dict[str, Any]:
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda p: p.name)}


def games() -> list[str]:
    """Names of the games that can be played."""
    return list(_names("outremer.games"))


def bots() -> list[str]:
    """Names of the bots that can be seated."""
    return list(_names("outremer.bots"))


def game(name: str) -> "GameInfo":
    """The game of that name."""
    return _look_up("game", "outremer.games", name)  # type: ignore[no-any-return]


def _look_up(kind: str, group: str, name: str) -> Any:
    points = _names(group)
    if name not in points:
        raise unknown(kind, name, list(points))
    return points[name].load()


def bot(spec: str, seed: str = "") -> Any:
    """A bot from its spec: a name, then settings: `greedy`, `mcts:ms=500,seed=1`.

    A bot with randomness of its own takes a `seed`; the one given here is used if the spec has none.
    """
    name, _, settings = spec.partition(":")
    make: Callable[..., Any] = _look_up("bot", "outremer.bots", name)
    options = {"seed": seed} if "seed" in signature(make).parameters else {}
    for setting in filter(None, settings.split(",")):
        key, equals, value = setting.partition("=")
        if not equals or not key or not value:
            raise UnknownName(f"bot spec {spec!r}: write settings as key=value, not {setting!r}")
        options[key] = value
    try:
        return make(**options)
    except (TypeError, ValueError) as error:
        raise UnknownName(f"bot spec {spec!r}: {name} has no such setting ({error})") from None
