"""Templars' Journey in messages: the question being asked, what changed; and the board as text."""

from collections.abc import Callable
from typing import Any

from outremer.core.message import Message, message
from outremer.core.pending import CHANCE, OVER, asked
from outremer.core.view import Change, View
from outremer.core.words import ENGLISH
from outremer.games.templars.drawing import BoardText
from outremer.games.templars.names import (
    CARDS,
    COLOUR_IDS,
    EDICT_SPACE_IDS,
    MISSION_IDS,
    MISSIONS,
    SPACE_IDS,
    TERRITORY_IDS,
    Decision,
    name_of,
    name_of_space,
)
from outremer.games.templars.rules.city import LEFT, OWNED
from outremer.games.templars.view import gold_shown


def draw(view: View, language: str = ENGLISH) -> Any:
    """The board as text: the Pope's track, the map, the edicts with their ships, the players."""
    return BoardText(view, language).group()


# --- the question --------------------------------------------------------------------------------


def question(view: View) -> Message:
    """Who must do what now."""
    mover = view.to_move
    if mover == OVER:
        return message("templars-over")
    if mover == CHANCE:
        return message("common-chance-decides")
    decision, who = Decision(int(asked(view.row))), view.player(mover)
    if decision is Decision.VETO and view.row.swap_with >= 0:
        here = int(view.row.templar[view.row.active, view.row.mover])
        there = int(view.row.swap_with)
        return message("templars-ask-veto-pair", player=who, here=_territory(here), there=_territory(there))
    prices = {"price": view.board.knight_price, "throw": view.board.throw_price}
    return message(f"templars-ask-{decision.name.lower()}", player=who, **prices)


def _territory(number: int) -> Message:
    return name_of("territory", TERRITORY_IDS[number])


# --- what changed --------------------------------------------------------------------------------


def say(change: Change, view: View) -> Message | None:
    """A change in words; bookkeeping that follows from other changes is not worth a word."""
    words = SAYINGS.get(change.field)
    return words(change, view) if words else None


def _who(change: Change, view: View) -> str:
    return view.player(change.index[0])


def _counted(change: Change, view: View) -> Message:
    """What a player has, before and after."""
    who = _who(change, view)
    return message(f"templars-say-{change.field}", player=who, before=change.before, after=change.after)


def _gold(change: Change, view: View) -> Message:
    """Of gold that is hidden only the difference (T1210)."""
    if gold_shown(view, change.index[0]):
        return _counted(change, view)
    more = change.after - change.before
    which = "templars-say-gold-more" if more > 0 else "templars-say-gold-less"
    return message(which, player=_who(change, view), gold=abs(more))


def _gold_at(change: Change, view: View) -> Message:
    territory = _territory(change.index[0])
    return message("templars-say-gold_at", territory=territory, before=change.before, after=change.after)


def _knights(change: Change, view: View) -> Message:
    colour, territory = name_of("colour", COLOUR_IDS[change.index[0]]), _territory(change.index[1])
    numbers = {"before": change.before, "after": change.after}
    return message("templars-say-knights", colour=colour, territory=territory, **numbers)


def _aboard(change: Change, view: View) -> Message:
    colour, space = name_of("colour", COLOUR_IDS[change.index[0]]), EDICT_SPACE_IDS[change.index[1]]
    return message("templars-say-aboard", colour=colour, space=space, before=change.before, after=change.after)


def _templar(change: Change, view: View) -> Message:
    where = {"templar": change.index[1] + 1, "territory": _territory(change.after)}
    return message("templars-say-templar", player=_who(change, view), **where)


def _edict(change: Change, view: View) -> Message:
    city, place = _territory(change.index[0]), change.after
    if place == LEFT:
        return message("templars-say-edict-left", territory=city)
    if place >= OWNED:
        return message("templars-say-edict-owned", territory=city, player=view.player(place - OWNED))
    return message("templars-say-edict-space", territory=city, space=EDICT_SPACE_IDS[place])


def _tile(change: Change, view: View) -> Message:
    which = "templars-say-tile-laid" if change.after else "templars-say-tile-gone"
    return message(which, territory=_territory(change.index[0]))


def _committed(change: Change, view: View) -> Message | None:
    if not change.after:
        return None
    if change.after > CARDS or not view.row.revealed:
        return message("templars-say-committed", player=_who(change, view))
    return message("templars-say-revealed", player=_who(change, view), card=change.after)


def _mission(change: Change, view: View) -> Message | None:
    """A mission whose face is seen."""
    mission = change.index[-1]
    if not change.after or mission >= MISSIONS:
        return None
    return message("templars-say-mission", mission=name_of("mission", MISSION_IDS[mission]))


SAYINGS: dict[str, Callable[[Change, View], Message | None]] = {
    "gold": _gold,
    "supply": _counted,
    "temple": _counted,
    "vp": _counted,
    "gold_at": _gold_at,
    "knights": _knights,
    "aboard": _aboard,
    "templar": _templar,
    "pope": lambda change, view: message("templars-say-pope", space=name_of_space(SPACE_IDS[change.after])),
    "round_no": lambda change, view: message("templars-say-round_no", round=change.after),
    "start_player": lambda change, view: message("templars-say-start_player", player=view.player(change.after)),
    "edict": _edict,
    "tile": _tile,
    "committed": _committed,
    "mission": _mission,
    "open_missions": _mission,
}
