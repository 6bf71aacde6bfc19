"""Events as they happen: over a WebSocket, and the same as lines of JSON."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator

from fastapi import WebSocket, WebSocketDisconnect

from outremer.server.hub import Listener
from outremer.server.table import Table

HEARTBEAT = '{"kind":"heartbeat"}'


async def events(
    table: Table, viewer: int, since: int | None, heartbeat: float, *, present: bool
) -> AsyncGenerator[str, None]:
    """What the viewer missed, then what happens, with heartbeats in between."""
    listener = Listener(viewer, present)
    async with table.lock:
        known = table.channel(viewer).seq if since is None else since
        listener.send(table.event(viewer, known, "step"))
        table.hub.listeners.add(listener)
    try:
        if present:
            table.presence_changed()
        while True:
            try:
                event = await listener.next(heartbeat)
            except TimeoutError:
                event = HEARTBEAT
            if event is None:
                return
            yield event
    finally:
        table.hub.listeners.discard(listener)
        if present:
            table.presence_changed()


async def over_websocket(socket: WebSocket, table: Table, viewer: int, since: int | None, heartbeat: float) -> None:
    """Send events until the client goes; what it says is not listened to."""
    stream = events(table, viewer, since, heartbeat, present=viewer >= 0)

    async def send() -> None:
        async for event in stream:
            await socket.send_text(event)

    sender = asyncio.create_task(send())
    try:
        while True:
            listening = asyncio.create_task(socket.receive())
            done, _ = await asyncio.wait({sender, listening}, return_when=asyncio.FIRST_COMPLETED)
            if sender in done:
                listening.cancel()
                await socket.close(1012)
                return
            if listening.result()["type"] == "websocket.disconnect":
                return
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        await stream.aclose()


async def as_lines(table: Table, viewer: int, since: int | None, heartbeat: float) -> AsyncIterator[str]:
    """The same events, one a line."""
    async for event in events(table, viewer, since, heartbeat, present=viewer >= 0):
        yield event + "\n"
