"""Positions of Jerusalem read in the rulebook's words."""

from typing import Any

from outremer import CHANCE, Position, Reason
from outremer.core import pending
from outremer.games.jerusalem.names import AREA_IDS, CARD_IDS, Decision

BLUE, RED, YELLOW, GREEN = range(4)
COLOURS = ("Blue", "Red", "Yellow", "Green")


def asked(pos: Position) -> tuple[str | None, str | None]:
    """Who is asked what: a colour and a decision; ("chance", None) or (None, None) when nobody is."""
    seat = pos.seat
    if seat < 0:
        return ("chance" if seat == CHANCE else None), None
    return COLOURS[seat], Decision(pending.asked(pos.row)).name.lower()


def options(pos: Position) -> set[str]:
    """The legal actions, as text."""
    return {action.text for action in pos.legal()}


def offered(pos: Position, verb: str) -> set[str]:
    """The arguments with which a verb is legal."""
    return {text.removeprefix(f"{verb} ") for text in options(pos) if text.startswith(f"{verb} ")}


def weights(pos: Position) -> dict[str, int]:
    """The chance outcomes that are due, with their weights."""
    return {action.text: weight for action, weight in pos.outcomes()}


def squires(pos: Position, area: str) -> dict[str, int]:
    """The squires in an area by colour."""
    column = pos.row.squires[:, AREA_IDS.index(area)]
    return {COLOURS[seat]: int(n) for seat, n in enumerate(column) if n}


def fresh(pos: Position, area: str) -> int:
    """The squires in an area that count for the baron."""
    return int(pos.row.fresh[AREA_IDS.index(area)])


def each(pos: Position, field: str) -> list[int]:
    """A number of every player, in the order of the seats."""
    return [int(n) for n in pos.row[field][: pos.game.players]]


def of(pos: Position, field: str, seat: int = BLUE) -> int:
    """A number of one player."""
    return int(pos.row[field][seat])


def pile(counts: Any) -> list[str]:
    """The cards of a pile whose faces are seen, copies repeated."""
    return [card for number, card in enumerate(CARD_IDS) for _ in range(counts[number])]


def hand(pos: Position, seat: int = BLUE) -> list[str]:
    """The action cards of a player."""
    return pile(pos.row.hand[seat])


def hand_sizes(pos: Position) -> list[int]:
    """How many action cards each player holds."""
    return [int(pos.row.hand[seat].sum()) for seat in range(pos.game.players)]


def refusal(pos: Position, action: str, seat: int | None = None) -> Reason:
    """Why an action is refused; fails if it is legal."""
    reason = pos.why(action, seat)
    assert reason is not None, f"{action} is legal"
    return reason


def play_all(pos: Position, *actions: str) -> Position:
    """Play actions one after another."""
    for action in actions:
        pos.play(action)
    return pos


PASSIVE = {
    "auction_open": "bid 0",
    "auction_reply": "pass",
    "turn": "end_turn",
    "tower_move": "skip",
    "scholars": "skip",
    "materials": "buy 0",
    "intrigue": "skip",
    "income": "take_rest",
    "heir_rescue": "rescue 0",
    "heir_rescue_to": "done",
    "tax_keep": "done",
    "war_remove": "done",
}


def pass_on(pos: Position) -> Position:
    """The player who is asked does as little as he can; of cards, offices and chance the first comes."""
    return pos.play(PASSIVE.get(asked(pos)[1]) or pos.legal()[0])


def end_turns(pos: Position) -> Position:
    """Everybody still to come in phase 2 ends the turn at once."""
    while asked(pos)[1] == "turn":
        pos.play("end_turn")
    return pos


def pass_until(pos: Position, decision: str | None) -> Position:
    """Nobody does more than he must until the decision (None: chance or the end) comes."""
    while asked(pos)[1] != decision:
        pass_on(pos)
    return pos
