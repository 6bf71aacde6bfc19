"""Saying so while rules are compiled, which happens once after installing or changing them."""

import time
from collections.abc import Iterable
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from outremer.arena.seating import HUMAN
from outremer.bots.preparing import is_prepared, prepare
from outremer.cli.screen import err
from outremer.cli.wording import wording
from outremer.core import registry, warm
from outremer.core.game import GameInfo
from outremer.core.warm import Step


def before_playing(info: GameInfo, seats: Iterable[str] = ()) -> None:
    """Compile what playing needs, and the bots on the seats, if that has not been done yet."""
    if not warm.is_compiled(info.name):
        _compile("cli-compiling-rules", info, 1, list(warm.play_steps(info.name)))
        warm.mark_compiled(info.name)
    for spec in dict.fromkeys(seats):
        if spec != HUMAN:
            _prepare(info, registry.bot(spec))


def everything(info: GameInfo) -> None:
    """Compile all of a game: the drivers of bulk play and the bots included."""
    if not (warm.is_compiled(info.name) and warm.is_compiled(info.name, drivers=True)):
        steps = [*warm.play_steps(info.name), *warm.driver_steps(info.name)]
        _compile("cli-compiling-rules", info, 2, steps)
        warm.mark_compiled(info.name)
        warm.mark_compiled(info.name, drivers=True)
    for name in registry.bots():
        _prepare(info, registry.bot(name))


def _prepare(info: GameInfo, bot: Any) -> None:
    """Let a bot that has something to compile do so."""
    if not is_prepared(info, bot):
        _compile("cli-compiling-bots", info, 1, [("search", lambda: prepare(info, bot))])


def _compile(what: str, info: GameInfo, minutes: int, steps: Iterable[Step]) -> None:
    """Run the steps under a live line; where there is no terminal, one line before and one after."""
    todo = list(steps)
    err.print(wording(what, title=info.title, minutes=minutes))
    begun = time.monotonic()
    columns = (TextColumn("  {task.description}"), BarColumn(30), TextColumn("{task.completed:.0f}/{task.total:.0f}"))
    with Progress(*columns, TimeElapsedColumn(), console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=len(todo))
        for words, compile_it in todo:
            progress.update(task, description=words)
            compile_it()
            progress.advance(task)
    err.print(wording("cli-compiled", seconds=round(time.monotonic() - begun)))
