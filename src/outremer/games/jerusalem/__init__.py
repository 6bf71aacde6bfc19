"""Jerusalem, by Michele Mura: auction offices, deploy squires, build the highest tower."""

from collections.abc import Sequence
from typing import Any

from outremer.core.game import Barrier, GameInfo, until_another_is_asked
from outremer.core.message import Message
from outremer.core.position import Position
from outremer.core.reasons import Reason
from outremer.games.jerusalem import builder, data, evaluation, heuristic, labels, names, options, text, view
from outremer.games.jerusalem.actions import ACTIONS, FAMILY, ORDERLESS_FAMILIES, SECRET_FAMILIES, Family
from outremer.games.jerusalem.codes import Why
from outremer.games.jerusalem.rules import flow, legality, play
from outremer.games.jerusalem.state import Board, State


def _undo_refused(position: Position, barrier: Barrier) -> Reason:
    asked = Message("common-barrier-asked", {"player": position.player(position.seat)})
    return GAME.reasons.plain(Why.UNDO_BARRIER.name, why=asked if barrier is Barrier.HANDED_ON else barrier.said)


def _barrier(position: Position, before: Any, actor: int, action: int) -> Barrier | None:
    """A card is kept after a look at the others: that choice stands (D04)."""
    if FAMILY[action] == Family.KEEP_CARD:
        return Barrier.SEEN
    return until_another_is_asked(position, before, actor, action)


def _named(kind: str, words: Sequence[str]) -> tuple[Message, ...]:
    return tuple(names.name_of(kind, word) for word in words)


GAME = GameInfo(
    name="jerusalem",
    title="Jerusalem",
    authors="Michele Mura",
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
    orderless_families=ORDERLESS_FAMILIES,
    switches=options.SWITCHES,
    codes=Why,
    words={
        "area": (*_named("area", names.AREA_IDS), Message("jerusalem-any-area")),
        "centre": _named("centre", names.CENTRE_IDS),
        "office": (Message("jerusalem-no-office"), *_named("office", names.OFFICE_IDS)),
        "card": _named("card", names.CARD_IDS),
        "resource": _named("resource", names.RESOURCE_IDS),
        "phase": _named("phase", names.PHASE_IDS),
        "current": _named("phase", names.PHASE_IDS),
    },
    names={
        "score": view.SCORES,
        "area": names.AREA_IDS,
        "centre": names.CENTRE_IDS,
        "office": names.OFFICE_IDS,
        "card": names.CARD_IDS,
        "resource": names.RESOURCE_IDS,
        "event": names.EVENT_IDS,
        "phase": names.PHASE_IDS,
    },
    colours=("Blue", "Red", "Yellow", "Green"),
    read_data=data.read,
    make_board=data.make_board,
    check_options=options.check,
    show=view.show,
    draw=text.draw,
    question=text.question,
    say=text.say,
    label=labels.label,
    summary=view.summary,
    build=builder.build,
    undo_refused=_undo_refused,
    barrier=_barrier,
    features=evaluation.NAMES,
    worth=names.Worth,
    decision_bound=20_000,
    typed_numbers={"bid": Why.BID_NOT_WHOLE.name},
)
