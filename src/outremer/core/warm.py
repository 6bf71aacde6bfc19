"""Compiling a game's rules ahead of their use, step by step, so that a user can be told how far it is.

What is compiled stays in a folder named after the sources of the rules (`rule.py`). A note in that
folder says when all of a game has been compiled, so that nobody waits for it again.
"""

import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from outremer.core import engine, registry
from outremer.core.game import Game, load
from outremer.core.moves import new_moves
from outremer.core.pending import SPECTATOR
from outremer.core.rng import new_rng
from outremer.core.rule import CACHE_FOLDER, COMPILED, of_game
from outremer.core.words import words

if TYPE_CHECKING:
    from outremer.core.position import Position

Step = tuple[str, Callable[[], object]]
"""What a step compiles, in words, and the call that does it."""

_SEED = 7

UNUSED_DAYS = 14
"""Compiled rules of another version are removed when they have not been used for so long."""


def is_compiled(game: str, *, drivers: bool = False) -> bool:
    """Need nobody wait before playing this game (with `drivers`: before bulk play too)?"""
    return not COMPILED or _note(game, drivers).exists()


def mark_compiled(game: str, *, drivers: bool = False) -> None:
    """Note that all steps have been done."""
    if COMPILED:
        _note(game, drivers).touch()


def _note(game: str, drivers: bool) -> Path:
    sources = of_game(registry.game(game).state.__module__)
    return CACHE_FOLDER / f"{game}-{sources}.{'drivers' if drivers else 'play'}"


def stale_folders() -> list[Path]:
    """Folders of compiled rules that nobody has used for some time (a folder is touched by its use)."""
    oldest = time.time() - UNUSED_DAYS * 24 * 3600
    folders = (f for f in CACHE_FOLDER.parent.glob("rules-*") if f != CACHE_FOLDER and f.is_dir())
    return sorted(f for f in folders if f.stat().st_mtime < oldest)


def remove_stale_folders() -> int:
    """Delete them; returns how many there were."""
    stale = stale_folders()
    for folder in stale:
        shutil.rmtree(folder, ignore_errors=True)
    return len(stale)


def play_steps(name: str) -> Iterator[Step]:
    """The steps that compile what playing a game needs."""
    game = load(name)
    rows, boards = game.info.state.empty(), game.boards
    moves, weights, numbers = (
        new_moves(game.info.actions.size),
        new_moves(game.info.actions.size),
        np.zeros(4, np.int32),
    )
    yield "the set-up", lambda: engine.begin(rows, boards)
    yield "chance", lambda: engine.outcomes(rows, boards, moves, weights)
    yield "the actions", lambda: engine.act(rows, boards, engine.who(rows, boards), int(moves[0]))
    yield "the legal actions", lambda: engine.options(rows, boards, 0, moves)
    yield "the refusals", lambda: engine.refusal(rows, boards, 0, 0, numbers)
    yield "the heuristic", lambda: engine.rate(rows, boards, 0, moves, 0, np.zeros(1))
    yield "the results", lambda: engine.results(rows, boards, np.zeros(game.players))
    yield "views, texts and records", lambda: _whole_game(game)


def _whole_game(game: Game) -> None:
    """Play a game and look at everything, so that nothing is left to compile in the middle of one."""
    position, random = game.start(seed=_SEED), Random(_SEED)
    retreats = game.info.functions["retreats"]
    while not position.over:
        _look(position)
        moves = [a.id for a in position.legal() if not retreats(position.row, a.id)]
        position.play(random.choice(moves))
    _look(position)
    for line in position.log(SPECTATOR):
        for change in line.changes:
            said = game.info.say(change, position.view(SPECTATOR))
            if said is not None:
                words()(said)
    position.record().verify()


def _look(position: "Position") -> None:
    view = position.view(position.seat if not position.over else SPECTATOR)
    view.determinise(_SEED)
    position.undo_refused()
    view.game.info.show(view)
    view.game.info.draw(view)
    words()(view.game.info.question(view))
    for action in view.legal():
        view.game.info.label(action.id, view)


def driver_steps(name: str) -> Iterator[Step]:
    """The steps that compile the drivers of bulk play: single steps, playouts, batches."""
    game = load(name)
    size, boards = game.info.actions.size, game.boards
    starts = game.info.state.empty()
    engine.begin(starts, boards)
    rows, batch = starts.copy(), np.repeat(starts, 2)
    moves, weights, rng, seeds = new_moves(size), new_moves(size), new_rng(_SEED), np.ones(2, np.uint64)
    none, masks, seats = np.full(2, -1, np.int32), np.zeros((2, size), np.bool_), np.zeros(2, np.int32)
    decisions, out = np.zeros(2, np.int64), np.zeros((2, game.players))
    yield "single steps", lambda: engine.step(rows, boards, -1, moves, weights, rng)
    yield "playouts", lambda: engine.playout(rows, boards, moves, weights, rng)
    yield "many playouts", lambda: engine.playouts(starts, rows, boards, 1, moves, weights, rng)
    yield "batched steps", lambda: engine.step_batch(batch, boards, none, masks, seats, moves, weights, seeds)
    yield "playouts on all cores", lambda: engine.playouts_batch(batch, boards, size, seeds, decisions, out)
