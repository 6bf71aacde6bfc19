"""Compiling the rules in the background, in a process of its own, so that the server answers meanwhile."""

import asyncio
import multiprocessing
from collections.abc import Sequence

from outremer.core import registry, warm
from outremer.server.errors import Refused


def _compile(name: str) -> None:
    for _, step in warm.play_steps(name):
        step()
    warm.mark_compiled(name)


class Warming:
    """Which games can be played by now."""

    def __init__(self, games: Sequence[str] | None) -> None:
        self.games = list(games or registry.games())
        self._ready: set[str] = set()
        self._process: multiprocessing.process.BaseProcess | None = None

    def ready(self, name: str) -> bool:
        """Are the rules of a game compiled and loaded?"""
        return name in self._ready

    def require(self, name: str) -> None:
        """Refuse a game that is not ready yet, and one that is unknown."""
        registry.game(name)
        if name not in self._ready:
            refusal = Refused(503, "not_ready", f"the rules of {name} are being compiled; try again in a moment")
            refusal.headers["retry-after"] = "2"
            raise refusal

    async def run(self) -> None:
        """Compile and load one game after the other, those first that are compiled already."""
        for name in sorted(self.games, key=lambda game: not warm.is_compiled(game)):
            if not warm.is_compiled(name):
                context = multiprocessing.get_context("spawn")
                self._process = context.Process(target=_compile, args=(name,), daemon=True)
                self._process.start()
                await asyncio.to_thread(self._process.join)
            await asyncio.to_thread(_touch, name)
            self._ready.add(name)

    def stop(self) -> None:
        """Give up compiling."""
        if self._process is not None and self._process.is_alive():
            self._process.kill()


def _touch(name: str) -> None:
    """Load what was compiled, so that the first table does not wait for it."""
    for _, step in warm.play_steps(name):
        step()
