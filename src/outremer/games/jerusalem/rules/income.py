"""Phase 3, steps 1 to 3: the Tower of David, the privileges, the income (J801-J836)."""

from outremer.core.pending import CHANCE, answered, ask, asked_x
from outremer.core.rule import rule
from outremer.games.jerusalem.codes import Why
from outremer.games.jerusalem.names import INCOME_AREAS, ROUNDS, TOWER, Centre, Decision, Resource, Stage
from outremer.games.jerusalem.rules.city import NOBODY, controller, gain_squires, privilege_winner
from outremer.games.jerusalem.state import Board, State

# --- step 1: Tower of David ----------------------------------------------------------------------


@rule
def tower_step(s: State, b: Board) -> None:
    """The controller gets silver and may move a squire out of the Tower (J802-J806)."""
    s.at = 0
    s.stage = Stage.PRIVILEGES
    seat = controller(s, b, TOWER)
    if seat == NOBODY:
        return
    s.silver[seat] += b.tower_silver
    if b.tower_move_under_baron or s.baron[TOWER] == NOBODY:
        ask(s, Decision.TOWER_MOVE, seat, 0, 0)


@rule
def why_tower_to(s: State, b: Board, seat: int, target: int) -> int:
    """Any other open area; which barons bar it is an edition's matter (J803, J804)."""
    if target == TOWER:
        return Why.SAME_AREA
    if not b.area_open[target]:
        return Why.AREA_CLOSED
    owner = s.baron[target]
    if owner == NOBODY or (b.tower_move_target and owner == seat):
        return Why.LEGAL
    return Why.TOWER_TARGET_BLOCKED


@rule
def tower_to(s: State, seat: int, target: int) -> None:
    """The free move, before majorities are counted (J803, J807)."""
    answered(s)
    s.squires[seat, TOWER] -= 1
    s.squires[seat, target] += 1


# --- step 2: privileges --------------------------------------------------------------------------


@rule
def privileges_step(s: State, b: Board) -> None:
    """Patriarchate, Market, Nobility, one after the other; who cannot pay is not asked (J810-J817)."""
    centre = Centre.PATRIARCHATE + s.at
    if centre > Centre.NOBILITY:
        s.at = 0
        s.stage = Stage.INCOME
        return
    s.at += 1
    seat = privilege_winner(s, b, centre)
    if seat == NOBODY:
        return
    if centre == Centre.PATRIARCHATE:
        if s.screen[seat] >= b.scholars_cost:
            ask(s, Decision.SCHOLARS, seat, 0, 0)
    elif centre == Centre.MARKET:
        if s.silver[seat] >= b.materials_price:
            ask(s, Decision.MATERIALS, seat, 0, 0)
    else:
        ask(s, Decision.INTRIGUE, seat, 0, 0)


@rule
def scholars_draw(s: State, b: Board, seat: int) -> None:
    """A squire goes from behind the screen to the supply for the top card of the deck (J818)."""
    answered(s)
    s.screen[seat] -= b.scholars_cost
    s.supply[seat] += b.scholars_cost
    ask(s, Decision.DRAWN_CARD, CHANCE, seat, 0)


@rule
def card_drawn(s: State, card: int) -> None:
    """Chance: the card drawn with the Scholars goes to the drawer's hand (J818, J1204)."""
    seat = asked_x(s)
    answered(s)
    s.deck[card] -= 1
    s.hand[seat, card] += 1


@rule
def why_buy(s: State, b: Board, seat: int, count: int) -> int:
    """Up to 4 prestige for 2 silver each (J820)."""
    if count > b.materials_max:
        return Why.MATERIALS_LIMIT
    return Why.LEGAL if s.silver[seat] >= count * b.materials_price else Why.NOT_ENOUGH_SILVER


@rule
def buy(s: State, b: Board, seat: int, count: int) -> None:
    """Silver to the bank, the marker forward (J821)."""
    answered(s)
    s.silver[seat] -= count * b.materials_price
    s.prestige[seat] += count


@rule
def why_steal(b: Board, seat: int, victim: int) -> int:
    """From any other player, even from one on 0 (J822, J823)."""
    if victim == seat:
        return Why.STEAL_SELF
    return Why.LEGAL if victim < b.players else Why.UNKNOWN_OPTION


@rule
def steal(s: State, b: Board, seat: int, victim: int) -> None:
    """The victim's marker goes back, but not below 0; the thief's goes forward all the same (J822, J823)."""
    answered(s)
    s.prestige[victim] = max(0, s.prestige[victim] - b.intrigue_steal)
    s.prestige[seat] += b.intrigue_steal


# --- step 3: income ------------------------------------------------------------------------------


@rule
def income_step(s: State, b: Board) -> None:
    """Area by area the controller is offered its income (J830, J831); the Tower pays nothing here (J836)."""
    if s.at == INCOME_AREAS:
        for seat in range(b.players):
            s.take_rest[seat] = 0
        s.stage = Stage.GIFTS if s.round_no == ROUNDS else Stage.BUILD
        return
    area = s.at
    s.at += 1
    seat = controller(s, b, area)
    if seat == NOBODY:
        return
    for resource in range(3):
        s.offer[resource] = b.income[area, resource]
    if s.take_rest[seat]:
        take_offer(s, seat)
    elif offered(s) > 0:
        ask(s, Decision.INCOME, seat, area, 0)


@rule
def offered(s: State) -> int:
    """Units the area still offers."""
    return s.offer[0] + s.offer[1] + s.offer[2]


@rule
def take_offer(s: State, seat: int) -> None:
    """Squires from the supply, silver from the bank, prestige on the track (J832, J835)."""
    gain_squires(s, seat, s.offer[Resource.SQUIRE])
    s.silver[seat] += s.offer[Resource.SILVER]
    s.prestige[seat] += s.offer[Resource.PRESTIGE]
    for resource in range(3):
        s.offer[resource] = 0


@rule
def take(s: State, seat: int) -> None:
    """Take all that is still offered here."""
    answered(s)
    take_offer(s, seat)


@rule
def take_rest(s: State, seat: int) -> None:
    """Take all here and in all later areas of this round."""
    s.take_rest[seat] = 1
    take(s, seat)


@rule
def why_decline(s: State, resource: int) -> int:
    """Only what is still offered can be given up (J834)."""
    return Why.LEGAL if s.offer[resource] > 0 else Why.DECLINE_TOO_MUCH


@rule
def decline(s: State, resource: int) -> None:
    """One unit is given up and lost (J833, J834)."""
    s.offer[resource] -= 1
    if offered(s) == 0:
        answered(s)
