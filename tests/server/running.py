"""A server for tests: the real thing, in a thread, on a free port of the loopback."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from outremer.server.app import make_app
from outremer.server.settings import Settings

PATIENCE = 300.0
"""Seconds a test waits for what must happen; the rules may have to be compiled first."""


@dataclass
class Running:
    """A running server and a client for it."""

    app: FastAPI
    address: str
    client: httpx.Client

    @property
    def tables(self) -> Any:
        """The tables inside the server."""
        return self.app.state.tables

    def ready(self, game: str) -> None:
        """Wait until a game can be played."""
        until(lambda: self.app.state.warming.ready(game), PATIENCE)

    def table(self, game: str = "jerusalem", kinds: str = "mmmm", **more: Any) -> "Party":
        """A new table: m is a seat of ours, f one for a friend, b a bot."""
        self.ready(game)
        names = {"m": "me", "f": "friend", "b": "bot"}
        seats = [{"kind": names[kind]} for kind in kinds]
        answer = self.client.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return Party(self, answer.json())

    def socket(self, table: str, token: str | None = None, since: int | None = None, **more: Any) -> ClientConnection:
        """A WebSocket to a table."""
        words = ["outremer", *([f"token.{token}"] if token else [])]
        query = "" if since is None else f"?since={since}"
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/ws{query}"
        return connect(url, subprotocols=words, max_size=None, compression=None, **more)


@dataclass
class Party:
    """A table with the tokens of its seats."""

    server: Running
    made: dict[str, Any]
    count: int = field(default=0)

    @property
    def id(self) -> str:
        return str(self.made["table"])

    @property
    def url(self) -> str:
        return f"/api/tables/{self.id}"

    def token(self, seat: int) -> str:
        return str(self.made["seats"][seat]["token"])

    def who(self, seat: int | str | None) -> dict[str, str]:
        """The headers of a seat, of the host, or of a spectator (None)."""
        if seat is None:
            return {}
        return {"Authorization": f"Bearer {self.made['host'] if seat == 'host' else self.token(int(seat))}"}

    def get(self, path: str = "", who: int | str | None = None, /, **query: Any) -> httpx.Response:
        return self.server.client.get(self.url + path, headers=self.who(who), params=query)

    def post(self, path: str, who: int | str | None, /, **body: Any) -> httpx.Response:
        return self.server.client.post(self.url + path, headers=self.who(who), json=body)

    def see(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat sees it."""
        answer = self.get("", seat)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def act(self, seat: int, action: str | int, **more: Any) -> httpx.Response:
        """Act with the current seq and a fresh key, unless others are given."""
        self.count += 1
        body = {"seat": seat, "action": action, "key": f"key-{self.count}", **more}
        body.setdefault("seq", self.see(seat)["seq"])
        return self.post("/actions", seat, **body)

    def step(self, choose: int = 0) -> int:
        """Let a seat that is asked take one of its legal actions; which seat it was."""
        seat = int(self.see()["asked"][0])
        legal = self.see(seat)["legal"][str(seat)]
        answer = self.act(seat, legal[choose % len(legal)]["text"])
        assert answer.status_code == 200, answer.text
        return seat

    def next_event(self, socket: ClientConnection, *, heartbeats: bool = False) -> dict[str, Any]:
        """The next event of a socket."""
        while True:
            event = json.loads(socket.recv(timeout=20.0))
            if heartbeats or event["kind"] != "heartbeat":
                return dict(event)


def until(condition: Any, patience: float = 40.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server whose database lies in a folder."""
    usual = {"limits": False, "workers": 1, "heartbeat": 0.3, "games": ("jerusalem",)}
    app = make_app(Settings(database=str(folder / "games.db"), **(usual | settings)))
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(256)
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    until(lambda: server.started or not thread.is_alive())
    assert thread.is_alive(), "the server did not start"
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            yield Running(app, address, client)
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server did not stop"
