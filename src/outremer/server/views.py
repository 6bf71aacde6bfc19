"""What leaves the process: a position as one viewer may see it, as plain data.

Everything here is made from `Position.view(viewer)`; nothing else of a position is sent.
"""

from typing import Any

from outremer.core.game import GameInfo
from outremer.core.pending import CHANCE, EVERYTHING, OVER
from outremer.core.position import Position
from outremer.core.state import Rows
from outremer.core.view import Change, View, changes, conceal

Json = dict[str, Any]


def message(text: Any) -> Json | None:
    """A text for people, to be put into words by the page."""
    return {"id": "raw", "args": {"text": text}} if text else None


def action_json(info: GameInfo, action: int, view: View) -> Json:
    """A legal action with its parts and what a button for it says."""
    text = info.actions.text(action)
    verb, *words = text.split(" ")
    return {
        "id": action,
        "text": text,
        "verb": verb,
        "args": [{"kind": _kind(word, view), "word": word} for word in words],
        "label": message(text),
    }


def _kind(word: str, view: View) -> str:
    """The kind of an argument, as far as its word tells."""
    if word.lstrip("-").isdigit():
        return "number"
    return "area" if view.game.info.name == "jerusalem" else "word"


def change_json(change: Change, view: View) -> Json:
    """A number that changed. What lies behind another's screen is told as a difference, not as a sum."""
    field = view.game.info.state.fields[change.field]
    before, after = change.before, change.after
    if field.tally and view.seat != EVERYTHING and change.index[:1] != (view.seat,):
        before, after = 0, after - before
    return {"field": change.field, "index": list(change.index), "before": before, "after": after}


def who_json(seat: int) -> int | str | None:
    """A seat, "chance", or None when the game is over."""
    return "chance" if seat == CHANCE else None if seat == OVER else seat


def frame(view: View, before: Rows, step: int, actor: int, action: str | None) -> Json:
    """One step as a viewer saw it: who did what, what changed, and what it looked like afterwards."""
    info = view.game.info
    found = list(changes(view.game, before, view.rows))
    says = [message(info.say(change, view)) for change in found]
    return {
        "step": step,
        "actor": who_json(actor),
        "action": action,
        "says": [said for said in says if said],
        "changes": [change_json(change, view) for change in found],
        "view": info.show(view),
        "question": message(info.question(view)),
    }


class History:
    """The past of a position, step by step, as one viewer saw it."""

    def __init__(self, position: Position, viewer: int) -> None:
        self._position = position
        self._viewer = viewer

    def rows(self, number: int) -> Rows:
        """The row the viewer saw after so many steps of the game."""
        position = self._position
        rows = position.rows if number == position.steps else position._past[number]
        return conceal(position.game, rows, self._viewer)

    def view(self, number: int) -> View:
        """The viewer's view after so many steps of the game."""
        return View(self._position.game, self._viewer, self.rows(number), self._position.player)

    def actor(self, number: int) -> int:
        """Who took the step of that number (from 0)."""
        return self._position._line[number][0]

    def frame(self, number: int, step: int) -> Json:
        """The frame of the step of the game with that number (from 0), numbered `step` for the viewer."""
        actor, action = self._position._line[number]
        shown = self._position._shown(actor, action, self._viewer)
        return frame(self.view(number + 1), self.view(number).rows, step, actor, shown)

    def start(self) -> Json:
        """The frame of the start of the game, before any step."""
        view = self.view(0)
        return frame(view, view.rows, 0, CHANCE, None)


def knowing_only(view: View) -> Position:
    """A position that knows only what the view shows, to ask for refusals without giving anything away."""
    names = [view.player(seat) for seat in range(view.game.players)]
    return Position(view.game, view.rows, seed=None, names=names)
