"""Phase 2: playing action cards (J6xx)."""

from outremer.core.pending import answered, ask, ask_privately, asked_x, asked_y
from outremer.core.rule import rule
from outremer.games.jerusalem.codes import Why
from outremer.games.jerusalem.names import (
    AREAS,
    AREAS_PER_CENTRE,
    CARD_MOVES,
    INFLUENCE_SQUIRES,
    RESOURCE_PICKS,
    TOWER,
    Card,
    Decision,
    Resource,
)
from outremer.games.jerusalem.options import BaronSources, InfluenceIntoBlocked
from outremer.games.jerusalem.rules.city import NOBODY, arrive, centre_of, gain_squires, leave, movable_squires
from outremer.games.jerusalem.rules.deploy import why_move_from
from outremer.games.jerusalem.state import Board, State


@rule
def is_influence(card: int) -> bool:
    """Is it a card of Overwhelming Influence (J624)?"""
    return Card.INFLUENCE_PALACE <= card <= Card.INFLUENCE_TOWER


@rule
def why_play(s: State, b: Board, seat: int, card: int) -> int:
    """A card in hand that can change something (J602, J608)."""
    if s.hand[seat, card] == 0:
        return Why.CARD_NOT_IN_HAND
    return Why.LEGAL if has_effect(s, b, seat, card) else Why.CARD_NO_EFFECT


@rule
def has_effect(s: State, b: Board, seat: int, card: int) -> bool:
    """Could the card change anything now (J608)?"""
    if card == Card.SQUIRE1:
        return s.supply[seat] > 0
    if card == Card.GENOA:
        return s.genoa == 0
    if card == Card.MOVE2:
        return movable_squires(s, b, seat) > 0
    if card == Card.DEFECTOR:
        for area in range(AREAS):
            if why_defector_from(s, b, seat, area) == Why.LEGAL:
                return True
        return False
    if is_influence(card):
        return s.supply[seat] > 0 and influence_areas(s, b, seat, card) > 0
    return True


@rule
def discard(s: State, seat: int, card: int) -> None:
    """A played card goes to the discard pile and never returns (J606)."""
    s.hand[seat, card] -= 1
    s.discard[card] += 1


@rule
def play(s: State, b: Board, seat: int, card: int) -> None:
    """Play a card: its gain at once, or its first decision (6.3)."""
    if card == Card.MOVE2:
        ask_privately(s, Decision.MOVE2_SOURCE, seat, 0, NOBODY)
    elif card == Card.DEFECTOR:
        ask_privately(s, Decision.DEFECTOR_OWN, seat, 0, 0)
    elif card == Card.RESOURCES2:
        ask_privately(s, Decision.RESOURCE_PICK, seat, 0, 0)
    elif is_influence(card):
        ask_privately(s, Decision.INFLUENCE_AREA, seat, card, 0)
        settle_influence(s, b, seat)
    else:
        discard(s, seat, card)
        if card == Card.GENOA:
            s.genoa = 1
        elif card == Card.FOREIGN_BARON:
            s.foreign_owner = seat
        gain_squires(s, seat, b.gain[card, Resource.SQUIRE])
        s.silver[seat] += b.gain[card, Resource.SILVER]
        s.prestige[seat] += b.gain[card, Resource.PRESTIGE]


# --- Move 2 Squires: the frame notes the moves made and the first target -------------------------


@rule
def why_move2_from(s: State, b: Board, seat: int, area: int) -> int:
    """An own squire without a baron beside it; not the very squire that has just moved (J618-J620)."""
    refusal = why_move_from(s, b, seat, area)
    if refusal != Why.LEGAL:
        return refusal
    if asked_x(s) > 0 and area == asked_y(s) and s.squires[seat, area] == 1:
        return Why.MOVE_SAME_SQUIRE
    return Why.LEGAL


@rule
def move2_from(s: State, seat: int, source: int) -> None:
    """Choose the squire that moves; before the first move others see nothing."""
    if asked_x(s) == 0:
        ask_privately(s, Decision.MOVE2_TARGET, seat, source, 0)
    else:
        ask(s, Decision.MOVE2_TARGET, seat, source, 0)


@rule
def move2_to(s: State, b: Board, seat: int, target: int) -> None:
    """The squire moves and is fresh; the first move discards the card (J507, J606)."""
    source = asked_x(s)
    answered(s)
    moved = asked_x(s) + 1
    answered(s)
    leave(s, source, seat)
    arrive(s, target, seat, True)
    if moved == 1:
        discard(s, seat, Card.MOVE2)
    if moved < CARD_MOVES:
        ask(s, Decision.MOVE2_SOURCE, seat, moved, target)
        if not any_move2_source(s, b, seat):
            answered(s)


@rule
def any_move2_source(s: State, b: Board, seat: int) -> bool:
    """Is there a squire left to move?"""
    for area in range(AREAS):
        if why_move2_from(s, b, seat, area) == Why.LEGAL:
            return True
    return False


# --- Defector: the frame notes the own squire's area ---------------------------------------------


@rule
def enemy_to_swap(s: State, b: Board, seat: int, area: int) -> bool:
    """Does an enemy squire stand in the area, without a baron (J615, J616)?"""
    if s.baron[area] != NOBODY:
        return False
    for other in range(b.players):
        if other != seat and s.squires[other, area] > 0:
            return True
    return False


@rule
def why_defector_from(s: State, b: Board, seat: int, area: int) -> int:
    """An own squire, no baron there, and an enemy squire to swap with in another area (J615-J617)."""
    if s.squires[seat, area] == 0:
        return Why.NO_OWN_SQUIRE
    if s.baron[area] != NOBODY:
        return Why.SWAP_BLOCKED
    for target in range(AREAS):
        if target != area and enemy_to_swap(s, b, seat, target):
            return Why.LEGAL
    return Why.CARD_NO_EFFECT


@rule
def defector_from(s: State, seat: int, area: int) -> None:
    """Choose the own squire that changes places."""
    ask_privately(s, Decision.DEFECTOR_ENEMY, seat, area, 0)


@rule
def why_swap(s: State, b: Board, seat: int, other: int, area: int) -> int:
    """Another player's squire in another area without a baron (J615-J617)."""
    if other == seat or other >= b.players:
        return Why.UNKNOWN_OPTION
    if s.squires[other, area] == 0:
        return Why.NO_ENEMY_SQUIRE
    if area == asked_x(s):
        return Why.SAME_AREA
    if s.baron[area] != NOBODY:
        return Why.SWAP_BLOCKED
    return Why.LEGAL


@rule
def swap(s: State, seat: int, other: int, area: int) -> None:
    """The two squires change places; the own one is fresh where it comes (J507, J615)."""
    own = asked_x(s)
    answered(s)
    answered(s)
    discard(s, seat, Card.DEFECTOR)
    leave(s, own, seat)
    arrive(s, area, seat, True)
    s.squires[other, area] -= 1
    s.squires[other, own] += 1


# --- Overwhelming Influence: the frame notes the card and the squires placed ---------------------


@rule
def why_influence(s: State, b: Board, seat: int, card: int, area: int) -> int:
    """An area of the card's centre; one with a baron only if the edition allows it (J625, J626)."""
    if centre_of(area) != card - Card.INFLUENCE_PALACE:
        return Why.INFLUENCE_WRONG_CENTRE
    owner = s.baron[area]
    if owner == NOBODY or b.influence_into_blocked == InfluenceIntoBlocked.ANY:
        return Why.LEGAL
    if b.influence_into_blocked == InfluenceIntoBlocked.OWN_BARON and owner == seat:
        return Why.LEGAL
    return Why.INFLUENCE_BLOCKED


@rule
def influence_areas(s: State, b: Board, seat: int, card: int) -> int:
    """How many areas the card may place squires in."""
    count = 0
    first = (card - Card.INFLUENCE_PALACE) * AREAS_PER_CENTRE
    for area in range(first, min(first + AREAS_PER_CENTRE, AREAS)):
        if why_influence(s, b, seat, card, area) == Why.LEGAL:
            count += 1
    return count


@rule
def settle_influence(s: State, b: Board, seat: int) -> None:
    """Where only one area is allowed it is taken without asking (D19)."""
    card = asked_x(s)
    if influence_areas(s, b, seat, card) > 1:
        return
    first = (card - Card.INFLUENCE_PALACE) * AREAS_PER_CENTRE
    area = first
    while area < TOWER and why_influence(s, b, seat, card, area) != Why.LEGAL:
        area += 1
    placed = 0
    while placed < INFLUENCE_SQUIRES and s.supply[seat] > 0:
        influence_squire(s, b, seat, area)
        placed += 1
    discard(s, seat, card)
    answered(s)


@rule
def influence_squire(s: State, b: Board, seat: int, area: int) -> None:
    """A squire comes from the supply; it counts for the baron unless only moves do (J507, J625)."""
    s.supply[seat] -= 1
    arrive(s, area, seat, b.baron_sources != BaronSources.SCREEN_AND_MOVES)


@rule
def influence_area(s: State, b: Board, seat: int, area: int) -> None:
    """Place a squire; both must be placed, with one left in the supply only that one (J625, J628)."""
    card = asked_x(s)
    placed = asked_y(s) + 1
    answered(s)
    influence_squire(s, b, seat, area)
    if placed == 1:
        discard(s, seat, card)
    if placed < INFLUENCE_SQUIRES and s.supply[seat] > 0:
        ask(s, Decision.INFLUENCE_AREA, seat, card, placed)


# --- +2 Resources: the frame notes the units taken -----------------------------------------------


@rule
def why_resource(s: State, seat: int, resource: int) -> int:
    """A squire must be in the supply; silver and prestige never run out (J114, J613)."""
    if resource == Resource.SQUIRE and s.supply[seat] == 0:
        return Why.SUPPLY_EMPTY
    return Why.LEGAL


@rule
def take_resource(s: State, seat: int, resource: int) -> None:
    """Two units in any combination (J613)."""
    taken = asked_x(s) + 1
    answered(s)
    if taken == 1:
        discard(s, seat, Card.RESOURCES2)
    if resource == Resource.SQUIRE:
        gain_squires(s, seat, 1)
    elif resource == Resource.SILVER:
        s.silver[seat] += 1
    else:
        s.prestige[seat] += 1
    if taken < RESOURCE_PICKS:
        ask(s, Decision.RESOURCE_PICK, seat, taken, 0)
