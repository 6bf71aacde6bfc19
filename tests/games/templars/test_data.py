"""The board file: what it must hold, and what it may not say."""

import copy
import tomllib

import pytest

import outremer
from outremer.core.errors import BadData
from outremer.games.templars import data

SHIPPED = tomllib.loads((data.FOLDER / "board.toml").read_text(encoding="utf-8"))


def written(value):
    """A value as TOML."""
    if isinstance(value, list):
        return "[" + ", ".join(written(v) for v in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def dump(content):
    """The content of a board file as TOML."""
    lines = [f'name = "{content["name"]}"']
    for edge in content["edges"]:
        lines.append("[[edges]]")
        lines += [f"{key} = {written(value)}" for key, value in edge.items()]
    for table, entries in content.items():
        if isinstance(entries, dict):
            for name, entry in entries.items():
                lines.append(f"[{table}.{name}]")
                lines += [f"{key} = {written(value)}" for key, value in entry.items()]
    return "\n".join(lines)


@pytest.fixture
def loaded(tmp_path):
    """Read a changed copy of the shipped file."""

    def load(change):
        content = copy.deepcopy(SHIPPED)
        change(content)
        path = tmp_path / "board.toml"
        path.write_text(dump(content), encoding="utf-8")
        return data.read(path)

    return load


def edge(content, one, other):
    return next(e for e in content["edges"] if set(e["between"]) == {one, other})


def test_the_shipped_file_is_recon_1():
    assert data.read(None)["name"] == "recon-1"
    statuses = [entry["status"] for table in SHIPPED.values() if isinstance(table, dict) for entry in table.values()]
    statuses += [entry["status"] for entry in SHIPPED["edges"]]
    assert set(statuses) == {"printed", "reported", "reconstructed"}


def test_a_copy_of_the_file_is_the_same(loaded):
    assert loaded(lambda content: None) == data.read(None)


def test_another_number_is_played(loaded, tmp_path):
    def richer(content):
        content["numbers"]["start_gold"]["value"] = 9

    changed = loaded(richer)
    game = outremer.load("templars", players=3, data=tmp_path / "board.toml")
    assert game.data == changed
    assert [int(n) for n in game.start(seed=1).row.gold[:3]] == [9, 9, 9]
    assert not game.standard_data


def drop_edge(one, other):
    return lambda content: content["edges"].remove(edge(content, one, other))


def replace_edge(one, other, new):
    def change(content):
        edge(content, one, other)["between"] = list(new)

    return change


def put(table, name, key, value):
    def change(content):
        content[table][name][key] = value

    return change


def add(key, value):
    return lambda content: content[key].append(value)


def cut_off_london(content):
    drop_edge("london", "paris")(content)
    drop_edge("coeln", "london")(content)


def no_france(content):
    for entry in content["territories"].values():
        if entry["country_a"] == "france":
            entry["country_a"] = "italy"


def no_empire(content):
    for entry in content["territories"].values():
        if entry["country_b"] == "hre":
            entry["country_b"] = "italy"


def circle(content):
    content["track"]["G2"]["lines"] = ["G1", "R3"]


def unreached(content):
    content["track"]["R5"] = {"lines": ["H"], "status": "reconstructed"}


def without(table, name):
    return lambda content: content[table].pop(name)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (cut_off_london, "not connected: london does not reach"),
        (drop_edge("barcelona", "lyon"), "barcelona and lyon must be adjacent"),
        (drop_edge("barcelona", "bordeaux"), "bordeaux must have three neighbours"),
        (
            add("edges", {"between": ["bordeaux", "london"], "kind": "dotted", "status": "reconstructed"}),
            "bordeaux must have three neighbours (printed), not 4",
        ),
        (
            add("edges", {"between": ["lyon", "barcelona"], "kind": "alps", "status": "reconstructed"}),
            "barcelona and lyon stand there twice",
        ),
        (replace_edge("coeln", "wien", ("coeln", "coeln")), "names one twice"),
        (replace_edge("coeln", "wien", ("coeln", "praha")), "'praha' is none of"),
        (replace_edge("coeln", "wien", ("coeln",)), "must name two territories"),
        (no_france, "no territory belongs to france in country_a"),
        (no_empire, "no territory belongs to hre in country_b"),
        (without("territories", "wien"), "territories.wien: is missing"),
        (put("territories", "wien", "country_a", "poland"), "must be one of"),
        (put("tiles", "C1", "capacity", 4), "tiles.C1.capacity: must be from 5"),
        (put("tiles", "C1", "status", "guessed"), "must be one of printed"),
        (put("ships", "E1", "places", 0), "ships.E1.places"),
        (put("track", "S", "lines", ["G1"]), "must lead to a green and to a red space"),
        (circle, "the lines make a circle"),
        (put("track", "G2", "lines", ["H", "R3"]), "must have 3 or 4 action spaces, not 2"),
        (put("track", "R4", "lines", ["R5"]), "track.R5: is missing"),
        (unreached, "no line leads to this space"),
        (without("track", "S"), "track.S: is missing"),
        (put("players", "3", "penalty_at", 0), "players.3.penalty_at"),
        (without("players", "5"), "players.5: is missing"),
        (put("numbers", "knight_price", "value", 0), "numbers.knight_price.value"),
        (put("numbers", "knight_price", "valeu", 3), "did you mean value?"),
        (without("numbers", "veto_cost"), "numbers.veto_cost: is missing"),
    ],
)
def test_what_is_refused(loaded, change, complaint):
    with pytest.raises(BadData) as caught:
        loaded(change)
    assert complaint in str(caught.value)
    assert "board.toml" in str(caught.value)


def test_five_actions_in_a_round_are_refused(loaded):
    def longer(content):
        content["track"]["R4"]["lines"] = ["R5"]
        content["track"]["R5"] = {"lines": ["H"], "status": "reconstructed"}

    with pytest.raises(BadData, match="3 or 4 action spaces, not 5"):
        loaded(longer)


def test_another_track_is_played(loaded, tmp_path):
    def straight(content):
        content["track"] = {
            "S": {"lines": ["G1", "R1"], "status": "reconstructed"},
            "G1": {"lines": ["G2"], "status": "reconstructed"},
            "R1": {"lines": ["R2"], "status": "reconstructed"},
            "G2": {"lines": ["G3"], "status": "reconstructed"},
            "R2": {"lines": ["G3"], "status": "reconstructed"},
            "G3": {"lines": ["H"], "status": "reconstructed"},
        }

    loaded(straight)
    pos = outremer.load("templars", players=3, data=tmp_path / "board.toml").start(seed=1)
    spaces = set()
    while not pos.over:
        spaces.add(pos.view(0).show()["pope"])
        pos.play(pos.legal()[0])
    assert not {space for space in spaces if "R3" in space or "R4" in space}
