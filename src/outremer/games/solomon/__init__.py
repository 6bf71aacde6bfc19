"""Kingdom of Solomon, by Philip duBarry: place pawns, trade, build the temple."""

from collections.abc import Sequence
from typing import Any

from outremer.core.game import Barrier, GameInfo, until_another_is_asked
from outremer.core.message import Message
from outremer.core.position import Position
from outremer.core.reasons import Reason
from outremer.games.solomon import builder, data, evaluation, heuristic, labels, names, options, text, view
from outremer.games.solomon.actions import (
    ACTIONS,
    FAMILY_NAMES,
    REWARDS,
    SECRET_BY_OPTION,
    SECRET_FAMILIES,
    SHOWING_FAMILIES,
)
from outremer.games.solomon.codes import Why
from outremer.games.solomon.rules import flow, legality, play
from outremer.games.solomon.state import Board, State


def _undo_refused(position: Position, barrier: Barrier) -> Reason:
    event = Message("rules-solomon-last_step", {"barrier": barrier.said})
    return GAME.reasons.plain(Why.R_UNDO_BARRIER.name, event=event)


def _barrier(position: Position, before: Any, actor: int, action: int) -> Barrier | None:
    """A card shown can be taken back only until the act it was shown in is complete (6.1 (7))."""
    if (before.shown or ACTIONS.family[action] in SHOWING_FAMILIES) and not position.row.shown:
        return Barrier.SHOWN
    return until_another_is_asked(position, before, actor, action)


def _named(kind: str, words: Sequence[str]) -> tuple[Message, ...]:
    return tuple(names.name_of(kind, word) for word in words)


def _place(word: str) -> Message:
    """Spaces and building cards are places and bear the names of those."""
    return GAME.name_of("place", word)


_AMOUNTS = names.Amounts()
_DEEDS: tuple[Message, ...] = (
    *_named("place", names.CARD_IDS),
    *(Message("rules-solomon-road"),) * names.LINKS,
    *(Message("rules-solomon-temple_block"),) * 2,
)
"""What a payment is for, as a refusal names it."""

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
        "phase": _named("phase", names.PHASE_IDS),
        "current": _named("phase", names.PHASE_IDS),
        "decision": _named("decision", names.DECISION_IDS),
        "place": _named("place", names.PLACE_IDS),
        "space": _named("place", names.SPACE_IDS),
        "a": _named("place", names.SPACE_IDS),
        "b": _named("place", names.SPACE_IDS),
        "card": _named("place", names.CARD_IDS),
        "bonus": _named("place", names.BONUS_IDS),
        "artisan": names.ARTISAN_NAMES,
        "other": names.OTHER_NAMES,
        "resource": _named("resource", names.RESOURCE_IDS),
        "kind": names.KIND_WORDS,
        "id": names.UNKNOWN_NAMES,
        "option": names.CHOICE_NAMES,
        "previous": names.CHOICE_NAMES,
        "done": names.DONE_NAMES,
        "thing": _DEEDS,
        "cost": _AMOUNTS,
        "have": _AMOUNTS,
        "missing": _AMOUNTS,
        "owed": _AMOUNTS,
    },
    names={
        "score": view.SCORES,
        "place": names.PLACE_IDS,
        "space": _place,
        "card": _place,
        "resource": names.RESOURCE_IDS,
        "fortune": names.KIND_IDS,
        "section": names.SECTION_IDS,
        "phase": names.PHASE_IDS,
        "decision": names.DECISION_IDS,
        "opponent": names.OPPONENT_IDS,
        "reward": REWARDS,
        "link": names.name_of_link,
        "gift": names.name_of_gift,
        "slot": lambda word: Message("solomon-slot", {"slot": int(word)}),
    },
    colours=("Red", "Blue", "Green", "Yellow"),
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
    decision_bound=100_000,
)
