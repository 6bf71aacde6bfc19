"""What the command line says, in the reader's language."""

import os
from collections.abc import Mapping
from typing import Any

from outremer.core.errors import BadOption, CannotUndo, IllegalAction, OutremerError
from outremer.core.message import Message, message
from outremer.core.words import ENGLISH, languages, words

VARIABLE = "OUTREMER_LANGUAGE"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user reads, the strongest first."""

_spoken = [ENGLISH]
"""The language of this process; it is chosen once, before anything is said."""


def speak(wanted: str | None, environment: Mapping[str, str] = os.environ) -> None:
    """Choose the language: the wanted one, else that of $OUTREMER_LANGUAGE, else the system's, else English."""
    _spoken[0] = choose(wanted, environment)


def choose(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak; one that was asked for by name must be there.

    >>> choose(None, {"LANG": "nl_BE.UTF-8"}), choose("HU", {"LANG": "nl_BE.UTF-8"}), choose(None, {"LANG": "C"})
    ('nl', 'hu', 'en')
    """
    named = wanted or environment.get(VARIABLE)
    if named:
        if _short(named) not in languages():
            raise BadOption(f"there are no words in {named!r}; the languages are {', '.join(languages())}")
        return _short(named)
    system = next((environment[name] for name in SYSTEM if environment.get(name)), ENGLISH)
    return _short(system) if _short(system) in languages() else ENGLISH


def _short(name: str) -> str:
    """The language of a locale's name: `de` of `de_AT.UTF-8`."""
    return name.lower().replace("-", "_").split("_")[0].split(".")[0]


def language() -> str:
    """The language of this process."""
    return _spoken[0]


def in_words(said: Message) -> str:
    """A message as it is read."""
    return words(language())(said)


def wording(id: str, **args: Any) -> str:
    """A message of the command line as it is read."""
    return in_words(message(id, **args))


def told(error: OutremerError) -> str:
    """What was wrong, a refusal of the rules in the reader's language."""
    if isinstance(error, IllegalAction | CannotUndo):
        return str(error).replace(str(error.reason), error.reason.in_language(language()))
    return str(error)


def is_yes(answer: str) -> bool:
    """Does the answer agree, in the reader's language or in English?

    >>> is_yes("Yes"), is_yes("no")
    (True, False)
    """
    agreeing = {word for spoken in (language(), ENGLISH) for word in words(spoken)(Message("cli-yes")).split()}
    return answer.strip().lower() in agreeing
