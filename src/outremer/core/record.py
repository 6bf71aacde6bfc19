"""Records: the one truth about a game played. One JSON line per game, readable without the program.

Header: format, game, rules version, options, data, names, who sat where, the hash of the seed. Body:
one entry per action, chance included ("0 bid 3", "chance card genoa", "0 undo"). Checks: four hex
digits for the header, then four per entry for what was done and the state after it. End: the result
and the seed, from which all chance follows.
"""

import hashlib
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from outremer.core.chance import Seed
from outremer.core.errors import BadRecord, OutremerError
from outremer.core.options import Value
from outremer.core.pending import CHANCE
from outremer.core.state import Rows

if TYPE_CHECKING:
    from outremer.core.position import Position

FORMAT = 1
UNDO = -1
"""The action of an entry that takes the actor's last step back."""

Entry = tuple[int, int]
"""Actor and action."""

_CHECK = 4


_TYPES: dict[str, Any] = {
    "game": str,
    "rules_version": int,
    "players": int,
    "options": dict,
    "data_hash": str,
    "data": dict | None,
    "names": list,
    "seats": list,
    "commitment": str | None,
    "entries": list,
    "checks": str,
    "seed": str | None,
    "result": dict | None,
}
"""What each part of a record must be in JSON."""


def check_of(written: str, rows: Rows) -> str:
    """A short check of an entry and the state after it, so that an edit is found where it was made."""
    return hashlib.sha256(written.encode() + rows.tobytes()).hexdigest()[:_CHECK]


@dataclass(frozen=True)
class Record:
    """A game played, or as far as it got.

    >>> import outremer, tempfile, pathlib
    >>> pos = outremer.load("jerusalem", players=2).start(seed=3).play("office marshal").play("bid 1")
    >>> path = pathlib.Path(tempfile.mkdtemp()) / "game.jsonl"
    >>> pos.record(reveal_seed=True).save(path)
    >>> record = outremer.Record.load(path)
    >>> record.verify()
    >>> record.replay() == pos
    True
    """

    game: str
    rules_version: int
    players: int
    options: Mapping[str, Value]
    data_hash: str
    data: Mapping[str, Any] | None
    names: tuple[str, ...]
    seats: tuple[str, ...]
    """Who sat where: `human` or a bot spec for each seat; empty if that was not told."""
    commitment: str | None
    entries: tuple[str, ...]
    checks: str
    seed: str | None
    result: Mapping[str, Any] | None

    # --- files -------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The record as one line."""
        return json.dumps({"outremer": FORMAT} | asdict(self), ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_json(line: str, where: str = "record") -> "Record":
        """Read a line; what is not a record raises BadRecord."""
        try:
            found = json.loads(line)
            json.dumps(found, ensure_ascii=False).encode()  # half a surrogate pair could not be written again
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"{where}: not a record: {error}") from None
        if not isinstance(found, dict) or "outremer" not in found:
            raise BadRecord(f"{where}: not an Outremer record (no 'outremer' key)")
        if found.pop("outremer") != FORMAT:
            raise BadRecord(f"{where}: a record of another format; this program reads format {FORMAT}")
        known = {f.name for f in fields(Record)}
        if missing := sorted(known - set(found)):
            raise BadRecord(f"{where}: the record lacks {', '.join(missing)}")
        if extra := sorted(set(found) - known):
            raise BadRecord(f"{where}: the record has unknown parts: {', '.join(extra)}")
        for part, kind in _TYPES.items():
            if not isinstance(found[part], kind) or isinstance(found[part], bool):
                raise BadRecord(f"{where}: {part} cannot be {json.dumps(found[part])[:40]}")
        entries = tuple(str(entry) for entry in found.pop("entries"))
        names = tuple(str(name) for name in found.pop("names"))
        seats = tuple(str(seat) for seat in found.pop("seats"))
        return Record(**found, entries=entries, names=names, seats=seats)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, wholly or not at all: an older file stays until the new one is safe."""
        target = Path(path).resolve()
        line = self.to_json() + "\n"
        try:
            if target.exists() and not target.is_file():
                target.write_text(line, encoding="utf-8")  # a device or pipe is written to, never replaced
                return
            with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=target.parent, delete=False) as file:
                written = Path(file.name)
                try:
                    file.write(line)
                    file.flush()
                    os.fsync(file.fileno())
                except BaseException:
                    written.unlink()
                    raise
            written.replace(target)
        except OSError as error:
            raise OutremerError(f"cannot save to {target}: {error.strerror or error}") from None

    @staticmethod
    def load(path: str | Path) -> "Record":
        """Read the record of a file that holds one game."""
        records = list(Record.load_all(path))
        if len(records) != 1:
            raise BadRecord(f"{path} holds {len(records)} games, not one")
        return records[0]

    @staticmethod
    def load_all(path: str | Path) -> Iterator["Record"]:
        """Read all records of a file, one per line."""
        for where, line in Record.lines(path):
            yield Record.from_json(line, where)

    @staticmethod
    def lines(path: str | Path) -> list[tuple[str, str]]:
        """The lines of a file that are to be records, each with its place in words."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BadRecord(f"cannot read {path}: {error.strerror or error}") from None
        except UnicodeDecodeError:
            raise BadRecord(f"{path}: not a text file") from None
        return [(f"{path}, line {number}", line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]

    # --- replaying ---------------------------------------------------------------------------

    @property
    def header_check(self) -> str:
        """A short check of the header (the players' names apart, which may be changed)."""
        header = [self.game, self.rules_version, self.players, self.options, self.data_hash, self.commitment]
        return hashlib.sha256(json.dumps(header, sort_keys=True).encode()).hexdigest()[:_CHECK]

    def replay(self, entries: int | None = None) -> "Position":
        """The position after all entries, or after the first so many. Wrong ones raise BadRecord."""
        position = self._start()
        for number, entry in enumerate(self.entries[:entries]):
            self._replay_one(position, number, entry)
        return position

    def verify(self) -> None:
        """Check everything: each entry legal, each check right, chance from the seed, the result.

        A wrong record raises BadRecord, which names the first wrong step.
        """
        position = self._start()
        seed = self._seed()
        chances = 0
        for number, entry in enumerate(self.entries):
            due = seed.pick(chances, [w for _, w in position.outcomes()]) if seed and position.seat == CHANCE else None
            expected = position.outcomes()[due][0].text if due is not None else None
            self._replay_one(position, number, entry)
            if expected is not None:
                chances += 1
                if entry != f"chance {expected}":
                    raise BadRecord(f"step {number + 1} ({entry!r}): the seed gives {expected!r}")
        if position.over != (self.result is not None):
            state = "has ended" if position.over else "has not ended"
            raise BadRecord(f"the game {state}, but the record {'lacks' if position.over else 'gives'} a result")
        if self.result is not None and json.loads(json.dumps(position.game.info.summary(position))) != json.loads(
            json.dumps(self.result)
        ):
            raise BadRecord("the result is not the one the game gives")

    def _seed(self) -> Seed | None:
        if self.seed is None:
            return None
        seed = Seed(self.seed)
        if seed.commitment != self.commitment:
            raise BadRecord("the seed is not the one the header promised")
        return seed

    def _start(self) -> "Position":
        from outremer.core.game import load

        try:
            game = load(self.game, players=self.players, options=self.options, data=self.data)
        except OutremerError as error:
            raise BadRecord(f"the record's header cannot be used: {error}") from None
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            raise BadRecord("the record's header cannot be used: its options or board data make no sense") from None
        if self.rules_version != game.info.rules_version:
            raise BadRecord(
                f"played by rules version {self.rules_version} of {game.info.title}; "
                f"this program has version {game.info.rules_version}"
            )
        if self.data_hash != game.data_hash:
            raise BadRecord("played with other board data (the data hash differs)")
        if len(self.names) != game.players:
            raise BadRecord(f"{len(self.names)} names for {game.players} players")
        if self.seats and len(self.seats) != game.players:
            raise BadRecord(f"{len(self.seats)} seats for {game.players} players")
        if self.checks[:_CHECK] != self.header_check:
            raise BadRecord("the header is not the one the game was played with")
        if len(self.checks) != _CHECK * (1 + len(self.entries)):
            raise BadRecord(f"{len(self.checks)} digits of checks for {len(self.entries)} steps")
        position = game.start_by_hand(names=self.names, seats=self.seats)
        position.seed = self._seed()
        return position

    def _replay_one(self, position: "Position", number: int, entry: str) -> None:
        try:
            position.replay_entry(entry)
        except OutremerError as error:
            raise BadRecord(f"step {number + 1}: {error}") from None
        if check_of(entry, position.rows) != self.checks[(number + 1) * _CHECK : (number + 2) * _CHECK]:
            raise BadRecord(f"step {number + 1} ({entry!r}): not what was played, or not with this outcome")
