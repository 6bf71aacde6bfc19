"""The effect TRADE: give resources, then take cubes of others (S508, S915-S917, S935, D04, D05)."""

from outremer.core.pending import answered, ask
from outremer.core.rule import rule
from outremer.games.solomon.actions import GIFT_KIND, GIFT_RESOURCE
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import GIFTS, KINDS, RESOURCES, Decision, Resource
from outremer.games.solomon.rules.fortune import show
from outremer.games.solomon.rules.table import NONE, effect_number, give_back, hand_size, next_effect, take
from outremer.games.solomon.state import Board, State

GIVE, TAKES, TAKE_NOT, GIVE_NOT = 0, 1, 2, 3
"""The numbers of the effect: resources given, cubes taken, and two bit masks of what is excluded."""

_PER_RESOURCE = KINDS + 1
"""Gifts are ordered by resource, the cube before the cards, the cards by kind (section 5)."""
_GIFTS = len(GIFTS)


@rule
def gift_key(resource: int, kind: int) -> int:
    """The place of a gift in the fixed order; kind NONE is the cube."""
    return resource * _PER_RESOURCE + kind + 1


@rule
def can_take(s: State, b: Board, given: int) -> bool:
    """Is there a cube that may be taken after giving these resources (a bit mask)?"""
    barred = given | effect_number(s, b, TAKE_NOT)
    for resource in range(RESOURCES):
        if s.supply[resource] > 0 and not (barred >> resource) & 1:
            return True
    return False


@rule
def gifts_possible(s: State, b: Board, seat: int, first_key: int, given: int, spent_cube: int, spent_kind: int) -> bool:
    """Could one more resource be given, from a key on, so that a take can follow?

    `spent_cube` and `spent_kind` (NONE for neither) is what the gift before it uses up.
    """
    for resource in range(RESOURCES):
        if (effect_number(s, b, GIVE_NOT) >> resource) & 1 or not can_take(s, b, given | (1 << resource)):
            continue
        cubes = s.stock[seat, resource] - (1 if resource == spent_cube else 0)
        if cubes > 0 and gift_key(resource, NONE) >= first_key:
            return True
        for gift in range(_GIFTS):
            kind = GIFT_KIND[gift]
            cards = s.hand[seat, kind] - (1 if kind == spent_kind else 0)
            if GIFT_RESOURCE[gift] == resource and cards > 0 and gift_key(resource, kind) >= first_key:
                return True
    return False


@rule
def why_gift(s: State, b: Board, seat: int, resource: int, kind: int) -> int:
    """One resource, as a cube or as a card, so that everything after it can follow (S935)."""
    if kind == NONE and s.stock[seat, resource] == 0:
        return Why.R_NO_CUBE
    given = s.given | (1 << resource)
    if not can_take(s, b, given):
        return Why.R_TRADE_SAME
    if (effect_number(s, b, GIVE_NOT) >> resource) & 1:
        return Why.R_EXCLUDED
    key = gift_key(resource, kind)
    if key < s.previous:
        return Why.R_INDEX_ORDER
    if kind != NONE and s.hand[seat, kind] == 0:
        return Why.R_CARD_NOT_HELD
    if s.left > 1 and not gifts_possible(s, b, seat, key, given, resource if kind == NONE else NONE, kind):
        return Why.R_INDEX_ORDER
    return Why.LEGAL


@rule
def only_cube_gift(s: State, b: Board, seat: int) -> int:
    """The one cube that can be given; RESOURCES if there are more, NONE if there is none."""
    found = NONE
    for resource in range(RESOURCES):
        if why_gift(s, b, seat, resource, NONE) == Why.LEGAL:
            if found != NONE:
                return RESOURCES
            found = resource
    return found


@rule
def trade_step(s: State, b: Board, seat: int) -> None:
    """Gifts first, then takes; questions with one answer by public facts are not asked (D04, D05)."""
    if s.left == NONE:
        s.left = effect_number(s, b, GIVE)
        s.takes = effect_number(s, b, TAKES)
    if s.left > 0:
        giving_step(s, b, seat)
    elif s.takes > 0:
        taking_step(s, b, seat)
    else:
        next_effect(s)


@rule
def giving_step(s: State, b: Board, seat: int) -> None:
    """D04: the first gift may be declined, the second is given at once if only one cube is possible."""
    if hand_size(s, seat) > 0:
        if can_take(s, b, s.given):
            ask(s, Decision.GIVE, seat, 0, 0)
        else:
            next_effect(s)
        return
    only = only_cube_gift(s, b, seat)
    if only == NONE:
        next_effect(s)
    elif s.given != 0 and only != RESOURCES:
        hand_over(s, seat, only, NONE)
    else:
        ask(s, Decision.GIVE, seat, 0, 0)


@rule
def hand_over(s: State, seat: int, resource: int, kind: int) -> None:
    """A cube goes to the supply, or a card is discarded whose rest is lost (S714, S715)."""
    if kind == NONE:
        give_back(s, seat, resource, 1)
    else:
        show(s, seat, kind)
    s.given |= 1 << resource
    s.previous = gift_key(resource, kind)
    s.left -= 1
    if s.left == 0:
        s.previous = NONE


@rule
def give(s: State, seat: int, resource: int, kind: int) -> None:
    """D04."""
    answered(s)
    hand_over(s, seat, resource, kind)


@rule
def may_take(s: State, b: Board, resource: int) -> bool:
    """Does the supply have the resource, and is it neither given nor excluded?"""
    barred = s.given | effect_number(s, b, TAKE_NOT)
    return s.supply[resource] > 0 and not (barred >> resource) & 1


@rule
def why_take(s: State, b: Board, resource: int) -> int:
    """Another resource, not excluded, in index order, so that no later take is lost by that order (D05)."""
    if s.supply[resource] == 0:
        return Why.R_SUPPLY_EMPTY
    if (s.given >> resource) & 1:
        return Why.R_TRADE_SAME
    if (effect_number(s, b, TAKE_NOT) >> resource) & 1:
        return Why.R_TRADE_NO_GOLD if resource == Resource.GOLD else Why.R_EXCLUDED
    later = -1
    everything = -1
    for other in range(RESOURCES):
        if may_take(s, b, other):
            everything += s.supply[other]
            if other >= resource:
                later += s.supply[other]
    if resource < s.previous or later < min(s.takes - 1, everything):
        return Why.R_INDEX_ORDER
    return Why.LEGAL


@rule
def taking_step(s: State, b: Board, seat: int) -> None:
    """D05: one possible resource is taken at once; with none the take is lost."""
    found = NONE
    count = 0
    for resource in range(RESOURCES):
        if why_take(s, b, resource) == Why.LEGAL:
            found = resource
            count += 1
    if count == 0:
        next_effect(s)
    elif count == 1:
        take_traded(s, seat, found)
    else:
        ask(s, Decision.TAKE, seat, 0, 0)


@rule
def take_traded(s: State, seat: int, resource: int) -> None:
    """A cube from the supply."""
    take(s, seat, resource, 1)
    s.previous = resource
    s.takes -= 1


@rule
def take_cube(s: State, seat: int, resource: int) -> None:
    """D05."""
    answered(s)
    take_traded(s, seat, resource)
