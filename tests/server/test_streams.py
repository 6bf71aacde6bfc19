"""Events: over WebSockets and as lines, in order, without gaps, from wherever one left off."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from websockets.exceptions import InvalidHandshake, InvalidStatus

from tests.server.running import Party, Running, until


def test_a_socket_begins_with_the_table(server: Running) -> None:
    party = server.table()
    with server.socket(party.id, party.token(2)) as socket:
        assert socket.subprotocol == "outremer"
        event = party.next_event(socket)
        assert event["kind"] == "step"
        assert event["frames"] == []
        assert event["table"]["you"] == [2]
        assert event["seq"] == event["table"]["seq"]


def test_everybody_hears_of_a_step_and_heartbeats_fill_the_silence(server: Running) -> None:
    party = server.table()
    seat = party.step()
    before = [party.see(n)["seq"] for n in (0, 1, 2, 3, None)]
    with ExitStack() as stack:
        tokens = [*(party.token(n) for n in range(4)), None]
        sockets = [stack.enter_context(server.socket(party.id, token)) for token in tokens]
        for socket in sockets:
            while not all(who["connected"] for who in party.next_event(socket)["table"]["seats"]):
                continue
            while (event := party.next_event(socket, heartbeats=True))["kind"] == "seats":
                continue
            assert event == {"kind": "heartbeat"}
        assert party.act(seat, "bid 2").status_code == 200
        for n, socket in enumerate(sockets):
            while (event := party.next_event(socket))["kind"] == "seats":
                continue
            assert event["kind"] == "step"
            assert event["seq"] == before[n] + len(event["frames"]) > before[n]
            assert event["frames"][-1]["action"] == "bid 2"
            assert event["frames"][-1]["actor"] == seat
            assert event["frames"][-1]["view"] == event["table"]["view"]


def test_who_was_away_catches_up_from_where_he_left_off(server: Running) -> None:
    party = server.table(kinds="mm")
    since = party.see()["seq"]
    for n in range(12):
        party.step(n)
    whole = party.get("/frames").json()
    with server.socket(party.id, since=since) as socket:
        event = party.next_event(socket)
    assert event["seq"] == party.see()["seq"]
    assert event["frames"] == [
        frame for frame in whole if frame["step"] > event["table"]["step"] - len(event["frames"])
    ]
    assert len(event["frames"]) == event["seq"] - since > 0


def test_who_was_away_during_an_undo_is_told_to_go_back(server: Running) -> None:
    party = server.table(kinds="mm")
    seat = party.see()["asked"][0]
    party.step()
    seen = party.see(seat)
    assert party.post("/undo", seat, seat=seat, seq=seen["seq"], key="u").status_code == 200
    other = party.see(seat)["legal"][str(seat)][1]["text"]
    assert party.act(seat, other).status_code == 200
    with server.socket(party.id, party.token(seat), since=seen["seq"]) as socket:
        event = party.next_event(socket)
    assert event["kind"] == "undo"
    assert [frame["step"] for frame in event["frames"]] == [seen["step"]]
    assert event["frames"][0]["action"] == other


def test_an_act_begun_and_taken_back_in_private_leaves_no_trace(server: Running) -> None:
    party = server.table()
    seat = party.see()["asked"][0]
    others = [n for n in (0, 1, 2, 3, None) if n != seat]
    before = [party.get("", n).content for n in others]
    party.step()
    assert [party.get("", n).content for n in others] == before
    table = party.see(seat)
    assert party.post("/undo", seat, seat=seat, seq=table["seq"], key="u").status_code == 200
    assert [party.get("", n).content for n in others] == before
    assert party.see(seat)["seq"] == table["seq"] + 1


@contextmanager
def lines(party: Party, seat: int | None, since: int) -> Iterator[Iterator[dict[str, Any]]]:
    client = party.server.client
    with client.stream("GET", f"{party.url}/events", params={"since": since}, headers=party.who(seat)) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield (json.loads(line) for line in answer.iter_lines())


def test_lines_are_the_same_as_the_socket(server: Running) -> None:
    party = server.table(kinds="mb")
    with server.socket(party.id, since=0) as socket, lines(party, None, 0) as stream:
        first = party.next_event(socket), next(stream)
        assert [frame["step"] for frame in first[0]["frames"]] == list(range(1, first[0]["table"]["step"] + 1))
        heard: tuple[list[Any], list[Any]] = ([*first[0]["frames"]], [*first[1]["frames"]])
        until(lambda: party.see()["asked"] == [0])
        for seat_number in range(6):
            until(lambda: party.see()["asked"] == [0] or party.see()["status"] == "over")
            party.step(seat_number)
        until(lambda: party.see()["asked"] == [0])
        end = party.see()["seq"]
        for frames, following in ((heard[0], iter(lambda: party.next_event(socket), None)), (heard[1], stream)):
            seq = 0
            while seq < end:
                event = next(following)
                if event["kind"] != "heartbeat":
                    frames += event["frames"]
                    seq = event["seq"]
    assert heard[0] == heard[1] == party.get("/frames").json()[1:]


def test_the_end_is_told(server: Running) -> None:
    party = server.table(kinds="mm")
    with server.socket(party.id) as socket:
        for seat in (0, 1):
            party.post(f"/seats/{seat}/bot", seat, bot="normal")
        steps = party.see()["step"]
        while True:
            event = party.next_event(socket)
            for frame in event["frames"]:
                assert frame["step"] <= steps + 1
                steps = frame["step"]
            if event["kind"] == "over":
                break
    assert event["table"]["status"] == "over"
    assert event["table"]["result"]["winners"]


@pytest.mark.parametrize(("table", "token", "status"), [("0" * 16, None, 4404), (None, "wrong", 4403)])
def test_a_socket_to_nowhere_is_refused(server: Running, table: str | None, token: str | None, status: int) -> None:
    party = server.table(kinds="mm")
    with pytest.raises(InvalidStatus) as refused, server.socket(table or party.id, token):
        pass
    assert refused.value.response.status_code == 403, status


def test_a_page_of_another_site_gets_no_socket_and_no_action(server: Running) -> None:
    party = server.table(kinds="mm")
    with pytest.raises(InvalidHandshake), server.socket(party.id, origin="http://evil.example"):
        pass
    host = server.address.removeprefix("http://")
    with server.socket(party.id, origin=f"http://{host}") as socket:
        assert party.next_event(socket)["table"]["table"] == party.id
    for origin, status in (("http://evil.example", 403), ("null", 403), (f"http://{host}", 409)):
        answer = server.client.post(f"{party.url}/start", headers=party.who("host") | {"Origin": origin})
        assert answer.status_code == status


def test_a_listener_too_far_behind_is_cut_off() -> None:
    from outremer.server.hub import BACKLOG, Listener

    listener = Listener(0, present=True)
    for n in range(BACKLOG + 1):
        listener.send(str(n))
    import asyncio

    async def read() -> list[str]:
        found = []
        while (event := await listener.next(1.0)) is not None:
            found.append(event)
        return found

    assert len(asyncio.run(read())) < BACKLOG
