"""Compiling the rules in the background, in a process of its own, so that the server answers meanwhile."""

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from outremer.bots.levels import LEVELS
from outremer.bots.preparing import is_prepared, prepare
from outremer.core import registry, warm
from outremer.core.game import load
from outremer.server.errors import Refused

_SEED = 7
_A_LITTLE = 20


def _compile_rules(name: str) -> None:
    for _, step in warm.play_steps(name):
        step()
    warm.mark_compiled(name)


def _compile_bots(name: str) -> None:
    for bot in _unprepared(name):
        prepare(registry.game(name), bot)


def _unprepared(name: str) -> list[Any]:
    """The bots behind the levels that have something to compile for a game yet."""
    bots = (registry.bot(spec) for spec in LEVELS.values())
    return [bot for bot in bots if not is_prepared(registry.game(name), bot)]


class Warming:
    """Which games can be played by now."""

    def __init__(self, games: Sequence[str] | None) -> None:
        self.games = list(games or registry.games())
        self._ready: set[str] = set()
        self._bots: set[str] = set()
        self._process: multiprocessing.process.BaseProcess | None = None

    def ready(self, name: str) -> bool:
        """Are the rules of a game compiled and loaded?"""
        return name in self._ready

    def bots_ready(self, name: str) -> bool:
        """Can all bots play a game without compiling anything first?"""
        return name in self._bots

    def require(self, name: str) -> None:
        """Refuse a game that is not ready yet, and one that is unknown."""
        registry.game(name)
        if name not in self.games:
            raise Refused(422, "malformed", f"this server does not offer {name}")
        if name not in self._ready:
            refusal = Refused(503, "not_ready", f"the rules of {name} are being compiled; try again in a moment")
            refusal.headers["retry-after"] = "2"
            raise refusal

    async def run(self, done: Callable[[str], Awaitable[None]]) -> None:
        """Compile and load one game after the other, those first that are compiled already; say of each when done.

        The bots come last: all games can be played before the strongest opponents are ready.
        """
        for name in sorted(self.games, key=lambda game: not warm.is_compiled(game)):
            if not warm.is_compiled(name):
                await self._apart(_compile_rules, name)
            await asyncio.to_thread(_load, name)
            self._ready.add(name)
            await done(name)
        for name in self.games:
            if _unprepared(name):
                await self._apart(_compile_bots, name)
            self._bots.add(name)

    async def _apart(self, work: Callable[[str], None], name: str) -> None:
        """Do something about a game in a process of its own."""
        self._process = multiprocessing.get_context("spawn").Process(target=work, args=(name,), daemon=True)
        self._process.start()
        await asyncio.to_thread(self._process.join)

    def stop(self) -> None:
        """Give up compiling."""
        if self._process is not None and self._process.is_alive():
            self._process.kill()


def _load(name: str) -> None:
    """Load what was compiled by playing a little, so that the first table does not wait for it."""
    *steps, _ = warm.play_steps(name)
    for _, step in steps:
        step()
    position = load(name).start(seed=_SEED)
    for _ in range(_A_LITTLE):
        view = position.view(position.seat)
        position.game.info.show(view)
        position.game.info.question(view)
        position.play(view.legal()[0])
        position.undo_refused()
        if position.over:
            return
