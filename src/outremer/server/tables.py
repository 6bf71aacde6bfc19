"""All tables: made, found again in the database, and kept going where bots are to move."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import insert, update

from outremer.bots.levels import LEVELS, USUAL
from outremer.core.chance import Seed
from outremer.core.errors import OutremerError
from outremer.core.game import Game, load
from outremer.core.pending import EVERYTHING
from outremer.core.record import Record
from outremer.server import security
from outremer.server.channels import Channel
from outremer.server.errors import Refused, conflict, forbidden
from outremer.server.schema import SEATS, TABLES
from outremer.server.store import Row, Store, Stored
from outremer.server.table import BOT, HUMAN, Seat, Table
from outremer.server.warming import Warming
from outremer.server.workers import NoAnswer, Workers, fast_move, question_of

LOG = logging.getLogger("outremer.server")


class Tables:
    """The tables of a server."""

    def __init__(self, store: Store, workers: Workers, warming: Warming, idle: float) -> None:
        self._store = store
        self._workers = workers
        self._warming = warming
        self._idle = idle
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}

    # --- finding -----------------------------------------------------------------------------

    async def get(self, table: str) -> Table:
        """The table of that id, from memory or from the database."""
        found = self._live.get(table)
        if found is None:
            if table not in self._loading:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(self._loading[table])
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> Table:
        stored = await self._store.read(table)
        if stored is None:
            raise Refused(404, "not_found", f"there is no table {table}")
        self._warming.require(stored.table["game"])
        found = self._restore(stored)
        self._live[table] = found
        self.drive(found)
        return found

    def _restore(self, stored: Stored) -> Table:
        header = stored.table
        if header["replay"]:
            return self._show_record(header, Record.from_json(header["replay"]))
        game = load(header["game"], players=header["players"], options=header["options"], data=header["data"])
        if header["rules_version"] != game.info.rules_version:
            raise conflict(
                f"this game was begun by version {header['rules_version']} of the rules; "
                f"this server has version {game.info.rules_version}",
                0,
                "other_rules",
            )
        seats = [Seat(**{key: value for key, value in row.items() if key != "table_id"}) for row in stored.seats]
        table = Table(header, game, seats, self._store)
        table.restore(stored.log)
        return table

    def _show_record(self, header: Row, record: Record) -> Table:
        """A table that shows a record to everybody."""
        position = record.replay()
        seats = [
            Seat(n, BOT if spec != HUMAN else HUMAN, name, None if spec == HUMAN else spec)
            for n, (name, spec) in enumerate(zip(record.names, record.seats or (HUMAN,) * record.players, strict=True))
        ]
        table = Table(header, position.game, seats, self._store)
        table.progress.channels[EVERYTHING] = Channel()
        table.progress.begin(position)
        return table

    # --- making ------------------------------------------------------------------------------

    async def create(self, game: Game, preset: str | None, seats: list[Seat]) -> tuple[Table, str]:
        """A new table, and the token of its host; begins at once if nobody is to join."""
        host = security.new_secret()
        header: Row = {
            "id": security.new_id(),
            "game": game.info.name,
            "rules_version": game.info.rules_version,
            "players": game.players,
            "preset": preset,
            "options": dict(game.options),
            "data": None if game.standard_data else dict(game.data),
            "seed": Seed.fresh().text,
            "host": security.hash_of(host),
            "created": time.time(),
            "bot_due": False,
            "next_table": None,
            "replay": None,
        }
        table = Table(header, game, seats, self._store)
        await self._store.write(
            (insert(TABLES), [header]), (insert(SEATS), [vars(seat) | {"table_id": table.id} for seat in seats])
        )
        self._live[table.id] = table
        if all(seat.joined for seat in seats):
            await table.start()
            self.drive(table)
        return table, host

    async def from_record(self, line: str) -> Table:
        """A table that shows a record."""
        record = Record.from_json(line)
        self._warming.require(record.game)
        header: Row = {
            "id": security.new_id(),
            "game": record.game,
            "rules_version": record.rules_version,
            "players": record.players,
            "preset": None,
            "options": dict(record.options),
            "data": None,
            "seed": None,
            "host": security.hash_of(security.new_secret()),
            "created": time.time(),
            "bot_due": False,
            "next_table": None,
            "replay": record.to_json(),
        }
        table = await asyncio.to_thread(self._show_record, header, record)
        await self._store.write((insert(TABLES), [header]))
        self._live[table.id] = table
        return table

    async def rematch(self, old: Table, holder: int | str) -> tuple[Table, str | None, dict[int, str]]:
        """The same players again; each holder asks with his own token and gets his new one."""
        async with old.lock:
            if old.status != "over":
                raise conflict("the game is not over", old.channel(old.viewer(None)).seq, "not_over")
            if old.header["replay"]:
                raise forbidden("this table only shows a record")
            host: str | None = None
            if old.header["next_table"] is None:
                seats = [Seat(seat.seat, seat.kind, seat.name, seat.bot) for seat in old.seats]
                new, host = await self.create(old.game, old.header["preset"], seats)
                await self._store.write((update(TABLES).where(TABLES.c.id == old.id).values(next_table=new.id), ()))
                old.header["next_table"] = new.id
                old.presence_changed()
            else:
                new = await self.get(old.header["next_table"])
            token = security.new_secret()
            if isinstance(holder, int):
                await new.give_token(holder, token)
            return new, host, {holder: token} if isinstance(holder, int) else {}

    # --- bots --------------------------------------------------------------------------------

    def drive(self, table: Table) -> None:
        """See to it that bots move at a table as long as they are to."""
        if table.id not in self._driving and table.bot_due() is not None:
            task = asyncio.create_task(self._drive(table), name=f"bots of {table.id}")
            self._driving[table.id] = task
            task.add_done_callback(lambda _: self._driving.pop(table.id, None))

    async def _drive(self, table: Table) -> None:
        while (seat := table.bot_due()) is not None:
            position = table.playing_position
            view = position.view(seat)
            spec = self._spec(table, seat)
            try:
                action = await self._workers.ask(question_of(view, spec, table.id))
                if view_refuses(table, seat, action):
                    raise NoAnswer(f"{spec} chose an illegal action")
            except NoAnswer as error:
                LOG.warning("table %s, seat %s: %s; a fast move is taken", table.id, seat, error)
                action = fast_move(view)
            try:
                await table.act_for_bot(seat, action, position)
            except Exception:
                LOG.exception("table %s: the move of seat %s could not be kept", table.id, seat)
                await asyncio.sleep(1.0)

    def _spec(self, table: Table, seat: int) -> str:
        """The bot on a seat; while those that search are being compiled the usual one plays for them."""
        level = table.seats[seat].bot or USUAL
        return LEVELS.get(level, level) if self._warming.bots_ready(table.game.info.name) else LEVELS[USUAL]

    async def resume(self, game: str) -> None:
        """After a restart: ask every bot again that was to move in a game."""
        for table in await self._store.waiting_for_bots(game):
            try:
                await self.get(table)
            except (Refused, OutremerError) as error:
                LOG.warning("table %s cannot go on: %s", table, error)

    # --- keeping house -----------------------------------------------------------------------

    async def tidy(self) -> None:
        """Let go of tables that nobody has looked at for a while, for ever."""
        while True:
            await asyncio.sleep(min(60.0, self._idle))
            now = time.monotonic()
            for table in list(self._live.values()):
                busy = table.hub.listeners or table.id in self._driving or table.lock.locked()
                if not busy and now - table.used > self._idle:
                    del self._live[table.id]

    async def close(self) -> None:
        """End all streams and all waiting for bots."""
        for task in list(self._driving.values()):
            task.cancel()
        for table in self._live.values():
            table.hub.close()


def view_refuses(table: Table, seat: int, action: int) -> bool:
    """Would the rules refuse this action of a seat?"""
    return table.why(seat, action) is not None


def seats_for(game: Game, wanted: Sequence[Mapping[str, Any]]) -> tuple[list[Seat], dict[int, str], dict[int, str]]:
    """The seats of a new table, the tokens of "me" seats and the invitations of "friend" seats."""
    seats, tokens, invitations = [], {}, {}
    for n, wish in enumerate(wanted):
        name = wish.get("name") or game.info.colours[n]
        if wish["kind"] == BOT:
            seats.append(Seat(n, BOT, name, wish.get("bot")))
        elif wish["kind"] == "me":
            tokens[n] = security.new_secret()
            seats.append(Seat(n, HUMAN, name, token=security.hash_of(tokens[n])))
        else:
            invitations[n] = security.new_secret()
            seats.append(Seat(n, HUMAN, name, joined=False, invitation=security.hash_of(invitations[n])))
    return seats, tokens, invitations
