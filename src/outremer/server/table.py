"""A table: who sits there, the game, and everything that may happen, one thing after the other.

Every command goes through the table's lock: check it, write it down, let it take force, tell everybody.
"""

import asyncio
import time
from dataclasses import asdict, dataclass, replace
from typing import Any

import orjson
from sqlalchemy import insert, update

from outremer.core.chance import Seed
from outremer.core.errors import CannotUndo
from outremer.core.game import Game
from outremer.core.pending import EVERYTHING, SPECTATOR
from outremer.core.position import Position
from outremer.core.reasons import Reason
from outremer.server import security
from outremer.server.channels import Channel
from outremer.server.errors import Refused, conflict, forbidden, reason_json, refused
from outremer.server.hub import Hub
from outremer.server.progress import Done, Progress
from outremer.server.schema import LOG, SEATS, TABLES
from outremer.server.store import Row, Store, Write
from outremer.server.views import Face, History, Json, action_json, knowing_only, who_json

HUMAN, BOT = "human", "bot"
START = "start"
HOST = "host"
PRESENCE_DELAY = 0.2
"""Seconds in which comings and goings are gathered."""


@dataclass(frozen=True)
class Seat:
    """Who sits on a seat; token and invitation as hashes."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    joined: bool = True
    token: str | None = None
    invitation: str | None = None


class Table:
    """A table in memory."""

    def __init__(self, header: Row, game: Game, seats: list[Seat], store: Store) -> None:
        self.header = header
        self.id: str = header["id"]
        self.game = game
        self.seats = seats
        self.hub = Hub()
        self.progress = Progress(game.players)
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self._store = store
        self._log_length = 0
        self._replies: dict[tuple[int, str], int] = {}
        self._histories: dict[int, History] = {}
        self._telling: asyncio.TimerHandle | None = None

    # --- coming back from the database -------------------------------------------------------

    def restore(self, log: list[Row]) -> None:
        """Do everything again that the log tells."""
        for line in log:
            if line["actor"] is None:
                self.progress.note()
                if line["entry"] == START:
                    self.progress.begin(self._first_position(chance=False))
            else:
                self.progress.replay(line["entry"])
            if line["key"] is not None:
                self._replies[line["actor"], line["key"]] = line["reply"]
        self._log_length = len(log)
        self._seed_in()

    def _first_position(self, *, chance: bool) -> Position:
        names = [seat.name for seat in self.seats]
        if chance:
            return self.game.start(self.header["seed"], names=names, seats=self._specs())
        return self.game.start_by_hand(names=names, seats=self._specs())

    def _seed_in(self) -> None:
        if self.position is not None:
            self.position.seed = Seed(self.header["seed"]) if self.header["seed"] else None
            self.position.seats = self._specs()

    def _specs(self) -> tuple[str, ...]:
        return tuple(seat.bot or HUMAN for seat in self.seats)

    # --- questions ---------------------------------------------------------------------------

    @property
    def position(self) -> Position | None:
        """The position, once the game has started."""
        return self.progress.position

    @property
    def playing_position(self) -> Position:
        """The position of a game that has started; else a conflict."""
        if self.position is None:
            raise conflict("the game has not started", self._seq(SPECTATOR), "not_started")
        return self.position

    @property
    def status(self) -> str:
        """waiting, playing or over."""
        if self.position is None:
            return "waiting"
        return "over" if self.position.over or self.header["replay"] else "playing"

    def holder(self, token: str | None) -> int | str | None:
        """The seat a token holds, HOST, or None without a token; a wrong one is forbidden."""
        if token is None:
            return None
        hashed = security.hash_of(token)
        for seat in self.seats:
            if seat.token == hashed:
                return seat.seat
        if hashed == self.header["host"]:
            return HOST
        raise forbidden("this token opens nothing at this table")

    def viewer(self, token: str | None) -> int:
        """As whom the holder of a token looks at the table."""
        holder = self.holder(token)
        if self.header["replay"]:
            return EVERYTHING
        return holder if isinstance(holder, int) else SPECTATOR

    def channel(self, viewer: int) -> Channel:
        """What a viewer has been shown."""
        return self.progress.channels[viewer]

    def _seq(self, viewer: int) -> int:
        return self.channel(viewer).seq

    def bot_due(self) -> int | None:
        """The bot that is to move, if one is.

        Of several seats that may act only the one to ask first is taken: another may already have acted.
        """
        if self.position is None or self.status != "playing":
            return None
        return self.position.seat if self._is_bot(self.position.seat) else None

    def _is_bot(self, seat: int) -> bool:
        return seat >= 0 and self.seats[seat].kind == BOT

    def why(self, seat: int, action: int | str) -> Reason | None:
        """Why an action of a seat would be refused, from what that seat knows."""
        return knowing_only(self.playing_position.view(seat)).why(action, seat)

    # --- commands ----------------------------------------------------------------------------

    async def act(self, seat: int, action: int | str, seq: int, key: str) -> int:
        """Carry out an action of a person; the seq after it."""
        async with self.lock:
            if (reply := self._replies.get((seat, key))) is not None:
                return reply
            self._ready(seat, seq)
            reason = self.why(seat, action)
            if reason is not None:
                raise refused(reason)
            return await self._carry_out(self.progress.play(seat, action), seat, key)

    async def act_for_bot(self, seat: int, action: int, asked_at: Position) -> bool:
        """Carry out the move of a bot, if the position is still the one it was asked about."""
        async with self.lock:
            if self.position is not asked_at or self.seats[seat].kind != BOT:
                return False
            await self._carry_out(self.progress.play(seat, action), seat, None)
            return True

    async def undo(self, seat: int, seq: int, key: str, to: int | None) -> int:
        """Take back one step, or go back to a step of this turn; the seq after it."""
        async with self.lock:
            if (reply := self._replies.get((seat, key))) is not None:
                return reply
            self._ready(seat, seq)
            channel, steps = self.channel(seat), self.playing_position.steps
            reach = self.progress.back_to(seat)
            if reach is None:
                reason = self.progress.undo_refused(seat)
                if reason is None:
                    raise Refused(422, "refused", "You have made no step that could be taken back.", reason=None)
                raise refused(reason)
            target = steps - 1 if to is None else channel.step_of_game(to) if 0 <= to <= channel.step else steps
            if not reach <= target < steps:
                first = channel.up_to(reach)
                raise Refused(
                    422, "refused", f"You can go back to steps {first} to {channel.step - 1}, not to {to}.", reason=None
                )
            try:
                done = self.progress.undo(seat, target)
            except CannotUndo as error:
                raise refused(error.reason) from None
            return await self._carry_out(done, seat, key)

    def _ready(self, seat: int, seq: int) -> None:
        """Refuse a command that comes too early, too late, or for a bot's seat."""
        current = self._seq(seat)
        if self.status != "playing":
            raise conflict("the game is not being played", current, "not_playing")
        if not self.progress.in_time(seat, seq):
            raise conflict(f"the table is at {current}, not at {seq}", current)
        if self.seats[seat].kind == BOT:
            raise conflict("a bot plays on this seat", current, "bot_seat")

    async def _carry_out(self, done: Done, seat: int, key: str | None) -> int:
        """Write a command down, let it take force, tell everybody; the seat's seq after it."""
        before = {viewer: channel.seq for viewer, channel in self.progress.channels.items()}
        reply = done.seq_after(seat, self.channel(seat))
        rows = self._lines(done.entries, key, reply)
        await self._write((insert(LOG), rows), *self._note_bot_due(done.position))
        self.progress.accept(done)
        self._log_length += len(rows)
        if key is not None:
            self._replies[seat, key] = reply
        self._tell(before, "undo" if done.undone else "step")
        return reply

    def _lines(self, entries: tuple[str, ...], key: str | None, reply: int | None) -> list[Row]:
        """The lines of the log for the entries of a command; its key goes to the first."""
        rows: list[Row] = []
        for entry in entries:
            who = entry.partition(" ")[0]
            rows.append(
                {
                    "table_id": self.id,
                    "number": self._log_length + len(rows),
                    "actor": -1 if who == "chance" else int(who),
                    "entry": entry,
                    "key": None if rows else key,
                    "reply": None if rows or key is None else reply,
                }
            )
        return rows

    def _note_bot_due(self, position: Position) -> list[Write]:
        """Keep the mark that a bot is to move, if it changes."""
        due = self._is_bot(position.seat)
        if due == self.header["bot_due"]:
            return []
        self.header["bot_due"] = due
        return [(update(TABLES).where(TABLES.c.id == self.id).values(bot_due=due), ())]

    async def join(self, invitation: str, name: str) -> tuple[int, str]:
        """Take the seat an invitation is for; the seat and its token."""
        async with self.lock:
            hashed, token = security.hash_of(invitation), security.new_secret()
            seat = next((s for s in self.seats if s.invitation == hashed), None)
            if seat is None:
                raise forbidden("this invitation is not, or no longer, valid")
            taken = replace(seat, name=name or seat.name, joined=True, token=security.hash_of(token), invitation=None)
            await self._seat_changes(taken, "join")
            return seat.seat, token

    async def give_to_bot(self, seat: int, bot: str) -> None:
        """A bot plays on from here."""
        async with self.lock:
            await self._seat_changes(replace(self.seats[seat], kind=BOT, bot=bot, joined=True, invitation=None), "bot")

    async def give_token(self, seat: int, token: str) -> None:
        """A new token for a seat; an older one is void."""
        async with self.lock:
            hashed = security.hash_of(token)
            change = update(SEATS).where(SEATS.c.table_id == self.id, SEATS.c.seat == seat).values(token=hashed)
            await self._write((change, ()))
            self.seats = [replace(s, token=hashed) if s.seat == seat else s for s in self.seats]

    async def _seat_changes(self, seat: Seat, what: str) -> None:
        row = self._event(f"{what} {seat.seat}")
        change = update(SEATS).where(SEATS.c.table_id == self.id, SEATS.c.seat == seat.seat).values(**asdict(seat))
        seats = [seat if s.seat == seat.seat else s for s in self.seats]
        old, self.seats = self.seats, seats
        try:
            marks = self._note_bot_due(self.position) if self.position is not None else []
            await self._write((change, ()), (insert(LOG), [row]), *marks)
        except BaseException:
            self.seats = old
            raise
        self._log_length += 1
        if self.position is not None:
            self.position.seats = self._specs()
        self._noted()

    def _event(self, entry: str) -> Row:
        row: Row = dict.fromkeys(("actor", "key", "reply"))
        return row | {"table_id": self.id, "number": self._log_length, "entry": entry}

    async def start(self) -> None:
        """Begin the game: chance deals, the first player is asked."""
        async with self.lock:
            if self.position is not None:
                raise conflict("the game has already started", self._seq(SPECTATOR), "started")
            if missing := [str(s.seat) for s in self.seats if not s.joined]:
                raise conflict(f"nobody sits on seat {', '.join(missing)} yet", self._seq(SPECTATOR), "seats_open")
            position = self._first_position(chance=True)
            row = self._event(START)
            self._log_length += 1
            rows = [row, *self._lines(position.written(), None, None)]
            self._log_length -= 1
            await self._write((insert(LOG), rows), *self._note_bot_due(position))
            self._log_length += len(rows)
            before = {viewer: channel.seq for viewer, channel in self.progress.channels.items()}
            self.progress.note()
            self.progress.begin(position)
            self._tell(before, "seats")

    async def _write(self, *writes: Write) -> None:
        await self._store.write(*writes)

    # --- telling -----------------------------------------------------------------------------

    def _noted(self) -> None:
        before = {viewer: channel.seq for viewer, channel in self.progress.channels.items()}
        self.progress.note()
        self._tell(before, "seats")

    def _tell(self, before: dict[int, int], kind: str) -> None:
        """Send everybody who listens what happened to him."""
        self.used = time.monotonic()
        for viewer in self.hub.viewers():
            if viewer in before and self._seq(viewer) > before[viewer]:
                self.hub.send(viewer, self.event(viewer, before[viewer], kind))

    def presence_changed(self) -> None:
        """Somebody came or went: the others are told in a moment, once for all who come and go meanwhile."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        """Who is there, outside all counting."""
        self._telling = None
        for viewer in self.hub.viewers():
            self.hub.send(viewer, self._event_text(viewer, "seats", []))

    def event(self, viewer: int, since: int, kind: str) -> str:
        """What a viewer is told who has seen everything up to `since`."""
        missed, back = self.channel(viewer).missed(since)
        if self.status == "over" and kind == "step":
            kind = "over"
        return self._event_text(viewer, "undo" if back else kind, self.frames(viewer, missed))

    def _event_text(self, viewer: int, kind: str, frames: list[Json]) -> str:
        event = {"kind": kind, "seq": self._seq(viewer), "frames": frames, "table": self.json(viewer)}
        return orjson.dumps(event).decode()

    def history(self, viewer: int) -> History:
        """The game as a viewer saw it; what it looks like now is made once for all who look as he does."""
        found = self._histories.get(viewer)
        if found is None or found.position is not self.position:
            found = self._histories[viewer] = History(self.playing_position, viewer)
        return found

    def frames(self, viewer: int, steps: range) -> list[Json]:
        """The frames of some of the steps a viewer was shown (numbered from 1)."""
        if self.position is None:
            return []
        history, channel = self.history(viewer), self.channel(viewer)
        return [history.frame(channel.shown[step - 1], step) for step in steps]

    def json(self, viewer: int) -> Json:
        """The table as a viewer may see it."""
        position, info, channel = self.position, self.game.info, self.channel(viewer)
        return {
            "table": self.id,
            "game": info.name,
            "title": info.title,
            "players": self.game.players,
            "status": self.status,
            "seq": channel.seq,
            "step": channel.step,
            "names": [seat.name for seat in self.seats],
            "colours": list(info.colours[: self.game.players]),
            "seats": [self._seat_json(seat) for seat in self.seats],
            "you": [viewer] if viewer >= 0 else [],
            "preset": self.header["preset"],
            "options": dict(self.game.options),
            "commitment": self._commitment(),
            "next": self.header["next_table"],
            **(self._game_json(position, self.history(viewer).now, channel) if position is not None else NO_GAME),
        }

    def _commitment(self) -> str | None:
        seed = self.header["seed"]
        return Seed(seed).commitment if seed is not None else None

    def _seat_json(self, seat: Seat) -> Json:
        return {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "joined": seat.joined,
            "connected": seat.kind == BOT or self.hub.connected(seat.seat),
        }

    def _game_json(self, position: Position, face: Face, channel: Channel) -> Json:
        info, view, viewer = self.game.info, face.view, face.view.seat
        back_to = self.progress.back_to(viewer)
        refusal = self.progress.undo_refused(viewer) if viewer >= 0 and back_to is None else None
        return {
            "to_move": who_json(view.to_move),
            "asked": self.progress.asked() if self.status == "playing" else [],
            "view": face.shown,
            "question": face.question,
            "legal": (
                {str(viewer): [action_json(info, a.id, view) for a in view.legal()]}
                if viewer >= 0 and self.status == "playing"
                else {}
            ),
            "undo": {
                "possible": back_to is not None,
                "to": None if back_to is None else channel.up_to(back_to),
                "reason": reason_json(refusal) if refusal is not None else None,
            },
            "turn_start": channel.up_to(self.progress.turn_start()),
            "result": info.summary(position) if position.over else None,
        }


NO_GAME: dict[str, Any] = {
    "to_move": None,
    "asked": [],
    "view": None,
    "question": None,
    "legal": {},
    "undo": {"possible": False, "to": None, "reason": None},
    "turn_start": 0,
    "result": None,
}
