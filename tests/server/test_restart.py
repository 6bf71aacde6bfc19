"""What was acknowledged has happened: restarts and sudden deaths lose nothing and invent nothing."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from outremer.core.record import Record
from tests.server.running import Party, Running, running, until


def everything(party: Party) -> list[bytes]:
    """What each seat and a spectator are shown, now and of the past."""
    sent = []
    for seat in (*range(len(party.made["seats"])), None):
        sent += [party.get("", seat).content, party.get("/frames", seat).content]
    return sent


@pytest.mark.parametrize(("game", "kinds"), [("jerusalem", "mm"), ("templars", "mmm"), ("solomon", "mm")])
def test_a_restart_in_the_middle_changes_no_byte(tmp_path: Path, game: str, kinds: str) -> None:
    with running(tmp_path, games=(game,)) as server:
        party = server.table(game, kinds)
        for n in range(25):
            party.step(n)
            if n % 5 == 0:
                seat = next((s for s in range(len(kinds)) if party.see(s)["undo"]["possible"]), None)
                if seat is not None:
                    party.post("/undo", seat, seat=seat, seq=party.see(seat)["seq"], key=f"u{n}")
        seat = party.see()["asked"][0]
        body = {"seat": seat, "action": party.see(seat)["legal"][str(seat)][0]["id"], "key": "last"}
        body["seq"] = party.see(seat)["seq"]
        reply = party.post("/actions", seat, **body).content
        before = everything(party)
    with running(tmp_path, games=(game,)) as server:
        server.ready(game)
        again = Party(server, party.made)
        assert everything(again) == before
        assert again.post("/actions", seat, **body).content == reply
        assert everything(again) == before
        again.count = 1000
        again.step()


def test_a_waiting_table_and_its_invitations_survive(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        party = server.table(kinds="mf")
    with running(tmp_path) as server:
        server.ready("jerusalem")
        again = Party(server, party.made)
        invitation = party.made["seats"][1]["invitation"]
        assert again.post("/join", None, invitation=invitation, name="Bela").status_code == 200
        assert again.post("/start", "host").status_code == 200


def test_a_bots_pending_move_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        server.ready("jerusalem")
        with monkeypatch.context() as context:
            context.setattr(server.tables, "drive", lambda table: None)
            party = server.table(kinds="bb")
            assert party.see()["status"] == "playing"
    with running(tmp_path) as server:
        server.ready("jerusalem")
        until(lambda: bool(server.tables._driving), 20)  # without anybody looking at the table
        again = Party(server, party.made)
        until(lambda: again.see()["status"] == "over")
        Record.from_json(again.get("/record").text).verify()


def test_a_game_of_another_rules_version_is_refused_in_words(tmp_path: Path) -> None:
    import sqlite3

    with running(tmp_path) as server:
        party = server.table(kinds="mm")
    with sqlite3.connect(tmp_path / "games.db") as database:
        database.execute("UPDATE tables SET rules_version = 99")
    database.close()
    with running(tmp_path) as server:
        server.ready("jerusalem")
        answer = Party(server, party.made).get("")
        assert answer.status_code == 409
        assert "version 99" in answer.json()["message"]


def test_tables_nobody_looks_at_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path, idle=0.1) as server:
        party = server.table(kinds="mm")
        before = party.see(0)
        until(lambda: not server.tables._live, 20)
        assert party.see(0) == before


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def process(database: Path, port: int) -> Iterator[tuple[subprocess.Popen[bytes], httpx.Client]]:
    """`outremer serve` as users run it; killed at the end."""
    program = [sys.executable, "-c", "from outremer.cli.main import main; main()"]
    server = subprocess.Popen(
        [*program, "serve", "--port", str(port), "--db", str(database), "--no-limits", "--game", "jerusalem"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:

            def ready() -> bool:
                assert server.poll() is None, "the server ended"
                try:
                    return any(g["ready"] for g in client.get("/api/games").json() if g["name"] == "jerusalem")
                except httpx.TransportError:
                    return False

            until(ready, 120)
            yield server, client
    finally:
        server.kill()
        server.wait()


def test_killed_at_any_moment_no_acknowledged_action_is_lost_and_none_invented(tmp_path: Path) -> None:
    port = free_port()
    acknowledged: list[str] = []
    tried: list[str] = []
    url, who = "", [{}, {}]
    for kill in range(3):
        with process(tmp_path / "games.db", port) as (server, client):
            if not url:
                made = client.post("/api/tables", json={"game": "jerusalem", "seats": [{"kind": "me"}] * 2}).json()
                url = f"/api/tables/{made['table']}"
                who = [{"Authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
            frames = [client.get(f"{url}/frames", headers=headers).json() for headers in who]
            mine = [[f["action"] for f in frames[s] if f["actor"] == s] for s in (0, 1)]
            for seat in (0, 1):
                sure = [text for text in acknowledged if text.startswith(f"{seat} ")]
                all_tried = [text for text in tried if text.startswith(f"{seat} ")]
                done = [f"{seat} {text}" for text in mine[seat]]
                assert done in (sure, all_tried)
            acknowledged = [*tried] if sum(map(len, mine)) == len(tried) else acknowledged
            tried = [*acknowledged]
            end = time.monotonic() + 0.3 + 0.1 * kill
            while True:
                table = client.get(url).json()
                seat = table["asked"][0]
                own = client.get(url, headers=who[seat]).json()
                action = own["legal"][str(seat)][len(tried) % len(own["legal"][str(seat)])]["text"]
                if time.monotonic() > end:
                    os.kill(server.pid, signal.SIGKILL)
                body = {"seat": seat, "action": action, "seq": own["seq"], "key": f"k{len(tried)}"}
                tried.append(f"{seat} {action}")
                try:
                    answer = client.post(f"{url}/actions", headers=who[seat], json=body)
                except httpx.TransportError:
                    break
                assert answer.status_code == 200
                acknowledged.append(tried[-1])
    assert len(acknowledged) > 4


def test_a_taken_port_is_told_with_a_way_out(capsys: pytest.CaptureFixture[str]) -> None:
    from outremer.cli.serving import _listen
    from outremer.core.errors import OutremerError

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(OutremerError, match=f"choose another port: outremer serve --port {port + 1}"):
            _listen("127.0.0.1", port)


def test_a_database_of_an_unknown_driver_or_place_is_told(tmp_path: Path) -> None:
    from outremer.server.settings import database_url

    assert database_url("postgresql://host/games") == "postgresql+asyncpg://host/games"
    assert database_url(str(tmp_path / "x.db")) == f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"


def test_two_servers_in_one_process_do_not_mix(server: Running, tmp_path: Path) -> None:
    party = server.table(kinds="mm")
    with running(tmp_path) as other:
        assert other.client.get(party.url).status_code == 404
