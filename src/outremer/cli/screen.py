"""The terminal: what goes where, clearing it, and steps that Ctrl-C does not cut in two."""

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType

try:
    import readline
except ImportError:  # Windows: lines are typed without editing keys
    readline = None  # type: ignore[assignment]

WIDEST = 100
"""Columns of text that are pleasant to read."""

out = Console(highlight=False, soft_wrap=False)
"""What was asked for."""
err = Console(highlight=False, stderr=True)
"""Progress, warnings and errors."""


def width() -> int:
    """Columns to use."""
    return min(out.width, WIDEST)


def say(message: str) -> None:
    """A sentence: wrapped in a terminal, else on one line whatever its length."""
    out.print(message, markup=False, soft_wrap=not out.is_terminal)


def complain(message: str) -> None:
    """An error or a warning."""
    err.print(message, style="bold red", markup=False, soft_wrap=not err.is_terminal)


def read(prompt: str, words: Sequence[str] = ()) -> str:
    """A line typed by the user, which can be edited and completed from the words; EOFError at the end of input."""
    if readline is not None and sys.stdin.isatty():
        readline.set_completer_delims("")
        readline.set_completer(lambda typed, k: [*(w for w in words if w.startswith(typed.lower())), None][k])
        readline.parse_and_bind("tab: complete")
    try:
        return input(prompt).strip()
    except UnicodeDecodeError:
        return ""


def clear(*, everything: bool = False) -> None:
    """An empty screen (of a terminal); with `everything` nothing is left to scroll or to page back to either."""
    if out.is_terminal and not out.is_dumb_terminal:
        out.control(Control(ControlType.HOME, ControlType.CLEAR))
        if everything:
            out.file.write("\x1b[3J")
            out.file.flush()
    if everything and readline is not None:
        readline.clear_history()


@contextmanager
def unbroken() -> Iterator[None]:
    """Ctrl-C waits until the block is done, so that what is in it happens wholly or not at all."""
    pressed: list[int] = []

    def later(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    usual = signal.signal(signal.SIGINT, later)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        raise KeyboardInterrupt
