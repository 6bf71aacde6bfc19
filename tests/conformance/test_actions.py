"""The action table of every game: dense ids, a text each, both ways."""

import pytest

from outremer.core import registry
from outremer.core.errors import OutremerError, UnknownAction
from tests.conformance.played import each_game
from tests.tables import Table, presets


@each_game
def test_every_action_has_a_text_that_leads_back_to_it(name: str) -> None:
    table = registry.game(name).actions
    texts = [table.text(action) for action in range(table.size)]
    assert [table.parse(text) for text in texts] == list(range(table.size))
    assert [table.find(text.upper().replace("_", " ")) for text in texts] == list(range(table.size))
    assert len(set(texts)) == table.size == len(table.family) == len(table.argument)


@each_game
def test_texts_can_stand_in_a_record(name: str) -> None:
    table = registry.game(name).actions
    for action in range(table.size):
        text = table.text(action)
        assert text == " ".join(text.split()), "one line, single spaces"
        assert text.isprintable()
        assert text.split()[0] not in ("undo", "chance"), "a word that records use for themselves"


@each_game
def test_an_unknown_text_is_refused_with_the_nearest_ones(name: str) -> None:
    info = registry.game(name)
    start = presets(name)[0].game.start(seed=1)
    wanted = start.legal()[0].text
    misspelt = wanted + "x"
    assert info.actions.find(misspelt) is None
    with pytest.raises(UnknownAction) as caught:
        start.play(misspelt)
    assert wanted in caught.value.nearest


@each_game
def test_ids_outside_the_table_are_refused(name: str) -> None:
    start = Table(name, registry.game(name).seats[0], registry.game(name).switches.standard).game.start(seed=1)
    before = start.rows.tobytes()
    for action in (-1, registry.game(name).actions.size, 2**40):
        with pytest.raises(OutremerError, match="action ids go from 0 to"):
            start.play(action)
    assert start.rows.tobytes() == before


@each_game
def test_seats_outside_the_table_are_refused(name: str) -> None:
    players = registry.game(name).seats[0]
    start = Table(name, players, registry.game(name).switches.standard).game.start(seed=1)
    by_seat = (start.legal, start.view, start.log, lambda seat: start.why(0, seat), lambda seat: start.play(0, seat))
    for seat in (players, -9, 2**40):
        for ask in by_seat:
            with pytest.raises(OutremerError, match="seats go from 0 to"):
                ask(seat)
