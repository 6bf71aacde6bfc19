"""A real server in a process of its own, which can be stopped and started again at the same address."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

COMPILING = 600
"""Seconds for the rules to be compiled, if nothing has compiled them before."""

FEWEST = {"jerusalem": 2, "templars": 3, "solomon": 2}
"""The games, and how many players each needs."""


class Server:
    """`outremer serve` on a free port with a database of its own."""

    def __init__(self, folder: Path, *, package: Path | None = None) -> None:
        """With `package`, the program of an unpacked wheel is run, where nothing else is on the path."""
        self._package = package
        self._database = folder / "games.db"
        self._output = folder / "server.txt"
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/"

    def start(self) -> None:
        command = [sys.executable, "-c", "from outremer.cli.main import main; main()", "serve", "--no-limits"]
        where = ["--host", "127.0.0.1", "--port", str(self._port), "--db", str(self._database)]
        with self._output.open("wb") as output:
            environment = os.environ | {"PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
            if self._package is not None:
                environment |= {"PYTHONPATH": str(self._package), "PATH": ""}
            self._process = subprocess.Popen([*command, *where], stdout=output, stderr=output, env=environment)
        while not (found := re.search(r"http://\S+:(\d+)/", self._output.read_text())):
            self._alive()
            time.sleep(0.05)
        self._port = int(found[1])
        if self._package is None:
            self._wait_for_rules()

    def _wait_for_rules(self) -> None:
        end = time.monotonic() + COMPILING
        while not self._ready():
            self._alive()
            assert time.monotonic() < end, self._output.read_text()
            time.sleep(0.1)

    def _alive(self) -> None:
        assert self._process is not None
        assert self._process.poll() is None, self._output.read_text()

    def _ready(self) -> bool:
        try:
            return all(game["ready"] for game in self.get("games"))
        except OSError:
            return False

    def kill(self) -> None:
        """End it without warning."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait()

    # --- the API, for what a test wants to bring about quickly -----------------------------------

    def get(self, path: str, token: str | None = None) -> Any:
        return self._call(urllib.request.Request(f"{self.address}api/{path}"), token)

    def post(self, path: str, body: dict[str, Any], token: str | None = None) -> Any:
        data = json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        return self._call(urllib.request.Request(f"{self.address}api/{path}", data, headers), token)

    def _call(self, request: urllib.request.Request, token: str | None) -> Any:
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def table(self, *kinds: str, game: str = "jerusalem") -> dict[str, Any]:
        """A table with `me`, `friend` and `bot` seats; without any, one person and as few bots as the game allows."""
        names = ("Anna", "Béla", "Chiara", "Dirk", "Eszter")
        kinds = kinds or ("me", *["bot"] * (FEWEST[game] - 1))
        seats = [
            {"kind": kind, "name": name, **({"bot": "easy"} if kind == "bot" else {})}
            for kind, name in zip(kinds, names, strict=False)
        ]
        return {"game": game, **self.post("tables", {"game": game, "seats": seats})}
