"""Reasons for refusal (section 9): each with its message, its numbers and its place in the order."""

import random
import re

import pytest

from outremer import CHANCE
from outremer.games.templars import GAME
from outremer.games.templars.codes import Why

from .reading import BLUE, GREEN, RED, asked, build, cards, dealt, play, playing, refused

IN_PARIS = {"templars": {"blue": ("paris", "wien")}}


def message(pos, action, seat=None):
    reason = pos.why(action, seat)
    assert reason is not None
    return str(reason)


def safe(**words):
    return playing(card=3, others=(6, 6), **(IN_PARIS | {"gold": {"blue": 8}} | words))


def lose(**words):
    """Blue must lose a knight at the end of a penalty of card 5."""
    knights = {"roma": {"blue": 1}, "london": {"blue": 2}}
    pos = playing(card=5, others=(6, 3), **({"knights": knights} | words))
    return play(pos, "stop")


def test_rs01_not_your_decision():
    pos = build()
    assert message(pos, "pope:A1.G1", RED) == "It is Blue's decision now, not yours. (T318)"
    assert refused(pos, "leader:blue", GREEN)[0] == "NOT_YOUR_DECISION"


def test_rs01_does_not_concern_players_choosing_cards():
    pos = build(phase="cards", pope="A1.G1")
    for seat in (BLUE, RED, GREEN):
        assert pos.why("commit:1", seat) is None


def test_rs02_wrong_phase():
    pos = build()
    assert message(pos, "end_action") == '"end_action" is not possible in the phase "move the Pope". (T205)'
    assert refused(pos, "throw cross")[0] == "WRONG_PHASE"


def test_rs03_game_over():
    pos = build(phase="over", pope="H3")
    assert message(pos, "pope:A1.G1", BLUE) == "The game has ended. (T204)"


def test_rs05_setup_two_per_city():
    pos = build(phase="knights", knights={"paris": {"blue": 2}})
    expected = "At set-up at most 2 of your own knights may stand in one city; Paris already has 2. (T126)"
    assert message(pos, "place_knight:paris") == expected


def test_rs06_setup_templar_limit():
    pos = build(phase="templars", options={"setup_own_templars_per_territory": 1})
    play(pos, *["place_templar:wien"] * 3)
    expected = "At set-up only 1 of your Templars may stand in one territory; Wien already has 1. (T133)"
    assert message(pos, "place_templar:wien") == expected


def test_rs07_setup_no_pass():
    assert refused(build(phase="knights"), "decline")[0] == "SETUP_NO_PASS"


def test_rs08_no_line():
    assert message(build(), "pope:A1.G2") == "No connecting line leads from A1.S to A1.G2. (T206)"
    assert refused(build(), "pope:H1") == ("NO_LINE", {"from": "A1.S", "to": "H1"})


def test_rs11_flag_is_red():
    pos = play(build(knights={"paris": {"red": 1}}, **IN_PARIS), "pope:A1.R1")
    assert refused(pos, "place_knight:paris")[0] == "FLAG_IS_RED"
    stop = play(playing(card=6, others=(3, 3), pope="A1.R1", knights={"paris": {"red": 1}}, **IN_PARIS), "templar:1")
    play(stop, "stop")
    assert refused(stop, "place_knight:paris")[0] == "FLAG_IS_RED"


def test_rs12_flag_is_green():
    pos = play(build(knights={"paris": {"red": 1}}, **IN_PARIS), "pope:A1.G1")
    assert refused(pos, "remove_knight:paris:red")[0] == "FLAG_IS_GREEN"


def test_rs13_no_city_tile():
    pos = play(build(**IN_PARIS), "pope:A1.G1")
    assert message(pos, "place_knight:wien") == "There is no city tile in Wien. (T130)"
    assert refused(lose(), "lose_knight:wien") == ("NO_CITY_TILE", {"territory": "Wien"})


def test_rs14_no_own_templar():
    pos = play(build(**IN_PARIS), "pope:A1.G1")
    assert refused(pos, "place_knight:roma") == ("NO_OWN_TEMPLAR", {"territory": "Roma"})


@pytest.mark.parametrize("card", [0, 7, 8, 9])
def test_rs15_no_such_card(card):
    pos = build(phase="cards", pope="A1.G1")
    assert message(pos, f"commit:{card}") == f"There is no action card {card}; choose 1 to 6. (T301)"


def test_rs16_already_committed():
    pos = build(phase="cards", pope="A1.G1", options={"commit_change": "final"}).play("commit:1")
    assert refused(pos, "commit:2", BLUE)[0] == "ALREADY_COMMITTED"
    assert pos.why("commit:2", RED) is None


def test_rs17_not_in_reach():
    pos = playing(card=1, others=(3, 3), **IN_PARIS)
    assert message(pos, "take_gold:roma").startswith("Roma neither holds one of your Templars")


def test_rs19_city_full_and_rs20_supply_empty():
    full = safe(tiles={"paris": 5}, knights={"paris": {"red": 5}}, supply={"blue": 0})
    assert message(full, "pay2_place") == "Paris is full: 5 of 5 spaces are taken. (T111, T503, T607)"
    empty = safe(supply={"blue": 0}, temple={"blue": 2}, gold={"blue": 1})
    assert refused(empty, "pay2_place") == ("SUPPLY_EMPTY", {"temple": 2})


def test_rs21_not_enough_gold_before_rs22_six_gold_limit():
    pos = safe(gold={"blue": 6})
    for _ in range(5):
        play(pos, "pay1_throw", "throw blank")
    assert refused(pos, "pay2_place") == ("NOT_ENOUGH_GOLD", {"cost": 2, "gold": 1})


def test_rs23_other_city():
    pos = play(safe(templars={"blue": ("paris", "roma")}), "city:paris")
    expected = "This action takes place in Paris; you cannot act in Roma as well. (T506, T525, T531)"
    assert message(pos, "city:roma") == expected
    stop = playing(card=6, others=(3, 3), templars={"blue": ("paris", "roma")})
    play(stop, "templar:1", "stop")
    assert refused(stop, "place_knight:roma") == ("OTHER_CITY", {"city": "Paris", "other": "Roma"})


def test_rs24_no_such_knight_and_rs25_own_knight():
    pos = safe(knights={"paris": {"blue": 1, "red": 1}})
    assert message(pos, "pay2_remove:green") == "There is no green knight in Paris. (T504, T522, T530)"
    assert refused(pos, "pay2_remove:orange") == ("NO_SUCH_KNIGHT", {"colour": "orange", "city": "Paris"})
    assert refused(pos, "pay2_remove:blue")[0] == "OWN_KNIGHT"
    risky = playing(
        card=4,
        others=(6, 6),
        templars={"blue": ("paris", "roma")},
        knights={"paris": {"red": 1}, "roma": {"red": 1}},
    )
    assert refused(risky, "city:wien")[0] == "NO_CITY_TILE"
    alone = playing(4, card=4, others=(6, 6, 1), templars={"blue": ("paris", "roma")}, knights={"paris": {"red": 1}})
    assert asked(alone)[1] == "take_gold"
    play(alone, "take_gold:wien")
    assert asked(alone) == ("blue", "risky_step")


def test_rs24_a_city_without_rivals():
    pos = playing(
        card=4,
        others=(6, 6),
        templars={"blue": ("paris", "roma")},
        knights={"paris": {"red": 1}, "roma": {"red": 1}},
    )
    pos.row.knights[RED, 8] = 0
    assert message(pos, "city:roma").startswith("There is no other player's knight in Roma.")


def test_rs26_no_throw_here():
    pos = playing(card=4, others=(6, 6), knights={"paris": {"red": 1}}, **IN_PARIS)
    assert refused(pos, "pay1_throw")[0] == "NO_THROW_HERE"


def test_rs27_blank():
    pos = play(safe(temple={"blue": 1}, knights={"paris": {"red": 1}}), "pay1_throw", "throw blank")
    assert refused(pos, "remove:red")[0] == "BLANK"
    assert refused(pos, "remove:green")[0] == "NO_SUCH_KNIGHT"


def test_rs28_penalty_no_place():
    pos = playing(card=4, others=(3, 6), knights={"paris": {"red": 1}}, **IN_PARIS)
    assert refused(pos, "pay2_place")[0] == "PENALTY_NO_PLACE"


def test_rs29_must_lose_knight_and_rs30_lose_own_only():
    pos = lose()
    expected = "You must remove one of your own knights from a city; you have 3 in cities. (T406, T533, T630)"
    for word in ("decline", "stop", "end_action", "end_removal", "no_removal"):
        assert message(pos, word) == expected
    assert refused(pos, "lose_knight:paris") == ("LOSE_OWN_ONLY", {"city": "Paris"})


def test_rs31_not_adjacent_and_rs32_alps_before_it():
    pos = playing(card=6, others=(3, 3), templars={"blue": ("coeln", "coeln")})
    assert message(pos, "step:roma") == "Roma is not adjacent to Coeln. (T603)"
    assert message(pos, "step:venezia") == "The Alps separate Coeln and Venezia. (T105, T605)"


def test_rs33_no_steps_left_and_rs34_other_templar():
    pos = playing(card=6, others=(3, 3), templars={"blue": ("paris", "roma")})
    play(pos, "templar:2", "step:venezia")
    assert message(pos, "templar:1") == "Only one Templar may move; you have begun with Templar 2. (T602)"
    play(pos, "step:roma", "step:venezia")
    assert message(pos, "step:roma") == "The Templar has already moved 3 of 3 territories. (T601)"


def test_rs36_rs37_rs50_about_the_swap():
    pos = playing(card=5, others=(3, 3), options={"swap_seventh_edict": False}, templars={"blue": ("paris", "paris")})
    play(pos, "stop")
    assert message(pos, "swap_edict:lyon") == "The edict of Lyon is not on the round track. (T618)"
    assert refused(pos, "swap_edict:paris")[0] == "SAME_EDICT"
    assert refused(pos, "swap_edict:roma")[0] == "SEVENTH_LOCKED"


def test_rs39_penalty_no_swap():
    assert refused(lose(), "swap_edict:paris")[0] == "PENALTY_NO_SWAP"
    assert refused(lose(), "want_swap")[0] == "PENALTY_NO_SWAP"


def test_rs40_temple_too_few():
    pos = build(**IN_PARIS)
    assert message(pos, "leader:red") == "Leader costs 3 knights; your temple holds 0. (T903)"
    assert refused(pos, "new_chance") == ("TEMPLE_TOO_FEW", {"favour": "New chance", "cost": 1, "n": 0})
    later = playing(card=1, others=(3, 3), temple={"blue": 1}, **IN_PARIS)
    assert refused(later, "taxes:paris") == ("TEMPLE_TOO_FEW", {"favour": "Taxes", "cost": 2, "n": 1})


def test_rs41_new_chance_limit_before_rs42_new_chance_moment():
    pos = safe(temple={"blue": 5})
    assert refused(pos, "new_chance")[0] == "NEW_CHANCE_MOMENT"
    play(pos, "pay1_throw", "throw blank", "new_chance", "throw blank", "new_chance", "throw blank")
    assert message(pos, "new_chance").startswith("New chance can be used 2 times per action; you have used it 2 times.")


def test_rs43_taxes_once_and_rs44_taxes_moment():
    knights = {"roma": {"blue": 1}, "london": {"blue": 1}}
    pos = playing(card=2, others=(2, 6), temple={"blue": 5}, knights=knights, **IN_PARIS)
    assert refused(pos, "taxes:paris")[0] == "TAXES_MOMENT"
    play(pos, "take_gold:paris", "taxes:paris")
    assert refused(pos, "taxes:paris")[0] == "TAXES_ONCE"
    assert refused(safe(temple={"blue": 2}), "taxes:paris")[0] == "TAXES_MOMENT"


def test_rs45_leader_moment_rs46_leader_no_knight_rs47_leader_self():
    pos = build(temple={"blue": 6, "red": 6}, **IN_PARIS)
    assert refused(pos, "leader:red")[0] == "LEADER_NO_KNIGHT"
    play(pos, "pope:A1.G1", "place_knight:paris")
    assert refused(pos, "leader:blue")[0] == "LEADER_SELF"
    play(pos, "keep_marker")
    assert refused(pos, "leader:red", BLUE)[0] == "LEADER_MOMENT"
    assert refused(pos, "leader:blue", RED)[0] == "LEADER_MOMENT"
    declined = play(build(temple={"blue": 6, "red": 6}, **IN_PARIS), "pope:A1.G1", "decline")
    assert refused(declined, "leader:red", BLUE)[0] == "LEADER_NO_KNIGHT"
    declined.play("commit:1")
    assert refused(declined, "leader:red", BLUE)[0] == "LEADER_MOMENT"


def test_rs48_veto_moment():
    assert refused(build(temple={"blue": 4}), "veto")[0] == "VETO_MOMENT"


def test_rs51_not_entered_and_rs52_no_gold_there():
    pos = playing(card=5, others=(6, 3), templars={"blue": ("paris", "paris")}, gold_at={"london": 0})
    play(pos, "step:london", "step:coeln", "step:lyon")
    assert message(pos, "take_one:roma") == "Your Templar did not enter Roma in this move. (T627)"
    assert message(pos, "take_one:london") == "There is no gold in London. (T628)"


def test_rs53_undo_barrier():
    pos = safe()
    play(pos, "pay1_throw", "throw cross")
    reason = pos.undo_refused()
    assert reason is not None
    assert str(reason) == "This step cannot be taken back: a random result has been revealed since. (section 6.1)"


def test_rs55_pope_not_again():
    pos = play(build(**IN_PARIS), "pope:A1.G1")
    assert message(pos, "pope:A1.R2") == "The Pope has already moved in this action. (T206, T918)"
    assert refused(pos, "pope:A1.G3")[0] == "NO_LINE"


def test_a_player_who_does_not_take_part_cannot_receive_the_marker():
    pos = play(build(temple={"blue": 3}, **IN_PARIS), "pope:A1.G1", "place_knight:paris")
    assert refused(pos, "leader:orange")[0] == "WRONG_PHASE"


def test_every_code_has_its_number_and_message():
    ids = dict(re.findall(r"^\| RS(\d\d) \| `(\w+)`", GAME.rulebook.text, re.M))
    for code in Why:
        if code:
            assert ids[f"{code.value:02d}"].upper() == code.name
            assert code.name in GAME.rulebook.refusals
    assert len(GAME.rulebook.refusals) == 56


@pytest.mark.parametrize("players", [3, 4, 5])
def test_listed_options_are_accepted_and_all_else_is_refused(players):
    """I26: an option offered is accepted, anything else is refused with a reason."""
    pos, rng, seen = dealt(players, seed=players), random.Random(players), set()
    while not pos.over:
        listed = {action.id for action in pos.legal()}
        assert listed
        for action in range(GAME.actions.size):
            reason = pos.why(action)
            assert (reason is None) == (action in listed)
            if reason is not None:
                assert "{" not in reason.message
                seen.add(reason.code)
        pos.play(rng.choice(sorted(listed)))
    assert len(seen) > 20


def test_chance_outcomes_are_not_for_players():
    pos = dealt(3)
    assert refused(pos, "edict paris")[0] == "WRONG_PHASE"
    assert refused(pos, "edict paris", CHANCE)[0] == "NOT_YOUR_DECISION"
    throw = play(safe(), "pay1_throw")
    assert refused(throw, "place", BLUE)[0] == "NOT_YOUR_DECISION"
    assert refused(throw, "place")[0] == "WRONG_PHASE"


def test_cards_in_any_order_then_the_reveal():
    pos = build(phase="cards", pope="A1.G1")
    cards(pos, green=3, blue=6, red=6)
    assert asked(pos) == ("blue", "step")


def test_before_the_popes_step_the_old_flag_says_nothing():
    pos = build(pope="A1.R1", **IN_PARIS)
    assert refused(pos, "place_knight:paris")[0] == "WRONG_PHASE"
    assert refused(pos, "place_knight:wien")[0] == "NO_CITY_TILE"
