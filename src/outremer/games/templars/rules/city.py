"""Territories, cities, knights, edicts and the Pope's favour: the small facts all rules rest on."""

from outremer.core.rule import rule
from outremer.games.templars.codes import Why
from outremer.games.templars.names import TEMPLARS, TERRITORIES
from outremer.games.templars.state import Board, State

NOBODY = -1
NOWHERE = -1
NONE = -1

IN_BOX = -1
"""An edict not dealt, and after the deal one of the two out of the game from the start (T108)."""
LEFT = -2
"""An edict that left the game because nobody had the sole majority (T705, T706)."""
OWNED = 10
"""An edict on the board of seat n is OWNED + n."""


@rule
def on_track(s: State, city: int) -> bool:
    """Does the edict of a city lie on the round track?"""
    return 0 <= s.edict[city] < OWNED


@rule
def owner_of_edict(s: State, city: int) -> int:
    """The seat on whose board the edict lies, or NOBODY."""
    return s.edict[city] - OWNED if s.edict[city] >= OWNED else NOBODY


@rule
def city_of_space(s: State, space: int) -> int:
    """The city named by the edict on an edict space, or NOWHERE."""
    for city in range(TERRITORIES):
        if s.edict[city] == space:
            return city
    return NOWHERE


@rule
def edicts_of(s: State, seat: int) -> int:
    """How many edicts a player has got (T1102)."""
    count = 0
    for city in range(TERRITORIES):
        if s.edict[city] == OWNED + seat:
            count += 1
    return count


@rule
def clockwise(b: Board, first: int, seat: int) -> int:
    """How many places clockwise from the first seat a seat sits."""
    return (seat - first + b.players) % b.players


@rule
def templars_there(s: State, seat: int, territory: int) -> int:
    """How many of a player's Templars stand in a territory."""
    count = 0
    for templar in range(TEMPLARS):
        if s.templar[seat, templar] == territory:
            count += 1
    return count


@rule
def has_templar(s: State, seat: int, territory: int) -> bool:
    """Does one of the player's Templars stand there?"""
    return s.templar[seat, 0] == territory or s.templar[seat, 1] == territory


@rule
def in_reach(s: State, b: Board, seat: int, territory: int) -> bool:
    """A territory with one of the player's Templars or adjacent to one (T401, T410)."""
    first = s.templar[seat, 0]
    second = s.templar[seat, 1]
    if first == NOWHERE or second == NOWHERE:
        return False
    return (
        first == territory
        or second == territory
        or b.adjacent[first, territory] == 1
        or b.adjacent[second, territory] == 1
    )


@rule
def knights_in(s: State, b: Board, city: int) -> int:
    """Knights of all colours in a city."""
    total = 0
    for seat in range(b.players):
        total += s.knights[seat, city]
    return total


@rule
def others_in(s: State, b: Board, seat: int, city: int) -> int:
    """Knights of other players in a city."""
    return knights_in(s, b, city) - s.knights[seat, city]


@rule
def knights_on_map(s: State, seat: int) -> int:
    """Own knights in all cities together."""
    total = 0
    for city in range(TERRITORIES):
        total += s.knights[seat, city]
    return total


@rule
def is_full(s: State, b: Board, city: int) -> bool:
    """Is every knight space of the tile taken (T111)?"""
    return knights_in(s, b, city) >= b.capacity[s.tile[city]]


@rule
def why_room(s: State, b: Board, seat: int, city: int) -> int:
    """A knight needs a free space and must come from the supply (T503, RS19, RS20)."""
    if is_full(s, b, city):
        return Why.CITY_FULL
    if s.supply[seat] == 0:
        return Why.SUPPLY_EMPTY
    return Why.LEGAL


@rule
def why_victim(s: State, b: Board, seat: int, city: int, colour: int) -> int:
    """Only a knight that is there, and another player's, can be removed (T504, T517, RS24, RS25)."""
    if colour >= b.players or s.knights[colour, city] == 0:
        return Why.NO_SUCH_KNIGHT
    if colour == seat:
        return Why.OWN_KNIGHT
    return Why.LEGAL


@rule
def why_own_city(s: State, seat: int, city: int) -> int:
    """A city needs its tile, and one of the player's Templars must stand there (T210, T501, RS13, RS14)."""
    if s.tile[city] == 0:
        return Why.NO_CITY_TILE
    if not has_templar(s, seat, city):
        return Why.NO_OWN_TEMPLAR
    return Why.LEGAL


@rule
def place_knight(s: State, seat: int, city: int) -> None:
    """A knight goes from the supply into a city."""
    s.supply[seat] -= 1
    s.knights[seat, city] += 1


@rule
def remove_knight(s: State, colour: int, city: int) -> None:
    """A knight goes from a city into its owner's temple (T215, T516)."""
    s.knights[colour, city] -= 1
    s.temple[colour] += 1


@rule
def can_ask(s: State, b: Board, seat: int, favour: int) -> bool:
    """Are there enough knights in the own temple for a special action (T903)?"""
    return s.temple[seat] >= b.favour_cost[favour]


@rule
def pay_favour(s: State, b: Board, seat: int, favour: int) -> None:
    """Knights spent for the Pope's favour return to their owner's supply (T902)."""
    s.temple[seat] -= b.favour_cost[favour]
    s.supply[seat] += b.favour_cost[favour]


@rule
def take_gold(s: State, seat: int, territory: int, most: int) -> None:
    """A player takes so much gold from a territory, or what is there (T402)."""
    amount = min(most, s.gold_at[territory])
    s.gold_at[territory] -= amount
    s.gold[seat] += amount
