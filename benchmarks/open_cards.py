"""What it would be worth to see the cards of the others: `python -m benchmarks.open_cards --jobs 2`.

In Templars' Journey all choose a card unseen. Here a bot meets a table of another one twice, with the same seeds: as
the rules have it, and told every time which cards the others have chosen or are about to choose. No bot in a game
is told; the difference says how much of what thinking cannot find is what nobody can know. Ctrl-C breaks it off and
tells what was played.
"""

import argparse
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from benchmarks.selfplay import finish_in_peace
from outremer.arena.match import Played, Setting
from outremer.arena.report import share_of, table
from outremer.arena.results import seats_of, tally
from outremer.arena.schedule import Fixture, Schedule, fill_up
from outremer.arena.seating import make_bots, play_bot
from outremer.cli import compiling
from outremer.cli.progress import Stopwatch, progress
from outremer.cli.screen import say
from outremer.core import engine, registry
from outremer.core.errors import OutremerError
from outremer.core.position import Position
from outremer.core.view import View, conceal
from outremer.games.templars.actions import ARGUMENT, FAMILY, Family

GAME = "templars"


def choosing(position: Position) -> bool:
    """Is a card being chosen?"""
    return bool(FAMILY[position.legal()[0].id] == Family.COMMIT)


def plans(position: Position, bots: Mapping[int, Any]) -> dict[int, int]:
    """What the seats that choose a card after the one being asked will choose; they do not know its card."""
    game, found = position.game, dict[int, int]()
    rows = position.rows.copy()
    asked = engine.act(rows, game.boards, position.seat, position.legal()[0].id)
    while asked >= 0 and asked not in found and not rows[0].committed[asked]:
        found[asked] = int(bots[asked].choose(View(game, asked, conceal(game, rows, asked), position.names)))
        asked = engine.act(rows, game.boards, asked, found[asked])
    return found


def told(position: Position, planned: Mapping[int, int]) -> View:
    """The view of the seat being asked, with the cards of all others lying open."""
    view = position.view(position.seat)
    view.row.committed[:] = position.row.committed
    for seat, action in planned.items():
        view.row.committed[seat] = ARGUMENT[action]
    return view


def play(setting: Setting, fixture: Fixture, seer: str | None) -> Played:
    """Play a game in which the bot so named is told the cards of the others, or nobody is."""
    game = setting.load()
    position = game.start(seed=fixture.seed, seats=fixture.seats)
    bots = make_bots(position.seats, fixture.seed)
    planned = dict[int, int]()
    while not position.over:
        seat = position.seat
        if seat in planned:
            position.play(planned.pop(seat))
        elif fixture.seats[seat] == seer and choosing(position):
            planned = plans(position, bots)
            position.play(int(bots[seat].choose(told(position, planned))))
        else:
            play_bot(position, bots[seat])
    return Played(fixture, game.info.summary(position), None, position.steps, ())


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.open_cards", description=__doc__)
    parser.add_argument("--bot", default="mcts:ms=100", help="the bot that is told (default: mcts:ms=100)")
    parser.add_argument("--against", default="mcts:ms=10", help="the others (default: mcts:ms=10)")
    parser.add_argument("--players", type=int, default=4, help="seats (default: 4)")
    parser.add_argument("--games", type=int, default=100, help="games each way (default: 100)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    chosen = parser.parse_args()
    if min(chosen.games, chosen.jobs) < 1:
        parser.error("games and jobs are at least 1")
    if chosen.bot == chosen.against:
        parser.error("the bot and the others are told apart by their specs: they must differ")
    setting, clock = Setting(GAME, chosen.players), Stopwatch()
    try:
        setting.load()
        make_bots([chosen.bot, chosen.against], "", registry.game(GAME))
        compiling.before_playing(registry.game(GAME), [chosen.bot, chosen.against])
    except OutremerError as error:
        sys.exit(f"open_cards: {error}")
    fixtures = Schedule((fill_up([chosen.bot, chosen.against], chosen.players),), "open", chosen.games).fixtures()
    work = [(fixture, seer) for fixture in fixtures for seer in (None, chosen.bot)]
    games: dict[str | None, list[Played]] = {None: [], chosen.bot: []}
    with (
        ProcessPoolExecutor(chosen.jobs, get_context("spawn"), initializer=finish_in_peace) as pool,
        progress("Games", len(work)) as advance,
    ):
        running = {pool.submit(play, setting, fixture, seer): seer for fixture, seer in work}
        try:
            for done in as_completed(running):
                games[running[done]].append(done.result())
                advance()
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
    lines = []
    for seer, found in games.items():
        line = tally(seats_of(found, chosen.bot))
        lines.append(["yes" if seer else "no", str(line["games"]), share_of(line)])
    say(f"{chosen.bot} against {chosen.players - 1} x {chosen.against}, {clock.seconds:.0f} s, {chosen.jobs} processes")
    say(table(["told", "games", "wins"], lines))


if __name__ == "__main__":
    main()
