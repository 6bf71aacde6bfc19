"""Errors for people: what was refused, why, and what would have been right. Never a traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from outremer.core.reasons import Reason


class OutremerError(Exception):
    """Base of every error a user can cause. Its text is one line that says what is wrong."""


class UnknownName(OutremerError):
    """No game, bot, option, preset or rule of that name."""


class BadOption(OutremerError):
    """An option or player count that the game does not have."""


class BadData(OutremerError):
    """A data file that cannot be used; the message names file and key."""


class BadRecord(OutremerError):
    """A record that is broken, foreign or does not replay."""


class UnknownAction(OutremerError):
    """A typed action that means nothing; `nearest` are the legal ones that look like it."""

    def __init__(self, text: str, nearest: list[str]) -> None:
        hint = f"; did you mean: {', '.join(nearest)}?" if nearest else ""
        super().__init__(f"there is no action {text!r}{hint}")
        self.nearest = nearest


class IllegalAction(OutremerError):
    """An action the rules forbid now; `reason` says why, with the numbers and the rules."""

    def __init__(self, action: str, reason: Reason) -> None:
        super().__init__(f"{action}: {reason}")
        self.reason = reason


class CannotUndo(OutremerError):
    """Taking back is blocked; `reason` says by what."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


def nearest(word: str, known: list[str], count: int = 3) -> list[str]:
    """The known words that look most like a misspelt one."""
    import difflib

    return difflib.get_close_matches(word, known, count, 0.5)


def unknown(kind: str, word: str, known: list[str]) -> UnknownName:
    """An UnknownName that lists what exists and the best guess."""
    guess = nearest(word, known, 1)
    hint = f"; did you mean {guess[0]}?" if guess else ""
    return UnknownName(f"there is no {kind} {word!r}{hint} (known: {', '.join(known)})")
