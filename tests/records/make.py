"""Write the golden records anew: `python -m tests.records.make`.

One random game for every game, player count and preset, with a fixed seed, cancelled acts and steps
taken back among its entries; one file each beside this module. Records put there by hand (a bug
report, a game worth keeping) are left alone. Run it only when a game's rules version was raised:
a golden record that no longer verifies under the same rules version is a fault in the rules.
"""

import random
from pathlib import Path

from outremer.core import registry
from tests.tables import Table, presets

FOLDER = Path(__file__).parent
SEED = 2010


def played(table: Table) -> str:
    """A random game at a table, as a line."""
    rng = random.Random(str(table))
    pos = table.game.start(seed=SEED)
    while not pos.over:
        pos.play(rng.choice(pos.legal()))
        if rng.random() < 0.03 and pos.undo_refused() is None:
            pos.undo()
    return pos.record().to_json()


def main() -> None:
    """Write a file for every game, player count and preset."""
    for name in registry.games():
        for table in presets(name):
            path = FOLDER / f"{table}.jsonl"
            path.write_text(played(table) + "\n", encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
