"""The games that can be played, with their presets and options."""

from rich.table import Table
from rich.text import Text

from outremer.cli.screen import out, width
from outremer.core import registry
from outremer.core.game import GameInfo
from outremer.core.options import Value


def print_games() -> None:
    """All games, and the bots that can be seated."""
    for name in registry.games():
        print_game(registry.game(name))
    out.print(Text.assemble(("Bots: ", "bold"), ", ".join(registry.bots())))


def print_game(info: GameInfo) -> None:
    """A game: players, presets, and every option with its values and what it decides."""
    title = Text.assemble((info.title, "bold"), f" by {info.authors}, {info.seats[0]}-{info.seats[-1]} players")
    out.print(title, Text(f"  outremer play {info.name}", "cyan"), sep="\n")
    presets = _table("preset", "what differs from the defaults")
    for preset, changed in info.switches.presets.items():
        words = ", ".join(f"{key}={_word(value)}" for key, value in changed.items()) or "nothing"
        presets.add_row(preset, words + (" (used if none is named)" if preset == info.switches.standard else ""))
    options = _table("option", "what it decides, and its values: the default first")
    for option in info.switches.options:
        others = (f", {_word(value)}" for value in option.values if value != option.default)
        options.add_row(option.name, Text.assemble(option.doc, "\n", (_word(option.default), "bold"), *others))
    out.print(presets, width=width())
    out.print(options, width=width())
    out.print()


def _table(*titles: str) -> Table:
    return Table(*titles, box=None, header_style="dim", padding=(0, 2))


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
