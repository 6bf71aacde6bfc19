"""Who listens to a table, and what each of them has still to be sent."""

import asyncio

BACKLOG = 256
"""Events a slow listener may be behind; then it is cut off, and catches up when it comes back."""


class Listener:
    """One stream to one viewer."""

    def __init__(self, viewer: int, present: bool) -> None:
        self.viewer = viewer
        self.present = present
        """Does it show that the holder of a seat is there?"""
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)

    def send(self, event: str) -> None:
        """Put an event in line; a listener too far behind is cut off."""
        try:
            self._queue.put_nowait(event)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Nothing more will come."""
        while True:
            try:
                self._queue.put_nowait(None)
                return
            except asyncio.QueueFull:
                self._queue.get_nowait()

    async def next(self, patience: float) -> str | None:
        """The next event in line; None at the end; TimeoutError if none comes."""
        async with asyncio.timeout(patience):
            return await self._queue.get()


class Hub:
    """The listeners of one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def viewers(self) -> set[int]:
        """As whom they look."""
        return {listener.viewer for listener in self.listeners}

    def connected(self, seat: int) -> bool:
        """Is the holder of a seat there?"""
        return any(listener.present and listener.viewer == seat for listener in self.listeners)

    def send(self, viewer: int, event: str) -> None:
        """Send an event to all who look as this viewer."""
        for listener in [found for found in self.listeners if found.viewer == viewer]:
            listener.send(event)

    def close(self) -> None:
        """End all streams."""
        for listener in list(self.listeners):
            listener.end()
