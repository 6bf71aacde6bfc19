"""Positions of Kingdom of Solomon set up and read in the specification's words."""

from typing import Any

from outremer import EVERYTHING, Position
from outremer.games.solomon.names import CARD_IDS, KIND_IDS, PAIR_IDS, SPACE_IDS
from outremer.testing import position

A, B, C, D = "Red", "Blue", "Green", "Yellow"
COLOURS = (A, B, C, D)
"""The players A, B, C, D of the specification's examples: seats 0 to 3."""


def at(phase: str, **words: Any) -> Position:
    """A position in a phase."""
    return position("solomon", phase=phase, **words)


def short(row: Any) -> str:
    """Amounts as the specification writes them."""
    return " ".join(f"{int(n)}{letter}" for n, letter in zip(row, "GCSTF", strict=True) if n)


def stock(pos: Position, who: str = A) -> str:
    return short(pos.row.stock[COLOURS.index(who)])


def supply(pos: Position) -> str:
    return short(pos.row.supply)


def score(pos: Position, who: str = A) -> int:
    return int(pos.row.score[COLOURS.index(who)])


def scores(pos: Position) -> list[int]:
    return [int(n) for n in pos.row.score[: pos.game.players]]


def order(pos: Position) -> tuple[str, ...]:
    return tuple(COLOURS[seat] for seat in pos.row.order[: pos.game.players])


def asked(pos: Position) -> tuple[Any, Any]:
    """Who is asked what: a colour and a decision."""
    shown = pos.view(EVERYTHING).show()
    who = shown["to_move"]
    return (COLOURS[who] if isinstance(who, int) else who), shown["decision"]


def phase(pos: Position) -> tuple[int, str | None]:
    """Round and phase."""
    shown = pos.view(EVERYTHING).show()
    return shown["round"], shown["phase"]


def options(pos: Position, verb: str = "") -> set[str]:
    """The legal actions as text; with a verb, its arguments only."""
    texts = {action.text for action in pos.legal()}
    return {text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} ")} if verb else texts


def refused(pos: Position, action: str, who: str | None = None) -> tuple[Any, ...]:
    """A refusal: its code, then its numbers in the order of the message."""
    reason = pos.why(action, None if who is None else COLOURS.index(who))
    assert reason is not None, f"{action} is legal"
    return (reason.code, *reason.numbers.values())


def play(pos: Position, *actions: str) -> Position:
    for action in actions:
        pos.play(action)
    return pos


def hand(pos: Position, who: str = A) -> list[str]:
    return pile(pos.row.hand[COLOURS.index(who)])


def pile(counts: Any) -> list[str]:
    return [kind for k, kind in enumerate(KIND_IDS) for _ in range(int(counts[k]))]


def building(pos: Position, space: str) -> str | None:
    owner = int(pos.row.building[SPACE_IDS.index(space)])
    return None if owner < 0 else COLOURS[owner]


def road(pos: Position, link: str) -> str | None:
    owner = int(pos.row.road[pos.game.boards[0].pair_link[PAIR_IDS.index(link)]])
    return None if owner < 0 else COLOURS[owner]


def card(pos: Position, name: str) -> str:
    owner = int(pos.row.card_owner[CARD_IDS.index(name)])
    return {-1: "open", -2: "deck"}.get(owner) or COLOURS[owner]


def until(pos: Position, decision: str) -> Position:
    """Everybody does as little as he can until a decision comes; of places the first is taken."""
    idle = ("pass", "end_turn", "decline", "pay_cubes")
    while asked(pos)[1] != decision:
        texts = [action.text for action in pos.legal()]
        pos.play(next((text for text in idle if text in texts), texts[0]))
    return pos
