"""Looking at records: stepping through a game, and checking files."""

from collections.abc import Iterable
from pathlib import Path

from rich.text import Text

from outremer.cli import screen
from outremer.cli.ranking import ranking
from outremer.cli.screen import out
from outremer.cli.telling import print_lines, tell
from outremer.cli.wording import in_words, language, wording
from outremer.core.errors import BadRecord, OutremerError
from outremer.core.pending import EVERYTHING, SPECTATOR
from outremer.core.position import Position
from outremer.core.record import Record


def choose_record(file: Path, number: int | None) -> Record:
    """The record of a file; of a file with several games, the one of that number."""
    lines = Record.lines(file)
    if not lines:
        raise BadRecord(f"{file} holds no game")
    if number is None and len(lines) > 1:
        raise OutremerError(f"{file} holds {len(lines)} games; choose one with --game 1 to --game {len(lines)}")
    index = 1 if number is None else number
    if not 1 <= index <= len(lines):
        raise OutremerError(f"{file} holds {len(lines)} games; there is no game {index}")
    where, line = lines[index - 1]
    return Record.from_json(line, where)


class Replay:
    """A recorded game, looked at step by step: everything open if it has ended, else as a spectator."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.last = len(record.entries)
        self.viewer = EVERYTHING if record.result is not None else SPECTATOR
        record.replay()

    def show(self, at: int) -> None:
        """The step, what came of it, and the board after it."""
        if not 0 <= at <= self.last:
            raise OutremerError(f"the record has steps 0 to {self.last}, not {at}")
        position = self.record.replay(at)
        title = wording("cli-step", title=position.game.info.title, step=str(at), last=str(self.last))
        out.print(Text(title, "bold"))
        out.print(position.game.info.draw(position.view(self.viewer), language()), width=screen.width())
        if at:
            print_lines(self._last_step(position, at))
        out.print(Text(in_words(position.game.info.question(position.view(self.viewer))), "bold"), width=screen.width())
        if position.over:
            out.print(ranking(position))

    def _last_step(self, position: Position, at: int) -> list[Text]:
        """The step in words; what the viewer may not see of an unfinished game is not told."""
        entry = self.record.entries[at - 1]
        if entry.endswith(" undo"):
            return [Text(wording("cli-back", player=position.player(int(entry.split()[0]))))]
        told = tell(position, self.viewer, position.steps - 1)
        unseen = Text(wording("cli-unseen"), "dim")
        return told or [unseen if self.viewer == SPECTATOR else Text(f"{entry}", "dim")]

    def print_all(self) -> None:
        """All that happened, then the board as it stands."""
        print_lines(tell(self.record.replay(), self.viewer))
        self.show(self.last)

    def step_through(self) -> None:
        """Walk through the game as the reader likes."""
        at = 0
        while True:
            screen.clear()
            self.show(at)
            out.print(Text(wording("cli-stepping"), "dim"))
            try:
                typed = screen.read("> ").lower()
            except (EOFError, KeyboardInterrupt):
                out.print()
                return
            if typed in ("q", "quit"):
                return
            at = self._go(at, typed)

    def _go(self, at: int, typed: str) -> int:
        if typed in ("b", "back"):
            return max(0, at - 1)
        if typed in ("e", "end"):
            return self.last
        if typed.isdecimal():
            return min(int(typed), self.last)
        return min(at + 1, self.last)


def verify_files(files: Iterable[Path]) -> bool:
    """Check every line of every file and say how it is; False if any is wrong."""
    fine = True
    for file in files:
        try:
            lines = Record.lines(file)
            if not lines:
                raise BadRecord(f"{file}: holds no game")
        except BadRecord as error:
            screen.complain(f"WRONG  {error}")
            fine = False
            continue
        for where, line in lines:
            fine = _verify(where, line) and fine
    return fine


def _verify(where: str, line: str) -> bool:
    try:
        record = Record.from_json(line, where)
        record.verify()
    except BadRecord as error:
        told = str(error)
        screen.complain(f"WRONG  {told if told.startswith(where) else f'{where}: {told}'}")
        return False
    state = "to the end" if record.result is not None else "not ended"
    chance = "" if record.seed is not None else ", seed not told"
    told = f"OK     {where}: {record.game}, {len(record.entries)} steps, {state}{chance}"
    out.print(told, markup=False, soft_wrap=True)
    return True
