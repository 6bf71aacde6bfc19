"""The ship round and the new action round (T7xx, T8xx)."""

from outremer.core.rule import rule
from outremer.games.templars.names import ROUNDS, SHIPS_PER_ROUND, START_SPACE, Stage
from outremer.games.templars.rules.city import LEFT, NOBODY, OWNED, city_of_space, is_full
from outremer.games.templars.rules.setup import lay_gold
from outremer.games.templars.state import Board, State


@rule
def ship_round(s: State, b: Board) -> None:
    """Both cities of this harbour one after the other, then the temples (T702, T703, T719)."""
    first = (s.round_no - 1) * SHIPS_PER_ROUND
    for space in range(first, first + SHIPS_PER_ROUND):
        score_city(s, b, space)
    score_temples(s, b)
    s.stage = Stage.REFILL if s.round_no < ROUNDS else Stage.FINAL_SCORING


@rule
def sole_majority(s: State, b: Board, city: int) -> int:
    """The player with the most knights in a city, NOBODY if several share the most or nobody is there."""
    most = 0
    found = NOBODY
    for seat in range(b.players):
        if s.knights[seat, city] > most:
            most = s.knights[seat, city]
            found = seat
        elif s.knights[seat, city] == most:
            found = NOBODY
    return found


@rule
def award_edict(s: State, b: Board, city: int, vp: int) -> None:
    """The sole majority takes the edict and scores; else the edict leaves the game (T704-T706, T1003-T1005)."""
    winner = sole_majority(s, b, city)
    s.edict[city] = LEFT
    if winner != NOBODY:
        s.edict[city] = OWNED + winner
        s.vp[winner] += vp


@rule
def score_city(s: State, b: Board, space: int) -> None:
    """Edict, full city, ship; then the tile leaves the game (T704-T718)."""
    city = city_of_space(s, space)
    award_edict(s, b, city, b.majority_vp)
    if is_full(s, b, city):
        for seat in range(b.players):
            if s.knights[seat, city] > 0:
                s.vp[seat] += b.full_city_vp
    board_ship(s, b, city, space)
    for seat in range(b.players):
        if s.aboard[seat, space] > 0:
            s.vp[seat] += b.aboard_vp + b.knight_aboard_vp * s.aboard[seat, space]
    s.tile[city] = 0


@rule
def board_ship(s: State, b: Board, city: int, space: int) -> None:
    """Knights board one by one, lap by lap; those left go to their temples (T709-T715)."""
    for _ in range(b.ship[space]):
        seat = next_aboard(s, b, city, space)
        if seat != NOBODY:
            s.knights[seat, city] -= 1
            s.aboard[seat, space] += 1
    for seat in range(b.players):
        s.temple[seat] += s.knights[seat, city]
        s.knights[seat, city] = 0


@rule
def next_aboard(s: State, b: Board, city: int, space: int) -> int:
    """Whose knight boards next: fewest laps, most knights at the start, nearest to the start player (T710-T714)."""
    found = NOBODY
    for place in range(b.players):
        seat = (s.start_player + place) % b.players
        if s.knights[seat, city] > 0:
            if found == NOBODY or s.aboard[seat, space] < s.aboard[found, space]:
                found = seat
            elif s.aboard[seat, space] == s.aboard[found, space] and s.knights[seat, city] > s.knights[found, city]:
                found = seat
    return found


@rule
def score_temples(s: State, b: Board) -> None:
    """Most knights in the temple; ties share, rounded down; empty temples score nothing (T719-T722)."""
    most = 0
    tied = 0
    for seat in range(b.players):
        if s.temple[seat] > most:
            most = s.temple[seat]
            tied = 1
        elif s.temple[seat] == most:
            tied += 1
    if most > 0:
        for seat in range(b.players):
            if s.temple[seat] == most:
                s.vp[seat] += b.temple_vp[s.round_no - 1] // tied


@rule
def refill(s: State, b: Board) -> None:
    """New gold, and the Pope on the start space of the new action round (T801-T807)."""
    lay_gold(s, b, s.round_no)
    s.round_no += 1
    s.pope = START_SPACE
    s.stage = Stage.POPE
