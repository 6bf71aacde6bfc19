"""The temple and the High Priest (S10xx)."""

from outremer.core.rule import rule
from outremer.games.solomon.codes import Why
from outremer.games.solomon.names import NOBODY, SECTIONS, TOKEN_DEED
from outremer.games.solomon.state import Board, State


@rule
def section_of(s: State, b: Board) -> int:
    """The section of the next block: Foundation, Structure, Columns in this order (S1002)."""
    before = 0
    for section in range(SECTIONS):
        before += b.section_blocks[section]
        if s.blocks < before:
            return section
    return SECTIONS - 1


@rule
def tokens_left(s: State, b: Board) -> int:
    """Temple tokens in stock."""
    left = b.tokens
    for seat in range(b.players):
        left -= s.tokens[seat]
    return left


@rule
def why_reward(s: State, b: Board, deed: int) -> int:
    """Without tokens only the VP can be taken (S1007)."""
    if deed == TOKEN_DEED and tokens_left(s, b) == 0:
        return Why.R_NO_TOKEN
    return Why.LEGAL


@rule
def lay_block(s: State, b: Board, seat: int, deed: int) -> None:
    """A block of the current section, for a token or the printed VP (S1004-S1006)."""
    section = section_of(s, b)
    s.blocks += 1
    if deed == TOKEN_DEED:
        take_token(s, seat)
    else:
        s.score[seat] += b.section_vp[section]


@rule
def take_token(s: State, seat: int) -> None:
    """More tokens than the High Priest make a player High Priest at once (S1008-S1012)."""
    s.tokens[seat] += 1
    if s.high_priest == NOBODY or s.tokens[seat] > s.tokens[s.high_priest]:
        s.high_priest = seat
