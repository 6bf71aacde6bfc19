"""Reading a board file: every complaint names the file, the key and what is wrong."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from outremer.core.errors import BadData, nearest

STATUSES = ("printed", "reported", "ruling", "reconstructed")
"""How sure a number is; every entry of a board file carries one."""


def read_toml(path: Path) -> dict[str, Any]:
    """The content of a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"cannot read {path}: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path} is not a valid TOML file: {error}") from None


Source = Path | Mapping[str, Any]
"""A board file, or what was once read from one."""


def open_data(source: Source) -> "Checked":
    """Board data to be checked, from a file or as kept in a record."""
    if isinstance(source, Path):
        return Checked(read_toml(source), str(source))
    return Checked(source, "board data")


class Checked:
    """A table of a board file, read key by key with checks."""

    def __init__(self, content: Mapping[str, Any], where: str, path: str = "") -> None:
        self._content = content
        self._where = where
        self._path = path

    def wrong(self, key: str, what: str) -> BadData:
        """The error for a key."""
        full = f"{self._path}.{key}" if self._path else key
        return BadData(f"{self._where}: {full}: {what}")

    def has(self, key: str) -> bool:
        """Is the key there?"""
        return key in self._content

    def _get(self, key: str) -> Any:
        if key not in self._content:
            raise self.wrong(key, "is missing")
        return self._content[key]

    def table(self, key: str) -> "Checked":
        """A table inside this one."""
        found = self._get(key)
        if not isinstance(found, dict):
            raise self.wrong(key, f"must be a table, not {found!r}")
        return Checked(found, self._where, f"{self._path}.{key}" if self._path else key)

    def whole(self, key: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        found = self._get(key)
        if isinstance(found, bool) or not isinstance(found, int):
            raise self.wrong(key, f"must be a whole number, not {found!r}")
        if not least <= found <= most:
            raise self.wrong(key, f"must be from {least} to {most}, not {found}")
        return found

    def text(self, key: str) -> str:
        """A text."""
        found = self._get(key)
        if not isinstance(found, str) or not found:
            raise self.wrong(key, f"must be a text, not {found!r}")
        return found

    def flag(self, key: str) -> bool:
        """True or false."""
        found = self._get(key)
        if not isinstance(found, bool):
            raise self.wrong(key, f"must be true or false, not {found!r}")
        return found

    def items(self, key: str) -> list[Any]:
        """A list, whatever it holds."""
        found = self._get(key)
        if not isinstance(found, list):
            raise self.wrong(key, f"must be a list, not {found!r}")
        return found

    def words(self, key: str, known: Iterable[str], least: int = 0) -> list[str]:
        """A list of known words, none of them twice, and at least so many."""
        found, names = self.items(key), list(known)
        for word in found:
            if word not in names:
                raise self.wrong(key, f"{word!r} is none of {', '.join(names)}")
        if len(set(found)) != len(found):
            raise self.wrong(key, f"names one twice: {', '.join(found)}")
        if len(found) < least:
            raise self.wrong(key, f"must hold at least {least} words, not {len(found)}")
        return [str(word) for word in found]

    def tables(self, key: str) -> list["Checked"]:
        """A list of tables."""
        found = self.items(key)
        if not all(isinstance(entry, dict) for entry in found):
            raise self.wrong(key, f"must be a list of tables, not {found!r}")
        full = f"{self._path}.{key}" if self._path else key
        return [Checked(entry, self._where, f"{full}[{n}]") for n, entry in enumerate(found)]

    def status(self) -> str:
        """The status of the entry."""
        found = self.text("status")
        if found not in STATUSES:
            raise self.wrong("status", f"must be one of {', '.join(STATUSES)}, not {found!r}")
        return found

    def no_more(self, known: Iterable[str]) -> None:
        """Refuse keys that mean nothing (a misspelt one would silently do nothing)."""
        names = list(known)
        for key in self._content:
            if key not in names:
                guess = nearest(key, names, 1)
                raise self.wrong(key, "means nothing here" + (f"; did you mean {guess[0]}?" if guess else ""))
