"""Positions of Templars' Journey built in the specification's words, for tests and studies."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from outremer.core import engine
from outremer.core.errors import OutremerError, unknown
from outremer.core.game import Game
from outremer.core.pending import answered
from outremer.core.position import Position
from outremer.games.templars.names import (
    CARDS,
    EDICT_SPACE_IDS,
    EDICT_SPACES,
    MISSION_IDS,
    MISSIONS,
    MISSIONS_IN_PLAY,
    SHIPS_PER_ROUND,
    SPACES,
    TEMPLARS,
    TERRITORY_IDS,
    TRACK_IDS,
    Stage,
)
from outremer.games.templars.rules.city import LEFT, OWNED
from outremer.games.templars.rules.flow import advance
from outremer.games.templars.rules.setup import lay_gold

PHASES = {
    "knights": Stage.PLACE_KNIGHTS,
    "templars": Stage.PLACE_TEMPLARS,
    "pope": Stage.POPE,
    "flag": Stage.FLAG,
    "leader": Stage.LEADER,
    "cards": Stage.CARDS,
    "ship_round": Stage.SHIP_ROUND,
    "refill": Stage.REFILL,
    "final_scoring": Stage.FINAL_SCORING,
    "over": Stage.OVER,
}

USUAL_CITIES = ("london", "paris", "bordeaux", "barcelona", "coeln", "venezia", "roma")
"""Whose edicts lie on E1 to E7 unless a position says otherwise."""
USUAL_PLACE = "wien"

ByColour = Mapping[str, int]


def _number(words: Sequence[str], word: str, kind: str) -> int:
    if word not in words:
        raise unknown(kind, word, list(words))
    return words.index(word)


def build(
    game: Game,
    *,
    phase: str = "pope",
    start_player: str = "blue",
    pope: str = "A1.S",
    edicts: Mapping[str, str] | None = None,
    owned: Mapping[str, Sequence[str]] | None = None,
    tiles: Mapping[str, int] | None = None,
    gold_at: Mapping[str, int] | None = None,
    knights: Mapping[str, ByColour] | None = None,
    aboard: Mapping[str, ByColour] | None = None,
    templars: Mapping[str, Sequence[str]] | None = None,
    gold: ByColour | None = None,
    supply: ByColour | None = None,
    temple: ByColour | None = None,
    vp: ByColour | None = None,
    missions: Mapping[str, str] | None = None,
    open_missions: Sequence[str] = (),
    committed: ByColour | None = None,
    flag_used: bool = False,
) -> Position:
    """A position at the start of a phase; with all cards `committed`, `cards` goes on to the card actions.

    Players are named by colour (blue, red, green, yellow, orange: seats 0 to 4, clockwise). `pope` also
    says which action round it is; edict spaces scored before are empty. `edicts` puts cities on spaces,
    the usual ones fill the rest; `owned` gives edicts to players. `tiles` gives cities a tile of that
    capacity. What is not named is as after the deal, with all Templars in Wien; `supply` is what the other
    numbers leave, or what is said. Chance outcomes are played by hand.
    """
    rows = game.info.state.empty()
    engine.begin(rows, game.boards)
    s, b = rows[0], game.boards[0]
    answered(s)
    if phase not in PHASES:
        raise unknown("phase", phase, list(PHASES))
    s.stage = PHASES[phase]
    s.start_player = _player(game, start_player)
    space = _number(TRACK_IDS, pope, "space")
    s.round_no, s.pope = space // SPACES + 1, space % SPACES
    s.flag_used = flag_used
    _lay_edicts(s, game, edicts or {}, owned or {})
    _lay_tiles(s, b, tiles or {})
    lay_gold(s, b, 0)
    for territory, amount in (gold_at or {}).items():
        s.gold_at[_number(TERRITORY_IDS, territory, "territory")] = amount
    if s.stage > Stage.PLACE_TEMPLARS:
        _place_templars(s, game, templars or {})
    _place_knights(s, game, knights or {}, aboard or {})
    for field, given in ((s.gold, gold), (s.temple, temple), (s.vp, vp)):
        for seat, amount in _by_seat(game, given or {}):
            field[seat] = amount
    for seat in range(game.players):
        s.supply[seat] -= s.knights[seat].sum() + s.aboard[seat].sum() + s.temple[seat]
        if s.supply[seat] < 0:
            raise OutremerError(f"{game.info.colours[seat]} has {-s.supply[seat]} knights too many")
    for seat, amount in _by_seat(game, supply or {}):
        s.supply[seat] = amount
    _deal_missions(s, game, missions or {}, open_missions)
    for seat, card in _by_seat(game, committed or {}):
        if not 1 <= card <= CARDS:
            raise OutremerError(f"there is no action card {card}")
        s.committed[seat] = card
    advance(s, b)
    return Position(game, rows, seed=None)


def _player(game: Game, colour: str) -> int:
    return _number([c.lower() for c in game.info.colours[: game.players]], colour, "player")


def _by_seat(game: Game, given: ByColour) -> Iterator[tuple[int, int]]:
    for colour, amount in given.items():
        yield _player(game, colour), amount


def _lay_edicts(s: Any, game: Game, edicts: Mapping[str, str], owned: Mapping[str, Sequence[str]]) -> None:
    """Edicts on the spaces not yet scored, on player boards, or out of the game."""
    taken = {_number(TERRITORY_IDS, city, "city") for city in edicts.values()}
    for colour, cities in owned.items():
        for city in cities:
            number = _number(TERRITORY_IDS, city, "city")
            s.edict[number] = OWNED + _player(game, colour)
            taken.add(number)
    usual = [c for c in map(TERRITORY_IDS.index, USUAL_CITIES) if c not in taken]
    usual += [c for c in range(len(TERRITORY_IDS)) if c not in taken and c not in usual]
    scored = (int(s.round_no) - 1) * SHIPS_PER_ROUND
    if s.stage in (Stage.REFILL, Stage.FINAL_SCORING):
        scored += SHIPS_PER_ROUND
    for number in usual[: max(0, scored - sum(map(len, owned.values())))]:
        s.edict[number] = LEFT
    usual = [c for c in usual if s.edict[c] != LEFT]
    for space in range(scored, EDICT_SPACES):
        name = EDICT_SPACE_IDS[space]
        s.edict[TERRITORY_IDS.index(edicts[name]) if name in edicts else usual.pop(0)] = space
    if strange := [name for name in edicts if name not in EDICT_SPACE_IDS[scored:]]:
        raise unknown("edict space", strange[0], list(EDICT_SPACE_IDS[scored:]))


def _lay_tiles(s: Any, b: Any, tiles: Mapping[str, int]) -> None:
    """A tile for each city on the track, of the capacity asked for."""
    left = list(range(1, len(b.capacity)))
    cities = [city for city in range(len(TERRITORY_IDS)) if 0 <= s.edict[city] < OWNED]
    for name, capacity in tiles.items():
        city = _number(TERRITORY_IDS, name, "city")
        fitting = [tile for tile in left if b.capacity[tile] == capacity]
        if city not in cities or not fitting:
            raise OutremerError(f"no tile of {capacity} for {name}: no edict on the track, or none left")
        s.tile[city] = fitting[0]
        left.remove(fitting[0])
    for city in cities:
        if s.tile[city] == 0:
            s.tile[city] = left.pop()


def _place_templars(s: Any, game: Game, templars: Mapping[str, Sequence[str]]) -> None:
    for seat in range(game.players):
        colour = game.info.colours[seat].lower()
        where = templars.get(colour, (USUAL_PLACE,) * TEMPLARS)
        if len(where) != TEMPLARS:
            raise OutremerError(f"{colour} needs {TEMPLARS} Templars, not {len(where)}")
        for templar, territory in enumerate(where):
            s.templar[seat, templar] = _number(TERRITORY_IDS, territory, "territory")
    if strange := [colour for colour in templars if colour.title() not in game.info.colours[: game.players]]:
        raise unknown("player", strange[0], [c.lower() for c in game.info.colours[: game.players]])


def _place_knights(s: Any, game: Game, knights: Mapping[str, ByColour], aboard: Mapping[str, ByColour]) -> None:
    b = game.boards[0]
    for name, by_colour in knights.items():
        city = _number(TERRITORY_IDS, name, "city")
        for seat, count in _by_seat(game, by_colour):
            s.knights[seat, city] = count
        if s.knights[:, city].sum() > b.capacity[s.tile[city]]:
            raise OutremerError(f"{name} has room for {b.capacity[s.tile[city]]} knights")
    for space, by_colour in aboard.items():
        for seat, count in _by_seat(game, by_colour):
            s.aboard[seat, _number(EDICT_SPACE_IDS, space, "ship")] = count


def _deal_missions(s: Any, game: Game, missions: Mapping[str, str], open_missions: Sequence[str]) -> None:
    """The missions named, the others in the order of the list."""
    named = {_number(MISSION_IDS, name, "mission") for name in (*missions.values(), *open_missions)}
    left = [mission for mission in range(MISSIONS) if mission not in named]
    by_seat = {_player(game, colour): MISSION_IDS.index(name) for colour, name in missions.items()}
    for seat in range(game.players):
        mission = by_seat[seat] if seat in by_seat else left.pop(0)
        s.mission[seat, mission] = 1
        s.box[mission] = 0
    for place in range(MISSIONS_IN_PLAY - game.players):
        mission = MISSION_IDS.index(open_missions[place]) if place < len(open_missions) else left.pop(0)
        s.open_missions[mission] = 1
        s.box[mission] = 0
