"""The board of Templars' Journey drawn as text: the Pope's track, the map, the edicts with their ships, the players."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from outremer.core.message import Message, listed, message
from outremer.core.view import View
from outremer.core.words import words
from outremer.games.templars.names import (
    CARDS,
    COUNTRY_IDS,
    EDICT_SPACE_IDS,
    EDICT_SPACES,
    MISSION_IDS,
    MISSIONS,
    ROUNDS,
    SEVENTH,
    SHIPS,
    SHIPS_PER_ROUND,
    SPACE_IDS,
    SPACES,
    TEMPLARS,
    TERRITORIES,
    TERRITORY_IDS,
    Flag,
    deed,
    name_of,
)
from outremer.games.templars.rules.cards import is_penalty
from outremer.games.templars.rules.city import IN_BOX, LEFT, NOBODY, OWNED, city_of_space
from outremer.games.templars.view import gold_shown

STYLES = ("bright_blue", "bright_red", "green", "yellow", "dark_orange")
LETTERS = ("B", "R", "G", "Y", "O")
RIGHT = ("gold", "vp", "supply", "temple", "ship")
"""Columns of numbers."""


class BoardText:
    """A view of the board in a language."""

    def __init__(self, view: View, language: str) -> None:
        self.view = view
        self.in_words = words(language)

    def group(self) -> Group:
        """All of it."""
        return Group(self._header(), self._pope(), self._map(), self._edicts(), self._players())

    def _words(self, label: str, **args: Any) -> str:
        """A label of the board."""
        return self.in_words(message(f"templars-board-{label}", **args))

    def _territory(self, number: int) -> str:
        return self.in_words(name_of("territory", TERRITORY_IDS[number]))

    def _territories(self, numbers: Sequence[int]) -> str:
        return self.in_words(listed([name_of("territory", TERRITORY_IDS[t]) for t in numbers])) if numbers else ""

    def _table(self, title: str, *columns: str) -> Table:
        table = Table(title=self._words(title), title_justify="left", title_style="bold", pad_edge=False, expand=False)
        for column in columns:
            table.add_column(self._words(f"title-{column}"), justify="right" if column in RIGHT else "left")
        return table

    def _pieces(self, counts: Any) -> Text:
        """Pieces by colour: `B2 R1`."""
        text = Text()
        for seat in range(self.view.board.players):
            if counts[seat]:
                text.append(f"{LETTERS[seat]}{int(counts[seat])} ", style=STYLES[seat])
        return text

    def _header(self) -> Text:
        s = self.view.row
        nobody = message("templars-board-nobody")
        start = self.view.player(int(s.start_player)) if s.start_player != NOBODY else nobody
        return Text(self._words("head", round=s.round_no, rounds=ROUNDS, player=start), style="bold")

    def _pope(self) -> Text:
        """The track of this action round: each space with its lines, the Pope marked."""
        s, b = self.view.row, self.view.board
        text = Text(f"{self._words('track')} ", style="bold")
        for space in range(SPACES):
            targets = [SPACE_IDS[n] for n in range(SPACES) if b.line[space, n]]
            if targets or space == SPACES - 1:
                style = {Flag.GREEN: "green", Flag.RED: "red"}.get(Flag(int(b.flag[space])), "")
                name = self._words("pope", space=SPACE_IDS[space]) if space == s.pope else SPACE_IDS[space]
                text.append(name, style=f"{style} bold reverse" if space == s.pope else style)
                text.append(f"→{'/'.join(targets)}  " if targets else "")
        return text

    def _map(self) -> Table:
        s, b = self.view.row, self.view.board
        columns = ("territory", "country", "gold", "city", "knights", "templars", "edict", "neighbours")
        table = self._table("map", *columns)
        for t in range(TERRITORIES):
            held, capacity = int(s.knights[: b.players, t].sum()), int(b.capacity[s.tile[t]])
            room = self._words("full" if held >= capacity else "room", held=held, capacity=capacity)
            templars = [sum(int(s.templar[p, k] == t) for k in range(TEMPLARS)) for p in range(b.players)]
            table.add_row(
                self._territory(t),
                self.in_words(name_of("country", COUNTRY_IDS[int(b.country[t])])),
                str(int(s.gold_at[t])),
                room if s.tile[t] else "-",
                self._pieces(s.knights[:, t]),
                self._pieces(templars),
                self._edict_of(t),
                self._territories([n for n in range(TERRITORIES) if b.adjacent[t, n]]),
            )
        return table

    def _edict_of(self, city: int) -> str:
        place = int(self.view.row.edict[city])
        if place in (IN_BOX, LEFT):
            return "-"
        return self.view.player(place - OWNED) if place >= OWNED else EDICT_SPACE_IDS[place]

    def _edicts(self) -> Table:
        s, b = self.view.row, self.view.board
        table = self._table("edicts", "space", "scored", "city", "ship", "aboard")
        for space in range(EDICT_SPACES):
            city = int(city_of_space(s, space))
            ship_round = self._words("ship-round", round=space // SHIPS_PER_ROUND + 1)
            table.add_row(
                EDICT_SPACE_IDS[space],
                self._words("final") if space == SEVENTH else ship_round,
                self._territory(city) if city >= 0 else "-",
                str(int(b.ship[space])) if space < SHIPS else "-",
                self._pieces(s.aboard[:, space]) if space < SHIPS else Text(""),
            )
        missions = _missions(s.open_missions) or message("templars-board-none")
        table.caption = self._words("open-missions", missions=missions)
        table.caption_justify = "left"
        return table

    def _players(self) -> Table:
        s, b = self.view.row, self.view.board
        table = self._table("players", "player", "vp", "gold", "supply", "temple", "edicts", "card", "mission")
        for seat in range(b.players):
            edicts = self._territories([c for c in range(TERRITORIES) if s.edict[c] == OWNED + seat])
            marker = f" {self._words('start')}" if seat == s.start_player else ""
            missions = _missions(s.mission[seat])
            table.add_row(
                Text(f"{LETTERS[seat]} {self.view.player(seat)}{marker}", style=STYLES[seat]),
                str(int(s.vp[seat])),
                str(int(s.gold[seat])) if gold_shown(self.view, seat) else "?",
                str(int(s.supply[seat])),
                str(int(s.temple[seat])),
                edicts or "-",
                self._card(seat),
                self.in_words(missions) if missions else self._words("hidden"),
            )
        return table

    def _card(self, seat: int) -> str:
        s, b = self.view.row, self.view.board
        card = int(s.committed[seat])
        if card == 0:
            return "-"
        if card > CARDS:
            return self._words("face-down")
        penalty = f" {self._words('penalty')}" if s.revealed and is_penalty(s, b, seat) else ""
        return self._words("card", number=card, deed=deed(b.card[card])) + penalty


def _missions(counts: Any) -> Message | None:
    """The missions of a pile whose faces are seen, None if there are none."""
    seen = [name_of("mission", MISSION_IDS[m]) for m in range(MISSIONS) if counts[m]]
    return listed(seen) if seen else None
