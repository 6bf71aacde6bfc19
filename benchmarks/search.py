"""How fast the search is: `python -m benchmarks.search [GAME...]` prints a table and writes bench-search.json.

From the middle of a game between greedy bots (half of its decisions made, four seats), on one core:
simulations per second with random rollouts to the end of the game, and with the settings the bot
plays with; and the memory a search takes, whatever it is asked.
"""

import argparse
import json
import os
import time
from collections.abc import Mapping
from datetime import UTC, datetime

from rich.console import Console
from rich.table import Table

from benchmarks.engine import ROOT, processor
from outremer.bots.mcts import Search, settings_of
from outremer.bots.search import TO_THE_END
from outremer.core import registry
from outremer.core.game import load
from outremer.core.view import View

PLAYERS = 4
SECONDS = 0.25
REPEATS = 16
"""Many short goes: the best of them is the one that nothing else disturbed."""
RANDOM = {"depth": TO_THE_END, "tournament": 1, "patience": 8}
"""Random rollouts, the rest as the game has it; nodes are added only where the search comes often: values are noisy."""


def middle(name: str) -> View:
    """What the seat to decide sees in the middle of a game."""
    game = load(name, players=PLAYERS)
    bot = registry.bot("greedy:seed=1")
    whole = game.start(seed=3)
    while not whole.over:
        whole.play(bot.choose(whole.view(whole.seat)))
    decisions = sum(actor >= 0 for actor, _ in whole.entries)
    position = game.start(seed=3)
    bot = registry.bot("greedy:seed=1")
    for _ in range(decisions // 2):
        position.play(bot.choose(position.view(position.seat)))
    while len(position.legal()) == 1:
        position.play(position.legal()[0])
    return position.view(position.seat)


def speed(view: View, given: Mapping[str, float]) -> float:
    """Simulations per second of processor time: the best of a few searches from an empty tree."""
    found = Search(view.game, settings_of(view.game, given), 1)
    found.run(view, 1)
    best = 0.0
    for _ in range(REPEATS):
        found.forget()
        done, chunk, begun = 0, 64, time.process_time()
        while (spent := time.process_time() - begun) < SECONDS:
            found.run(view, chunk)
            done += chunk
        best = max(best, done / spent)
    return best


def main() -> None:
    """Measure, print, write bench-search.json."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="game", help="games to measure (default: all)")
    console = Console(highlight=False)
    load_average = os.getloadavg()[0]
    games: dict[str, dict[str, float]] = {}
    for name in parser.parse_args().names or registry.games():
        with console.status(name):
            view = middle(name)
            games[name] = {
                "random": speed(view, RANDOM),
                "tuned": speed(view, {}),
                "memory_mb": Search(view.game, settings_of(view.game, {}), 1).memory / 1e6,
            }
    shown = Table(title=f"Search, {PLAYERS} players, one core, best of {REPEATS}", title_justify="left")
    shown.add_column("")
    for name in games:
        shown.add_column(name, justify="right")
    for told, key, form in (
        ("simulations/s, random rollouts to the end", "random", ",.0f"),
        ("simulations/s, as the bot plays", "tuned", ",.0f"),
        ("memory of a search, MB", "memory_mb", ",.1f"),
    ):
        shown.add_row(told, *(format(found[key], form) for found in games.values()))
    console.print(shown)
    if load_average > 0.5:
        console.print(f"the machine was busy when this began (load {load_average:.1f}): numbers are too low")
    written = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "cpu": processor(),
        "load": load_average,
        "games": games,
    }
    (ROOT / "bench-search.json").write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    console.print("written to bench-search.json")


if __name__ == "__main__":
    main()
