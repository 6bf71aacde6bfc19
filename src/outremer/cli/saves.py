"""Where games are kept: one file per game, written after every step of a person."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

import platformdirs

from outremer.cli import compiling
from outremer.core import registry
from outremer.core.errors import OutremerError
from outremer.core.position import Position
from outremer.core.record import Record

RECENT = 20
"""So many of the latest files are looked at for a game to go on with."""


def data_folder() -> Path:
    """$OUTREMER_DATA, or the user's data folder."""
    return Path(os.environ.get("OUTREMER_DATA") or platformdirs.user_data_dir("outremer", appauthor=False))


def games_folder() -> Path:
    """The folder of the games played here."""
    return data_folder() / "games"


def spare_folder() -> Path:
    """Where a game goes when the games' folder cannot be written to."""
    return Path(tempfile.gettempdir())


def new_file(game: str, folder: Path | None = None) -> Path:
    """A fresh file for a game; it raises OSError where none can be made."""
    place = games_folder() if folder is None else folder
    place.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(".save.jsonl", f"{game}-{datetime.now():%Y-%m-%d-%H%M}-", place)
    os.close(handle)
    return Path(name)


def latest_unfinished(game: str | None) -> Path | None:
    """The latest saved game (of that name) that has not ended."""
    try:
        files = sorted(games_folder().glob("*.save.jsonl"), key=lambda f: f.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for file in files[:RECENT]:
        try:
            record = Record.load(file)
        except OutremerError:
            continue
        if record.result is None and game in (None, record.game):
            return file
    return None


def resume(path: Path) -> Position:
    """The position a saved game has reached, ready to go on."""
    record = Record.load(path)
    if record.result is not None:
        raise OutremerError(f"the game in {path} has ended; look at it with: outremer replay {path}")
    compiling.before_playing(registry.game(record.game))
    if record.seed is None:
        raise OutremerError(f"the record in {path} does not tell its seed: it can be replayed, but not gone on with")
    position = record.replay()
    position.settle_chance()
    return position


def keep_copy(position: Position, path: Path) -> None:
    """Write the game to a file of the player's choice; never over something that is not a record."""
    if path.is_file():
        try:
            Record.load(path)
        except OutremerError:
            raise OutremerError(f"{path} exists and is not a saved game; choose another name") from None
    position.record(reveal_seed=True).save(path)
