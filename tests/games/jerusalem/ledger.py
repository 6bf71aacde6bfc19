"""The accounts of phase 3 worked out anew from the rules' text, to check the engine's against.

Step 4 asks nothing, so it always lies inside one step of a game, together with the last income, the
gifts and perhaps the event. What a player had before building is therefore computed here.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from outremer.games.jerusalem.actions import Family
from outremer.games.jerusalem.names import TOWER, Decision

if TYPE_CHECKING:
    from tests.games.jerusalem.invariants import JerusalemWatcher

GIFT, GIFT_CARD, GIFT_TIE = 3, 1, 1


def player_order(office: Any, players: int) -> list[int]:
    """The seats by office number (J228)."""
    return sorted(range(players), key=lambda seat: int(office[seat]))


def controller(squires: Any, office: Any, players: int) -> int | None:
    """Most squires, then the lower office; nobody in an empty area (J413-J415)."""
    present = [seat for seat in range(players) if squires[seat]]
    return min(present, key=lambda seat: (-int(squires[seat]), int(office[seat])), default=None)


def cost_of_floors(first: int, last: int, highest: int) -> tuple[int, int]:
    """What the floors above `first` up to `last` cost, and how many surcharges are in it (J852, J853)."""
    surcharges = sum(n > highest for n in range(first + 1, last + 1))
    return sum(n + 1 for n in range(first + 1, last + 1)) + surcharges, surcharges


@dataclass
class Ledger:
    """Silver and prestige before the building of a round, and the towers during it."""

    silver: Any
    screen: Any
    supply: Any
    prestige: Any
    order: list[int]
    floors: Any
    built: Any

    def highest(self, seat: int) -> int:
        """The highest floor of all when the seat begins to build: earlier players have built (J854)."""
        earlier = self.order[: self.order.index(seat)]
        return max(int(self.built[p] if p in earlier else self.floors[p]) for p in self.order)

    def take(self, seat: int, income: Any) -> None:
        """Squires as far as the supply goes, silver, prestige (J832, J835)."""
        squires = min(int(income[0]), int(self.supply[seat]))
        self.screen[seat] += squires
        self.supply[seat] -= squires
        self.silver[seat] += income[1]
        self.prestige[seat] += income[2]

    @staticmethod
    def before_building(game: "JerusalemWatcher", t: int) -> "Ledger":
        """The accounts after step 3 (and the gifts) of the step t that holds the building."""
        s, players = game.s[t], game.players
        order = player_order(s.office, players)
        ledger = Ledger(
            *(s[field].copy() for field in ("silver", "screen", "supply", "prestige")),
            order,
            s.floors,
            game.s.floors[t + 1],
        )
        if game.decision[t] == Decision.INCOME:
            ledger._last_incomes(game, t)
        elif game.decision[t] == Decision.TURN:
            seat = controller(s.squires[:, TOWER], s.office, players)
            if seat is not None:
                ledger.silver[seat] += 1
        if game.round[t] == 5:
            ledger._gifts(s.hand.sum(axis=1), str(game.option["gift_tie"]) == "all")
        return ledger

    def _last_incomes(self, game: "JerusalemWatcher", t: int) -> None:
        """The area being paid, and all later ones of players who take everything."""
        s, seat = game.s[t], int(game.actors[t])
        resting = {p for p in range(game.players) if s.take_rest[p]}
        if game.family[t] == Family.TAKE_REST:
            resting.add(seat)
        if game.family[t] in (Family.TAKE, Family.TAKE_REST):
            self.take(seat, s.offer)
        area = int(s.pending[s.depth - 1, 2])
        for later in range(area + 1, TOWER):
            owner = controller(s.squires[:, later], s.office, game.players)
            if owner in resting:
                self.take(int(owner), game.game.boards[0].income[later])

    def _gifts(self, cards: Any, tie_to_all: bool) -> None:
        """The King's Gifts of round 5 (J842-J846)."""
        for amounts in (self.screen, self.silver):
            most = max(amounts[p] for p in self.order)
            best = [p for p in self.order if amounts[p] == most]
            if most and len(best) == 1:
                self.prestige[best[0]] += GIFT
            elif most:
                self.prestige[self.order if tie_to_all else best] += GIFT_TIE
        self.prestige[np.array([p for p in self.order if cards[p]], int)] += GIFT_CARD
