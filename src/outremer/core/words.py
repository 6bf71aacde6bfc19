"""Words: messages put into the language of a reader.

The messages of a language are Project Fluent files, `locale/<language>/*.ftl`; the page reads the
same files. A message without words, or words without their argument, is an error and never shown.

>>> from outremer.core.message import message
>>> words("en")(message("common-list-and", first="bread", rest="wine"))
'bread and wine'
"""

import tomllib
from functools import cache
from pathlib import Path

from outremer.core.message import Message

FOLDER = Path(__file__).resolve().parent.parent / "locale"
ENGLISH = "en"


class NoWords(Exception):
    """A message that cannot be said: no words for its id, an argument missing, a file that cannot be read."""


def languages() -> list[str]:
    """The languages there are words in."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


class Words:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk

        files = sorted((FOLDER / language).glob("*.ftl"))
        if not files:
            raise NoWords(f"there are no words in {language!r} (known: {', '.join(languages())})")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise NoWords(f"{file}: cannot be read at {(entry.content or '').splitlines()[0]!r}")
            self._bundle.add_resource(resource)

    def __call__(self, message: Message) -> str:
        """The message in words; messages inside it are put into words first."""
        if not self._bundle.has_message(message.id):
            raise NoWords(f"no words in {self.language!r} for {message.id!r}")
        args = {name: self(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise NoWords(f"{message.id!r} has no words of its own in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise NoWords(f"{message.id!r} with {dict(message.args)!r}: {', '.join(str(error) for error in errors)}")
        return str(text)


@cache
def words(language: str = ENGLISH) -> Words:
    """The words of a language, read once."""
    return Words(language)


@cache
def rule_words(language: str, game: str) -> dict[str, str]:
    """What the numbered rules of a game say in a language other than English, by their ids, read once."""
    file = FOLDER / language / f"rulebook-{game}.toml"
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise NoWords(f"there are no rules of {game} in {language!r}") from None
