"""What leaves the process: a position as one viewer may see it, as plain data.

Everything here is made from `Position.view(viewer)`; nothing else of a position is sent.
"""

from dataclasses import dataclass
from typing import Any

from outremer.core.game import GameInfo
from outremer.core.pending import CHANCE, EVERYTHING, OVER
from outremer.core.position import Position
from outremer.core.state import Kind, Rows
from outremer.core.view import Change, View, conceal
from outremer.server.rows import QuickView, quick_changes

Json = dict[str, Any]


def action_json(info: GameInfo, action: int, view: View) -> Json:
    """A legal action with its parts and what a button for it says."""
    text = info.actions.text(action)
    return {
        "id": action,
        "text": text,
        "verb": text.partition(" ")[0],
        "args": [{"kind": kind, "word": word} for kind, word in info.actions.arguments(action)],
        "label": info.label(action, view).to_json(),
    }


def change_json(change: Change, view: View) -> Json:
    """A number that changed. Sums behind another's screen and face-down piles are told as a difference only."""
    before, after = change.before, change.after
    if _uncounted(change, view):
        before, after = 0, after - before
    return {"field": change.field, "index": list(change.index), "before": before, "after": after}


def _uncounted(change: Change, view: View) -> bool:
    """Is the change known to the viewer, but not the sum?"""
    field = view.game.info.state.fields[change.field]
    if view.seat == EVERYTHING:
        return False
    if field.kind is Kind.PILE:
        return change.index[-1] == field.shape[-1] - 1
    return field.tally and change.index[:1] != (view.seat,)


def who_json(seat: int) -> int | str | None:
    """A seat, "chance", or None when the game is over."""
    return "chance" if seat == CHANCE else None if seat == OVER else seat


@dataclass(frozen=True)
class Face:
    """A position as one viewer sees it: the view, and how it is shown."""

    view: View
    shown: Json
    question: Json


def frame(face: Face, before: Rows, step: int, actor: int, action: str | None, label: Json | None) -> Json:
    """One step as a viewer saw it: who did what, what changed, and what it looked like afterwards."""
    view = face.view
    info = view.game.info
    found = quick_changes(info.name, before, view.rows)
    says = [info.say(change, view) for change in found]
    return {
        "step": step,
        "actor": who_json(actor),
        "action": action,
        "label": label,
        "says": [said.to_json() for said in says if said is not None],
        "changes": [change_json(change, view) for change in found],
        "view": face.shown,
        "question": face.question,
    }


class History:
    """A position and its past, step by step, as one viewer saw it."""

    def __init__(self, position: Position, viewer: int) -> None:
        self.position = position
        self._viewer = viewer
        self._now: Face | None = None

    def rows(self, number: int) -> Rows:
        """The row the viewer saw after so many steps of the game."""
        return conceal(self.position.game, self.position.after(number), self._viewer)

    def view(self, number: int) -> View:
        """The viewer's view after so many steps of the game."""
        return QuickView(self.position.game, self._viewer, self.rows(number), self.position.names)

    def face(self, number: int) -> Face:
        """What it looked like after so many steps of the game."""
        info, view = self.position.game.info, self.view(number)
        return Face(view, info.show(view), info.question(view).to_json())

    @property
    def now(self) -> Face:
        """What it looks like."""
        if self._now is None:
            self._now = self.face(self.position.steps)
        return self._now

    def actor(self, number: int) -> int:
        """Who took the step of that number (from 0)."""
        return self.position.step(number)[0]

    def frame(self, number: int, step: int) -> Json:
        """The frame of the step of the game with that number (from 0), numbered `step` for the viewer."""
        actor, action = self.position.step(number)
        shown = self.position.shown(actor, action, self._viewer)
        face = self.now if number + 1 == self.position.steps else self.face(number + 1)
        before, info = self.view(number), self.position.game.info
        told = actor != CHANCE and shown == info.actions.text(action)
        label = info.label(action, before).to_json() if told else None
        return frame(face, before.rows, step, actor, shown, label)

    def start(self) -> Json:
        """The frame of the start of the game, before any step."""
        face = self.face(0)
        return frame(face, face.view.rows, 0, CHANCE, None, None)


def knowing_only(view: View) -> Position:
    """A position that knows only what the view shows, to ask for refusals without giving anything away."""
    names = [view.player(seat) for seat in range(view.game.players)]
    return Position(view.game, view.rows, seed=None, names=names)
