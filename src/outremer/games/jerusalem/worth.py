"""What things and areas are worth in Jerusalem, in prestige, to a player who holds so many squires there.

What is guessed (`Worth`) stands in heuristic.toml.
"""

from outremer.core.rule import rule
from outremer.games.jerusalem.names import (
    AREAS_PER_CENTRE,
    PATRIARCHATE_LARGE,
    TOWER,
    Centre,
    Event,
    Office,
    Resource,
    Stage,
    Worth,
)
from outremer.games.jerusalem.rules.city import NOBODY, centre_of
from outremer.games.jerusalem.state import Board, State

# --- what an area is worth -----------------------------------------------------------------------


@rule
def by_round(s: State, b: Board, place: int) -> float:
    """A number of the heuristic that goes by round."""
    return b.worth[place + s.round_no - 1]


@rule
def income_worth(s: State, b: Board, area: int) -> float:
    """One income of an area; the Tower's silver and free move are its income."""
    squire = by_round(s, b, Worth.SQUIRE)
    silver = by_round(s, b, Worth.SILVER)
    if area == TOWER:
        return b.tower_silver * silver + b.worth[Worth.TOWER_MOVE]
    return (
        b.income[area, Resource.SQUIRE] * squire
        + b.income[area, Resource.SILVER] * silver
        + b.income[area, Resource.PRESTIGE]
    )


@rule
def incomes_now(s: State, area: int) -> float:
    """1 while this round's income of the area is still to come, else 0."""
    if area == TOWER:
        return 1.0 if s.stage < Stage.PRIVILEGES else 0.0
    return 1.0 if s.stage < Stage.BUILD else 0.0


@rule
def survival(s: State, b: Board, centre: int) -> float:
    """The part of what stands in a centre that outlasts the event of this round."""
    event = s.event_at[s.round_no]
    if event < 0 or s.stage == Stage.EVENT:
        return 1.0
    struck = (
        (event == Event.HEIR and centre == Centre.PALACE)
        or (event == Event.WAR and centre == Centre.TEMPLARS)
        or (event == Event.TAX and centre == Centre.MARKET)
        or (event == Event.ELECTION and (centre == Centre.PATRIARCHATE or centre == Centre.NOBILITY))
    )
    return b.worth[Worth.SURVIVAL + event] if struck else 1.0


@rule
def contest(s: State, b: Board, seat: int, first: int, areas: int, rival: int, theirs: int) -> tuple[int, int, int]:
    """In these areas together: own squires, and most of a player of lower and of higher office."""
    own = 0
    lower = 0
    higher = 0
    for player in range(b.players):
        here = theirs if player == rival else 0
        for area in range(first, first + areas):
            here += s.squires[player, area]
        if player == seat:
            own = here
        elif s.office[player] < s.office[seat]:
            lower = max(lower, here)
        else:
            higher = max(higher, here)
    return own, lower, higher


@rule
def claim(
    s: State,
    b: Board,
    seat: int,
    numbers: tuple[int, int, int],
    mine: int,
    worth: float,
    now: float,
    shut: bool,
    later: float,
) -> float:
    """What a majority is worth to a player: does he hold it this round, and may he afterwards?

    Ties go to the lower office (J414), and only the higher ones are still to act (J228).
    """
    own = numbers[0] + mine
    if own <= 0:
        return 0.0
    lower = numbers[1]
    higher = numbers[2]
    odds = 0.0
    if own > lower and own >= higher:
        odds = 1.0
        if s.stage == Stage.DEPLOY and not shut:
            lead = own - higher + 1
            odds = lead * lead / (lead * lead + b.worth[Worth.CONTEST] * worth * (Office.ADMIRAL - s.office[seat]))
    most = max(lower, higher)
    if most > 0:
        odds = odds - b.worth[Worth.DENY] * (1.0 - odds) / (b.players - 1)
    ahead = own - most
    return worth * (now * odds + later * (0.5 + 0.5 * ahead / (abs(ahead) + b.worth[Worth.LEAD])))


@rule
def outlook(
    s: State,
    b: Board,
    seat: int,
    area: int,
    here: tuple[int, int, int],
    in_centre: tuple[int, int, int],
    mine: int,
    safe: bool,
) -> float:
    """What an area and its part in the privilege of the centre are worth with `mine` squires more."""
    centre = centre_of(area)
    left = survival(s, b, centre)
    later = by_round(s, b, Worth.LATER) * left
    shut = safe or s.baron[area] != NOBODY
    total = claim(s, b, seat, here, mine, income_worth(s, b, area), incomes_now(s, area), shut, later)
    if Centre.PATRIARCHATE <= centre <= Centre.NOBILITY:
        worth = b.worth[Worth.PRIVILEGE + centre - Centre.PATRIARCHATE]
        now = 1.0 if s.stage <= Stage.PRIVILEGES else 0.0
        total += claim(s, b, seat, in_centre, mine, worth, now, False, later)
    return total + (here[0] + mine) * by_round(s, b, Worth.PRESENCE) * left


@rule
def whole_centre(s: State, b: Board, seat: int, area: int, rival: int, theirs: int) -> tuple[int, int, int]:
    """The contest for the privilege of an area's centre."""
    if area < PATRIARCHATE_LARGE or area == TOWER:
        return 0, 0, 0
    return contest(s, b, seat, area - area % AREAS_PER_CENTRE, AREAS_PER_CENTRE, rival, theirs)


@rule
def holding(s: State, b: Board, seat: int, area: int, mine: int, rival: int, theirs: int, safe: bool) -> float:
    """What an area is worth to a player with `mine` more squires of his and `theirs` more of a rival's."""
    here = contest(s, b, seat, area, 1, rival, theirs)
    return outlook(s, b, seat, area, here, whole_centre(s, b, seat, area, rival, theirs), mine, safe)


@rule
def gain(s: State, b: Board, seat: int, area: int, count: int) -> float:
    """What so many squires more (or fewer) in an area change for a player."""
    return holding(s, b, seat, area, count, NOBODY, 0, False) - holding(s, b, seat, area, 0, NOBODY, 0, False)
