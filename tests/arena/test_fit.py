"""Weights of the evaluation: learnt from games, one line per period."""

from pathlib import Path

import numpy as np
import pytest
from benchmarks.fit_evaluation import Notes, collect, played, recorded, regress

from outremer.arena.match import Setting
from outremer.arena.schedule import fill_up
from outremer.arena.store import Plan
from outremer.arena.tournament import Tournament
from outremer.core import registry
from outremer.core.errors import OutremerError

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
        assert set(notes.periods) <= set(range(len(INFO.weights)))
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
        collect(recorded(INFO, tmp_path))


def test_the_regression_finds_the_weights_behind_the_results() -> None:
    rng = np.random.default_rng(1)
    x = rng.normal(size=(20_000, 2))
    y = (rng.random(len(x)) < 1 / (1 + np.exp(-(x @ [1.0, -0.5])))).astype(float)
    assert regress(x, y, np.zeros(2), np.ones(2)) == pytest.approx([1.0, -0.5], abs=0.06)
