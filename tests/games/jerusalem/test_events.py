"""Phase 4: events in general, Heir to the Throne and Election of the Patriarch (J901-J923)."""

import pytest

from outremer.testing import position

from .reading import (
    BLUE,
    RED,
    asked,
    each,
    of,
    offered,
    options,
    pass_until,
    play_all,
    refusal,
    squires,
    weights,
)

PALACE = ("palace_large", "palace_left", "palace_right")


def event(name, **words):
    return position("jerusalem", phase="event", round=2, events={2: name}, **words)


# --- events in general ---------------------------------------------------------------------------


@pytest.mark.rule("J901")
@pytest.mark.parametrize("round_no", [2, 3, 4])
def test_the_event_lying_at_the_round_space_is_carried_out(round_no):
    """The others that lie face up do nothing."""
    events = {2: "war", 3: "war", 4: "war", round_no: "tax"}
    pos = position(
        "jerusalem",
        phase="build",
        round=round_no,
        events=events,
        squires={"market_left": {"Blue": 1}, "templars_left": {"Blue": 1}},
    )
    assert asked(pos) == ("Blue", "tax_keep")
    assert squires(pos, "templars_left") == {"Blue": 1}


@pytest.mark.rule("J901", "J202")
def test_the_event_comes_after_the_building():
    pos = position(
        "jerusalem",
        phase="income",
        round=2,
        events={2: "tax"},
        squires={"market_left": {"Blue": 1}},
        prestige={"Blue": 3},
    )
    assert each(pos, "floors") == [0, 0, 0, 0]
    pos.play("take")
    assert asked(pos) == ("Blue", "tax_keep")
    assert each(pos, "floors") == [1, 0, 0, 0]


@pytest.mark.rule("J902")
@pytest.mark.parametrize("round_no", [1, 5])
def test_rounds_1_and_5_have_no_event(round_no):
    centres = ("palace", "templars", "patriarchate", "market", "nobility")
    everywhere = {f"{centre}_left": {"Blue": 2, "Red": 1} for centre in centres}
    pos = position("jerusalem", phase="build", round=round_no, squires=everywhere)
    assert asked(pos) == (("chance", None) if round_no == 1 else (None, None))
    assert all(squires(pos, area) == {"Blue": 2, "Red": 1} for area in everywhere)


@pytest.mark.rule("J903")
@pytest.mark.parametrize(
    ("round_no", "seen", "left"),
    [
        (1, {}, {"heir", "election", "tax", "war"}),
        (2, {2: "election"}, {"heir", "tax", "war"}),
        (3, {2: "election", 3: "war"}, {"heir", "tax"}),
    ],
)
def test_each_event_occurs_at_most_once(round_no, seen, left):
    pos = position("jerusalem", phase="marker", round=round_no, events=seen)
    assert asked(pos) == ("chance", None)
    assert weights(pos) == {f"event {name}": 1 for name in left}


@pytest.mark.rule("J903", "J902")
def test_after_the_third_event_no_other_is_turned_up():
    pos = position("jerusalem", phase="marker", round=4, events={2: "election", 3: "war", 4: "tax"})
    assert pos.row.round_no == 5
    assert all(text.startswith("card ") for text in weights(pos))  # round 5 begins with the cards set aside
    assert "5" not in pos.view(BLUE).show()["events"]


@pytest.mark.rule("J904", "J206", "J230", "J513")
def test_the_order_of_the_end_of_a_round():
    pos = event(
        "tax",
        squires={"market_left": {"Blue": 1}, "palace_left": {"Red": 3}},
        barons={"Red": "palace_left"},
    )
    baron = pos.view(BLUE).show()["city"]["palace_left"]["baron"]
    assert (baron, each(pos, "office")) == (RED, [1, 2, 3, 4])  # barons and offices are out during the event
    pos.play("done")
    assert pos.row.round_no == 3  # the marker has advanced ...
    baron = pos.view(BLUE).show()["city"]["palace_left"]["baron"]
    assert (baron, each(pos, "office")) == (RED, [1, 2, 3, 4])  # ... and they are still out while the event is revealed
    pos.play("event heir")
    assert pos.view(BLUE).show()["events"] == {"2": "tax", "3": "heir"}
    assert pos.view(BLUE).show()["city"]["palace_left"]["baron"] is None
    assert each(pos, "office") == [0, 0, 0, 0]
    assert each(pos, "last_office") == [1, 2, 3, 4]
    assert squires(pos, "palace_left") == {"Red": 3}


@pytest.mark.rule("J904")
def test_round_1_ends_the_same_way_without_an_event():
    pos = position("jerusalem", phase="build", barons={"Red": "palace_left"})
    assert (int(pos.row.round_no), asked(pos)) == (2, ("chance", None))
    pos.play("event war")
    assert pos.view(BLUE).show()["events"] == {"2": "war"}
    assert each(pos, "office") == [0, 0, 0, 0]


@pytest.mark.rule("J904")
def test_after_round_5_offices_and_barons_go_back_and_the_marker_stays():
    pos = position("jerusalem", phase="build", round=5, barons={"Red": "palace_left"})
    assert pos.over
    assert pos.row.round_no == 5
    assert each(pos, "office") == [0, 0, 0, 0]
    assert pos.view(BLUE).show()["seats"][RED]["baron"] is None


@pytest.mark.rule("J905")
@pytest.mark.parametrize(
    ("name", "areas", "supply"),
    [
        ("heir", {"palace_left": {"Blue": 3}}, [50, 50, 50, 50]),
        ("election", {"patriarchate_left": {"Blue": 3, "Red": 1}}, [49, 49, 50, 50]),
        ("tax", {"market_left": {"Blue": 3}}, [50, 50, 50, 50]),
        ("war", {"templars_left": {"Blue": 3}}, [50, 50, 50, 50]),
    ],
)
def test_squires_removed_by_an_event_go_to_the_supply(name, areas, supply):
    pos = event(name, squires=areas, silver={"Blue": 0})
    assert asked(pos) == ("chance", None)
    assert each(pos, "supply") == supply
    assert each(pos, "screen") == [0, 0, 0, 0]


@pytest.mark.rule("J906", "J523")
@pytest.mark.parametrize("owner", ["Blue", "Red"])
@pytest.mark.parametrize(
    ("name", "area", "left"),
    [
        ("heir", "palace_left", {}),
        ("election", "nobility_left", {"Blue": 1, "Red": 1}),
        ("tax", "market_left", {}),
        ("war", "templars_left", {}),
    ],
)
def test_barons_do_not_prevent_removal(name, area, left, owner):
    pos = event(name, squires={area: {"Blue": 3, "Red": 1}}, barons={owner: area}, silver={"Blue": 0, "Red": 0})
    pass_until(pos, None)
    assert squires(pos, area) == left


# --- Heir to the Throne (D40) --------------------------------------------------------------------


@pytest.mark.rule("J910")
def test_the_heir_removes_all_squires_from_the_palace():
    city = {area: {"Blue": 1, "Red": 2, "Green": 3} for area in PALACE}
    pos = event("heir", squires=city | {"tower": {"Blue": 1}})
    assert all(squires(pos, area) == {} for area in PALACE)
    assert squires(pos, "tower") == {"Blue": 1}
    assert each(pos, "supply") == [49, 50, 50, 50]


@pytest.mark.rule("J911")
@pytest.mark.parametrize(("there", "most"), [(1, 1), (2, 2), (5, 2)])
def test_up_to_2_squires_are_rescued_to_the_area_of_the_own_baron(there, most):
    words = {"squires": {"palace_large": {"Red": there}, "market_left": {"Red": 3}}, "barons": {"Red": "market_left"}}
    pos = event("heir", **words)
    assert asked(pos) == ("Red", "heir_rescue")
    assert options(pos) == {f"rescue {count}" for count in range(most + 1)}
    reason = refusal(pos, f"rescue {most + 1}")
    assert reason.code == "HEIR_LIMIT"
    assert reason.numbers == {"max": most}
    assert reason.message == f"You may rescue at most {most} squires."
    assert reason.rules == ("J911", "J914")
    for count in range(most + 1):
        done = event("heir", **words).play(f"rescue {count}")
        assert squires(done, "market_left") == {"Red": 3 + count}
        assert squires(done, "palace_large") == {}
        assert of(done, "supply", RED) == 50 - 3 - count


@pytest.mark.rule("J912")
def test_a_baron_in_the_palace_takes_the_rescued_back():
    pos = event("heir", squires={"palace_left": {"Red": 4}, "palace_right": {"Red": 1}}, barons={"Red": "palace_left"})
    pos.play("rescue 2")
    assert squires(pos, "palace_left") == {"Red": 2}
    assert squires(pos, "palace_right") == {}
    assert of(pos, "supply", RED) == 48


@pytest.mark.rule("J913")
def test_without_a_baron_on_the_board_nobody_is_rescued():
    pos = event(
        "heir",
        squires={"palace_left": {"Blue": 2, "Red": 2}, "market_left": {"Red": 3}},
        barons={"Red": "market_left"},
    )
    assert asked(pos) == ("Red", "heir_rescue")
    assert squires(pos, "palace_left") == {"Red": 2}  # Blue was not asked
    reason = refusal(pos, "rescue 1", seat=BLUE)
    assert reason.code == "HEIR_NO_BARON"
    assert reason.message == "Your baron is not on the board; no squire can be rescued."
    assert reason.rules == ("J913",)
    assert refusal(pos, "done", seat=BLUE).code == "NOT_YOUR_DECISION"


@pytest.mark.rule("J913", "J911")
def test_with_a_baron_but_no_squire_in_the_palace_nobody_is_asked():
    pos = event("heir", squires={"market_left": {"Red": 3}}, barons={"Red": "market_left"})
    assert asked(pos) == ("chance", None)
    assert squires(pos, "market_left") == {"Red": 3}


@pytest.mark.rule("J914")
def test_the_2_are_a_total_over_all_palace_areas():
    pos = event("heir", squires={area: {"Red": 1} for area in PALACE}, barons={"Red": "tower"})
    assert offered(pos, "rescue") == {"0", "1", "2"}
    pos.play("rescue 2")
    assert squires(pos, "tower") == {"Red": 2}


@pytest.mark.rule("J914")
def test_decisions_in_player_order_and_squires_leave_when_their_owner_has_answered():
    pos = event(
        "heir",
        offices={"Green": 1, "Yellow": 2, "Red": 3, "Blue": 4},
        squires={"palace_left": {"Blue": 1, "Red": 1, "Yellow": 1, "Green": 1}},
        barons={"Blue": "market_left", "Red": "market_large", "Green": "tower"},
    )
    assert asked(pos) == ("Green", "heir_rescue")
    assert squires(pos, "palace_left") == {"Blue": 1, "Red": 1, "Yellow": 1, "Green": 1}
    pos.play("rescue 0")
    assert asked(pos) == ("Red", "heir_rescue")  # Yellow, who is not asked, has lost his at his place
    assert squires(pos, "palace_left") == {"Blue": 1, "Red": 1}
    pos.play("rescue 1")
    assert asked(pos) == ("Blue", "heir_rescue")
    assert squires(pos, "palace_left") == {"Blue": 1}
    pos.play("rescue 1")
    assert (squires(pos, "market_left"), squires(pos, "market_large")) == ({"Blue": 1}, {"Red": 1})


@pytest.mark.rule("J914", "J508", "J510")
@pytest.mark.parametrize("preset", ["de", "nl"])
def test_a_baron_does_not_hinder_the_rescue_into_its_own_area(preset):
    """Not even out of an area blocked by another baron, or where the owner may not add squires."""
    pos = event(
        "heir",
        preset=preset,
        squires={"palace_left": {"Red": 2, "Blue": 3}},
        barons={"Red": "market_left", "Blue": "palace_left"},
    )
    play_all(pos, "rescue 1", "rescue 2")
    assert squires(pos, "market_left") == {"Red": 2}
    assert squires(pos, "palace_left") == {"Blue": 1}


# --- Election of the Patriarch -------------------------------------------------------------------


@pytest.mark.rule("J920")
@pytest.mark.parametrize("centre", ["patriarchate", "nobility"])
def test_all_reduce_to_the_fewest_in_every_area(centre):
    city = {f"{centre}_{place}": {"Blue": 4, "Red": 2, "Green": 3} for place in ("large", "left", "right")}
    pos = event("election", squires=city)
    assert all(squires(pos, area) == {"Blue": 2, "Red": 2, "Green": 2} for area in city)
    assert each(pos, "supply") == [44, 44, 50, 44]


@pytest.mark.rule("J920")
@pytest.mark.parametrize("area", ["palace_left", "templars_left", "market_left", "tower"])
def test_the_election_leaves_other_centres_alone(area):
    assert squires(event("election", squires={area: {"Blue": 4, "Red": 1}}), area) == {"Blue": 4, "Red": 1}


@pytest.mark.rule("J921")
def test_who_is_absent_forces_nobody_to_0():
    pos = event("election", squires={"nobility_left": {"Blue": 3, "Green": 2}})
    assert squires(pos, "nobility_left") == {"Blue": 2, "Green": 2}


@pytest.mark.rule("J922")
def test_a_player_alone_in_an_area_loses_nothing():
    assert squires(event("election", squires={"nobility_left": {"Blue": 6}}), "nobility_left") == {"Blue": 6}


@pytest.mark.rule("J923")
def test_each_area_is_treated_by_itself_and_nobody_is_asked():
    pos = event(
        "election",
        squires={"nobility_large": {"Blue": 5, "Red": 1}, "nobility_left": {"Blue": 4, "Red": 3}},
    )
    assert asked(pos) == ("chance", None)
    assert squires(pos, "nobility_large") == {"Blue": 1, "Red": 1}
    assert squires(pos, "nobility_left") == {"Blue": 3, "Red": 3}
