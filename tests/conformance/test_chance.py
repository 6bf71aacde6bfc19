"""Chance is a player: its outcomes are listed with weights and applied like actions."""

from collections import Counter

import numpy as np

from outremer.core import engine
from outremer.core.chance import Seed
from outremer.core.pending import CHANCE
from tests.conformance.played import cards, each_count, each_table, finished, position, traces
from tests.tables import Table


@each_table
def test_weights_are_positive_and_outcomes_apply(table: Table) -> None:
    seen = 0
    for trace in traces(table):
        for step in np.flatnonzero(trace.actors == CHANCE):
            rows = trace.states[step : step + 1]
            pos = position(table, rows)
            listed = pos.outcomes()
            assert listed
            assert len({action.id for action, _ in listed}) == len(listed)
            assert all(isinstance(weight, int) and weight > 0 for _, weight in listed)
            assert pos.legal() == [action for action, _ in listed]
            for action, _ in listed:
                assert pos.why(action) is None
                after = pos.copy().play(action)
                assert after.seat in (CHANCE, *range(table.players)) or after.over
            seen += 1
    assert seen > 0


@each_table
def test_outcomes_that_are_not_listed_are_refused(table: Table) -> None:
    for trace in traces(table):
        for step in np.flatnonzero(trace.actors == CHANCE)[::7]:
            pos = position(table, trace.states[step : step + 1])
            possible = {action.id for action, _ in pos.outcomes()}
            refused = {a for a in range(table.game.info.actions.size) if pos.why(a) is not None}
            assert refused == set(range(table.game.info.actions.size)) - possible


@each_table
def test_a_card_drawn_from_a_pile_is_as_likely_as_it_has_copies_there(table: Table) -> None:
    """Where every outcome takes one card from the same pile, the weights are what lies in it."""
    for trace in traces(table):
        for step in np.flatnonzero(trace.actors == CHANCE)[::3]:
            pos = position(table, trace.states[step : step + 1])
            before = cards(table, pos.rows)
            taken = Counter()
            weights: dict[tuple[tuple[str, int], int], int] = {}
            for action, weight in pos.outcomes():
                after = position(table, pos.rows)
                after.apply(action.id)
                changed = cards(table, after.rows)
                lost = [(pile, k) for pile, c in before.items() for k in range(len(c)) if changed[pile][k] == c[k] - 1]
                if len(lost) == 1:
                    taken[lost[0][0]] += 1
                    weights[lost[0]] = weight
            for pile, outcomes in taken.items():
                if outcomes == len(pos.outcomes()):
                    assert weights == {(pile, k): n for k, n in enumerate(before[pile]) if n}
                    assert sum(weights.values()) == sum(before[pile])


@each_table
def test_cards_are_neither_lost_nor_made(table: Table) -> None:
    """By kind, the cards in all piles are the game's pool at every step; none lies face down in a true state."""
    game = table.game
    for trace in traces(table):
        for step in range(0, len(trace.states), 11):
            rows = trace.states[step : step + 1]
            piles = list(cards(table, rows).values())
            if not piles:
                return
            assert all(n >= 0 for pile in piles for n in pile)
            assert all(pile[-1] == 0 for pile in piles)
            pool = np.zeros(max(len(pile) for pile in piles) - 1, np.int32)
            game.info.functions["pool"](rows[0], game.boards[0], pool)
            total = np.zeros_like(pool)
            for pile in piles:
                total[: len(pile) - 1] += np.array(pile[:-1], np.int32)
            assert total.tolist() == pool.tolist(), f"{trace.label}, step {step}"


@each_count
def test_the_seed_decides_and_nothing_else_does(table: Table) -> None:
    pos = finished(table)
    seed = Seed("1")
    assert pos.seed == seed
    again = table.game.start_by_hand()
    number = 0
    for actor, action in pos._line:
        if actor == CHANCE:
            listed = again.outcomes()
            assert listed[seed.pick(number, [weight for _, weight in listed])][0].id == action
            number += 1
        again.apply(action, actor)
    assert number > 0
    assert again == pos


@each_count
def test_all_outcomes_come_up(table: Table) -> None:
    """Random play reaches every outcome of the first chance event, about as often as its weight says."""
    boards, info = table.game.boards, table.game.info
    rows = info.state.empty()
    engine.begin(rows, boards)
    pos = position(table, rows)
    listed = pos.outcomes()
    if not listed:
        return
    total = sum(weight for _, weight in listed)
    drawn = Counter(Seed(str(k)).pick(0, [weight for _, weight in listed]) for k in range(100 * total))
    for index, (_, weight) in enumerate(listed):
        assert 70 * weight < drawn[index] < 130 * weight
