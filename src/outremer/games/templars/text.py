"""Templars' Journey in words: the board as text, the question being asked, what changed."""

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from outremer.core.pending import CHANCE, OVER, asked
from outremer.core.view import Change, View
from outremer.games.templars.names import (
    CARD_NAMES,
    CARDS,
    COLOUR_IDS,
    COUNTRY_NAMES,
    EDICT_SPACE_IDS,
    EDICT_SPACES,
    FLAG_IDS,
    HARBOUR,
    MISSION_NAMES,
    MISSIONS,
    SEVENTH,
    SHIPS,
    SHIPS_PER_ROUND,
    SPACE_IDS,
    SPACES,
    START_SPACE,
    TEMPLARS,
    TERRITORY_NAMES,
    Decision,
    Flag,
)
from outremer.games.templars.rules.cards import is_penalty
from outremer.games.templars.rules.city import IN_BOX, LEFT, NOBODY, OWNED, city_of_space
from outremer.games.templars.view import gold_shown

_STYLES = ("bright_blue", "bright_red", "green", "yellow", "dark_orange")
_LETTERS = ("B", "R", "G", "Y", "O")


def draw(view: View) -> Any:
    """The board as text: the Pope's track, the map, the edicts with their ships, the players."""
    return Group(_header(view), _pope(view), _map(view), _edicts(view), _players(view))


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", pad_edge=False, expand=False)
    for column in columns:
        table.add_column(column, justify="right" if column in ("gold", "VP", "supply", "temple", "ship") else "left")
    return table


def _pieces(counts: Any, players: int) -> Text:
    """Pieces by colour: `B2 R1`."""
    text = Text()
    for seat in range(players):
        if counts[seat]:
            text.append(f"{_LETTERS[seat]}{int(counts[seat])} ", style=_STYLES[seat])
    return text


def _missions(counts: Any) -> str:
    return ", ".join(MISSION_NAMES[m] for m in range(MISSIONS) if counts[m])


def _header(view: View) -> Text:
    s = view.row
    start = view.player(int(s.start_player)) if s.start_player != NOBODY else "nobody"
    return Text(f"Action round {int(s.round_no)} of 3, start player: {start}", style="bold")


def _pope(view: View) -> Text:
    """The track of this action round: each space with its lines, the Pope marked."""
    s, b = view.row, view.board
    text = Text("Pope's track: ", style="bold")
    for space in range(SPACES):
        targets = [SPACE_IDS[n] for n in range(SPACES) if b.line[space, n]]
        if targets or space == SPACES - 1:
            style = {Flag.GREEN: "green", Flag.RED: "red"}.get(Flag(int(b.flag[space])), "")
            name = f"[POPE {SPACE_IDS[space]}]" if space == s.pope else SPACE_IDS[space]
            text.append(name, style=f"{style} bold reverse" if space == s.pope else style)
            text.append(f"→{'/'.join(targets)}  " if targets else "")
    return text


def _map(view: View) -> Table:
    s, b = view.row, view.board
    table = _table("Map", "territory", "country", "gold", "city", "knights", "Templars", "edict", "neighbours")
    for t, name in enumerate(TERRITORY_NAMES):
        held = int(s.knights[: b.players, t].sum())
        room = f"{held}/{int(b.capacity[s.tile[t]])}{' full' if held >= b.capacity[s.tile[t]] else ''}"
        templars = [sum(int(s.templar[p, k] == t) for k in range(TEMPLARS)) for p in range(b.players)]
        table.add_row(
            name,
            COUNTRY_NAMES[int(b.country[t])],
            str(int(s.gold_at[t])),
            room if s.tile[t] else "-",
            _pieces(s.knights[:, t], b.players),
            _pieces(templars, b.players),
            _edict_of(view, t),
            ", ".join(TERRITORY_NAMES[n] for n in range(len(TERRITORY_NAMES)) if b.adjacent[t, n]),
        )
    return table


def _edict_of(view: View, city: int) -> str:
    place = int(view.row.edict[city])
    if place in (IN_BOX, LEFT):
        return "-"
    return view.player(place - OWNED) if place >= OWNED else EDICT_SPACE_IDS[place]


def _edicts(view: View) -> Table:
    s, b = view.row, view.board
    table = _table("Edicts and ships", "space", "scored in", "city", "ship", "aboard")
    for space in range(EDICT_SPACES):
        city = int(city_of_space(s, space))
        table.add_row(
            EDICT_SPACE_IDS[space],
            "final scoring" if space == SEVENTH else f"ship round {space // SHIPS_PER_ROUND + 1}",
            TERRITORY_NAMES[city] if city >= 0 else "-",
            str(int(b.ship[space])) if space < SHIPS else "-",
            _pieces(s.aboard[:, space], b.players) if space < SHIPS else Text(""),
        )
    table.caption = f"open missions: {_missions(s.open_missions) or 'none'}"
    table.caption_justify = "left"
    return table


def _players(view: View) -> Table:
    s, b = view.row, view.board
    table = _table("Players", "player", "VP", "gold", "supply", "temple", "edicts", "card", "mission")
    for seat in range(b.players):
        edicts = [TERRITORY_NAMES[c] for c in range(len(TERRITORY_NAMES)) if s.edict[c] == OWNED + seat]
        marker = " (start)" if seat == s.start_player else ""
        table.add_row(
            Text(f"{_LETTERS[seat]} {view.player(seat)}{marker}", style=_STYLES[seat]),
            str(int(s.vp[seat])),
            str(int(s.gold[seat])) if gold_shown(view, seat) else "?",
            str(int(s.supply[seat])),
            str(int(s.temple[seat])),
            ", ".join(edicts) or "-",
            _card(view, seat),
            _missions(s.mission[seat]) or "hidden",
        )
    return table


def _card(view: View, seat: int) -> str:
    s, b = view.row, view.board
    card = int(s.committed[seat])
    if card == 0:
        return "-"
    if card > CARDS:
        return "face down"
    penalty = " (penalty)" if s.revealed and is_penalty(s, b, seat) else ""
    return f"{card} {CARD_NAMES[int(b.card[card])]}{penalty}"


_QUESTIONS = {
    Decision.SETUP_KNIGHT: "place a knight in a city",
    Decision.SETUP_TEMPLAR: "place a Templar in a territory",
    Decision.POPE: "move the Pope",
    Decision.GREEN_FLAG: "place a knight by the green flag, or decline",
    Decision.RED_FLAG: "remove another player's knight by the red flag, or decline",
    Decision.LEADER: "give the start player marker away for the Pope's favour (Leader), or keep it",
    Decision.MARKER: "give the marker on (Leader), or accept it",
    Decision.COMMIT: "choose an action card",
    Decision.TAKE_GOLD: "take gold from a territory in reach",
    Decision.TAXES: "ask for Taxes and take more gold, or not",
    Decision.LOSE_KNIGHT: "lose one of your knights (penalty)",
    Decision.SAFE_CITY: "choose the city for your knights",
    Decision.SAFE_STEP: "place or remove a knight for 2 gold, throw the chance marker for 1, or end the action",
    Decision.CROSS: "the marker shows the cross: place or remove a knight, or decline",
    Decision.BLANK: "the marker shows blank: ask for a New chance, or accept it",
    Decision.RISKY_CITY: "choose the city for your exchange",
    Decision.RISKY_STEP: "exchange a knight for 2 gold, or end the action",
    Decision.PENALTY_CITY: "choose the city to remove knights from (penalty)",
    Decision.PENALTY_STEP: "remove a knight for 2 gold, or end (penalty)",
    Decision.TEMPLAR: "choose the Templar to move",
    Decision.STEP: "move the Templar, or stop",
    Decision.STOP_GREEN: "place a knight where the Templar stopped, or decline",
    Decision.STOP_RED: "remove a knight where the Templar stopped, or decline",
    Decision.SWAP: "swap the edict of the city where the Templar stopped, or not",
    Decision.WANT_SWAP: "announce a swap of edicts, or not",
    Decision.SWAP_PAIR: "name the edict to swap with",
    Decision.VETO: "veto the swap of edicts, or allow it",
    Decision.TAKE_ONE: "take gold from one territory you entered (penalty)",
}


def question(view: View) -> str:
    """Who must do what now."""
    mover = view.to_move
    if mover == OVER:
        return "The game has ended."
    if mover == CHANCE:
        return "Chance decides."
    decision = Decision(int(asked(view.row)))
    if decision is Decision.VETO and view.row.swap_with >= 0:
        here = int(view.row.templar[view.row.active, view.row.mover])
        pair = f"{TERRITORY_NAMES[here]} and {TERRITORY_NAMES[int(view.row.swap_with)]}"
        return f"{view.player(mover)}: veto the swap of the edicts of {pair}, or allow it."
    return f"{view.player(mover)}: {_QUESTIONS[decision]}."


_COUNTED = {
    "gold": "{who}: gold",
    "supply": "{who}: knights in the supply",
    "temple": "{who}: knights in the temple",
    "vp": "{who}: VP",
}


def say(change: Change, view: View) -> str:
    """A change in words; bookkeeping that follows from other changes is not worth a word."""
    index, before, after = change.index, change.before, change.after
    who = view.player(index[0]) if index else ""
    if change.field in _COUNTED:
        if change.field == "gold" and not gold_shown(view, index[0]):
            return f"{who}: gold {after - before:+d}"
        return f"{_COUNTED[change.field].format(who=who)} {before} → {after}"
    if change.field == "gold_at":
        return f"gold in {TERRITORY_NAMES[index[0]]} {before} → {after}"
    if change.field == "knights":
        return f"{COLOUR_IDS[index[0]]} knights in {TERRITORY_NAMES[index[1]]} {before} → {after}"
    if change.field == "aboard":
        return f"{COLOUR_IDS[index[0]]} knights on the ship of {EDICT_SPACE_IDS[index[1]]} {before} → {after}"
    if change.field == "templar":
        return f"{who}'s Templar {index[1] + 1} is in {TERRITORY_NAMES[after]}"
    if change.field == "pope":
        return f"the Pope is on {_space(view, after)}"
    if change.field == "round_no":
        return f"action round {after} begins"
    if change.field == "start_player":
        return f"{view.player(after)} is start player"
    if change.field == "edict":
        return f"the edict of {TERRITORY_NAMES[index[0]]} {_where(view, after)}"
    if change.field == "tile":
        return f"the city tile of {TERRITORY_NAMES[index[0]]} is {'laid' if after else 'gone'}"
    if change.field == "committed" and after:
        return f"{who} has chosen a card" if after > CARDS or not view.row.revealed else f"{who} plays card {after}"
    if change.field in ("mission", "open_missions") and after and index[-1] < MISSIONS:
        return f"mission: {MISSION_NAMES[index[-1]]}"
    return ""


def _space(view: View, space: int) -> str:
    if space == START_SPACE:
        return "the start space"
    if space == HARBOUR:
        return "the ship space"
    return f"{SPACE_IDS[space]} ({FLAG_IDS[int(view.board.flag[space])]} flag)"


def _where(view: View, place: int) -> str:
    if place == LEFT:
        return "leaves the game"
    return f"goes to {view.player(place - OWNED)}" if place >= OWNED else f"is on {EDICT_SPACE_IDS[place]}"
