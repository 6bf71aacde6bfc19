"""The board file: what it holds, and that a wrong one is refused in words."""

import re

import pytest

import outremer
from outremer.core.errors import BadData
from outremer.games.solomon.data import FOLDER, read

STANDARD = (FOLDER / "board.toml").read_text(encoding="utf-8")


@pytest.fixture
def load(tmp_path):
    """Read the board file with one change."""

    def changed(old, new, count=1):
        assert old in STANDARD
        path = tmp_path / "mine.toml"
        path.write_text(STANDARD.replace(old, new, count), encoding="utf-8")
        return read(path)

    return changed


def test_totals_of_the_specification():
    data = read(None)
    assert data["name"] == "recon-2"
    cards = data["buildings"].values()
    cost = [sum(card["cost"].get(r, 0) for card in cards) for r in ("gold", "copper", "stone", "timber", "food")]
    assert cost == [10, 23, 41, 46, 31]
    assert sum(card["vp"] for card in cards) == 306
    yields = [space["yield"] for space in data["spaces"].values()]
    assert [sum(y.get(r, 0) for y in yields) for r in ("gold", "copper", "stone", "timber", "food")] == [1, 3, 4, 6, 9]
    assert len(data["links"]["pairs"]) == 31
    assert [kind["copies"] for kind in data["fortune"].values()] == [4, 4, 3, 5, 4, 2, 3, 4, 2, 1]
    sited = [card for card in cards if card["site"]]
    assert len(sited) == 16
    assert sum(not space["site"] for space in data["spaces"].values()) == 5


def test_every_entry_has_a_status():
    assert len(re.findall(r"^status = ", STANDARD, re.M)) == len(re.findall(r"^\[", STANDARD, re.M))


def test_another_number_is_played_and_recorded(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD.replace("yield = { timber = 2 }", "yield = { timber = 3 }", 1), encoding="utf-8")
    game = outremer.load("solomon", data=path)
    assert game.boards[0].space_yield[0].tolist() == [0, 0, 0, 3, 0]
    assert not game.standard_data
    record = game.start(seed=1).record()
    assert record.data is not None
    assert record.replay().game.boards.tobytes() == game.boards.tobytes()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('do = "VP", n = 3', 'do = "WIN", n = 3', "unknown: 'WIN'"),
        ('do = "VP", n = 3', 'do = "VP", times = 3', "times: means nothing here"),
        ('do = "VP", n = 3', 'do = "VP", n = 99', "must be from 1 to 20, not 99"),
        ("gold = [6, 5, 4, 3]", "gold = [6, 5, 4]", "needs 4 prices"),
        ("gold = [6, 5, 4, 3]", "gold = [3, 5, 4, 6]", "prices go down"),
        ('  ["lebanon", "tyre"],', '  ["lebanon", "zobah"],', "has no end with a site"),
        ('  ["lebanon", "tyre"],', '  ["lebanon", "rome"],', "a link names two spaces"),
        ('  ["lebanon", "tyre"],', '  ["dan", "lebanon"],', "stands there twice"),
        ('  ["lebanon", "tyre"],', '  ["dan", "dan"],', "joins a space to itself"),
        ("copies = 5", "copies = 6", "there are 32 Fortune cards, not 33"),
        ("blocks_16 = 4", "blocks_16 = 5", "have 17 blocks together"),
        ("site = false", "site = true", "11 spaces have a site, not 12"),
        ("site = false", 'site = "no"', "must be true or false"),
        ('status = "printed"', 'status = "sure"', "must be one of printed"),
        ("pawns = 5", "pawns = 0", "must be from 1 to 9, not 0"),
        ('bonus = ["altar"]', 'bonus = ["temple"]', "'temple' is none of"),
        ("less = 1", "less = 2", "must be from 1 to 1, not 2"),
        ("[numbers.roads]", "[numbers.streets]", "numbers.roads: is missing"),
        ("cost = { timber = 2, food = 1 }", "cost = { wood = 2 }", "wood: means nothing here"),
        ("effects = [{", "effects = [1, {", "must be a list of tables"),
        ("[links]", "[paths]", "links: is missing"),
    ],
)
def test_a_wrong_file_is_refused_in_words(load, old, new, words):
    with pytest.raises(BadData) as caught:
        load(old, new)
    assert words in str(caught.value)
    assert "mine.toml" in str(caught.value)


def test_sites_must_be_connected(tmp_path):
    kept = re.sub(r'^  \["(?:tyre", "(?:dan|dor|jezreel)|lebanon", "tyre)"\],\n', "", STANDARD, flags=re.M)
    path = tmp_path / "mine.toml"
    path.write_text(kept, encoding="utf-8")
    with pytest.raises(BadData, match="no links between sites lead to tyre"):
        read(path)
