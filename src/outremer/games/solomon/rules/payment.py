"""Payments with cubes and Fortune cards (S714-S719, S903, D16), and what they buy.

A payment is a frame of its own: x is the deed paid for, y notes the kind of the last card and a
choice made before (the site of a building, the resource left out of a block's cost).
"""

from outremer.core.pending import answered, ask_privately, asked_x, asked_y
from outremer.core.rule import rule
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import (
    BLOCK_VP_DEED,
    NOWHERE,
    RESOURCE_KINDS,
    RESOURCES,
    ROAD_DEED,
    TOKEN_DEED,
    Decision,
)
from outremer.games.solomon.rules.fortune import show
from outremer.games.solomon.rules.land import lay_road
from outremer.games.solomon.rules.table import NONE, effect_number, finish_act, give_back, hand_size, next_effect
from outremer.games.solomon.rules.temple import lay_block, section_of
from outremer.games.solomon.state import Board, State

_KINDS = 16
"""Room for the kind of the last card in a payment's note."""


@rule
def note(kind: int, choice: int) -> int:
    """The note of a payment: the last card's kind and the choice before it, NONE for neither."""
    return kind + 1 + _KINDS * (choice + 1)


@rule
def noted_kind(y: int) -> int:
    """The kind of the last card paid."""
    return y % _KINDS - 1


@rule
def noted_choice(y: int) -> int:
    """The site or the resource left out."""
    return y // _KINDS - 1


@rule
def cost(s: State, b: Board, deed: int, waived: int, resource: int) -> int:
    """What a deed costs of a resource: as printed (S604, S903, S1004), or by the effect (S940, S941)."""
    if deed < ROAD_DEED:
        return b.card_cost[deed, resource]
    if deed < TOKEN_DEED:
        return effect_number(s, b, resource) if s.effect != NONE else b.road_cost[resource]
    return b.section_cost[section_of(s, b), resource] - (1 if resource == waived else 0)


@rule
def means(s: State, b: Board, seat: int, first_kind: int, resource: int) -> int:
    """What a player can pay of a resource with his cubes and his cards from a kind on."""
    total = s.stock[seat, resource]
    for kind in range(first_kind, RESOURCE_KINDS):
        total += s.hand[seat, kind] * b.shows[kind, resource]
    return total


@rule
def can_pay(s: State, b: Board, seat: int, deed: int, waived: int) -> bool:
    """Can cubes and hand together pay? Cards that would save nothing are simply left out (6.2)."""
    for resource in range(RESOURCES):
        if means(s, b, seat, 0, resource) < cost(s, b, deed, waived, resource):
            return False
    return True


@rule
def can_pay_block(s: State, b: Board, seat: int) -> bool:
    """The next block with one cube left out, whichever makes it possible (S941)."""
    for waived in range(RESOURCES):
        if why_waive(s, b, seat, waived) == Why.LEGAL:
            return True
    return False


@rule
def why_waive(s: State, b: Board, seat: int, waived: int) -> int:
    """A resource of the block's cost, such that the rest can be paid (D12)."""
    if cost(s, b, BLOCK_VP_DEED, waived, waived) < 0:
        return Why.R_WAIVE
    return Why.LEGAL if can_pay(s, b, seat, BLOCK_VP_DEED, waived) else Why.R_CANNOT_PAY


@rule
def waived_in(deed: int, y: int) -> int:
    """The resource left out of the cost in a payment, NONE if none is."""
    return noted_choice(y) if deed >= TOKEN_DEED else NONE


@rule
def owed(s: State, b: Board, deed: int, waived: int, resource: int) -> int:
    """What is still owed of a resource."""
    return max(cost(s, b, deed, waived, resource) - s.paid[resource], 0)


@rule
def begin_payment(s: State, b: Board, seat: int, deed: int, choice: int) -> None:
    """Ask how to pay; with an empty hand cubes pay, and what costs nothing is bought at once (D16)."""
    ask_privately(s, Decision.PAY, seat, deed, note(NONE, choice))
    if hand_size(s, seat) == 0 or all_paid(s, b):
        pay_cubes(s, b, seat)


@rule
def all_paid(s: State, b: Board) -> bool:
    """Is nothing owed any more?"""
    deed = asked_x(s)
    waived = waived_in(deed, asked_y(s))
    for resource in range(RESOURCES):
        if owed(s, b, deed, waived, resource) > 0:
            return False
    return True


@rule
def why_pay_card(s: State, b: Board, seat: int, kind: int) -> int:
    """In index order, saving something, and the rest must stay payable (S716, 6.1 (6), D16)."""
    deed = asked_x(s)
    waived = waived_in(deed, asked_y(s))
    if kind < noted_kind(asked_y(s)):
        return Why.R_INDEX_ORDER
    if s.hand[seat, kind] == 0:
        return Why.R_CARD_NOT_HELD
    saves = False
    for resource in range(RESOURCES):
        if b.shows[kind, resource] > 0 and owed(s, b, deed, waived, resource) > 0:
            saves = True
    if not saves:
        return Why.R_CARD_SAVES_NOTHING
    for resource in range(RESOURCES):
        if means(s, b, seat, kind, resource) < owed(s, b, deed, waived, resource):
            return Why.R_CARD_DEADLOCK
    return Why.LEGAL


@rule
def pay_card(s: State, b: Board, seat: int, kind: int) -> None:
    """A card pays as far as something is owed; the rest of it is lost (S715)."""
    deed = asked_x(s)
    choice = noted_choice(asked_y(s))
    waived = waived_in(deed, asked_y(s))
    for resource in range(RESOURCES):
        s.paid[resource] += min(b.shows[kind, resource], owed(s, b, deed, waived, resource))
    show(s, seat, kind)
    answered(s)
    ask_privately(s, Decision.PAY, seat, deed, note(kind, choice))
    if hand_size(s, seat) == 0 or all_paid(s, b):
        pay_cubes(s, b, seat)


@rule
def why_pay_cubes(s: State, b: Board, seat: int) -> int:
    """The stock must cover the rest."""
    deed = asked_x(s)
    waived = waived_in(deed, asked_y(s))
    for resource in range(RESOURCES):
        if s.stock[seat, resource] < owed(s, b, deed, waived, resource):
            return Why.R_NOT_PAID
    return Why.LEGAL


@rule
def pay_cubes(s: State, b: Board, seat: int) -> None:
    """Cubes for the rest go to the supply; then what is bought follows (6.3)."""
    deed = asked_x(s)
    choice = noted_choice(asked_y(s))
    waived = waived_in(deed, asked_y(s))
    for resource in range(RESOURCES):
        give_back(s, seat, resource, owed(s, b, deed, waived, resource))
    for resource in range(RESOURCES):
        s.paid[resource] = 0
    if deed < ROAD_DEED:
        take_card(s, b, seat, deed, choice)
    elif deed < TOKEN_DEED:
        lay_road(s, seat, deed - ROAD_DEED)
    else:
        lay_block(s, b, seat, deed)
    if s.effect != NONE:
        next_effect(s)
    else:
        finish_act(s)


@rule
def take_card(s: State, b: Board, seat: int, card: int, site: int) -> None:
    """The card scores and lies before its owner; its building goes to the site (S904-S909, S1109)."""
    s.score[seat] += b.card_vp[card]
    s.card_owner[card] = seat
    s.card_round[card] = s.round_no
    s.built = card
    if site != NOWHERE:
        s.building[site] = seat
