"""Reasons: why an action is refused, with the numbers and the rules.

Compiled rules return a code and fill `numbers` in the order of the template's placeholders; the
templates stand in the game's RULES.md.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from outremer.core.message import Message
from outremer.core.rulebook import Rulebook
from outremer.core.words import words as words_in

MAX_NUMBERS = 4
_PLACEHOLDER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Reason:
    """Why something is refused."""

    code: str
    message: str
    numbers: Mapping[str, int | str]
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.message} ({', '.join(self.rules)})"


class Reasons:
    """The refusals of a game: codes for compiled rules, templates and rules from its RULES.md."""

    def __init__(self, codes: type[IntEnum], rulebook: Rulebook, names: Mapping[str, Sequence[str | Message]]) -> None:
        self._codes = codes
        self._refusals = rulebook.refusals
        self._names = names
        missing = [code.name for code in codes if code.value and code.name not in self._refusals]
        if missing:
            raise ValueError(f"RULES.md has no refusal message for {', '.join(missing)}")

    def make(self, code: int, numbers: Sequence[int], player: Callable[[int], str]) -> Reason:
        """The reason for a code: `numbers` fill the template, seats are named by `player`."""
        name = self._codes(code).name
        template = self._refusals[name].template
        filled: dict[str, int | str] = {}
        for placeholder, number in zip(_PLACEHOLDER.findall(template), numbers, strict=False):
            filled[placeholder] = self._word(placeholder, int(number), player)
        return self._reason(name, filled)

    def plain(self, name: str, **words: int | str) -> Reason:
        """A reason given from Python, its placeholders already in words."""
        return self._reason(name, words)

    def _reason(self, name: str, words: Mapping[str, int | str]) -> Reason:
        refusal = self._refusals[name]
        message = refusal.template.format(**words)
        return Reason(name, message[:1].upper() + message[1:], words, refusal.rules)

    def _word(self, placeholder: str, number: int, player: Callable[[int], str]) -> int | str:
        if placeholder in ("player", "owner", "actor"):
            return player(number)
        if placeholder in self._names:
            name = self._names[placeholder][number]
            return words_in()(name) if isinstance(name, Message) else name
        return number
