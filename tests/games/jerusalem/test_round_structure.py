"""The course of a game: rounds, phases and steps, events, the end of a round (J201-J206, J230)."""

import itertools
import random
from functools import cache

import pytest

import outremer
from outremer.testing import position

from .helpers import offices, shown, texts, told
from .reading import each, play_all, squires

EVENTS = {2: "war", 3: "heir", 4: "tax"}


@cache
def course_of(players, seed):
    """A whole game at random: its end, and (round, phase or step, floors built so far) at each decision."""
    pos, dice = outremer.load("jerusalem", players=players).start(seed=seed), random.Random(seed)
    course = []
    while not pos.over:
        state = shown(pos)
        course.append((state["round"], state["phase"], int(pos.row.floors.sum())))
        pos.play(dice.choice([a for a in pos.legal() if a.text not in ("cancel", "back")]))
    return pos, course


GAMES = [(2, 1), (3, 2), (4, 3)]

PHASES = [
    "phase 1, the office auction",
    "phase 1, the choice of action cards",
    "phase 2, deploying squires",
    "phase 3, step 1, the Tower of David",
    "phase 3, step 2, privileges",
    "phase 3, step 3, income",
    "phase 4, the event",
]


@pytest.mark.rule("J201", "J202", "J203", "J205")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_game_is_five_rounds_of_four_phases_in_order(players, seed):
    pos, course = course_of(players, seed)
    stations = [(number, PHASES.index(phase)) for number, phase, _ in course]
    assert stations == sorted(stations), "no phase or step begins before the one before it has ended"
    assert {number for number, _ in stations} == {1, 2, 3, 4, 5}
    for number in range(1, 6):
        assert {0, 1, 2} <= {phase for r, phase in stations if r == number}, "each round begins with phase 1"
    assert pos.row.round_no == 5


@pytest.mark.rule("J203")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_towers_grow_only_between_income_and_event(players, seed):
    _, course = course_of(players, seed)
    built = 0
    for (_, phase, before), (_, next_phase, after) in itertools.pairwise(course):
        if after > before:
            built += 1
            assert next_phase in (PHASES[0], PHASES[6]), "building is over when anybody is asked again"
            assert phase != PHASES[6], "the event comes after building"
    assert built > 0


@pytest.mark.rule("J204")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_nobody_is_asked_about_an_event_in_rounds_1_and_5(players, seed):
    _, course = course_of(players, seed)
    rounds = {number for number, phase, _ in course if phase == PHASES[6]}
    assert rounds
    assert rounds <= {2, 3, 4}


@pytest.mark.rule("J201")
def test_round_5_is_the_last():
    fourth = position("jerusalem", phase="marker", round=4)
    assert not fourth.over
    assert shown(fourth)["round"] == 5
    fifth = position("jerusalem", phase="marker", round=5)
    assert fifth.over
    assert shown(fifth)["round"] == 5
    assert told(fifth, "end_turn", 0) == ("GAME_OVER", {}, "The game has ended.")


@pytest.mark.rule("J202")
def test_every_player_finishes_phase_2_before_anybody_has_income():
    pos = position("jerusalem", turn_begun=False, squires={"market_large": {"Blue": 1}})
    for seat in range(4):
        assert (pos.seat, shown(pos)["phase"]) == (seat, "phase 2, deploying squires")
        pos.play("end_turn")
    assert (pos.seat, shown(pos)["decision"]) == (0, "materials")


@pytest.mark.rule("J203")
def test_phase_3_is_tower_privileges_income_building_each_step_for_all():
    pos = position(
        "jerusalem",
        phase="tower",
        round=2,
        events={2: "tax"},
        screen={"Red": 1},
        squires={
            "tower": {"Green": 1},
            "patriarchate_left": {"Red": 1},
            "market_right": {"Blue": 1},
            "nobility_left": {"Yellow": 1},
            "palace_large": {"Blue": 1},
        },
    )
    asked = []
    for action in ("skip", "skip", "buy 0", "skip", "take", "take", "take", "take"):
        assert pos.row.floors.sum() == 0
        asked.append((pos.seat, shown(pos)["decision"]))
        pos.play(action)
    assert asked == [
        (3, "tower_move"),
        (1, "scholars"),
        (0, "materials"),
        (2, "intrigue"),
        (0, "income"),
        (1, "income"),
        (0, "income"),
        (2, "income"),
    ]
    assert each(pos, "floors") == [1, 0, 0, 0], "4 prestige in the Palace pay for a first floor, after all income"
    assert shown(pos)["decision"] == "tax_keep"


# --- phase 4 and the round marker ----------------------------------------------------------------


@pytest.mark.rule("J204", "J205")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_event_comes_after_building_in_rounds_2_to_4(number):
    pos = position(
        "jerusalem",
        phase="build",
        round=number,
        events={number: "election"},
        prestige={"Red": 3},
        squires={"patriarchate_large": {"Red": 3, "Blue": 1}},
    )
    assert each(pos, "floors") == [0, 1, 0, 0]
    assert squires(pos, "patriarchate_large") == {"Blue": 1, "Red": 1}
    assert shown(pos)["round"] == number + 1


@pytest.mark.rule("J204")
@pytest.mark.parametrize("number", [1, 5])
def test_rounds_1_and_5_have_no_event(number):
    crowd = {"Red": 3, "Blue": 1}
    areas = ("palace_large", "templars_large", "patriarchate_large", "market_large", "nobility_large")
    pos = position("jerusalem", phase="build", round=number, squires=dict.fromkeys(areas, crowd))
    assert pos.over == (number == 5)
    for area in areas:
        assert squires(pos, area) == crowd


@pytest.mark.rule("J205")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_round_marker_advances_by_one_and_phase_1_begins(number):
    pos = position("jerusalem", phase="marker", round=number)
    if number < 4:
        play_all(pos, f"event {EVENTS[number + 1]}")
    assert shown(pos)["round"] == number + 1
    assert texts(pos)[0].startswith("card"), "phase 1 begins with the cards set aside"
    for _ in range(4):
        pos.play(texts(pos)[0])
    assert shown(pos)["decision"] == "auction_office"


@pytest.mark.rule("J206")
def test_an_event_lies_open_before_its_round_and_strikes_only_in_phase_4():
    palace = {"palace_large": {"Blue": 2, "Red": 1}}
    pos = position("jerusalem", phase="marker", round=1, squires=palace)
    assert texts(pos) == ["event heir", "event election", "event tax", "event war"]
    assert shown(pos)["events"] == {}
    pos.play("event heir")
    for viewer in (0, 1, 2, 3, outremer.SPECTATOR):
        assert pos.view(viewer).show()["events"] == {"2": "heir"}
    assert squires(pos, "palace_large") == {"Blue": 2, "Red": 1}

    pos = position("jerusalem", phase="auction", round=2, events={2: "heir"}, squires=palace, aside=["move2"] * 4)
    assert shown(pos)["events"] == {"2": "heir"}
    auctions = ["office captain", "bid 0", "pass", "pass", "pass"]
    auctions += ["office treasurer", "bid 0", "pass", "pass", "office marshal", "bid 0", "pass"]
    play_all(pos, *auctions, "keep move2", "keep move2", "keep move2", *["end_turn"] * 4)
    assert squires(pos, "palace_large") == {"Blue": 2, "Red": 1}, "income comes before the event"
    pos.play("take")
    assert squires(pos, "palace_large") == {}
    assert shown(pos)["round"] == 3


@pytest.mark.rule("J206")
def test_the_marker_on_5_turns_no_event_up():
    pos = position("jerusalem", phase="marker", round=4, events=EVENTS)
    assert shown(pos)["events"] == {"2": "war", "3": "heir", "4": "tax"}
    assert texts(pos)[0].startswith("card")


# --- the end of the round ------------------------------------------------------------------------


@pytest.mark.rule("J230")
def test_offices_and_barons_go_back_and_the_old_office_is_remembered():
    pos = position(
        "jerusalem",
        phase="marker",
        round=2,
        offices={"Blue": 3, "Red": 1, "Yellow": 4, "Green": 2},
        squires={"tower": {"Red": 3}},
        barons={"Red": "tower"},
    )
    assert offices(pos) == ["marshal", "captain", "admiral", "treasurer"]
    assert shown(pos)["seats"][1]["baron"] == "tower"
    pos.play("event war")
    assert offices(pos) == [None] * 4
    assert [seat["baron"] for seat in shown(pos)["seats"]] == [None] * 4
    assert shown(pos)["city"]["tower"]["baron"] is None
    assert [s["last_office"] for s in shown(pos)["seats"]] == ["marshal", "captain", "admiral", "treasurer"]
    assert squires(pos, "tower") == {"Red": 3}


@pytest.mark.rule("J230")
def test_the_remembered_office_decides_who_opens_the_next_round():
    pos = position("jerusalem", phase="marker", round=4, offices={"Blue": 3, "Red": 2, "Yellow": 1, "Green": 4})
    for _ in range(4):
        pos.play(texts(pos)[0])
    assert pos.seat == 2


@pytest.mark.rule("J230")
def test_after_round_5_offices_and_barons_go_back_too():
    pos = position("jerusalem", phase="marker", round=5, squires={"tower": {"Red": 3}}, barons={"Red": "tower"})
    assert offices(pos) == [None] * 4
    assert [seat["baron"] for seat in shown(pos)["seats"]] == [None] * 4
    assert shown(pos)["seats"][0]["last_office"] == "captain"


# --- refusals of phase and seat ------------------------------------------------------------------


@pytest.mark.rule("J202")
def test_another_seats_decision_is_refused():
    pos = position("jerusalem", seat="Red", screen={"Blue": 3, "Red": 3})
    assert told(pos, "place tower", 0) == (
        "NOT_YOUR_DECISION",
        {"player": "Red"},
        "It is Red’s decision now.",
    )
    assert pos.legal(0) == []


@pytest.mark.rule("J202", "J203")
@pytest.mark.parametrize(
    ("phase", "action", "possible", "current"),
    [
        ("auction", "place tower", "phase 2, deploying squires", "phase 1, the office auction"),
        ("auction", "keep move2", "phase 1, the choice of action cards", "phase 1, the office auction"),
        ("draft", "bid 3", "phase 1, the office auction", "phase 1, the choice of action cards"),
        ("deploy", "office captain", "phase 1, the office auction", "phase 2, deploying squires"),
        ("deploy", "take", "phase 3, step 3, income", "phase 2, deploying squires"),
        ("deploy", "draw", "phase 3, step 2, privileges", "phase 2, deploying squires"),
        ("deploy", "done", "phase 4, the event", "phase 2, deploying squires"),
        ("tower", "baron tower", "phase 2, deploying squires", "phase 3, step 1, the Tower of David"),
        ("income", "hire", "phase 2, deploying squires", "phase 3, step 3, income"),
        ("income", "buy 1", "phase 3, step 2, privileges", "phase 3, step 3, income"),
    ],
)
def test_an_action_of_another_phase_is_refused(phase, action, possible, current):
    pos = position(
        "jerusalem",
        phase=phase,
        seat="Blue" if phase == "deploy" else None,
        opener="Blue",
        squires={"tower": {"Blue": 1}, "palace_left": {"Blue": 1}},
        aside=["move2"] * 4,
    )
    assert told(pos, action) == (
        "WRONG_PHASE",
        {"phase": possible, "current": current},
        f"This is only possible in {possible}; the game is in {current}.",
    )


@pytest.mark.rule("J202")
@pytest.mark.parametrize(
    ("begun", "action"),
    [
        ([], "from tower"),
        ([], "cancel"),
        ([], "count 1"),
        ([], "card move2"),
        (["dismiss"], "place tower"),
        (["dismiss"], "to market_left"),
        (["dismiss"], "end_turn"),
    ],
)
def test_what_the_decision_does_not_ask_is_unknown_to_it(begun, action):
    pos = play_all(position("jerusalem", seat="Blue", screen={"Blue": 2}, squires={"tower": {"Blue": 3}}), *begun)
    assert told(pos, action) == (
        "UNKNOWN_OPTION",
        {},
        "This choice does not exist in the current decision.",
    )
