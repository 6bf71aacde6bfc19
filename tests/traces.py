"""Random games as arrays of states, and watchers that check the invariants of a game over them.

A trace holds every state of a game, chance steps included, so an invariant is a comparison of whole
arrays: thousands of games are checked in seconds, and a failure names the table, seed and step.
"""

import random
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from outremer.core import contract, engine
from outremer.core.game import Game
from outremer.core.moves import new_moves
from outremer.core.pending import CHANCE, OVER, SPECTATOR
from outremer.core.position import Position
from outremer.core.reasons import MAX_NUMBERS
from outremer.core.rule import rule
from outremer.core.state import Rows, flat
from outremer.core.view import View, conceal


def simultaneous(game: Game) -> bool:
    """May several seats of this game be asked at once?"""
    return bool(getattr(game.info, "simultaneous", False))


@rule
def retreats(rows: Any, action: int) -> bool:
    """Does the action only take back an act begun?"""
    return contract.retreats(rows[0], action)


@rule
def refusals(rows: Any, boards: Any, seat: int, codes: Any, numbers: Any) -> None:
    """The refusal of every action of the table to a seat, each with its numbers."""
    for action in range(codes.shape[0]):
        numbers[action] = 0
        codes[action] = contract.why(rows[0], boards[0], seat, action, numbers[action])


class Asking:
    """Legality asked of the engine directly, without words: fast enough for every action at every step."""

    def __init__(self, game: Game) -> None:
        self.game = game
        size = game.info.actions.size
        self._moves = new_moves(size)
        self._codes, self._numbers = np.zeros(size, np.int32), np.zeros((size, MAX_NUMBERS), np.int32)

    def listed(self, rows: Rows, seat: int) -> list[int]:
        """The legal actions of a seat, as listed."""
        found: list[int] = self._moves[: engine.options(rows, self.game.boards, seat, self._moves)].tolist()
        return found

    def refused(self, rows: Rows, seat: int) -> NDArray[np.int32]:
        """For every action the code of its refusal (0: legal) and the numbers in it."""
        refusals(rows, self.game.boards, seat, self._codes, self._numbers)
        return np.column_stack((self._codes, self._numbers))

    def not_refused(self, rows: Rows, seat: int) -> list[int]:
        """The actions of the whole table that are not refused."""
        refusals(rows, self.game.boards, seat, self._codes, self._numbers)
        found: list[int] = np.flatnonzero(self._codes == 0).tolist()
        return found


@dataclass(frozen=True)
class Trace:
    """A game from its set-up on: state k, then actor k does action k, then state k + 1."""

    game: Game
    label: str
    states: Rows
    actors: NDArray[np.int32]
    actions: NDArray[np.int32]

    @cached_property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(engine.who(self.states[-1:], self.game.boards) == OVER)

    @staticmethod
    def of(position: Position, label: str = "position") -> "Trace":
        """The trace of a game played with a Position (what was taken back is not in it)."""
        past = [*position._past, position.rows]
        actors, actions = zip(*position._line, strict=True) if position._line else ((), ())
        return Trace(
            position.game, label, np.concatenate(past), np.array(actors, np.int32), np.array(actions, np.int32)
        )


def walk(game: Game, seed: int | str, *, take_back: bool = False, label: str = "") -> Trace:
    """Play a random game to its end. With `take_back` the player may also cancel what he began."""
    rng, info, boards = random.Random(f"{label} {seed}"), game.info, game.boards
    moves, weights = new_moves(info.actions.size), new_moves(info.actions.size)
    rows = info.state.empty()
    engine.begin(rows, boards)
    row = flat(rows)
    cells = np.empty((1024, row.shape[1]), row.dtype)
    cells[0] = row
    actors: list[int] = []
    actions: list[int] = []
    seat = engine.who(rows, boards)
    lot, decisions = rng.random, 0
    while seat != OVER:
        if seat == CHANCE:
            count = engine.outcomes(rows, boards, moves, weights)
            action = rng.choices(moves[:count].tolist(), weights[:count].tolist())[0]
        else:
            count = engine.options(rows, boards, seat, moves)
            assert count > 0, f"{label}, seed {seed}, step {len(actions)}: seat {seat} has nothing to choose from"
            action = int(moves[int(lot() * count)])
            while not take_back and retreats(rows, action):
                action = int(moves[int(lot() * count)])
            decisions += not (take_back and retreats(rows, action))
            assert decisions <= info.decision_bound, f"{label}, seed {seed}: more decisions than the bound"
        actors.append(seat)
        actions.append(action)
        seat = engine.act(rows, boards, seat, action)
        if len(actions) == len(cells):
            cells = np.concatenate((cells, np.empty_like(cells)))
        cells[len(actions)] = row
    states = cells[: len(actions) + 1].view(info.state.dtype).reshape(-1)
    return Trace(game, f"{label}, seed {seed}", states, np.array(actors, np.int32), np.array(actions, np.int32))


class Watcher:
    """Checks a game's invariants over a trace: one method i1, i2 ... per invariant.

    `deep` also makes the checks that are slow (legality of every listed option, replays, views).
    """

    def __init__(self, trace: Trace, *, deep: bool = True) -> None:
        self.trace = trace
        self.game = trace.game
        self.deep = deep
        self.s: Any = trace.states.view(np.recarray)
        self.actors, self.actions = trace.actors, trace.actions

    @classmethod
    def invariants(cls) -> list[str]:
        """The names of the invariants, in order."""
        found = [name for name in dir(cls) if re.fullmatch(r"i\d+", name)]
        return sorted(found, key=lambda name: int(name[1:]))

    def check(self) -> None:
        """All invariants."""
        for name in self.invariants():
            getattr(self, name)()

    # --- what every game's invariants say alike --------------------------------------------------

    def options_are_legal(self) -> None:
        """Who is asked has options, exactly those that are not refused; nobody else has any."""
        asking = Asking(self.game)
        for t in range(len(self.actions) if self.deep else 0):
            rows = self.trace.states[t : t + 1]
            for seat in range(self.game.players):
                listed = asking.listed(rows, seat)
                asked = seat == self.actors[t] or (bool(listed) and simultaneous(self.game))
                self.expect(t, bool(listed) == asked, f"seat {seat} has the options {listed}")
                legal = asking.not_refused(rows, seat)
                self.expect(t, sorted(listed) == legal, f"seat {seat} is offered {listed}, not refused {legal}")

    def replays_and_undoes(self) -> None:
        """Playing the actions again gives the same states, and taking one back the state before it."""
        position = self.game.start_by_hand()
        for t in range(len(self.actions) if self.deep else 0):
            actor, action = int(self.actors[t]), int(self.actions[t])
            position.apply(action, actor)
            if position.undo_refused() is None:
                position.undo()
                same = position.rows.tobytes() == self.trace.states[t : t + 1].tobytes()
                self.expect(t, same, "undo does not give the state before")
                position.apply(action, actor)
            same = position.rows.tobytes() == self.trace.states[t + 1 : t + 2].tobytes()
            self.expect(t, same, "a replay gives another state")

    def views_can_be_dealt_anew(self) -> None:
        """Hidden cards dealt anew from what a viewer has not seen leave the view as it is."""
        for t in range(0, len(self.s) if self.deep else 0, 7):
            for seat in (*range(self.game.players), SPECTATOR):
                view = conceal(self.game, self.trace.states[t : t + 1], seat)
                dealt = conceal(self.game, View(self.game, seat, view, ()).determinise(t), seat)
                self.expect(t, dealt.tobytes() == view.tobytes(), f"hidden cards dealt anew change the view of {seat}")

    # --- telling faults --------------------------------------------------------------------------

    def holds(self, fine: Any, what: str) -> None:
        """Fail with the first step at which an array of findings is not true."""
        fine = np.asarray(fine)
        if not fine.all():
            self.expect(int(np.flatnonzero(~fine.reshape(len(fine), -1).all(axis=1))[0]), False, what)

    def expect(self, step: int, fine: Any, what: str) -> None:
        """Fail at a step unless the finding is true."""
        if not fine:
            action = int(self.actions[step]) if step < len(self.actions) else -1
            played = f" ({self.actors[step]} {self.game.info.actions.text(action)})" if action >= 0 else ""
            raise AssertionError(f"{self.trace.label}, step {step}{played}: {what}")
