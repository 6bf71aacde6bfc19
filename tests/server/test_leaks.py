"""Nothing a viewer may not know reaches him: not over HTTP, not over sockets or lines, not in errors.

Two proofs. Everything hidden from a viewer is dealt anew, and every byte he is sent stays the same.
And sums that lie behind screens are set to numbers nobody would ever see, which then appear nowhere.
"""

import random
from contextlib import ExitStack
from typing import Any

import pytest

from outremer.core.pending import CHANCE, SPECTATOR
from outremer.core.state import Kind, flat
from tests.server.running import Party, Running, until

GAMES = {"jerusalem": "mmm", "templars": "mmm", "solomon": "mmm"}
HIDING = {"templars": {"player_gold": "hidden"}}
"""Options under which sums are hidden that usually lie open."""
CANARY = 77_001


def position_of(party: Party) -> Any:
    return party.server.tables._live[party.id].progress.position


def answers(party: Party, viewer: int) -> list[bytes]:
    """Every kind of byte a viewer can get at this moment, errors included."""
    table = party.server.tables._live[party.id]
    table._histories.clear()  # made before the rows were tampered with
    until(lambda: not any(table.hub.connected(seat) for seat in range(table.game.players)))  # the sockets of last time
    who = None if viewer == SPECTATOR else viewer
    seen = party.see(who)
    asked = seen["asked"][0] if seen["asked"] else 0
    found = [
        party.get("", who),
        party.get("/frames", who),
        party.get("/record", who),
        party.post("/actions", who, seat=asked, action="nonsense", seq=seen["seq"], key="x"),
        party.post("/undo", who, seat=0, seq=seen["seq"] + 9, key="x"),
        party.get("/why", who, seat=asked, action="nonsense"),
    ]
    if who is not None:
        info = position_of(party).game.info
        texts = random.Random(7).sample(range(info.actions.size), 6)
        found += [party.get("/why", who, seat=who, action=str(action)) for action in texts]
        if who != asked:
            found.append(party.post("/actions", who, seat=who, action=texts[0], seq=seen["seq"], key="y"))
    sent = [answer.content for answer in found]
    with ExitStack() as stack:
        token = None if who is None else party.token(who)
        socket = stack.enter_context(party.server.socket(party.id, token, since=0))
        sent.append(str(socket.recv(timeout=20)).encode())
        stream = stack.enter_context(
            party.server.client.stream("GET", f"{party.url}/events?since=0", headers=party.who(who))
        )
        sent.append(next(stream.iter_lines()).encode())
    return sent


def assert_same(after: list[bytes], before: list[bytes]) -> None:
    """All bytes are the same; the message shows where they part."""
    for one, other in zip(after, before, strict=True):
        parts = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        assert one == other, f"{one[max(0, parts - 200) : parts + 80]!r} was {other[parts : parts + 80]!r}"


def play(party: Party, steps: int, seed: int) -> None:
    """Take so many steps at random, chance included, never back."""
    choose = random.Random(seed)
    for _ in range(steps):
        position = position_of(party)
        if position.over:
            return
        retreats = position.game.info.functions["retreats"]
        legal = [action.text for action in position.legal() if not retreats(position.row, action.id)]
        answer = party.act(position.seat, choose.choice(legal))
        assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_can_be_dealt_anew_and_no_byte_changes(server: Running, game: str) -> None:
    party = server.table(game, GAMES[game])
    changed = 0
    for moment in range(2):
        play(party, 14 + 12 * moment, seed=moment)
        position = position_of(party)
        if position.over:
            break
        for viewer in (*range(position.game.players), SPECTATOR):
            before = answers(party, viewer)
            truth = position.rows.copy()
            position.rows[:] = position.view(viewer).determinise(seed=moment * 10 + viewer + 100)
            changed += int((flat(truth) != flat(position.rows)).sum())
            after = answers(party, viewer)
            position.rows[:] = truth
            assert_same(after, before)
    assert changed > 0, "nothing was hidden, so nothing was proved"


def plant(position: Any, viewer: int) -> dict[int, str]:
    """Give every sum that is kept from the viewer a number of its own, in the past and now; number by field."""
    game, planted = position.game, {}
    rows = [position.after(number) for number in range(position.steps + 1)]
    for field in game.info.state.fields.values():
        for index in range(field.count):
            owner = index // max(1, field.count // field.shape[0]) if field.shape else -1
            if field.tally and owner < game.players and owner != viewer:
                number = CANARY + 17 * len(planted)
                planted[number] = f"{field.name}[{index}]"
                for row in rows:
                    row.view("i4").reshape(1, -1)[0, field.offset + index] = number
    return planted


@pytest.mark.parametrize("game", GAMES)
def test_sums_behind_screens_never_appear(server: Running, game: str) -> None:
    party = server.table(game, GAMES[game], options=HIDING.get(game, {}))
    play(party, 40, seed=3)
    position = position_of(party)
    originals = [position.after(number).copy() for number in range(position.steps + 1)]
    tallies = [field for field in position.game.info.state.fields.values() if field.tally]
    for viewer in (0, SPECTATOR):
        planted = plant(position, viewer)
        assert bool(planted) == bool(tallies)
        for sent in answers(party, viewer):
            for number, where in planted.items():
                assert str(number).encode() not in sent, where
        for number, row in enumerate(originals):
            position.after(number)[:] = row


@pytest.mark.parametrize("game", GAMES)
def test_secret_arguments_of_others_are_left_out(server: Running, game: str) -> None:
    party = server.table(game, GAMES[game])
    play(party, 60, seed=5)
    position = position_of(party)
    table = position.game.info.actions
    secret = {
        number
        for number in range(position.steps)
        if position.step(number)[0] != CHANCE
        and int(table.family[position.step(number)[1]]) in position.game.secret_families
    }
    for viewer in (0, None):
        frames = party.get("/frames", viewer).json()
        told = {frame["action"] for frame in frames if frame["actor"] not in (viewer, "chance")}
        for number in secret:
            actor, action = position.step(number)
            if actor != viewer and " " in table.text(action):
                assert table.text(action) not in told


def test_the_seed_is_told_only_at_the_end(server: Running) -> None:
    party = server.table(kinds="mm")
    seed = server.tables._live[party.id].header["seed"].encode()
    play(party, 20, seed=1)
    for viewer in (0, 1, SPECTATOR):
        assert not any(seed in sent for sent in answers(party, viewer))
    for seat in (0, 1):
        party.post(f"/seats/{seat}/bot", seat, bot="normal")
    until(lambda: party.see()["status"] == "over")
    assert seed in party.get("/record").content
    assert seed not in party.get("").content


def test_every_hidden_pile_and_choice_has_a_face_down_form() -> None:
    """The proof above deals anew what `conceal` hides; this is what it hides."""
    from outremer.core import registry

    hidden = {
        name: {f.name for f in registry.game(name).state.fields.values() if f.kind is not Kind.PLAIN and f.secret}
        for name in GAMES
    }
    assert hidden["jerusalem"] >= {"hand", "deck", "aside"}
    assert all(hidden.values())
