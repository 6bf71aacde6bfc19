"""Phase 3: the King's Gifts of round 5 and the building of towers (J840-J857)."""

from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.jerusalem.names import FIRST_EVENT_ROUND, LAST_EVENT_ROUND, Stage
from outremer.games.jerusalem.rules.city import hand_size, highest_tower, in_player_order
from outremer.games.jerusalem.state import Board, State


@rule
def gifts_step(s: State, b: Board) -> None:
    """Screens off; gifts for most squires, most money, and for holding a card (J840-J846)."""
    s.screens_off = 1
    give_to_most(s, b, s.screen, b.gift_squires)
    give_to_most(s, b, s.silver, b.gift_silver)
    for seat in range(b.players):
        if hand_size(s, seat) > 0:
            s.prestige[seat] += b.gift_card
    s.stage = Stage.BUILD


@rule
def give_to_most(s: State, b: Board, amounts: Grid, prestige: int) -> None:
    """Who alone has most gets the gift; tied players (or all, by edition) get 1 each; 0 is no majority."""
    most = 0
    for seat in range(b.players):
        most = max(most, amounts[seat])
    if most == 0:
        return
    sharing = 0
    for seat in range(b.players):
        if amounts[seat] == most:
            sharing += 1
    for seat in range(b.players):
        if sharing == 1:
            if amounts[seat] == most:
                s.prestige[seat] += prestige
        elif amounts[seat] == most or b.gift_tie:
            s.prestige[seat] += b.gift_tie_prestige


@rule
def floor_cost(s: State, b: Board, floor: int) -> int:
    """Floor n costs n + 1, and 1 more for the first in the game to build it (J852, J853)."""
    cost = floor + b.floor_base
    if floor > highest_tower(s, b):
        cost += b.first_floor_surcharge
    return cost


@rule
def build_step(s: State, b: Board) -> None:
    """In player order everybody builds all floors he can pay for, one by one (J850-J856)."""
    for place in range(b.players):
        seat = in_player_order(s, b, place)
        cost = floor_cost(s, b, s.floors[seat] + 1)
        while s.prestige[seat] >= cost:
            s.prestige[seat] -= cost
            s.floors[seat] += 1
            cost = floor_cost(s, b, s.floors[seat] + 1)
    s.at = 0
    s.stage = Stage.EVENT if FIRST_EVENT_ROUND <= s.round_no <= LAST_EVENT_ROUND else Stage.MARKER
