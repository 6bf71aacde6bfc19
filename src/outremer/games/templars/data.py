"""Board data of Templars' Journey: reading and validating a board file, and making the board row from it."""

import itertools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from outremer.core.datafile import Checked, Source, open_data
from outremer.core.options import Value
from outremer.core.state import Rows
from outremer.games.templars.names import (
    COUNTRY_IDS,
    EDICT_SPACE_IDS,
    ROUNDS,
    SEATS,
    SHIPS,
    SPACE_IDS,
    TERRITORIES,
    TERRITORY_IDS,
    TILE_IDS,
    Card,
    Favour,
    Flag,
)
from outremer.games.templars.state import Board

FOLDER = Path(__file__).parent
LAYOUTS = ("country_a", "country_b")
EDGE_KINDS = ("land", "dotted", "alps")
LEAST_PLAYERS = 3
LEAST_CAPACITY = 5
"""So that nobody can be stuck in the initial placement (3.4)."""
ROUTE_LENGTHS = (3, 4)
"""Actions of an action round (T202)."""
LEONS_ROUTE = ("barcelona", "lyon", "bordeaux", "paris")
"""The printed example of a move (X08)."""
GOLD_TIMES = ("setup", "refill_1", "refill_2")

_NUMBERS = {
    "start_gold": (0, 50),
    "knights_per_colour": (6, 100),
    "score_knights": (0, 1),
    "setup_knights": (1, 4),
    "take_safe": (1, 20),
    "take_penalty": (1, 20),
    "knight_gold_max": (1, 20),
    "knight_price": (1, 20),
    "throw_price": (1, 20),
    "templar_steps": (1, 9),
    "entry_gold": (0, 9),
    "new_chance_max": (0, 9),
    "taxes_take": (0, 20),
    "majority_vp": (0, 20),
    "full_city_vp": (0, 20),
    "aboard_vp": (0, 20),
    "knight_aboard_vp": (0, 20),
    "seventh_majority_vp": (0, 20),
    "seventh_knights_per_vp": (1, 20),
    "gold_per_vp": (1, 50),
    "mission_best_vp": (0, 20),
    "mission_second_vp": (0, 20),
}
"""The single numbers of the board row, each with the least and the greatest value that can be played."""

_COSTS = {f"{favour.name.lower()}_cost": (1, 20) for favour in Favour}
_TEMPLE = {f"temple_vp_{r}": (0, 20) for r in range(1, ROUNDS + 1)}


def read(source: Source | None) -> dict[str, Any]:
    """The tables of a board file or of a record (of the shipped file without a source), validated."""
    top = open_data(FOLDER / "board.toml" if source is None else source)
    data: dict[str, Any] = {
        "name": top.text("name"),
        "territories": _entries(top.table("territories"), TERRITORY_IDS, _territory),
        "edges": [_edge(entry) for entry in top.tables("edges")],
        "tiles": _entries(top.table("tiles"), TILE_IDS, _tile),
        "ships": _entries(top.table("ships"), EDICT_SPACE_IDS[:SHIPS], _ship),
        "track": _track(top.table("track")),
        "players": _entries(top.table("players"), [str(n) for n in range(LEAST_PLAYERS, SEATS + 1)], _players),
        "numbers": {},
    }
    for key, bounds in (_NUMBERS | _COSTS | _TEMPLE).items():
        entry = top.table("numbers").table(key)
        data["numbers"][key] = {"value": entry.whole("value", *bounds), "status": entry.status()}
        entry.no_more(("value", "status"))
    top.table("numbers").no_more(_NUMBERS | _COSTS | _TEMPLE)
    top.no_more(data)
    _check_map(top, data)
    _check_track(top, data["track"])
    return data


def _entries(table: Checked, names: Any, read_one: Any) -> dict[str, Any]:
    """One entry for each name, and no others."""
    table.no_more(names)
    return {name: read_one(table.table(name)) for name in names}


def _territory(entry: Checked) -> dict[str, Any]:
    entry.no_more(("name_status", *LAYOUTS, "status"))
    found = {"name_status": entry.text("name_status")}
    for layout in LAYOUTS:
        found[layout] = entry.text(layout)
        if found[layout] not in COUNTRY_IDS:
            raise entry.wrong(layout, f"must be one of {', '.join(COUNTRY_IDS)}, not {found[layout]!r}")
    return found | {"status": entry.status()}


def _edge(entry: Checked) -> dict[str, Any]:
    entry.no_more(("between", "kind", "status"))
    between = entry.words("between", TERRITORY_IDS)
    if len(between) != 2:
        raise entry.wrong("between", f"must name two territories, not {len(between)}")
    kind = entry.text("kind")
    if kind not in EDGE_KINDS:
        raise entry.wrong("kind", f"must be one of {', '.join(EDGE_KINDS)}, not {kind!r}")
    return {"between": between, "kind": kind, "status": entry.status()}


def _tile(entry: Checked) -> dict[str, Any]:
    entry.no_more(("capacity", "status"))
    return {"capacity": entry.whole("capacity", LEAST_CAPACITY, 100), "status": entry.status()}


def _ship(entry: Checked) -> dict[str, Any]:
    entry.no_more(("places", "status"))
    return {"places": entry.whole("places", 1, 100), "status": entry.status()}


def _track(table: Checked) -> dict[str, Any]:
    """The spaces in use and the lines that leave them; from H the Pope is lifted."""
    table.no_more(SPACE_IDS[:-1])
    track = {}
    for space in SPACE_IDS[:-1]:
        if table.has(space):
            entry = table.table(space)
            entry.no_more(("lines", "status"))
            track[space] = {"lines": entry.words("lines", SPACE_IDS[1:], least=1), "status": entry.status()}
    return track


def _players(entry: Checked) -> dict[str, Any]:
    amounts = [f"{time}_{city}" for time in GOLD_TIMES for city in ("with", "without")]
    entry.no_more((*amounts, "penalty_at", "status"))
    found = {amount: entry.whole(amount, 0, 50) for amount in amounts}
    return found | {"penalty_at": entry.whole("penalty_at", 1, SEATS + 1), "status": entry.status()}


def neighbours(data: Mapping[str, Any]) -> dict[str, set[str]]:
    """The neighbours of each territory; both ways (T106)."""
    found: dict[str, set[str]] = {territory: set() for territory in TERRITORY_IDS}
    for edge in data["edges"]:
        if edge["kind"] != "alps":
            one, other = edge["between"]
            found[one].add(other)
            found[other].add(one)
    return found


def distances(data: Mapping[str, Any], start: str) -> dict[str, int]:
    """Steps from a territory to all that can be reached."""
    near, found, border = neighbours(data), {start: 0}, [start]
    while border:
        here = border.pop(0)
        for there in sorted(near[here] - set(found)):
            found[there] = found[here] + 1
            border.append(there)
    return found


def _check_map(top: Checked, data: Mapping[str, Any]) -> None:
    """The demands of 3.3: connected, Leon's route, Bordeaux's neighbours, the countries of the missions."""
    pairs = [frozenset(edge["between"]) for edge in data["edges"]]
    for number, pair in enumerate(pairs):
        if pair in pairs[:number]:
            raise top.wrong(f"edges[{number}]", f"{' and '.join(sorted(pair))} stand there twice")
    near, reached = neighbours(data), distances(data, TERRITORY_IDS[0])
    if missing := [t for t in TERRITORY_IDS if t not in reached]:
        raise top.wrong("edges", f"the map is not connected: {TERRITORY_IDS[0]} does not reach {', '.join(missing)}")
    for here, there in itertools.pairwise(LEONS_ROUTE):
        if there not in near[here]:
            raise top.wrong("edges", f"{here} and {there} must be adjacent (printed example of a move)")
    if len(near["bordeaux"]) != 3:
        raise top.wrong("edges", f"bordeaux must have three neighbours (printed), not {len(near['bordeaux'])}")
    for layout in LAYOUTS:
        for country in ("france", "hre"):
            if all(entry[layout] != country for entry in data["territories"].values()):
                raise top.wrong("territories", f"no territory belongs to {country} in {layout}, but a mission does")


def _check_track(top: Checked, track: Mapping[str, Any]) -> None:
    """The demands of 3.6: S offers both flags, every route has 3 or 4 action spaces, no cycles."""
    if "S" not in track:
        raise top.wrong("track.S", "is missing")
    if {line[0] for line in track["S"]["lines"]} != {"G", "R"}:
        raise top.wrong("track.S.lines", "must lead to a green and to a red space")
    reached = {"S"}
    routes = [["S"]]
    while routes:
        route = routes.pop()
        for space in track[route[-1]]["lines"]:
            way = " - ".join((*route, space))
            if space in route:
                raise top.wrong("track", f"the lines make a circle: {way}")
            if space == "H":
                if len(route) - 1 not in ROUTE_LENGTHS:
                    raise top.wrong("track", f"a route must have 3 or 4 action spaces, not {len(route) - 1}: {way}")
            elif space not in track:
                raise top.wrong(f"track.{space}", f"is missing, but a line leads there: {way}")
            else:
                routes.append([*route, space])
            reached.add(space)
    if unused := [space for space in track if space not in reached]:
        raise top.wrong(f"track.{unused[0]}", "no line leads to this space")


def make_board(data: Mapping[str, Any], players: int, chosen: Mapping[str, Value], codes: Mapping[str, int]) -> Rows:
    """The board row for a number of players and a set of options (3.2 to 3.8)."""
    boards = Board.empty()
    b = boards[0]
    b.players = players
    _make_map(b, data, str(chosen["country_layout"]))
    for tile, name in enumerate(TILE_IDS, 1):
        b.capacity[tile] = data["tiles"][name]["capacity"]
    for space, name in enumerate(EDICT_SPACE_IDS[:SHIPS]):
        b.ship[space] = data["ships"][name]["places"]
    for space, entry in data["track"].items():
        for target in entry["lines"]:
            b.line[SPACE_IDS.index(space), SPACE_IDS.index(target)] = 1
    for space, name in enumerate(SPACE_IDS):
        b.flag[space] = {"G": Flag.GREEN, "R": Flag.RED}.get(name[0], Flag.NONE)
    table = data["players"][str(players)]
    for time, word in enumerate(GOLD_TIMES):
        b.gold_with[time] = table[f"{word}_with"]
        b.gold_without[time] = table[f"{word}_without"]
    b.penalty_at = table["penalty_at"]
    b.card[1:] = tuple(Card)
    if chosen["knight_card_numbers"] == "safe4_risky3":
        b.card[3], b.card[4] = Card.KNIGHTS_RISKY, Card.KNIGHTS_SAFE
    for key in _NUMBERS:
        setattr(b, key, data["numbers"][key]["value"])
    b.favour_cost[:] = [data["numbers"][key]["value"] for key in _COSTS]
    b.temple_vp[:] = [data["numbers"][key]["value"] for key in _TEMPLE]
    for key in (
        "swap_seventh_edict",
        "leader_condition",
        "taxes_on_penalty",
        "veto_order",
        "veto_sees_pair",
        "mission_zero_scores",
        "mission_second_after_tie",
        "player_gold",
        "commit_change",
    ):
        setattr(b, key, codes[key])
    b.setup_own_knights_per_city = chosen["setup_own_knights_per_city"]
    b.setup_own_templars_per_territory = chosen["setup_own_templars_per_territory"]
    b.start_seat = {"random": -1, "seat1": 0, "chosen": int(chosen["start_seat"]) - 1}[str(chosen["start_player"])]
    return boards


def _make_map(b: Any, data: Mapping[str, Any], layout: str) -> None:
    """Adjacency, Alps, distances and countries."""
    near = neighbours(data)
    for t, name in enumerate(TERRITORY_IDS):
        b.country[t] = COUNTRY_IDS.index(data["territories"][name][f"country_{layout.lower()}"])
        steps = distances(data, name)
        for other in range(TERRITORIES):
            b.adjacent[t, other] = TERRITORY_IDS[other] in near[name]
            b.distance[t, other] = steps[TERRITORY_IDS[other]]
    for edge in data["edges"]:
        if edge["kind"] == "alps":
            one, other = (TERRITORY_IDS.index(t) for t in edge["between"])
            b.alps[one, other] = b.alps[other, one] = 1
