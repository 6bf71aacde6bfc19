"""A tournament's folder: what was planned, every game as soon as it has ended, and its record.

plan.json      what is played; --resume goes on only with the same
games.jsonl    a line per game: seats, result, times
records.jsonl  a record per game, in the same order (`outremer verify` checks them)

A record is written before its game, so whatever an interruption leaves half done is seen and dropped.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

from outremer.arena.match import Played, Setting
from outremer.arena.schedule import LineUp
from outremer.core.errors import OutremerError

if sys.platform != "win32":
    import fcntl


RECORDS = "records.jsonl"


@dataclass(frozen=True)
class Plan:
    """What is played. A tournament may be made longer later, but nothing else may change."""

    setting: Setting
    line_ups: tuple[LineUp, ...]
    seed: str

    def to_json(self) -> dict[str, Any]:
        """As plain data, with the versions that games depend on."""
        game = self.setting.load()
        return {
            **asdict(self.setting),
            "options": dict(self.setting.options),
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "seed": self.seed,
            "rules_version": game.info.rules_version,
            "data_hash": game.data_hash,
        }


@contextmanager
def _told(folder: Path, doing: str) -> Iterator[None]:
    """What the disk refuses is told in a line."""
    try:
        yield
    except OSError as error:
        raise OutremerError(f"cannot {doing} {folder}: {error.strerror or error}") from None


class Store:
    """The folder of a tournament that is being played."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._plan = folder / "plan.json"
        self._games = folder / "games.jsonl"
        self._records = folder / RECORDS
        self._held: IO[bytes] | None = None

    @property
    def begun(self) -> bool:
        """Does the folder hold a tournament?"""
        return self._plan.exists()

    def planned(self) -> dict[str, Any]:
        """The plan that the folder holds."""
        with _told(self.folder, "read"):
            text = self._plan.read_text(encoding="utf-8")
        try:
            found = json.loads(text)
        except ValueError:
            found = None
        if not isinstance(found, dict) or not isinstance(found.get("seed"), str):
            raise OutremerError(f"{self._plan} is not the plan of a tournament")
        return found

    def begin(self, plan: Plan) -> None:
        """Start a new tournament; one that is there already is not overwritten."""
        if self.begun:
            raise OutremerError(f"{self.folder} holds a tournament: go on with --resume, or name another folder")
        with _told(self.folder, "write to"):
            self.folder.mkdir(parents=True, exist_ok=True)
            self._hold()
            for file in (self._games, self._records):
                file.write_text("", encoding="utf-8")
            self.write("plan.json", json.dumps(plan.to_json(), indent=2) + "\n")

    def resume(self, plan: Plan) -> list[Played]:
        """Go on with a tournament: the games that have been played."""
        if not self.begun:
            raise OutremerError(f"there is no tournament to go on with in {self.folder}")
        found = self.planned()
        for name, value in plan.to_json().items():
            if found.get(name) != value:
                word = name.replace("_", " ")
                raise OutremerError(f"{self.folder} holds another tournament: its {word} is not {value!r}")
        with _told(self.folder, "write to"):
            self._hold()
        try:
            return self.mend()
        except OutremerError:
            self.let_go()
            raise

    def _hold(self) -> None:
        """Nobody else may write to the folder, until it is let go or this process ends."""
        file = self._games.open("ab")
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                file.close()
                raise OutremerError(f"another process is playing the tournament in {self.folder}") from None
        self._held = file

    def let_go(self) -> None:
        """Others may go on with the tournament."""
        if self._held is not None:
            self._held.close()
            self._held = None

    def read(self) -> list[Played]:
        """The games that are there with their records; nothing is changed, so another process may be writing."""
        with _told(self.folder, "read"):
            lines, records = _whole_lines(self._games), _whole_lines(self._records)
        games: list[Played] = []
        for line in lines[: len(records)]:
            try:
                games.append(Played.from_json(line.decode()))
            except (ValueError, LookupError, TypeError):
                raise OutremerError(f"{self._games}, line {len(games) + 1}: not a game") from None
        return games

    def mend(self) -> list[Played]:
        """The same, and what was written by half is cut off."""
        games = self.read()
        with _told(self.folder, "write to"):
            for file in (self._games, self._records):
                _cut(file, _whole_lines(file)[: len(games)])
        return games

    def add(self, game: Played) -> None:
        """Keep a game and its record."""
        with _told(self.folder, "write to"):
            for file, line in ((self._records, game.record), (self._games, game.to_json())):
                with file.open("ab") as open_file:
                    open_file.write(f"{line}\n".encode())

    def write(self, name: str, text: str) -> Path:
        """Write a file wholly or not at all."""
        path = self.folder / name
        with _told(self.folder, "write to"):
            half = path.with_name(f".{name}.half")
            half.write_text(text, encoding="utf-8")
            half.replace(path)
        return path


def _whole_lines(file: Path) -> list[bytes]:
    """The lines of a file that have been written to their end."""
    if not file.exists():
        return []
    return [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]


def _cut(file: Path, lines: list[bytes]) -> None:
    """Leave only these first lines of a file."""
    with file.open("ab") as open_file:
        open_file.truncate(sum(len(line) for line in lines))
