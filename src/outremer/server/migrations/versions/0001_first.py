"""The first schema: tables, seats, log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("preset", sa.String(64)),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("data", sa.JSON),
        sa.Column("seed", sa.String(128)),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("next_table", sa.String(32)),
        sa.Column("replay", sa.Text),
    )
    op.create_index("tables_bot_due", "tables", ["bot_due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("joined", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("invitation", sa.String(64)),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("actor", sa.Integer),
        sa.Column("entry", sa.String(128), nullable=False),
        sa.Column("key", sa.String(128)),
        sa.Column("reply", sa.Integer),
        sa.UniqueConstraint("table_id", "actor", "key"),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("log", "seats", "tables"):
        op.drop_table(table)
