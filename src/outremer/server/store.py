"""The database: what is written there has happened.

All writes go through one writer, which commits everything that waits at once: a commit costs a
flush of the disk, and a flush can serve many tables.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import UpdateBase

from outremer.core.errors import OutremerError
from outremer.server.schema import LOG, SEATS, TABLES
from outremer.server.settings import database_url

Row = dict[str, Any]
Write = tuple[UpdateBase, Sequence[Row]]
"""A statement and the rows it is executed with (none: once, as it stands)."""


@dataclass(frozen=True)
class Stored:
    """All the database holds about a table."""

    table: Row
    seats: list[Row]
    log: list[Row]


class Store:
    """The database of a server."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self._engine: AsyncEngine = create_async_engine(self.url)
        if self._engine.dialect.name == "sqlite":
            _be_safe(self._engine)
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        file = make_url(self.url).database
        if self._engine.dialect.name == "sqlite" and file and file != ":memory:":
            try:
                Path(file).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise OutremerError(f"cannot keep games in {file}: {error.strerror or error}") from None
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        """Finish what is waiting and let go of the database."""
        if self._writer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def write(self, *writes: Write) -> None:
        """Execute the statements, all or none; returns once they are safe on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        self._wake.set()
        await asyncio.shield(done)

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                await self._commit([write for writes, _ in batch for write in writes])
            except Exception:
                await self._one_by_one(batch)
            else:
                for _, done in batch:
                    done.set_result(None)

    async def _one_by_one(self, batch: list[tuple[Sequence[Write], "asyncio.Future[None]"]]) -> None:
        """After a failure: whoever is at fault fails alone."""
        for writes, done in batch:
            try:
                await self._commit(writes)
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(None)

    async def _commit(self, writes: Sequence[Write]) -> None:
        async with self._engine.begin() as connection:
            await _execute(connection, writes)

    async def read(self, table: str) -> Stored | None:
        """All about a table, or None."""
        async with self._engine.connect() as connection:
            await connection.execution_options(reading=True)
            header = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if header is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            log = await connection.execute(select(LOG).where(LOG.c.table_id == table).order_by(LOG.c.number))
            return Stored(dict(header), [dict(row) for row in seats.mappings()], [dict(row) for row in log.mappings()])

    async def waiting_for_bots(self, game: str) -> list[str]:
        """The tables of a game at which a bot is to move."""
        async with self._engine.connect() as connection:
            await connection.execution_options(reading=True)
            found = await connection.execute(select(TABLES.c.id).where(TABLES.c.bot_due, TABLES.c.game == game))
            return [str(row[0]) for row in found]


async def _execute(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    for statement, rows in writes:
        if rows:
            await connection.execute(statement, list(rows))
        else:
            await connection.execute(statement)


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _be_safe(engine: AsyncEngine) -> None:
    """SQLite as a server needs it: readers never wait, a commit is on the disk, writers queue from their first word."""

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, record: object) -> None:
        connection.isolation_level = None  # the driver must not open transactions of its own
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
