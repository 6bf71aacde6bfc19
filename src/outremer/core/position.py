"""`Position`: a game being played. A thin Python class over one state row and its record."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from outremer.core import engine
from outremer.core.chance import Seed
from outremer.core.errors import BadRecord, CannotUndo, IllegalAction, OutremerError
from outremer.core.game import Barrier, Game
from outremer.core.moves import new_moves
from outremer.core.pending import CHANCE, EVERYTHING, OVER, SPECTATOR
from outremer.core.reasons import MAX_NUMBERS, Reason
from outremer.core.record import UNDO, Entry, Record, check_of
from outremer.core.state import Rows, flat
from outremer.core.view import Action, Change, View, changes, conceal, list_legal


@dataclass(frozen=True)
class LogLine:
    """What a viewer saw of one entry: who did what (as far as it was shown), and what changed."""

    number: int
    actor: int
    action: str
    changes: tuple[Change, ...]


class Position:
    """A game at one moment, with all that led to it.

    >>> import outremer
    >>> pos = outremer.load("jerusalem", players=4).start(seed=7)
    >>> pos.legal()[0].text, len(pos.legal())
    ('office captain', 4)
    >>> pos.play("office captain").play("bid 2").undo_refused().code
    'UNDO_BARRIER'
    """

    def __init__(
        self, game: Game, rows: Rows, *, seed: Seed | None, names: Sequence[str] = (), seats: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.rows = rows
        self.seed = seed
        self.names = tuple(names) or game.info.colours[: game.players]
        if len(self.names) != game.players:
            raise OutremerError(f"{game.players} seats need {game.players} names, not {len(self.names)}")
        self.seats = tuple(seats)
        """Who sits where: `human` or a bot spec for each seat; empty if nobody said."""
        self.entries: list[Entry] = []
        self._checks: list[str] = []
        self._line: list[Entry] = []
        self._past: list[Rows] = []

    # --- the position ------------------------------------------------------------------------

    @property
    def row(self) -> Any:
        """The state row, its fields as attributes: the truth, hidden parts included."""
        return self.rows[0]

    @property
    def seat(self) -> int:
        """The seat to decide, `CHANCE` or `OVER`."""
        return int(engine.who(self.rows, self.game.boards))

    @property
    def over(self) -> bool:
        """Has the game ended?

        >>> import outremer
        >>> outremer.load("jerusalem").start(seed=1).over
        False
        """
        return self.seat == OVER

    @property
    def returns(self) -> tuple[float, ...]:
        """The result per seat: 1 for the winner, -1 for the last, evenly spaced between; 0s before the end."""
        out = np.zeros(self.game.players, np.float64)
        if self.over:
            engine.results(self.rows, self.game.boards, out)
        return tuple(float(x) for x in out)

    def player(self, seat: int) -> str:
        """The name of the player on a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else "chance"

    def _seat(self, seat: int, *others: int) -> int:
        """The seat, if there is one of that number (or if it is one of the others named)."""
        if not 0 <= seat < self.game.players and seat not in others:
            raise OutremerError(f"seats go from 0 to {self.game.players - 1}, not {seat}")
        return seat

    @property
    def steps(self) -> int:
        """How many steps led here, chance included, those taken back left out."""
        return len(self._line)

    def step(self, number: int) -> Entry:
        """Actor and action of the step of that number (from 0) on the way here."""
        return self._line[number]

    def after(self, steps: int) -> Rows:
        """The row after the first so many steps; not to be changed."""
        return self.rows if steps == len(self._line) else self._past[steps]

    def legal(self, seat: int | None = None) -> list[Action]:
        """The legal actions of the seat to decide (or of another one), with id and text."""
        asked = self.seat if seat is None else self._seat(seat, CHANCE)
        if asked == CHANCE:
            return [action for action, _ in self.outcomes()]
        return list_legal(self.game, self.rows, asked) if asked >= 0 else []

    def outcomes(self) -> list[tuple[Action, int]]:
        """The outcomes of the chance event that is due, with their weights.

        >>> import outremer
        >>> pos = outremer.load("jerusalem").start_by_hand()
        >>> sum(weight for _, weight in pos.outcomes())
        27
        """
        if self.seat != CHANCE:
            return []
        size = self.game.info.actions.size
        moves, weights = new_moves(size), new_moves(size)
        count = engine.outcomes(self.rows, self.game.boards, moves, weights)
        text = self.game.info.actions.text
        return [(Action(int(moves[k]), text(int(moves[k]))), int(weights[k])) for k in range(count)]

    # --- asking and acting -------------------------------------------------------------------

    def why(self, action: int | str | Action, seat: int | None = None) -> Reason | None:
        """Why the action is refused (to the seat that decides, or another one); None if it is legal.

        >>> import outremer
        >>> print(outremer.load("jerusalem", players=3).start(seed=7).why("office captain"))
        The office Captain is not used with 3 players. (J1101, J1105)
        """
        if isinstance(action, str) and (reason := self._mistyped(action)):
            return reason
        number = self._id(action)
        numbers = np.zeros(MAX_NUMBERS, np.int32)
        asked = self.seat if seat is None else self._seat(seat, CHANCE)
        code = engine.refusal(self.rows, self.game.boards, asked, number, numbers)
        return self.game.info.reasons.make(code, [int(n) for n in numbers], self.player) if code else None

    def play(self, action: int | str | Action, seat: int | None = None) -> "Position":
        """Carry out an action (by id, text or as listed) if it is legal; returns the position itself.

        >>> import outremer
        >>> pos = outremer.load("jerusalem").start(seed=7)
        >>> pos.play("office treasurer").play("bid 13")
        Traceback (most recent call last):
        ...
        outremer.core.errors.IllegalAction: bid 13: You cannot bid 13: you own only 12 silver. (J218)
        """
        reason = self.why(action, seat)
        if reason is not None:
            text = self.game.info.actions.text(action) if isinstance(action, int) else str(action)
            raise IllegalAction(text, reason)
        self.apply(self._id(action), seat)
        self.settle_chance()
        return self

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry out a legal action without checking it, and without drawing chance."""
        actor = self.seat if seat is None else seat
        self._past.append(self.rows.copy())
        engine.act(self.rows, self.game.boards, actor, action)
        self._note((actor, action))
        self._line.append((actor, action))

    def settle_chance(self) -> None:
        """Draw the chance events that are due from the seed (if the position has one)."""
        while self.seed is not None and self.seat == CHANCE:
            listed = self.outcomes()
            number = sum(actor == CHANCE for actor, _ in self._line)
            self.apply(listed[self.seed.pick(number, [weight for _, weight in listed])][0].id)

    def _note(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._checks.append(check_of(self._written(entry), self.rows))

    def _id(self, action: int | str | Action) -> int:
        if isinstance(action, Action):
            return action.id
        if isinstance(action, str):
            return self.game.info.actions.parse(action, [a.text for a in self.legal()])
        if not 0 <= action < self.game.info.actions.size:
            raise OutremerError(f"action ids go from 0 to {self.game.info.actions.size - 1}, not {action}")
        return int(action)

    def _mistyped(self, text: str) -> Reason | None:
        """The refusal for a typed number that is not whole, where the game has one."""
        verb, _, number = text.strip().lower().partition(" ")
        code = self.game.info.typed_numbers.get(verb)
        if code is None or self.game.info.actions.find(text) is not None:
            return None
        try:
            float(number.replace(",", "."))
        except ValueError:
            return None
        return None if number.strip().lstrip("+-").isdigit() else self.game.info.reasons.plain(code)

    # --- taking back -------------------------------------------------------------------------

    def undo_refused(self) -> Reason | None:
        """Why the last step cannot be taken back, or None.

        Undo goes back to the last barrier: a chance result, hidden cards seen, or another seat's turn to
        decide (a game may say otherwise, see `GameInfo.barrier`).
        """
        barrier = self._barrier()
        return None if barrier is None else self.game.info.undo_refused(self, barrier)

    def _barrier(self) -> Barrier | None:
        if not self._line:
            return Barrier.NOTHING
        actor, action = self._line[-1]
        if actor == CHANCE:
            return Barrier.CHANCE
        if self.over:
            return Barrier.OVER
        if (self._seen_by(actor, self.rows) > self._seen_by(actor, self._past[-1])).any():
            return Barrier.SEEN
        return self.game.info.barrier(self, self._past[-1][0], actor, action)

    def undo(self) -> "Position":
        """Take back the last step, if no barrier lies after it.

        >>> import outremer
        >>> pos = outremer.load("jerusalem").start(seed=7)
        >>> before = pos.rows.tobytes()
        >>> pos.play("office marshal").undo().rows.tobytes() == before
        True
        """
        reason = self.undo_refused()
        if reason is not None:
            raise CannotUndo(reason)
        actor = self._line.pop()[0]
        self.rows = self._past.pop().copy()  # a copy of this position may hold the same past
        self._note((actor, UNDO))
        return self

    def _seen_by(self, seat: int, rows: Rows) -> NDArray[np.int32]:
        """1 for each line of the visibility table that lies open to the seat."""
        secrets = self.game.info.secrets
        out = np.zeros(len(secrets), np.int32)
        engine.visible(rows, self.game.boards, seat, secrets, out)
        return out

    # --- copies, views, records --------------------------------------------------------------

    def copy(self) -> "Position":
        """An independent copy."""
        twin = Position(self.game, self.rows.copy(), seed=self.seed, names=self.names, seats=self.seats)
        twin.entries, twin._checks = list(self.entries), list(self._checks)
        twin._line, twin._past = list(self._line), list(self._past)
        return twin

    def view(self, seat: int) -> View:
        """What a seat (or `SPECTATOR`, or `EVERYTHING` after the game) knows."""
        viewer = self._seat(seat, SPECTATOR, EVERYTHING)
        return View(self.game, viewer, conceal(self.game, self.rows, viewer), self.names)

    def log(self, seat: int, since: int = 0) -> list[LogLine]:
        """What a viewer saw of the game so far, entry by entry; what showed nothing is left out.

        >>> import outremer
        >>> pos = outremer.load("jerusalem").start(seed=7).play("office admiral").play("bid 0")
        >>> [line.action for line in pos.log(outremer.SPECTATOR)][-1]
        'bid 0'
        """
        lines = []
        states = [*self._past[since:], self.rows]
        before = conceal(self.game, states[0], self._seat(seat, SPECTATOR, EVERYTHING))
        for number, (actor, action) in enumerate(self._line[since:], since):
            after = conceal(self.game, states[number - since + 1], seat)
            found = tuple(changes(self.game, before, after))
            if found:
                lines.append(LogLine(number, actor, self.shown(actor, action, seat), found))
            before = after
        return lines

    def shown(self, actor: int, action: int, seat: int) -> str:
        """The text of an action as a viewer may see it: without its argument, if that is the actor's secret."""
        table = self.game.info.actions
        text = table.text(action)
        secret = int(table.family[action]) in self.game.secret_families
        return text if not secret or seat in (actor, EVERYTHING) else text.split(" ")[0]

    def record(self, *, reveal_seed: bool | None = None) -> Record:
        """The record of the game so far. The seed is told at the end, or when asked for."""
        reveal = self.over if reveal_seed is None else reveal_seed
        info = self.game.info
        record = Record(
            game=info.name,
            rules_version=info.rules_version,
            players=self.game.players,
            options=dict(self.game.options),
            data_hash=self.game.data_hash,
            data=None if self.game.standard_data else dict(self.game.data),
            names=self.names,
            seats=self.seats,
            commitment=self.seed.commitment if self.seed else None,
            entries=self.written(),
            checks="".join(self._checks),
            seed=self.seed.text if self.seed and reveal else None,
            result=info.summary(self) if self.over else None,
        )
        return replace(record, checks=record.header_check + record.checks)

    def written(self, first: int = 0) -> tuple[str, ...]:
        """The entries of the record from a number on, as they are written."""
        return tuple(self._written(entry) for entry in self.entries[first:])

    def _written(self, entry: Entry) -> str:
        actor, action = entry
        who = "chance" if actor == CHANCE else str(actor)
        return f"{who} {'undo' if action == UNDO else self.game.info.actions.text(action)}"

    def replay_entry(self, written: str) -> None:
        """Carry out one entry of a record; what does not fit raises BadRecord."""
        who, _, text = written.partition(" ")
        known = {str(seat): seat for seat in range(self.game.players)} | {"chance": CHANCE}
        if who not in known:
            raise BadRecord(f"{written!r} names no actor")
        actor = known[who]
        if text == "undo":
            if not self._line or self._line[-1][0] != actor:
                raise BadRecord(f"{written!r}: seat {actor} has nothing to take back")
            self.undo()
            return
        action = self.game.info.actions.find(text)
        if action is None:
            raise BadRecord(f"{written!r} is no action of {self.game.info.title}")
        reason = self.why(action, actor)
        if reason is not None:
            raise BadRecord(f"{written!r} is refused: {reason}")
        self.apply(action, actor)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and bool((flat(self.rows) == flat(other.rows)).all())

    __hash__ = None  # type: ignore[assignment]
