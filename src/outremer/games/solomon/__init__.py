"""Kingdom of Solomon, by Philip duBarry: place pawns, trade, build the temple."""

from typing import Any

from outremer.core.game import Barrier, GameInfo, until_another_is_asked
from outremer.core.position import Position
from outremer.core.reasons import Reason
from outremer.games.solomon import builder, data, evaluation, heuristic, names, options, text, view
from outremer.games.solomon.actions import (
    ACTIONS,
    FAMILY_NAMES,
    SECRET_BY_OPTION,
    SECRET_FAMILIES,
    SHOWING_FAMILIES,
)
from outremer.games.solomon.codes import Why
from outremer.games.solomon.rules import flow, legality, play
from outremer.games.solomon.state import Board, State


def _undo_refused(position: Position, barrier: Barrier) -> Reason:
    return GAME.reasons.plain(Why.R_UNDO_BARRIER.name, event=f"the last step ({barrier})")


def _barrier(position: Position, before: Any, actor: int, action: int) -> Barrier | None:
    """A card shown can be taken back only until the act it was shown in is complete (6.1 (7))."""
    if (before.shown or ACTIONS.family[action] in SHOWING_FAMILIES) and not position.row.shown:
        return Barrier.SHOWN
    return until_another_is_asked(position, before, actor, action)


_AMOUNTS = names.Amounts()

GAME = GameInfo(
    name="solomon",
    title="Kingdom of Solomon",
    authors="Philip duBarry",
    seats=range(2, names.SEATS + 1),
    rules_version=1,
    folder=data.FOLDER,
    state=State,
    board=Board,
    functions={
        "setup": flow.set_up,
        "to_move": legality.to_move,
        "legal": legality.legal,
        "why": legality.why,
        "apply": play.apply,
        "chance": legality.chance,
        "returns": flow.returns,
        "sees": view.sees,
        "pool": view.pool,
        "retreats": legality.retreats,
        "prior": heuristic.prior,
        "features": evaluation.features,
    },
    actions=ACTIONS,
    secret_families=SECRET_FAMILIES,
    secret_by_option=SECRET_BY_OPTION,
    switches=options.SWITCHES,
    codes=Why,
    words={
        "action": FAMILY_NAMES,
        "phase": names.PHASE_NAMES,
        "current": names.PHASE_NAMES,
        "decision": names.DECISION_NAMES,
        "place": names.PLACE_NAMES,
        "space": names.SPACE_NAMES,
        "a": names.SPACE_NAMES,
        "b": names.SPACE_NAMES,
        "card": names.CARD_NAMES,
        "bonus": names.BONUS_NAMES,
        "artisan": names.ARTISAN_NAMES,
        "other": names.OTHER_NAMES,
        "resource": names.RESOURCE_IDS,
        "kind": names.KIND_WORDS,
        "id": names.UNKNOWN_NAMES,
        "option": names.CHOICE_NAMES,
        "previous": names.CHOICE_NAMES,
        "done": names.DONE_NAMES,
        "thing": names.DEED_NAMES,
        "cost": _AMOUNTS,
        "have": _AMOUNTS,
        "missing": _AMOUNTS,
        "owed": _AMOUNTS,
    },
    colours=("Red", "Blue", "Green", "Yellow"),
    read_data=data.read,
    make_board=data.make_board,
    check_options=options.check,
    show=view.show,
    draw=text.draw,
    question=text.question,
    say=text.say,
    summary=view.summary,
    build=builder.build,
    undo_refused=_undo_refused,
    barrier=_barrier,
    features=evaluation.NAMES,
    decision_bound=100_000,
)
