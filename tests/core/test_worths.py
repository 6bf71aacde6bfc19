"""What heuristics take things to be worth: read from heuristic.toml, changed for one bot."""

from enum import IntEnum

import numpy as np
import pytest

from outremer.bots.search import Settings
from outremer.core import registry
from outremer.core.errors import BadOption, UnknownName
from outremer.core.game import load
from outremer.core.worths import Worths


class Places(IntEnum):
    """One number, then a list."""

    GOLD = 0
    CARD = 1


@pytest.fixture
def worths(tmp_path):
    file = tmp_path / "heuristic.toml"
    file.write_text("card = [1, -2.5]\n# a comment\ngold = 0.45\n", encoding="utf-8")
    return Worths(file, Places)


def test_numbers_of_a_list_have_names_of_their_own(worths):
    assert worths.values == {"gold": 0.45, "card.1": 1.0, "card.2": -2.5}
    assert worths.row({}).tolist() == [0.45, 1.0, -2.5]
    assert worths.row({"card.2": 0.1}).tolist() == [0.45, 1.0, 0.1]


def test_unknown_and_absurd_worths_are_refused(worths):
    with pytest.raises(UnknownName, match="no worth 'glod'; did you mean gold"):
        worths.row({"glod": 1.0})
    with pytest.raises(BadOption, match="gold=5000: a worth is a number from -1000 to 1000"):
        worths.row({"gold": 5000.0})


@pytest.mark.parametrize("name", registry.games())
def test_every_number_of_a_heuristic_has_its_own_place_in_the_board_row(name):
    game = load(name)
    found = game.info.worths
    assert sorted(found.places.values()) == list(range(game.boards["worth"].size))
    for flat, place in found.places.items():
        assert game.boards["worth"][0, place] == found.values[flat]


def test_no_worth_is_called_as_a_setting_of_a_bot_is():
    """Else a spec could not name it."""
    settings = {"ms", "sims", "per", "seed", *Settings._fields}
    assert not settings & {name for game in registry.games() for name in registry.game(game).worths.places}


def test_a_bots_own_worths_change_nothing_for_the_others():
    game = load("templars", players=4)
    before = game.boards.copy()
    changed = game.boards_with({"gold": 2.0})
    assert np.flatnonzero(changed["worth"] != game.boards["worth"]).tolist() == [game.info.worths.places["gold"]]
    assert (game.boards == before).all()
    assert all((changed[field] == before[field]).all() for field in before.dtype.names if field != "worth")
