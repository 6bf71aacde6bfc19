"""What the buttons of Templars' Journey say: every action in a few words, with its cost where it has one."""

from collections.abc import Callable

from outremer.core.message import Message, message
from outremer.core.view import View
from outremer.games.templars.actions import ARGUMENT, FAMILY, Family
from outremer.games.templars.names import CARDS, Favour, deed

Args = dict[str, object]


def label(action: int, view: View) -> Message:
    """What a button for this action says to a player who looks at the view."""
    family, number = Family(int(FAMILY[action])), int(ARGUMENT[action])
    if family is Family.COMMIT:
        return _card(number, view)
    args: Args = {**view.game.info.named_arguments(action, view)}
    if family in COSTS:
        args |= COSTS[family](number, view)
    return message(f"templars-do-{family.name.lower()}", **args)


def _card(number: int, view: View) -> Message:
    """An action card by its number, and what it does; no card bears the numbers beyond (RS15)."""
    if not 0 < number <= CARDS:
        return message("templars-do-commit-unknown", number=number)
    return message("templars-do-commit", number=number, deed=deed(view.board.card[number]))


def _favour(favour: Favour, view: View) -> Args:
    """The knights of the temple that a favour costs."""
    return {"knights": message("templars-temple-knights", number=view.board.favour_cost[favour])}


COSTS: dict[Family, Callable[[int, View], Args]] = {
    Family.LEADER: lambda seat, view: {"player": view.player(seat), **_favour(Favour.LEADER, view)},
    Family.TAKE_GOLD: lambda t, view: {"gold": view.row.gold_at[t]},
    Family.TAXES: lambda t, view: _favour(Favour.TAXES, view),
    Family.PAY2_PLACE: lambda k, view: {"price": view.board.knight_price},
    Family.PAY2_REMOVE: lambda k, view: {"price": view.board.knight_price},
    Family.PAY1_THROW: lambda k, view: {"price": view.board.throw_price},
    Family.NEW_CHANCE: lambda k, view: _favour(Favour.NEW_CHANCE, view),
    Family.PAY2_SWAP: lambda k, view: {"price": view.board.knight_price},
    Family.VETO: lambda k, view: _favour(Favour.VETO, view),
    Family.TAKE_ONE: lambda t, view: {"gold": view.row.gold_at[t]},
    Family.START_PLAYER: lambda seat, view: {"player": view.player(seat)},
}
"""What an action costs or brings, given its number inside its family."""
