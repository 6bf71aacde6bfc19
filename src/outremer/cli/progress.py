"""A bar for work that takes its time."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from outremer.cli.screen import err


@contextmanager
def progress(words: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar while the block runs; what it gives moves the bar on by one. Without a terminal nothing is shown."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as shown:
        task = shown.add_task(words, total=total, completed=done)
        yield lambda: shown.advance(task)


class Stopwatch:
    """Time since it was made."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    @property
    def seconds(self) -> float:
        """Seconds so far."""
        return time.perf_counter() - self._begun
