"""Positions of Jerusalem built in the specification's words, for tests and studies."""

from collections.abc import Mapping, Sequence
from typing import Any

from outremer.core import engine
from outremer.core.errors import OutremerError, unknown
from outremer.core.game import Game
from outremer.core.pending import answered, ask
from outremer.core.position import Position
from outremer.games.jerusalem.names import AREA_IDS, CARD_IDS, EVENT_IDS, OFFICE_IDS, SEATS, Decision, Stage
from outremer.games.jerusalem.rules.city import NOBODY
from outremer.games.jerusalem.rules.flow import advance

PHASES = {
    "set_aside": Stage.SET_ASIDE,
    "opener": Stage.OPENER,
    "auction": Stage.AUCTION,
    "draft": Stage.DRAFT,
    "deploy": Stage.DEPLOY,
    "tower": Stage.TOWER,
    "privileges": Stage.PRIVILEGES,
    "income": Stage.INCOME,
    "gifts": Stage.GIFTS,
    "build": Stage.BUILD,
    "event": Stage.EVENT,
    "marker": Stage.MARKER,
    "round_end": Stage.ROUND_END,
    "game_end": Stage.GAME_END,
}


def _number(words: Sequence[str], word: str, kind: str) -> int:
    if word not in words:
        raise unknown(kind, word, list(words))
    return words.index(word)


def build(
    game: Game,
    *,
    phase: str = "deploy",
    seat: str | None = None,
    round: int = 1,
    offices: Mapping[str, int | str | None] | None = None,
    last_offices: Mapping[str, int] | None = None,
    squires: Mapping[str, Mapping[str, int]] | None = None,
    screen: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    silver: Mapping[str, int] | None = None,
    prestige: Mapping[str, int] | None = None,
    floors: Mapping[str, int] | None = None,
    barons: Mapping[str, str] | None = None,
    foreign_baron: tuple[str, str | None] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    aside: Sequence[str] = (),
    discard: Sequence[str] = (),
    events: Mapping[int, str] | None = None,
    opener: str | None = None,
    turn_begun: bool = True,
) -> Position:
    """A position at the start of a phase or step, or (`deploy`) in the turn of `seat`.

    Players are named by colour (Blue, Red, Yellow, Green: seats 0 to 3); what is not named is as at
    the start of the game, except that everybody has an office from the draft on (the lowest number
    on seat 0). `supply` may be lowered below what the other numbers leave. With `turn_begun=False` the
    turn of `seat` starts with its base squires. Chance outcomes are played by hand.
    """
    rows = game.info.state.empty()
    engine.begin(rows, game.boards)
    s, b = rows[0], game.boards[0]
    answered(s)
    s.at = 0

    def player(colour: str) -> int:
        return _number(game.info.colours[: game.players], colour, "player")

    if phase not in PHASES:
        raise unknown("phase", phase, list(PHASES))
    s.stage = PHASES[phase]
    s.round_no = round
    if PHASES[phase] > Stage.AUCTION:
        for p in range(game.players):
            s.office[p] = SEATS - game.players + 1 + p
    for colour, office in (offices or {}).items():
        s.office[player(colour)] = OFFICE_IDS.index(office) + 1 if isinstance(office, str) else office or 0
    for field, given in (
        (s.last_office, last_offices),
        (s.screen, screen),
        (s.silver, silver),
        (s.prestige, prestige),
        (s.floors, floors),
    ):
        for colour, number in (given or {}).items():
            field[player(colour)] = number
    for area, by_colour in (squires or {}).items():
        for colour, number in by_colour.items():
            s.squires[player(colour), _number(AREA_IDS, area, "area")] = number
    for p in range(game.players):
        s.supply[p] = b.squires_per_colour - s.screen[p] - s.squires[p].sum()
        if s.supply[p] < 0:
            raise OutremerError(f"{game.info.colours[p]} has {-s.supply[p]} squires too many")
    for colour, number in (supply or {}).items():
        s.supply[player(colour)] = number
    for colour, area in (barons or {}).items():
        s.baron[_number(AREA_IDS, area, "area")] = player(colour)
    if foreign_baron is not None:
        s.foreign_owner = player(foreign_baron[0])
        if foreign_baron[1] is not None:
            s.foreign_area = _number(AREA_IDS, foreign_baron[1], "area")
            s.baron[s.foreign_area] = s.foreign_owner
    for pile, cards in (
        *((s.hand[player(colour)], cards) for colour, cards in (hands or {}).items()),
        (s.aside, aside),
        (s.discard, discard),
    ):
        for card in cards:
            kind = _number(CARD_IDS, card, "card")
            if s.deck[kind] == 0:
                raise OutremerError(f"no {card} is left in the deck")
            s.deck[kind] -= 1
            pile[kind] += 1
    for number, event in (events or {}).items():
        s.event_at[number] = _number(EVENT_IDS, event, "event")
    s.opener = player(opener) if opener else 0
    if seat is not None:
        s.at = s.office[player(seat)] - (SEATS - game.players + 1)
    if phase == "deploy" and turn_begun:
        ask(s, Decision.TURN, player(seat) if seat else _first(s, game.players), 0, 0)
    advance(s, b)
    return Position(game, rows, seed=None)


def _first(s: Any, players: int) -> int:
    """The seat that is first in player order."""
    return min((p for p in range(players) if s.office[p]), key=lambda p: int(s.office[p]), default=NOBODY)
