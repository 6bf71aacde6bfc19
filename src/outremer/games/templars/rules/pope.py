"""Moving the Pope, the flag effect and Leader (T2xx, T913-T919)."""

from outremer.core.pending import answered, ask
from outremer.core.rule import rule
from outremer.games.templars.codes import Why
from outremer.games.templars.names import HARBOUR, SPACES, TERRITORIES, Decision, Favour, Flag, Stage
from outremer.games.templars.options import LeaderCondition
from outremer.games.templars.rules.city import (
    can_ask,
    others_in,
    pay_favour,
    place_knight,
    remove_knight,
    why_own_city,
    why_room,
    why_victim,
)
from outremer.games.templars.state import Board, State


@rule
def pope_step(s: State, b: Board) -> None:
    """The start player moves the Pope; a single line is taken without asking (T206-T208)."""
    lines = 0
    target = s.pope
    for space in range(SPACES):
        if b.line[s.pope, space]:
            lines += 1
            target = space
    if lines == 1:
        move_pope(s, target)
    else:
        ask(s, Decision.POPE, s.start_player, 0, 0)


@rule
def why_pope(s: State, b: Board, round_no: int, space: int) -> int:
    """One space forward along a connecting line (T206, T209)."""
    if round_no != s.round_no or not b.line[s.pope, space]:
        return Why.NO_LINE
    return Why.LEGAL


@rule
def move_pope(s: State, space: int) -> None:
    """The Pope stands on the space; a harbour ends the action round at once (T220)."""
    s.pope = space
    s.flag_used = 0
    s.handed_on = 0
    s.stage = Stage.SHIP_ROUND if space == HARBOUR else Stage.FLAG


@rule
def choose_space(s: State, space: int) -> None:
    """DP03."""
    answered(s)
    move_pope(s, space)


@rule
def flag_step(s: State, b: Board) -> None:
    """The flag effect of the player who moved the Pope; one that cannot happen lapses (T210-T219)."""
    s.stage = Stage.LEADER
    seat = s.start_player
    if b.flag[s.pope] == Flag.GREEN:
        for city in range(TERRITORIES):
            if why_flag_place(s, b, seat, city) == Why.LEGAL:
                ask(s, Decision.GREEN_FLAG, seat, 0, 0)
                return
    else:
        for city in range(TERRITORIES):
            if why_own_city(s, seat, city) == Why.LEGAL and others_in(s, b, seat, city) > 0:
                ask(s, Decision.RED_FLAG, seat, 0, 0)
                return


@rule
def why_flag_place(s: State, b: Board, seat: int, city: int) -> int:
    """A knight where an own Templar stands, in a city with room (T210, T211, T213)."""
    code = why_own_city(s, seat, city)
    if code != Why.LEGAL:
        return code
    return why_room(s, b, seat, city)


@rule
def why_flag_remove(s: State, b: Board, seat: int, city: int, colour: int) -> int:
    """Another player's knight where an own Templar stands (T214, T217)."""
    code = why_own_city(s, seat, city)
    if code != Why.LEGAL:
        return code
    return why_victim(s, b, seat, city, colour)


@rule
def flag_place(s: State, seat: int, city: int) -> None:
    """DP04: free of charge (T218)."""
    answered(s)
    place_knight(s, seat, city)
    s.flag_used = 1


@rule
def flag_remove(s: State, city: int, colour: int) -> None:
    """DP05: the knight goes to its owner's temple (T215)."""
    answered(s)
    remove_knight(s, colour, city)
    s.flag_used = 1


@rule
def leader_step(s: State, b: Board) -> None:
    """The start player, then each receiver, may pay to give the marker on (T913-T917)."""
    s.stage = Stage.CARDS
    if not can_ask(s, b, s.start_player, Favour.LEADER):
        return
    if s.handed_on:
        ask(s, Decision.MARKER, s.start_player, 0, 0)
    elif s.flag_used or b.leader_condition == LeaderCondition.AFTER_FLAG:
        ask(s, Decision.LEADER, s.start_player, 0, 0)


@rule
def give_marker(s: State, b: Board, seat: int, receiver: int) -> None:
    """DP06, DP07: the receiver is the start player of this action and may react (T915, T916)."""
    answered(s)
    pay_favour(s, b, seat, Favour.LEADER)
    s.start_player = receiver
    s.handed_on = 1
    s.stage = Stage.LEADER
