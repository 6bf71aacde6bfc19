"""The board of Jerusalem drawn as text, for a terminal of 100 columns or of 80."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from outremer.core.message import Message, listed, message
from outremer.core.view import View
from outremer.core.words import words
from outremer.games.jerusalem import names
from outremer.games.jerusalem.names import AREA_IDS, CENTRE_IDS, EVENT_IDS, OFFICE_IDS, Centre, Event, amount, name_of
from outremer.games.jerusalem.rules.build import floor_cost
from outremer.games.jerusalem.rules.city import NOBODY, privilege_winner, squires_in_centre
from outremer.games.jerusalem.view import show

SHAPES = "●▲■◆"
STYLES = ("bold bright_blue", "bold bright_red", "bold bright_yellow", "bold bright_green")
WIDE, NARROW = 100, 80
MAP = ((Centre.PALACE, Centre.TOWER, Centre.TEMPLARS), (Centre.PATRIARCHATE, Centre.MARKET, Centre.NOBILITY))
"""The centres as they lie on the board (3.9)."""
PRIVILEGES = (Centre.PATRIARCHATE, Centre.MARKET, Centre.NOBILITY)
"""The centres that grant one."""
STRUCK = {
    Event.HEIR: (Centre.PALACE,),
    Event.ELECTION: (Centre.PATRIARCHATE, Centre.NOBILITY),
    Event.TAX: (Centre.MARKET,),
    Event.WAR: (Centre.TEMPLARS,),
}
"""The centres an event strikes."""
LEGEND = ("control", "prestige", "silver")
"""The lines of the legend."""
PIECE = 5
"""Columns of a seat's squires: shape, letter, two digits, star."""
PAIRS = 2
"""Lines for the squires of a small area, two seats in each."""


class BoardText:
    """A view of the board. Seats are told by colour, shape and letter, never by colour alone."""

    def __init__(self, view: View, language: str) -> None:
        s, b = view.row, view.board
        self._in_words = words(language)
        self.view = view
        self.shown = show(view)
        self.seats: list[dict[str, Any]] = self.shown["seats"]
        self.event = int(s.event_at[int(s.round_no)])
        self.ordered = all(seat["office"] for seat in self.seats)
        self.next_floor = [int(floor_cost(s, b, int(s.floors[p]) + 1)) for p in range(len(self.seats))]
        self.leaders = {centre: self._leader(centre) for centre in PRIVILEGES}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        yield self._track()
        yield from self._city(WIDE if wide else NARROW)
        yield self._players(wide)
        yield from self._state()
        yield from self._secrets()

    def _words(self, label: str, **args: Any) -> str:
        """A label of the board."""
        return self._in_words(message(f"jerusalem-board-{label}", **args))

    def _name(self, kind: str, word: str) -> str:
        """What a thing is called."""
        return self._in_words(name_of(kind, word))

    def _leader(self, centre: Centre) -> tuple[int, int] | None:
        """Who would win the privilege now, and with how many squires; nobody while a tie cannot be settled."""
        s, b = self.view.row, self.view.board
        sums = [int(squires_in_centre(s, centre, seat)) for seat in range(len(self.seats))]
        if max(sums) == 0 or (sums.count(max(sums)) > 1 and not self.ordered):
            return None
        winner = int(privilege_winner(s, b, centre))
        return winner, sums[winner]

    def _piece(self, seat: int, words: str = "") -> Text:
        """A seat's mark: shape and letter in its colour."""
        return Text(f"{SHAPES[seat]}{self.seats[seat]['colour'][0]}{words}", STYLES[seat])

    def _track(self) -> Text:
        """The rounds with their events, and the deck."""
        now, events = self.shown["round"], self.shown["events"]
        line = Text(f"{self._words('round')} ", "bold")
        for number in range(1, names.ROUNDS + 1):
            space = str(number)
            if space in events:
                space += f" {self._words(f'event-{events[space]}')}"
            elif names.FIRST_EVENT_ROUND <= number <= names.LAST_EVENT_ROUND:
                space += " ?"
            elif number == names.ROUNDS:
                space += f" {self._words('gifts')}"
            if number == now:
                line.append(f"[{space}]", "bold reverse")
            else:
                line.append(f" {space} ", "dim" if number < now else "")
            line.append("─" if number < names.ROUNDS else "", "dim")
        deck = self._words("deck", deck=self.shown["deck"], played=sum(self.shown["discard"].values()))
        return line.append(f"  {deck}", "dim")

    # --- the city: three by two cells, their borders drawn by hand ------------------------------

    def _city(self, width: int) -> Iterable[Text]:
        inner = (width - 4) // 3
        upper, lower = ([self._cell(centre, inner) for centre in row] for row in MAP)
        yield self._border("┌┬┐", [self._title(centre) for centre in MAP[0]], inner)
        yield from self._beside(upper)
        yield self._border("├┼┤", [self._title(centre) for centre in MAP[1]], inner)
        yield from self._beside(lower)
        yield self._border("└┴┘", [self._foot(centre) for centre in MAP[1]], inner)

    def _border(self, corners: str, words: list[Text], inner: int) -> Text:
        line = Text(corners[0], "dim")
        for place, word in enumerate(words, 1):
            line.append("─ ", "dim").append_text(word).append(" " + "─" * (inner - 3 - word.cell_len), "dim")
            line.append(corners[1] if place < len(words) else corners[2], "dim")
        return line

    def _beside(self, cells: list[list[Text]]) -> Iterable[Text]:
        for parts in zip(*cells, strict=True):
            line = Text("│", "dim")
            for part in parts:
                line.append_text(part).append("│", "dim")
            yield line

    def _title(self, centre: Centre) -> Text:
        """The centre's name; a sign if this round's event strikes it."""
        struck = self.event != NOBODY and centre in STRUCK[Event(self.event)]
        return Text(self._name("centre", CENTRE_IDS[centre]).upper(), "bold").append(" !" if struck else "", "bold red")

    def _foot(self, centre: Centre) -> Text:
        """The centre's privilege and who would win it."""
        leader = self.leaders[centre]
        privilege = Text(self._words(f"privilege-{CENTRE_IDS[centre]}"), "italic dim")
        return privilege if leader is None else Text.assemble(privilege, " ", self._piece(leader[0], f" {leader[1]}"))

    def _cell(self, centre: Centre, inner: int) -> list[Text]:
        """A centre: its large area above its two small ones."""
        first = centre * names.AREAS_PER_CENTRE
        area = AREA_IDS[first]
        if area in self.shown["closed"]:
            closed = ("", f" {self._words('closed')}", f" {self._words('closed-why')}", *("",) * PAIRS)
            return [_fit(Text(line, "dim"), inner) for line in closed]
        large = self._words("large")
        if centre == Centre.TOWER:
            large += f" {self._words('tower', silver=self.view.board.tower_silver)}"
        lines = [self._heading(large, area, inner), _fit(self._row(area, range(len(self.seats))), inner)]
        if centre == Centre.TOWER:
            return lines + [_fit(Text(f" {self._words(f'legend-{line}')}", "dim"), inner) for line in LEGEND]
        left = self._small(self._words("left"), AREA_IDS[first + 1], inner // 2)
        right = self._small(self._words("right"), AREA_IDS[first + 2], inner - inner // 2 - 1)
        return lines + [Text.assemble(one, ("┊", "dim"), other) for one, other in zip(left, right, strict=True)]

    def _small(self, place: str, area: str, width: int) -> list[Text]:
        """A small area: its heading and two seats' squires in each line."""
        pairs = [range(2 * pair, min(2 * pair + 2, len(self.seats))) for pair in range(PAIRS)]
        return [self._heading(place, area, width), *(_fit(self._row(area, pair), width) for pair in pairs)]

    def _heading(self, place: str, area: str, width: int) -> Text:
        """The name, the income and the baron of an area."""
        found = self.shown["city"][area]
        income = "".join(f"{number}{self._words(f'letter-{resource}')}" for resource, number in found["income"].items())
        line = Text.assemble(f" {place}", (f" {income}", "cyan"))
        if found["baron"] is not None:
            baron = Text.assemble("♜", self._piece(found["baron"]), style="reverse")
            line.append(" " if line.cell_len + 1 + baron.cell_len <= width else "").append_text(baron)
        return _fit(line if line.cell_len <= width else line[1:], width)

    def _row(self, area: str, seats: range) -> Text:
        """The squires of some seats, each in its place; a star for who controls the area."""
        squires, controller = self.shown["city"][area]["squires"], self.shown["city"][area]["controller"]
        if not any(squires):
            return Text(" –" if 0 in seats else "", "dim")
        settled = self.ordered or squires.count(max(squires)) == 1
        line = Text()
        for seat in seats:
            star = "*" if settled and seat == controller else " "
            piece = self._piece(seat, f"{squires[seat]:>2}{star}") if squires[seat] else Text(" " * PIECE)
            line.append(" ").append_text(piece)
        return line

    # --- below the city -------------------------------------------------------------------------

    def _players(self, wide: bool) -> Table:
        """All players: office, tower, prestige, baron; what lies behind the screens only where it is open."""
        lies_open = any(seat["silver"] is not None for p, seat in enumerate(self.seats) if p != self.view.seat)
        sums = ("silver", "squires", "cards") if lies_open else ()
        table = Table(box=None, padding=(0, 3 if wide else 1, 0, 0), header_style="dim", pad_edge=False)
        for title in ("seat", "office", "tower"):
            table.add_column(self._words(f"title-{title}"))
        for title in ("prestige", "next", *sums):
            table.add_column(self._words(f"title-{title}"), justify="right")
        table.add_column(self._words("title-baron"))
        for p, seat in enumerate(self.seats):
            mark = "►" if p == self.shown["to_move"] else " "
            you = f" {self._words('you')}" if p == self.view.seat else ""
            office = self._name("office", seat["office"]) if seat["office"] else "–"
            table.add_row(
                Text.assemble(f"{mark}{p} ", self._piece(p), f" {seat['name']}{you}"),
                office,
                Text.assemble((f"{seat['floors']} ", "bold"), ("▮" * seat["floors"], STYLES[p])),
                str(seat["prestige"]),
                self._words("costs", cost=self.next_floor[p]),
                *("?" if seat[key] is None else str(seat[key]) for key in sums),
                (seat["baron"] or "–") + self._white_baron(seat["foreign_baron"]),
            )
        return table

    def _white_baron(self, area: str | None) -> str:
        """Where a player's white baron stands, if he has it."""
        if area is None:
            return ""
        return f" {self._words('white', area=area if area in AREA_IDS else message('jerusalem-board-unplaced'))}"

    def _state(self) -> Iterable[Text]:
        """The event of the round, the auction, the squires that came this turn."""
        if self.event != NOBODY:
            struck = [name_of("centre", CENTRE_IDS[centre]) for centre in STRUCK[Event(self.event)]]
            event = name_of("event", EVENT_IDS[self.event])
            told = self._words("strikes", event=event, centres=listed(struck, joint="common-list-and"))
            yield Text.assemble(("!", "bold red"), f" {told}")
        if not self.ordered and self.shown["to_move"] is not None:
            yield self._auction()
        fresh = (self.shown["turn"] or {}).get("fresh")
        if fresh:
            areas = [message("jerusalem-board-fresh-area", area=area, number=n) for area, n in fresh.items()]
            yield Text(self._words("fresh", areas=listed(areas)))

    def _auction(self) -> Text:
        """The offices: whose they are, the one being auctioned, and who has passed."""
        line, auction = Text(self._words("offices")), self.shown["auction"]
        for office, word in enumerate(OFFICE_IDS, 1):
            if not self.view.board.office_used[office]:
                continue
            squires = self.view.board.base_squires[office]
            line.append(f"  {self._words('office', office=name_of('office', word), squires=squires)} ")
            holders = [p for p, seat in enumerate(self.seats) if seat["office"] == word]
            if holders:
                line.append_text(self._piece(holders[0]))
            elif auction and auction["office"] == word:
                bid = self._words("bid", bid=auction["bid"])
                line.append_text(Text.assemble(f"{bid} ", self._piece(auction["bidder"]), style="reverse"))
            else:
                line.append(self._words("free"), "dim")
        if auction and auction["passed"]:
            line.append(f"  {self._words('passed')} ").append_text(
                Text(" ").join(self._piece(p) for p in auction["passed"])
            )
        return line

    def _secrets(self) -> Iterable[Text]:
        """What lies behind the screens, as far as this viewer may look."""
        for p, seat in enumerate(self.seats):
            if seat["hand"] is None:
                continue
            hand = _cards(seat["hand"]) if seat["hand"] else message("jerusalem-board-no-card")
            if p != self.view.seat:
                yield Text.assemble(self._piece(p), f" {self._words('hand', cards=hand)}")
                continue
            squires = amount("squire", seat["squires"])
            behind = self._words("behind", silver=seat["silver"], squires=squires, supply=seat["supply"], cards=hand)
            yield Text.assemble(self._seen_by(), behind)
        aside = self.shown["set_aside"]["cards"]
        if aside:
            yield Text.assemble(self._seen_by(), self._words("aside", cards=_cards(aside)))

    def _seen_by(self) -> Text:
        everybody = self.view.row.screens_off  # J841
        return Text(f"{self._words('everybody' if everybody else 'only-you')} ", "bold magenta")


def _fit(text: Text, width: int) -> Text:
    """The text at exactly this width."""
    text.truncate(width, pad=True)
    return text


def _cards(cards: dict[str, int]) -> Message:
    """Cards by name, several of a kind with their number."""
    named = ((name_of("card", card), count) for card, count in cards.items())
    several = "jerusalem-board-several"
    return listed([card if count == 1 else message(several, number=count, card=card) for card, count in named])
