"""A check-up: is everything there, and does every game play?"""

import os
import platform
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from rich.table import Table

from outremer.cli import compiling, saves
from outremer.cli.screen import out
from outremer.cli.table import make_bots, play_bot
from outremer.core import registry, warm
from outremer.core.errors import OutremerError
from outremer.core.game import load
from outremer.core.rule import CACHE_FOLDER, COMPILED

PACKAGES = ("outremer", "numpy", "numba", "llvmlite", "fluent.runtime", "rich", "typer", "platformdirs")
TESTER = "random"


def check_up() -> bool:
    """Print what was found; False if something is wrong."""
    checks: list[tuple[str, Callable[[], str]]] = [
        ("Python", lambda: f"{platform.python_version()} on {platform.system()} {platform.machine()}"),
        ("packages", lambda: ", ".join(f"{name} {version(name)}" for name in PACKAGES)),
        ("processors", lambda: f"{os.cpu_count()}, of which {_usable()} can be used"),
        ("compiled rules", _compiled),
        ("saved games", lambda: f"{_writable(saves.games_folder())} can be written to"),
        ("games", lambda: ", ".join(registry.games())),
        ("bots", lambda: ", ".join(registry.bots())),
        *((f"{name}: a game", lambda name=name: _play(name)) for name in registry.games()),
    ]
    table, fine = Table.grid(padding=(0, 2)), True
    for title, check in checks:
        try:
            table.add_row("[green]ok[/]", title, check())
        except (OSError, OutremerError) as error:
            table.add_row("[bold red]WRONG[/]", title, str(error))
            fine = False
    out.print(table)
    return fine


def _usable() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _compiled() -> str:
    if not COMPILED:
        return "switched off (NUMBA_DISABLE_JIT): rules run as plain Python, slowly"
    cold = [name for name in registry.games() if not warm.is_compiled(name)]
    state = f"{', '.join(cold)} not compiled yet (outremer warmup)" if cold else "all games compiled"
    return f"{state}, in {CACHE_FOLDER}"


def _writable(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        return folder


def _play(name: str) -> str:
    """Play a whole game and verify its record."""
    compiling.before_playing(registry.game(name))
    game = load(name)
    position = game.start(seed=1, seats=(TESTER,) * game.players)
    bots = make_bots(position.seats, "doctor")
    while not position.over:
        play_bot(position, bots[position.seat])
    position.record().verify()
    return f"{len(position.entries)} steps played to the end, the record verified"
