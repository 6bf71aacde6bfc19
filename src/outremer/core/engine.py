"""Compiled drivers over the contract: one copy per game, made and cached on first use.

`rows` and `boards` are arrays; single positions are 1-element arrays (passing a lone record from
Python costs ten times as much).
"""

from typing import Any

import numba
import numpy as np

from outremer.core import contract
from outremer.core.pending import CHANCE, EVERYTHING, OVER, answered
from outremer.core.rng import below
from outremer.core.rule import parallel_rule, rule
from outremer.core.state import Kind


@rule
def begin(rows: Any, boards: Any) -> None:
    """Set up a game in the first row."""
    contract.setup(rows[0], boards[0])


@rule
def who(rows: Any, boards: Any) -> int:
    """The seat to decide, CHANCE or OVER."""
    return contract.to_move(rows[0], boards[0])


@rule
def act(rows: Any, boards: Any, seat: int, action: int) -> int:
    """Apply an action unchecked; return who is next."""
    contract.apply(rows[0], boards[0], seat, action)
    return contract.to_move(rows[0], boards[0])


@rule
def options(rows: Any, boards: Any, seat: int, moves: Any) -> int:
    """List a seat's legal actions; return how many."""
    return contract.legal(rows[0], boards[0], seat, moves)


@rule
def outcomes(rows: Any, boards: Any, moves: Any, weights: Any) -> int:
    """List the outcomes of a chance event with their weights; return how many."""
    return contract.chance(rows[0], boards[0], moves, weights)


@rule
def refusal(rows: Any, boards: Any, seat: int, action: int, numbers: Any) -> int:
    """The code of the reason against an action, 0 if legal."""
    return contract.why(rows[0], boards[0], seat, action, numbers)


@rule
def results(rows: Any, boards: Any, out: Any) -> None:
    """The result per seat."""
    contract.returns(rows[0], boards[0], out)


@rule
def rate(rows: Any, boards: Any, seat: int, moves: Any, count: int, scores: Any) -> None:
    """The heuristic's score for each listed move."""
    contract.prior(rows[0], boards[0], seat, moves, count, scores)


@rule
def visible(rows: Any, boards: Any, seat: int, secrets: Any, out: Any) -> None:
    """For each line of the visibility table, 1 if the seat sees its faces."""
    for line in range(secrets.shape[0]):
        out[line] = (
            1
            if secrets[line, 3] == 0
            or seat == EVERYTHING
            or contract.sees(rows[0], boards[0], seat, secrets[line, 2], secrets[line, 3])
            else 0
        )


@rule
def conceal(rows: Any, cells: Any, boards: Any, seat: int, secrets: Any) -> None:
    """Turn a state into a seat's view: secret piles and choices face down, private decisions of others away.

    `cells` is the same memory as `rows`, as plain integers. What may be seen is judged on the true
    state, before anything is hidden.
    """
    s = rows[0]
    b = boards[0]
    if seat == EVERYTHING:
        return
    for line in range(secrets.shape[0]):
        if secrets[line, 3] != 0 and not contract.sees(s, b, seat, secrets[line, 2], secrets[line, 3]):
            first = secrets[line, 0]
            if secrets[line, 4] == Kind.VALUE:
                if cells[0, first] != 0:
                    cells[0, first] = secrets[line, 1] + 1
            else:
                last = first + secrets[line, 1] - 1
                total = 0
                for k in range(first, last + 1):
                    total += cells[0, k]
                    cells[0, k] = 0
                cells[0, last] = total
    while s.depth > 0 and s.pending[s.depth - 1, 4] == 1 and s.pending[s.depth - 1, 1] != seat:
        answered(s)


@rule
def choose_anew(cells: Any, secrets: Any) -> None:
    """In a view, take back the choices lying face down, so that their seats are asked again."""
    for line in range(secrets.shape[0]):
        first = secrets[line, 0]
        if secrets[line, 4] == Kind.VALUE and cells[0, first] > secrets[line, 1]:
            cells[0, first] = 0


@rule
def determinise(rows: Any, cells: Any, boards: Any, secrets: Any, counts: Any, rng: Any) -> None:
    """Turn a view into a full state: deal every face-down card from what the viewer has not seen.

    Choices lying face down are filled in too, each value as likely as the other.
    """
    pools = 0
    for line in range(secrets.shape[0]):
        first = secrets[line, 0]
        if secrets[line, 4] == Kind.PILE:
            pools = max(pools, secrets[line, 5] + 1)
        elif cells[0, first] > secrets[line, 1]:
            cells[0, first] = 1 + below(rng, secrets[line, 1])
    for pool in range(pools):
        _deal_pool(rows[0], cells, boards[0], pool, secrets, counts, rng)


@rule
def _deal_pool(s: Any, cells: Any, b: Any, pool: int, secrets: Any, counts: Any, rng: Any) -> None:
    """Deal the face-down cards of one pool."""
    for kind in range(counts.shape[0]):
        counts[kind] = 0
    contract.pool(s, b, pool, counts)
    for line in range(secrets.shape[0]):
        if secrets[line, 4] == Kind.PILE and secrets[line, 5] == pool:
            for kind in range(secrets[line, 1] - 1):
                counts[kind] -= cells[0, secrets[line, 0] + kind]
    unseen = 0
    for kind in range(counts.shape[0]):
        unseen += counts[kind]
    for line in range(secrets.shape[0]):
        if secrets[line, 4] != Kind.PILE or secrets[line, 5] != pool:
            continue
        first = secrets[line, 0]
        last = first + secrets[line, 1] - 1
        while cells[0, last] > 0:
            kind = 0
            draw = below(rng, unseen)
            while draw >= counts[kind]:
                draw -= counts[kind]
                kind += 1
            counts[kind] -= 1
            unseen -= 1
            cells[0, first + kind] += 1
            cells[0, last] -= 1


@rule
def _settle_chance(s: Any, b: Any, moves: Any, weights: Any, rng: Any) -> int:
    """Draw chance events until a seat must decide; return that seat or OVER."""
    seat = contract.to_move(s, b)
    while seat == CHANCE:
        total = 0
        for k in range(contract.chance(s, b, moves, weights)):
            total += weights[k]
        draw = below(rng, total)
        k = 0
        while draw >= weights[k]:
            draw -= weights[k]
            k += 1
        contract.apply(s, b, CHANCE, moves[k])
        seat = contract.to_move(s, b)
    return seat


@rule
def _run(s: Any, b: Any, moves: Any, weights: Any, rng: Any) -> int:
    """Play uniformly random moves to the end of the game; return the number of decisions."""
    decisions = 0
    seat = _settle_chance(s, b, moves, weights, rng)
    while seat != OVER:
        count = contract.legal(s, b, seat, moves)
        action = moves[below(rng, count)]
        if not contract.retreats(s, action):
            contract.apply(s, b, seat, action)
            decisions += 1
            seat = _settle_chance(s, b, moves, weights, rng)
    return decisions


@rule
def step(rows: Any, boards: Any, action: int, moves: Any, weights: Any, rng: Any) -> int:
    """Apply the decider's action, draw what chance is due, list the next decider's moves.

    Returns how many they are, 0 when the game is over. An action of -1 applies nothing (to begin
    with). This is the call for tight Python loops: one crossing into compiled code per decision.
    """
    s = rows[0]
    b = boards[0]
    if action >= 0:
        contract.apply(s, b, contract.to_move(s, b), action)
    seat = _settle_chance(s, b, moves, weights, rng)
    return contract.legal(s, b, seat, moves) if seat != OVER else 0


@rule
def playout(rows: Any, boards: Any, moves: Any, weights: Any, rng: Any) -> int:
    """Finish the game in the first row by random play; return the number of decisions."""
    return _run(rows[0], boards[0], moves, weights, rng)


@rule
def playouts(starts: Any, rows: Any, boards: Any, games: int, moves: Any, weights: Any, rng: Any) -> int:
    """Play `games` random games from the first start row, in the first of `rows`; count the decisions."""
    decisions = 0
    for _ in range(games):
        rows[0] = starts[0]
        decisions += _run(rows[0], boards[0], moves, weights, rng)
    return decisions


@parallel_rule
def playouts_batch(rows: Any, boards: Any, actions: int, seeds: Any, decisions: Any, out: Any) -> None:
    """Finish every row by random play, on all cores; `out` gets the results, a line per row."""
    for i in numba.prange(rows.shape[0]):
        moves = np.empty(actions + 1, np.int32)
        weights = np.empty(actions + 1, np.int32)
        rng = np.empty(1, np.uint64)
        rng[0] = seeds[i]
        decisions[i] = _run(rows[i], boards[0], moves, weights, rng)
        contract.returns(rows[i], boards[0], out[i])


@rule
def step_batch(
    rows: Any, boards: Any, actions: Any, masks: Any, seats: Any, moves: Any, weights: Any, seeds: Any
) -> None:
    """One step in every row: apply `actions[i]` (-1: nothing), draw chance, fill mask and seat."""
    for i in range(rows.shape[0]):
        s = rows[i]
        b = boards[0]
        if actions[i] >= 0:
            contract.apply(s, b, contract.to_move(s, b), actions[i])
        seat = _settle_chance(s, b, moves, weights, seeds[i : i + 1])
        for a in range(masks.shape[1]):
            masks[i, a] = False
        if seat != OVER:
            for k in range(contract.legal(s, b, seat, moves)):
                masks[i, moves[k]] = True
        seats[i] = seat
