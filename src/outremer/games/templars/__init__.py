"""Templars' Journey, by Jani and Tero Moliis: gold, knights, edicts and the Pope's favour."""

from collections.abc import Sequence
from typing import Any

from outremer.core.game import Barrier, GameInfo
from outremer.core.message import Message
from outremer.core.pending import asked
from outremer.core.position import Position
from outremer.core.reasons import Reason
from outremer.games.templars import builder, data, evaluation, heuristic, labels, names, options, text, view
from outremer.games.templars.actions import ACTIONS, FAMILY, SECRET_FAMILIES, SIDES, TEXTS, Family
from outremer.games.templars.codes import Why
from outremer.games.templars.rules import final, flow, legality, play, weights
from outremer.games.templars.state import Board, State


def _undo_refused(position: Position, barrier: Barrier) -> Reason:
    return GAME.reasons.plain(Why.UNDO_BARRIER.name, event=Message(f"rules-templars-revealed-{barrier}"))


def _barrier(position: Position, before: Any, actor: int, action: int) -> Barrier | None:
    """None until another player has answered; but for the marker given away, a card revealed or final (6.1)."""
    family = FAMILY[action]
    if family == Family.LEADER:
        return Barrier.HANDED_ON
    if family == Family.COMMIT:
        changeable = position.game.options["commit_change"] == "until_reveal"
        if not changeable or asked(position.row) != names.Decision.COMMIT:
            return Barrier.HANDED_ON
    return None


def _named(kind: str, words: Sequence[str]) -> tuple[Message, ...]:
    return tuple(names.name_of(kind, word) for word in words)


_TERRITORIES = _named("territory", names.TERRITORY_IDS)
_PLACES: tuple[str | Message, ...] = (*_TERRITORIES, *names.TRACK_IDS)
"""What a refusal calls `from` and `to`: territories, then the spaces of the round track."""

GAME = GameInfo(
    name="templars",
    title="Templars' Journey",
    authors="Jani and Tero Moliis",
    seats=range(data.LEAST_PLAYERS, names.SEATS + 1),
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
        "chance": weights.chance,
        "returns": final.returns,
        "sees": view.sees,
        "pool": view.pool,
        "retreats": legality.retreats,
        "prior": heuristic.prior,
        "features": evaluation.features,
    },
    actions=ACTIONS,
    secret_families=SECRET_FAMILIES,
    switches=options.SWITCHES,
    codes=Why,
    words={
        "action": TEXTS,
        "phase": _named("phase", names.PHASE_IDS),
        "city": _TERRITORIES,
        "other": _TERRITORIES,
        "territory": _TERRITORIES,
        "from": _PLACES,
        "to": _PLACES,
        "colour": (*_named("colour", names.COLOUR_IDS), Message("templars-any-colour")),
        "favour": _named("favour", names.FAVOUR_IDS),
    },
    names={
        "score": view.SCORES,
        "territory": names.TERRITORY_IDS,
        "country": names.COUNTRY_IDS,
        "colour": names.COLOUR_IDS,
        "deed": names.DEED_IDS,
        "favour": names.FAVOUR_IDS,
        "mission": names.MISSION_IDS,
        "side": SIDES,
        "phase": names.PHASE_IDS,
        "space": names.name_of_space,
        "card": lambda word: Message("templars-card", {"card": int(word)}),
        "templar": lambda word: Message("templars-templar", {"templar": int(word)}),
        "tile": lambda word: Message("templars-tile", {"tile": word}),
    },
    colours=tuple(colour.title() for colour in names.COLOUR_IDS),
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
    features=evaluation.NAMES,
    worth=names.Worth,
    decision_bound=2_000,
    simultaneous=True,
    barrier=_barrier,
)
