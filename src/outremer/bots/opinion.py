"""What a bot takes things to be worth, where it differs from the game's heuristic: `greedy:gold=0.5`."""

from collections.abc import Mapping

from outremer.bots.budget import number
from outremer.core import registry
from outremer.core.errors import BadOption
from outremer.core.game import Game, GameInfo
from outremer.core.state import Rows


class Opinion:
    """Some numbers of a heuristic.toml (see core/worths.py), changed for one bot."""

    def __init__(self, bot: str, settings: Mapping[str, str], others: tuple[str, ...]) -> None:
        """Read them from a spec; `others` are the settings of the bot that are named in a refusal."""
        self._worths: dict[str, float] = {}
        for name, text in settings.items():
            if not any(name in registry.game(game).worths.places for game in registry.games()):
                raise BadOption(f"{bot} has no setting {name!r} (it has: {', '.join(others)})")
            value = number(text)
            if value is None:
                raise BadOption(f"{name}={text}: {name} of {bot} is a number")
            self._worths[name] = value

    def check(self, info: GameInfo) -> None:
        """Refuse numbers that the game's heuristic does not have."""
        info.worths.row(self._worths)

    def boards(self, game: Game) -> Rows:
        """The game's board row as this bot sees it."""
        return game.boards_with(self._worths) if self._worths else game.boards
