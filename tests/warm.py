"""Compile every rule once: `python -m tests.warm [GAME...]`.

Two test processes that meet the same uncompiled function both compile it; one run of this before
them saves that time. It plays one table of each game through the tests that touch every driver.
"""

import sys

from outremer.core import registry
from tests.conformance import test_batch, test_legality, test_states, test_undo, test_views
from tests.conformance.played import finished
from tests.tables import presets


def main(names: list[str]) -> None:
    """Compile the rules of the games named, or of every game."""
    for name in names or registry.games():
        table = presets(name)[0]
        finished(table)
        test_batch.test_step_batch_agrees_with_single_steps(table)
        test_batch.test_playouts_agree_with_each_other(table)
        test_legality.test_positions_and_views_list_the_same(table)
        test_states.test_asking_changes_nothing(table)
        test_undo.test_undo_gives_the_state_before_or_a_reason(table)
        test_views.test_a_view_dealt_anew_looks_the_same(table)
        registry.bot("mcts:sims=1").prepare(table.game)


if __name__ == "__main__":
    main(sys.argv[1:])
