"""What the games of a tournament say, as plain data: by bot, by line-up, by seat."""

from collections.abc import Iterable, Sequence
from typing import Any

from outremer.arena.intervals import share_of_seeds
from outremer.arena.match import Played
from outremer.arena.ratings import rate
from outremer.arena.schedule import LineUp

Seated = tuple[Played, int]
"""A game and one of its seats."""


def seat_fields(result: dict[str, Any], players: int) -> list[str]:
    """The fields of a result that hold something for each seat."""
    fields = [name for name in result if name not in ("places", "winners")]
    return [name for name in fields if isinstance(result[name], list) and len(result[name]) == players]


def score_fields(result: dict[str, Any], players: int) -> list[str]:
    """Those that hold numbers, in the order in which they count."""
    return [
        name for name in seat_fields(result, players) if all(isinstance(value, int | float) for value in result[name])
    ]


def seats_of(games: Iterable[Played], bot: str) -> list[Seated]:
    """Every seat that a bot had."""
    return [(game, seat) for game in games for seat, spec in enumerate(game.fixture.seats) if spec == bot]


def tally(results: Sequence[Seated]) -> dict[str, Any]:
    """Games, wins (shared ones in part), the share of wins with its interval, and the mean of each score."""
    if not results:
        return {"games": 0, "wins": 0.0, "share": None, "low": None, "high": None, "place": None, "mean": {}}
    by_seed: dict[str, list[float]] = {}
    for game, seat in results:
        by_seed.setdefault(game.fixture.seed, []).append(game.won(seat))
    wins, games = [sum(won) for won in by_seed.values()], [len(won) for won in by_seed.values()]
    low, high = share_of_seeds(wins, games)
    first = results[0][0]
    return {
        "games": len(results),
        "wins": round(sum(wins), 3),
        "share": round(sum(wins) / len(results), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "place": mean([game.places[seat] for game, seat in results]),
        "mean": {
            name: mean([game.result[name][seat] for game, seat in results])
            for name in score_fields(first.result, len(first.fixture.seats))
        },
    }


def thinking(results: Sequence[Seated]) -> dict[str, float]:
    """How long a bot thinks about a move, in milliseconds."""
    times = [game.thinking[seat] for game, seat in results]
    moves = sum(t.moves for t in times)
    return {
        "moves": moves,
        "mean_ms": round(1000 * sum(t.seconds for t in times) / moves, 3) if moves else 0.0,
        "slowest_ms": round(1000 * max((t.slowest for t in times), default=0.0), 3),
    }


def better(games: Iterable[Played], bot: str, other: str) -> float | None:
    """In what part of their meetings a bot came before another; equal places count half."""
    points = meetings = 0.0
    for game in games:
        seats, places = game.fixture.seats, game.places
        for mine in (seat for seat, spec in enumerate(seats) if spec == bot):
            for his in (seat for seat, spec in enumerate(seats) if spec == other):
                points += 0.5 * ((places[mine] < places[his]) + (places[mine] <= places[his]))
                meetings += 1
    return round(points / meetings, 4) if meetings else None


def results(games: Sequence[Played], line_ups: Sequence[LineUp], seed: str) -> dict[str, Any]:
    """Everything; the same for the same games, however they were played, but for the times."""
    games = sorted(games, key=lambda game: (game.fixture.deal, *game.fixture.key))
    bots = list(dict.fromkeys(bot for line_up in line_ups for bot in line_up))
    ratings = rate(games, seed)
    by_bot = {}
    for bot in (bot for bot in bots if bot in ratings):
        seated, rating = seats_of(games, bot), ratings[bot]
        by_bot[bot] = tally(seated) | {
            "rating": rating.rating,
            "rating_reach": rating.reach,
            "better_than": {other: better(games, bot, other) for other in bots if other != bot},
            "thinking": thinking(seated),
        }
    by_line_up = []
    for number, line_up in enumerate(line_ups):
        own = [game for game in games if game.fixture.line_up == number]
        by_line_up.append(
            {
                "bots": list(line_up),
                "games": len(own),
                "by_bot": {
                    bot: {"seats": line_up.count(bot)} | tally(seats_of(own, bot)) for bot in dict.fromkeys(line_up)
                },
            }
        )
    players = len(line_ups[0])
    return {
        "games": len(games),
        "seeds": len({game.fixture.seed for game in games}),
        "decisions": sum(game.decisions for game in games),
        "rounds": mean_rounds(games),
        "par": round(1 / players, 4),
        "by_bot": by_bot,
        "by_line_up": by_line_up,
        "by_seat": {str(seat): tally([(game, seat) for game in games]) for seat in range(players)},
    }


def mean_rounds(games: Iterable[Played]) -> float | None:
    """Rounds per game, where the game has rounds."""
    counted = [game.rounds for game in games if game.rounds is not None]
    return mean(counted) if counted else None


def mean(numbers: Sequence[float]) -> float:
    """The mean, to four places."""
    return round(sum(numbers) / len(numbers), 4)
