"""How the server holds up: `python -m benchmarks.server` (200 live games, 1,000 sockets, bots off).

Every game has four players and a spectator, each with a socket of its own; a player acts every few
seconds. Measured: from an action to its acknowledgement, from an action to every other client that is
shown it; that no event is lost or doubled; the memory of the server. With `--kills` the server is
killed in mid-game again and again instead, and what it acknowledged is looked for afterwards.

Client and server share this machine, and nothing leaves the loopback.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect

SEATS = 4
UNDO_SHARE = 0.05
READY_WITHIN = 5.0
ACK_BAR, FAN_OUT_BAR = 0.100, 0.200


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`outremer serve` in a process of its own."""

    def __init__(self, database: Path, games: Sequence[str] = ("jerusalem",)) -> None:
        self._database = database
        self._games = games
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> float:
        """Start it and wait until its games can be played; the seconds that took."""
        program = [sys.executable, "-c", "from outremer.cli.main import main; main()"]
        options = ["serve", "--port", str(self.port), "--db", str(self._database), "--no-limits"]
        options += [word for game in self._games for word in ("--game", game)]
        begun = time.monotonic()
        self.process = subprocess.Popen([*program, *options], stdout=subprocess.DEVNULL)
        async with httpx.AsyncClient(base_url=self.address, timeout=30) as client:
            while True:
                assert self.process.poll() is None, "the server ended"
                with contextlib.suppress(httpx.TransportError):
                    games = (await client.get("/api/games")).json()
                    if all(game["ready"] for game in games if game["name"] in self._games):
                        return time.monotonic() - begun
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def memory(self) -> float:
        """Megabytes of memory it holds."""
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0


class Line:
    """One kept-alive connection for requests: less work for the client than a full HTTP library."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def request(self, method: str, path: str, token: str | None, body: Any = None) -> tuple[int, Any]:
        """Status and content of the answer."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        content = orjson.dumps(body) if body is not None else b""
        head = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{self._port}", f"content-length: {len(content)}"]
        if token:
            head.append(f"authorization: Bearer {token}")
        if content:
            head.append("content-type: application/json")
        writer.write("\r\n".join([*head, "", ""]).encode() + content)
        status = int((await reader.readuntil(b"\r\n")).split()[1])
        headers = (await reader.readuntil(b"\r\n\r\n")).lower()
        if b"transfer-encoding: chunked" in headers:
            pieces = []
            while size := int(await reader.readuntil(b"\r\n"), 16):
                pieces.append((await reader.readexactly(size + 2))[:-2])
            await reader.readexactly(2)
            return status, orjson.loads(b"".join(pieces))
        length = int(headers.split(b"content-length:")[1].split(b"\r\n")[0])
        return status, orjson.loads(await reader.readexactly(length))

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


@dataclass
class Figures:
    """What is measured."""

    acknowledged: list[float] = field(default_factory=list)
    fanned_out: list[float] = field(default_factory=list)
    conflicts: int = 0
    games: int = 0
    faults: list[str] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)


class Client:
    """One socket: what it saw last, and whether anything was lost or doubled."""

    def __init__(self, game: "LiveGame", seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.table: dict[str, Any] = {}
        self.seq = -1
        self.step = 0

    async def listen(self) -> None:
        """Read events until the game ends."""
        url = f"ws://127.0.0.1:{self.game.port}/api/tables/{self.game.id}/ws"
        words: list[Any] = ["outremer"]
        if self.seat is not None:
            words.append(f"token.{self.game.tokens[self.seat]}")
        async with connect(url, subprotocols=words, compression=None, max_size=None, ping_interval=None) as stream:
            async for text in stream:
                now = time.perf_counter()
                event = orjson.loads(text)
                if event["kind"] != "heartbeat":
                    self._hear(event, now)
                    if self.table["status"] == "over":
                        return

    def _hear(self, event: dict[str, Any], now: float) -> None:
        figures, frames = self.game.figures, event["frames"]
        if self.seq >= 0 and event["kind"] in ("step", "over"):
            if event["seq"] != self.seq + len(frames) or not frames or frames[0]["step"] != self.step + 1:
                figures.faults.append(f"{self.game.id} {self.seat}: seq {self.seq} then {event['seq']}")
            if self.seat != self.game.actor:
                figures.fanned_out.append(now - self.game.sent)
        elif self.seq >= 0 and event["kind"] == "undo" and event["seq"] <= self.seq:
            figures.faults.append(f"{self.game.id} {self.seat}: undo at {event['seq']} after {self.seq}")
        self.table, self.seq, self.step = event["table"], event["seq"], event["table"]["step"]
        self.game.heard.set()


class LiveGame:
    """A game with all its clients."""

    def __init__(self, port: int, figures: Figures, pace: float, chance: random.Random) -> None:
        self.port, self.figures, self._pace, self._random = port, figures, pace, chance
        self.id = ""
        self.tokens: list[str] = []
        self.sent = 0.0
        self.actor: int | None = None
        self.heard = asyncio.Event()
        self._line = Line(port)
        self._keys = 0
        self._begun = False

    async def play(self, gathered: asyncio.Barrier, seconds: float) -> None:
        """One game after the other until the time is over; it begins when all games have all their sockets."""
        end = time.monotonic() + 3600
        while time.monotonic() < end:
            made = await self._make()
            self.clients = [Client(self, seat) for seat in (*range(SEATS), None)]
            listening = [asyncio.create_task(client.listen()) for client in self.clients]
            try:
                await self._until(lambda: all(client.seq >= 0 for client in self.clients))
                if not self._begun:
                    await gathered.wait()
                    self._begun, end = True, time.monotonic() + seconds
                while made and time.monotonic() < end and self.clients[0].table["status"] == "playing":
                    await asyncio.sleep(self._random.uniform(0.5, 1.5) * self._pace)
                    await self._act()
                await self._check()
            finally:
                for task in listening:
                    task.cancel()
                await asyncio.gather(*listening, return_exceptions=True)
        self._line.close()

    async def _until(self, condition: Any) -> None:
        while not condition():
            self.heard.clear()
            if not condition():
                await asyncio.wait_for(self.heard.wait(), 60)

    async def _make(self) -> bool:
        body = {"game": "jerusalem", "seats": [{"kind": "me"}] * SEATS}
        status, made = await self._line.request("POST", "/api/tables", None, body)
        assert status == 201, made
        self.id, self.tokens = made["table"], [seat["token"] for seat in made["seats"]]
        self.figures.games += 1
        return True

    async def _act(self) -> None:
        seat = next((s for s in range(SEATS) if self.clients[s].table["legal"][str(s)]), None)
        if seat is None:
            return
        table = self.clients[seat].table
        self._keys += 1
        self.actor = seat
        body = {"seat": seat, "seq": table["seq"], "key": str(self._keys)}
        what = "undo" if table["undo"]["possible"] and self._random.random() < UNDO_SHARE else "actions"
        if what == "actions":
            body["action"] = self._random.choice(table["legal"][str(seat)])["id"]
        self.sent = time.perf_counter()
        status, answer = await self._line.request("POST", f"/api/tables/{self.id}/{what}", self.tokens[seat], body)
        self.figures.acknowledged.append(time.perf_counter() - self.sent)
        if status == 409:
            self.figures.conflicts += 1
        elif status != 200:
            self.figures.faults.append(f"{self.id}: {status} {answer}")
        else:
            await self._until(lambda: self.clients[seat].seq >= answer["seq"])

    async def _check(self) -> None:
        """After a moment everybody must have seen everything there is."""
        await asyncio.sleep(1.0)
        for client in self.clients:
            token = None if client.seat is None else self.tokens[client.seat]
            _, table = await self._line.request("GET", f"/api/tables/{self.id}", token)
            if table["seq"] != client.seq:
                self.figures.faults.append(f"{self.id} {client.seat}: saw {client.seq} of {table['seq']}")


async def hold(server: Server, games: int, seconds: float, pace: float, seed: int) -> Figures:
    """Play many games at once."""
    figures, chance = Figures(), random.Random(seed)
    gathered = asyncio.Barrier(games + 1)
    playing = []
    for _ in range(games):
        game = LiveGame(server.port, figures, pace, random.Random(chance.random()))
        playing.append(asyncio.create_task(game.play(gathered, seconds)))
        await asyncio.sleep(0.01)
    await gathered.wait()
    while not all(task.done() for task in playing):
        figures.memory.append(server.memory())
        await asyncio.sleep(max(1.0, seconds / 60))
        print(
            f"\r{len(figures.acknowledged)} actions, {len(figures.fanned_out)} deliveries, "
            f"{figures.memory[-1]:.0f} MB, {len(figures.faults)} faults ",
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(file=sys.stderr)
    await asyncio.gather(*playing)
    return figures


def quantile(values: list[float], share: float) -> float:
    """The value below which a share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def report(figures: Figures, seconds: float) -> dict[str, Any]:
    """The figures in short."""
    third = max(1, len(figures.memory) // 3)
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "seconds": seconds,
        "games": figures.games,
        "actions": len(figures.acknowledged),
        "deliveries": len(figures.fanned_out),
        "conflicts": figures.conflicts,
        "ack_ms": [round(1000 * quantile(figures.acknowledged, q), 1) for q in (0.5, 0.95, 0.99)],
        "fan_out_ms": [round(1000 * quantile(figures.fanned_out, q), 1) for q in (0.5, 0.95, 0.99)],
        "memory_mb": [round(statistics.mean(part), 1) for part in _thirds(figures.memory, third)],
        "faults": figures.faults[:10],
        "fault_count": len(figures.faults),
        "ok": (
            quantile(figures.acknowledged, 0.95) < ACK_BAR
            and quantile(figures.fanned_out, 0.95) < FAN_OUT_BAR
            and not figures.faults
        ),
    }


def _thirds(values: list[float], third: int) -> list[list[float]]:
    return [part for part in (values[:third], values[third : 2 * third], values[2 * third :]) if part]


# --- sudden death ----------------------------------------------------------------------------------


@dataclass
class Mortal:
    """A game that must survive the server's death: what was acknowledged, and what was being tried."""

    id: str
    tokens: list[str]
    sure: list[list[str]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    trying: tuple[int, str] | None = None
    keys: int = 0


async def drive_to_death(server: Server, game: Mortal, chance: random.Random) -> None:
    """Act without pause until the server is gone."""
    line = Line(server.port)
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        while True:
            _, table = await line.request("GET", f"/api/tables/{game.id}", None)
            if table["status"] == "over":
                return
            seat = table["asked"][0]
            _, own = await line.request("GET", f"/api/tables/{game.id}", game.tokens[seat])
            action = chance.choice(own["legal"][str(seat)])["text"]
            game.keys += 1
            game.trying = (seat, action)
            body = {"seat": seat, "action": action, "seq": own["seq"], "key": f"k{game.keys}"}
            status, answer = await line.request("POST", f"/api/tables/{game.id}/actions", game.tokens[seat], body)
            assert status == 200, answer
            game.sure[seat].append(action)
            game.trying = None
    line.close()


async def check_survival(server: Server, game: Mortal) -> list[str]:
    """What was lost or invented; what was being tried may have happened or not."""
    faults, line = [], Line(server.port)
    for seat, token in enumerate(game.tokens):
        _, frames = await line.request("GET", f"/api/tables/{game.id}/frames", token)
        done = [frame["action"] for frame in frames if frame["actor"] == seat]
        allowed = [game.sure[seat]]
        if game.trying is not None and game.trying[0] == seat:
            allowed.append([*game.sure[seat], game.trying[1]])
        if done not in allowed:
            faults.append(f"{game.id} seat {seat}: {len(game.sure[seat])} acknowledged, {len(done)} found")
        game.sure[seat] = done
    game.trying = None
    line.close()
    return faults


@contextlib.asynccontextmanager
async def living(server: Server) -> AsyncIterator[float]:
    """The server up, and dead afterwards; how long it took to be ready."""
    yield await server.start()
    server.kill()


async def kill_again_and_again(server: Server, kills: int, games: int, seed: int) -> dict[str, Any]:
    """Kill the server in mid-game and look for what it had acknowledged."""
    chance, faults, ready = random.Random(seed), [], []
    mortals: list[Mortal] = []
    for kill in range(kills + 1):
        async with living(server) as took:
            ready.append(took)
            for game in mortals:
                faults += await check_survival(server, game)
            if kill == kills:
                break
            line = Line(server.port)
            while len(mortals) < games or kill % 10 == 9:
                body = {"game": "jerusalem", "seats": [{"kind": "me"}] * SEATS}
                _, made = await line.request("POST", "/api/tables", None, body)
                mortals.append(Mortal(made["table"], [seat["token"] for seat in made["seats"]]))
                if len(mortals) >= games:
                    mortals = mortals[-games:]
                    break
            line.close()
            driving = [asyncio.create_task(drive_to_death(server, game, chance)) for game in mortals]
            await asyncio.sleep(chance.uniform(0.2, 1.0))
        await asyncio.gather(*driving)
        print(
            f"\r{kill + 1} of {kills}: ready in {took:.1f} s, {len(faults)} faults ",
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(file=sys.stderr)
    return {
        "kills": kills,
        "games": games,
        "actions": sum(game.keys for game in mortals),
        "ready_s": [round(quantile(ready, q), 2) for q in (0.5, 0.95, 1.0)],
        "faults": faults[:10],
        "fault_count": len(faults),
        "ok": not faults and quantile(ready, 1.0) < READY_WITHIN,
    }


async def run(arguments: argparse.Namespace) -> bool:
    """Run one of the two and print its figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "games.db")
        if arguments.kills:
            found = await kill_again_and_again(server, arguments.kills, min(arguments.games, 8), arguments.seed)
        else:
            async with living(server):
                figures = await hold(server, arguments.games, arguments.seconds, arguments.pace, arguments.seed)
                found = report(figures, arguments.seconds)
    print(json.dumps(found, indent=2))
    return bool(found["ok"])


def main() -> None:
    """Read the options and run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="live games, with five sockets each")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds between the actions of a game")
    parser.add_argument("--kills", type=int, default=0, help="kill the server so many times instead")
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(0 if asyncio.run(run(parser.parse_args())) else 1)


if __name__ == "__main__":
    main()
