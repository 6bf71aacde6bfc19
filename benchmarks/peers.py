"""Other engines beside ours, measured in one run: `python -m benchmarks.peers` (pip install 'outremer[peers]').

OpenSpiel, RLCard, PettingZoo classic and Catanatron play other games than we do, so this compares engines
only roughly: random decisions per second, chosen in Python or inside the engine, and simulations per second
of tree search with random rollouts where an engine has that. A peer that is not installed is left out and named.
"""

import argparse
import json
import os
import platform
import random
import re
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks import search
from benchmarks.engine import Measured, processor
from outremer.arena.report import table
from outremer.core import engine, registry

ROOT = Path(__file__).parent.parent
SECONDS = 1.0
REPEATS = 3
PYTHON, INSIDE, SEARCH = "decisions/s from Python", "decisions/s inside", "simulations/s"
WAYS = (PYTHON, INSIDE, SEARCH)
PACKAGES = {"OpenSpiel": "open_spiel", "RLCard": "rlcard", "PettingZoo": "pettingzoo", "Catanatron": "catanatron"}
BEGIN, END = "<!-- peers: begin -->", "<!-- peers: end -->"


@dataclass(frozen=True)
class Speed:
    """How fast an engine plays a game in some way."""

    engine: str
    game: str
    way: str
    per_second: float


def best(play: Callable[[], int]) -> float:
    """Units of work per second of processor time: the best of a few goes, after one that does not count."""
    play()
    found = 0.0
    for _ in range(REPEATS):
        begun, done = time.process_time(), 0
        while (spent := time.process_time() - begun) < SECONDS:
            done += play()
        found = max(found, done / spent)
    return found


# --- ours --------------------------------------------------------------------------------------


def ours() -> Iterator[Speed]:
    """All our games."""
    for name in registry.games():
        measured = Measured(name)
        title = f"{measured.game.info.title}, {measured.game.players} players"
        yield Speed("Outremer", title, INSIDE, best(lambda measured=measured: measured.inside(200)))
        yield Speed("Outremer", title, PYTHON, best(lambda measured=measured: measured.from_python(engine.step)))
        yield Speed(
            "Outremer, checked and recorded", title, PYTHON, best(lambda measured=measured: _recorded(measured))
        )
        yield Speed("Outremer", title, SEARCH, search.speed(search.middle(name), search.RANDOM))


def _recorded(measured: Measured) -> int:
    """A random game on a `Position`: every action checked, every step kept in the record."""
    position, decisions = measured.game.start(seed=1), 0
    while not position.over:
        legal = position.legal()
        position.play(legal[int(random.random() * len(legal))].id)
        decisions += 1
    return decisions


# --- theirs ------------------------------------------------------------------------------------

ROLLOUTS = 500


def open_spiel() -> Iterator[Speed]:
    """Hearts from Python, in C++ rollouts, and searched by its information-set search."""
    import pyspiel

    game = pyspiel.load_game("hearts", {"pass_cards": False})

    def state(plies: int) -> Any:
        """Hearts with its cards dealt and so many of them played."""
        found = game.new_initial_state()
        while found.is_chance_node() or plies:
            if found.is_chance_node():
                actions, weights = zip(*found.chance_outcomes(), strict=True)
                found.apply_action(random.choices(actions, weights)[0])
            else:
                found.apply_action(random.choice(found.legal_actions()))
                plies -= 1
        return found

    def from_python() -> int:
        playing, decisions = state(0), 0
        while not playing.is_terminal():
            legal = playing.legal_actions()
            playing.apply_action(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    middle = state(24)
    while len(middle.legal_actions()) < 2:
        middle = state(24)

    def inside() -> int:
        """Random playouts in C++: a search of one simulation whose leaf is judged by that many rollouts."""
        judge = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        pyspiel.MCTSBot(game, judge, 2.0, 1, 1000, False, 1, False).step(middle)
        return ROLLOUTS * (52 - 24 - 1)

    def search() -> int:
        pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ROLLOUTS, -1).step(middle)
        return ROLLOUTS

    yield Speed("OpenSpiel", "hearts, 4 players", PYTHON, best(from_python))
    yield Speed("OpenSpiel", "hearts, 4 players", INSIDE, best(inside))
    yield Speed("OpenSpiel", "hearts, 4 players", SEARCH, best(search))


def rlcard() -> Iterator[Speed]:
    """Two of its games in its own loop with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    for name in ("uno", "mahjong"):
        env = rlcard.make(name, config={"seed": 1})
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> int:
            before = env.timestep
            env.run(is_training=False)
            return int(env.timestep - before)

        yield Speed("RLCard", f"{name}, {env.num_players} players", PYTHON, best(play))


def pettingzoo() -> Iterator[Speed]:
    """Two of its classic games in its usual loop."""
    import numpy as np
    from pettingzoo.classic import connect_four_v3, hanabi_v5

    for name, module in (("connect four", connect_four_v3), ("hanabi", hanabi_v5)):
        env = module.env()

        def play(env: Any = env) -> int:
            env.reset()
            decisions = 0
            for _ in env.agent_iter():
                observation, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                known = observation if isinstance(observation, dict) and "action_mask" in observation else info
                legal = np.flatnonzero(known["action_mask"])
                env.step(int(legal[int(random.random() * len(legal))]))
                decisions += 1
            return decisions

        yield Speed("PettingZoo", f"{name}, 2 players", PYTHON, best(play))


def catanatron() -> Iterator[Speed]:
    """Its own loop with its random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        state: Any = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    yield Speed("Catanatron", "Catan, 4 players", PYTHON, best(play))


PEERS: dict[str, Callable[[], Iterator[Speed]]] = {
    "OpenSpiel": open_spiel,
    "RLCard": rlcard,
    "PettingZoo": pettingzoo,
    "Catanatron": catanatron,
}


# --- the report --------------------------------------------------------------------------------


def versions() -> dict[str, str]:
    """The versions of the engines that are installed."""
    found = {"Outremer": version("outremer")}
    for peer, package in PACKAGES.items():
        try:
            found[peer] = version(package)
        except PackageNotFoundError:
            continue
    return found


def comparison(speeds: list[Speed]) -> str:
    """The findings as a Markdown table; how many times as fast ours are, the slowest and the fastest of our games."""
    lines = []
    own = [speed for speed in speeds if speed.engine == "Outremer"]
    for speed in sorted(speeds, key=lambda s: (WAYS.index(s.way), not s.engine.startswith("Outremer"))):
        rivals = [mine.per_second / speed.per_second for mine in own if mine.way == speed.way]
        theirs = not speed.engine.startswith("Outremer") and rivals
        ratio = f"{_times(min(rivals))} to {_times(max(rivals))} x" if theirs else ""
        lines.append([speed.way, speed.engine, speed.game, f"{speed.per_second:,.0f}", ratio])
    return table(["", "engine", "game", "per second", "ours are"], lines, words=3)


def _times(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}"


def report(speeds: list[Speed], missing: list[str], load: float) -> str:
    """The table with all that is needed to judge it."""
    told = ", ".join(f"{name} {number}" for name, number in versions().items())
    when = datetime.now(UTC).date().isoformat()
    busy = f" The machine was busy when this began (load {load:.1f})." if load > 0.5 else ""
    absent = f" Not installed: {', '.join(missing)}." if missing else ""
    return (
        f"Measured on {when} with `python -m benchmarks.peers` on {processor()} ({os.cpu_count()} cores, one used); "
        f"Python {platform.python_version()}, {told}. Best of {REPEATS} goes of {SECONDS:g} s of processor time each. "
        "The engines play different games, so the ratios compare them only roughly."
        f"{busy}{absent}\n\n{comparison(speeds)}"
    )


def put_into(page: str, text: str) -> str:
    """The page with the part between the marks written anew."""
    if BEGIN not in page:
        page = f"{page.rstrip()}\n\n## Beside other engines\n\n{BEGIN}\n{END}\n"
    return re.sub(f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n{text}{END}", page, flags=re.DOTALL)


def main() -> None:
    """Measure, print, write peers.json, and the docs if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--docs", action="store_true", help="write the table into docs/performance.md")
    chosen = parser.parse_args()
    console = Console(highlight=False, soft_wrap=True)
    load, speeds, missing = os.getloadavg()[0], list[Speed](), list[str]()
    warnings.simplefilter("ignore")  # the peers' own
    for name, measure in {"Outremer": ours, **PEERS}.items():
        with console.status(name):
            try:
                speeds += measure()
            except ImportError:
                missing.append(name)
    text = report(speeds, missing, load)
    console.print(text, markup=False)
    written = {"load": load, "versions": versions(), "missing": missing, "speeds": [asdict(speed) for speed in speeds]}
    (ROOT / "peers.json").write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    if chosen.docs:
        page = ROOT / "docs" / "performance.md"
        page.write_text(put_into(page.read_text(encoding="utf-8"), text), encoding="utf-8")


if __name__ == "__main__":
    main()
