"""The invariants of Jerusalem over random games at every table, and that each of them would notice a fault."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from outremer.games.jerusalem.names import PALACE_LARGE, Decision, Event
from tests.games.jerusalem import invariants
from tests.games.jerusalem.invariants import AUCTION, DEPLOY, DRAFT, INCOME, MARKER, JerusalemWatcher
from tests.tables import GAMES, Table, every
from tests.traces import Trace, walk


@cache
def watchers() -> tuple[JerusalemWatcher, ...]:
    """A watcher over random games at every table; every other player also cancels what he began."""
    traces = [
        walk(table.game, seed, take_back=(number + seed) % 2 == 0, label=str(table))
        for number, table in enumerate(every("jerusalem"))
        for seed in range(GAMES)
    ]
    return tuple(JerusalemWatcher(trace, deep=number % 4 == 0) for number, trace in enumerate(traces))


def watch(invariant: str) -> None:
    """Check one invariant over all games; the first fault is told with table, seed and step."""
    assert len(watchers()) >= 3
    for watcher in watchers():
        getattr(watcher, invariant)()


@pytest.mark.rule("J113")
def test_i1_squires_are_neither_lost_nor_made() -> None:
    watch("i1")


@pytest.mark.rule("J103", "J823")
def test_i2_nothing_falls_below_zero() -> None:
    watch("i2")


@pytest.mark.rule("J851", "J854")
def test_i3_towers_grow_only_in_step_4() -> None:
    watch("i3")


@pytest.mark.rule("J109", "J606", "J1104")
def test_i4_every_card_is_in_one_place() -> None:
    watch("i4")


@pytest.mark.rule("J606")
def test_i5_the_discard_pile_only_grows() -> None:
    watch("i5")


@pytest.mark.rule("J222", "J225")
def test_i6_one_office_each() -> None:
    watch("i6")


@pytest.mark.rule("J216", "J217", "J218", "J219", "J220", "J221")
def test_i7_only_the_highest_bidder_pays() -> None:
    watch("i7")


@pytest.mark.rule("J514", "J515", "J230")
def test_i8_one_baron_each_and_one_per_area() -> None:
    watch("i8")


@pytest.mark.rule("J518")
def test_i9_no_baron_in_the_large_palace_area_in_round_1() -> None:
    watch("i9")


@pytest.mark.rule("J508", "J509", "J510", "J511", "J806")
def test_i10_a_baron_shields_its_area() -> None:
    watch("i10")


@pytest.mark.rule("J503", "J703", "J704")
def test_i11_a_baron_stands_with_its_squires() -> None:
    watch("i11")


@pytest.mark.rule("J506")
def test_i12_fresh_squires_are_squires_of_this_turn() -> None:
    watch("i12")


@pytest.mark.rule("J1107")
def test_i13_closed_centres_stay_empty() -> None:
    watch("i13")


@pytest.mark.rule("J851", "J854")
def test_i14_whoever_can_build_builds() -> None:
    watch("i14")


@pytest.mark.rule("J853")
def test_i15_floors_are_paid_for() -> None:
    watch("i15")


@pytest.mark.rule("J910", "J911", "J912")
def test_i16_the_palace_after_heir() -> None:
    watch("i16")


@pytest.mark.rule("J920", "J921", "J922")
def test_i17_the_areas_after_election() -> None:
    watch("i17")


@pytest.mark.rule("J931")
def test_i18_the_market_after_tax() -> None:
    watch("i18")


@pytest.mark.rule("J940", "J941", "J942", "J943")
def test_i19_the_templars_after_war() -> None:
    watch("i19")


@pytest.mark.rule("J901", "J902", "J903")
def test_i20_three_different_events() -> None:
    watch("i20")


@pytest.mark.rule("J609")
def test_i21_the_deck_lasts() -> None:
    watch("i21")


@pytest.mark.rule("J202", "J203")
def test_i22_each_phase_changes_only_what_is_its_own() -> None:
    watch("i22")


def test_i23_somebody_can_always_act() -> None:
    watch("i23")


def test_i24_a_record_and_an_undo_give_the_same_states() -> None:
    watch("i24")


@pytest.mark.rule("J1201", "J1202", "J1203", "J1204", "J1205", "J1211")
def test_i25_views_show_no_hidden_card() -> None:
    watch("i25")


@pytest.mark.rule("J1006")
def test_i26_the_ranking_is_strict() -> None:
    watch("i26")


def test_every_invariant_has_its_test() -> None:
    here = {name.split("_")[1] for name in globals() if name.startswith("test_i")}
    assert here == set(JerusalemWatcher.invariants()) == {f"i{n}" for n in range(1, 27)}


# --- a fault put into a game must be noticed -----------------------------------------------------

Spoil = Callable[[Any, JerusalemWatcher], None]


def _first(found: Any) -> int:
    """The first state of that kind; StopIteration sends the test to the next game."""
    return int(next(iter(np.flatnonzero(found))))


def _after(watcher: JerusalemWatcher, event: int) -> int:
    """The state after an event."""
    return next(watcher.events(event))[1] + 1


def _squire_lost(s: Any, w: JerusalemWatcher) -> None:
    s.supply[40, 1] -= 1


def _debt(s: Any, w: JerusalemWatcher) -> None:
    s.silver[40, 0] = -1


def _tower_grown_early(s: Any, w: JerusalemWatcher) -> None:
    s.floors[_first(w.part == DEPLOY) + 1 :, 0] += 1


def _card_doubled(s: Any, w: JerusalemWatcher) -> None:
    s.hand[30:, 0, 2] += 1


def _card_taken_from_the_discard(s: Any, w: JerusalemWatcher) -> None:
    s.discard[-1] = 0


def _office_held_twice(s: Any, w: JerusalemWatcher) -> None:
    k = _first(w.part == DRAFT)
    s.office[k, 0] = s.office[k, 1]


def _loser_pays(s: Any, w: JerusalemWatcher) -> None:
    k = _first(w.part == DRAFT)
    s.silver[k:, np.argmin(s.office[k, : w.players])] -= 1


def _two_barons(s: Any, w: JerusalemWatcher) -> None:
    s.baron[_first(w.part == INCOME), [4, 5]] = 1


def _baron_in_the_palace(s: Any, w: JerusalemWatcher) -> None:
    s.baron[_first(w.part == DEPLOY), PALACE_LARGE] = 0


def _squire_thrown_out_beside_a_baron(s: Any, w: JerusalemWatcher) -> None:
    k = _first((s.baron >= 0).any(axis=1))
    s.squires[k + 1 :, s.baron[k].max(), np.argmax(s.baron[k])] -= 1


def _baron_alone(s: Any, w: JerusalemWatcher) -> None:
    k = _first((s.baron >= 0).any(axis=1))
    s.squires[k, s.baron[k].max(), np.argmax(s.baron[k])] = 0


def _fresh_for_ever(s: Any, w: JerusalemWatcher) -> None:
    s.fresh[_first(w.part == INCOME), 3] = 1


def _squire_in_a_closed_centre(s: Any, w: JerusalemWatcher) -> None:
    if w.players > 2:
        raise StopIteration
    s.squires[50, 0, 13] = 1


def _floor_not_built(s: Any, w: JerusalemWatcher) -> None:
    t = next(t for t in w.building if (s.floors[t + 1] > s.floors[t]).any())
    s.floors[t + 1 :, np.argmax(s.floors[t + 1] - s.floors[t])] -= 1


def _floor_not_paid(s: Any, w: JerusalemWatcher) -> None:
    t = next(t for t in w.building if (s.floors[t + 1] > s.floors[t]).any())
    s.prestige[t + 1 :, np.argmax(s.floors[t + 1] - s.floors[t])] += 1


def _left_in_the_palace(s: Any, w: JerusalemWatcher) -> None:
    s.squires[_after(w, Event.HEIR), 0, 0:3] += 3


def _not_levelled(s: Any, w: JerusalemWatcher) -> None:
    s.squires[_after(w, Event.ELECTION), 0, 6] += 1


def _kept_free_of_tax(s: Any, w: JerusalemWatcher) -> None:
    s.squires[_after(w, Event.TAX), 0, 9] += 1


def _left_in_the_templars(s: Any, w: JerusalemWatcher) -> None:
    s.squires[_after(w, Event.WAR), 0, 4] += 1


def _event_repeated(s: Any, w: JerusalemWatcher) -> None:
    k = _first(s.round_no == 3)
    s.event_at[k + 1 :, 3] = s.event_at[k, 2]


def _deck_plundered(s: Any, w: JerusalemWatcher) -> None:
    s.deck[-1] = 0
    s.deck[-1, 0] = s.deck[0].sum() - 26


def _prestige_in_the_auction(s: Any, w: JerusalemWatcher) -> None:
    s.prestige[_first((w.part == AUCTION) & (w.round == 2)) + 1 :, 0] += 1


def _silver_with_the_event(s: Any, w: JerusalemWatcher) -> None:
    s.silver[_first(w.part == MARKER) + 1 :, 0] += 1


def _nobody_asked(s: Any, w: JerusalemWatcher) -> None:
    k = _first(w.decision == Decision.TURN)
    s.pending[k, s.depth[k] - 1, 1] = 4


def _other_state(s: Any, w: JerusalemWatcher) -> None:
    s.at[60] += 1


def _shared_place(s: Any, w: JerusalemWatcher) -> None:
    s.floors[-1], s.prestige[-1], s.last_office[-1] = 3, 2, 4


SPOILED: list[tuple[str, Spoil]] = [
    ("i1", _squire_lost),
    ("i2", _debt),
    ("i3", _tower_grown_early),
    ("i4", _card_doubled),
    ("i5", _card_taken_from_the_discard),
    ("i6", _office_held_twice),
    ("i7", _loser_pays),
    ("i8", _two_barons),
    ("i9", _baron_in_the_palace),
    ("i10", _squire_thrown_out_beside_a_baron),
    ("i11", _baron_alone),
    ("i12", _fresh_for_ever),
    ("i13", _squire_in_a_closed_centre),
    ("i14", _floor_not_built),
    ("i15", _floor_not_paid),
    ("i16", _left_in_the_palace),
    ("i17", _not_levelled),
    ("i18", _kept_free_of_tax),
    ("i19", _left_in_the_templars),
    ("i20", _event_repeated),
    ("i21", _deck_plundered),
    ("i22", _prestige_in_the_auction),
    ("i22", _silver_with_the_event),
    ("i23", _nobody_asked),
    ("i24", _other_state),
    ("i26", _shared_place),
]


@cache
def _game(players: int, seed: int) -> Trace:
    return walk(Table("jerusalem", players, "recommended").game, seed, label=f"jerusalem-{players}")


def _games() -> Iterator[Trace]:
    """Games until one fits: two players for what is about closed centres, four for the rest."""
    for seed in range(20):
        for players in (4, 2):
            yield _game(players, seed)


@pytest.mark.parametrize(("invariant", "spoil"), SPOILED, ids=[f"{name}{f.__name__}" for name, f in SPOILED])
def test_a_fault_is_noticed(invariant: str, spoil: Spoil) -> None:
    for trace in _games():
        states = trace.states.copy()
        try:
            spoil(states.view(np.recarray), JerusalemWatcher(trace))
        except StopIteration:
            continue
        getattr(JerusalemWatcher(trace), invariant)()
        with pytest.raises(AssertionError, match=r"seed \d+, step \d+"):
            getattr(JerusalemWatcher(replace(trace, states=states)), invariant)()
        return
    raise AssertionError("no game in which the fault could be made")


def test_a_view_that_hides_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    watcher = JerusalemWatcher(next(_games()))
    watcher.i25()
    monkeypatch.setattr(invariants, "conceal", lambda game, rows, seat: rows.copy())
    with pytest.raises(AssertionError, match="shows hidden cards"):
        watcher.i25()
