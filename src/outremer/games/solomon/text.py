"""Kingdom of Solomon in messages: the question being asked, what changed; and the board as text."""

from collections.abc import Callable

from rich.console import Group

from outremer.core.message import Message, listed, message
from outremer.core.pending import CHANCE, EVERYTHING, OVER, asked
from outremer.core.view import Change, View
from outremer.core.words import ENGLISH
from outremer.games.solomon.drawing import BoardText
from outremer.games.solomon.names import (
    CARD_IDS,
    DECISION_IDS,
    KIND_IDS,
    KINDS,
    NOBODY,
    NOWHERE,
    PLACE_IDS,
    RESOURCE_IDS,
    SPACE_IDS,
    Decision,
    Stage,
    name_of,
    name_of_link,
)
from outremer.games.solomon.rules.building import OPEN
from outremer.games.solomon.rules.table import NONE
from outremer.games.solomon.view import show


def draw(view: View, language: str = ENGLISH) -> Group:
    """The board as text: the map, the spaces, the market, the cards, the temple, the players."""
    return BoardText(view, language).group()


# --- the question --------------------------------------------------------------------------------


def question(view: View) -> Message:
    """Who must do what now."""
    mover = view.to_move
    if mover == OVER:
        return message("solomon-over", scores=listed([_score(view, seat) for seat in range(view.board.players)]))
    decision = name_of("decision", DECISION_IDS[int(asked(view.row))])
    if mover == CHANCE:
        return message("solomon-ask", who=message("solomon-chance"), decision=decision)
    who = message("solomon-you") if mover == view.seat else view.player(mover)
    if asked(view.row) == Decision.PLACE:
        return message("solomon-ask-place", who=who, decision=decision, pawns=view.row.pawns[mover])
    if asked(view.row) == Decision.PAY and (payment := show(view)["payment"]) is not None:
        thing = PAID_FOR[payment["kind"]](payment["thing"])
        return message("solomon-ask-pay", who=who, decision=decision, thing=thing, owed=_amounts(payment["owed"]))
    place = int(view.row.place)
    if place != NOWHERE and view.row.effect != NONE:
        return message("solomon-ask-at", who=who, place=name_of("place", PLACE_IDS[place]), decision=decision)
    return message("solomon-ask", who=who, decision=decision)


PAID_FOR: dict[str, Callable[[str], Message]] = {
    "card": lambda card: name_of("place", card),
    "link": lambda link: message("solomon-road", link=name_of_link(link)),
    "section": lambda section: name_of("section", section),
}
"""What a payment is for, in words."""


def _amounts(amounts: dict[str, int]) -> Message:
    """Amounts of resources: 2 timber, 1 food."""
    return listed([message("solomon-amount", number=n, resource=name_of("resource", r)) for r, n in amounts.items()])


def _score(view: View, seat: int) -> Message:
    return message("solomon-score", player=view.player(seat), score=view.row.score[seat])


# --- what changed --------------------------------------------------------------------------------


def say(change: Change, view: View) -> Message | None:
    """A change in words; None for what others already tell."""
    said = SAYINGS.get(change.field)
    return said(change, view) if said else None


def _who(change: Change, view: View) -> str:
    return view.player(change.index[0])


def _score_changed(change: Change, view: View) -> Message:
    more = change.after - change.before
    which = "solomon-say-score-more" if more > 0 else "solomon-say-score-less"
    return message(which, player=_who(change, view), vp=abs(more), score=change.after)


def _stock(change: Change, view: View) -> Message:
    more = change.after - change.before
    which = "solomon-say-stock-more" if more > 0 else "solomon-say-stock-less"
    resource = name_of("resource", RESOURCE_IDS[change.index[1]])
    return message(which, player=_who(change, view), number=abs(more), resource=resource)


def _pawn(change: Change, view: View) -> Message | None:
    if change.after == NOBODY:
        return None
    place = name_of("place", PLACE_IDS[change.index[0]])
    return message("solomon-say-pawn", player=view.player(change.after), place=place)


def _building(change: Change, view: View) -> Message | None:
    if change.after == NOBODY:
        return None
    space = name_of("place", SPACE_IDS[change.index[0]])
    return message("solomon-say-building", player=view.player(change.after), space=space)


def _road(change: Change, view: View) -> Message:
    link, b = change.index[0], view.board
    ends = {
        "from": name_of("place", SPACE_IDS[b.end_a[link]]),
        "to": name_of("place", SPACE_IDS[b.end_b[link]]),
    }
    return message("solomon-say-road", player=view.player(change.after), **ends)


def _card(change: Change, view: View) -> Message:
    card = name_of("place", CARD_IDS[change.index[0]])
    if change.after == OPEN:
        return message("solomon-say-card-open", card=card)
    return message("solomon-say-card-built", player=view.player(change.after), card=card)


def _order(change: Change, view: View) -> Message | None:
    if change.before == NOBODY:
        return None
    return message("solomon-say-order", position=change.index[0] + 1, player=view.player(change.after))


def _discard(change: Change, view: View) -> Message | None:
    kind = change.index[0]
    if change.after <= change.before or kind >= KINDS:
        return None
    return message("solomon-say-discard", fortune=name_of("fortune", KIND_IDS[kind]))


def _passed(change: Change, view: View) -> Message | None:
    return message("solomon-say-passed", player=_who(change, view)) if change.after else None


def _hand(change: Change, view: View) -> Message | None:
    """A card that comes to a hand: its face to its owner, its back to the others."""
    seat, kind = change.index
    if change.after <= change.before:
        return None
    if kind == KINDS:
        return message("solomon-say-hand-unseen", player=view.player(seat))
    if view.seat not in (seat, EVERYTHING):
        return None
    return message("solomon-say-hand", player=view.player(seat), fortune=name_of("fortune", KIND_IDS[kind]))


def _stage(change: Change, view: View) -> Message | None:
    return message("solomon-say-over") if change.after == Stage.OVER else None


SAYINGS: dict[str, Callable[[Change, View], Message | None]] = {
    "score": _score_changed,
    "stock": _stock,
    "pawn": _pawn,
    "building": _building,
    "road": _road,
    "card_owner": _card,
    "high_priest": lambda change, view: message("solomon-say-high_priest", player=view.player(change.after)),
    "blocks": lambda change, view: message("solomon-say-blocks", block=change.after),
    "tokens": lambda change, view: message("solomon-say-tokens", player=_who(change, view), tokens=change.after),
    "order": _order,
    "round_no": lambda change, view: message("solomon-say-round_no", round=change.after),
    "discard": _discard,
    "passed": _passed,
    "hand": _hand,
    "stage": _stage,
}
