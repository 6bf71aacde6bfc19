"""The commands and their options. What they do stands in the other modules."""

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from outremer import __version__
from outremer.arena.match import Setting
from outremer.arena.seating import make_bots
from outremer.cli import compiling, doctor, listing, saves, screen, serving
from outremer.cli import tournament as tournaments
from outremer.cli.play import Session
from outremer.cli.records import Replay, choose_record, verify_files
from outremer.cli.rules import print_rulebook, print_rules
from outremer.cli.screen import complain, err, out
from outremer.cli.simulate import Run, cycle_bots
from outremer.cli.table import read_options, read_seats
from outremer.cli.wording import is_yes, speak, told, wording
from outremer.core import registry, warm
from outremer.core.errors import BadOption, OutremerError
from outremer.core.game import Game, load

BAD_INPUT = 2
INTERRUPTED = 130

UsageError: type[Exception] = typer.BadParameter.__base__  # type: ignore[assignment]
"""What Typer raises for a wrong command line; its own place differs between versions of Typer."""


class Commands(TyperGroup):
    """The group of commands: a user's mistake is one line and status 2, everything else a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command and leave with its status."""
        try:
            status = super().main(*args, **(extra | {"standalone_mode": False}))
        except OutremerError as error:
            complain(f"outremer: {told(error)}")
            status = BAD_INPUT
        except UsageError as error:
            complain(f"outremer: {error.format_message()}")  # type: ignore[attr-defined]
            status = BAD_INPUT
        except (KeyboardInterrupt, typer.Abort):
            status = INTERRUPTED
        sys.exit(status if isinstance(status, int) else 0)


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")


def main() -> None:
    """The entry point of the `outremer` command."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without Unicode shows question marks
    app()


# --- options that several commands share ----------------------------------------------------------

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name; see 'outremer games'.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players; the most if left out.")]
Preset = Annotated[str | None, typer.Option(help="A rulebook edition; see 'outremer games'.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option.")]
Data = Annotated[Path | None, typer.Option(metavar="FILE", help="Other board data (a copy of board.toml, edited).")]


def _table(game: str, players: int | None, preset: str | None, options: list[str] | None, data: Path | None) -> Game:
    return load(game, players=players, preset=preset, options=read_options(options or ()), data=data)


@app.callback(invoke_without_command=True)
def outremer(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
    language: Annotated[
        str | None,
        typer.Option(help="en, de, nl or hu; else $OUTREMER_LANGUAGE, else the system's language, else English."),
    ] = None,
) -> None:
    """Play, study and research Jerusalem, Templars' Journey and Kingdom of Solomon."""
    speak(language)
    if version:
        out.print(f"outremer {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Its name; see 'outremer games'.")] = None,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", "-s", metavar="N=WHO", help="Who sits on seat N (from 0): human, or a bot's name."),
    ] = None,
    preset: Preset = None,
    option: Options = None,
    data: Data = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same chance.")] = None,
    load_file: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Do not ask about an unfinished game.")] = False,
) -> None:
    """Play a game against bots, or with friends at this screen.

    Without --seat you have seat 0 and bots the others. The game is saved after every step.
    """
    if load_file is not None:
        given = {"--players": players, "--preset": preset, "--option": option, "--data": data, "--seed": seed}
        for name, value in given.items():
            if value:
                raise BadOption(f"--load goes on with a game as it was set up: leave out {name}")
        session = _resume(load_file, game, seat)
    elif game is None:
        raise BadOption(f"which game? For example: outremer play {registry.games()[0]}")
    else:
        table = _table(game, players, preset, option, data)
        seats = read_seats(seat or (), table.players)
        make_bots(seats, "", table.info)  # an unknown bot is told before anything is asked or compiled
        compiling.before_playing(table.info, seats)
        unfinished = None if new else _offer(table.info.name)
        if unfinished is not None:
            session = _resume(unfinished, None, None)
        else:
            session = Session(table.start(seed=seed, seats=seats), _new_file(table.info.name))
    raise typer.Exit(session.run())


def _resume(file: Path, game: str | None, seat: list[str] | None) -> Session:
    """A saved game with the people and bots it had, unless others are named."""
    position = saves.resume(file)
    info = position.game.info
    if game not in (None, info.name):
        raise BadOption(f"{file} holds a game of {info.name}, not of {game}")
    position.seats = read_seats(seat or (), position.game.players, position.seats)
    compiling.before_playing(info, position.seats)
    return Session(position, file)


def _offer(game: str) -> Path | None:
    """An unfinished game to go on with, if the player wants that; without a terminal nothing is asked."""
    file = saves.latest_unfinished(game)
    if file is None:
        return None
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        err.print(wording("cli-unfinished-untold", file=str(file)), markup=False, soft_wrap=True)
        return None
    out.print(wording("cli-unfinished", file=str(file)), markup=False, soft_wrap=True)
    try:
        answer = screen.read(f"{wording('cli-go-on')} ")
    except EOFError:
        return None
    return file if not answer or is_yes(answer) else None


def _new_file(game: str) -> Path | None:
    """A file for a new game, in the temporary folder if the usual one cannot be written to."""
    for folder in (saves.games_folder(), saves.spare_folder()):
        try:
            return saves.new_file(game, folder)
        except OSError as error:
            complain(f"cannot save games in {folder}: {error.strerror or error}")
    return None


@app.command()
def games() -> None:
    """List the games with their presets and options, and the bots."""
    listing.print_games()


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas; a short list starts again.")] = "greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="How many processes.")] = 1,
    preset: Preset = None,
    option: Options = None,
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep all games, one per line.")] = None,
) -> None:
    """Let bots play many games against each other; they move on by one seat every game."""
    _check_counts(games, jobs)
    table = _table(game, players, preset, option, data)
    specs = cycle_bots(bots, table.players)
    make_bots(specs, "", table.info)
    if records is not None:
        _check_writable(records)
    compiling.before_playing(table.info, specs)
    setting = _setting(table, preset, option, data)
    run = Run(setting, specs, secrets.token_hex(4) if seed is None else seed, games, records is not None)
    run.play(min(jobs, games))
    if not run.games:
        raise typer.Exit(INTERRUPTED)
    if as_json:
        out.print(run.to_json(), markup=False, soft_wrap=True)
    else:
        out.print(run.table())
        for line in run.lines():
            out.print(line, markup=False, soft_wrap=True)
    err.print(run.speed)
    if records is not None:
        run.save(records)
    if run.interrupted:
        raise typer.Exit(INTERRUPTED)


def _check_writable(file: Path) -> None:
    """Refuse a file that cannot be written before anything is played for it."""
    try:
        with file.open("a"):
            return
    except OSError as error:
        raise OutremerError(f"cannot save to {file}: {error.strerror or error}") from None


def _check_counts(games: int, jobs: int) -> None:
    """Refuse what cannot be played."""
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise BadOption(f"{name} must be 1 or more, not {number}")


def _setting(table: Game, preset: str | None, options: list[str] | None, data: Path | None) -> Setting:
    """The game as every process sets it up."""
    chosen = tuple(read_options(options or ()).items())
    return Setting(table.info.name, table.players, preset, chosen, str(data) if data else None)


@app.command()
def tournament(
    game: GameName,
    players: Players = None,
    bots: Annotated[str | None, typer.Option(help="Bots, separated by commas: all their line-ups are played.")] = None,
    lineup: Annotated[
        list[str] | None,
        typer.Option(
            "--lineup", metavar="BOTS", help="One line-up; the bot named last fills the table (again for more)."
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games of each line-up, at least.")] = 100,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="How many processes.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="Where everything is kept.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the tournament in the folder.")] = False,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Play on a Ray cluster (RAY_ADDRESS, or this machine).")
    ] = False,
    preset: Preset = None,
    option: Options = None,
    data: Data = None,
) -> None:
    """Find out which bot plays best: every seed is played from every seating, and all of it is kept.

    --bots a,b,c plays all line-ups: with two seats every pair, with more every combination; where seats are
    left, every way to fill them. --lineup a,b plays one against the rest (a,b,b,b). The folder gets the games,
    their records, the results (JSON and Markdown) and a chart. Ctrl-C keeps what is done, --resume goes on.
    """
    _check_counts(games, jobs)
    table = _table(game, players, preset, option, data)
    line_ups = tournaments.read_line_ups(bots, lineup or [], table)
    setting = _setting(table, preset, option, data)
    folder, chosen = tournaments.choose_folder(out, setting, seed, resume=resume)
    compiling.before_playing(table.info, [spec for line_up in line_ups for spec in line_up])
    if not tournaments.run(setting, line_ups, games, chosen, folder, jobs=jobs, resume=resume, cluster=cluster):
        raise typer.Exit(INTERRUPTED)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Which of this machine's addresses; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Which port.", min=0, max=65535)] = serving.PORT,
    db: Annotated[str | None, typer.Option(metavar="URL", help="A database URL, or the path of a file.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="Hold clients to a rate.")] = True,
    allow_origin: Annotated[
        list[str] | None, typer.Option(metavar="ORIGIN", help="Another origin whose pages may use this server.")
    ] = None,
    game: Annotated[list[str] | None, typer.Option("--game", "-g", help="Offer only this game.")] = None,
) -> None:
    """Run the server: play in a browser, alone against bots or with friends by link."""
    for name in game or ():
        registry.game(name)  # an unknown one is told before anything starts
    origins, games = tuple(allow_origin or ()), tuple(game) if game else None
    serving.serve(host, port, db, open_page=open_page, limits=limits, origins=origins, games=games)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    at: Annotated[int | None, typer.Option(help="Show only the board after so many steps.")] = None,
    game: Annotated[int | None, typer.Option(help="Which game of a file with several, from 1.")] = None,
) -> None:
    """Look at a recorded game, step by step; where there is no terminal, print all of it."""
    record = choose_record(file, game)
    compiling.before_playing(registry.game(record.game))
    shown = Replay(record)
    if at is not None:
        shown.show(at)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        shown.step_through()
    else:
        shown.print_all()


@app.command()
def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")]) -> None:
    """Check records: every step legal, every check right, chance from the seed, the result."""
    if not verify_files(files):
        raise typer.Exit(BAD_INPUT)


@app.command()
def rules(
    game: GameName,
    wanted: Annotated[list[str] | None, typer.Argument(metavar="[ID|WORDS]", help="A rule, or words in it.")] = None,
) -> None:
    """Read the rules: all of them, one by its id, or those that hold some words."""
    info = registry.game(game)
    if wanted:
        print_rules(info, " ".join(wanted))
    else:
        print_rulebook(info)


@app.command()
def warmup(game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="All games if left out.")] = None) -> None:
    """Compile all rules now, so that nothing waits for it later; what older versions left is removed."""
    for name in registry.games() if game is None else [game]:
        info = registry.game(name)
        compiling.everything(info)
        out.print(f"{info.title} is compiled.")
    removed = warm.remove_stale_folders()
    if removed:
        out.print(f"Removed {removed} folder{'s' if removed > 1 else ''} of older versions.")


@app.command(name="doctor")
def check_up() -> None:
    """Check that everything is there and every game plays."""
    if not doctor.check_up():
        raise typer.Exit(BAD_INPUT)
