"""The games that can be played, with their presets and options."""

from rich.table import Table
from rich.text import Text

from outremer.cli.screen import out, width
from outremer.cli.wording import in_words, wording
from outremer.core import registry
from outremer.core.game import GameInfo
from outremer.core.message import Message
from outremer.core.options import Value


def print_games() -> None:
    """All games, and the bots that can be seated."""
    for name in registry.games():
        print_game(registry.game(name))
    out.print(Text.assemble((wording("cli-bots"), "bold"), " ", ", ".join(registry.bots())))


def print_game(info: GameInfo) -> None:
    """A game: players, presets, and every option with its values and what it decides."""
    by = wording("cli-by", authors=info.authors, least=info.seats[0], most=info.seats[-1])
    out.print(Text.assemble((info.title, "bold"), " ", by), Text(f"  outremer play {info.name}", "cyan"), sep="\n")
    presets = _table(wording("cli-preset"), wording("cli-preset-differs"))
    for preset, changed in info.switches.presets.items():
        words = ", ".join(f"{key}={_word(value)}" for key, value in changed.items()) or wording("common-nothing")
        standard = f" ({wording('cli-preset-standard')})" if preset == info.switches.standard else ""
        presets.add_row(preset, words + standard)
    options = _table(wording("cli-option"), wording("cli-option-values"))
    for option in info.switches.options:
        doc = in_words(Message(f"options-{info.name}-{option.name}-doc"))
        others = (f", {_word(value)}" for value in option.values if value != option.default)
        options.add_row(option.name, Text.assemble(doc, "\n", (_word(option.default), "bold"), *others))
    out.print(presets, width=width())
    out.print(options, width=width())
    out.print()


def _table(*titles: str) -> Table:
    return Table(*titles, box=None, header_style="dim", padding=(0, 2))


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
