"""Telling what happened, in readable lines: who did what, and what came of it."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.table import Table
from rich.text import Text

from outremer.cli.screen import out, width
from outremer.cli.wording import in_words, wording
from outremer.core.pending import CHANCE
from outremer.core.position import LogLine, Position
from outremer.core.view import Change, View


def tell(position: Position, viewer: int, since: int = 0) -> list[Text]:
    """What a viewer saw since a step, a line for all that an actor did in a row."""
    view = position.view(viewer)
    told = []
    for actor, lines in groupby(position.log(viewer, since), key=lambda line: line.actor):
        line = _line(position.player(actor), actor, list(lines), view)
        if line is not None:
            told.append(line)
    return told


def print_lines(lines: Iterable[Text]) -> None:
    """The lines below each other, each with a mark and wrapped beside it."""
    table = Table.grid(padding=(0, 1))
    for line in lines:
        table.add_row(Text("»", "dim"), line)
    out.print(table, width=width())


def _line(name: str, actor: int, lines: list[LogLine], view: View) -> Text | None:
    """A player's acts and what came of them; of chance only what came of it, if anything did."""
    told = (view.game.info.say(change, view) for change in net(lines))
    said = [in_words(message) for message in told if message is not None]
    results = Text(" · ".join(said), "dim")
    if actor == CHANCE:
        return results if said else None
    acts = Text.assemble((f"{name} ", "bold"), ", ".join(_counted(line.action for line in lines)))
    return Text.assemble(acts, "  ", results) if said else acts


def net(lines: Iterable[LogLine]) -> Iterator[Change]:
    """The changes of several steps as one: from the first value to the last, where they differ."""
    first: dict[tuple[str, tuple[int, ...]], Change] = {}
    last: dict[tuple[str, tuple[int, ...]], Change] = {}
    for line in lines:
        for change in line.changes:
            first.setdefault((change.field, change.index), change)
            last[change.field, change.index] = change
    for place, change in first.items():
        after = last[place].after
        if after != change.before:
            yield Change(change.field, change.index, change.before, after)


def _counted(actions: Iterable[str]) -> Iterator[str]:
    """The actions in order, the same several times in a row told once with its number."""
    for action, same in groupby(actions):
        times = len(list(same))
        yield action if times == 1 else wording("cli-times", action=action, number=times)
