"""What the buttons of Jerusalem say: every action in a few words, with its cost where it has one."""

from collections.abc import Callable

from outremer.core.message import Message, message
from outremer.core.view import View
from outremer.games.jerusalem.actions import ARGUMENT, FAMILY, Family
from outremer.games.jerusalem.names import RESOURCE_IDS, amount
from outremer.games.jerusalem.rules.deploy import hire_price
from outremer.games.jerusalem.text import offer

Args = dict[str, object]


def label(action: int, view: View) -> Message:
    """What a button for this action says to a player who looks at the view."""
    family = Family(int(FAMILY[action]))
    args: Args = {**view.game.info.named_arguments(action, view)}
    if family in COSTS:
        args |= COSTS[family](int(ARGUMENT[action]), view)
    return message(f"jerusalem-do-{family.name.lower()}", **args)


def _hire(_: int, view: View) -> Args:
    """The price is that of the player who looks, else of the one who decides."""
    seat = view.seat if view.seat >= 0 else max(view.to_move, 0)
    return {"price": hire_price(view.row, view.board, seat)}


COSTS: dict[Family, Callable[[int, View], Args]] = {
    Family.HIRE: _hire,
    Family.DISMISS: lambda k, view: {
        "squires": amount("squire", view.board.dismiss_troop),
        "pay": view.board.dismiss_pay,
    },
    Family.MARSHAL_SILVER: lambda k, view: {"silver": view.board.marshal_silver},
    Family.MARSHAL_MOVE: lambda k, view: {"squires": amount("squire", view.board.marshal_moves)},
    Family.RESOURCE: lambda k, view: {"amount": amount(RESOURCE_IDS[k], 1)},
    Family.DRAW: lambda k, view: {"squires": amount("squire", view.board.scholars_cost)},
    Family.BUY: lambda k, view: {"cost": k * view.board.materials_price},
    Family.STEAL: lambda k, view: {"prestige": view.board.intrigue_steal},
    Family.TAKE: lambda k, view: {"offer": offer(view)},
    Family.DECLINE: lambda k, view: {"amount": amount(RESOURCE_IDS[k], 1)},
    Family.KEEP_SQUIRE: lambda k, view: {"price": view.board.tax_per_squire},
}
"""What an action costs or brings, given its number inside its family."""
