"""What a host can choose, with defaults that need no choosing."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


def default_database() -> str:
    """The database of this user: $OUTREMER_DB, or a file in the usual folder for data."""
    return os.environ.get("OUTREMER_DB") or str(
        Path(platformdirs.user_data_dir("outremer", appauthor=False)) / "outremer.db"
    )


def database_url(given: str) -> str:
    """An async SQLAlchemy URL from a URL or from the path of a file.

    >>> database_url("sqlite:///games.db"), database_url("postgresql://host/games")
    ('sqlite+aiosqlite:///games.db', 'postgresql+asyncpg://host/games')
    """
    scheme, separator, rest = given.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{Path(given).expanduser().resolve()}"
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return f"{driver.get(scheme, scheme)}://{rest}"


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str = field(default_factory=default_database)
    """A URL, or the path of an SQLite file."""
    page: Path = Path(__file__).parent / "page"
    """The built page; without it only the API is served."""
    limits: bool = True
    """Are clients held to a rate?"""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server (its own always may)."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    bot_deadline: float = 10.0
    """Seconds after which a bot's move is taken for it."""
    heartbeat: float = 2.5
    """Seconds of silence after which a stream says that it is alive."""
    largest_body: int = 256 * 1024
    """Bytes a request may bring."""
    idle: float = 1800.0
    """Seconds after which a table nobody looks at leaves the memory; the database keeps it."""
    games: tuple[str, ...] | None = None
    """The games to offer; all if left out."""
