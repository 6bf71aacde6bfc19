"""Settings of a bot chosen by playing: `python -m benchmarks.tune jerusalem:4 --bot mcts:ms=20`.

An optimiser (Optuna's TPE) proposes settings; each proposal plays a tournament against a fixed opponent,
one seat against a table full of it, on the same seeds and from every seat. Proposals that are clearly behind are
given up early. The best ones then play many games on fresh seeds beside the bot as it is, because the
luckiest of many is not the best. What was found is written as a Markdown table. Everything is kept in
the folder: the same command goes on where it was. Budgets in `ms` also weigh what a setting costs in time,
those in `sims` do not, but then the games are the same on every machine.
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend

from outremer.arena.match import Setting
from outremer.arena.report import share_of, table
from outremer.arena.results import seats_of, tally
from outremer.arena.schedule import fill_up
from outremer.arena.seating import make_bots
from outremer.arena.store import Plan
from outremer.arena.tournament import Tournament
from outremer.cli import compiling
from outremer.cli.progress import Stopwatch, progress
from outremer.cli.screen import say
from outremer.core import registry
from outremer.core.errors import BadOption, OutremerError

ROOT = Path(__file__).parent.parent
SEARCH_SPACE = (
    "c=0.1:3:log",
    "temperature=0.1:10:log",
    "fpu=-0.5:0.5",
    "depth=0:12:int",
    "win=0:1",
    "grouped=0:1:int",
    "patience=1:8:int",
)
"""What of the search is tuned if nothing else is named."""
LONGEST_NAME = 80
"""Of a folder; a longer one is cut short."""
STAGES = 4
"""A proposal plays its games in so many parts; after each it may be given up."""


@dataclass(frozen=True)
class Parameter:
    """A setting and where it may lie: `c=0.1:3:log`, `depth=0:8:int`, `rollout=random|greedy`."""

    name: str
    low: float = 0.0
    high: float = 0.0
    kind: str = ""
    choices: tuple[str, ...] = ()

    @staticmethod
    def read(text: str) -> "Parameter":
        """Read it from a command line."""
        name, equals, values = text.partition("=")
        if not name or not equals or not values:
            raise BadOption(f"write a parameter as c=0.1:3, c=0.1:3:log, depth=0:8:int or how=a|b, not {text!r}")
        if "|" in values:
            return Parameter(name, choices=tuple(values.split("|")))
        low, *rest = values.split(":")
        try:
            found = Parameter(name, float(low), float(rest[0]), rest[1] if len(rest) > 1 else "")
        except (ValueError, IndexError):
            raise BadOption(f"{text!r}: the ends of a range are numbers, such as 0.1:3") from None
        if found.kind not in ("", "log", "int") or len(rest) > 2 or found.low >= found.high:
            raise BadOption(f"{text!r}: write low:high, low:high:log or low:high:int")
        return found

    def propose(self, trial: optuna.Trial) -> str:
        """A value to try, as it stands in a spec."""
        if self.choices:
            return str(trial.suggest_categorical(self.name, self.choices))
        if self.kind == "int":
            return str(trial.suggest_int(self.name, int(self.low), int(self.high)))
        return f"{trial.suggest_float(self.name, self.low, self.high, log=self.kind == 'log'):.4g}"


def with_settings(bot: str, values: dict[str, str]) -> str:
    """A bot's spec with more settings.

    >>> with_settings("mcts:sims=500", {"c": "1.2"})
    'mcts:sims=500,c=1.2'
    """
    settings = ",".join(f"{name}={value}" for name, value in values.items())
    return f"{bot}{',' if ':' in bot else ':'}{settings}" if settings else bot


def read_table(text: str) -> Setting:
    """A game and a number of players: `jerusalem:4`."""
    name, _, players = text.partition(":")
    seats = registry.game(name).seats
    if players and not players.isdecimal():
        raise BadOption(f"write a table as jerusalem:4, not {text!r}")
    setting = Setting(name, int(players) if players else seats[-1])
    setting.load()
    return setting


def folder_name(text: str) -> str:
    """A name for a folder, cut short where a bot has many settings.

    >>> folder_name("tune-mcts:ms=20,c=1.5")
    'tune-mcts_ms=20_c=1.5'
    """
    name = "".join(c if c.isalnum() or c in ".-=" else "_" for c in text)
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}-{sha256(text.encode()).hexdigest()[:8]}"


@dataclass(frozen=True)
class Arena:
    """The tables at which bots are compared, and their opponent."""

    tables: tuple[Setting, ...]
    opponent: str
    jobs: int
    folder: Path

    def play(self, bot: str, games: int, seed: str, advance: Callable[[], None]) -> dict[str, dict[str, Any]]:
        """What a bot wins in so many games at each table; those that are there already are not played again."""
        found = {}
        for setting in self.tables:
            line_up = fill_up([bot, self.opponent], setting.players)
            place = f"{setting.game}-{setting.players}"
            folder = self.folder / place / folder_name(f"{seed}-{bot}")
            tournament = Tournament(Plan(setting, (line_up,), seed), games, folder)
            tournament.open(resume=tournament.store.begun)
            tournament.play(self.jobs, after=lambda game: advance())
            found[place] = tally(seats_of(tournament.games, bot)) | {"par": 1 / setting.players}
        return found


def worth(found: dict[str, dict[str, Any]]) -> float:
    """One number for all tables: the mean share of wins, as a multiple of par."""
    return sum(line["share"] / line["par"] for line in found.values()) / len(found)


class Tuning:
    """A search for the best settings, as far as it has got."""

    def __init__(self, arena: Arena, bot: str, parameters: list[Parameter], trials: int, games: int) -> None:
        self.arena, self.bot, self.parameters, self.trials, self.games = arena, bot, parameters, trials, games
        arena.folder.mkdir(parents=True, exist_ok=True)
        self.study = optuna.create_study(
            storage=JournalStorage(JournalFileBackend(str(arena.folder / "trials.log"))),
            study_name=f"{bot} against {arena.opponent}",
            sampler=optuna.samplers.TPESampler(seed=1),
            pruner=optuna.pruners.MedianPruner(n_startup_trials=5),
            direction="maximize",
            load_if_exists=True,
        )
        for trial in self.study.get_trials(states=(optuna.trial.TrialState.RUNNING,)):
            self.study.tell(trial.number, state=optuna.trial.TrialState.FAIL)  # broken off: the same again
            self.study.enqueue_trial(trial.params)

    def finished(self) -> list[optuna.trial.FrozenTrial]:
        """The proposals that have been played to their end or given up."""
        states = (optuna.trial.TrialState.COMPLETE, optuna.trial.TrialState.PRUNED)
        return self.study.get_trials(deepcopy=False, states=states)

    def search(self) -> None:
        """Try what is left of the proposals."""
        left = self.trials - len(self.finished())
        if left > 0:
            with progress("Proposals", self.trials, self.trials - left) as advance:
                self.study.optimize(self._try, n_trials=left, callbacks=[lambda study, trial: advance()])

    def _try(self, trial: optuna.Trial) -> float:
        values = {parameter.name: parameter.propose(trial) for parameter in self.parameters}
        trial.set_user_attr("values", values)
        found = 0.0
        for stage in range(1, STAGES + 1):
            games = -(-self.games * stage // STAGES)
            found = worth(self.arena.play(with_settings(self.bot, values), games, "tune", lambda: None))
            trial.report(found, stage)
            if stage < STAGES and trial.should_prune():
                raise optuna.TrialPruned
        return found

    def best(self, count: int) -> list[dict[str, str]]:
        """The settings that did best, different ones."""
        done = [t for t in self.finished() if t.state == optuna.trial.TrialState.COMPLETE]
        ordered = sorted(done, key=lambda trial: -(trial.value or 0.0))
        distinct = {json.dumps(t.user_attrs["values"]): t.user_attrs["values"] for t in ordered}
        return list(distinct.values())[:count]

    def report(self, finalists: int, games: int) -> str:
        """Let the best play on fresh seeds beside the bot as it is; the findings as Markdown."""
        bots = [self.bot, *(with_settings(self.bot, values) for values in self.best(finalists))]
        found = {}
        with progress("Finalists", len(bots) * games * len(self.arena.tables)) as advance:
            for bot in bots:
                found[bot] = self.arena.play(bot, games, "final", advance)
        ordered = sorted(bots, key=lambda bot: -worth(found[bot]))
        places = list(found[self.bot])
        lines = [
            [f"`{bot}`{' (as it is)' if bot == self.bot else ''}", f"{worth(found[bot]):.3f}"]
            + [share_of(found[bot][place]) for place in places]
            for bot in ordered
        ]
        pruned = sum(t.state == optuna.trial.TrialState.PRUNED for t in self.finished())
        searched = ", ".join(f"`{_range(parameter)}`" for parameter in self.parameters)
        return "\n".join(
            [
                f"# Tuning of `{self.bot}` against `{self.arena.opponent}`\n",
                f"{len(self.finished())} proposals of {self.games} games a table ({pruned} given up early) for "
                f"{searched}; then {games} games a table on fresh seeds. Worth is the mean share of wins as a "
                "multiple of par; intervals are of 95 %.\n",
                table(["bot", "worth", *places], lines),
            ]
        )


def _range(parameter: Parameter) -> str:
    """A parameter as it was named."""
    if parameter.choices:
        return f"{parameter.name}={'|'.join(parameter.choices)}"
    kind = f":{parameter.kind}" if parameter.kind else ""
    return f"{parameter.name}={parameter.low:g}:{parameter.high:g}{kind}"


def main() -> None:
    """Search, let the best play it out, write it down."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tune", description=__doc__)
    parser.add_argument("tables", nargs="+", metavar="GAME:PLAYERS", help="where to play, such as jerusalem:4")
    parser.add_argument("--bot", default="mcts:ms=20", help="the bot, with the settings that stay")
    parser.add_argument("--against", default="greedy", help="its opponent")
    parser.add_argument("--parameter", action="append", metavar="NAME=RANGE", help=Parameter.__doc__)
    parser.add_argument("--trials", type=int, default=40, help="proposals (default: 40)")
    parser.add_argument("--games", type=int, default=48, help="games of a proposal at each table (default: 48)")
    parser.add_argument("--finalists", type=int, default=3, help="how many play it out (default: 3)")
    parser.add_argument("--final", type=int, default=200, help="games of a finalist at each table (default: 200)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--folder", type=Path, default=ROOT / "tuning", help="where everything is kept")
    parser.add_argument("--write", type=Path, metavar="FILE", help="the findings (default: tuning.md in the folder)")
    chosen = parser.parse_args()
    clock = Stopwatch()
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    try:
        tables = tuple(read_table(text) for text in chosen.tables)
        parameters = [Parameter.read(text) for text in chosen.parameter or SEARCH_SPACE]
        make_bots([with_settings(chosen.bot, {p.name: (*p.choices, f"{p.low:g}")[0]}) for p in parameters], "")
        make_bots([chosen.against], "")
        for name in dict.fromkeys(setting.game for setting in tables):
            compiling.before_playing(registry.game(name), [chosen.bot, chosen.against])
        tuning = Tuning(
            Arena(tables, chosen.against, chosen.jobs, chosen.folder),
            chosen.bot,
            parameters,
            chosen.trials,
            chosen.games,
        )
        tuning.search()
        text = tuning.report(chosen.finalists, chosen.final)
    except OutremerError as error:
        sys.exit(f"tune: {error}")
    except KeyboardInterrupt:
        sys.exit("tune: broken off; the same command goes on with it")
    file = chosen.write or chosen.folder / "tuning.md"
    file.write_text(f"{text}\nIt took {clock.seconds / 60:.0f} minutes (this go).\n", encoding="utf-8")
    say(text)
    say(f"Written to {file}.")


if __name__ == "__main__":
    main()
