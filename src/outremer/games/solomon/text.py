"""Kingdom of Solomon in words."""

from typing import Any

from outremer.core.view import Change, View


def draw(view: View) -> Any:
    """The board as text."""
    return ""


def question(view: View) -> str:
    """Who must do what now."""
    return ""


def say(change: Change, view: View) -> str:
    """A change in words."""
    return ""
