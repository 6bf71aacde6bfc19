"""Phase 1: the choice of action cards (J3xx)."""

from outremer.core.pending import answered, ask
from outremer.core.rule import rule
from outremer.games.jerusalem.codes import Why
from outremer.games.jerusalem.names import CARDS, Decision, Stage
from outremer.games.jerusalem.rules.city import in_player_order
from outremer.games.jerusalem.state import Board, State


@rule
def next_chooser(s: State, b: Board) -> None:
    """In player order each keeps one card; the last gets the card left over (J302-J304)."""
    if s.at == b.players - 1:
        last = in_player_order(s, b, s.at)
        for card in range(CARDS):
            s.hand[last, card] += s.aside[card]
            s.aside[card] = 0
        s.at = 0
        s.stage = Stage.DEPLOY
    else:
        ask(s, Decision.DRAFT, in_player_order(s, b, s.at), 0, 0)


@rule
def why_keep_card(s: State, card: int) -> int:
    """Only a card still set aside can be kept (J303)."""
    return Why.LEGAL if s.aside[card] > 0 else Why.CARD_NOT_OFFERED


@rule
def keep_card(s: State, seat: int, card: int) -> None:
    """The card goes behind the screen, the rest to the next player (J303, J305)."""
    answered(s)
    s.aside[card] -= 1
    s.hand[seat, card] += 1
    s.at += 1
