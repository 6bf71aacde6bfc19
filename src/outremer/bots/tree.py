"""The trees of a search, one for each seat or one for all: nodes and edges in arrays that are made once and reused.

A node is what its seats have decided since the root, whatever the order where a game says that it makes no
difference; its edges are the decisions met there. Edges made together lie side by side; those met later, when the
others or another deal of the hidden cards allowed other moves, hang on as a list.
"""

from typing import Any, NamedTuple

import numpy as np

from outremer.core.rng import mix
from outremer.core.rule import rule
from outremer.core.state import Grid

NONE = -1
_S33 = np.uint64(33)


class Tree(NamedTuple):
    """The pools: nodes, and edges as a linked list per node."""

    used: Grid
    """Nodes and edges in use."""
    first: Grid
    """First edge of each node, NONE if it has not been entered; edges made together lie side by side."""
    size: Grid
    """How many edges lie side by side from there."""
    more: Grid
    """First of the edges made later."""
    mark: Any
    """What has been decided on the way to each node, as one number."""
    places: Grid
    """Where the nodes stand, by their marks: a table twice as long as the pool, NONE where it is free."""
    entered: Grid
    """How often each node was come to, along any edge."""
    gained: Any
    """The sum of the values found then for the seat that came."""
    best: Any
    """The heuristic's best score at each node, against which weights are measured."""
    key: Grid
    """Who decides what: seat times number of actions, plus action."""
    weight: Any
    """How good the heuristic finds it, 1 = the best."""
    visits: Grid
    seen: Grid
    """How often it was among the legal moves."""
    child: Grid
    after: Grid
    """The next of the edges made later at the same node."""
    worth: Any
    """The sum of the values found for the seat that decides."""


def new_tree(nodes: int, edges: int) -> Tree:
    """Room for so many nodes and edges, of all seats together."""
    return Tree(
        used=np.zeros(2, np.int32),
        first=np.full(nodes, NONE, np.int32),
        size=np.zeros(nodes, np.int32),
        more=np.zeros(nodes, np.int32),
        mark=np.zeros(nodes, np.uint64),
        places=np.full(2 * nodes, NONE, np.int32),
        entered=np.zeros(nodes, np.int32),
        gained=np.zeros(nodes, np.float32),
        best=np.zeros(nodes, np.float64),
        key=np.zeros(edges, np.int32),
        weight=np.zeros(edges, np.float32),
        visits=np.zeros(edges, np.int32),
        seen=np.zeros(edges, np.int32),
        child=np.zeros(edges, np.int32),
        after=np.zeros(edges, np.int32),
        worth=np.zeros(edges, np.float32),
    )


@rule
def clear(tree: Tree, roots: Grid, apart: int) -> None:
    """Forget everything; each seat gets a new root, or all the same."""
    tree.used[0] = 0
    tree.used[1] = 0
    for place in range(len(tree.places)):
        tree.places[place] = NONE
    for seat in range(len(roots)):
        roots[seat] = grow(tree, mix(np.uint64(seat))) if apart or seat == 0 else roots[0]


@rule
def mark_after(mark: Any, key: int, orderless: bool) -> Any:
    """The mark of what follows a decision; of several orderless ones in a row it is the same in any order."""
    step = mix(np.uint64(key + 1))
    return mark + step if orderless else mix(mark ^ step)


@rule
def grow(tree: Tree, mark: Any) -> int:
    """The node with a mark, a new one if there is none yet; NONE when the pool is full."""
    most = len(tree.places) - 1
    place = np.int64(mark >> _S33) & most
    while tree.places[place] != NONE:
        if tree.mark[tree.places[place]] == mark:
            return tree.places[place]
        place = (place + 1) & most
    node = tree.used[0]
    if node == len(tree.first):
        return NONE
    tree.used[0] = node + 1
    tree.places[place] = node
    tree.mark[node] = mark
    tree.entered[node] = 0
    tree.gained[node] = 0.0
    tree.first[node] = NONE
    tree.size[node] = 0
    tree.more[node] = NONE
    return node


@rule
def lead(tree: Tree, edge: int, mark: Any) -> None:
    """Let an edge lead to the node with a mark, which learns what was found along the edge so far."""
    node = grow(tree, mark)
    tree.child[edge] = node
    if node != NONE:
        tree.entered[node] += tree.visits[edge]
        tree.gained[node] += tree.worth[edge]


@rule
def mean(tree: Tree, edge: int) -> float:
    """The mean value found along an edge that was tried; if it leads to a node, along all that lead there."""
    node = tree.child[edge]
    if node == NONE:
        return float(tree.worth[edge] / tree.visits[edge])
    return float(tree.gained[node] / tree.entered[node])


@rule
def found(tree: Tree, edge: int, value: float) -> None:
    """Add a value found along an edge."""
    tree.visits[edge] += 1
    tree.worth[edge] += value
    node = tree.child[edge]
    if node != NONE:
        tree.entered[node] += 1
        tree.gained[node] += value


@rule
def offer(tree: Tree, key: int, weight: float) -> int:
    """A new edge, NONE when the pool is full."""
    edge = tree.used[1]
    if edge == len(tree.key):
        return NONE
    tree.used[1] = edge + 1
    tree.key[edge] = key
    tree.weight[edge] = weight
    tree.visits[edge] = 0
    tree.seen[edge] = 0
    tree.child[edge] = NONE
    tree.after[edge] = NONE
    tree.worth[edge] = 0.0
    return edge


@rule
def edge_for(tree: Tree, node: int, key: int, likely: int) -> int:
    """The edge of a node for a key, NONE if there is none; `likely` is tried first."""
    first = tree.first[node]
    end = first + tree.size[node]
    if first <= likely < end and tree.key[likely] == key:
        return likely
    for edge in range(first, end):
        if tree.key[edge] == key:
            return edge
    edge = tree.more[node]
    while edge != NONE and tree.key[edge] != key:
        edge = tree.after[edge]
    return edge
