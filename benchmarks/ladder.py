"""How strong the bots are: `python -m benchmarks.ladder` plays it out and writes docs/bots.md.

A rung is a bot against a table full of another one; every rung is a tournament of its own in a folder, so
everything can be broken off (Ctrl-C, --minutes) and goes on where it was when the command is given again.
What has been played is written to the docs each time: a table with games in the folder is written anew, all others
stay as they stand on the page. --quick plays little, to see that all works.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from benchmarks.engine import processor
from outremer.arena.chart import Point, draw, shares
from outremer.arena.match import Played, Setting
from outremer.arena.report import bots_table, percent, table
from outremer.arena.results import results, seats_of, tally
from outremer.arena.schedule import Fixture, LineUp, fill_up
from outremer.arena.store import Plan, Store
from outremer.arena.tournament import PACKAGES, Tournament
from outremer.bots.levels import LEVELS
from outremer.cli import compiling
from outremer.cli.progress import Stopwatch, progress
from outremer.cli.screen import say
from outremer.core import registry
from outremer.core.errors import OutremerError

ROOT = Path(__file__).parent.parent
SEED = "ladder"
QUICK = 0.05
"""The part of the games that --quick plays."""


@dataclass(frozen=True)
class Rung:
    """A bot that should beat a table of another."""

    bot: str
    other: str
    games: int
    bars: dict[int, float]
    """By players: the share of wins that it must have for certain."""

    def bar(self, players: int) -> float | None:
        """The share it must have; par where it has no bars of its own."""
        return self.bars.get(players) if self.bars else 1 / players

    @property
    def name(self) -> str:
        """A name for a folder."""
        return "-".join("".join(c if c.isalnum() else "_" for c in bot) for bot in (self.bot, self.other))


RUNGS = (
    Rung("greedy", "random", 400, {2: 0.95, 3: 0.80, 4: 0.80}),
    Rung("mcts:ms=10", "greedy", 200, {}),
    Rung("mcts:ms=50", "greedy", 200, {2: 0.75, 4: 0.55}),
    Rung("mcts:ms=100", "mcts:ms=10", 300, {2: 0.65, 4: 0.40}),
    Rung("easy", "random", 200, {}),
    Rung("normal", "easy", 200, {}),
    Rung("hard", "normal", 200, {}),
    Rung("expert", "hard", 100, {}),
)
"""From the bottom to the top. A rung without bars of its own must be better than par."""


class Enough(Exception):
    """The time for a rung is over."""


@dataclass(frozen=True)
class Site:
    """A rung at a table: a game for a number of players."""

    game: str
    players: int
    rung: Rung
    folder: Path
    games: int

    @property
    def line_up(self) -> LineUp:
        """One against the rest."""
        return fill_up([self.rung.bot, self.rung.other], self.players)

    @property
    def played(self) -> list[Played]:
        """The games so far; another process may be playing more."""
        return Store(self.folder).read()

    @property
    def log(self) -> list[dict[str, Any]]:
        """The goes in which it was played: date, commit, seconds, jobs."""
        file = self.folder / "goes.json"
        return list(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else []

    def play(self, jobs: int, minutes: float | None) -> bool:
        """Play what is left, for so long at most; False if Ctrl-C broke it off."""
        plan = Plan(Setting(self.game, self.players), (self.line_up,), SEED)
        tournament, clock = Tournament(plan, self.games, self.folder), Stopwatch()
        tournament.open(resume=tournament.store.begun)
        words = f"{self.game}, {self.players} players: {self.rung.bot} against {self.rung.other}"
        broken_off, before = False, self.log
        here = commit()
        with progress(words, len(tournament.fixtures), len(tournament.games)) as advance:

            def after(game: Played) -> None:
                advance()
                go = {"date": now(), "commit": here, "seconds": round(clock.seconds, 1), "jobs": jobs}
                tournament.store.write("goes.json", json.dumps([*before, go], indent=2) + "\n")
                if minutes is not None and clock.seconds > 60 * minutes:
                    raise Enough

            try:
                tournament.play(jobs, after=after)
            except KeyboardInterrupt:
                broken_off = True
            except Enough:
                pass
        if self.log != before:
            tournament.write()
        return not broken_off


def now() -> str:
    """The time."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def commit() -> str:
    """The commit that plays, and whether anything differs from it."""
    told = []
    for command in (("rev-parse", "--short", "HEAD"), ("status", "--porcelain", "--untracked-files=no", "--", "src")):
        try:
            done = subprocess.run(("git", *command), cwd=ROOT, capture_output=True, text=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            return "unknown"
        told.append(done.stdout.strip())
    return told[0] + (" with changes" if told[1] else "")


def known(rung: Rung) -> bool:
    """Are both bots there?"""
    return {bot.partition(":")[0] for bot in (rung.bot, rung.other)} <= set(registry.bots())


def sites(folder: Path, number: int | None, quick: bool) -> Iterator[Site]:
    """Every rung of every table."""
    for game in registry.games():
        for players in registry.game(game).seats:
            for rung in filter(known, RUNGS):
                games = number or max(2 * players, round(rung.games * (QUICK if quick else 1)))
                yield Site(game, players, rung, folder / f"{game}-{players}" / rung.name, games)


def wanted(site: Site, chosen: argparse.Namespace) -> bool:
    """Was this rung asked for?"""
    return (
        (not chosen.games or site.game in chosen.games)
        and (not chosen.players or site.players in chosen.players)
        and (not chosen.rung or f"{site.rung.bot}/{site.rung.other}" in chosen.rung)
    )


# --- the page ----------------------------------------------------------------------------------


def verdict(rung: Rung, players: int, line: dict[str, Any]) -> tuple[str, str]:
    """The bar of a rung and whether it is cleared: the whole interval must lie above it."""
    height = rung.bar(players)
    if height is None:
        return "", ""
    told = "yes" if line["low"] > height else "no" if line["high"] < height else "open"
    return f"{percent(height)}{'' if rung.bars else ' (par)'}", told


def named(bots: Iterable[str]) -> tuple[str, ...]:
    """A bot that is behind a level has the level's name: `greedy` and `normal` are rated as the same."""
    levels = {spec: level for level, spec in LEVELS.items()}
    return tuple(levels.get(bot, bot) for bot in bots)


def in_a_row(games: Iterable[Played], rung: int, after: int) -> list[Played]:
    """The games of a rung, after those of the rungs below: by then it is known how strong the others are."""

    def moved(fixture: Fixture) -> Fixture:
        return replace(fixture, line_up=rung, deal=after + fixture.deal, seats=named(fixture.seats))

    return [replace(game, fixture=moved(game.fixture)) for game in games]


def heading(game: str, players: int) -> str:
    """What a table is called."""
    return f"{registry.game(game).title}, {players} players"


def provenance(played: list[Site]) -> str:
    """When, where, for how long and with what the games of a table were played."""
    goes = [go for site in played for go in site.log]
    first, last = min(go["date"] for go in goes), max(go["date"] for go in goes)
    minutes = sum(go["seconds"] for go in goes) / 60
    commits = ", ".join(sorted({go["commit"] for go in goes}))
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    jobs = " or ".join(str(count) for count in sorted({go["jobs"] for go in goes}))
    return (
        f"Played from {first} to {last} in {minutes:.0f} minutes with {jobs} process{'es' if jobs != '1' else ''} at a "
        f"time on {processor()} ({os.cpu_count()} cores); commit {commits}; Python {platform.python_version()}, "
        f"{versions}.\n"
    )


def section(game: str, players: int, played: list[Site], pictures: Path) -> str:
    """One table of players: its rungs, its ratings, its chart."""
    lines, games, points, names = [], list[Played](), list[Point](), list[str]()
    for number, site in enumerate(played):
        found = site.played
        line = tally(seats_of(found, site.rung.bot))
        bar, cleared = verdict(site.rung, players, line)
        took = sum(go["seconds"] for go in site.log)
        share, interval = percent(line["share"]), f"{percent(line['low'])} to {percent(line['high'])}"
        against = f"`{site.rung.other}`" if players == 2 else f"{players - 1} x `{site.rung.other}`"
        lines.append(
            [f"`{site.rung.bot}`", against, str(line["games"]), share, interval, bar, cleared, f"{took:,.0f} s"]
        )
        points.append(Point(line["share"], line["low"], line["high"], site.rung.bar(players)))
        names.append(f"{site.rung.bot} / {site.rung.other}")
        games += in_a_row(found, number, len(games))
    found_all = {"game": game, "players": players} | results(games, [named(site.line_up) for site in played], SEED)
    picture = pictures / f"{game}-{players}.svg"
    title = heading(game, players)
    drawn = draw(title, names, [shares("wins of one against the rest, % (dashed: bar)", points)])
    picture.write_text(drawn, encoding="utf-8")
    titles = ["bot", "against", "games", "wins", "95 % interval", "bar", "cleared", "took"]
    return "\n".join(
        [
            f"### {title}\n",
            provenance(played),
            table(titles, lines, words=2),
            f"![{title}](bots/{picture.name})\n",
            bots_table(found_all),
        ]
    )


def standing(text: str) -> dict[str, str]:
    """The tables of a page by their headings."""
    tables = re.findall(r"^(### (.+)\n(?:(?!##).*\n?)*)", text, re.MULTILINE)
    return {title: section.rstrip("\n") + "\n" for section, title in tables}


def page(played: list[Site], docs: Path, before: str) -> str:
    """docs/bots.md: what has been played; of other tables, what the page said before."""
    pictures = docs / "bots"
    pictures.mkdir(parents=True, exist_ok=True)
    stood = standing(before)
    parts = [
        "# The strength of the bots\n",
        "This page is written by `python -m benchmarks.ladder` (`make ladder`), which anyone can run again: the same "
        f"seeds (`{SEED}-0`, `{SEED}-1`, ...) give the same cards. Every seed is played from every rotation of the "
        "seats. A share of wins is that of one seat, so with N players par is 1/N. Intervals are of 95 % and count "
        "seeds, not single games (Wilson's, with the spread between the seeds). A bar is cleared when the whole "
        "interval lies above it, open when the interval holds it. Ratings are openskill's (Plackett-Luce; 25 is the "
        "middle), over all games at a table, rung after rung. Bots with a budget of time (`ms`) depend on the "
        "machine.\n",
    ]
    for game in registry.games():
        told = []
        for players in registry.game(game).seats:
            here = [site for site in played if (site.game, site.players) == (game, players)]
            if here:
                told.append(section(game, players, here, pictures))
            elif heading(game, players) in stood:
                told.append(stood[heading(game, players)])
        if told:
            parts += [f"## {registry.game(game).title}\n", *told]
    return "\n".join(parts)


def main() -> None:
    """Play, then write the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games (default: all)")
    parser.add_argument("--players", type=int, action="append", help="only tables of so many (may be repeated)")
    parser.add_argument("--rung", action="append", metavar="BOT/OTHER", help="only this rung (may be repeated)")
    parser.add_argument("--number", type=int, metavar="K", help="games per rung (default: each rung's own)")
    parser.add_argument("--minutes", type=float, help="at most so long for each rung, then the next")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--quick", action="store_true", help="few games, to see that all works")
    parser.add_argument("--folder", type=Path, default=ROOT / "ladder", help="where the games are kept")
    parser.add_argument("--docs", type=Path, default=ROOT / "docs", help="where bots.md is written")
    chosen = parser.parse_args()
    everywhere = list(sites(chosen.folder, chosen.number, chosen.quick))
    planned = [site for site in everywhere if wanted(site, chosen)]
    if not planned:
        parser.error("there is no such rung or table")
    for game in dict.fromkeys(site.game for site in planned):
        bots = [bot for site in planned for bot in (site.rung.bot, site.rung.other) if site.game == game]
        compiling.before_playing(registry.game(game), bots)
    try:
        finished = all(site.play(chosen.jobs, chosen.minutes) for site in planned)
        played = [site for site in everywhere if site.log and site.played]
    except OutremerError as error:
        sys.exit(f"ladder: {error}")
    if played:
        file = chosen.docs / "bots.md"
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(page(played, chosen.docs, before), encoding="utf-8")
        say(f"{file} is written.")
    sys.exit(0 if finished else 130)


if __name__ == "__main__":
    main()
