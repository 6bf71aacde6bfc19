"""Bots think in processes of their own, and see nothing but a view.

A worker is one process at the end of a pipe. One that takes too long is killed and another started
in its place; the move is then taken without it.
"""

import asyncio
import multiprocessing
import random
import secrets
import signal
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from outremer.core import engine, registry
from outremer.core.game import Game, load
from outremer.core.options import Value
from outremer.core.view import View


@dataclass(frozen=True)
class Question:
    """What a bot is told: the game as set up, its seat, and the row it sees."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]
    data: Mapping[str, Any] | None
    data_hash: str
    seat: int
    row: bytes
    spec: str
    seed: str
    table: str
    """Which of the games this is: a bot may plan over the decisions of a turn."""


KEPT_GAMES = 64
KEPT_BOTS = 8
"""In each worker: a search bot holds some 25 MB."""


class NoAnswer(Exception):
    """A bot took too long, failed, or its process died."""


class Thinker:
    """Asks bots inside a worker; games once loaded are kept, and so is the bot of a seat."""

    def __init__(self) -> None:
        self._games: dict[tuple[Any, ...], Game] = {}
        self._bots: dict[tuple[str, int, str], Any] = {}

    def choose(self, question: Question) -> int:
        """The action a bot chooses."""
        game = self._game(question)
        rows = np.frombuffer(question.row, dtype=game.info.state.dtype).copy()
        return int(self._bot(question).choose(View(game, question.seat, rows, ())))

    def _bot(self, question: Question) -> Any:
        who = (question.table, question.seat, question.spec)
        bot = self._bots.pop(who, None) or registry.bot(question.spec, seed=question.seed)
        self._bots[who] = bot
        if len(self._bots) > KEPT_BOTS:
            del self._bots[next(iter(self._bots))]  # the one that has not been asked for longest
        return bot

    def _game(self, question: Question) -> Game:
        key = (question.game, question.players, question.options, question.data_hash)
        if key not in self._games:
            if len(self._games) >= KEPT_GAMES:
                self._games.clear()
            self._games[key] = load(
                question.game, players=question.players, options=dict(question.options), data=question.data
            )
        return self._games[key]


def fast_move(view: View) -> int:
    """A legal move taken at once: the best-looking, or any if the heuristic fails."""
    actions = [action.id for action in view.legal()]
    try:
        scores = np.zeros(len(actions), np.float64)
        engine.rate(view.rows, view.game.boards, view.seat, np.array(actions, np.int32), len(actions), scores)
        return actions[int(scores.argmax())]
    except Exception:
        return random.choice(actions)


def _serve(pipe: Connection) -> None:
    """The life of a worker: a question, an answer, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    thinker = Thinker()
    try:
        while True:
            question = pipe.recv()
            try:
                answer: int | str = thinker.choose(question)
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"
            pipe.send(answer)
    except (EOFError, OSError):
        return  # the server is gone


class Worker:
    """One process and its pipe. Its methods block: they are called in a thread."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None

    def start(self) -> Connection:
        """The pipe to a living process."""
        if self._pipe is None or not self._process.is_alive():
            self.stop()
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            self._process = context.Process(target=_serve, args=(other,), daemon=True, name="outremer bot")
            self._process.start()
            other.close()
        return self._pipe

    def ask(self, question: Question, patience: float) -> int:
        """The bot's action, or NoAnswer."""
        try:
            pipe = self.start()
            pipe.send(question)
            if not pipe.poll(patience):
                raise NoAnswer(f"{question.spec} took longer than {patience:.1f} s")
            answer = pipe.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise NoAnswer(f"the process of {question.spec} died ({error})") from None
        except NoAnswer:
            self.stop()
            raise
        if isinstance(answer, str):
            raise NoAnswer(f"{question.spec}: {answer}")
        return int(answer)

    def kill(self) -> None:
        """End the process, even while a thread waits for its answer."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """End the process and let go of it."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


class Workers:
    """So many workers, each answering one question at a time."""

    def __init__(self, count: int, deadline: float) -> None:
        self.deadline = deadline
        self._all = [Worker() for _ in range(count)]
        self._idle = list(self._all)
        self._free = asyncio.Semaphore(count)
        self._threads = ThreadPoolExecutor(count, "bot")
        self._last: dict[Worker, str] = {}
        """The table each worker was last asked about."""

    async def ask(self, question: Question) -> int:
        """The bot's action within the deadline, the wait for a free worker included; else NoAnswer."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self.deadline
        try:
            async with asyncio.timeout_at(end):
                await self._free.acquire()
        except TimeoutError:
            raise NoAnswer("all workers are busy") from None
        worker = self._take(question.table)
        answer = loop.run_in_executor(self._threads, worker.ask, question, max(0.05, end - loop.time()))
        answer.add_done_callback(lambda done: self._idle_again(worker, done))
        return await asyncio.shield(answer)

    def _take(self, table: str) -> Worker:
        """An idle worker; the one that last thought about this table, if it is idle."""
        worker = next((worker for worker in self._idle if self._last.get(worker) == table), self._idle[0])
        self._idle.remove(worker)
        self._last[worker] = table
        return worker

    def _idle_again(self, worker: Worker, done: "asyncio.Future[int]") -> None:
        self._idle.append(worker)
        self._free.release()
        if not done.cancelled():
            done.exception()  # seen, even if nobody waits for the answer any more

    async def warm(self, game: str) -> None:
        """Let every worker choose a move of a game, so that nobody waits for its start later."""
        position = load(game).start(seed=0)
        question = question_of(position.view(position.seat), "greedy", "")
        await asyncio.gather(*(self.ask(question) for _ in self._all), return_exceptions=True)

    async def close(self) -> None:
        """End all processes; whoever still waits for one gets no answer."""
        for worker in self._all:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for worker in self._all:
            worker.stop()


def question_of(view: View, spec: str, table: str) -> Question:
    """What a bot is asked at this view."""
    game = view.game
    return Question(
        game=game.info.name,
        players=game.players,
        options=tuple(sorted(game.options.items())),
        data=None if game.standard_data else game.data,
        data_hash=game.data_hash,
        seat=view.seat,
        row=view.rows.tobytes(),
        spec=spec,
        seed=secrets.token_hex(8),
        table=table,
    )
