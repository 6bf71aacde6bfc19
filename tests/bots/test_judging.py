"""How positions are judged: values per seat from results and from weighed features."""

import tomllib
from random import Random

import numpy as np
import pytest

import outremer
from outremer.bots.judging import hidden_worth, judge_result, judge_standing, weigh_position
from outremer.bots.mcts import settings_of
from outremer.bots.search import Settings, desk_for, judge, peek
from outremer.core import engine, registry
from outremer.core.judgement import Judgement
from outremer.core.pending import OVER
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
    table = tomllib.loads((info.folder / "evaluation.toml").read_text(encoding="utf-8"))
    lines = [line for lines in table["players"].values() for line in lines] + list(table.get("hidden", {}).values())
    assert all(line.keys() - {"offsets", "outward"} == set(info.features) for line in lines)
    for players in info.seats:
        judgement = info.judgement(players)
        periods, features = judgement.weights.shape
        assert features == len(info.features)
        assert judgement.inward.shape == (features, judgement.hidden)
        assert judgement.offsets.shape == judgement.outward.shape == (periods, judgement.hidden)
        assert all(np.isfinite(part).all() for part in judgement)
        assert np.abs(judgement.weights).sum(axis=1).all()


@pytest.mark.parametrize("name", GAMES)
def test_features_are_finite_and_late_positions_tell_who_finishes_ahead(name):
    """Over a few games, in the last tenth of their decisions, most pairs of seats are judged the right way round."""
    right = pairs = 0
    for players in registry.game(name).seats:
        game = outremer.load(name, players=players)
        judgement = game.info.judgement(players)
        features, value, judged = np.zeros(len(game.info.features)), np.zeros(players), []

        def watch(pos, action, game=game, judgement=judgement, features=features, value=value, judged=judged):
            period = game.info.functions["features"](pos.row, game.boards[0], pos.seat, features)
            assert 0 <= period < len(judgement.weights)
            assert np.isfinite(features).all()
            weigh_position(pos.row, game.boards[0], judgement, features, value)
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


def test_a_hidden_unit_counts_what_is_above_its_threshold():
    """One unit sees two features together, which no weights can: both or nothing."""
    both = Judgement(
        weights=np.zeros((2, 2)),
        inward=np.array([[1.0], [2.0]]),
        offsets=np.array([[0.0], [-2.0]]),
        outward=np.array([[0.5], [3.0]]),
        room=np.zeros(1),
    )
    assert [hidden_worth(both, 1, np.array(x)) for x in ([1.0, 0.0], [0.0, 1.0], [1.0, 1.0])] == [0.0, 0.0, 3.0]
    assert hidden_worth(both, 0, np.array([1.0, 1.0])) == 1.5
    assert hidden_worth(Judgement.linear(np.ones((2, 2))), 1, np.array([1.0, 1.0])) == 0.0


def test_a_hidden_layer_is_read_by_number_of_players_and_period():
    line = {"a": 1.0, "b": 2.0, "offsets": [0.1, 0.2], "outward": [3.0, 4.0]}
    table = {"players": {"2": [line, line], "3": [line]}, "hidden": {"2": {"b": [7.0, 8.0], "a": [5.0, 6.0]}}}
    found = Judgement.read(table, 2, ("a", "b"))
    assert found.weights.tolist() == [[1.0, 2.0]] * 2
    assert found.inward.tolist() == [[5.0, 6.0], [7.0, 8.0]]
    assert found.offsets.tolist() == [[0.1, 0.2]] * 2
    assert found.outward.tolist() == [[3.0, 4.0]] * 2
    assert (found.hidden, Judgement.read(table, 3, ("a", "b")).hidden) == (2, 0)
    assert Judgement.read(table | {"like": {"4": 2}}, 4, ("a", "b")).inward.tolist() == found.inward.tolist()
    fresh = Judgement.read(table, 2, ("a", "new", "b"))
    assert fresh.weights.tolist() == [[1.0, 0.0, 2.0]] * 2
    assert fresh.inward.tolist() == [[5.0, 6.0], [0.0, 0.0], [7.0, 8.0]]


@pytest.mark.parametrize("name", GAMES)
def test_a_move_is_looked_at_by_the_position_it_leads_to(name):
    """`peek` adds what the evaluation makes of the position after each move, or the result; nothing is played."""
    game = outremer.load(name, players=3)
    info, boards, settings = game.info, game.boards, Settings(peek=5.0)
    desk, rows, after = desk_for(info, 3, 1), info.state.empty(2), info.state.empty()
    judgement, ended = info.judgement(3), 0

    def watch(pos, action):
        nonlocal ended
        legal = [a.id for a in pos.legal()]
        if len(legal) == 1 and pos.steps % 7:
            return
        expected = []
        for move in legal:
            after[0] = pos.row
            asked = engine.act(after, boards, pos.seat, move)
            ended += asked == OVER
            judge(after[0], boards[0], asked, desk, judgement, settings)
            expected.append(1.0 + 5.0 * desk.value[pos.seat])
        rows[0] = pos.row
        desk.moves[: len(legal)] = legal
        desk.scores[: len(legal)] = 1.0
        peek(rows, boards, desk, pos.seat, len(legal), judgement, settings)
        assert desk.scores[: len(legal)].tolist() == pytest.approx(expected)
        assert rows[0] == pos.row

    played(game, [f"greedy:seed={seat}" for seat in range(3)], 4, watch)


def test_jerusalem_is_judged_differently_with_two_and_with_four():
    info = registry.game("jerusalem")
    assert info.search(2)["depth"] != info.search(4)["depth"]
    assert not np.array_equal(info.judgement(2).weights, info.judgement(4).weights)


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
