"""The results of a tournament as a picture: wins per seat and ratings, each with its interval (SVG)."""

from dataclasses import dataclass
from math import ceil, floor
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from outremer.arena.report import by_strength

ROW, TOP, BOTTOM = 30, 70, 34
PANEL, GAP, NAMES, MARGIN = 300, 40, 190, 16
STEPS = (1, 2, 5, 10, 20, 50)
"""Distances between the numbers below the ratings: the smallest that needs few of them."""
LETTER = 6.7
"""Width of a letter of a bot's name."""

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #222 }
.title { font-weight: 600 } .small { font-size: 11px; fill: #666 }
.grid { stroke: #ddd } .par { stroke: #b3541e; stroke-dasharray: 4 3 }
.reach { stroke: #1f5f8b; stroke-width: 2 } .found { fill: #1f5f8b }
@media (prefers-color-scheme: dark) {
  text { fill: #eee } .small { fill: #aaa } .grid { stroke: #444 } .par { stroke: #e8935a }
  .reach { stroke: #7fb8de } .found { fill: #7fb8de }
}
"""


@dataclass(frozen=True)
class Axis:
    """A panel: the numbers from `first` to `last` drawn from left to right."""

    left: float
    first: float
    last: float

    def x(self, value: float) -> float:
        """Where a number stands."""
        return round(self.left + PANEL * (value - self.first) / (self.last - self.first), 1)


def chart(found: dict[str, Any]) -> str:
    """The picture: a row per bot, the best first."""
    bots = by_strength(found)
    names = max(NAMES, *(round(LETTER * len(bot)) + MARGIN for bot, _ in bots)) if bots else NAMES
    width, height = names + 2 * PANEL + GAP + 3 * MARGIN, TOP + ROW * len(bots) + BOTTOM
    wins = Axis(names, 0.0, 1.0)
    ends = [end for _, line in bots for end in _rating_ends(line)] or [0.0, 1.0]
    step = next((step for step in STEPS if max(ends) - min(ends) <= 4 * step), STEPS[-1])
    ratings = Axis(names + PANEL + GAP, floor(min(ends) / step) * step, ceil(max(ends) / step) * step)
    title = f"{found['game']}, {found['players']} players: {found['games']} games"
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" aria-label={quoteattr(title)}>',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        _text(MARGIN, 20, title, "title"),
        *_scale(wins, 0.2, height, "wins per seat, %", 100),
        *_scale(ratings, step, height, "rating", 1),
        _line(wins.x(found["par"]), TOP - 8, wins.x(found["par"]), height - BOTTOM, "par"),
    ]
    for row, (bot, line) in enumerate(bots):
        y = TOP + ROW * row + ROW // 2
        drawn.append(_text(names - MARGIN, y + 4, bot, anchor="end"))
        drawn += _found(wins, line["share"], line["low"], line["high"], y)
        drawn += _found(ratings, line["rating"], *_rating_ends(line), y)
    drawn.append(_text(wins.x(found["par"]) + 4, TOP - 12, "par", "small"))
    return "\n".join([*drawn, "</svg>\n"])


def _rating_ends(line: dict[str, Any]) -> tuple[float, float]:
    return line["rating"] - line["rating_reach"], line["rating"] + line["rating_reach"]


def _scale(axis: Axis, step: float, height: int, name: str, times: float) -> list[str]:
    """The lines and numbers behind a panel."""
    drawn = [_text(axis.left, 42, name, "small")]
    for k in range(round((axis.last - axis.first) / step) + 1):
        value = axis.first + k * step
        drawn.append(_line(axis.x(value), TOP - 4, axis.x(value), height - BOTTOM, "grid"))
        drawn.append(_text(axis.x(value), height - BOTTOM + 16, f"{times * value:.0f}", "small", "middle"))
    return drawn


def _found(axis: Axis, value: float, low: float, high: float, y: int) -> list[str]:
    """A point and its interval."""
    return [
        _line(axis.x(low), y, axis.x(high), y, "reach"),
        *(_line(axis.x(end), y - 4, axis.x(end), y + 4, "reach") for end in (low, high)),
        f'<circle class="found" cx="{axis.x(value)}" cy="{y}" r="4.5"/>',
    ]


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
