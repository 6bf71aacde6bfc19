"""How positions are judged: values per seat from results and from weighed features."""

from random import Random

import numpy as np
import pytest

import outremer
from outremer.bots.judging import judge_result, judge_standing, weigh_position
from outremer.bots.mcts import settings_of
from outremer.core import registry
from tests.bots.test_bots import played

GAMES = registry.games()


def of_result(*returns, win):
    value = np.array(returns, np.float64)
    judge_result(value, win)
    return value.tolist()


def of_standing(*standing, win):
    value = np.array(standing, np.float64)
    judge_standing(value, np.zeros(len(value)), win)
    return value


def test_a_result_is_the_place_or_winning_or_a_mixture():
    assert of_result(1.0, 0.0, -1.0, win=0.0) == [1.0, 0.0, -1.0]
    assert of_result(1.0, 0.0, -1.0, win=1.0) == [1.0, -1.0, -1.0]
    assert of_result(1.0, 0.0, -1.0, win=0.5) == [1.0, -0.5, -1.0]


def test_a_shared_win_is_shared():
    assert of_result(0.5, 0.5, -1.0, win=1.0) == [0.0, 0.0, -1.0]


def test_a_lead_of_d_gives_odds_of_e_to_the_d():
    two = of_standing(1.0, 0.0, win=0.0)
    assert two[0] == pytest.approx((np.e - 1) / (np.e + 1))
    assert two.sum() == pytest.approx(0.0)
    assert of_standing(1.0, 0.0, win=1.0) == pytest.approx(two)


def test_who_is_far_behind_is_as_good_as_last():
    value = of_standing(200.0, 100.0, -500.0, win=0.0)
    assert value == pytest.approx([1.0, 0.0, -1.0], abs=1e-6)
    assert of_standing(200.0, 100.0, -500.0, win=1.0) == pytest.approx([1.0, -1.0, -1.0], abs=1e-6)


@pytest.mark.parametrize("name", GAMES)
def test_every_period_has_a_weight_for_every_feature(name):
    info = registry.game(name)
    for players in info.seats:
        weights = info.weights(players)
        assert weights.shape[1] == len(info.features)
        assert np.isfinite(weights).all()
        assert np.abs(weights).sum(axis=1).all()


@pytest.mark.parametrize("name", GAMES)
def test_features_are_finite_and_late_positions_tell_who_finishes_ahead(name):
    """Over a few games, in the last tenth of their decisions, most pairs of seats are judged the right way round."""
    right = pairs = 0
    for players in registry.game(name).seats:
        game = outremer.load(name, players=players)
        weights = game.info.weights(players)
        features, value, judged = np.zeros(len(game.info.features)), np.zeros(players), []

        def watch(pos, action, game=game, weights=weights, features=features, value=value, judged=judged):
            period = game.info.functions["features"](pos.row, game.boards[0], pos.seat, features)
            assert 0 <= period < len(weights)
            assert np.isfinite(features).all()
            weigh_position(pos.row, game.boards[0], weights, features, value)
            judged.append(value.copy())

        for seed in range(2):
            judged.clear()
            result = played(game, [f"greedy:seed={seed}-{s}" for s in range(players)], seed, watch).returns
            for standing in judged[-max(1, len(judged) // 10) :]:
                for one in range(players):
                    for two in range(one + 1, players):
                        if result[one] != result[two]:
                            pairs += 1
                            right += (standing[one] > standing[two]) == (result[one] > result[two])
    assert right > 0.7 * pairs


@pytest.mark.parametrize("name", GAMES)
def test_a_search_takes_the_settings_of_its_number_of_players(name):
    info = registry.game(name)
    for players in info.seats:
        found = info.search(players)
        settings = settings_of(outremer.load(name, players=players), {"c": 0.25})
        assert {field: getattr(settings, field) for field in found} == found
        assert settings.c == 0.25


def test_jerusalem_is_judged_differently_with_two_and_with_four():
    info = registry.game("jerusalem")
    assert info.search(2)["depth"] != info.search(4)["depth"]
    assert not np.array_equal(info.weights(2), info.weights(4))


def test_jerusalem_tells_who_is_asked():
    game = outremer.load("jerusalem", players=3)
    pos, features, acting = game.start(seed=1), np.zeros(len(game.info.features)), game.info.features.index("acting")
    seen, random = set(), Random(1)
    for _ in range(100):
        for seat in range(3):
            game.info.functions["features"](pos.row, game.boards[0], seat, features)
            assert features[acting] == (seat == pos.seat)
        seen.add(pos.seat)
        pos.play(random.choice(pos.legal()))
    assert seen == {0, 1, 2}
