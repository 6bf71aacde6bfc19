"""Jerusalem in words: the board as text, the question being asked, what changed."""

from collections.abc import Callable

from outremer.core.pending import CHANCE, OVER, asked, asked_x, asked_y
from outremer.core.view import Change, View
from outremer.games.jerusalem import names
from outremer.games.jerusalem.drawing import BoardText, count_squires
from outremer.games.jerusalem.names import AREA_IDS, AREA_NAMES, CARD_NAMES, OFFICE_NAMES, Decision
from outremer.games.jerusalem.rules.city import NOBODY
from outremer.games.jerusalem.view import show


def draw(view: View) -> BoardText:
    """The board as text: round track, city, players, and what only this seat may see."""
    return BoardText(view)


# --- the question --------------------------------------------------------------------------------


def question(view: View) -> str:
    """Who must do what now."""
    mover = view.to_move
    if mover == OVER:
        return "The game is over."
    if mover == CHANCE:
        return "Chance decides."
    if mover != view.seat:
        return f"{view.player(mover)} decides: {show(view)['phase']}."
    return QUESTIONS[Decision(int(asked(view.row)))](view)


def _x(view: View) -> int:
    return int(asked_x(view.row))


def _others(view: View, what: Callable[[int], object] | None = None) -> str:
    """The other seats by number, as they are typed, with something about each."""
    seats = (p for p in range(view.game.players) if p != view.seat)
    return ", ".join(f"{p} = {view.player(p)}" + (f" ({what(p)})" if what else "") for p in seats)


def _auction_office(view: View) -> str:
    return f"You open an auction: choose an office (you have {view.row.silver[view.seat]} silver to bid)."


def _auction_open(view: View) -> str:
    return f"Your opening bid for the {OFFICE_NAMES[_x(view)]}, from 0 to your {view.row.silver[view.seat]} silver?"


def _auction_reply(view: View) -> str:
    s = view.row
    bidder, office = view.player(int(s.high_bidder)), OFFICE_NAMES[int(s.auction_office)]
    return f"{bidder} bids {s.bid} for the {office}. Raise or pass? You have {s.silver[view.seat]} silver."


def _turn(view: View) -> str:
    squires = count_squires(int(view.row.screen[view.seat]))
    office = OFFICE_NAMES[int(view.row.office[view.seat])]
    return f"Your turn as {office}: {squires} behind your screen. end_turn when you are done."


def _dismiss(view: View) -> str:
    picked, troop = int(asked_y(view.row)), int(view.board.dismiss_troop)
    return f"Dismiss {troop} squires for {view.board.dismiss_pay} silver: where is number {picked + 1}?"


def _move2_source(view: View) -> str:
    return f"Move {names.CARD_MOVES} Squires: where does number {_x(view) + 1} start?"


def _influence(view: View) -> str:
    number = int(asked_y(view.row)) + 1
    return f"{CARD_NAMES[_x(view)]}: where does squire {number} of {names.INFLUENCE_SQUIRES} go?"


def _income(view: View) -> str:
    offer = [f"{n} {names.RESOURCE_NAMES[r]}" for r, n in enumerate(view.row.offer) if n]
    return f"Income of {AREA_NAMES[_x(view)]}: {', '.join(offer)}. Take it, or decline some of it."


def _rescue(view: View) -> str:
    return f"Heir to the Throne: how many squires (0 to {int(asked_y(view.row))}) flee to {AREA_NAMES[_x(view)]}?"


def _tax(view: View) -> str:
    price, kept = view.board.tax_per_squire, int(sum(view.row.kept))
    return f"Special Tax: {price} silver for each squire kept in the Market ({kept} so far). done: the others go."


def _war(view: View) -> str:
    most = view.board.war_max_per_opponent
    return f"War: remove up to {view.row.war_left} squires, at most {most} of each player: {_others(view)}."


QUESTIONS: dict[Decision, Callable[[View], str]] = {
    Decision.AUCTION_OFFICE: _auction_office,
    Decision.AUCTION_OPEN: _auction_open,
    Decision.AUCTION_REPLY: _auction_reply,
    Decision.DRAFT: lambda view: "Keep one of the action cards set aside; the others go on to the next player.",
    Decision.TURN: _turn,
    Decision.DISMISS_PICK: _dismiss,
    Decision.MARSHAL_SOURCE: lambda view: "Marshal: your squires leave which area?",
    Decision.MARSHAL_TARGET: lambda view: f"Marshal: from {AREA_NAMES[_x(view)]} to which area?",
    Decision.MARSHAL_COUNT: lambda view: f"Marshal: how many go to {AREA_NAMES[int(asked_y(view.row))]}?",
    Decision.MOVE2_SOURCE: _move2_source,
    Decision.MOVE2_TARGET: lambda view: f"Move 2 Squires: from {AREA_NAMES[_x(view)]} to which area?",
    Decision.DEFECTOR_OWN: lambda view: "Defector: which of your squires changes places?",
    Decision.DEFECTOR_ENEMY: lambda view: f"Defector: it changes places with whose squire? {_others(view)}.",
    Decision.INFLUENCE_AREA: _influence,
    Decision.RESOURCE_PICK: lambda view: f"+2 Resources: which is unit {_x(view) + 1}?",
    Decision.TOWER_MOVE: lambda view: "You hold the Tower of David: move one of your squires from it, or skip.",
    Decision.SCHOLARS: lambda view: f"Scholars: {view.board.scholars_cost} squire from behind your screen for a card?",
    Decision.MATERIALS: lambda view: (
        f"Building Materials: buy how much prestige, at {view.board.materials_price} silver each?"
    ),
    Decision.INTRIGUE: lambda view: (
        f"Court Intrigue: steal prestige from whom? {_others(view, lambda p: int(view.row.prestige[p]))}."
    ),
    Decision.INCOME: _income,
    Decision.HEIR_RESCUE: _rescue,
    Decision.HEIR_RESCUE_TO: lambda view: "Heir to the Throne: to which of your two barons does the next squire flee?",
    Decision.TAX_KEEP: _tax,
    Decision.WAR_REMOVE: _war,
}


# --- what changed --------------------------------------------------------------------------------


def say(change: Change, view: View) -> str:
    """A change in words, or '' if it shows by itself or means nothing to a player."""
    words = SAYINGS.get(change.field)
    return words(change, view) if words else ""


def _who(change: Change, view: View) -> str:
    return view.player(change.index[0])


def _say_silver(change: Change, view: View) -> str:
    """Only the difference: sums behind a screen are secret, gains and payments are not (J1209)."""
    gain = change.after - change.before
    return f"{_who(change, view)} {'gets' if gain > 0 else 'pays'} {abs(gain)} silver"


def _say_screen(change: Change, view: View) -> str:
    """Squires that leave a screen are seen where they go."""
    gain = change.after - change.before
    return f"{_who(change, view)} gets {count_squires(gain)}" if gain > 0 else ""


def _say_floors(change: Change, view: View) -> str:
    floors = range(change.before + 1, change.after + 1)
    return f"{_who(change, view)} builds floor{'s' if len(floors) > 1 else ''} {' and '.join(map(str, floors))}"


def _say_hand(change: Change, view: View) -> str:
    """A card whose face the viewer sees, or a back."""
    if change.after < change.before:
        return ""
    seat, card = change.index
    if card == names.CARDS:
        return f"{view.player(seat)} takes a card"
    return f"{view.player(seat)} has {CARD_NAMES[card]}"


def _say_baron(change: Change, view: View) -> str:
    return f"{view.player(change.after)}’s baron blocks {AREA_IDS[change.index[0]]}" if change.after != NOBODY else ""


SAYINGS: dict[str, Callable[[Change, View], str]] = {
    "round_no": lambda c, view: f"end of round {c.before}",
    "screens_off": lambda c, view: "the screens are removed",
    "auction_office": lambda c, view: f"for the {OFFICE_NAMES[c.after]}" if c.after else "",
    "passed": lambda c, view: f"{_who(c, view)} is out of this auction" if c.after else "",
    "office": lambda c, view: f"{_who(c, view)} is {OFFICE_NAMES[c.after]}" if c.after else "",
    "silver": _say_silver,
    "screen": _say_screen,
    "prestige": lambda c, view: f"{_who(c, view)}’s prestige {c.before} → {c.after}",
    "floors": _say_floors,
    "squires": lambda c, view: f"{AREA_IDS[c.index[1]]}: {_who(c, view)} {c.before} → {c.after}",
    "baron": _say_baron,
    "foreign_owner": lambda c, view: f"{view.player(c.after)} has the white baron" if c.after != NOBODY else "",
    "hand": _say_hand,
    "discard": lambda c, view: f"{CARD_NAMES[c.index[0]]} is played" if c.after > c.before else "",
    "event_at": lambda c, view: f"the event of round {c.index[0]} is {names.EVENT_NAMES[c.after]}",
}
