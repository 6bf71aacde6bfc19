"""Board data of Kingdom of Solomon: reading and validating a board file, and making the board row from it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from outremer.core.datafile import Checked, Source, open_data
from outremer.core.options import Value
from outremer.core.state import Rows
from outremer.games.solomon.names import (
    ACTION_IDS,
    BONUS_IDS,
    CARD_IDS,
    EFFECTS,
    KIND_IDS,
    KIND_SHOWS,
    LINKS,
    PAIRS,
    RESOURCE_IDS,
    RESOURCE_KINDS,
    SECTION_IDS,
    SLOTS,
    SPACE_IDS,
    Op,
)
from outremer.games.solomon.state import Board

FOLDER = Path(__file__).parent

SITES = 11
FORTUNE_CARDS = 32
COUNTS = (4, 3, 2)
"""Numbers of players."""
BLOCKS = (16, 10)
"""Sizes of the temple (option temple_blocks)."""
MOST = 20
"""No single number of cubes or VP on the board is greater."""

_NUMBERS = {
    "roads": (0, LINKS),
    "hand_limit": (0, FORTUNE_CARDS),
    "open_cards": (1, len(CARD_IDS)),
    "buildings_each": (1, SITES),
    "high_priest_vp": (0, 99),
    "cube_vp": (0, MOST),
}
"""The single numbers, each with the least and the greatest value that can be played."""

_EFFECTS: dict[str, tuple[str, ...]] = {
    "GAIN": ("cubes",),
    "GAIN_ANY": ("n", "not"),
    "VP": ("n",),
    "VP_POSITION": ("factor",),
    "DRAW": ("n", "keep"),
    "TRADE": ("give", "take", "take_not", "give_not"),
    "REPEAT_YIELD": ("times",),
    "STEAL": ("n",),
    "TAX": ("limit", "cubes", "cubes_2p"),
    "SELL_SUPPLY": ("n",),
    "BUILD_ROAD": ("cost",),
    "BUILD_TEMPLE": ("less",),
    "MOVE_UP": (),
    "MOVE_FIRST": (),
}
"""The effect vocabulary (3.7): what each effect is told."""
_AMOUNTS = ("cost",)
_EXCLUSIONS = ("not", "take_not", "give_not")
_BOUNDS = {"give": (1, 2), "less": (1, 1), "keep": (0, FORTUNE_CARDS), "limit": (0, 99), "cubes_2p": (0, MOST)}
"""Bounds of numbers other than from 1 to MOST: a trade gives one or two, a block is one cube cheaper."""


def read(source: Source | None) -> dict[str, Any]:
    """The tables of a board file or of a record (of the shipped file without a source), validated."""
    top = open_data(FOLDER / "board.toml" if source is None else source)
    numbers = {}
    for key, (least, most) in _NUMBERS.items():
        entry = _entry(top, "numbers", key, ("value",))
        numbers[key] = {"value": entry.whole("value", least, most), "status": entry.status()}
    top.table("numbers").no_more(_NUMBERS)
    data = {
        "name": top.text("name"),
        "stock": _each(top, "stock", _by_players, lambda entry: _amounts(entry, RESOURCE_IDS, 4, 60)),
        "players": _each(top, "players", _by_players, _players),
        "values": _amounts(top.table("values"), RESOURCE_IDS, 0, MOST),
        "spaces": _each(top, "spaces", SPACE_IDS, _space),
        "links": _links(top),
        "market": _market(top.table("market")),
        "actions": _each(top, "actions", ACTION_IDS, _place),
        "bonus": _each(top, "bonus", BONUS_IDS, _place),
        "buildings": _each(top, "buildings", CARD_IDS, _building),
        "fortune": {kind: _fortune(top, kind) for kind in KIND_IDS},
        "temple": _each(top, "temple", SECTION_IDS, _section),
        "road": _road(top.table("road")),
        "numbers": numbers,
    }
    top.table("fortune").no_more(KIND_IDS)
    top.no_more(data)
    _check_counts(top, data)
    _check_map(top, data)
    return data


_by_players = tuple(f"players_{count}" for count in COUNTS)


def _each(top: Checked, part: str, keys: Sequence[str], read_one: Any) -> dict[str, Any]:
    """An entry for every key of a part, and no others."""
    found = {key: read_one(top.table(part).table(key)) for key in keys}
    top.table(part).no_more(keys)
    return found


def _entry(top: Checked, part: str, key: str, known: Sequence[str]) -> Checked:
    entry = top.table(part).table(key)
    entry.no_more((*known, "status"))
    return entry


def _amounts(entry: Checked, keys: Sequence[str], least: int, most: int) -> dict[str, Any]:
    """A number for every key, and the status."""
    entry.no_more((*keys, "status"))
    return {key: entry.whole(key, least, most) for key in keys} | {"status": entry.status()}


def _resources(entry: Checked, key: str) -> dict[str, int]:
    """Amounts of some resources; those not named are 0."""
    part = entry.table(key)
    part.no_more(RESOURCE_IDS)
    return {resource: part.whole(resource, 1, MOST) for resource in RESOURCE_IDS if part.has(resource)}


def _players(entry: Checked) -> dict[str, Any]:
    entry.no_more(("pawns", "bonus", "status"))
    return {
        "pawns": entry.whole("pawns", 1, 9),
        "bonus": entry.words("bonus", BONUS_IDS),
        "status": entry.status(),
    }


def _space(entry: Checked) -> dict[str, Any]:
    entry.no_more(("yield", "site", "x", "y", "status"))
    return {
        "yield": _resources(entry, "yield"),
        "site": entry.flag("site"),
        "x": entry.whole("x", 0, 100),
        "y": entry.whole("y", 0, 100),
        "status": entry.status(),
    }


def _links(top: Checked) -> dict[str, Any]:
    entry = top.table("links")
    entry.no_more(("pairs", "status"))
    pairs: list[list[str]] = []
    for pair in entry.items("pairs"):
        if not isinstance(pair, list) or len(pair) != 2 or not all(space in SPACE_IDS for space in pair):
            raise entry.wrong("pairs", f"a link names two spaces, not {pair!r}")
        if sorted(pair) in [sorted(other) for other in pairs] or pair[0] == pair[1]:
            raise entry.wrong("pairs", f"{pair!r} joins a space to itself or stands there twice")
        pairs.append(pair)
    if len(pairs) > LINKS:
        raise entry.wrong("pairs", f"at most {LINKS} links can be played, not {len(pairs)}")
    return {"pairs": pairs, "status": entry.status()}


def _market(entry: Checked) -> dict[str, Any]:
    entry.no_more((*RESOURCE_IDS, "status"))
    prices = {}
    for resource in RESOURCE_IDS:
        row = entry.items(resource)
        if len(row) != SLOTS or not all(isinstance(price, int) and 0 <= price <= MOST for price in row):
            raise entry.wrong(resource, f"needs {SLOTS} prices from 0 to {MOST}, not {row!r}")
        if row != sorted(row, reverse=True):
            raise entry.wrong(resource, f"prices go down from slot 1 to slot {SLOTS}, not {row!r}")
        prices[resource] = row
    return prices | {"status": entry.status()}


def _place(entry: Checked) -> dict[str, Any]:
    entry.no_more(("effects", "status"))
    return {"effects": _effects(entry, "effects"), "status": entry.status()}


def _building(entry: Checked) -> dict[str, Any]:
    entry.no_more(("cost", "vp", "site", "effects", "two_for_one", "status"))
    card = {
        "cost": _resources(entry, "cost"),
        "vp": entry.whole("vp", 0, 99),
        "site": entry.flag("site"),
        "effects": _effects(entry, "effects"),
        "status": entry.status(),
    }
    if entry.has("two_for_one"):
        card["two_for_one"] = _effects(entry, "two_for_one")
    return card


def _effects(entry: Checked, key: str) -> list[dict[str, Any]]:
    """A list of effects in the vocabulary of 3.7."""
    found = []
    for number, effect in enumerate(entry.tables(key), 1):
        do = effect.text("do")
        if do not in _EFFECTS:
            raise effect.wrong("do", f"effect {number} is unknown: {do!r} (known: {', '.join(_EFFECTS)})")
        effect.no_more(("do", *_EFFECTS[do]))
        read: dict[str, Any] = {"do": do}
        for name in _EFFECTS[do]:
            if name in _AMOUNTS or (do, name) == ("GAIN", "cubes"):
                read[name] = _resources(effect, name)
            elif name in _EXCLUSIONS:
                if effect.has(name):
                    read[name] = effect.words(name, RESOURCE_IDS)
            else:
                least, most = _BOUNDS.get(name, (1, MOST))
                read[name] = effect.whole(name, least, most)
        found.append(read)
    if not 1 <= len(found) <= EFFECTS:
        raise entry.wrong(key, f"must hold 1 to {EFFECTS} effects, not {len(found)}")
    return found


def _fortune(top: Checked, kind: str) -> dict[str, Any]:
    number = KIND_IDS.index(kind)
    shows = [RESOURCE_IDS[r] for r in KIND_SHOWS[number]] if number < RESOURCE_KINDS else ["vp"]
    entry = _entry(top, "fortune", kind, ("copies", *shows))
    amounts = {what: entry.whole(what, 1, 9) for what in shows}
    return {"copies": entry.whole("copies", 0, FORTUNE_CARDS)} | amounts | {"status": entry.status()}


def _section(entry: Checked) -> dict[str, Any]:
    sizes = [f"blocks_{size}" for size in BLOCKS]
    entry.no_more((*sizes, "cost", "vp", "status"))
    return {size: entry.whole(size, 1, MOST) for size in sizes} | {
        "cost": _resources(entry, "cost"),
        "vp": entry.whole("vp", 0, MOST),
        "status": entry.status(),
    }


def _road(entry: Checked) -> dict[str, Any]:
    entry.no_more(("cost", "status"))
    return {"cost": _resources(entry, "cost"), "status": entry.status()}


def _check_counts(top: Checked, data: Mapping[str, Any]) -> None:
    """The numbers that are printed on the box: sites, Fortune cards, temple blocks (3.1)."""
    sites = sum(space["site"] for space in data["spaces"].values())
    if sites != SITES:
        raise top.wrong("spaces", f"{SITES} spaces have a site, not {sites}")
    cards = sum(kind["copies"] for kind in data["fortune"].values())
    if cards != FORTUNE_CARDS:
        raise top.wrong("fortune", f"there are {FORTUNE_CARDS} Fortune cards, not {cards}")
    for size in BLOCKS:
        blocks = sum(section[f"blocks_{size}"] for section in data["temple"].values())
        if blocks != size:
            raise top.wrong("temple", f"the sections of blocks_{size} have {blocks} blocks together")


def _check_map(top: Checked, data: Mapping[str, Any]) -> None:
    """Every link has an end with a site (else no road could lie there), and the sites are connected (3.4)."""
    sites = {space for space, entry in data["spaces"].items() if entry["site"]}
    for pair in data["links"]["pairs"]:
        if not sites & set(pair):
            raise top.wrong("links.pairs", f"{pair!r} has no end with a site")
    reached = {min(sites)}
    while grown := {b for a, b in _both_ways(data["links"]["pairs"]) if a in reached and b in sites - reached}:
        reached |= grown
    if lost := sorted(sites - reached):
        raise top.wrong("links.pairs", f"no links between sites lead to {', '.join(lost)}")


def _both_ways(pairs: Sequence[Sequence[str]]) -> list[tuple[str, str]]:
    return [(a, b) for a, b in pairs] + [(b, a) for a, b in pairs]


# --- the board row -------------------------------------------------------------------------------


def make_board(data: Mapping[str, Any], players: int, chosen: Mapping[str, Value], codes: Mapping[str, int]) -> Rows:
    """The board row for a number of players and a set of options (3.11, section 5)."""
    boards = Board.empty()
    b = boards[0]
    b.players = players
    count = f"players_{players}"
    b.stock = _row(data["stock"][count])
    b.value = _row(data["values"])
    b.pawns = data["players"][count]["pawns"]
    for bonus, name in enumerate(BONUS_IDS):
        b.bonus_open[bonus] = chosen["bonus_spaces"] == "all" or name in data["players"][count]["bonus"]
    if chosen["start_stock"] == "food_timber":
        b.start_stock = _row({"timber": 1, "food": 1})
    _fill_map(b, data)
    for resource, name in enumerate(RESOURCE_IDS):
        b.price[resource] = data["market"][name]
    two_for_one = chosen["master_trader"] == "two_for_one"
    for card, name in enumerate(CARD_IDS):
        entry = data["buildings"][name]
        b.card_cost[card] = _row(entry["cost"])
        b.card_vp[card] = entry["vp"]
        b.card_site[card] = entry["site"]
    for source, entry in enumerate((*data["actions"].values(), *data["bonus"].values(), *data["buildings"].values())):
        effects = entry["two_for_one"] if two_for_one and "two_for_one" in entry else entry["effects"]
        b.effects[source] = len(effects)
        for k, effect in enumerate(effects):
            b.op[source, k] = Op[effect["do"]]
            numbers = _parameters(effect, players)
            b.parameter[source, k, : len(numbers)] = numbers
    for kind, name in enumerate(KIND_IDS):
        entry = data["fortune"][name]
        b.copies[kind] = entry["copies"]
        b.shows[kind] = _row(entry)
        b.kind_vp[kind] = entry.get("vp", 0)
    for section, name in enumerate(SECTION_IDS):
        entry = data["temple"][name]
        b.section_blocks[section] = entry[f"blocks_{chosen['temple_blocks']}"]
        b.section_cost[section] = _row(entry["cost"])
        b.section_vp[section] = entry["vp"]
    b.blocks = b.section_blocks.sum()
    b.tokens = chosen["temple_tokens"]
    b.start_vp = chosen["start_vp"]
    b.market_cap = chosen["market_cap"]
    b.max_rounds = chosen["max_rounds"]
    b.road_cost = _row(data["road"]["cost"])
    for key in _NUMBERS:
        setattr(b, key, data["numbers"][key]["value"])
    for key in (
        "road_timing",
        "temple_timing",
        "region_occupancy",
        "artisan_same_space",
        "fortune_resource_use",
        "fortune_vp_window",
        "discard_view",
        "reshuffle",
        "market_reversal",
        "tie_break",
    ):
        setattr(b, key, codes[key])
    return boards


def _fill_map(b: Any, data: Mapping[str, Any]) -> None:
    for space, name in enumerate(SPACE_IDS):
        b.space_yield[space] = _row(data["spaces"][name]["yield"])
        b.site[space] = data["spaces"][name]["site"]
    b.pair_link[:] = -1
    b.links = len(data["links"]["pairs"])
    for link, names in enumerate(data["links"]["pairs"]):
        b.end_a[link], b.end_b[link] = sorted(SPACE_IDS.index(name) for name in names)
        b.link_pair[link] = PAIRS.index((b.end_a[link], b.end_b[link]))
        b.pair_link[b.link_pair[link]] = link


def _row(amounts: Mapping[str, Any]) -> list[int]:
    """Amounts by resource, in their order."""
    return [amounts.get(resource, 0) for resource in RESOURCE_IDS]


def _mask(names: Sequence[str]) -> int:
    return sum(1 << RESOURCE_IDS.index(name) for name in names)


def _parameters(effect: Mapping[str, Any], players: int) -> list[int]:
    """The numbers of an effect in the order in which effects.py, trade.py and fortune.py read them."""
    do = effect["do"]
    if do in ("GAIN", "BUILD_ROAD"):
        return _row(effect["cubes" if do == "GAIN" else "cost"])
    if do == "GAIN_ANY":
        return [effect["n"], _mask(effect.get("not", ()))]
    if do == "TRADE":
        excluded = [_mask(effect.get(name, ())) for name in ("take_not", "give_not")]
        return [effect["give"], effect["take"], *excluded]
    if do == "TAX":
        return [effect["limit"], effect["cubes_2p" if players == 2 else "cubes"]]
    return [effect[name] for name in _EFFECTS[do]]
