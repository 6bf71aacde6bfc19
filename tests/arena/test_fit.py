"""Weights of the evaluation: learnt from games, one line per period."""

import tomllib
from pathlib import Path

import numpy as np
import pytest
from benchmarks import fit_heuristic, layer, selfplay
from benchmarks.fit_evaluation import (
    Notes,
    Pairs,
    collect,
    fit,
    learn,
    learn_layers,
    loss,
    note,
    played,
    positions,
    recorded,
    regress,
    write,
)
from rich.console import Console

from outremer.arena.match import Setting
from outremer.arena.schedule import fill_up
from outremer.arena.store import Plan
from outremer.arena.tournament import Tournament
from outremer.bots.judging import weigh_position
from outremer.bots.search import desk_for
from outremer.core import engine, registry
from outremer.core.errors import OutremerError
from outremer.core.judgement import Judgement
from outremer.core.moves import new_moves

INFO = registry.game("templars")


def test_notes_of_recorded_games(tmp_path: Path) -> None:
    setting = Setting("templars", 3)
    tournament = Tournament(Plan(setting, (fill_up(["greedy", "random"], 3),), "fit"), 3, tmp_path / "a" / "b")
    tournament.open(resume=False)
    tournament.play(1)
    games = list(recorded(INFO, tmp_path))
    assert len(games) == 3
    for notes, game in zip(games, tournament.games, strict=True):
        assert notes.features.shape == (len(notes.periods), 3, len(INFO.features))
        assert 0 < len(notes.periods) < game.decisions
        assert set(notes.periods) <= set(range(len(INFO.judgement(3).weights)))
        assert (np.diff(notes.periods) >= 0).all()
        winners = {seat for seat in range(3) if notes.result[seat] == notes.result.max()}
        assert winners == set(game.result["winners"])
    assert list(recorded(registry.game("solomon"), tmp_path)) == []


def test_notes_of_games_played_for_it() -> None:
    games = list(played(INFO, 6))
    assert [len(notes.result) for notes in games] == [3, 3, 4, 4, 5, 5]


def test_two_seats_are_compared_by_who_finished_ahead() -> None:
    features = np.array([[[1.0], [4.0], [9.0]]])
    periods, x, y = collect([Notes(np.array([2], np.int32), features, np.array([1.0, 0.0, 1.0]))])
    assert periods.tolist() == [2, 2, 2]
    assert x.ravel().tolist() == [-3.0, -8.0, -5.0]
    assert y.tolist() == [1.0, 0.5, 0.0]


def test_without_games_nothing_is_learnt(tmp_path: Path) -> None:
    with pytest.raises(OutremerError, match="no finished game"):
        learn(INFO, list(recorded(INFO, tmp_path)), (30.0,), Console())


def test_the_regression_finds_the_weights_behind_the_results() -> None:
    rng = np.random.default_rng(1)
    x = rng.normal(size=(20_000, 2))
    y = (rng.random(len(x)) < 1 / (1 + np.exp(-(x @ [1.0, -0.5])))).astype(float)
    assert regress(x, y, np.zeros(2), np.ones(2), 3.0) == pytest.approx([1.0, -0.5], abs=0.06)


def pairs_of(size: int, behind: list[float], period: int) -> Pairs:
    """Pairs of seats whose results these weights explain."""
    rng = np.random.default_rng(size)
    x = rng.normal(size=(size, 2))
    ahead = (rng.random(size) < 1 / (1 + np.exp(-(x @ behind)))).astype(float)
    return Pairs(np.full(size, period, np.int32), x, ahead)


def test_few_games_leave_the_weights_near_those_that_stand() -> None:
    near = np.array([[0.3, 0.3], [0.3, 0.3], [0.3, 0.3]])
    many, few = pairs_of(20_000, [1.0, -0.5], 1), pairs_of(40, [1.0, -0.5], 1)
    found = fit(many, near, 30.0)
    assert found[1] == pytest.approx([1.0, -0.5], abs=0.06)
    assert (found[[0, 2]] == near[[0, 2]]).all()
    assert np.abs(fit(few, near, 300.0)[1] - near[1]).max() < 0.1
    assert loss(many, found) < loss(many, near) < loss(many, -near)
    assert loss(many, 0 * near) == pytest.approx(np.log(2))


def test_weights_are_learnt_and_written_by_number_of_players(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    info = registry.game("solomon")
    size = len(info.features)

    def noted() -> Notes:
        features = rng.normal(size=(20, 4, size))
        return Notes(np.full(20, 5, np.int32), features, features[0, :, 0])

    found = learn(info, [noted() for _ in range(9)], (30.0, 300.0), Console(quiet=True))
    assert list(found) == [4]
    write(info, found, tmp_path / "evaluation.toml")
    written = tomllib.loads((tmp_path / "evaluation.toml").read_text(encoding="utf-8"))
    for players in info.seats:
        again = Judgement.read(written, players, info.features).weights
        assert again == pytest.approx(found.get(players, info.judgement(players)).weights, abs=1e-4)
    assert written["search"] == {str(players): info.search(players) for players in info.seats}


# --- hidden layers -------------------------------------------------------------------------------


def made_up(count: int) -> layer.Noted:
    """Positions in which what counts is whether two features agree, the other way round in the second period."""
    rng = np.random.default_rng(count)
    features = rng.normal(3.0, 2.0, size=(count, 3, 2)).astype(np.float32)
    periods = rng.integers(2, size=count).astype(np.int32)
    worth = 2 * np.sign((features[:, :, 0] - 3) * (features[:, :, 1] - 3)) * (1 - 2 * periods[:, None])
    return layer.Noted(periods, features, worth + rng.gumbel(size=worth.shape), np.arange(count, dtype=np.int32))


def test_a_hidden_layer_learns_what_features_mean_together() -> None:
    learnt, fresh = made_up(20_000), made_up(3_000)
    found, weights = layer.learn(learnt, 2, 8, 1), layer.learn(learnt, 2, 0, 1)
    assert (found.hidden, weights.hidden) == (8, 0)
    assert layer.loss(weights, fresh) > 0.69
    assert layer.loss(found, fresh) < 0.6


def test_gradients_are_those_of_the_loss() -> None:
    noted = made_up(50)
    noted = noted._replace(features=noted.features.astype(np.float64))
    rng = np.random.default_rng(1)
    found = [rng.normal(size=shape) for shape in ((2, 2), (2, 4), (2, 4), (2, 4))]
    by_hand = layer.gradients(found, noted.periods, noted.features, layer.ahead(noted.results))
    for part, gradient in zip(found, by_hand, strict=True):
        for place in np.ndindex(part.shape):
            here, sides = part[place], []
            for step in (1e-5, -1e-5):
                part[place] = here + step
                sides.append(layer.loss(Judgement(*found, room=np.zeros(4)), noted))
            part[place] = here
            assert gradient[place] == pytest.approx((sides[0] - sides[1]) / 2e-5, abs=2e-5)


def test_what_is_foreseen_is_what_comes_next_and_at_last_the_result() -> None:
    """Two games of two seats, whose one feature is the value: three positions, and one."""
    features = np.array([[[0], [0]], [[1], [0]], [[2], [0]], [[0], [3]]], np.float32)
    results = np.array([[1, 0], [1, 0], [1, 0], [0, 0]], np.float32)
    noted = layer.Noted(np.zeros(4, np.int32), features, results, np.array([0, 0, 0, 1], np.int32))
    found = layer.foreseen(Judgement.linear(np.ones((1, 1))), noted)
    second = 0.2 / (1 + np.exp(-2)) + 0.8
    assert found[:, 0, 1] == pytest.approx([0.2 / (1 + np.exp(-1)) + 0.8 * second, second, 1, 0.5])
    assert found[:, 1, 0] == pytest.approx(1 - found[:, 0, 1], abs=1e-6)


def test_what_came_next_teaches_more_than_the_results_of_few_games() -> None:
    """Games in which a lead comes and goes by chance: few results say little, the way there says more."""
    rng = np.random.default_rng(1)

    def games(count: int) -> layer.Noted:
        lead = np.cumsum(rng.normal(size=(count, 12)), axis=1)
        features = np.stack([lead, np.zeros_like(lead)], axis=2)[..., None]
        noise = rng.normal(size=(count, 12, 2, 20))
        features = np.concatenate([features, noise], axis=3).reshape(count * 12, 2, 21).astype(np.float32)
        results = np.stack([lead[:, -1], np.zeros(count)], axis=1).repeat(12, axis=0)
        periods = np.tile(np.arange(12, dtype=np.int32), count)
        return layer.Noted(periods, features, results, np.arange(count, dtype=np.int32).repeat(12))

    few, fresh = games(150), games(2_000)
    results_only = layer.descend(few, layer.ahead(few.results), 12, 0, 1, lambda: None)
    assert layer.loss(layer.learn(few, 12, 0, 1), fresh) < layer.loss(results_only, fresh)


def test_a_learnt_layer_judges_as_the_search_does(tmp_path: Path) -> None:
    """What is learnt, written and read again is worth the same in compiled code."""
    rng = np.random.default_rng(1)
    periods, features = 9, len(INFO.features)
    shapes = ((periods, features), (features, 3), (periods, 3), (periods, 3))
    found = Judgement(*(rng.normal(size=shape).round(3) for shape in shapes), room=np.zeros(3))
    write(INFO, {3: found}, tmp_path / "evaluation.toml")
    table = tomllib.loads((tmp_path / "evaluation.toml").read_text(encoding="utf-8"))
    again = Judgement.read(table, 3, INFO.features)
    assert all((one == two).all() for one, two in zip(found[:4], again[:4], strict=True))
    assert Judgement.read(table, 4, INFO.features).hidden == INFO.judgement(4).hidden
    write(INFO, dict.fromkeys(INFO.seats, found), tmp_path / "evaluation.toml")
    table = tomllib.loads((tmp_path / "evaluation.toml").read_text(encoding="utf-8"))
    assert table["like"] == {"4": 3, "5": 3}
    assert list(table["players"]) == ["3"]
    assert (Judgement.read(table, 5, INFO.features).inward == found.inward).all()
    position, bot = Setting("templars", 3).load().start(seed=1), registry.bot("greedy:seed=1")
    value, line = np.zeros(3), np.zeros(features)
    for _ in range(60):
        position.play(bot.choose(position.view(position.seat)))
        weigh_position(position.row, position.game.boards[0], again, line, value)
        noted = np.zeros((3, features))
        period = note(position.rows, position.game.boards, noted)
        here = layer.Noted(np.array([period]), noted[None], value[None], np.zeros(1, np.int32))
        assert layer.values(again, here)[0] == pytest.approx(value)


def test_games_of_searching_bots_are_kept_to_learn_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "GAMES_PER_FILE", 2)
    monkeypatch.setattr(selfplay, "SIMULATIONS", (2,))
    setting = Setting("templars", 3)
    for number in range(2):
        selfplay.play_file(setting, number, 2, tmp_path / f"templars-3-{number}.npz")
    noted = positions(INFO, 3, tmp_path)
    games = noted.games
    assert noted.features.shape == (len(games), 3, len(INFO.features))
    assert set(games) == {0, 1, 2, 3}
    assert set(noted.periods) <= set(range(9))
    for game in range(4):
        results = noted.results[games == game]
        assert (results == results[0]).all()
        assert sorted(results[0])[-1] > sorted(results[0])[0]
    assert (np.diff(games) >= 0).all()
    assert len(positions(INFO, 4, tmp_path).games) == 0
    again = next(selfplay.kept(setting, tmp_path))
    rows, result = selfplay.play(setting.load(), "templars-3-0-0")
    assert (again.rows[again.games == 0] == np.array(rows)).all()
    assert (again.results[0] == result).all()
    with pytest.raises(OutremerError, match="no positions of Kingdom of Solomon"):
        learn_layers(registry.game("solomon"), tmp_path, 4, Console(quiet=True))


def test_a_hidden_layer_stays_where_weights_alone_are_learnt() -> None:
    notes = Notes(np.zeros(1, np.int32), np.zeros((1, 4, len(INFO.features))), np.zeros(4))
    assert INFO.judgement(4).hidden
    with pytest.raises(OutremerError, match="no finished game"):
        learn(INFO, [notes] * 9, (30.0,), Console(quiet=True))


# --- what heuristics take things to be worth -----------------------------------------------------


def recorded_by_search(folder: Path) -> None:
    """Three games of two searching bots and a random one."""
    tournament = Tournament(Plan(Setting("templars", 3), (("mcts:sims=20", "random", "mcts:sims=21"),), "w"), 3, folder)
    tournament.open(resume=False)
    tournament.play(1)


def test_only_real_choices_of_searching_bots_are_learnt_from(tmp_path: Path) -> None:
    recorded_by_search(tmp_path)
    learnt = fit_heuristic.gather(INFO, tmp_path, False, 10_000)
    kept = fit_heuristic.gather(INFO, tmp_path, True, 10_000)
    assert [some.game.players for some in learnt + kept] == [3, 3]
    assert len(learnt[0].rows) > len(kept[0].rows) > 20
    for some in learnt:
        for n in range(len(some.rows)):
            moves = new_moves(INFO.actions.size)
            count = engine.options(some.rows[n : n + 1], some.game.boards, int(some.seats[n]), moves)
            assert some.chosen[n] in moves[:count]
            assert count > 1
    with pytest.raises(OutremerError, match="no game of Kingdom of Solomon with a searching bot"):
        fit_heuristic.gather(registry.game("solomon"), tmp_path, False, 10)


def test_worths_that_explain_the_choices_are_found(tmp_path: Path) -> None:
    """Choices made by known worths are explained again: the fit comes near what decided them, and far below before."""
    recorded_by_search(tmp_path)
    learnt = fit_heuristic.gather(INFO, tmp_path, False, 10_000)
    truth = INFO.worths.values | {"card.1": 3.0, "gold": 1.5}
    desk = desk_for(INFO, 1, 1)
    for some in learnt:
        boards = some.game.boards_with(truth)
        for n in range(len(some.rows)):
            moves, scores = new_moves(INFO.actions.size), np.zeros(INFO.actions.size)
            count = engine.options(some.rows[n : n + 1], boards, int(some.seats[n]), moves)
            engine.rate(some.rows[n : n + 1], boards, int(some.seats[n]), moves, count, scores)
            some.chosen[n] = moves[int(scores[:count].argmax())]
    before = fit_heuristic.measure(learnt, INFO.worths.values, desk)
    found = fit_heuristic.fit(learnt, INFO.worths.values, 1, desk)
    after = fit_heuristic.measure(learnt, found, desk)
    assert fit_heuristic.measure(learnt, truth, desk)[1] == 1.0
    assert after[0] < before[0] - 0.1
    assert after[1] > before[1] + 0.05
    assert found["card.1"] > INFO.worths.values["card.1"] + 0.3


def test_the_file_of_worths_keeps_its_comments(tmp_path: Path) -> None:
    file = tmp_path / "heuristic.toml"
    file.write_text("# gold\ngold = 1\n# cards\ncard = [1, 2]\ngold_near = 3\n", encoding="utf-8")
    fit_heuristic.write({"gold": 0.5, "card.1": 1.25, "card.2": -2.0}, file)
    said = "# gold\ngold = 0.500\n# cards\ncard = [1.250, -2.000]\ngold_near = 3\n"
    assert file.read_text(encoding="utf-8") == said
