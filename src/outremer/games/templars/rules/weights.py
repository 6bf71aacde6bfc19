"""The chance events: what can come out, and how likely (T108, T110, T119, T122, T520)."""

from outremer.core.moves import weigh
from outremer.core.pending import asked
from outremer.core.rule import rule
from outremer.core.state import Grid
from outremer.games.templars import actions
from outremer.games.templars.actions import ARGUMENT, FAMILY, Family
from outremer.games.templars.names import MISSIONS, TERRITORIES, TILES, Decision
from outremer.games.templars.rules.setup import edict_weight, tile_weight
from outremer.games.templars.state import Board, State


@rule
def outcome_weight(s: State, b: Board, action: int) -> int:
    """The weight of a chance outcome of the event that is due."""
    family = FAMILY[action]
    x = ARGUMENT[action]
    if family == Family.EDICT:
        return edict_weight(s, x)
    if family == Family.TILE:
        return tile_weight(s, x + 1)
    if family == Family.MISSION or family == Family.OPEN_MISSION:
        return s.box[x]
    if family == Family.START_PLAYER:
        return 1 if x < b.players else 0
    return 1


@rule
def chance(s: State, b: Board, moves: Grid, weights: Grid) -> int:
    """List the outcomes of the chance event that is due, with their weights; return how many."""
    decision = asked(s)
    first = actions.THROW
    count = 2
    if decision == Decision.DEAL_EDICT:
        first = actions.EDICT
        count = TERRITORIES
    elif decision == Decision.DEAL_TILE:
        first = actions.TILE
        count = TILES
    elif decision == Decision.DEAL_MISSION:
        first = actions.MISSION
        count = MISSIONS
    elif decision == Decision.OPEN_MISSION:
        first = actions.OPEN_MISSION
        count = MISSIONS
    elif decision == Decision.START_PLAYER:
        first = actions.START_PLAYER
        count = b.players
    n = 0
    for action in range(first, first + count):
        n = weigh(moves, weights, n, action, outcome_weight(s, b, action))
    return n
