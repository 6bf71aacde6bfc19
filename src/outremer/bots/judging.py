"""What a position is worth to each seat, from -1 to 1: by the result of a game, or by weighing its features."""

from math import exp
from typing import Any

from outremer.core import contract
from outremer.core.judgement import Judgement
from outremer.core.rule import rule

FAR = 300.0
"""A lead beyond this is as good as any."""


@rule
def judge_result(value: Any, win: float) -> None:
    """Values from the results of a finished game: the place reached, and whether it was won."""
    seats = len(value)
    top = value[0]
    for seat in range(1, seats):
        top = max(top, value[seat])
    winners = 0
    for seat in range(seats):
        if value[seat] == top:
            winners += 1
    for seat in range(seats):
        won = 2.0 / winners - 1.0 if value[seat] == top else -1.0
        value[seat] = (1.0 - win) * value[seat] + win * won


@rule
def weigh_position(s: Any, b: Any, judgement: Judgement, features: Any, value: Any) -> None:
    """How far each seat has got, in a unit in which a lead of d gives odds of e**d to finish ahead."""
    for seat in range(len(value)):
        period = contract.features(s, b, seat, features)
        value[seat] = 0.0
        for k in range(len(features)):
            value[seat] += judgement.weights[period, k] * features[k]
        value[seat] += hidden_worth(judgement, period, features)


@rule
def hidden_worth(judgement: Judgement, period: int, features: Any) -> float:
    """What the hidden units add to the weighed features."""
    room = judgement.room
    units = len(room)
    for unit in range(units):
        room[unit] = judgement.offsets[period, unit]
    for k in range(len(features) if units > 0 else 0):
        if features[k] != 0.0:
            for unit in range(units):
                room[unit] += judgement.inward[k, unit] * features[k]
    worth = 0.0
    for unit in range(units):
        worth += judgement.outward[period, unit] * max(room[unit], 0.0)
    return worth


@rule
def judge_standing(value: Any, odds: Any, win: float) -> None:
    """Values from how far each seat has got: the place to be expected, and how likely it is to win."""
    seats = len(value)
    top = value[0]
    for seat in range(1, seats):
        top = max(top, value[seat])
    total = 0.0
    for seat in range(seats):
        odds[seat] = exp(max(value[seat] - top, -FAR))
        total += odds[seat]
    for seat in range(seats):
        ahead = 0.0
        for other in range(seats):
            if other != seat:
                ahead += (odds[seat] - odds[other]) / (odds[seat] + odds[other])
        won = 2.0 * odds[seat] / total - 1.0
        value[seat] = (1.0 - win) * ahead / (seats - 1) + win * won
