"""Who plays whom, on which seats and with which seeds.

A *line-up* says which bots sit at a table. It is played in *deals*: a deal is a seed, and with that seed
the line-up is played from every seating that comes of moving all bots on by one seat, so that nobody has
the better seats or the luckier cards. All line-ups share the seeds. Where the order around the table can
differ (who sits to the left of whom), the deals go through all orders in turn.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations

from outremer.arena.seating import HUMAN
from outremer.core.errors import BadOption

LineUp = tuple[str, ...]
Key = tuple[int, int, int]
"""Line-up, deal and rotation: what tells the games of a tournament apart."""


@dataclass(frozen=True)
class Fixture:
    """A game that is to be played."""

    line_up: int
    deal: int
    rotation: int
    seats: tuple[str, ...]
    """The bot on each seat."""
    seed: str

    @property
    def key(self) -> Key:
        """What tells this game from the others."""
        return self.line_up, self.deal, self.rotation


def read_bots(specs: str) -> list[str]:
    """A list of bots, split at the commas that do not part the settings of one bot.

    >>> read_bots("mcts:ms=500,seed=1, greedy")
    ['mcts:ms=500,seed=1', 'greedy']
    """
    listed: list[str] = []
    for part in specs.split(","):
        if listed and ":" in listed[-1] and "=" in part and ":" not in part:
            listed[-1] += f",{part.strip()}"
        else:
            listed.append(part.strip())
    if not all(listed):
        raise BadOption(f"write bots as a list such as greedy,random, not {specs!r}")
    if HUMAN in listed:
        raise BadOption("people cannot be simulated: name bots only")
    return listed


def fill_up(bots: list[str], players: int) -> LineUp:
    """A line-up as it was named; what is missing is filled up with the bot named last.

    >>> fill_up(["mcts:ms=50", "greedy"], 4)
    ('mcts:ms=50', 'greedy', 'greedy', 'greedy')
    """
    if len(bots) > players:
        raise BadOption(f"{len(bots)} bots for {players} players")
    return (*bots, *(bots[-1],) * (players - len(bots)))


def line_ups(bots: list[str], players: int) -> list[LineUp]:
    """All line-ups of some bots: as many different ones as fit, and where seats are left, every way to fill them.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    if len(bots) < 2:
        raise BadOption("a tournament needs two bots or more; outremer simulate lets one play itself")
    for number, bot in enumerate(bots):
        if bot in bots[:number]:
            raise BadOption(f"the bot {bot} is named twice")
    if len(bots) >= players:
        return list(combinations(bots, players))
    more = combinations_with_replacement(bots, players - len(bots))
    return [tuple(sorted((*bots, *extra), key=bots.index)) for extra in more]


def rotations(line_up: LineUp) -> list[LineUp]:
    """The different seatings that come of moving all bots on by one seat.

    >>> rotations(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
    """
    return list(dict.fromkeys(line_up[k:] + line_up[:k] for k in range(len(line_up))))


def orders(line_up: LineUp) -> list[LineUp]:
    """The different orders around the table, the named one first.

    >>> orders(("a", "b", "c"))
    [('a', 'b', 'c'), ('a', 'c', 'b')]
    """
    found: dict[LineUp, None] = {}
    seen: set[LineUp] = set()
    for order in permutations(line_up):
        if order not in seen:
            found[order] = None
            seen.update(rotations(order))
    return list(found)


@dataclass(frozen=True)
class Schedule:
    """All games of a tournament."""

    line_ups: tuple[LineUp, ...]
    seed: str
    games: int
    """So many games of each line-up at least: deals are always played to their end."""
    as_named: bool = False
    """Keep to the named order around the table."""

    def _deals(self, line_up: LineUp) -> Iterator[list[LineUp]]:
        """The seatings of each deal, one deal after the other, until there are enough games."""
        ways = [rotations(order) for order in ([line_up] if self.as_named else orders(line_up))]
        games = deal = 0
        while games < self.games:
            yield ways[deal % len(ways)]
            games += len(ways[deal % len(ways)])
            deal += 1

    def fixtures(self) -> list[Fixture]:
        """The games deal by deal, so that a tournament that is cut short is nearly balanced."""
        planned = [
            Fixture(number, deal, rotation, seats, f"{self.seed}-{deal}")
            for number, line_up in enumerate(self.line_ups)
            for deal, seatings in enumerate(self._deals(line_up))
            for rotation, seats in enumerate(seatings)
        ]
        return sorted(planned, key=lambda f: (f.deal, f.line_up, f.rotation))

    @property
    def bots(self) -> list[str]:
        """All bots, in the order in which they are named."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))
