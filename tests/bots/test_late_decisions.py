"""A turn may have more decisions than its budget has time for: the last ones must not be played blindly."""

from outremer.bots.mcts import FEWEST, Search, settings_of
from outremer.core.game import load


def test_a_decision_without_time_left_still_tries_moves() -> None:
    game = load("jerusalem", players=2)
    position = game.start(seed=1)
    view = position.view(position.seat)
    search = Search(game, settings_of(game, {}), 1)
    assert FEWEST <= search.run_for(view, -1.0) <= 4 * FEWEST
    legal = [action.id for action in view.legal()]
    _, edge = search.best(view.seat, legal)
    assert search.tree.visits[edge] > 0
