"""The round: its phases, the turn order and how it changes (S201-S210)."""

import pytest

from .reading import A, B, C, D, asked, at, order, phase, play, score, until


@pytest.mark.rule("S201", "S202", "S203", "S204", "S301", "S302", "S401", "S804", "S901")
def test_e04_order_of_the_phases():
    pos = at(
        "placement", hand={A: ["vp2"], B: ["vp3"], C: ["vp4"], D: ["vp5"]}, pawns_left=dict.fromkeys((A, B, C, D), 2)
    )
    assert phase(pos) == (2, "Placement")
    placing = []
    spaces = iter(["dan", "dor", "tyre", "bashan", "gezer", "judah", "negev", "edom"])
    while asked(pos)[1] == "place":
        placing.append(asked(pos)[0])
        pos.play(f"place {next(spaces)}")
    assert placing == [A, B, C, D] * 2
    assert phase(pos) == (2, "Resolution")
    resolving = []
    while asked(pos)[1] == "resolve":
        resolving.append(asked(pos)[0])
        pos.play(pos.legal()[0])
    assert resolving == [A, B, C, D], "the second place of each is the last and resolved by itself"
    assert phase(pos) == (2, "Market")
    trading = []
    for _ in range(8):
        trading.append(asked(pos)[0])
        pos.play(next(a for a in pos.legal() if a.text.startswith("sell")) if len(trading) < 5 else "pass")
    assert trading == [D, C, B, A] * 2
    assert phase(pos) == (2, "Building")
    building = []
    while asked(pos)[1] == "building":
        building.append(asked(pos)[0])
        pos.play("end_turn")
    assert building == [A, B, C, D]
    assert phase(pos) == (3, "Placement")
    assert asked(pos) == (A, "place")


@pytest.mark.rule("S205")
def test_s205_the_order_stays_from_round_to_round():
    pos = at("market", order=[C, A, D, B], hand={A: ["vp2"]})
    until(pos, "place")
    assert phase(pos)[0] == 3
    assert order(pos) == (C, A, D, B)
    assert asked(pos)[0] == C


@pytest.mark.rule("S206", "S207", "S208", "S410")
def test_s206_only_the_altar_and_move_up_change_the_order():
    pos = at("resolution", order=[A, B, C, D], pawns={B: ["dan", "wisdom"], C: ["altar", "dor"]}, pawns_left={})
    play(pos, "resolve dan")
    assert order(pos) == (A, B, C, D)
    play(pos, "resolve altar")
    assert order(pos) == (C, A, B, D), "at once, with those ahead one lower"


@pytest.mark.rule("S209")
def test_s209_move_up_exchanges_two():
    pos = at("resolution", seat=C, cards={C: ["hazor"]}, pawns={C: ["hazor"]})
    assert asked(pos) == (C, "move_up")
    pos.play("move_up")
    assert order(pos) == (A, C, B, D)
    assert score(pos, C) == 13


@pytest.mark.rule("S207", "S208", "S209", "S210", "S411", "S412")
def test_x1_turn_order_while_resolving():
    pos = at(
        "resolution",
        seat=C,
        cards={D: ["hazor"]},
        pawns={C: ["dan", "altar"], D: ["hazor"]},
        hand={who: [kind] for who, kind in zip((A, B, C, D), ("vp2", "vp3", "vp4", "vp5"), strict=True)},
    )
    assert asked(pos) == (C, "resolve")
    play(pos, "resolve altar")
    assert score(pos, C) == 19
    assert pos.row.stock[2].tolist() == [0, 0, 0, 0, 2], "C still gets 2 food from Dan"
    assert asked(pos) == (D, "move_up"), "A and B have resolved"
    assert score(pos, D) == 13
    play(pos, "move_up")
    assert order(pos) == (C, A, D, B)
    market = []
    while asked(pos)[1] == "market":
        market.append(asked(pos)[0])
        pos.play("pass")
    assert market == [B, D, A, C]
    building = []
    while asked(pos)[1] == "building":
        building.append(asked(pos)[0])
        pos.play("end_turn")
    assert building == [C, A, D, B]
