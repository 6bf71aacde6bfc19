"""The Building phase: the card, its site, roads and temple blocks (S9xx, D15, D18)."""

from outremer.core.pending import answered, ask, ask_privately, asked_x
from outremer.core.rule import rule
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import BLOCK_VP_DEED, CARDS, NOBODY, NOWHERE, ROAD_DEED, SPACES, Decision, Stage
from outremer.games.solomon.rules.land import any_link, free_sites, why_link, why_site
from outremer.games.solomon.rules.payment import begin_payment, can_pay
from outremer.games.solomon.rules.table import NONE, finish_act, hand_size
from outremer.games.solomon.rules.temple import why_reward
from outremer.games.solomon.state import Board, State

OPEN = -1
IN_DECK = -2


@rule
def building_step(s: State, b: Board) -> None:
    """Everybody has one turn, in turn order; who can do nothing by public facts ends it (S901, D15)."""
    if s.at == b.players:
        s.at = 0
        s.stage = Stage.ROUND_END
        return
    seat = s.order[s.at]
    if hand_size(s, seat) > 0 or can_build(s, b, seat):
        ask(s, Decision.BUILDING, seat, 0, 0)
    else:
        end_turn(s)


@rule
def can_build(s: State, b: Board, seat: int) -> bool:
    """Is there a card, a road or a temple block the player may build?"""
    for card in range(CARDS):
        if s.card_owner[card] == OPEN and why_build(s, b, seat, card) == Why.LEGAL:
            return True
    if why_temple(s, b, seat, BLOCK_VP_DEED) == Why.LEGAL:
        return True
    return can_pay(s, b, seat, ROAD_DEED, NONE) and any_link(s, b, seat)


@rule
def end_turn(s: State) -> None:
    """The turn passes on."""
    finish_act(s)
    s.built = NOBODY
    s.at += 1


@rule
def why_build(s: State, b: Board, seat: int, card: int) -> int:
    """One open card per phase that can be paid (S111, S902, S903)."""
    if s.built != NOBODY:
        return Why.R_BUILT_ONE
    if s.card_owner[card] != OPEN:
        return Why.R_NOT_OPEN
    return Why.LEGAL if can_pay(s, b, seat, card, NONE) else Why.R_CANNOT_PAY


@rule
def build(s: State, b: Board, seat: int, card: int) -> None:
    """The site is chosen before the payment; one free site is taken, with none no building is placed (S907-S909)."""
    sites = free_sites(s, b) if b.card_site[card] else 0
    if sites == 0:
        begin_payment(s, b, seat, card, NOWHERE)
        return
    ask_privately(s, Decision.SITE, seat, card, sites)
    if sites == 1:
        for space in range(SPACES):
            if why_site(s, b, space) == Why.LEGAL:
                choose_site(s, b, seat, space)
                return


@rule
def choose_site(s: State, b: Board, seat: int, space: int) -> None:
    """D18."""
    card = asked_x(s)
    answered(s)
    begin_payment(s, b, seat, card, space)


@rule
def why_road(s: State, b: Board, seat: int, link: int) -> int:
    """Paid, and on a link that is legal (S604-S613)."""
    if not can_pay(s, b, seat, ROAD_DEED, NONE):
        return Why.R_CANNOT_PAY
    return why_link(s, b, seat, link)


@rule
def why_temple(s: State, b: Board, seat: int, deed: int) -> int:
    """The next block, paid, with a reward that is left (S1002-S1007, S1017)."""
    if s.blocks == b.blocks:
        return Why.R_TEMPLE_DONE
    if not can_pay(s, b, seat, deed, NONE):
        return Why.R_CANNOT_PAY
    return why_reward(s, b, deed)
