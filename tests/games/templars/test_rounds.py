"""The rounds, the Pope and the flags (T2xx)."""

import random

import pytest

from .reading import asked, build, cards, city, dealt, each, of, options, play, pope, refused, start_player

TRACK = {
    "S": {"G1", "R1"},
    "G1": {"G2", "R2"},
    "R1": {"R2", "G2"},
    "G2": {"G3", "R3"},
    "R2": {"R3", "G3"},
}


def finish_cards(pos):
    """Choose cards and end every action as soon as possible."""
    while asked(pos)[1] not in ("pope", None):
        pos.play(pos.legal()[-1])
    return pos


@pytest.mark.rule("T201", "T202", "T203", "T204", "T209", "T223")
@pytest.mark.parametrize("seed", range(4))
def test_three_action_rounds_of_three_or_four_actions(seed):
    pos = dealt(4, seed=seed)
    rng = random.Random(seed)
    steps, rounds = [], []
    while not pos.over:
        here = (int(pos.row.round_no), pope(pos))
        if not steps or steps[-1] != here:
            steps.append(here)
        pos.play(rng.choice(pos.legal()))
    for r in (1, 2, 3):
        spaces = [space for number, space in steps if number == r]
        assert spaces[0] == f"A{r}.S"
        assert len(spaces) == len(set(spaces))
        rounds.append(len([space for space in spaces if not space.endswith("S") and not space.startswith("H")]))
    assert all(actions in (3, 4) for actions in rounds)
    assert pope(pos) == "H3"


@pytest.mark.rule("T205", "T219")
def test_first_the_pope_then_the_flag_then_the_cards():
    pos = build(templars={"blue": ("paris", "wien")}, temple={"blue": 3})
    phases = [asked(pos)]
    for action in ("pope:A1.G1", "place_knight:paris", "keep_marker"):
        play(pos, action)
        phases.append(asked(pos))
    assert phases == [("blue", "pope"), ("blue", "green_flag"), ("blue", "leader"), ("blue", "commit")]


@pytest.mark.rule("T206", "T207", "T209")
@pytest.mark.parametrize("space", TRACK)
def test_the_pope_goes_one_space_forward_along_a_line(space):
    pos = build(pope=f"A2.{space}")
    assert options(pos) == {f"pope:A2.{target}" for target in TRACK[space]}
    assert refused(pos, "pope:A2.S") == ("NO_LINE", {"from": f"A2.{space}", "to": "A2.S"})
    assert refused(pos, "pope:A1.G1")[0] == "NO_LINE"


@pytest.mark.rule("T208")
def test_a_single_line_is_taken():
    pos = build(pope="A1.R3")
    assert pope(pos) == "A1.R4"
    assert asked(pos) == ("blue", "commit")


@pytest.mark.rule("T210", "T211", "T218")
def test_the_green_flag():
    pos = build(
        templars={"blue": ("paris", "roma")},
        tiles={"roma": 5},
        knights={"roma": {"red": 3, "green": 2}},
    )
    play(pos, "pope:A1.G1")
    assert options(pos) == {"place_knight:paris", "decline"}
    assert refused(pos, "place_knight:roma") == ("CITY_FULL", {"city": "Roma", "n": 5, "capacity": 5})
    assert refused(pos, "place_knight:london") == ("NO_OWN_TEMPLAR", {"territory": "London"})
    play(pos, "decline")
    assert city(pos, "paris") == {}
    assert asked(pos) == ("blue", "commit")


@pytest.mark.rule("T212", "T213", "T224")
@pytest.mark.parametrize(
    "words",
    [
        {"templars": {"blue": ("wien", "lyon")}},
        {"templars": {"blue": ("paris", "wien")}, "supply": {"blue": 0}},
        {
            "templars": {"blue": ("paris", "wien")},
            "tiles": {"paris": 5},
            "knights": {"paris": {"blue": 5}},
        },
    ],
)
def test_the_green_effect_lapses(words):
    pos = build(**words)
    play(pos, "pope:A1.G1")
    assert asked(pos) == ("blue", "commit")


@pytest.mark.rule("T214", "T217", "T218")
def test_the_red_flag():
    pos = build(templars={"blue": ("paris", "roma")}, knights={"paris": {"blue": 1, "red": 1}, "london": {"green": 1}})
    play(pos, "pope:A1.R1")
    assert options(pos) == {"remove_knight:paris:red", "decline"}
    assert refused(pos, "remove_knight:paris:blue")[0] == "OWN_KNIGHT"
    assert refused(pos, "remove_knight:london:green") == ("NO_OWN_TEMPLAR", {"territory": "London"})
    gold = each(pos, "gold")
    play(pos, "remove_knight:paris:red")
    assert each(pos, "gold") == gold


@pytest.mark.rule("T216", "T224")
def test_the_red_effect_lapses():
    pos = build(templars={"blue": ("paris", "wien")}, knights={"paris": {"blue": 2}, "roma": {"red": 1}})
    play(pos, "pope:A1.R1")
    assert asked(pos) == ("blue", "commit")


@pytest.mark.rule("T219", "T918")
def test_the_receiver_of_the_marker_gets_no_flag_effect():
    pos = build(templars={"blue": ("paris", "wien"), "red": ("roma", "roma")}, temple={"blue": 3})
    play(pos, "pope:A1.G1", "place_knight:paris", "leader:red")
    assert start_player(pos) == "red"
    assert asked(pos) == ("red", "commit")
    assert refused(pos, "pope:A1.G2")[0] == "POPE_NOT_AGAIN"


@pytest.mark.rule("T203", "T220", "T221", "T222", "T701", "T725")
def test_a_step_onto_a_ship_space():
    pos = build(
        start_player="red",
        pope="A1.G2",
        templars={"red": ("paris", "paris")},
        temple={"red": 5},
        knights={"london": {"red": 2}},
    )
    play(pos, "pope:A1.G3", "decline")
    cards(pos, red=1, green=1, blue=1)
    while asked(pos)[1] != "pope":
        assert asked(pos)[1] in ("take_gold", "taxes")
        pos.play(pos.legal()[-1])
    # From G3 one line leads to the harbour: the ship round follows at once, without cards or Leader.
    assert pope(pos) == "A2.S"
    assert start_player(pos) == "green"  # passed on after the cards, not after the harbour
    assert asked(pos) == ("green", "pope")
    assert of(pos, "vp", "red") > 0


@pytest.mark.rule("T223", "T320")
def test_the_new_start_player_moves_the_pope():
    pos = build(start_player="green")
    play(pos, "pope:A1.R1")
    cards(pos, green=1, blue=1, red=1)
    finish_cards(pos)
    assert asked(pos) == ("blue", "pope")
    assert pope(pos) == "A1.R1"
