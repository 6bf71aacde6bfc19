"""Tournaments of bots at the command line."""

import secrets
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from outremer.arena.cluster import require_ray
from outremer.arena.match import Played, Setting
from outremer.arena.report import by_strength, percent, rating_of, share_of, told
from outremer.arena.schedule import LineUp, fill_up, line_ups, read_bots
from outremer.arena.seating import make_bots
from outremer.arena.store import Plan, Store
from outremer.arena.tournament import Tournament
from outremer.cli.progress import Stopwatch, progress
from outremer.cli.screen import err, out, say
from outremer.core.errors import BadOption
from outremer.core.game import Game


def read_line_ups(bots: str | None, named: list[str], game: Game) -> tuple[LineUp, ...]:
    """The line-ups from a list of bots, or as they are named one by one."""
    if bots is not None and named:
        raise BadOption("name either --bots, for all their line-ups, or each --lineup; not both")
    if bots is None and not named:
        raise BadOption("which bots? For example: --bots greedy,random")
    found = [fill_up(read_bots(text), game.players) for text in named] or line_ups(read_bots(bots or ""), game.players)
    for line_up in found:
        make_bots(line_up, "", game.info)  # an unknown bot is told before anything is played
    for number, line_up in enumerate(found):
        if any(sorted(line_up) == sorted(other) for other in found[:number]):
            raise BadOption(f"the line-up {', '.join(line_up)} is named twice")
    return tuple(found)


def choose_folder(out_folder: Path | None, setting: Setting, seed: str | None, *, resume: bool) -> tuple[Path, str]:
    """The folder and the seed: what is not given is made up, or found in the folder to go on with."""
    if resume and seed is None:
        if out_folder is None:
            raise BadOption("--resume goes on with the tournament in a folder: name it with --out")
        if Store(out_folder).begun:
            seed = Store(out_folder).planned()["seed"]
    chosen = secrets.token_hex(4) if seed is None else seed
    if out_folder is None and not chosen.replace("-", "").replace("_", "").isalnum():
        raise BadOption(f"the seed {chosen!r} cannot name a folder: choose one with --out")
    return out_folder or Path(f"tournament-{setting.game}-{setting.players}-{chosen}"), chosen


def run(
    setting: Setting,
    chosen: tuple[LineUp, ...],
    games: int,
    seed: str,
    folder: Path,
    *,
    jobs: int,
    resume: bool,
    cluster: bool,
) -> bool:
    """Play a tournament under a progress bar and show what came of it; False if it was broken off."""
    if cluster:
        require_ray()
    tournament = Tournament(Plan(setting, chosen, seed), games, folder)
    for number, line_up in enumerate(chosen):
        planned = sum(fixture.line_up == number for fixture in tournament.fixtures)
        if planned != games:
            named = ", ".join(line_up)
            err.print(
                f"{planned} games instead of {games} of {named}: every seed is played from every seat.",
                markup=False,
                soft_wrap=True,
            )
    tournament.open(resume=resume)
    clock, before = Stopwatch(), len(tournament.games)
    finished = play(tournament, jobs, cluster=cluster)
    if not tournament.games:
        return finished
    found = tournament.write()
    show(found)
    err.print(f"{len(tournament.games) - before} games played in {clock.seconds:.0f} seconds.")
    say(f"Games, records, results and the chart are in {folder}.")
    if not finished:
        say("--resume goes on with it.")
    return finished


def play(tournament: Tournament, jobs: int, *, cluster: bool = False, words: str = "Playing") -> bool:
    """Play what is left under a progress bar; False if Ctrl-C broke it off. Everything done is kept."""
    total, done = len(tournament.fixtures), len(tournament.fixtures) - len(tournament.left)
    with progress(words, total, done) as advance:

        def after(game: Played) -> None:
            advance()

        try:
            tournament.play(jobs, cluster=cluster, after=after)
        except KeyboardInterrupt:
            return False
    return True


def show(found: dict[str, Any]) -> None:
    """The results on the screen: the bots, then the line-ups."""
    table = Table(header_style="bold", box=box.SIMPLE_HEAD, show_edge=False)
    for number, title in enumerate(("bot", "rating", "seats", "wins", "ms/move", "slowest")):
        table.add_column(title, justify="right" if number else "left")
    for bot, line in by_strength(found):
        thinking = line["thinking"]
        times = (f"{thinking['mean_ms']:.1f}", f"{thinking['slowest_ms']:.1f}")
        table.add_row(bot, rating_of(line), str(line["games"]), share_of(line), *times)
    out.print(table)
    if len(found["by_line_up"]) > 1:
        table = Table(header_style="bold", box=box.SIMPLE_HEAD, show_edge=False)
        for number, title in enumerate(("line-up", "games", "wins of a seat")):
            table.add_column(title, justify="right" if number == 1 else "left")
        for line_up in found["by_line_up"]:
            shares = (f"{bot} {percent(line['share'])}" for bot, line in line_up["by_bot"].items())
            table.add_row(", ".join(line_up["bots"]), str(line_up["games"]), ", ".join(shares))
        out.print(table)
    for sentence in told(found):
        say(sentence)
