"""Many games at once: in this process, in several, or on a cluster."""

import multiprocessing
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice

from outremer.arena.match import Played, Setting, play
from outremer.arena.schedule import Fixture
from outremer.core.errors import OutremerError

AHEAD = 2
"""So many games per process are handed out in advance."""


@contextmanager
def deaf() -> Iterator[None]:
    """Ctrl-C does nothing meanwhile, nor ever in processes started here."""
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def play_all(
    setting: Setting, fixtures: Iterable[Fixture], jobs: int = 1, *, keep_records: bool = True
) -> Iterator[Played]:
    """Play games, each as soon as a process is free; they come back in the order in which they end."""
    play_one = partial(play, setting, keep_record=keep_records)
    if jobs == 1:
        yield from map(play_one, fixtures)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        left, running = iter(fixtures), set[Future[Played]]()
        try:
            while True:
                # Ctrl-C reaches all processes; those started here inherit that it is ignored
                with deaf():
                    running |= {pool.submit(play_one, f) for f in islice(left, AHEAD * jobs - len(running))}
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for game in done:
                    yield game.result()
        except BrokenProcessPool:
            raise OutremerError("a playing process ended by itself (too little memory?)") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
