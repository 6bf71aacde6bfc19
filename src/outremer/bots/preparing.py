"""Bots that have something to compile for a game (they have a method `prepare`), and whether that has been done."""

from pathlib import Path
from typing import Any

from outremer.core.game import GameInfo, load
from outremer.core.rule import CACHE_FOLDER, COMPILED, of_game


def is_prepared(info: GameInfo, bot: Any) -> bool:
    """Need nobody wait before this bot plays this game?"""
    return not COMPILED or not hasattr(bot, "prepare") or _note(info, bot).exists()


def prepare(info: GameInfo, bot: Any) -> None:
    """Let the bot compile what it needs, and note that it has."""
    bot.prepare(load(info.name))
    if COMPILED:
        _note(info, bot).touch()


def _note(info: GameInfo, bot: Any) -> Path:
    """Says that a kind of bot has been compiled for a game, as the sources of both are now."""
    module = type(bot).__module__
    return CACHE_FOLDER / f"{info.name}-{of_game(info.state.__module__)}-{module}-{of_game(module)}.bot"
