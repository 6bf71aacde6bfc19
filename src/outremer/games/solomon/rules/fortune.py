"""Fortune cards: drawing, showing, playing, the hand limit (S7xx)."""

from outremer.core.pending import CHANCE, answered, ask, ask_privately, asked_x
from outremer.core.rule import rule
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import KINDS, RESOURCES, Decision, Stage
from outremer.games.solomon.rules.table import (
    NONE,
    effect_number,
    finish_act,
    hand_size,
    next_effect,
    take,
)
from outremer.games.solomon.state import Board, State


@rule
def show(s: State, seat: int, kind: int) -> None:
    """A card of the hand is used: it goes face up to the discard pile (S712, S903, S1306)."""
    s.hand[seat, kind] -= 1
    s.discard[kind] += 1
    s.shown = 1


@rule
def lay_down(s: State, b: Board, kind: int) -> None:
    """A card that was not used is discarded, face up unless `discard_view` hides it (S718)."""
    if b.discard_view:
        s.buried[kind] += 1
    else:
        s.discard[kind] += 1
    s.shown = 1


# --- drawing -------------------------------------------------------------------------------------


@rule
def cards_left(s: State) -> int:
    """Cards in the deck."""
    total = 0
    for kind in range(KINDS + 1):
        total += s.deck[kind]
    return total


@rule
def shuffle_in(s: State) -> int:
    """All cards played or discarded become the deck (S710, S711); return how many it holds."""
    for kind in range(KINDS + 1):
        s.deck[kind] += s.discard[kind] + s.buried[kind]
        s.discard[kind] = 0
        s.buried[kind] = 0
    return cards_left(s)


@rule
def draw_step(s: State, b: Board, seat: int) -> None:
    """DRAW n keep k: all cards are drawn first, then drawn ones are discarded down to k (S934)."""
    if s.left == NONE:
        s.left = effect_number(s, b, 0)
    if s.left > 0:
        if cards_left(s) > 0 or shuffle_in(s) > 0:
            ask(s, Decision.FORTUNE_CARD, CHANCE, 0, 0)
            return
        s.left = 0
    drawn = 0
    for kind in range(KINDS + 1):
        drawn += s.drawn[seat, kind]
    if drawn > effect_number(s, b, 1):
        ask(s, Decision.KEEP, seat, 0, 0)
        return
    for kind in range(KINDS + 1):
        s.hand[seat, kind] += s.drawn[seat, kind]
        s.drawn[seat, kind] = 0
    next_effect(s)


@rule
def card_drawn(s: State, b: Board, kind: int) -> None:
    """Chance: a Fortune card is drawn; only the drawer sees it (S1305)."""
    answered(s)
    s.deck[kind] -= 1
    s.drawn[s.turn, kind] += 1
    s.left -= 1
    if b.reshuffle and cards_left(s) == 0:
        shuffle_in(s)


@rule
def why_keep(s: State, seat: int, kind: int) -> int:
    """Only cards just drawn are discarded here, not older ones (S934)."""
    return Why.LEGAL if s.drawn[seat, kind] > 0 else Why.R_NOT_DRAWN


@rule
def discard_drawn(s: State, b: Board, seat: int, kind: int) -> None:
    """One of the drawn cards is not kept."""
    answered(s)
    s.drawn[seat, kind] -= 1
    lay_down(s, b, kind)


# --- playing cards -------------------------------------------------------------------------------


@rule
def why_held(s: State, seat: int, kind: int) -> int:
    """Is such a card in the hand?"""
    return Why.LEGAL if s.hand[seat, kind] > 0 else Why.R_CARD_NOT_HELD


@rule
def play_vp(s: State, b: Board, seat: int, kind: int) -> None:
    """A VP card gives its VP; the turn goes on (S712, S713)."""
    show(s, seat, kind)
    s.score[seat] += b.kind_vp[kind]
    finish_act(s)


@rule
def why_play_resource(s: State, b: Board, seat: int, kind: int) -> int:
    """With `fortune_resource_use` a card is turned into cubes, if the supply has any of them (S717)."""
    if b.fortune_resource_use:
        there = False
        for resource in range(RESOURCES):
            if b.shows[kind, resource] > 0 and s.supply[resource] > 0:
                there = True
        if not there:
            return Why.R_SUPPLY_EMPTY
        return why_held(s, seat, kind)
    if s.hand[seat, kind] == 0:
        return Why.R_CARD_NOT_HELD
    return Why.R_CARD_ONLY_PAYS


@rule
def play_resource(s: State, b: Board, seat: int, kind: int) -> None:
    """The cubes on the card come from the supply as far as there are any."""
    show(s, seat, kind)
    for resource in range(RESOURCES):
        take(s, seat, resource, b.shows[kind, resource])
    finish_act(s)


# --- the hand limit ------------------------------------------------------------------------------


@rule
def limit_step(s: State, b: Board) -> None:
    """At the end of the round everybody, in turn order, keeps at most three cards (S708, S709)."""
    if s.at == b.players:
        s.at = 0
        s.stage = Stage.REFILL
    elif hand_size(s, s.order[s.at]) > b.hand_limit:
        ask(s, Decision.HAND_LIMIT, s.order[s.at], 0, 0)
    else:
        s.at += 1


@rule
def why_discard(s: State, b: Board, seat: int, kind: int) -> int:
    """Kinds in index order, and enough of the same or a higher kind must remain (6.1 (6), D17)."""
    if kind + 1 < asked_x(s):
        return Why.R_INDEX_ORDER
    if s.hand[seat, kind] == 0:
        return Why.R_CARD_NOT_HELD
    remaining = -1
    for later in range(kind, KINDS):
        remaining += s.hand[seat, later]
    if remaining < hand_size(s, seat) - 1 - b.hand_limit:
        return Why.R_INDEX_ORDER
    return Why.LEGAL


@rule
def discard(s: State, b: Board, seat: int, kind: int) -> None:
    """One card less. The note of the last kind is private: with `discard_view` hidden it would tell."""
    s.hand[seat, kind] -= 1
    lay_down(s, b, kind)
    if hand_size(s, seat) <= b.hand_limit:
        finish_act(s)
        return
    if asked_x(s) > 0:
        answered(s)
    ask_privately(s, Decision.HAND_LIMIT, seat, kind + 1, 0)
