"""Who may see what (T12xx)."""

import random

import pytest

from outremer import EVERYTHING, SPECTATOR
from outremer.bots.greedy import Greedy
from outremer.games.templars.names import CARDS

from .reading import BLUE, GREEN, RED, build, by_hand, cards, dealt, draw, play, playing

FACE_DOWN = CARDS + 1


def seat_of(pos, viewer, seat):
    return pos.view(viewer).show()["seats"][seat]


@pytest.mark.rule("T1201", "T1011")
def test_a_secret_mission_is_seen_by_its_owner_until_the_end():
    pos = build(missions={"blue": "m_gold", "red": "m_hre", "green": "m_ships"})
    for viewer in (BLUE, RED, GREEN, SPECTATOR):
        for seat, name in enumerate(("m_gold", "m_hre", "m_ships")):
            assert seat_of(pos, viewer, seat)["mission"] == (name if viewer == seat else None)
    over = build(phase="final_scoring", pope="H3", missions={"blue": "m_gold", "red": "m_hre", "green": "m_ships"})
    assert seat_of(over, SPECTATOR, RED)["mission"] == "m_hre"


@pytest.mark.rule("T1202")
def test_open_missions_are_seen_by_all():
    pos = build(open_missions=("m_temple", "m_france"))
    for viewer in (BLUE, SPECTATOR):
        assert set(pos.view(viewer).show()["open_missions"]) == {"m_temple", "m_france"}


@pytest.mark.rule("T1203")
def test_the_box_is_seen_by_nobody():
    pos = build()
    for viewer in (BLUE, RED, SPECTATOR):
        row = pos.view(viewer).row
        assert (int(row.box[:-1].sum()), int(row.box[-1])) == (0, 3)


@pytest.mark.rule("T1204")
def test_the_edicts_in_the_box_are_shown():
    assert build().view(SPECTATOR).show()["edicts_in_box"] == ["lyon", "wien"]


@pytest.mark.rule("T1205", "T1206")
def test_a_chosen_card_is_hidden_until_all_have_chosen():
    views = {}
    for card in range(1, 7):
        pos = build(phase="cards", pope="A1.G1").play(f"commit:{card}")
        assert int(pos.view(BLUE).row.committed[BLUE]) == card
        assert int(pos.view(RED).row.committed[BLUE]) == FACE_DOWN
        assert seat_of(pos, RED, BLUE)["chosen"]
        assert seat_of(pos, RED, BLUE)["card"] is None
        assert not seat_of(pos, BLUE, RED)["chosen"]
        views[card] = pos.view(RED).rows.tobytes()
        assert [line.action for line in pos.log(RED)] == ["commit"]
        assert [line.action for line in pos.log(BLUE)] == [f"commit {card}"]
    assert len(set(views.values())) == 1  # every card looks the same
    cards(pos, red=2, green=3)
    assert [int(n) for n in pos.view(SPECTATOR).row.committed[:3]] == [6, 2, 3]


@pytest.mark.rule("T1205", "T1207")
def test_a_changed_choice_shows_nothing():
    pos = build(phase="cards", pope="A1.G1").play("commit:1")
    before = pos.view(RED).rows.tobytes()
    pos.play("commit:5", seat=BLUE)
    assert pos.view(RED).rows.tobytes() == before
    assert len(pos.log(RED)) == 1


@pytest.mark.rule("T1205")
def test_determinised_commits_are_some_card():
    pos = build(phase="cards", pope="A1.G1").play("commit:1")
    found = set()
    for seed in range(80):
        row = pos.view(RED).determinise(seed)[0]
        found.add(int(row.committed[BLUE]))
        assert int(row.committed[RED]) == int(row.committed[GREEN]) == 0
    assert found == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("T1201", "T1203")
def test_determinised_missions_are_dealt_from_what_is_unseen():
    pos = build(missions={"blue": "m_gold"}, open_missions=("m_temple", "m_france"))
    for seed in range(20):
        row = pos.view(BLUE).determinise(seed)[0]
        assert int(row.mission[BLUE, 0]) == 1
        assert [int(row.mission[seat].sum()) for seat in range(3)] == [1, 1, 1]
        counts = row.mission.sum(axis=0) + row.open_missions + row.box
        assert counts.tolist() == [1] * 8 + [0]


@pytest.mark.rule("T1208", "T1209", "T1210")
def test_everything_else_is_public():
    pos = build(
        knights={"paris": {"red": 2}},
        temple={"red": 3},
        gold={"red": 9},
        owned={"red": ["lyon"]},
        vp={"red": 4},
        aboard={"E1": {"red": 1}},
        pope="A2.G1",
    )
    shown, all_seen = pos.view(SPECTATOR).show(), pos.view(EVERYTHING).show()
    assert (shown["map"], shown["track"], shown["pope"]) == (all_seen["map"], all_seen["track"], all_seen["pope"])
    assert shown["start_player"] == BLUE
    red = shown["seats"][RED]
    assert (red["vp"], red["gold"], red["temple"], red["supply"], red["edicts"]) == (4, 9, 3, 13, ["lyon"])


@pytest.mark.rule("T310", "T901")
def test_the_numbers_players_reckon_with_are_shown():
    values = build().view(SPECTATOR).show()["values"]
    assert values["favours"] == {"new_chance": 1, "taxes": 2, "leader": 3, "veto": 4}
    assert values["deeds"][2:4] == ["knights_safe", "knights_risky"]
    assert values["temple"] == [2, 3, 4]
    exchanged = build(options={"knight_card_numbers": "safe4_risky3"}).view(SPECTATOR).show()["values"]
    assert exchanged["deeds"][2:4] == ["knights_risky", "knights_safe"]


@pytest.mark.rule("T311")
@pytest.mark.parametrize(("players", "cards"), [(3, 2), (4, 3), (5, 3)])
def test_how_many_cards_make_a_penalty_is_shown(players, cards):
    assert build(players=players).view(SPECTATOR).show()["values"]["penalty_at"] == cards


@pytest.mark.rule("T1210")
def test_gold_can_be_hidden_by_option():
    pos = build(options={"player_gold": "hidden"}, gold={"red": 9})
    assert seat_of(pos, BLUE, RED)["gold"] is None
    assert seat_of(pos, RED, RED)["gold"] == 9
    over = build(phase="final_scoring", pope="H3", options={"player_gold": "hidden"}, gold={"red": 9})
    assert seat_of(over, BLUE, RED)["gold"] == 9


@pytest.mark.rule("T1211")
def test_throws_and_favours_are_public():
    pos = playing(card=3, others=(6, 6), temple={"blue": 1}, templars={"blue": ("paris", "wien")})
    play(pos, "pay1_throw", "throw blank", "new_chance")
    draw(pos, "throw cross")
    assert [line.action for line in pos.log(SPECTATOR)] == ["pay1_throw", "throw blank", "new_chance", "throw cross"]


@pytest.mark.rule("T1212")
def test_spectators_see_no_more_than_any_player():
    pos = build(phase="cards", pope="A1.G1").play("commit:1")
    spectator = pos.view(SPECTATOR).row
    for seat in range(3):
        own = pos.view(seat).row
        hidden = {name: spectator[name] != own[name] for name in ("mission", "committed")}
        assert all((spectator[name] == own[name]).all() for name in spectator.dtype.names if name not in hidden)
    assert int(spectator.mission[:3, :-1].sum()) == 0
    assert int(spectator.committed[BLUE]) == FACE_DOWN


@pytest.mark.rule("T1213")
def test_no_throw_is_in_the_state():
    # Two games with different seeds and the same deal by hand are the same, byte by byte.
    one, two = by_hand(), by_hand()
    while one.seat == -1:
        outcome = one.outcomes()[0][0]
        one.play(outcome)
        two.play(outcome)
    assert one.rows.tobytes() == two.rows.tobytes()
    assert "rng" not in " ".join(one.row.dtype.names)


@pytest.mark.rule("T1214")
def test_a_computer_player_decides_from_the_view():
    pos = dealt(3, seed=2)
    rng = random.Random(2)
    while not (pos.seat == RED and pos.row.stage == 9 and pos.row.committed[BLUE]):
        pos.play(rng.choice(pos.legal()))
    choices = set()
    for card in range(1, 7):
        other = pos.copy()
        other.rows[0].committed[BLUE] = card
        choices.add(Greedy(seed="1").choose(other.view(RED)))
    assert len(choices) == 1
