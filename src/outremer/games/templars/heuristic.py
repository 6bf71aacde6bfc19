"""A short heuristic for Templars' Journey: how good each move looks to a sensible player.

Everything is reckoned in victory points: what a city would score for the player if its ship left now,
what gold is worth, and a share of what rivals lose. What is guessed (`Worth`) stands in heuristic.toml.
"""

from outremer.core.pending import asked
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.templars.actions import ARGUMENT, FAMILY, Family
from outremer.games.templars.names import (
    ROUNDS,
    SEATS,
    SEVENTH,
    SHIPS_PER_ROUND,
    SPACES,
    TERRITORIES,
    Card,
    Decision,
    Flag,
    Worth,
)
from outremer.games.templars.rules.cards import card_of
from outremer.games.templars.rules.city import NOBODY, has_templar, in_reach, is_full, on_track
from outremer.games.templars.rules.gold import most_gold
from outremer.games.templars.rules.templar import stop_of
from outremer.games.templars.state import Board, State

TIE = 0.05
"""What it is worth to be level in a city: of two that score the same, the one where more may come of it."""


@rule
def count_of(s: State, city: int, who: int, gainer: int, gain: int, loser: int) -> int:
    """Knights of a seat in a city after a gain of one seat and the loss of a knight of another."""
    count = s.knights[who, city]
    if who == gainer:
        count += gain
    if who == loser:
        count -= 1
    return count


@rule
def city_vp(s: State, b: Board, city: int, who: int, gainer: int, gain: int, loser: int) -> float:
    """What the city would score for a seat after that change (T704-T717, T1003-T1006)."""
    if not on_track(s, city):
        return 0.0
    own = count_of(s, city, who, gainer, gain, loser)
    if own <= 0:
        return 0.0
    total = 0
    most = 0
    for seat in range(b.players):
        count = count_of(s, city, seat, gainer, gain, loser)
        total += count
        if seat != who:
            most = max(most, count)
    seventh = s.edict[city] == SEVENTH
    vp = 0.0
    if own > most:
        vp += b.seventh_majority_vp if seventh else b.majority_vp
    elif own == most:
        vp += TIE
    if seventh:
        return vp + own / b.seventh_knights_per_vp
    if total >= b.capacity[s.tile[city]]:
        vp += b.full_city_vp
    boarded = own if total <= b.ship[s.edict[city]] else own * b.ship[s.edict[city]] / total
    return vp + b.aboard_vp + b.knight_aboard_vp * boarded


@rule
def soon(s: State, b: Board, city: int) -> float:
    """What a VP in a city counts now: by the ship rounds until it scores, at last the seventh city."""
    if not on_track(s, city):
        return 0.0
    if s.edict[city] == SEVENTH:
        return b.worth[Worth.SOON + ROUNDS]
    return b.worth[Worth.SOON + s.edict[city] // SHIPS_PER_ROUND - s.round_no + 1]


@rule
def change_vp(s: State, b: Board, seat: int, city: int, gain: int, loser: int) -> float:
    """What the change is worth to a seat: its own points, and a share of what its rivals lose."""
    vp = 0.0
    for who in range(b.players):
        before = city_vp(s, b, city, who, NOBODY, 0, NOBODY)
        after = city_vp(s, b, city, who, seat, gain, loser)
        if who == seat:
            vp += after - before
        else:
            vp -= b.worth[Worth.RIVAL] * (after - before)
    vp *= soon(s, b, city)
    if loser != NOBODY and loser != seat:
        vp -= b.worth[Worth.RIVAL] * b.worth[Worth.TEMPLE_KNIGHT]
    return vp


@rule
def place_vp(s: State, b: Board, seat: int, city: int) -> float:
    """What one more own knight in a city is worth, 0 if it cannot be placed."""
    if s.tile[city] == 0 or s.supply[seat] == 0 or is_full(s, b, city):
        return 0.0
    return change_vp(s, b, seat, city, 1, NOBODY)


@rule
def remove_vp(s: State, b: Board, seat: int, city: int, gain: int) -> float:
    """What the best removal (or with a gain the best exchange) in a city is worth."""
    best = 0.0
    for colour in range(b.players):
        if colour != seat and s.knights[colour, city] > 0:
            best = max(best, change_vp(s, b, seat, city, gain, colour))
    return best


@rule
def flag_vp(s: State, b: Board, seat: int, city: int, flag: int) -> float:
    """What the effect of a flag in a city is worth."""
    if s.tile[city] == 0:
        return 0.0
    if flag == Flag.GREEN:
        return place_vp(s, b, seat, city)
    return remove_vp(s, b, seat, city, 0)


@rule
def best_at_templars(s: State, b: Board, seat: int, flag: int) -> float:
    """The best effect of a flag where the own Templars stand."""
    best = 0.0
    for city in range(TERRITORIES):
        if has_templar(s, seat, city):
            best = max(best, flag_vp(s, b, seat, city, flag))
    return best


@rule
def best_take(s: State, b: Board, seat: int, most: int) -> int:
    """The most gold one take can bring."""
    best = 0
    for territory in range(TERRITORIES):
        if in_reach(s, b, seat, territory):
            best = max(best, min(most, s.gold_at[territory]))
    return best


@rule
def rivals_near(s: State, b: Board, seat: int, territory: int) -> int:
    """How many others could take gold in a territory."""
    count = 0
    for other in range(b.players):
        if other != seat and in_reach(s, b, other, territory):
            count += 1
    return count


@rule
def card_vp(s: State, b: Board, seat: int, kind: int) -> float:
    """What a card promises (Card)."""
    gold = b.worth[Worth.GOLD]
    risk = b.worth[Worth.RISK]
    flag = b.flag[s.pope]
    if kind == Card.GOLD_SAFE:
        return gold * best_take(s, b, seat, b.take_safe)
    if kind == Card.GOLD_RISKY:
        return gold * risk * best_take(s, b, seat, s.gold[seat] + b.take_safe + 1)
    if kind == Card.TEMPLAR_RISKY:
        return gold * risk * b.templar_steps
    if kind == Card.TEMPLAR_SAFE:
        best = 0.0
        for city in range(TERRITORIES):
            for templar in range(2):
                if b.distance[s.templar[seat, templar], city] <= b.templar_steps:
                    best = max(best, flag_vp(s, b, seat, city, flag))
        return best
    knights = min(s.gold[seat], b.knight_gold_max) // b.knight_price
    best = 0.0
    for city in range(TERRITORIES):
        if has_templar(s, seat, city) and s.tile[city] > 0:
            if kind == Card.KNIGHTS_SAFE:
                best = max(best, place_vp(s, b, seat, city))
            elif s.supply[seat] > 0:
                best = max(best, risk * remove_vp(s, b, seat, city, 1))
    return knights * (best - gold * b.knight_price * b.worth[Worth.KNIGHTS])


@rule
def stand_vp(s: State, b: Board, seat: int, territory: int) -> float:
    """What a Templar is worth in a territory: knights to place, gold at hand."""
    gold = 0
    for other in range(TERRITORIES):
        if other == territory or b.adjacent[territory, other]:
            gold = max(gold, s.gold_at[other])
    near = min(b.worth[Worth.GOLD] * gold, b.worth[Worth.NEAR_MOST])
    return b.worth[Worth.STAND] * place_vp(s, b, seat, territory) + b.worth[Worth.NEAR] * near


@rule
def step_vp(s: State, b: Board, seat: int, territory: int) -> float:
    """What it is worth to have the moving Templar in a territory."""
    vp = stand_vp(s, b, seat, territory)
    if card_of(s, b, seat) == Card.TEMPLAR_SAFE:
        return vp + flag_vp(s, b, seat, territory, b.flag[s.pope])
    return vp + b.worth[Worth.GOLD] * min(b.entry_gold, s.gold_at[territory])


@rule
def prior(s: State, b: Board, seat: int, moves: Grid, count: int, scores: Grid) -> None:
    """Score each listed move in victory points; ending and declining are worth nothing."""
    decision = asked(s)
    for k in range(count):
        family = FAMILY[moves[k]]
        x = ARGUMENT[moves[k]]
        score = 0.0
        if family == Family.COMMIT:
            score = card_vp(s, b, seat, b.card[x]) + b.worth[Worth.CARD + b.card[x]]
        elif family == Family.PLACE_KNIGHT:
            score = place_vp(s, b, seat, x)
        elif family == Family.REMOVE_KNIGHT:
            score = change_vp(s, b, seat, x // SEATS, 0, x % SEATS)
        elif family == Family.LOSE_KNIGHT:
            score = change_vp(s, b, seat, x, 0, seat)
        elif family == Family.PLACE_TEMPLAR:
            score = stand_vp(s, b, seat, x) - (b.worth[Worth.SAME_PLACE] if has_templar(s, seat, x) else 0.0)
        elif family == Family.POPE:
            score = best_at_templars(s, b, seat, b.flag[x % SPACES])
        elif family == Family.TAKE_GOLD:
            score = b.worth[Worth.GOLD] * min(most_gold(s, b, seat, x), s.gold_at[x])
            score += b.worth[Worth.CONTESTED] * rivals_near(s, b, seat, x)
        elif family == Family.TAKE_ONE:
            score = b.worth[Worth.GOLD]
        elif family == Family.TAXES:
            score = b.worth[Worth.GOLD] * min(b.taxes_take, s.gold_at[x]) - b.worth[Worth.TAXES]
        elif family == Family.LEADER:
            score = b.worth[Worth.LEADER]
        elif family == Family.TEMPLAR:
            score = -stand_vp(s, b, seat, s.templar[seat, x])
        elif family == Family.STEP:
            score = step_vp(s, b, seat, x)
        elif family == Family.STOP:
            score = step_vp(s, b, seat, stop_of(s))
            if card_of(s, b, seat) != Card.TEMPLAR_SAFE:
                score -= b.worth[Worth.GOLD] * min(b.entry_gold, s.gold_at[stop_of(s)])
        elif decision >= Decision.SAFE_CITY and decision <= Decision.PENALTY_STEP:
            score = knights_vp(s, b, seat, decision, family, x)
        scores[k] = score


@rule
def knights_vp(s: State, b: Board, seat: int, decision: int, family: int, x: int) -> float:
    """The steps of the knight cards; gold is worth less than a knight it can buy."""
    gold = b.worth[Worth.GOLD] * b.worth[Worth.SPENT]
    price = gold * b.knight_price
    if family == Family.CITY:
        if decision == Decision.SAFE_CITY:
            return b.worth[Worth.EAGER] + place_vp(s, b, seat, x)
        return b.worth[Worth.EAGER] + remove_vp(s, b, seat, x, 1 if decision == Decision.RISKY_CITY else 0)
    if family == Family.PAY2_PLACE or family == Family.PLACE:
        return place_vp(s, b, seat, s.city) - (price if family == Family.PAY2_PLACE else 0.0)
    if family == Family.PAY2_REMOVE:
        return change_vp(s, b, seat, s.city, 0, x) - price
    if family == Family.REMOVE:
        return change_vp(s, b, seat, s.city, 0, x)
    if family == Family.PAY2_SWAP:
        return change_vp(s, b, seat, s.city, 1, x) - price
    best = max(place_vp(s, b, seat, s.city), remove_vp(s, b, seat, s.city, 0)) if s.city >= 0 else 0.0
    if family == Family.PAY1_THROW:
        return b.worth[Worth.THROW] * best - gold * b.throw_price - b.worth[Worth.EAGER]
    if family == Family.NEW_CHANCE:
        return b.worth[Worth.NEW_CHANCE] * best - b.worth[Worth.TEMPLE_KNIGHT]
    return 0.0
