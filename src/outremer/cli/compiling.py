"""Saying so while rules are compiled, which happens once after installing or changing them."""

import time
from collections.abc import Iterable

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from outremer.cli.screen import err
from outremer.core import warm
from outremer.core.game import GameInfo
from outremer.core.warm import Step


def before_playing(info: GameInfo) -> None:
    """Compile what playing needs, if that has not been done yet."""
    if not warm.is_compiled(info.name):
        _compile(info, "about a minute", list(warm.play_steps(info.name)))
        warm.mark_compiled(info.name)


def everything(info: GameInfo) -> None:
    """Compile all of a game, the drivers of bulk play included."""
    if not (warm.is_compiled(info.name) and warm.is_compiled(info.name, drivers=True)):
        _compile(info, "about two minutes", [*warm.play_steps(info.name), *warm.driver_steps(info.name)])
        warm.mark_compiled(info.name)
        warm.mark_compiled(info.name, drivers=True)


def _compile(info: GameInfo, time_needed: str, steps: Iterable[Step]) -> None:
    """Run the steps under a live line; where there is no terminal, one line before and one after."""
    todo = list(steps)
    err.print(f"Compiling the rules of {info.title}. This happens once and takes {time_needed}.")
    begun = time.monotonic()
    columns = (TextColumn("  {task.description}"), BarColumn(30), TextColumn("{task.completed:.0f}/{task.total:.0f}"))
    with Progress(*columns, TimeElapsedColumn(), console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=len(todo))
        for words, compile_it in todo:
            progress.update(task, description=words)
            compile_it()
            progress.advance(task)
    err.print(f"Done in {time.monotonic() - begun:.0f} seconds.")
