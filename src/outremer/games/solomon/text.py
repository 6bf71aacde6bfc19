"""Kingdom of Solomon in words: the board as text, the question being asked, what changed."""

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from outremer.core.pending import CHANCE, EVERYTHING, OVER, asked
from outremer.core.view import Change, View
from outremer.games.solomon.names import (
    ACTION_NAMES,
    BONUS_IDS,
    BONUS_NAMES,
    CARD_NAMES,
    DECISION_NAMES,
    FIRST_ACTION,
    FIRST_BONUS,
    KIND_IDS,
    KINDS,
    NOBODY,
    NOWHERE,
    PHASE_NAMES,
    PLACE_NAMES,
    RESOURCE_IDS,
    RESOURCES,
    SECTION_NAMES,
    SECTIONS,
    SLOTS,
    SPACE_IDS,
    SPACE_NAMES,
    Stage,
)
from outremer.games.solomon.rules.building import IN_DECK, OPEN
from outremer.games.solomon.rules.table import NONE, current_phase
from outremer.games.solomon.rules.temple import section_of, tokens_left

LETTERS = "GCSTF"
STYLES = ("bold red", "bold blue", "bold green", "bold yellow")
"""The colours of the seats."""
WIDTH, HEIGHT = 84, 33
"""The drawn map, in characters."""
LEGEND = "\\[X] building   \\[ ] empty site   @X pawn   letters: road, dots: link"


def short(row: Any) -> str:
    """Amounts as the specification writes them: 2T 1F."""
    return " ".join(f"{int(row[r])}{LETTERS[r]}" for r in range(RESOURCES) if row[r]) or "–"


def _mark(view: View, seat: int) -> str:
    """A seat's letter."""
    return view.game.info.colours[seat][0]


class _Canvas:
    """Characters with a style each."""

    def __init__(self) -> None:
        self._lines = [Text(" " * WIDTH) for _ in range(HEIGHT)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text over what is there."""
        line = self._lines[y]
        self._lines[y] = Text.assemble(line[:x], (text, style), line[x + len(text) :])

    def text(self) -> Text:
        """The whole drawing."""
        return Text("\n").join(self._lines)


def _map(view: View) -> Panel:
    """Spaces where they lie, roads between them; a building stands in brackets, a pawn behind @."""
    s, b, spaces = view.row, view.board, view.game.data["spaces"]
    at = [(round(spaces[name]["x"] * 0.82), round(spaces[name]["y"] * (HEIGHT - 3) / 100)) for name in SPACE_IDS]
    canvas = _Canvas()
    for link in range(b.links):
        (x1, y1), (x2, y2) = at[b.end_a[link]], at[b.end_b[link]]
        owner = int(s.road[link])
        steps = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
        for k in range(1, steps):
            x, y = x1 + (x2 - x1) * k // steps + 1, y1 + (y2 - y1) * k // steps
            if owner != NOBODY:
                canvas.put(x, y, _mark(view, owner).lower(), STYLES[owner])
            else:
                canvas.put(x, y, "·", "dim")
    for space, name in enumerate(SPACE_NAMES):
        x, y = at[space]
        owner, pawn = int(s.building[space]), int(s.pawn[space])
        site = "[ ]" if b.site[space] else ""
        canvas.put(x, y, name, STYLES[owner] if owner != NOBODY else "bold")
        canvas.put(x, y + 1, short(b.space_yield[space]) + " ", "cyan")
        after = x + len(short(b.space_yield[space])) + 1
        canvas.put(after, y + 1, f"[{_mark(view, owner)}]" if owner != NOBODY else site, _style(owner))
        if pawn != NOBODY:
            canvas.put(after + 4, y + 1, f"@{_mark(view, pawn)}", STYLES[pawn])
    return Panel(canvas.text(), title=f"Map, {s.roads_left} roads left", subtitle=LEGEND, expand=False)


def _style(seat: int) -> str:
    return STYLES[seat] if seat != NOBODY else "dim"


def _plain_table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE, pad_edge=False)
    for column in columns:
        table.add_column(column)
    return table


def _actions(view: View) -> Table:
    """Action and bonus spaces and who stands there."""
    s, b = view.row, view.board
    table = _plain_table("Action and bonus spaces", "place", "pawns")
    for k, name in enumerate(ACTION_NAMES):
        table.add_row(name, _pawn(view, FIRST_ACTION + k))
    for k in range(len(BONUS_IDS)):
        held = _pawn(view, FIRST_BONUS + k) + (f" ×{s.bonus_pawns[k]}" if s.bonus_pawns[k] else "")
        table.add_row(BONUS_NAMES[k], held if b.bonus_open[k] else "closed")
    return table


def _pawn(view: View, place: int) -> str:
    owner = int(view.row.pawn[place])
    return "" if owner == NOBODY else f"@{_mark(view, owner)}"


def _market(view: View) -> Table:
    """Prices; a filled slot is marked."""
    s, b = view.row, view.board
    table = _plain_table("Market (■ = a cube lies there)", "", "1", "2", "3", "4", "supply")
    for r, name in enumerate(RESOURCE_IDS):
        slots = [f"{b.price[r, k]}{'■' if s.market[r, k] else ' '}" for k in range(SLOTS)]
        table.add_row(name, *slots, str(s.supply[r]))
    return table


def _cards(view: View) -> Table:
    """The open building cards with their cost."""
    s, b = view.row, view.board
    waiting = int((s.card_owner == IN_DECK).sum())
    table = _plain_table(f"Open building cards ({waiting} in the deck)", "card", "cost", "VP", "site")
    for c, name in enumerate(CARD_NAMES):
        if s.card_owner[c] == OPEN:
            table.add_row(name, short(b.card_cost[c]), str(b.card_vp[c]), "yes" if b.card_site[c] else "no")
    return table


def _temple(view: View) -> Table:
    """Blocks built of each section, and the next one's price."""
    s, b = view.row, view.board
    left = int(tokens_left(s, b))
    table = _plain_table(f"Temple ({left} tokens left)", "section", "blocks", "cost", "VP")
    built = int(s.blocks)
    now = int(section_of(s, b)) if s.blocks < b.blocks else NONE
    for k in range(SECTIONS):
        size = int(b.section_blocks[k])
        done = max(0, min(built, size))
        built -= size
        name = ("▸ " if k == now else "  ") + SECTION_NAMES[k]
        table.add_row(name, f"{done}/{size}", short(b.section_cost[k]), str(b.section_vp[k]))
    return table


def _hand(view: View, seat: int) -> str:
    """The cards of a hand as far as they are seen."""
    s = view.row
    cards = s.hand[seat] + s.drawn[seat]
    known = [f"{int(cards[k])}×{KIND_IDS[k]}" if cards[k] > 1 else KIND_IDS[k] for k in range(KINDS) if cards[k]]
    return ", ".join(known) + (f"{cards[KINDS]} hidden" if cards[KINDS] else "") or "–"


def _players(view: View) -> Table:
    """Everybody in turn order."""
    s, b = view.row, view.board
    table = _plain_table(
        "Players in turn order", "", "player", "VP", "stock", "pawns", "tokens", "Fortune cards", "built"
    )
    order = [int(seat) for seat in s.order[: b.players]]
    for position, seat in enumerate(order if NOBODY not in order else range(b.players), 1):
        built = ", ".join(CARD_NAMES[c] for c in range(len(CARD_NAMES)) if s.card_owner[c] == seat)
        table.add_row(
            str(position),
            Text(f"{view.player(seat)} [{_mark(view, seat)}]", STYLES[seat]),
            str(s.score[seat]),
            short(s.stock[seat]),
            str(s.pawns[seat]),
            f"{s.tokens[seat]}{' High Priest' if s.high_priest == seat else ''}",
            _hand(view, seat),
            built,
        )
    return table


def draw(view: View) -> Any:
    """The board as text."""
    s = view.row
    phase = int(current_phase(s))
    head = f"Round {s.round_no}" + (f", {PHASE_NAMES[phase]} phase" if phase != NONE else "")
    discard = f"Fortune deck {int(s.deck.sum())}, discard pile {int(s.discard.sum() + s.buried.sum())}"
    sides = Columns([_actions(view), _market(view), Group(_cards(view), _temple(view))], padding=(0, 3))
    return Group(Text(f"{head}   {discard}", style="bold"), _map(view), sides, _players(view), Text(question(view)))


def question(view: View) -> str:
    """Who must do what now."""
    mover = view.to_move
    if mover == OVER:
        scores = ", ".join(f"{view.player(seat)} {view.row.score[seat]}" for seat in range(view.board.players))
        return f"The game is over: {scores}."
    decision = DECISION_NAMES[int(asked(view.row))]
    if mover == CHANCE:
        return f"Chance: {decision}."
    who = "You" if mover == view.seat else view.player(mover)
    place = int(view.row.place)
    effect = f" ({PLACE_NAMES[place]})" if place != NOWHERE and view.row.effect != NONE else ""
    return f"{who}{effect}: {decision}."


# --- what changed --------------------------------------------------------------------------------


def _times(amount: int) -> str:
    return f"+{amount}" if amount > 0 else str(amount)


def say(change: Change, view: View) -> str:
    """A change in words; '' for what others already tell."""
    field, index, more = change.field, change.index, change.after - change.before
    if field == "score":
        return f"{view.player(index[0])}: {_times(more)} VP ({change.after})"
    if field == "stock":
        return f"{view.player(index[0])}: {_times(more)} {RESOURCE_IDS[index[1]]}"
    if field == "pawn" and change.after != NOBODY:
        return f"{view.player(change.after)} places on {PLACE_NAMES[index[0]]}"
    if field == "building" and change.after != NOBODY:
        return f"{view.player(change.after)}'s building stands on {SPACE_NAMES[index[0]]}"
    if field == "road":
        ends = SPACE_NAMES[view.board.end_a[index[0]]], SPACE_NAMES[view.board.end_b[index[0]]]
        return f"{view.player(change.after)} builds a road between {ends[0]} and {ends[1]}"
    if field == "card_owner":
        name = CARD_NAMES[index[0]]
        return f"{name} lies open" if change.after == OPEN else f"{view.player(change.after)} builds {name}"
    if field == "high_priest":
        return f"{view.player(change.after)} is High Priest"
    if field == "blocks":
        return f"temple block {change.after} is built"
    if field == "tokens":
        return f"{view.player(index[0])} takes a temple token ({change.after})"
    if field == "order" and change.before != NOBODY:
        return f"position {index[0] + 1}: {view.player(change.after)}"
    if field == "round_no":
        return f"round {change.after} begins"
    if field == "discard" and more > 0 and index[0] < KINDS:
        return f"Fortune card {KIND_IDS[index[0]]} is discarded"
    if field == "passed" and change.after:
        return f"{view.player(index[0])} has passed"
    if field == "hand" and more > 0 and (view.seat in (index[0], EVERYTHING) or index[1] == KINDS):
        card = KIND_IDS[index[1]] if index[1] < KINDS else "a Fortune card"
        return f"{view.player(index[0])} gets {card}"
    if field == "stage" and change.after == Stage.OVER:
        return "the game is over"
    return ""
