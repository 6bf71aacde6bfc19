"""The gold cards and Taxes (T4xx, T908-T912)."""

from outremer.core.pending import answered, ask
from outremer.core.rule import rule
from outremer.games.templars.codes import Why
from outremer.games.templars.names import TERRITORIES, Card, Decision, Favour, Stage
from outremer.games.templars.rules.cards import card_of, end_card, is_penalty
from outremer.games.templars.rules.city import can_ask, in_reach, pay_favour, take_gold
from outremer.games.templars.state import Board, State


@rule
def take_step(s: State, b: Board) -> None:
    """One take from a territory in reach; with no gold in reach it is skipped (T413)."""
    s.stage = Stage.TAXES
    for territory in range(TERRITORIES):
        if s.gold_at[territory] > 0 and in_reach(s, b, s.active, territory):
            ask(s, Decision.TAKE_GOLD, s.active, 0, 0)
            return


@rule
def most_gold(s: State, b: Board, seat: int, territory: int) -> int:
    """What the card gives: a fixed number, all, or the penalty's number (T401, T403, T404)."""
    if card_of(s, b, seat) == Card.GOLD_SAFE:
        return b.take_safe
    if is_penalty(s, b, seat):
        return b.take_penalty
    return s.gold_at[territory]


@rule
def why_reach(s: State, b: Board, seat: int, territory: int) -> int:
    """Gold comes from a territory with an own Templar or adjacent to one (T401, T909)."""
    return Why.LEGAL if in_reach(s, b, seat, territory) else Why.NOT_IN_REACH


@rule
def take(s: State, b: Board, seat: int, territory: int) -> None:
    """DP09: all of it from one territory (T409, T412)."""
    answered(s)
    take_gold(s, seat, territory, most_gold(s, b, seat, territory))


@rule
def taxes_step(s: State, b: Board) -> None:
    """Taxes, once, after the take and before the loss of a knight (T908, T911, T912)."""
    end_card(s, b)
    barred = is_penalty(s, b, s.active) and not b.taxes_on_penalty
    if can_ask(s, b, s.active, Favour.TAXES) and not barred:
        ask(s, Decision.TAXES, s.active, 0, 0)


@rule
def tax(s: State, b: Board, seat: int, territory: int) -> None:
    """DP10: two temple knights for two more gold, from any territory in reach (T909, T910)."""
    answered(s)
    pay_favour(s, b, seat, Favour.TAXES)
    take_gold(s, seat, territory, b.taxes_take)
    s.taxed = 1
