"""A game at a table as it goes on: the position, what each viewer was shown, how far back one may go.

Everything here follows from the log of the table, so that a restart comes to the same.
"""

from dataclasses import dataclass

from outremer.core.errors import CannotUndo
from outremer.core.pending import CHANCE, SPECTATOR
from outremer.core.position import Position
from outremer.core.reasons import Reason
from outremer.core.view import list_legal
from outremer.server.channels import Channel
from outremer.server.views import History


@dataclass(frozen=True)
class Done:
    """What a command did, not yet in force: the position after it and the entries to write down."""

    position: Position
    entries: tuple[str, ...]
    shown: dict[int, list[int]]
    """For each viewer: the new steps he is shown, or those taken back that he had been shown."""
    undone: bool = False

    def seq_after(self, viewer: int, channel: Channel) -> int:
        """A viewer's seq once this has taken force."""
        return channel.seq + len(self.shown[viewer])


class Progress:
    """The game so far. Commands are tried on a copy and take force once they are written down."""

    def __init__(self, players: int) -> None:
        self.position: Position | None = None
        self.channels = {viewer: Channel() for viewer in (*range(players), SPECTATOR)}
        self._back_to: list[int | None] = []
        """For each step: to how many steps its actor may go back once it is the last one; None: not at all."""

    # --- commands ----------------------------------------------------------------------------

    def play(self, seat: int, action: int | str) -> Done:
        """Carry out an action with all chance that follows; the rules' refusal is raised."""
        work = self._position.copy()
        known, first = len(work.entries), work.steps
        work.play(action, seat)
        return Done(work, work.written(known), self._shown(work, first))

    def undo(self, seat: int, to: int) -> Done:
        """Go back to so many steps, all or nothing."""
        work = self._position.copy()
        known = len(work.entries)
        while work.steps > to:
            reason = work.undo_refused()
            if reason is not None:
                raise CannotUndo(reason)
            work.undo()
        shown = {viewer: [n for n in channel.shown if n >= to] for viewer, channel in self.channels.items()}
        return Done(work, work.written(known), shown, undone=True)

    @property
    def _position(self) -> Position:
        assert self.position is not None
        return self.position

    # --- taking force ------------------------------------------------------------------------

    def begin(self, position: Position) -> None:
        """The game starts, the chance of its set-up included."""
        self.position = position
        self._show(0, self._shown(position, 0))

    def accept(self, done: Done) -> None:
        """What was done is written down: let it take force."""
        before = self._position.steps
        self.position = done.position
        if done.undone:
            for _ in range(done.position.steps, before):
                self._take_back()
        else:
            self._show(before, done.shown)

    def replay(self, entry: str) -> None:
        """Carry out an entry of the log again."""
        position = self._position
        before = position.steps
        position.replay_entry(entry)
        if position.steps < before:
            self._take_back()
        else:
            self._show(before, self._shown(position, before))

    def note(self) -> None:
        """Something happened that all see and that is no step."""
        for channel in self.channels.values():
            channel.noted()

    def _shown(self, position: Position, first: int) -> dict[int, list[int]]:
        """For each viewer, the steps from `first` on that changed what he sees."""
        shown = {}
        for viewer in self.channels:
            history = History(position, viewer)
            seen = [history.rows(number).tobytes() for number in range(first, position.steps + 1)]
            shown[viewer] = [first + n for n in range(len(seen) - 1) if seen[n] != seen[n + 1]]
        return shown

    def _show(self, first: int, shown: dict[int, list[int]]) -> None:
        """Count the steps from `first` on for everybody who was shown them."""
        position = self._position
        for viewer, numbers in shown.items():
            for number in numbers:
                self.channels[viewer].step_taken(number)
        self._back_to += [None] * (position.steps - first)
        if position.steps and position.undo_refused() is None:
            self._back_to[-1] = self._reach(position.steps - 1)

    def _reach(self, last: int) -> int:
        """To how many steps one may go back who may take back the step of number `last`."""
        history = History(self._position, SPECTATOR)
        further = self._back_to[last - 1] if last else None
        if further is not None and history.actor(last - 1) == history.actor(last):
            return further
        return last

    def _take_back(self) -> None:
        self._back_to.pop()
        number = len(self._back_to)
        for channel in self.channels.values():
            if channel.shown and channel.shown[-1] == number:
                channel.step_undone()

    # --- questions ---------------------------------------------------------------------------

    def in_time(self, seat: int, since: int) -> bool:
        """May a seat act on what it had seen at `since`?

        Others who are asked at the same time may have chosen meanwhile, if that left the seat what it could do.
        """
        channel, position = self.channels[seat], self._position
        missed, back = channel.missed(since)
        if back:
            return False
        if not missed:
            return True
        first = channel.shown[missed.start - 1]
        if any(position.step(number)[0] in (seat, CHANCE) for number in range(first, position.steps)):
            return False
        could = [list_legal(position.game, position.after(number), seat) for number in range(first, position.steps + 1)]
        return bool(could[0]) and all(choices == could[0] for choices in could)

    def back_to(self, seat: int) -> int | None:
        """To how many steps a seat may go back now."""
        position = self._position
        if not position.steps or History(position, seat).actor(position.steps - 1) != seat:
            return None
        return self._back_to[-1]

    def undo_refused(self, seat: int) -> Reason | None:
        """Why a seat that made the last step (chance left out) cannot take it back."""
        position = self._position
        history = History(position, seat)
        last = next((n for n in reversed(range(position.steps)) if history.actor(n) != CHANCE), None)
        if last is None or history.actor(last) != seat:
            return None
        return position.undo_refused()

    def turn_start(self) -> int:
        """After how many steps whoever is to decide began to act alone."""
        position = self._position
        history, mover, first = History(position, SPECTATOR), position.seat, position.steps
        while first and history.actor(first - 1) == mover:
            first -= 1
        return first

    def asked(self) -> list[int]:
        """The seats that may act now."""
        position = self._position
        if not position.game.info.simultaneous:
            return [position.seat] if position.seat >= 0 else []
        return [seat for seat in range(position.game.players) if position.legal(seat)]
