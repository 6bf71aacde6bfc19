"""Who sees what in Templars' Journey (T12xx), and a view as plain data for people."""

from typing import Any

from outremer.core.pending import CHANCE, EVERYTHING, OVER, asked
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.core.view import View
from outremer.core.words import words
from outremer.games.templars.names import (
    CARDS,
    COUNTRY_IDS,
    DEED_IDS,
    EDICT_SPACE_IDS,
    EDICT_SPACES,
    FAVOUR_IDS,
    FLAG_IDS,
    HARBOUR,
    MISSION_IDS,
    MISSIONS,
    PHASE_IDS,
    SHIPS,
    SPACES,
    TERRITORY_IDS,
    TRACK_IDS,
    Decision,
    Secret,
    Stage,
    name_of,
)
from outremer.games.templars.rules.cards import is_penalty
from outremer.games.templars.rules.city import IN_BOX, NOBODY, NOWHERE, city_of_space, edicts_of, owner_of_edict
from outremer.games.templars.rules.final import place_of
from outremer.games.templars.state import Board, State


@rule
def sees(s: State, b: Board, seat: int, owner: int, secret: int) -> bool:
    """The own mission, all of them at the end; the own card, all of them once revealed (T1201-T1205)."""
    if secret == Secret.MISSION:
        return owner == seat or s.stage == Stage.OVER
    if secret == Secret.COMMIT:
        return owner == seat or s.revealed == 1
    return False


@rule
def pool(s: State, b: Board, pool: int, counts: Grid) -> None:
    """Every mission card once; there is one pool."""
    for mission in range(MISSIONS):
        counts[mission] = 1


def gold_shown(view: View, seat: int) -> bool:
    """May this viewer be told the gold of a player (T1210)?"""
    ended = view.row.stage == Stage.OVER
    return not view.board.player_gold or ended or view.seat in (seat, EVERYTHING)


def missions(counts: Any) -> list[str]:
    """The missions of a pile whose faces are seen."""
    return [MISSION_IDS[mission] for mission in range(MISSIONS) if counts[mission]]


def space_id(s: Any) -> str:
    """The space of the Pope, as the specification writes it."""
    return TRACK_IDS[(int(s.round_no) - 1) * SPACES + int(s.pope)]


def _territory(number: int) -> str | None:
    return TERRITORY_IDS[number] if number != NOWHERE else None


def _seat(view: View, seat: int) -> dict[str, Any]:
    """What a viewer is shown of a player."""
    s = view.row
    card = int(s.committed[seat])
    return {
        "name": view.player(seat),
        "colour": view.game.info.colours[seat],
        "vp": int(s.vp[seat]),
        "gold": int(s.gold[seat]) if gold_shown(view, seat) else None,
        "supply": int(s.supply[seat]),
        "temple": int(s.temple[seat]),
        "templars": [_territory(int(t)) for t in s.templar[seat]],
        "edicts": [name for city, name in enumerate(TERRITORY_IDS) if owner_of_edict(s, city) == seat],
        "mission": next(iter(missions(s.mission[seat])), None),
        "chosen": card > 0,
        "card": card if 0 < card <= CARDS else None,
        "penalty": bool(s.revealed) and bool(is_penalty(s, view.board, seat)),
    }


def _map(view: View) -> dict[str, Any]:
    s, b = view.row, view.board
    return {
        name: {
            "country": COUNTRY_IDS[int(b.country[t])],
            "gold": int(s.gold_at[t]),
            "capacity": int(b.capacity[s.tile[t]]) if s.tile[t] else None,
            "knights": [int(n) for n in s.knights[: b.players, t]],
            "neighbours": [TERRITORY_IDS[n] for n in range(len(TERRITORY_IDS)) if b.adjacent[t, n]],
        }
        for t, name in enumerate(TERRITORY_IDS)
    }


def _track(view: View) -> list[dict[str, Any]]:
    """The edict spaces: whose edict, and the ship below."""
    s, b = view.row, view.board
    return [
        {
            "space": EDICT_SPACE_IDS[space],
            "city": _territory(int(city_of_space(s, space))),
            "ship": int(b.ship[space]) or None,
            "aboard": [int(n) for n in s.aboard[: b.players, space]] if space < SHIPS else None,
        }
        for space in range(EDICT_SPACES)
    ]


def _values(b: Any) -> dict[str, Any]:
    """The numbers of the board data and options that players reckon with: points, prices, what each card does."""
    return {
        "deeds": [DEED_IDS[int(b.card[card])] for card in range(1, CARDS + 1)],
        "penalty_at": int(b.penalty_at),
        "favours": {name: int(b.favour_cost[favour]) for favour, name in enumerate(FAVOUR_IDS)},
        "majority": int(b.majority_vp),
        "full_city": int(b.full_city_vp),
        "aboard": int(b.aboard_vp),
        "knight_aboard": int(b.knight_aboard_vp),
        "temple": [int(vp) for vp in b.temple_vp],
        "seventh_majority": int(b.seventh_majority_vp),
        "seventh_knights": int(b.seventh_knights_per_vp),
        "gold": int(b.gold_per_vp),
        "mission_best": int(b.mission_best_vp),
        "mission_second": int(b.mission_second_vp),
        "second_after_tie": bool(b.mission_second_after_tie),
        "none_scores": bool(b.mission_zero_scores),
    }


def show(view: View) -> dict[str, Any]:
    """A view as plain data, in the rulebook's words."""
    s, b = view.row, view.board
    mover, decision = view.to_move, int(asked(s))
    action = None
    if s.active != NOBODY:
        action = {
            "seat": int(s.active),
            "city": _territory(int(s.city)),
            "spent": int(s.spent),
            "new_chances": int(s.new_chances),
            "steps": int(s.steps),
            "swap_with": _territory(int(s.swap_with)),
        }
    return {
        "game": "templars",
        "viewer": view.seat,
        "round": int(s.round_no),
        "phase": words()(name_of("phase", PHASE_IDS[decision])) if mover >= 0 else None,
        "to_move": {CHANCE: "chance", OVER: None}.get(mover, mover),
        "decision": Decision(decision).name.lower() if mover >= 0 else None,
        "pope": space_id(s),
        "flag": FLAG_IDS[int(b.flag[s.pope])],
        "lines": [TRACK_IDS[(int(s.round_no) - 1) * SPACES + n] for n in range(HARBOUR + 1) if b.line[s.pope, n]],
        "start_player": int(s.start_player) if s.start_player != NOBODY else None,
        "action": action,
        "open_missions": missions(s.open_missions),
        "missions_in_box": int(s.box.sum()),
        "edicts_in_box": [name for city, name in enumerate(TERRITORY_IDS) if s.edict[city] == IN_BOX],
        "track": _track(view),
        "seats": [_seat(view, seat) for seat in range(b.players)],
        "map": _map(view),
        "values": _values(b),
    }


SCORES = ("vp", "edicts", "missions")
"""The numbers of a result that have a name."""


def summary(position: Any) -> dict[str, Any]:
    """The final ranking: place (shared ones alike), VP and edicts (T1101-T1105)."""
    s, b = position.row, position.game.boards[0]
    places = [int(place_of(s, b, seat)) for seat in range(b.players)]
    return {
        "places": [place + 1 for place in places],
        "winners": [seat for seat in range(b.players) if places[seat] == 0],
        "vp": [int(n) for n in s.vp[: b.players]],
        "edicts": [int(edicts_of(s, seat)) for seat in range(b.players)],
        "missions": [missions(s.mission[seat])[0] for seat in range(b.players)],
    }
