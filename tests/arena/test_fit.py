"""Weights of the evaluation: learnt from games, one line per period."""

import tomllib
from pathlib import Path

import numpy as np
import pytest
from benchmarks import fit_heuristic
from benchmarks.fit_evaluation import Notes, Pairs, collect, fit, learn, loss, played, recorded, regress, write
from rich.console import Console

from outremer.arena.match import Setting
from outremer.arena.schedule import fill_up
from outremer.arena.store import Plan
from outremer.arena.tournament import Tournament
from outremer.bots.search import desk_for
from outremer.core import engine, registry
from outremer.core.errors import OutremerError
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
        assert set(notes.periods) <= set(range(len(INFO.weights(3))))
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
    size = len(INFO.features)

    def noted() -> Notes:
        features = rng.normal(size=(20, 4, size))
        return Notes(np.full(20, 5, np.int32), features, features[0, :, 0])

    found = learn(INFO, [noted() for _ in range(9)], (30.0, 300.0), Console(quiet=True))
    assert list(found) == [4]
    write(INFO, found, tmp_path / "evaluation.toml")
    written = tomllib.loads((tmp_path / "evaluation.toml").read_text(encoding="utf-8"))
    assert list(written["players"]) == ["3", "4", "5"]
    four = [list(line.values()) for line in written["players"]["4"]]
    assert four == pytest.approx(found[4], abs=1e-4)
    assert [list(line.values()) for line in written["players"]["3"]] == pytest.approx(INFO.weights(3), abs=1e-4)
    assert written["search"] == {str(players): INFO.search(players) for players in INFO.seats}


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
    assert found["card.1"] > INFO.worths.values["card.1"] + 0.5


def test_the_file_of_worths_keeps_its_comments(tmp_path: Path) -> None:
    file = tmp_path / "heuristic.toml"
    file.write_text("# gold\ngold = 1\n# cards\ncard = [1, 2]\ngold_near = 3\n", encoding="utf-8")
    fit_heuristic.write({"gold": 0.5, "card.1": 1.25, "card.2": -2.0}, file)
    said = "# gold\ngold = 0.500\n# cards\ncard = [1.250, -2.000]\ngold_near = 3\n"
    assert file.read_text(encoding="utf-8") == said
