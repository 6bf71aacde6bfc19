"""Fair seats: whoever plays whom, nobody sits better or gets luckier cards."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from outremer.arena.schedule import LineUp, Schedule, fill_up, line_ups, orders, read_bots, rotations
from outremer.core.errors import BadOption

BOTS = ["a", "b", "c", "d", "e", "f"]
some_bots = st.integers(2, 6).map(lambda count: BOTS[:count])
some_line_up = st.lists(st.sampled_from(BOTS[:4]), min_size=2, max_size=5).map(tuple)


@given(some_bots, st.integers(2, 5))
def test_all_bots_have_equally_many_seats_and_meetings(bots: list[str], players: int) -> None:
    found = line_ups(bots, players)
    assert all(len(line_up) == players for line_up in found)
    assert len(set(Counter(bot for line_up in found for bot in line_up).values())) == 1
    met = Counter(tuple(sorted((a, b))) for line_up in found for a, b in combinations(line_up, 2) if a != b)
    assert set(met) == set(combinations(bots, 2))
    assert len(set(met.values())) == 1


@given(some_bots, st.integers(2, 5))
def test_bots_play_with_as_few_twins_as_can_be(bots: list[str], players: int) -> None:
    for line_up in line_ups(bots, players):
        assert len(set(line_up)) == min(len(bots), players)


def test_two_seats_are_for_every_pair() -> None:
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@given(some_line_up, st.integers(1, 60))
def test_every_deal_is_played_by_every_bot_from_every_seat(line_up: LineUp, games: int) -> None:
    by_deal: dict[str, list[LineUp]] = {}
    for fixture in Schedule((line_up,), "s", games).fixtures():
        assert Counter(fixture.seats) == Counter(line_up)
        by_deal.setdefault(fixture.seed, []).append(fixture.seats)
    for seatings in by_deal.values():
        assert set(seatings) == set(rotations(seatings[0]))
        assert len(set(seatings)) == len(seatings)
        for bot in set(line_up):
            sat = [sum(seats[seat] == bot for seats in seatings) for seat in range(len(line_up))]
            assert len(set(sat)) == 1


@given(some_line_up, st.integers(1, 60))
def test_there_are_as_many_games_as_asked_for_or_a_deal_more(line_up: LineUp, games: int) -> None:
    fixtures = Schedule((line_up,), "s", games).fixtures()
    assert games <= len(fixtures) < games + len(line_up)


@given(some_line_up)
def test_all_orders_around_the_table_are_played_equally_often(line_up: LineUp) -> None:
    ways = orders(line_up)
    assert ways[0] == line_up
    fixtures = Schedule((line_up,), "s", 1000).fixtures()
    deals = {fixture.deal: fixture.seats for fixture in fixtures if fixture.rotation == 0}
    played = Counter(min(rotations(seats)) for seats in deals.values())
    assert set(played) == {min(rotations(order)) for order in ways}
    assert max(played.values()) - min(played.values()) <= 1


def test_orders_can_be_kept_as_named() -> None:
    fixtures = Schedule((("a", "b", "c"),), "s", 12, as_named=True).fixtures()
    assert {fixture.seats for fixture in fixtures} == set(rotations(("a", "b", "c")))


@given(some_bots, st.integers(2, 4), st.integers(1, 20), st.integers(1, 20))
def test_a_longer_tournament_begins_with_the_shorter_one(bots: list[str], players: int, short: int, more: int) -> None:
    chosen = tuple(line_ups(bots, players))
    first = {f.key: f for f in Schedule(chosen, "s", short).fixtures()}
    longer = {f.key: f for f in Schedule(chosen, "s", short + more).fixtures()}
    assert len(longer) >= len(first)
    assert all(longer[key] == fixture for key, fixture in first.items())


def test_line_ups_share_their_seeds_and_take_turns() -> None:
    fixtures = Schedule((("a", "b"), ("a", "c")), "s", 4).fixtures()
    assert [(f.line_up, f.seed, f.seats) for f in fixtures[:4]] == [
        (0, "s-0", ("a", "b")),
        (0, "s-0", ("b", "a")),
        (1, "s-0", ("a", "c")),
        (1, "s-0", ("c", "a")),
    ]
    assert {f.seed for f in fixtures[4:]} == {"s-1"}


def test_twins_play_no_game_twice() -> None:
    """Moving twins on by two seats would repeat the game."""
    fixtures = Schedule((("a", "b", "a", "b"),), "s", 40, as_named=True).fixtures()
    assert len({(f.seed, f.seats) for f in fixtures}) == len(fixtures) == 40


def test_one_against_the_rest() -> None:
    assert fill_up(["a", "b"], 4) == ("a", "b", "b", "b")
    assert fill_up(["a", "b", "c"], 3) == ("a", "b", "c")
    assert len(orders(("a", "b", "b", "b"))) == 1
    with pytest.raises(BadOption, match="3 bots for 2 players"):
        fill_up(["a", "b", "c"], 2)


@pytest.mark.parametrize(
    ("bots", "words"),
    [(["a"], "needs two bots or more"), (["a", "b", "a"], "the bot a is named twice")],
)
def test_bots_that_make_no_tournament(bots: list[str], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        line_ups(bots, 2)


def test_settings_of_a_bot_are_not_split() -> None:
    assert read_bots("mcts:ms=5,c=1, greedy,mcts:sims=3") == ["mcts:ms=5,c=1", "greedy", "mcts:sims=3"]
