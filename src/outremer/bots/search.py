"""Information-set Monte Carlo tree search, compiled: one copy per game, made and cached on first use.

Every seat has a tree of its own (`Tree`), whose nodes are what that seat has decided since the root: a
node stands for all that chance and the others did meanwhile. So the trees grow deep, and nobody answers what
was chosen unseen. Or all seats share one tree (`Settings.apart`): a node is what anybody has decided, except
what others chose unseen. Every simulation deals the hidden cards anew from the searcher's view and walks down
the trees, each as its seat is asked, drawing chance on the way. A seat that leaves its tree adds a node there
and plays on by the rollout policy. The value found for each seat is added to the edges it came along.
"""

from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np

from outremer.bots.judging import judge_result, judge_standing, weigh_position
from outremer.bots.tree import NONE, Tree, edge_for, found, lead, mark_after, mean, offer
from outremer.core import contract
from outremer.core.engine import choose_anew, determinise
from outremer.core.game import GameInfo
from outremer.core.judgement import Judgement
from outremer.core.pending import CHANCE, OVER
from outremer.core.rng import below
from outremer.core.rule import rule
from outremer.core.state import Grid, Kind

TO_THE_END = -1
"""As `Settings.depth`: rollouts end with the game."""
LEAST_WEIGHT = 1e-3
"""No move looks so bad that it is never tried."""


class Settings(NamedTuple):
    """What can be tuned; a game may have values of its own by number of players (`search` in its evaluation.toml)."""

    c: float = 0.6
    """How much the search explores."""
    temperature: float = 1.0
    """How much worse a move must look, in points of the heuristic, for an e-th of the weight."""
    fpu: float = 0.1
    """By how much a move not tried yet is valued below the mean of those tried."""
    depth: int = 10
    """Turns played out after the trees before a position is judged (0 = at once), or TO_THE_END."""
    tournament: int = 0
    """A rollout plays the best-looking of so many moves drawn by lot; 1 plays any, 0 the best of all."""
    win: float = 0.5
    """How much of a result is winning, the rest being the place reached."""
    grouped: int = 1
    """1 = the weight of a family of moves is that of its best, shared among them (many bids weigh as one)."""
    patience: int = 1
    """How often a move is tried before a node is added after it."""
    apart: int = 1
    """1 = each seat has a tree of its own, 0 = all share one, in which what others do makes a difference."""
    peek: float = 0.0
    """Points of the heuristic for a move after which the position is worth 1 to the evaluation: how much the
    evaluation has a say in the weights of the moves."""
    merged: int = 1
    """1 = decisions whose order makes no difference (`GameInfo.orderless_families`) lead to the same node."""


BOUNDS = {
    "c": (0.0, 100.0),
    "temperature": (0.01, 1000.0),
    "fpu": (-2.0, 2.0),
    "depth": (TO_THE_END, 1000),
    "tournament": (0, 1000),
    "win": (0.0, 1.0),
    "grouped": (0, 1),
    "patience": (1, 1000),
    "apart": (0, 1),
    "peek": (0.0, 1000.0),
    "merged": (0, 1),
}
"""The least and the most of each setting."""


class Desk(NamedTuple):
    """Room to work on, kept between calls."""

    moves: Grid
    weights: Grid
    scores: Any
    counts: Grid
    """Cards of a pool while hidden cards are dealt."""
    edges: Grid
    """The edge of each listed move."""
    groups: Any
    """By family of action: the sum of its weights."""
    tops: Any
    """And the greatest of them."""
    features: Any
    nodes: Grid
    """Where each seat stands in its tree."""
    path: Grid
    """The edges followed, each with its seat."""
    value: Any
    odds: Any


def new_desk(actions: int, families: int, seats: int, kinds: int, features: int, longest: int) -> Desk:
    """Room for a search in a game of that size."""
    return Desk(
        moves=np.zeros(actions + 1, np.int32),
        weights=np.zeros(actions + 1, np.int32),
        scores=np.zeros(actions + 1, np.float64),
        counts=np.zeros(kinds, np.int32),
        edges=np.zeros(actions + 1, np.int32),
        groups=np.zeros(families, np.float64),
        tops=np.zeros(families, np.float64),
        features=np.zeros(features, np.float64),
        nodes=np.zeros(seats, np.int32),
        path=np.zeros((longest, 2), np.int32),
        value=np.zeros(seats, np.float64),
        odds=np.zeros(seats, np.float64),
    )


def desk_for(info: GameInfo, seats: int, longest: int) -> Desk:
    """Room for a search in a game with so many seats."""
    kinds = max((f.shape[-1] - 1 for f in info.state.fields.values() if f.kind is Kind.PILE), default=0)
    families = int(info.actions.family.max()) + 1
    return new_desk(info.actions.size, families, seats, kinds, len(info.features), longest)


@rule
def weigh_moves(desk: Desk, family: Any, count: int, best: float, settings: Settings) -> None:
    """Turn the scores of the listed moves into weights: 1 for the best, an e-th per temperature below it."""
    for k in range(count):
        desk.scores[k] = max(exp(min(0.0, desk.scores[k] - best) / settings.temperature), LEAST_WEIGHT)
    if settings.grouped:
        for k in range(count):
            desk.groups[family[desk.moves[k]]] = 0.0
            desk.tops[family[desk.moves[k]]] = 0.0
        for k in range(count):
            group = family[desk.moves[k]]
            desk.groups[group] += desk.scores[k]
            desk.tops[group] = max(desk.tops[group], desk.scores[k])
        for k in range(count):
            group = family[desk.moves[k]]
            desk.scores[k] *= desk.tops[group] / desk.groups[group]


@rule
def peek(rows: Any, boards: Any, desk: Desk, actor: int, count: int, judgement: Judgement, settings: Settings) -> None:
    """Add to the scores of the listed moves what the evaluation makes of the positions they lead to."""
    b = boards[0]
    after = rows[1]
    for k in range(count):
        rows[1] = rows[0]
        contract.apply(after, b, actor, desk.moves[k])
        judge(after, b, contract.to_move(after, b), desk, judgement, settings)
        desk.scores[k] += settings.peek * desk.value[actor]


@rule
def judge(s: Any, b: Any, asked: int, desk: Desk, judgement: Judgement, settings: Settings) -> None:
    """What a position is worth to each seat, by its result if the game is over."""
    if asked == OVER:
        contract.returns(s, b, desk.value)
        judge_result(desk.value, settings.win)
    else:
        weigh_position(s, b, judgement, desk.features, desk.value)
        judge_standing(desk.value, desk.odds, settings.win)


@rule
def enter(
    rows: Any,
    boards: Any,
    tree: Tree,
    desk: Desk,
    family: Any,
    node: int,
    actor: int,
    count: int,
    judgement: Judgement,
    settings: Settings,
) -> int:
    """Find the edges of the listed moves, adding those never met here; how many there are (fewer if full)."""
    base = actor * (len(desk.moves) - 1)
    first = tree.first[node]
    missing = count
    if first != NONE:
        missing = 0
        likely = first
        for k in range(count):
            edge = edge_for(tree, node, base + desk.moves[k], likely)
            desk.edges[k] = edge
            likely = edge + 1
            if edge == NONE:
                missing += 1
    if missing == 0:
        return count
    contract.prior(rows[0], boards[0], actor, desk.moves, count, desk.scores)
    if settings.peek > 0.0:
        peek(rows, boards, desk, actor, count, judgement, settings)
    return add_edges(tree, desk, family, node, actor, count, settings)


@rule
def add_edges(tree: Tree, desk: Desk, family: Any, node: int, actor: int, count: int, settings: Settings) -> int:
    """Make edges for the scored moves that have none, as far as the pool goes; the moves with an edge are kept."""
    base = actor * (len(desk.moves) - 1)
    fresh = tree.first[node] == NONE
    if fresh:
        tree.first[node] = tree.used[1]
        tree.best[node] = desk.scores[0]
        for k in range(1, count):
            tree.best[node] = max(tree.best[node], desk.scores[k])
    weigh_moves(desk, family, count, tree.best[node], settings)
    kept = 0
    for k in range(count):
        edge = NONE if fresh else desk.edges[k]
        if edge == NONE:
            edge = offer(tree, base + desk.moves[k], desk.scores[k])
            if edge == NONE:
                continue
            if fresh:
                tree.size[node] += 1
            else:
                tree.after[edge] = tree.more[node]
                tree.more[node] = edge
        desk.moves[kept] = desk.moves[k]
        desk.edges[kept] = edge
        kept += 1
    return kept


@rule
def select(tree: Tree, desk: Desk, count: int, settings: Settings) -> int:
    """The edge to follow (PUCT): what was found so far, and what is promising and little tried."""
    weights = 0.0
    visits = 0
    worth = 0.0
    for k in range(count):
        edge = desk.edges[k]
        tree.seen[edge] += 1
        weights += tree.weight[edge]
        visits += tree.visits[edge]
        worth += tree.worth[edge]
    untried = worth / visits - settings.fpu if visits > 0 else 0.0
    best = NONE
    most = 0.0
    for k in range(count):
        edge = desk.edges[k]
        tried = tree.visits[edge]
        value = mean(tree, edge) if tried > 0 else untried
        value += settings.c * tree.weight[edge] / weights * sqrt(tree.seen[edge]) / (1 + tried)
        if best == NONE or value > most:
            best = edge
            most = value
    return best


@rule
def rollout_move(s: Any, b: Any, desk: Desk, actor: int, count: int, settings: Settings, rng: Any) -> int:
    """The best-looking of some moves drawn by lot."""
    drawn = count
    if 0 < settings.tournament < count:
        drawn = settings.tournament
        for k in range(drawn):
            other = k + below(rng, count - k)
            move = desk.moves[other]
            desk.moves[other] = desk.moves[k]
            desk.moves[k] = move
    if drawn == 1:
        return desk.moves[0]
    contract.prior(s, b, actor, desk.moves, drawn, desk.scores)
    best = 0
    for k in range(1, drawn):
        if desk.scores[k] > desk.scores[best]:
            best = k
    return desk.moves[best]


@rule
def any_move(s: Any, desk: Desk, count: int, rng: Any) -> int:
    """Any move, each as likely as the other, retreats left out."""
    action = desk.moves[below(rng, count)]
    if contract.retreats(s, action):
        action = desk.moves[below(rng, without_retreats(s, desk, count))]
    return action


@rule
def chance_move(desk: Desk, count: int, rng: Any) -> int:
    """An outcome of chance by its weight."""
    total = 0
    for k in range(count):
        total += desk.weights[k]
    draw = below(rng, total)
    k = 0
    while draw >= desk.weights[k]:
        draw -= desk.weights[k]
        k += 1
    return desk.moves[k]


@rule
def without_retreats(s: Any, desk: Desk, count: int) -> int:
    """Leave out moves that only take back an act begun, unless there is nothing else."""
    kept = 0
    for k in range(count):
        if not contract.retreats(s, desk.moves[k]):
            desk.moves[kept] = desk.moves[k]
            kept += 1
    return kept if kept > 0 else count


@rule
def step(nodes: Grid, actor: int, node: int, settings: Settings) -> None:
    """A seat goes on to a node of its tree; in a tree they share, all do."""
    if settings.apart:
        nodes[actor] = node
    else:
        for seat in range(len(nodes)):
            nodes[seat] = node


@rule
def simulate(
    sims: int,
    views: Any,
    rows: Any,
    cells: Any,
    boards: Any,
    secrets: Any,
    roots: Grid,
    tree: Tree,
    desk: Desk,
    family: Any,
    hidden: Any,
    orderless: Any,
    judgement: Judgement,
    settings: Settings,
    seat: int,
    rng: Any,
) -> None:
    """So many simulations from a seat's view; `rows` (and `cells`, the same memory) is the row played in, and one to
    look ahead in."""
    s = rows[0]
    b = boards[0]
    actions = len(desk.moves) - 1
    for _ in range(sims):
        rows[0] = views[0]
        choose_anew(cells, secrets)
        determinise(rows, cells, boards, secrets, desk.counts, rng)
        for player in range(len(roots)):
            desk.nodes[player] = roots[player]
        length = 0
        turns = settings.depth
        actor = seat
        last = seat
        while actor != OVER:
            if actor == CHANCE:
                action = chance_move(desk, contract.chance(s, b, desk.moves, desk.weights), rng)
            else:
                node = desk.nodes[actor] if length < len(desk.path) else NONE
                if node == NONE:
                    if turns == 0:
                        break
                    if actor != last:
                        turns -= 1
                        if turns == 0:
                            break
                last = actor
                count = contract.legal(s, b, actor, desk.moves)
                if node == NONE and settings.tournament == 1:
                    action = any_move(s, desk, count, rng)
                else:
                    count = without_retreats(s, desk, count)
                    action = desk.moves[0]
                    if count > 1 and node != NONE:
                        count = enter(rows, boards, tree, desk, family, node, actor, count, judgement, settings)
                        if count == 0:
                            step(desk.nodes, actor, NONE, settings)
                            continue
                        edge = select(tree, desk, count, settings)
                        action = tree.key[edge] - actor * actions
                        desk.path[length, 0] = edge
                        desk.path[length, 1] = actor
                        length += 1
                        if settings.apart or actor == seat or not hidden[action]:
                            if tree.visits[edge] >= settings.patience and tree.child[edge] == NONE:
                                lead(tree, edge, mark_after(tree.mark[node], tree.key[edge], orderless[action]))
                            step(desk.nodes, actor, tree.child[edge], settings)
                    elif count > 1:
                        action = rollout_move(s, b, desk, actor, count, settings, rng)
            contract.apply(s, b, actor, action)
            actor = contract.to_move(s, b)
        judge(s, b, actor, desk, judgement, settings)
        for k in range(length):
            found(tree, desk.path[k, 0], desk.value[desk.path[k, 1]])
