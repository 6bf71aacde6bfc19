"""The executor of the effect vocabulary (3.7, S931-S942): cards and spaces are data, run here."""

from outremer.core.pending import answered, ask, ask_privately
from outremer.core.rule import rule
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import FIRST_CARD, NOBODY, RESOURCES, ROAD_DEED, SPACES, Decision, Op
from outremer.games.solomon.rules.fortune import draw_step
from outremer.games.solomon.rules.land import any_link, gather
from outremer.games.solomon.rules.payment import begin_payment, can_pay, can_pay_block, why_waive
from outremer.games.solomon.rules.table import (
    NONE,
    cubes_of,
    effect_number,
    give_back,
    hand_size,
    move_ahead,
    next_effect,
    position_of,
    take,
)
from outremer.games.solomon.rules.trade import trade_step
from outremer.games.solomon.state import Board, State

ARTISAN = 1
MASTER_ARTISAN = 2


@rule
def run_effect(s: State, b: Board) -> None:
    """Carry out the next step of the place being resolved; after its last effect it is done (S405, S920)."""
    source = s.place - SPACES
    if s.effect == b.effects[source]:
        s.effect = NONE
        return
    seat = s.turn
    op = b.op[source, s.effect]
    if op == Op.GAIN:
        for resource in range(RESOURCES):
            take(s, seat, resource, effect_number(s, b, resource))
        next_effect(s)
    elif op == Op.VP:
        s.score[seat] += effect_number(s, b, 0)
        next_effect(s)
    elif op == Op.VP_POSITION:
        s.score[seat] += effect_number(s, b, 0) * (position_of(s, seat) + 1)
        next_effect(s)
    elif op == Op.MOVE_FIRST:
        move_ahead(s, seat, 0)
        next_effect(s)
    elif op == Op.DRAW:
        draw_step(s, b, seat)
    elif op == Op.TRADE:
        trade_step(s, b, seat)
    elif op == Op.REPEAT_YIELD:
        artisan_step(s, b, seat)
    elif op == Op.STEAL:
        steal_step(s, b, seat)
    elif op == Op.TAX:
        collect_tax(s, b, seat)
        next_effect(s)
    elif op == Op.GAIN_ANY:
        gain_any_step(s, b, seat)
    elif op == Op.SELL_SUPPLY:
        sell_step(s, b, seat)
    elif op == Op.MOVE_UP:
        move_up_step(s, seat)
    elif op == Op.BUILD_ROAD:
        road_step(s, b, seat)
    else:
        temple_step(s, b, seat)


# --- REPEAT_YIELD times --------------------------------------------------------------------------


@rule
def artisan_at(place: int) -> int:
    """The Artisan of the board or a Master Artisan on a card."""
    return MASTER_ARTISAN if place >= FIRST_CARD else ARTISAN


@rule
def why_artisan(s: State, b: Board, seat: int, space: int) -> int:
    """A resource space with an own pawn, not used by the other Artisan this round (S509-S514)."""
    if s.pawn[space] != seat:
        return Why.R_ARTISAN_NO_PAWN
    if s.worked[space] and not b.artisan_same_space:
        return Why.R_ARTISAN_TWICE
    return Why.LEGAL


@rule
def artisan_step(s: State, b: Board, seat: int) -> None:
    """Without such a space nothing happens (S417, D03)."""
    for space in range(SPACES):
        if why_artisan(s, b, seat, space) == Why.LEGAL:
            ask(s, Decision.ARTISAN, seat, 0, 0)
            return
    next_effect(s)


@rule
def work_space(s: State, b: Board, seat: int, space: int) -> None:
    """The printed yield of that space alone, so many times (S511, S936)."""
    s.worked[space] = artisan_at(s.place)
    for _ in range(effect_number(s, b, 0)):
        gather(s, b, seat, space)
    next_effect(s)


# --- STEAL times ---------------------------------------------------------------------------------


@rule
def why_steal(s: State, b: Board, seat: int, ahead: int, resource: int) -> int:
    """A cube that the opponent so many seats on holds now (S505, S507, S937)."""
    if ahead >= b.players:
        return Why.R_UNKNOWN
    return Why.LEGAL if s.stock[(seat + ahead) % b.players, resource] > 0 else Why.R_STEAL_NONE


@rule
def steal_step(s: State, b: Board, seat: int) -> None:
    """Skipped when no opponent has a cube (D06)."""
    if s.left == NONE:
        s.left = effect_number(s, b, 0)
    if s.left > 0:
        for victim in range(b.players):
            if victim != seat and cubes_of(s, victim) > 0:
                ask(s, Decision.STEAL, seat, 0, 0)
                return
    next_effect(s)


@rule
def steal(s: State, b: Board, seat: int, ahead: int, resource: int) -> None:
    """One cube from stock to stock."""
    answered(s)
    s.stock[(seat + ahead) % b.players, resource] -= 1
    s.stock[seat, resource] += 1
    s.left -= 1


# --- TAX limit, cubes ----------------------------------------------------------------------------


@rule
def collect_tax(s: State, b: Board, seat: int) -> None:
    """Every opponent at the limit gives cubes of what he then holds most of (S919, S938, S1205)."""
    for other in range(b.players):
        if other != seat and cubes_of(s, other) >= effect_number(s, b, 0):
            for _ in range(effect_number(s, b, 1)):
                resource = held_most(s, b, other)
                if s.stock[other, resource] > 0:
                    s.stock[other, resource] -= 1
                    s.stock[seat, resource] += 1


@rule
def held_most(s: State, b: Board, seat: int) -> int:
    """The resource a player holds most of; on a tie the one of lower design value."""
    best = 0
    for resource in range(1, RESOURCES):
        more = s.stock[seat, resource] - s.stock[seat, best]
        if more > 0 or (more == 0 and b.value[resource] < b.value[best]):
            best = resource
    return best


# --- GAIN_ANY times, excluded --------------------------------------------------------------------


@rule
def why_gain_any(s: State, b: Board, resource: int) -> int:
    """What the supply has and the effect does not exclude (S932)."""
    if s.supply[resource] == 0:
        return Why.R_SUPPLY_EMPTY
    return Why.R_EXCLUDED if (effect_number(s, b, 1) >> resource) & 1 else Why.LEGAL


@rule
def gain_any_step(s: State, b: Board, seat: int) -> None:
    """One possible resource is taken at once (D07)."""
    if s.left == NONE:
        s.left = effect_number(s, b, 0)
    found = NONE
    count = 0
    for resource in range(RESOURCES):
        if why_gain_any(s, b, resource) == Why.LEGAL:
            found = resource
            count += 1
    if s.left == 0 or count == 0:
        next_effect(s)
    elif count == 1:
        take(s, seat, found, 1)
        s.left -= 1
    else:
        ask(s, Decision.GAIN_ANY, seat, 0, 0)


@rule
def gain_any(s: State, seat: int, resource: int) -> None:
    """D07."""
    answered(s)
    take(s, seat, resource, 1)
    s.left -= 1


# --- SELL_SUPPLY times ---------------------------------------------------------------------------


@rule
def why_sell_supply(s: State, seat: int, resource: int) -> int:
    """An own cube, in index order (S939, D09)."""
    if s.stock[seat, resource] == 0:
        return Why.R_NO_CUBE
    return Why.R_INDEX_ORDER if resource < s.previous else Why.LEGAL


@rule
def sell_step(s: State, b: Board, seat: int) -> None:
    """Asked as long as something can be sold (D09)."""
    if s.left == NONE:
        s.left = effect_number(s, b, 0)
    if s.left > 0:
        for resource in range(RESOURCES):
            if why_sell_supply(s, seat, resource) == Why.LEGAL:
                ask(s, Decision.SELL_SUPPLY, seat, 0, 0)
                return
    next_effect(s)


@rule
def sell_to_supply(s: State, b: Board, seat: int, resource: int) -> None:
    """A cube back to the supply for its design value; the market is not touched."""
    answered(s)
    give_back(s, seat, resource, 1)
    s.score[seat] += b.value[resource]
    s.previous = resource
    s.left -= 1


# --- MOVE_UP -------------------------------------------------------------------------------------


@rule
def move_up_step(s: State, seat: int) -> None:
    """At position 1 nothing happens (D08)."""
    if position_of(s, seat) == 0:
        next_effect(s)
    else:
        ask(s, Decision.MOVE_UP, seat, 0, 0)


@rule
def move_up(s: State, seat: int) -> None:
    """Change places with the player directly ahead (S209)."""
    move_ahead(s, seat, position_of(s, seat) - 1)
    next_effect(s)


# --- BUILD_ROAD cost, BUILD_TEMPLE ---------------------------------------------------------------


@rule
def road_step(s: State, b: Board, seat: int) -> None:
    """Skipped without a legal link, or with an empty hand and too few cubes (D10)."""
    if any_link(s, b, seat) and (hand_size(s, seat) > 0 or can_pay(s, b, seat, ROAD_DEED, NONE)):
        ask(s, Decision.ROAD, seat, 0, 0)
    else:
        next_effect(s)


@rule
def temple_step(s: State, b: Board, seat: int) -> None:
    """Skipped when the temple is finished, or with an empty hand and too few cubes (D11)."""
    if s.blocks < b.blocks and (hand_size(s, seat) > 0 or can_pay_block(s, b, seat)):
        ask(s, Decision.TEMPLE, seat, 0, 0)
    else:
        next_effect(s)


@rule
def choose_block(s: State, b: Board, seat: int, deed: int) -> None:
    """The reward is chosen; then one cube is left out of the cost, by itself where there is no choice (D12)."""
    kinds = 0
    possible = 0
    only = NOBODY
    for resource in range(RESOURCES):
        refusal = why_waive(s, b, seat, resource)
        if refusal != Why.R_WAIVE:
            kinds += 1
        if refusal == Why.LEGAL:
            possible += 1
            only = resource
    if kinds == 1 or (possible == 1 and hand_size(s, seat) == 0):
        begin_payment(s, b, seat, deed, only)
    else:
        ask_privately(s, Decision.WAIVE, seat, deed, 0)


@rule
def waive(s: State, b: Board, seat: int, deed: int, resource: int) -> None:
    """D12."""
    answered(s)
    begin_payment(s, b, seat, deed, resource)
