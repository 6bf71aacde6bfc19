"""Reasons: why an action is refused, with the numbers and the rules.

Compiled rules return a code and fill `numbers` in the order of the template's placeholders; the
English templates stand in the game's RULES.md, the same in every language in `locale`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from outremer.core.message import Argument, Message
from outremer.core.rulebook import Rulebook
from outremer.core.words import words as words_in

MAX_NUMBERS = 4
_PLACEHOLDER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Reason:
    """Why something is refused."""

    code: str
    message: str
    """The reason in English."""
    numbers: Mapping[str, int | str]
    """What fills its placeholders, in English."""
    rules: tuple[str, ...]
    said: Message
    """The reason for readers of any language."""

    def __str__(self) -> str:
        return f"{self.message} ({', '.join(self.rules)})"

    def in_language(self, language: str) -> str:
        """The reason in a language, with the rules."""
        return f"{_sentence(words_in(language)(self.said))} ({', '.join(self.rules)})"


def _sentence(text: str) -> str:
    """A name that begins a sentence begins with a capital."""
    return text[:1].upper() + text[1:]


class Reasons:
    """The refusals of a game: codes for compiled rules, templates and rules from its RULES.md."""

    def __init__(
        self, game: str, codes: type[IntEnum], rulebook: Rulebook, names: Mapping[str, Sequence[str | Message]]
    ) -> None:
        self._game = game
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
        filled: dict[str, Argument] = {}
        for placeholder, number in zip(_PLACEHOLDER.findall(template), numbers, strict=False):
            filled[placeholder] = self._word(placeholder, int(number), player)
        return self._reason(name, filled)

    def plain(self, name: str, **words: Argument) -> Reason:
        """A reason given from Python, with what fills its placeholders."""
        return self._reason(name, words)

    def _reason(self, name: str, words: Mapping[str, Argument]) -> Reason:
        refusal = self._refusals[name]
        numbers = {key: words_in()(word) if isinstance(word, Message) else word for key, word in words.items()}
        message = _sentence(refusal.template.format(**numbers))
        said = Message(f"rules-{self._game}-refusal-{name}", words)
        return Reason(name, message, numbers, refusal.rules, said)

    def _word(self, placeholder: str, number: int, player: Callable[[int], str]) -> Argument:
        if placeholder in ("player", "owner", "actor"):
            return player(number)
        return self._names[placeholder][number] if placeholder in self._names else number
