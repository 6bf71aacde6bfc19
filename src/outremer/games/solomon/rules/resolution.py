"""The Resolution phase (S4xx)."""

from outremer.core.pending import ask
from outremer.core.rule import rule
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import (
    BLOCK_VP_DEED,
    BONUSES,
    NOBODY,
    NOWHERE,
    PLACES,
    ROAD_DEED,
    SPACES,
    Decision,
    Stage,
)
from outremer.games.solomon.options import Timing
from outremer.games.solomon.rules.effects import run_effect
from outremer.games.solomon.rules.land import any_link, harvest
from outremer.games.solomon.rules.payment import can_pay
from outremer.games.solomon.rules.table import NONE, finish_act, hand_size
from outremer.games.solomon.state import Board, State


@rule
def resolution_step(s: State, b: Board) -> None:
    """Go on with the effect, ask for the next place, or pass on to the next player (S401, S411, S412)."""
    if s.effect != NONE:
        run_effect(s, b)
    elif s.turn == NOBODY:
        next_resolver(s, b)
    else:
        next_place(s, b)


@rule
def next_resolver(s: State, b: Board) -> None:
    """The first in the current order who has not resolved this round; after all the pawns return (S411, S414)."""
    for place in range(b.players):
        if not s.has_resolved[s.order[place]]:
            s.turn = s.order[place]
            return
    pawns_return(s, b)
    s.at = b.players - 1
    s.stage = Stage.MARKET


@rule
def next_place(s: State, b: Board) -> None:
    """He chooses freely; the last place is resolved by itself (S404, D02)."""
    seat = s.turn
    only = NOWHERE
    count = 0
    for place in range(PLACES):
        if s.pawn[place] == seat and not s.resolved[place]:
            only = place
            count += 1
    if count > 1 or (count == 1 and more_to_do(s, b, seat)):
        ask(s, Decision.RESOLVE, seat, 0, 0)
    elif count == 1:
        resolve(s, b, seat, only)
    else:
        s.has_resolved[seat] = 1
        s.turn = NOBODY
        s.place = NOWHERE


@rule
def more_to_do(s: State, b: Board, seat: int) -> bool:
    """Do switches add a step at the last place that may be possible by public facts (6.3)?"""
    if hand_size(s, seat) > 0 and (b.fortune_vp_window or b.fortune_resource_use):
        return True
    if b.road_timing == Timing.OWN_TURNS and any_link(s, b, seat):
        if hand_size(s, seat) > 0 or can_pay(s, b, seat, ROAD_DEED, NONE):
            return True
    if b.temple_timing == Timing.OWN_TURNS and s.blocks < b.blocks:
        return hand_size(s, seat) > 0 or can_pay(s, b, seat, BLOCK_VP_DEED, NONE)
    return False


@rule
def why_resolve(s: State, seat: int, place: int) -> int:
    """Each own pawn once (S402, S405)."""
    if s.pawn[place] != seat:
        return Why.R_NOT_YOUR_PAWN
    return Why.R_RESOLVED if s.resolved[place] else Why.LEGAL


@rule
def resolve(s: State, b: Board, seat: int, place: int) -> None:
    """A resource space or region gives its yield; any other place begins its effects (S402, S403)."""
    finish_act(s)
    s.resolved[place] = 1
    s.place = place
    if place < SPACES:
        harvest(s, b, seat, place)
    else:
        s.effect = 0
        s.left = NONE
        s.previous = NONE


@rule
def pawns_return(s: State, b: Board) -> None:
    """All pawns go back to their owners (S414)."""
    for place in range(PLACES):
        s.pawn[place] = NOBODY
        s.resolved[place] = 0
    for bonus in range(BONUSES):
        s.bonus_pawns[bonus] = 0
    for seat in range(b.players):
        s.pawns[seat] = b.pawns
        s.has_resolved[seat] = 0
    for space in range(SPACES):
        s.worked[space] = 0
    s.privilege = NOWHERE
