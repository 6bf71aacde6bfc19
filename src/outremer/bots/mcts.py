"""The search bot: `mcts:ms=500` or `mcts:sims=2000`, per decision or (`per=turn`) per turn."""

import hashlib
import secrets
import time
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from outremer.bots import search
from outremer.bots.budget import Budget, Purse, number
from outremer.bots.opinion import Opinion
from outremer.bots.search import Settings
from outremer.bots.tree import NONE, clear, new_tree
from outremer.core import engine
from outremer.core.errors import BadOption
from outremer.core.game import Game, GameInfo
from outremer.core.moves import new_moves
from outremer.core.pending import CHANCE
from outremer.core.rng import new_rng
from outremer.core.state import Rows, flat
from outremer.core.view import View, conceal

NODES = 1 << 16
EDGES = 1 << 19
"""The pools of the trees, 18 MB. When they are full the trees stop growing and the search goes on in them."""
LONGEST = 200
"""Decisions of a simulation that are kept in the trees."""
CHUNK_SECONDS = 0.004
"""The clock is read about so often."""
MOST_AT_ONCE = 1 << 8
"""Simulations between two looks at the clock: few, for they may suddenly cost fifty times as much as those before,
when the trees reach beyond the end of a round."""
FEWEST = 16
"""Simulations of a decision whose time is up before it begins (late in a long turn): a move must have been tried."""

_ALLOWED = ("ms", "sims", "per", "seed", *Settings._fields)


class Search:
    """One search in one game: its trees, its working room, its random numbers."""

    def __init__(self, game: Game, settings: Settings, seed: int, boards: Rows | None = None) -> None:
        info, seats = game.info, game.players
        self.game = game
        self.boards = game.boards if boards is None else boards
        self.settings = settings
        self._judgement = info.judgement(seats)
        self.tree = new_tree(NODES, EDGES)
        self.roots = np.zeros(seats, np.int32)
        self._desk = search.desk_for(info, seats, LONGEST)
        self._rows = info.state.empty(2)
        self._cells = flat(self._rows)
        self._hidden: NDArray[np.bool_] = np.isin(info.actions.family, list(game.secret_families))
        orderless = info.orderless_families if settings.merged else ()
        self._orderless: NDArray[np.bool_] = np.isin(info.actions.family, list(orderless))
        self._rng = new_rng(seed)
        self.forget()

    @property
    def memory(self) -> int:
        """Bytes taken by the arrays, whatever is searched."""
        arrays: list[Any] = [*self.tree, *self._desk, self._rows]
        return sum(array.nbytes for array in arrays)

    def forget(self) -> None:
        """Begin with empty trees."""
        clear(self.tree, self.roots, self.settings.apart)

    def run(self, view: View, sims: int) -> None:
        """So many simulations from a view."""
        search.simulate(
            sims,
            view.rows,
            self._rows,
            self._cells,
            self.boards,
            self.game.info.secrets,
            self.roots,
            self.tree,
            self._desk,
            self.game.info.actions.family,
            self._hidden,
            self._orderless,
            self._judgement,
            self.settings,
            view.seat,
            self._rng,
        )

    def run_for(self, view: View, seconds: float) -> int:
        """Simulations until the time is up, but a few in any case; how many they were."""
        now = time.perf_counter()
        end = now + seconds
        done, chunk = 0, 1
        while now < end or done < FEWEST:
            self.run(view, chunk)
            done += chunk
            before, now = now, time.perf_counter()
            each = max((now - before) / chunk, 1e-7)
            chunk = max(1, min(int(min(CHUNK_SECONDS, end - now) / each), 2 * chunk, MOST_AT_ONCE))
        return done

    def edges(self, seat: int) -> list[int]:
        """The edges of a seat's root."""
        root = self.roots[seat]
        first = int(self.tree.first[root])
        found = list(range(first, first + int(self.tree.size[root])))
        edge = int(self.tree.more[root])
        while edge != NONE:
            found.append(edge)
            edge = int(self.tree.after[edge])
        return found

    def best(self, seat: int, legal: list[int]) -> tuple[int, int]:
        """The seat's move tried most often (of equals the one that did best), and its edge."""
        tree, base = self.tree, seat * self.game.info.actions.size
        tried = [edge for edge in self.edges(seat) if tree.visits[edge] > 0 and int(tree.key[edge]) - base in legal]
        if not tried:
            return legal[0], NONE
        edge = max(tried, key=lambda e: (tree.visits[e], tree.worth[e] / tree.visits[e]))
        return int(tree.key[edge]) - base, edge

    def descend(self, seat: int, edge: int) -> None:
        """Go on from the node behind a seat's edge, if there is one and room to grow; else begin anew."""
        child = int(self.tree.child[edge]) if edge != NONE else NONE
        nodes, edges = self.tree.used[0], self.tree.used[1]
        if child == NONE or 2 * nodes > NODES or 2 * edges > EDGES:
            self.forget()
        else:
            search.step(self.roots, seat, child, self.settings)


class Mcts:
    """Information-set Monte Carlo tree search on the seat's view (see docs/bots-howto.md)."""

    def __init__(self, seed: str = "", **settings: str) -> None:
        self.budget = Budget.read(settings)
        self.given = _read(settings)
        others = {name: text for name, text in settings.items() if name not in _ALLOWED}
        self._opinion = Opinion("mcts", others, _ALLOWED)
        text = seed or secrets.token_hex(16)
        self._seed = int.from_bytes(hashlib.sha256(f"outremer mcts {text}".encode()).digest()[:8], "big")
        self._search: Search | None = None
        self._purse = Purse(self.budget)
        self._expected = b""
        self._same_turn = False
        self.simulations = 0
        """How many the last decision took."""

    def suits(self, info: GameInfo) -> None:
        """Refuse a game that does not know what the bot was told."""
        self._opinion.check(info)

    def prepare(self, game: Game) -> None:
        """Compile what the search needs, and make room; the time of a decision does not include this."""
        if self._search is None or self._search.game is not game:
            boards = self._opinion.boards(game)
            self._search = Search(game, settings_of(game, self.given), self._seed, boards)
            self._expected, self._same_turn = b"", False
            first = Search(game, self._search.settings, 0, boards)
            position = game.start(seed=0)
            first.run(position.view(position.seat), 1)

    def choose(self, view: View) -> int:
        """A legal action of the view's seat."""
        self.prepare(view.game)
        begun = time.perf_counter()
        found = self._search
        assert found is not None
        legal = [action.id for action in view.legal()]
        allowed = self._purse.for_decision(self._same_turn)
        if view.rows.tobytes() != self._expected:
            found.forget()
        self.simulations = 0
        if len(legal) == 1:
            action, edge = legal[0], NONE
        else:
            self._think(found, view, allowed, begun)
            action, edge = found.best(view.seat, legal)
            found.descend(view.seat, edge)
        self._look_ahead(view, action)
        return action

    def _think(self, found: Search, view: View, allowed: float, begun: float) -> None:
        if self.budget.sims:
            self.simulations = max(1, int(allowed))
            found.run(view, self.simulations)
            self._purse.spent(self.simulations)
        else:
            self.simulations = found.run_for(view, allowed / 1000 - (time.perf_counter() - begun))
            self._purse.spent(1000 * (time.perf_counter() - begun))

    def _look_ahead(self, view: View, action: int) -> None:
        """What the seat will see if it is asked next without anything unforeseen, and whether its turn goes on."""
        boards, size = view.game.boards, view.game.info.actions.size
        rows = view.determinise(0)
        asked = engine.act(rows, boards, view.seat, action)
        self._expected = conceal(view.game, rows, view.seat).tobytes() if asked == view.seat else b""
        moves, weights = new_moves(size), new_moves(size)
        while asked == CHANCE:
            engine.outcomes(rows, boards, moves, weights)
            asked = engine.act(rows, boards, CHANCE, int(moves[0]))
        self._same_turn = asked == view.seat


def settings_of(game: Game, given: Mapping[str, float]) -> Settings:
    """The usual settings, the game's own in their place, and those of the spec in theirs."""
    chosen: dict[str, Any] = {**game.info.search(game.players), **given}
    return Settings(**chosen)


def _read(settings: Mapping[str, str]) -> dict[str, float]:
    """The settings of the search that a spec names."""
    given: dict[str, float] = {}
    for key, text in settings.items():
        if key in Settings._fields:
            value, whole = number(text), type(Settings._field_defaults[key]) is int
            low, high = search.BOUNDS[key]
            if value is None or not low <= value <= high or (whole and value != int(value)):
                kind = "a whole number" if whole else "a number"
                raise BadOption(f"{key}={text}: {key} of mcts is {kind} from {low:g} to {high:g}")
            given[key] = int(value) if whole else value
    return given
