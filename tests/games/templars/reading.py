"""Positions of Templars' Journey read in the rulebook's words."""

from typing import Any

import outremer
from outremer import CHANCE, EVERYTHING, Position
from outremer.core.options import Value
from outremer.games.templars.names import COLOUR_IDS, EDICT_SPACE_IDS, TERRITORY_IDS
from outremer.testing import position

BLUE, RED, GREEN, YELLOW, ORANGE = range(5)


def build(players: int = 3, options: dict[str, Value] | None = None, **words: Any) -> Position:
    """A position in the specification's words."""
    return position("templars", players=players, options=options, **words)


def by_hand(players: int = 3, **options: Value) -> Position:
    """A new game whose chance is played by hand."""
    return outremer.load("templars", players=players, options=options).start_by_hand()


def dealt(players: int = 3, seed: int = 1, **options: Value) -> Position:
    """A new game at its first decision."""
    return outremer.load("templars", players=players, options=options).start(seed=seed)


def cards(pos: Position, **chosen: int) -> Position:
    """All players choose their cards: `cards(pos, blue=1, red=5, green=6)`."""
    for colour, card in chosen.items():
        pos.play(f"commit:{card}", seat=COLOUR_IDS.index(colour))
    return pos


def playing(players: int = 3, options: dict[str, Value] | None = None, *, by: str = "blue", **words: Any) -> Position:
    """A position in which all cards are chosen; the others (not `by`) have chosen what `others` says."""
    card = words.pop("card")
    others = words.pop("others")
    colours = [c for c in COLOUR_IDS[:players] if c != by]
    chosen = {by: card} | dict(zip(colours, others, strict=True))
    words.setdefault("pope", "A1.G1")
    return build(players, options, phase="cards", committed=chosen, **words)


def options(pos: Position) -> set[str]:
    """The legal actions, as the specification writes them."""
    return {written(action.text) for action in pos.legal()}


def written(text: str) -> str:
    """An action's text as section 6 writes it: `remove_knight:roma:blue`."""
    return text.replace(" ", ":")


def asked(pos: Position) -> tuple[str | None, str | None]:
    """Who is asked what: a colour and a decision; ("chance", None) or (None, None) when nobody is."""
    shown = pos.view(EVERYTHING).show()
    who = shown["to_move"]
    return (COLOUR_IDS[who] if isinstance(who, int) else who), shown["decision"]


def play(pos: Position, *actions: str) -> Position:
    """Play actions one after another, each by who is asked."""
    for action in actions:
        pos.play(action)
    return pos


def city(pos: Position, name: str) -> dict[str, int]:
    """The knights in a city by colour."""
    column = pos.row.knights[:, TERRITORY_IDS.index(name)]
    return {COLOUR_IDS[seat]: int(n) for seat, n in enumerate(column) if n}


def ship(pos: Position, space: str) -> dict[str, int]:
    """The knights on a ship by colour."""
    column = pos.row.aboard[:, EDICT_SPACE_IDS.index(space)]
    return {COLOUR_IDS[seat]: int(n) for seat, n in enumerate(column) if n}


def of(pos: Position, field: str, colour: str) -> int:
    """A number of one player."""
    return int(pos.row[field][COLOUR_IDS.index(colour)])


def each(pos: Position, field: str) -> list[int]:
    """A number of every player, in the order of the seats."""
    return [int(n) for n in pos.row[field][: pos.game.players]]


def gold_at(pos: Position, *territories: str) -> list[int]:
    """The gold lying in territories."""
    return [int(pos.row.gold_at[TERRITORY_IDS.index(t)]) for t in territories]


def templars(pos: Position, colour: str) -> list[str]:
    """Where a player's Templars stand."""
    return [TERRITORY_IDS[int(t)] for t in pos.row.templar[COLOUR_IDS.index(colour)]]


def edict(pos: Position, name: str) -> str:
    """Where an edict is: a space, a colour, "box" or "left"."""
    place = int(pos.row.edict[TERRITORY_IDS.index(name)])
    if place >= 10:
        return COLOUR_IDS[place - 10]
    return {-1: "box", -2: "left"}.get(place) or EDICT_SPACE_IDS[place]


def pope(pos: Position) -> str:
    """The space of the Pope."""
    return str(pos.view(EVERYTHING).show()["pope"])


def tiles(pos: Position) -> set[str]:
    """The cities whose tile is on the board."""
    return {t for n, t in enumerate(TERRITORY_IDS) if pos.row.tile[n]}


def start_player(pos: Position) -> str:
    """Who holds the start player marker."""
    return COLOUR_IDS[int(pos.row.start_player)]


def refused(pos: Position, action: str, seat: int | None = None) -> tuple[str, dict[str, Any]]:
    """The code and the numbers of the refusal of an action."""
    reason = pos.why(action, seat)
    assert reason is not None, f"{action} is legal"
    return reason.code, dict(reason.numbers)


def draw(pos: Position, *outcomes: str) -> Position:
    """Play chance outcomes by hand."""
    for outcome in outcomes:
        assert pos.seat == CHANCE
        pos.play(outcome)
    return pos
