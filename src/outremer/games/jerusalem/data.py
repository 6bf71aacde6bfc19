"""Board data of Jerusalem: reading and validating a board file, and making the board row from it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from outremer.core.datafile import Checked, Source, open_data
from outremer.core.options import Value
from outremer.core.state import Rows
from outremer.games.jerusalem.actions import MAX_BID
from outremer.games.jerusalem.names import (
    AREA_IDS,
    AREAS_PER_CENTRE,
    CARD_IDS,
    EVENTS,
    INCOME_AREAS,
    OFFICE_IDS,
    ROUNDS,
    SEATS,
    Card,
    Centre,
    Event,
)
from outremer.games.jerusalem.state import Board

FOLDER = Path(__file__).parent
TABLES = ("attested", "symmetric")
RESOURCES = ("squires", "silver", "prestige")

_NUMBERS = {
    "start_silver": (0, 100),
    "squires_per_colour": (1, 500),
    "baron_min": (1, 20),
    "captain_min_large": (1, 20),
    "captain_min_small": (1, 20),
    "hire_price": (1, 20),
    "genoa_price": (1, 20),
    "treasurer_first": (1, 20),
    "treasurer_second": (1, 20),
    "dismiss_troop": (1, 6),
    "dismiss_pay": (0, 6),
    "tower_silver": (0, 20),
    "scholars_cost": (1, 9),
    "materials_max": (0, 9),
    "materials_price": (1, 20),
    "intrigue_steal": (0, 9),
    "gift_squires": (0, 20),
    "gift_silver": (0, 20),
    "gift_card": (0, 20),
    "gift_tie_prestige": (0, 20),
    "heir_rescue_max": (0, 4),
    "tax_per_squire": (1, 9),
    "war_max_per_opponent": (0, 20),
    "marshal_silver": (0, 20),
    "marshal_moves": (1, 4),
    "admiral_silver": (0, 20),
    "floor_base": (0, 20),
    "first_floor_surcharge": (0, 20),
}
"""The single numbers, each with the least and the greatest value that can be played."""

_DECK_DEALT = {2: 10, 3: 20, 4: 25}
"""Most cards ever taken from the deck (table 3.8); a smaller deck could run out (J609)."""

NO_CAP = 1_000_000
"""The supply when squires are not limited: more than any game can use up."""


def read(source: Source | None) -> dict[str, Any]:
    """The tables of a board file or of a record (of the shipped file without a source), validated."""
    top = open_data(FOLDER / "board.toml" if source is None else source)
    name = top.text("name")
    income = {}
    for table in TABLES:
        part = top.table("income").table(table)
        income[table] = {area: _income(part.table(area)) for area in AREA_IDS[:INCOME_AREAS]}
        part.no_more(AREA_IDS[:INCOME_AREAS])
    top.table("income").no_more(TABLES)
    offices = {}
    for office in OFFICE_IDS:
        entry = top.table("offices").table(office)
        offices[office] = {"base_squires": entry.whole("base_squires", 0, 50), "status": entry.status()}
        entry.no_more(("base_squires", "status"))
    top.table("offices").no_more(OFFICE_IDS)
    cards = {card: _card(top.table("cards").table(card)) for card in CARD_IDS}
    top.table("cards").no_more(CARD_IDS)
    numbers = {}
    for key, (least, most) in _NUMBERS.items():
        entry = top.table("numbers").table(key)
        numbers[key] = {"value": entry.whole("value", least, most), "status": entry.status()}
        entry.no_more(("value", "status"))
    top.table("numbers").no_more(_NUMBERS)
    top.no_more(("name", "income", "offices", "cards", "numbers"))
    data = {"name": name, "income": income, "offices": offices, "cards": cards, "numbers": numbers}
    _check_sums(top, data)
    return data


def _income(entry: Checked) -> dict[str, Any]:
    entry.no_more((*RESOURCES, "status"))
    return {r: entry.whole(r, 0, 20) for r in RESOURCES} | {"status": entry.status()}


def _card(entry: Checked) -> dict[str, Any]:
    entry.no_more(("copies", *RESOURCES, "status"))
    gains = {r: entry.whole(r, 0, 20) for r in RESOURCES if entry.has(r)}
    return {"copies": entry.whole("copies", 0, 20)} | gains | {"status": entry.status()}


def _check_sums(top: Checked, data: Mapping[str, Any]) -> None:
    """The deck must last (J609) and no purse may outgrow the bids of the action table."""
    for players, dealt in _DECK_DEALT.items():
        deck = sum(data["cards"][card]["copies"] for card in CARD_IDS[: Card.FOREIGN_BARON])
        if players == 2:
            deck -= data["cards"]["influence_patriarchate"]["copies"] + data["cards"]["influence_nobility"]["copies"]
        if deck < dealt:
            raise top.wrong("cards", f"only {deck} cards with {players} players, but up to {dealt} are dealt")
    for table in TABLES:
        most = most_silver(data, table)
        if most > MAX_BID:
            raise top.wrong(f"income.{table}", f"a player could own {most} silver; the table of bids ends at {MAX_BID}")


def most_silver(data: Mapping[str, Any], table: str) -> int:
    """No player can ever own more silver than this (every area, every card, every squire dismissed)."""
    number = {key: entry["value"] for key, entry in data["numbers"].items()}
    areas = data["income"][table].values()
    a_round = sum(area["silver"] for area in areas) + number["tower_silver"] + number["admiral_silver"]
    cards = sum(card["copies"] * card.get("silver", 0) for card in data["cards"].values())
    cards += 2 * data["cards"]["resources2"]["copies"]
    squires = sum(area["squires"] for area in areas) + max(o["base_squires"] for o in data["offices"].values())
    dismissed = (ROUNDS * squires + 40) // number["dismiss_troop"] * number["dismiss_pay"]
    return int(number["start_silver"] + ROUNDS * a_round + cards + dismissed)


def make_board(data: Mapping[str, Any], players: int, chosen: Mapping[str, Value], codes: Mapping[str, int]) -> Rows:
    """The board row for a number of players and a set of options (3.8)."""
    boards = Board.empty()
    b = boards[0]
    b.players = players
    for area in range(len(AREA_IDS)):
        centre = area // AREAS_PER_CENTRE
        b.area_open[area] = players > 2 or centre not in (Centre.PATRIARCHATE, Centre.NOBILITY)  # J1106, J1107
    for area, name in enumerate(AREA_IDS[:INCOME_AREAS]):
        for resource, word in enumerate(RESOURCES):
            b.income[area, resource] = data["income"][chosen["income_table"]][name][word]
    for office, name in enumerate(OFFICE_IDS, 1):
        b.office_used[office] = office > SEATS - players  # J1101, J1105
        b.base_squires[office] = data["offices"][name]["base_squires"]
    for card, name in enumerate(CARD_IDS):
        entry = data["cards"][name]
        b.copies[card] = entry["copies"]
        for resource, word in enumerate(RESOURCES):
            b.gain[card, resource] = entry.get(word, 0)
    if players == 2:  # J1104: they lie on the closed centres
        b.copies[Card.INFLUENCE_PATRIARCHATE] = 0
        b.copies[Card.INFLUENCE_NOBILITY] = 0
    if chosen["promo_foreign_baron"] == "off":
        b.copies[Card.FOREIGN_BARON] = 0
    for event in range(EVENTS):
        b.event_used[event] = players > 2 or event != Event.ELECTION  # J1103
    for key in _NUMBERS:
        setattr(b, key, data["numbers"][key]["value"])
    if chosen["squire_cap"] == "none":
        b.squires_per_colour = NO_CAP
    for key in (
        "owner_may_add",
        "influence_into_blocked",
        "baron_sources",
        "dismiss_from_blocked",
        "tower_move_target",
        "tower_move_under_baron",
        "gift_tie",
        "first_opener",
        "open_resources",
    ):
        setattr(b, key, codes[key])
    return boards
