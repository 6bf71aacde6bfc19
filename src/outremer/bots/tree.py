"""The trees of a search, one for each seat: nodes and edges in arrays that are made once and reused.

A node is what its seat has decided since the root; its edges are the moves it has met there. Edges made
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
    action: Grid
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
        action=np.zeros(edges, np.int32),
        weight=np.zeros(edges, np.float32),
        visits=np.zeros(edges, np.int32),
        seen=np.zeros(edges, np.int32),
        child=np.zeros(edges, np.int32),
        after=np.zeros(edges, np.int32),
        worth=np.zeros(edges, np.float32),
    )


@rule
def clear(tree: Tree, roots: Grid) -> None:
    """Forget everything; each seat gets a new root."""
    tree.used[0] = 0
    tree.used[1] = 0
    for seat in range(len(roots)):
        roots[seat] = grow(tree)


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
def offer(tree: Tree, action: int, weight: float) -> int:
    """A new edge, NONE when the pool is full."""
    edge = tree.used[1]
    if edge == len(tree.action):
        return NONE
    tree.used[1] = edge + 1
    tree.action[edge] = action
    tree.weight[edge] = weight
    tree.visits[edge] = 0
    tree.seen[edge] = 0
    tree.child[edge] = NONE
    tree.after[edge] = NONE
    tree.worth[edge] = 0.0
    return edge


@rule
def edge_for(tree: Tree, node: int, action: int, likely: int) -> int:
    """The edge of a node for an action, NONE if there is none; `likely` is tried first."""
    first = tree.first[node]
    end = first + tree.size[node]
    if first <= likely < end and tree.action[likely] == action:
        return likely
    for edge in range(first, end):
        if tree.action[edge] == action:
            return edge
    edge = tree.more[node]
    while edge != NONE and tree.action[edge] != action:
        edge = tree.after[edge]
    return edge
