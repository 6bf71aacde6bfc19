"""Board data: what ships, and how a wrong file is refused."""

import re

import pytest

import outremer
from outremer.core.errors import BadData, BadOption, UnknownName
from outremer.games.jerusalem import data
from outremer.games.jerusalem.names import AREA_IDS, CARD_IDS

SHIPPED = (data.FOLDER / "board.toml").read_text()


def edited(tmp_path, old, new):
    assert old in SHIPPED
    path = tmp_path / "my.toml"
    path.write_text(SHIPPED.replace(old, new, 1))
    return path


def test_every_number_has_a_status():
    tables = data.read(None)
    entries = [
        *(area for table in tables["income"].values() for area in table.values()),
        *tables["offices"].values(),
        *tables["cards"].values(),
        *tables["numbers"].values(),
    ]
    assert len(entries) == 2 * 15 + 4 + 15 + 28
    assert {entry["status"] for entry in entries} == {"printed", "reported", "ruling", "reconstructed"}


def test_statuses_of_incomes():
    tables = data.read(None)["income"]["attested"]
    assert {area for area in tables if tables[area]["status"] == "printed"} == {
        "market_large",
        "market_left",
        "market_right",
    }


def test_own_data_changes_the_game_and_its_hash(tmp_path):
    path = edited(tmp_path, "[numbers.start_silver]\nvalue = 12", "[numbers.start_silver]\nvalue = 20")
    game = outremer.load("jerusalem", data=path)
    standard = outremer.load("jerusalem")
    assert list(game.start(seed=1).row.silver) == [20] * 4
    assert game.data_hash != standard.data_hash
    assert not game.standard_data
    assert standard.standard_data


def test_a_record_carries_its_own_data(tmp_path):
    path = edited(tmp_path, "[numbers.start_silver]\nvalue = 12", "[numbers.start_silver]\nvalue = 20")
    pos = outremer.load("jerusalem", players=2, data=path).start(seed=1).play("office marshal").play("bid 15")
    record = outremer.Record.from_json(pos.record(reveal_seed=True).to_json())
    record.verify()
    assert record.replay() == pos


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "[income.attested.palace_left]",
            "[income.attested.palace_lift]",
            r"income\.attested\.palace_left: is missing",
        ),
        ("prestige = 4", "prestige = -1", r"income\.attested\.palace_large\.prestige: must be from 0 to 20, not -1"),
        ("prestige = 4", "prestige = 4.5", r"palace_large\.prestige: must be a whole number, not 4\.5"),
        ("prestige = 4", 'prestige = "4"', r"palace_large\.prestige: must be a whole number, not '4'"),
        ("prestige = 4", "prestige = true", r"palace_large\.prestige: must be a whole number, not True"),
        ('status = "reconstructed"', 'status = "guessed"', r"status: must be one of printed, .*, not 'guessed'"),
        ("prestige = 4", "prestige = 4\nprestigge = 1", r"prestigge: means nothing here; did you mean prestige\?"),
        ("[cards.move2]\ncopies = 4", "[cards.move2]\ncopies = 0", r"cards: only 23 cards with 3? ?4? ?players"),
        ("[numbers.hire_price]", "[numbers.hire_prize]", r"numbers\.hire_price: is missing"),
        ("silver = 4", "silver = 20", None),
        ('name = "standard"', "name = 3", r"name: must be a text, not 3"),
        ('name = "standard"', "", r"name: is missing"),
        ("[offices.captain]\nbase_squires = 7", "[offices.captain]\nbase_squires = 99", r"from 0 to 50, not 99"),
    ],
)
def test_wrong_files_are_refused_by_file_and_key(tmp_path, old, new, complaint):
    path = edited(tmp_path, old, new)
    if complaint is None:
        assert outremer.load("jerusalem", data=path).players == 4
        return
    with pytest.raises(BadData) as caught:
        outremer.load("jerusalem", data=path)
    assert str(path) in str(caught.value)
    assert re.search(complaint, str(caught.value)), str(caught.value)


def test_a_purse_beyond_the_bids_is_refused(tmp_path):
    path = tmp_path / "rich.toml"
    path.write_text(re.sub(r"silver = \d+", "silver = 20", SHIPPED))
    with pytest.raises(BadData, match=r"a player could own \d+ silver; the table of bids ends at 255"):
        outremer.load("jerusalem", data=path)


def test_unreadable_files_are_refused(tmp_path):
    with pytest.raises(BadData, match="No such file"):
        outremer.load("jerusalem", data=tmp_path / "none.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("[income")
    with pytest.raises(BadData, match="not a valid TOML file"):
        outremer.load("jerusalem", data=broken)
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="not a valid TOML file"):
        outremer.load("jerusalem", data=broken)


def test_table_of_copies():
    def copies(players, **options):
        game = outremer.load("jerusalem", players=players, options=options)
        return dict(zip(CARD_IDS, (int(n) for n in game.boards[0].copies), strict=True))

    assert sum(copies(4).values()) == sum(copies(3).values()) == 27
    assert sum(copies(2).values()) == 25
    assert sum(copies(4, promo_foreign_baron="on").values()) == 28
    assert copies(4) == {
        "squire1": 3,
        "silver2": 3,
        "prestige2": 3,
        "resources2": 2,
        "squire1_silver1": 2,
        "defector": 2,
        "move2": 4,
        "genoa": 2,
        **{f"influence_{c}": 1 for c in ("palace", "templars", "patriarchate", "market", "nobility", "tower")},
        "foreign_baron": 0,
    }


def test_table_of_incomes_and_their_totals():
    def totals(table):
        board = outremer.load("jerusalem", options={"income_table": table}).boards[0]
        squires, silver, prestige = (int(n) for n in board.income.sum(axis=0))
        return prestige, squires, silver + int(board.tower_silver)

    assert totals("attested") == (15, 16, 17)
    assert totals("symmetric") == (16, 16, 17)
    board = outremer.load("jerusalem").boards[0]
    assert list(board.income[AREA_IDS.index("patriarchate_large")]) == [2, 0, 1]
    assert list(board.income[AREA_IDS.index("tower")]) == [0, 0, 0]


def test_presets_are_those_of_the_table():
    from outremer.core import registry

    info = registry.game("jerusalem")
    section = info.rulebook.text.split("### Presets")[1].split("###")[0]
    rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in section.splitlines() if "|" in line]
    header, _, *lines = rows
    for column, preset in enumerate(header[1:], 1):
        chosen = info.switches.choose(preset, {})
        assert {row[0]: row[column] for row in lines} == {
            name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in chosen.items()
        }


@pytest.mark.parametrize(
    ("arguments", "error", "complaint"),
    [
        ({"players": 5}, BadOption, "Jerusalem is for 2 to 4 players, not 5"),
        ({"players": 1}, BadOption, "not 1"),
        ({"preset": "fr"}, UnknownName, "there is no preset 'fr'"),
        ({"options": {"gift_ties": "all"}}, UnknownName, "did you mean gift_tie?"),
        ({"options": {"gift_tie": "some"}}, BadOption, "option gift_tie cannot be 'some': it takes tied, all"),
        ({"options": {"owner_may_add": 2}}, BadOption, "it takes false, true"),
        ({"players": 2, "options": {"first_opener": "seat(2)"}}, BadOption, "seats go from 0 to 1"),
    ],
)
def test_wrong_tables_are_refused(arguments, error, complaint):
    with pytest.raises(error, match=re.escape(complaint)):
        outremer.load("jerusalem", **arguments)


def test_unknown_game():
    with pytest.raises(UnknownName, match="did you mean jerusalem"):
        outremer.load("jerusalm")
