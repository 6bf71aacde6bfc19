"""The end of a game: who came where, and what decided."""

from rich.table import Table

from outremer.arena.results import score_fields
from outremer.core.position import Position


def ranking(position: Position) -> Table:
    """The final ranking, best first, with what decided between the first two."""
    summary = position.game.info.summary(position)
    fields = score_fields(summary, position.game.players)
    places = summary["places"]
    order = sorted(range(position.game.players), key=lambda seat: places[seat])
    table = Table(title="The end", caption=what_decided(position), header_style="bold")
    table.add_column("place", justify="right")
    table.add_column("player")
    for field in fields:
        table.add_column(field.replace("_", " "), justify="right")
    for seat in order:
        spec = f" ({position.seats[seat]})" if position.seats else ""
        style = "bold" if seat in summary["winners"] else ""
        cells = (str(summary[field][seat]) for field in fields)
        table.add_row(str(places[seat]), position.player(seat) + spec, *cells, style=style)
    return table


def what_decided(position: Position) -> str:
    """Why the winner won: the first number in which the first two differ."""
    summary = position.game.info.summary(position)
    names = " and ".join(position.player(seat) for seat in summary["winners"])
    if len(summary["winners"]) > 1:
        return f"{names} share the victory"
    first, second = sorted(range(position.game.players), key=lambda seat: summary["places"][seat])[:2]
    equal: list[str] = []
    for field in score_fields(summary, position.game.players):
        mine, other, word = summary[field][first], summary[field][second], field.replace("_", " ")
        if mine != other:
            tied = f"equal {' and '.join(equal)}, then " if equal else ""
            return f"{names} wins: {tied}{word} {mine} against {other}"
        equal.append(word)
    return f"{names} wins"
