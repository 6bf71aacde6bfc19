"""The trees of a search, one for each seat or one for all: nodes and edges in arrays that are made once and reused.

A node is what its seats have decided since the root; its edges are the decisions met there. Edges made
together lie side by side; those met later, when the others or another deal of the hidden cards allowed
other moves, hang on as a list.
"""

from typing import Any, NamedTuple

import numpy as np

from outremer.core.rule import rule
from outremer.core.state import Grid

NONE = -1


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
    for seat in range(len(roots)):
        roots[seat] = grow(tree) if apart or seat == 0 else roots[0]


@rule
def grow(tree: Tree) -> int:
    """A new node, NONE when the pool is full."""
    node = tree.used[0]
    if node == len(tree.first):
        return NONE
    tree.used[0] = node + 1
    tree.first[node] = NONE
    tree.size[node] = 0
    tree.more[node] = NONE
    return node


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
