"""What the buttons of Kingdom of Solomon say: every action in a few words, with its cost where it has one."""

from collections.abc import Callable
from typing import Any

from outremer.core.message import Message, listed, message
from outremer.core.view import View
from outremer.games.solomon.actions import ARGUMENT, FAMILY, Family
from outremer.games.solomon.names import (
    NOWHERE,
    RESOURCE_IDS,
    RESOURCE_KINDS,
    RESOURCES,
    ROAD_DEED,
    SLOTS,
    name_of,
)
from outremer.games.solomon.rules.payment import cost
from outremer.games.solomon.rules.table import NONE
from outremer.games.solomon.rules.temple import section_of

Args = dict[str, object]


def label(action: int, view: View) -> Message:
    """What a button for this action says to a player who looks at the view."""
    family, number = Family(int(FAMILY[action])), int(ARGUMENT[action])
    if family is Family.TEMPLE:
        return _temple(number, view)
    args: Args = {**view.game.info.named_arguments(action, view)}
    if family in COSTS:
        args |= COSTS[family](number, view)
    return message(f"solomon-do-{family.name.lower()}", **args)


def _amounts(row: Any) -> Message:
    """Amounts of resources: 2 timber, 1 food."""
    return listed(
        [
            message("solomon-amount", number=row[r], resource=name_of("resource", name))
            for r, name in enumerate(RESOURCE_IDS)
            if row[r]
        ]
    )


def _temple(reward: int, view: View) -> Message:
    """The next block, for a token or its VP; an effect leaves one cube out of the cost (S941)."""
    section = int(section_of(view.row, view.board))
    price: Args = {"cost": _amounts(view.board.section_cost[section])}
    less = view.row.place != NOWHERE and view.row.effect != NONE
    if reward == 0:
        return message("solomon-do-temple-token-less" if less else "solomon-do-temple-token", **price)
    which = "solomon-do-temple-vp-less" if less else "solomon-do-temple-vp"
    return message(which, vp=view.board.section_vp[section], **price)


def _steal(number: int, view: View) -> Args:
    """An opponent is so many seats after one's own."""
    seat = view.seat if view.seat >= 0 else max(view.to_move, 0)
    ahead = number // RESOURCES + 1
    return {"player": view.player((seat + ahead) % view.board.players)}


def _price(number: int, view: View) -> Args:
    return {"price": view.board.price[number // SLOTS, number % SLOTS]}


def _road(_: int, view: View) -> Args:
    """What a road costs now: less by an effect (S940)."""
    s, b = view.row, view.board
    return {"cost": _amounts([cost(s, b, ROAD_DEED, NONE, resource) for resource in range(RESOURCES)])}


COSTS: dict[Family, Callable[[int, View], Args]] = {
    Family.STEAL: _steal,
    Family.SELL_SUPPLY: lambda r, view: {"vp": view.board.value[r]},
    Family.ROAD: _road,
    Family.SELL: _price,
    Family.BUY: _price,
    Family.BUILD: lambda c, view: {"cost": _amounts(view.board.card_cost[c]), "vp": view.board.card_vp[c]},
    Family.PLAY_VP: lambda k, view: {"vp": view.board.kind_vp[RESOURCE_KINDS + k]},
    Family.PLAY_RESOURCE: lambda k, view: {"cubes": _amounts(view.board.shows[k])},
}
"""What an action costs or brings, given its number inside its family."""
