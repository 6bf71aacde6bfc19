"""The Templar cards: the move, the flag at the stop, the swap of edicts and Veto (T6xx, T920-T927)."""

from outremer.core.pending import answered, ask
from outremer.core.rule import rule
from outremer.games.templars.codes import Why
from outremer.games.templars.names import SEVENTH, TERRITORIES, Card, Decision, Favour, Flag, Stage
from outremer.games.templars.options import VetoOrder
from outremer.games.templars.rules.cards import card_of, end_card, is_penalty
from outremer.games.templars.rules.city import (
    NOWHERE,
    can_ask,
    on_track,
    others_in,
    pay_favour,
    place_knight,
    remove_knight,
    take_gold,
    why_room,
)
from outremer.games.templars.state import Board, State


@rule
def templar_step(s: State, b: Board) -> None:
    """Which Templar moves; both in one territory are the same (T602)."""
    s.stage = Stage.STEP
    if s.templar[s.active, 0] == s.templar[s.active, 1]:
        s.mover = 0
    else:
        ask(s, Decision.TEMPLAR, s.active, 0, 0)


@rule
def choose_templar(s: State, templar: int) -> None:
    """DP20."""
    answered(s)
    s.mover = templar


@rule
def stop_of(s: State) -> int:
    """The territory where the moving Templar stands."""
    return s.templar[s.active, s.mover]


@rule
def move_step(s: State, b: Board) -> None:
    """Ask for the next step while there is one (T601, T606)."""
    if s.steps < b.templar_steps:
        ask(s, Decision.STEP, s.active, 0, 0)
    else:
        s.stage = Stage.STOPPED


@rule
def why_step(s: State, b: Board, territory: int) -> int:
    """Into an adjacent territory, not across the Alps (T603, T605)."""
    here = stop_of(s)
    if b.alps[here, territory]:
        return Why.ALPS
    if not b.adjacent[here, territory]:
        return Why.NOT_ADJACENT
    return Why.LEGAL


@rule
def step(s: State, b: Board, seat: int, territory: int) -> None:
    """DP21: with card 5 each territory entered gives gold at once (T614, T617)."""
    answered(s)
    s.templar[seat, s.mover] = territory
    s.steps += 1
    s.entered[territory] = 1
    if card_of(s, b, seat) == Card.TEMPLAR_RISKY and not is_penalty(s, b, seat):
        take_gold(s, seat, territory, b.entry_gold)


@rule
def stop(s: State) -> None:
    """DP21: fewer steps are allowed, also none (T606)."""
    answered(s)
    s.stage = Stage.STOPPED


@rule
def stopped(s: State, b: Board) -> None:
    """What the card does where the Templar stopped."""
    seat = s.active
    if card_of(s, b, seat) == Card.TEMPLAR_SAFE:
        end_card(s, b)
        flag_at_stop(s, b, seat, stop_of(s))
    elif is_penalty(s, b, seat):
        end_card(s, b)
        one_gold(s, b, seat)
    else:
        s.stage = Stage.SWAP


@rule
def flag_at_stop(s: State, b: Board, seat: int, city: int) -> None:
    """Card 6: the flag under the Pope works in the city of the stop (T607, T608, T611)."""
    if s.tile[city] == 0:
        return
    if b.flag[s.pope] == Flag.GREEN:
        if why_room(s, b, seat, city) == Why.LEGAL:
            ask(s, Decision.STOP_GREEN, seat, 0, 0)
    elif others_in(s, b, seat, city) > 0:
        ask(s, Decision.STOP_RED, seat, 0, 0)


@rule
def stop_place(s: State, seat: int, city: int) -> None:
    """DP22."""
    answered(s)
    place_knight(s, seat, city)


@rule
def stop_remove(s: State, city: int, colour: int) -> None:
    """DP23."""
    answered(s)
    remove_knight(s, colour, city)


@rule
def one_gold(s: State, b: Board, seat: int) -> None:
    """The penalty of card 5: gold from one of the territories entered (T627, T628)."""
    found = 0
    last = NOWHERE
    for territory in range(TERRITORIES):
        if why_take_one(s, territory) == Why.LEGAL:
            found += 1
            last = territory
    if found == 1:
        take_gold(s, seat, last, b.entry_gold)
    elif found > 1:
        ask(s, Decision.TAKE_ONE, seat, 0, 0)


@rule
def why_take_one(s: State, territory: int) -> int:
    """A territory entered in this move that holds gold (T628)."""
    if not s.entered[territory]:
        return Why.NOT_ENTERED
    if s.gold_at[territory] == 0:
        return Why.NO_GOLD_THERE
    return Why.LEGAL


@rule
def take_one(s: State, b: Board, seat: int, territory: int) -> None:
    """DP26."""
    answered(s)
    take_gold(s, seat, territory, b.entry_gold)


@rule
def why_swap(s: State, b: Board, other: int) -> int:
    """Any other edict on the track, with the option not the seventh (T618, T622)."""
    if not on_track(s, other):
        return Why.EDICT_NOT_ON_TRACK
    if other == stop_of(s):
        return Why.SAME_EDICT
    if s.edict[other] == SEVENTH and not b.swap_seventh_edict:
        return Why.SEVENTH_LOCKED
    return Why.LEGAL


@rule
def swaps(s: State, b: Board) -> int:
    """How many edicts the stop city's one can be swapped with (T619)."""
    here = stop_of(s)
    if not on_track(s, here) or (s.edict[here] == SEVENTH and not b.swap_seventh_edict):
        return 0
    count = 0
    for other in range(TERRITORIES):
        if why_swap(s, b, other) == Why.LEGAL:
            count += 1
    return count


@rule
def swap_step(s: State, b: Board) -> None:
    """Card 5: the player may announce a swap, if one is possible (T618, T922)."""
    if swaps(s, b) == 0:
        end_card(s, b)
    elif b.veto_sees_pair:
        ask(s, Decision.SWAP, s.active, 0, 0)
    else:
        ask(s, Decision.WANT_SWAP, s.active, 0, 0)


@rule
def announce(s: State, other: int) -> None:
    """DP24: the swap is announced; `other` is NOWHERE while the second edict is not named (T922)."""
    answered(s)
    s.swap_with = other
    s.stage = Stage.VETO


@rule
def no_swap(s: State, b: Board) -> None:
    """DP24."""
    answered(s)
    end_card(s, b)


@rule
def veto_step(s: State, b: Board) -> None:
    """Those with enough temple knights are asked in turn; without a Veto the swap happens (T923)."""
    first = s.start_player
    if b.veto_order == VetoOrder.FROM_ACTIVE_PLAYER:
        first = s.active
    while s.asked_veto < b.players:
        seat = (first + s.asked_veto) % b.players
        s.asked_veto += 1
        if seat != s.active and can_ask(s, b, seat, Favour.VETO):
            ask(s, Decision.VETO, seat, 0, 0)
            return
    if s.swap_with == NOWHERE:
        s.stage = Stage.SWAP_PAIR
    else:
        swap(s, b, s.swap_with)


@rule
def veto(s: State, b: Board, seat: int) -> None:
    """DP25: the swap does not happen, move and gold stay (T924-T926)."""
    answered(s)
    pay_favour(s, b, seat, Favour.VETO)
    end_card(s, b)


@rule
def name_pair(s: State, b: Board) -> None:
    """The second edict is named after the Veto was not used (T922, option)."""
    if swaps(s, b) > 1:
        ask(s, Decision.SWAP_PAIR, s.active, 0, 0)
        return
    for other in range(TERRITORIES):
        if why_swap(s, b, other) == Why.LEGAL:
            swap(s, b, other)
            return


@rule
def named_pair(s: State, b: Board, other: int) -> None:
    """DP24, after DP25."""
    answered(s)
    swap(s, b, other)


@rule
def swap(s: State, b: Board, other: int) -> None:
    """The two edicts exchange their spaces; ships stay (T620)."""
    here = stop_of(s)
    space = s.edict[here]
    s.edict[here] = s.edict[other]
    s.edict[other] = space
    end_card(s, b)
