"""The tables of the database. What is written there is the record; everything else follows from it."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("preset", String(64)),
    Column("options", JSON, nullable=False),
    Column("data", JSON),
    Column("seed", String(128)),
    Column("host", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("next_table", String(32)),
    Column("replay", Text),
)
"""A line per table: the header of its record, the seed (a secret until the end), the hash of the host's token.

`bot_due` says that a bot is to move, so that it is asked again after a restart; `next_table` is the
rematch; `replay` holds the record that was opened, for a table that only shows one.
"""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64)),
    Column("joined", Boolean, nullable=False),
    Column("token", String(64)),
    Column("invitation", String(64)),
)
"""Who sits where; tokens and invitations as hashes."""

LOG = Table(
    "log",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("actor", Integer),
    Column("entry", String(128), nullable=False),
    Column("key", String(128)),
    Column("reply", Integer),
    UniqueConstraint("table_id", "actor", "key"),
)
"""What happened at a table, in order: entries of the record ("0 bid 3"), and what happened to seats (no actor).

The entry that a request led to bears the request's key and the seq of the reply."""
