"""Shares and ratings with their intervals as a picture (SVG), a row for each."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from outremer.arena.report import by_strength

ROW, TOP, BOTTOM = 30, 70, 34
PANEL, GAP, NAMES, MARGIN = 300, 40, 120, 16
STEPS = (1, 2, 5, 10, 20, 50)
"""Distances between the numbers below the ratings: the smallest that needs few of them."""
LETTER = 8.0
"""Width of a letter of a name."""

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #222 }
.title { font-weight: 600 } .small { font-size: 11px; fill: #666 }
.grid { stroke: #ddd } .mark { stroke: #b3541e; stroke-width: 2; stroke-dasharray: 4 3 }
.reach { stroke: #1f5f8b; stroke-width: 2 } .found { fill: #1f5f8b }
@media (prefers-color-scheme: dark) {
  text { fill: #eee } .small { fill: #aaa } .grid { stroke: #444 } .mark { stroke: #e8935a }
  .reach { stroke: #7fb8de } .found { fill: #7fb8de }
}
"""


@dataclass(frozen=True)
class Point:
    """A number, where it surely lies, and what it is compared with."""

    value: float
    low: float
    high: float
    mark: float | None = None


@dataclass(frozen=True)
class Panel:
    """A column of points over a scale."""

    title: str
    points: Sequence[Point]
    first: float
    last: float
    step: float
    times: float = 1
    """What the numbers of the scale are multiplied with."""


def shares(title: str, points: Sequence[Point]) -> Panel:
    """A panel of shares in per cent."""
    return Panel(title, points, 0.0, 1.0, 0.2, 100)


def chart(found: dict[str, Any]) -> str:
    """The results of a tournament: a row per bot, the best first."""
    bots = by_strength(found)
    wins = [Point(line["share"], line["low"], line["high"], found["par"]) for _, line in bots]
    rated = [
        Point(line["rating"], line["rating"] - line["rating_reach"], line["rating"] + line["rating_reach"])
        for _, line in bots
    ]
    low, high = min(point.low for point in rated), max(point.high for point in rated)
    step = next((step for step in STEPS if high - low <= 4 * step), STEPS[-1])
    ratings = Panel("rating", rated, floor(low / step) * step, ceil(high / step) * step, step)
    title = f"{found['game']}, {found['players']} players: {found['games']} games"
    return draw(title, [bot for bot, _ in bots], [shares("wins per seat, % (dashed: par)", wins), ratings])


def draw(title: str, names: Sequence[str], panels: Sequence[Panel]) -> str:
    """The picture: a row per name, the panels side by side."""
    left = max(NAMES, *(round(LETTER * len(name)) + 2 * MARGIN for name in names))
    width, height = left + len(panels) * (PANEL + GAP), TOP + ROW * len(names) + BOTTOM
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" aria-label={quoteattr(title)}>',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        _text(MARGIN, 24, title, "title"),
        *(_text(left - MARGIN, _y(row) + 4, name, anchor="end") for row, name in enumerate(names)),
    ]
    for number, panel in enumerate(panels):
        drawn += _panel(panel, left + number * (PANEL + GAP), height)
    return "\n".join([*drawn, "</svg>\n"])


def _y(row: int) -> int:
    return TOP + ROW * row + ROW // 2


def _panel(panel: Panel, left: float, height: int) -> list[str]:
    """The scale, then each point with its interval."""

    def x(value: float) -> float:
        return round(left + PANEL * (value - panel.first) / (panel.last - panel.first), 1)

    drawn = [_text(left, 52, panel.title, "small")]
    for k in range(round((panel.last - panel.first) / panel.step) + 1):
        at, bottom = panel.first + k * panel.step, height - BOTTOM
        drawn.append(_line(x(at), TOP - 4, x(at), bottom, "grid"))
        drawn.append(_text(x(at), bottom + 16, f"{panel.times * at:.0f}", "small", "middle"))
    for row, point in enumerate(panel.points):
        y = _y(row)
        if point.mark is not None:
            drawn.append(_line(x(point.mark), y - ROW // 2, x(point.mark), y + ROW // 2, "mark"))
        drawn.append(_line(x(point.low), y, x(point.high), y, "reach"))
        drawn += (_line(x(end), y - 4, x(end), y + 4, "reach") for end in (point.low, point.high))
        drawn.append(f'<circle class="found" cx="{x(point.value)}" cy="{y}" r="4.5"/>')
    return drawn


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
