"""The deal and the initial placement (T1xx)."""

from outremer.core.pending import CHANCE, answered, ask
from outremer.core.rule import rule
from outremer.games.templars.codes import Why
from outremer.games.templars.names import (
    EDICT_SPACES,
    MISSIONS_IN_PLAY,
    TEMPLARS,
    TERRITORIES,
    Decision,
    Stage,
)
from outremer.games.templars.rules.city import IN_BOX, is_full, on_track, place_knight, templars_there
from outremer.games.templars.state import Board, State


@rule
def deal_edicts(s: State) -> None:
    """An edict on each edict space; the two left over are out of the game (T108, T109)."""
    if s.at == EDICT_SPACES:
        s.at = 0
        s.stage = Stage.TILES
    else:
        ask(s, Decision.DEAL_EDICT, CHANCE, 0, 0)


@rule
def edict_dealt(s: State, city: int) -> None:
    """Chance: the edict of a city lies on the next edict space."""
    answered(s)
    s.edict[city] = s.at
    s.at += 1


@rule
def edict_weight(s: State, city: int) -> int:
    """Each edict not dealt is equally likely."""
    return 1 if s.edict[city] == IN_BOX else 0


@rule
def deal_tiles(s: State, b: Board) -> None:
    """A tile in the territory of each city whose edict is in play, then the gold (T110, T112)."""
    while s.at < TERRITORIES and not on_track(s, s.at):
        s.at += 1
    if s.at == TERRITORIES:
        lay_gold(s, b, 0)
        s.at = 0
        s.stage = Stage.MISSIONS
    else:
        ask(s, Decision.DEAL_TILE, CHANCE, 0, 0)


@rule
def tile_dealt(s: State, tile: int) -> None:
    """Chance: a tile (C1 = 1) lies in the next city."""
    answered(s)
    s.tile[s.at] = tile
    s.at += 1


@rule
def tile_weight(s: State, tile: int) -> int:
    """Each tile not laid is equally likely."""
    for city in range(TERRITORIES):
        if s.tile[city] == tile:
            return 0
    return 1


@rule
def lay_gold(s: State, b: Board, time: int) -> None:
    """Gold into every territory, by with and without city: at set-up (0), in refill 1 and 2 (T112, T802)."""
    for territory in range(TERRITORIES):
        if s.tile[territory] > 0:
            s.gold_at[territory] += b.gold_with[time]
        else:
            s.gold_at[territory] += b.gold_without[time]


@rule
def deal_missions(s: State, b: Board) -> None:
    """A secret mission for each player, the others in play face up, three stay in the box (T119-T121)."""
    if s.at < b.players:
        ask(s, Decision.DEAL_MISSION, CHANCE, s.at, 0)
    elif s.at < MISSIONS_IN_PLAY:
        ask(s, Decision.OPEN_MISSION, CHANCE, 0, 0)
    else:
        s.at = 0
        s.stage = Stage.START_PLAYER


@rule
def mission_dealt(s: State, mission: int) -> None:
    """Chance: the next player's mission."""
    answered(s)
    s.box[mission] -= 1
    s.mission[s.at, mission] += 1
    s.at += 1


@rule
def mission_opened(s: State, mission: int) -> None:
    """Chance: the next open mission."""
    answered(s)
    s.box[mission] -= 1
    s.open_missions[mission] += 1
    s.at += 1


@rule
def find_start_player(s: State, b: Board) -> None:
    """The first start player is drawn, unless the table has chosen him (T122)."""
    s.stage = Stage.PLACE_KNIGHTS
    if b.start_seat >= 0:
        s.start_player = b.start_seat
    else:
        ask(s, Decision.START_PLAYER, CHANCE, 0, 0)


@rule
def start_player_drawn(s: State, seat: int) -> None:
    """Chance: who takes the marker."""
    answered(s)
    s.start_player = seat


@rule
def place_knights(s: State, b: Board) -> None:
    """One knight each, clockwise from the start player, until all have placed theirs (T124, T125)."""
    if s.at == b.setup_knights * b.players:
        s.at = 0
        s.stage = Stage.PLACE_TEMPLARS
    else:
        ask(s, Decision.SETUP_KNIGHT, (s.start_player + s.at) % b.players, 0, 0)


@rule
def why_setup_knight(s: State, b: Board, seat: int, city: int) -> int:
    """Few own knights per city, a tile, and a free space (T126, T129, T130)."""
    if s.knights[seat, city] >= b.setup_own_knights_per_city:
        return Why.SETUP_TWO_PER_CITY
    if s.tile[city] == 0:
        return Why.NO_CITY_TILE
    if is_full(s, b, city):
        return Why.CITY_FULL
    return Why.LEGAL


@rule
def setup_knight(s: State, seat: int, city: int) -> None:
    """DP01."""
    answered(s)
    place_knight(s, seat, city)
    s.at += 1


@rule
def place_templars(s: State, b: Board) -> None:
    """Then the Templars in the same manner (T131); the same start player opens the first action round (T135)."""
    if s.at == TEMPLARS * b.players:
        s.at = 0
        s.stage = Stage.POPE
    else:
        ask(s, Decision.SETUP_TEMPLAR, (s.start_player + s.at) % b.players, 0, 0)


@rule
def why_setup_templar(s: State, b: Board, seat: int, territory: int) -> int:
    """Any territory, with the option not the one of the own first Templar (T132, T133)."""
    if templars_there(s, seat, territory) >= b.setup_own_templars_per_territory:
        return Why.SETUP_TEMPLAR_LIMIT
    return Why.LEGAL


@rule
def setup_templar(s: State, b: Board, seat: int, territory: int) -> None:
    """DP02: the first placed is Templar 1."""
    answered(s)
    s.templar[seat, s.at // b.players] = territory
    s.at += 1
