"""The end of a game: who came where, and what decided."""

from typing import Any

from rich.table import Table

from outremer.cli.wording import in_words, wording
from outremer.core.game import GameInfo
from outremer.core.message import Message, listed, plain
from outremer.core.position import Position


def score_fields(summary: dict[str, Any], players: int) -> list[str]:
    """The fields of a result that hold a number for each seat, in the order in which they count."""
    return [
        name
        for name, values in summary.items()
        if name not in ("places", "winners") and isinstance(values, list) and len(values) == players
    ]


def ranking(position: Position) -> Table:
    """The final ranking, best first, with what decided between the first two."""
    summary = position.game.info.summary(position)
    fields = score_fields(summary, position.game.players)
    places = summary["places"]
    order = sorted(range(position.game.players), key=lambda seat: places[seat])
    table = Table(title=wording("cli-end"), caption=what_decided(position), header_style="bold")
    table.add_column(wording("cli-place"), justify="right")
    table.add_column(wording("cli-player"))
    for field in fields:
        table.add_column(in_words(position.game.info.name_of("score", field)), justify="right")
    for seat in order:
        spec = f" ({position.seats[seat]})" if position.seats else ""
        style = "bold" if seat in summary["winners"] else ""
        cells = (_score(position.game.info, field, summary[field][seat]) for field in fields)
        table.add_row(str(places[seat]), position.player(seat) + spec, *cells, style=style)
    return table


def _score(info: GameInfo, field: str, value: int | str) -> str:
    """A number of the result, or the name of a thing: the field `missions` holds words of the kind `mission`."""
    return in_words(info.name_of(field.removesuffix("s"), value)) if isinstance(value, str) else str(value)


def what_decided(position: Position) -> str:
    """Why the winner won: the first number in which the first two differ."""
    info, summary = position.game.info, position.game.info.summary(position)
    winners = listed([plain(position.player(seat)) for seat in summary["winners"]], joint="common-list-and")
    if len(summary["winners"]) > 1:
        return wording("cli-share", winners=winners)
    first, second = sorted(range(position.game.players), key=lambda seat: summary["places"][seat])[:2]
    equal: list[Message] = []
    for field in score_fields(summary, position.game.players):
        mine, other, score = summary[field][first], summary[field][second], info.name_of("score", field)
        if mine != other:
            mine, other = (_score(info, field, value) for value in (mine, other))
            numbers = {"winners": winners, "score": score, "mine": mine, "other": other}
            if not equal:
                return wording("cli-wins-by", **numbers)
            return wording("cli-wins-tied", tied=listed(equal, joint="common-list-and"), **numbers)
        equal.append(score)
    return wording("cli-wins", winners=winners)
