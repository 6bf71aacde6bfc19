"""The board of Kingdom of Solomon drawn as text: the map, the places, the market, the cards, the players."""

from itertools import groupby
from operator import itemgetter
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from outremer.core.message import listed, message
from outremer.core.view import View
from outremer.core.words import words
from outremer.games.solomon.names import (
    ACTION_IDS,
    BONUS_IDS,
    CARD_IDS,
    FIRST_ACTION,
    FIRST_BONUS,
    KIND_IDS,
    KINDS,
    NOBODY,
    PHASE_IDS,
    RESOURCE_IDS,
    SECTION_IDS,
    SLOTS,
    SPACE_IDS,
    name_of,
)
from outremer.games.solomon.rules.building import IN_DECK, OPEN
from outremer.games.solomon.rules.table import NONE, current_phase
from outremer.games.solomon.rules.temple import section_of, tokens_left

STYLES = ("bold red", "bold blue", "bold green", "bold yellow")
"""The colours of the seats."""
WIDTH, HEIGHT = 84, 33
"""The drawn map, in characters."""


def _style(seat: int) -> str:
    return STYLES[seat] if seat != NOBODY else "dim"


class _Canvas:
    """Characters with a style each."""

    def __init__(self) -> None:
        self._cells = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text over what is there."""
        self._cells[y][x : x + len(text)] = [(character, style) for character in text]

    def text(self) -> Text:
        """The whole drawing."""
        return Text("\n").join(_line(cells) for cells in self._cells)


def _line(cells: list[tuple[str, str]]) -> Text:
    """A line of characters, those of one style together."""
    line = Text()
    for style, alike in groupby(cells, key=itemgetter(1)):
        line.append("".join(character for character, _ in alike), style)
    return line


class BoardText:
    """A view of the board in a language."""

    def __init__(self, view: View, language: str) -> None:
        self.view = view
        self.in_words = words(language)

    def group(self) -> Group:
        """All of it."""
        s = self.view.row
        phase = int(current_phase(s))
        if phase == NONE:
            head = self._words("round", round=s.round_no)
        else:
            head = self._words("phase", round=s.round_no, phase=name_of("phase", PHASE_IDS[phase]))
        decks = self._words("decks", deck=s.deck.sum(), discard=s.discard.sum() + s.buried.sum())
        sides = Columns([self._actions(), self._market(), Group(self._cards(), self._temple())], padding=(0, 3))
        return Group(Text(f"{head}   {decks}", style="bold"), self._map(), sides, self._players())

    def _words(self, label: str, **args: Any) -> str:
        """A label of the board."""
        return self.in_words(message(f"solomon-board-{label}", **args))

    def _name(self, kind: str, word: str) -> str:
        """What a thing is called."""
        return self.in_words(name_of(kind, word))

    def _short(self, row: Any) -> str:
        """Amounts as the specification writes them: 2T 1F."""
        amounts = ((int(row[r]), name) for r, name in enumerate(RESOURCE_IDS) if row[r])
        return " ".join(f"{number}{self._words(f'letter-{name}')}" for number, name in amounts) or "–"

    def _mark(self, seat: int) -> str:
        """A seat's letter."""
        return self.view.game.info.colours[seat][0]

    def _map(self) -> Panel:
        """Spaces where they lie, roads between them; a building stands in brackets, a pawn behind @."""
        s, b, spaces = self.view.row, self.view.board, self.view.game.data["spaces"]
        at = [(round(spaces[name]["x"] * 0.82), round(spaces[name]["y"] * (HEIGHT - 3) / 100)) for name in SPACE_IDS]
        canvas = _Canvas()
        for link in range(b.links):
            (x1, y1), (x2, y2) = at[b.end_a[link]], at[b.end_b[link]]
            owner = int(s.road[link])
            steps = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
            for k in range(1, steps):
                x, y = x1 + (x2 - x1) * k // steps + 1, y1 + (y2 - y1) * k // steps
                if owner != NOBODY:
                    canvas.put(x, y, self._mark(owner).lower(), STYLES[owner])
                else:
                    canvas.put(x, y, "·", "dim")
        for space, name in enumerate(SPACE_IDS):
            x, y = at[space]
            owner, pawn = int(s.building[space]), int(s.pawn[space])
            site = "[ ]" if b.site[space] else ""
            gives = self._short(b.space_yield[space])
            canvas.put(x, y, self._name("place", name), STYLES[owner] if owner != NOBODY else "bold")
            canvas.put(x, y + 1, f"{gives} ", "cyan")
            after = x + len(gives) + 1
            canvas.put(after, y + 1, f"[{self._mark(owner)}]" if owner != NOBODY else site, _style(owner))
            if pawn != NOBODY:
                canvas.put(after + 4, y + 1, f"@{self._mark(pawn)}", STYLES[pawn])
        title = Text(self._words("map", roads=s.roads_left))
        return Panel(canvas.text(), title=title, subtitle=Text(self._words("legend")), expand=False)

    def _table(self, title: str, *columns: str) -> Table:
        table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE, pad_edge=False)
        for column in columns:
            table.add_column(self._words(f"title-{column}") if column else "")
        return table

    def _actions(self) -> Table:
        """Action and bonus spaces and who stands there."""
        s, b = self.view.row, self.view.board
        table = self._table(self._words("actions"), "place", "pawns")
        for k, name in enumerate(ACTION_IDS):
            table.add_row(self._name("place", name), self._pawn(FIRST_ACTION + k))
        for k, name in enumerate(BONUS_IDS):
            held = self._pawn(FIRST_BONUS + k) + (f" ×{s.bonus_pawns[k]}" if s.bonus_pawns[k] else "")
            table.add_row(self._name("place", name), held if b.bonus_open[k] else self._words("closed"))
        return table

    def _pawn(self, place: int) -> str:
        owner = int(self.view.row.pawn[place])
        return "" if owner == NOBODY else f"@{self._mark(owner)}"

    def _market(self) -> Table:
        """Prices; a filled slot is marked."""
        s, b = self.view.row, self.view.board
        table = self._table(self._words("market"), "")
        for slot in range(1, SLOTS + 1):
            table.add_column(str(slot))
        table.add_column(self._words("title-supply"))
        for r, name in enumerate(RESOURCE_IDS):
            slots = [f"{b.price[r, k]}{'■' if s.market[r, k] else ' '}" for k in range(SLOTS)]
            table.add_row(self._name("resource", name), *slots, str(s.supply[r]))
        return table

    def _cards(self) -> Table:
        """The open building cards with their cost."""
        s, b = self.view.row, self.view.board
        title = self._words("cards", deck=(s.card_owner == IN_DECK).sum())
        table = self._table(title, "card", "cost", "vp", "site")
        for c, name in enumerate(CARD_IDS):
            if s.card_owner[c] == OPEN:
                site = self._words("yes" if b.card_site[c] else "no")
                table.add_row(self._name("place", name), self._short(b.card_cost[c]), str(b.card_vp[c]), site)
        return table

    def _temple(self) -> Table:
        """Blocks built of each section, and the next one's price."""
        s, b = self.view.row, self.view.board
        title = self._words("temple", tokens=tokens_left(s, b))
        table = self._table(title, "section", "blocks", "cost", "vp")
        built = int(s.blocks)
        now = int(section_of(s, b)) if s.blocks < b.blocks else NONE
        for k, section in enumerate(SECTION_IDS):
            size = int(b.section_blocks[k])
            done = max(0, min(built, size))
            built -= size
            name = ("▸ " if k == now else "  ") + self._name("section", section)
            table.add_row(name, f"{done}/{size}", self._short(b.section_cost[k]), str(b.section_vp[k]))
        return table

    def _hand(self, seat: int) -> str:
        """The cards of a hand as far as they are seen, by the words that are typed for them."""
        s = self.view.row
        cards = s.hand[seat] + s.drawn[seat]
        known = [f"{int(cards[k])}×{KIND_IDS[k]}" if cards[k] > 1 else KIND_IDS[k] for k in range(KINDS) if cards[k]]
        hidden = self._words("hidden", number=cards[KINDS]) if cards[KINDS] else ""
        return ", ".join(known) + hidden or "–"

    def _players(self) -> Table:
        """Everybody in turn order."""
        s, b = self.view.row, self.view.board
        columns = ("", "player", "vp", "stock", "pawns", "tokens", "fortune", "built")
        table = self._table(self._words("players"), *columns)
        order = [int(seat) for seat in s.order[: b.players]]
        for position, seat in enumerate(order if NOBODY not in order else range(b.players), 1):
            built = [name_of("place", name) for c, name in enumerate(CARD_IDS) if s.card_owner[c] == seat]
            office = f" {self._words('high-priest')}" if s.high_priest == seat else ""
            table.add_row(
                str(position),
                Text(f"{self.view.player(seat)} [{self._mark(seat)}]", STYLES[seat]),
                str(s.score[seat]),
                self._short(s.stock[seat]),
                str(s.pawns[seat]),
                f"{s.tokens[seat]}{office}",
                self._hand(seat),
                self.in_words(listed(built)) if built else "",
            )
        return table
