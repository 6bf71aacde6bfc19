"""The results of a tournament as Markdown tables."""

from typing import Any


def percent(share: float | None) -> str:
    """A share in words.

    >>> percent(0.561), percent(None)
    ('56.1 %', '-')
    """
    return "-" if share is None else f"{100 * share:.1f} %"


def share_of(line: dict[str, Any]) -> str:
    """A share with its interval."""
    if line["share"] is None:
        return "-"
    return f"{percent(line['share'])} ({100 * line['low']:.1f}-{100 * line['high']:.1f})"


def rating_of(line: dict[str, Any]) -> str:
    """A rating with its interval."""
    return f"{line['rating']:.1f} ± {line['rating_reach']:.1f}"


def table(titles: list[str], lines: list[list[str]], words: int = 1) -> str:
    """A Markdown table; the first columns hold words, the others numbers."""
    marks = ["---"] * words + ["---:"] * (len(titles) - words)
    return "".join(f"| {' | '.join(line)} |\n" for line in (titles, marks, *lines))


def bots_table(found: dict[str, Any]) -> str:
    """The bots, strongest first."""
    lines = []
    for bot, line in by_strength(found):
        thinking = line["thinking"]
        lines.append(
            [
                f"`{bot}`",
                rating_of(line),
                str(line["games"]),
                share_of(line),
                f"{line['place']:.2f}",
                f"{thinking['mean_ms']:.1f}",
                f"{thinking['slowest_ms']:.1f}",
            ]
        )
    return table(["bot", "rating", "seats", "wins", "mean place", "ms per move", "slowest"], lines)


def line_ups_table(found: dict[str, Any]) -> str:
    """Each line-up, with the share of wins that a seat of each of its bots had."""
    lines = []
    for line_up in found["by_line_up"]:
        for number, (bot, line) in enumerate(line_up["by_bot"].items()):
            named = "" if number else ", ".join(f"`{name}`" for name in line_up["bots"])
            games = "" if number else str(line_up["games"])
            lines.append([named, f"`{bot}`", games, share_of(line)])
    return table(["line-up", "bot", "games", "wins of a seat"], lines, words=2)


def meetings_table(found: dict[str, Any]) -> str:
    """How often the bot of the line came before the bot of the column."""
    bots = [bot for bot, _ in by_strength(found)]
    lines = [
        [f"`{bot}`", *("" if other == bot else percent(line["better_than"].get(other)) for other in bots)]
        for bot, line in by_strength(found)
    ]
    return table(["before", *(f"`{bot}`" for bot in bots)], lines)


def by_strength(found: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The bots with their results, the best rated first."""
    return sorted(found["by_bot"].items(), key=lambda item: -item[1]["rating"])


def told(found: dict[str, Any]) -> list[str]:
    """What else there is to say, in sentences."""
    seeds = f"{found['seeds']} seed{'s' if found['seeds'] > 1 else ''}"
    lines = [
        f"{found['games']} games of {found['game']} with {found['players']} players on {seeds} "
        f"({found['seed']}-0 and on), each played from every rotation of the seats.",
        f"Wins are per seat: {percent(found['par'])} is par. Intervals are of 95 % and count seeds, not single games.",
    ]
    if found["interrupted"]:
        lines.insert(0, "Interrupted: not all games have been played.")
    return lines


def markdown(found: dict[str, Any]) -> str:
    """The whole report."""
    versions = ", ".join(f"{name} {number}" for name, number in found["run"]["versions"].items())
    parts = [
        f"# Tournament: {found['game']}, {found['players']} players\n",
        "".join(f"{line}\n" for line in told(found)),
        bots_table(found),
        "![Shares of wins and ratings](chart.svg)\n",
        line_ups_table(found),
        meetings_table(found),
        f"{found['run']['date']}; {versions}; rules version {found['rules_version']}.\n",
    ]
    return "\n".join(parts)
