"""What the command line says, in the reader's language."""

from typing import Any

from outremer.core.message import Message, message
from outremer.core.words import ENGLISH, words

LANGUAGE = ENGLISH


def in_words(said: Message) -> str:
    """A message as it is read."""
    return words(LANGUAGE)(said)


def wording(id: str, **args: Any) -> str:
    """A message of the command line as it is read."""
    return in_words(message(id, **args))
