"""Jerusalem in messages: the question being asked, what changed; and the board as text."""

from collections.abc import Callable

from outremer.core.message import Message, listed, message, plain
from outremer.core.pending import CHANCE, OVER, asked, asked_x, asked_y
from outremer.core.view import Change, View
from outremer.core.words import ENGLISH
from outremer.games.jerusalem import names
from outremer.games.jerusalem.actions import PHASE_OF
from outremer.games.jerusalem.drawing import BoardText
from outremer.games.jerusalem.names import AREA_IDS, Decision, amount, name_of, name_of_office
from outremer.games.jerusalem.rules.city import NOBODY


def draw(view: View, language: str = ENGLISH) -> BoardText:
    """The board as text: round track, city, players, and what only this seat may see."""
    return BoardText(view, language)


# --- the question --------------------------------------------------------------------------------


def question(view: View) -> Message:
    """Who must do what now."""
    mover = view.to_move
    if mover == OVER:
        return message("common-over")
    if mover == CHANCE:
        return message("common-chance-decides")
    decision = Decision(int(asked(view.row)))
    if mover != view.seat:
        phase = names.PHASE_IDS[PHASE_OF[decision]]
        return message("jerusalem-other-decides", player=view.player(mover), phase=name_of("phase", phase))
    args = ABOUT[decision](view) if decision in ABOUT else {}
    return message(f"jerusalem-ask-{decision.name.lower()}", **args)


def _x(view: View) -> int:
    return int(asked_x(view.row))


def _area(number: int) -> Message:
    return name_of("area", AREA_IDS[number])


def offer(view: View) -> Message:
    """What the area being paid still offers."""
    return listed([amount(resource, n) for resource, n in zip(names.RESOURCE_IDS, view.row.offer, strict=True) if n])


Args = dict[str, object]


def _reply(view: View) -> Args:
    s = view.row
    return {
        "bidder": view.player(int(s.high_bidder)),
        "bid": s.bid,
        "office": name_of_office(s.auction_office),
        "silver": s.silver[view.seat],
    }


def _turn(view: View) -> Args:
    s, seat = view.row, view.seat
    return {"office": name_of_office(s.office[seat]), "squires": amount("squire", s.screen[seat])}


def _dismiss(view: View) -> Args:
    b = view.board
    squires = amount("squire", b.dismiss_troop)
    return {"squires": squires, "pay": b.dismiss_pay, "number": asked_y(view.row) + 1}


def _influence(view: View) -> Args:
    card = name_of("card", names.CARD_IDS[_x(view)])
    return {"card": card, "number": asked_y(view.row) + 1, "squires": names.INFLUENCE_SQUIRES}


ABOUT: dict[Decision, Callable[[View], Args]] = {
    Decision.AUCTION_OFFICE: lambda view: {"silver": view.row.silver[view.seat]},
    Decision.AUCTION_OPEN: lambda view: {"office": name_of_office(_x(view)), "silver": view.row.silver[view.seat]},
    Decision.AUCTION_REPLY: _reply,
    Decision.TURN: _turn,
    Decision.DISMISS_PICK: _dismiss,
    Decision.MARSHAL_TARGET: lambda view: {"area": _area(_x(view))},
    Decision.MARSHAL_COUNT: lambda view: {"area": _area(int(asked_y(view.row)))},
    Decision.MOVE2_SOURCE: lambda view: {"moves": names.CARD_MOVES, "number": _x(view) + 1},
    Decision.MOVE2_TARGET: lambda view: {"moves": names.CARD_MOVES, "area": _area(_x(view))},
    Decision.INFLUENCE_AREA: _influence,
    Decision.RESOURCE_PICK: lambda view: {"number": _x(view) + 1},
    Decision.SCHOLARS: lambda view: {"squires": amount("squire", view.board.scholars_cost)},
    Decision.MATERIALS: lambda view: {"price": view.board.materials_price},
    Decision.INCOME: lambda view: {"area": _area(_x(view)), "offer": offer(view)},
    Decision.HEIR_RESCUE: lambda view: {"area": _area(_x(view)), "most": asked_y(view.row)},
    Decision.TAX_KEEP: lambda view: {"price": view.board.tax_per_squire, "kept": sum(view.row.kept)},
    Decision.WAR_REMOVE: lambda view: {
        "squires": amount("squire", view.row.war_left),
        "most": view.board.war_max_per_opponent,
    },
}
"""What the questions tell besides their words."""


# --- what changed --------------------------------------------------------------------------------


def say(change: Change, view: View) -> Message | None:
    """A change in words, or None if it shows by itself or means nothing to a player."""
    words = SAYINGS.get(change.field)
    return words(change, view) if words else None


def _who(change: Change, view: View) -> str:
    return view.player(change.index[0])


def _say_silver(change: Change, view: View) -> Message:
    """Only the difference: sums behind a screen are secret, gains and payments are not (J1209)."""
    gain = change.after - change.before
    if gain > 0:
        return message("jerusalem-say-silver-gets", player=_who(change, view), silver=gain)
    return message("jerusalem-say-silver-pays", player=_who(change, view), silver=-gain)


def _say_screen(change: Change, view: View) -> Message | None:
    """Squires that leave a screen are seen where they go."""
    gain = change.after - change.before
    if gain <= 0:
        return None
    return message("jerusalem-say-screen", player=_who(change, view), squires=amount("squire", gain))


def _say_prestige(change: Change, view: View) -> Message:
    who = _who(change, view)
    return message("jerusalem-say-prestige", player=who, before=change.before, after=change.after)


def _say_floors(change: Change, view: View) -> Message:
    floors = [plain(str(floor)) for floor in range(change.before + 1, change.after + 1)]
    listed_floors = listed(floors, joint="common-list-and")
    return message("jerusalem-say-floors", player=_who(change, view), number=len(floors), floors=listed_floors)


def _say_squires(change: Change, view: View) -> Message:
    area, who = _area(change.index[1]), _who(change, view)
    return message("jerusalem-say-squires", area=area, player=who, before=change.before, after=change.after)


def _say_hand(change: Change, view: View) -> Message | None:
    """A card whose face the viewer sees, or a back."""
    if change.after < change.before:
        return None
    card = change.index[1]
    if card == names.CARDS:
        return message("jerusalem-say-hand-unseen", player=_who(change, view))
    return message("jerusalem-say-hand", player=_who(change, view), card=name_of("card", names.CARD_IDS[card]))


def _say_baron(change: Change, view: View) -> Message | None:
    if change.after == NOBODY:
        return None
    return message("jerusalem-say-baron", player=view.player(change.after), area=_area(change.index[0]))


def _say_auction(change: Change, view: View) -> Message | None:
    return message("jerusalem-say-auction_office", office=name_of_office(change.after)) if change.after else None


def _say_passed(change: Change, view: View) -> Message | None:
    return message("jerusalem-say-passed", player=_who(change, view)) if change.after else None


def _say_office(change: Change, view: View) -> Message | None:
    if not change.after:
        return None
    return message("jerusalem-say-office", player=_who(change, view), office=name_of_office(change.after))


def _say_white_baron(change: Change, view: View) -> Message | None:
    return None if change.after == NOBODY else message("jerusalem-say-foreign_owner", player=view.player(change.after))


def _say_discard(change: Change, view: View) -> Message | None:
    if change.after <= change.before:
        return None
    return message("jerusalem-say-discard", card=name_of("card", names.CARD_IDS[change.index[0]]))


def _say_event(change: Change, view: View) -> Message:
    event = name_of("event", names.EVENT_IDS[change.after])
    return message("jerusalem-say-event_at", round=change.index[0], event=event)


SAYINGS: dict[str, Callable[[Change, View], Message | None]] = {
    "round_no": lambda change, view: message("jerusalem-say-round_no", round=change.before),
    "screens_off": lambda change, view: message("jerusalem-say-screens_off"),
    "auction_office": _say_auction,
    "passed": _say_passed,
    "office": _say_office,
    "silver": _say_silver,
    "screen": _say_screen,
    "prestige": _say_prestige,
    "floors": _say_floors,
    "squires": _say_squires,
    "baron": _say_baron,
    "foreign_owner": _say_white_baron,
    "hand": _say_hand,
    "discard": _say_discard,
    "event_at": _say_event,
}
