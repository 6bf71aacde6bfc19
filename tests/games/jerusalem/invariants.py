"""The invariants of Jerusalem, checked over whole games."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import numpy as np

from outremer.core import engine
from outremer.core.pending import CHANCE, OVER, SPECTATOR
from outremer.core.view import conceal
from outremer.games.jerusalem.actions import ARGUMENT, FAMILY, Family
from outremer.games.jerusalem.names import (
    CARD_IDS,
    MARKET_LARGE,
    NOBILITY_LARGE,
    PALACE_LARGE,
    PATRIARCHATE_LARGE,
    TEMPLARS_LARGE,
    TOWER,
    Decision,
    Event,
)
from tests.games.jerusalem.ledger import Ledger, cost_of_floors, player_order
from tests.traces import Trace, Watcher

SQUIRES = 50
COPIES = {
    "squire1": 3,
    "silver2": 3,
    "prestige2": 3,
    "resources2": 2,
    "squire1_silver1": 2,
    "defector": 2,
    "move2": 4,
    "genoa": 2,
}
"""Copies of the action cards; of each Overwhelming Influence there is one."""
MOST_TAKEN = {2: 10, 3: 20, 4: 25}
EVENT_ROUNDS = (2, 3, 4)
RESCUED = 2
REMOVED_PER_OPPONENT = 2

PALACE, TEMPLARS, MARKET = (slice(a, a + 3) for a in (PALACE_LARGE, TEMPLARS_LARGE, MARKET_LARGE))
PATRIARCHATE, NOBILITY = (slice(a, a + 3) for a in (PATRIARCHATE_LARGE, NOBILITY_LARGE))

AUCTION, DRAFT, DEPLOY, FREE_MOVE, PRIVILEGES, INCOME, BUILDING, EVENT, MARKER, END = range(10)
"""The parts of a round in their order; a moment of the game is 10 x round + part."""

_PART = {
    DRAFT: (Decision.DRAFT,),
    DEPLOY: tuple(Decision(d) for d in range(Decision.TURN, Decision.RESOURCE_PICK + 1)),
    FREE_MOVE: (Decision.TOWER_MOVE,),
    PRIVILEGES: (Decision.SCHOLARS, Decision.MATERIALS, Decision.INTRIGUE, Decision.DRAWN_CARD),
    INCOME: (Decision.INCOME,),
    EVENT: (Decision.HEIR_RESCUE, Decision.HEIR_RESCUE_TO, Decision.TAX_KEEP, Decision.WAR_REMOVE),
    MARKER: (Decision.NEXT_EVENT,),
}
PART = np.full(len(Decision) + 1, AUCTION)
"""The part of a round each decision belongs to; the last entry is for the end of the game."""
PART[-1] = END
for _part, _decisions in _PART.items():
    PART[list(_decisions)] = _part


class JerusalemWatcher(Watcher):
    """One method per invariant of section 8 of RULES.md; its docstring is the invariant."""

    def __init__(self, trace: Trace, *, deep: bool = True) -> None:
        super().__init__(trace, deep=deep)
        self.players = self.game.players
        self.option = self.game.options
        s, steps = self.s, np.arange(len(self.s))
        self.decision = np.where(s.depth > 0, s.pending[steps, s.depth - 1, 0], -1)
        self.asked = np.where(s.depth > 0, s.pending[steps, s.depth - 1, 1], OVER)
        self.part = PART[self.decision]
        self.round = s.round_no - (self.part == MARKER)  # the marker moves on before the round is cleared
        self.moment = 10 * self.round + self.part
        self.family = np.asarray(FAMILY)[self.actions]
        self.argument = np.asarray(ARGUMENT)[self.actions]

    # --- moments of the game ---------------------------------------------------------------------

    def change(self, field: str) -> Any:
        """What each step changed in a field."""
        return np.diff(self.s[field], axis=0)

    def same(self, field: str) -> Any:
        """For each step: did it leave the field alone?"""
        return (self.change(field) == 0).reshape(len(self.actions), -1).all(axis=1)

    @cached_property
    def building(self) -> list[int]:
        """The steps in which step 4 took place (it asks nothing, so it lies inside a step)."""
        start = 10 * self.round[:-1] + BUILDING
        return [int(t) for t in np.flatnonzero((self.moment[:-1] < start) & (self.moment[1:] > start))]

    @cached_property
    def ledgers(self) -> list[Ledger]:
        """For each step with a building in it: the accounts before the building, worked out anew."""
        return [Ledger.before_building(self, t) for t in self.building]

    def events(self, event: int) -> Iterator[tuple[int, int]]:
        """The first and the last step of an event, if it took place."""
        for number in EVENT_ROUNDS:
            inside = 10 * number + EVENT
            first = np.flatnonzero((self.moment[:-1] < inside) & (self.moment[1:] >= inside))
            last = np.flatnonzero((self.moment[:-1] <= inside) & (self.moment[1:] > inside))
            if len(last) and self.s.event_at[last[0], number] == event:
                yield int(first[0]), int(last[0])

    # --- the invariants --------------------------------------------------------------------------

    def i1(self) -> None:
        """For each colour supply + screen + board = 50, each part at least 0 (uncapped: what left the supply)."""
        s, n = self.s, self.players
        uncapped = self.option["squire_cap"] == "none"
        total = s.supply[0, 0] if uncapped else SQUIRES
        self.holds((s.supply + s.screen + s.squires.sum(axis=2))[:, :n] == total, "squires are lost or made")
        self.holds((s.supply >= 0) & (s.screen >= 0), "a negative number of squires")
        self.holds(s.squires >= 0, "a negative number of squires in an area")
        self.holds(s.squires[:, n:] == 0, "squires of a colour that is not in play")

    def i2(self) -> None:
        """Silver, prestige and hand size are at least 0 for everybody."""
        s = self.s
        self.holds((s.silver >= 0) & (s.prestige >= 0), "negative silver or prestige")
        self.holds(s.hand >= 0, "a negative number of cards")

    def i3(self) -> None:
        """Floors never decrease and grow by 1 at a time, only in step 4."""
        grown = self.change("floors")
        self.holds(grown >= 0, "a tower shrank")
        quiet = np.ones(len(grown), bool)
        quiet[self.building] = False
        self.holds(~quiet[:, None] | (grown == 0), "a tower grew outside step 4")

    def i4(self) -> None:
        """Deck + set aside + hands + discard (+ closed-centre cards) = 27 (28 with promo), each card in one place."""
        s = self.s
        held = s.deck + s.aside + s.discard + s.hand.sum(axis=1)
        copies = np.array([COPIES.get(card, 1) for card in CARD_IDS] + [0])
        copies[CARD_IDS.index("foreign_baron")] = self.option["promo_foreign_baron"] == "on"
        if self.players == 2:
            copies[[CARD_IDS.index("influence_patriarchate"), CARD_IDS.index("influence_nobility")]] = 0
        self.holds(held == copies, "a card is missing or doubled")
        for pile in (s.deck, s.aside, s.discard, s.hand.reshape(len(s), -1)):
            self.holds(pile >= 0, "a negative number of cards in a pile")
        closed = 2 if self.players == 2 else 0
        promo = int(self.option["promo_foreign_baron"] == "on")
        self.holds(held.sum(axis=1) + closed == 27 + promo, "the number of action cards")

    def i5(self) -> None:
        """The discard pile only grows; a discarded card never reappears elsewhere."""
        self.holds(self.change("discard") >= 0, "a card left the discard pile")

    def i6(self) -> None:
        """Each office has at most one holder; from the draft to the end of the round everybody has exactly one."""
        office = self.s.office[:, : self.players]
        ordered = np.sort(office, axis=1)
        twice = (ordered[:, 1:] == ordered[:, :-1]) & (ordered[:, 1:] > 0)
        self.holds(~twice, "two holders of one office")
        used = np.arange(5 - self.players, 5)
        everybody = (self.part >= DRAFT) & (self.part != END)
        self.holds(~everybody[:, None] | (ordered == used), "somebody has no office")
        self.holds((office == 0) | (office >= used[0]), "an office that is not in the game")

    def i7(self) -> None:
        """In an auction one high bidder who can pay, no passed seat asked; after it only he has paid, his bid."""
        s, steps = self.s, np.arange(len(self.actions))
        on = s.auction_office > 0
        bidder = np.maximum(s.high_bidder, 0)
        self.holds(~on | (s.high_bidder >= 0), "an auction without a high bidder")
        self.holds(~on | (s.bid <= s.silver[np.arange(len(s)), bidder]), "a bid higher than the bidder's silver")
        asked = on & (self.asked >= 0)
        seat = np.maximum(self.asked, 0)
        self.holds(~asked | (s.passed[np.arange(len(s)), seat] == 0), "a passed seat is asked")
        self.holds(~asked | (seat != s.high_bidder), "the high bidder is asked")
        going_on = on[:-1] & on[1:] & self.same("office")
        self.holds(~going_on[:, None] | (self.change("passed") >= 0), "a seat that had passed is in again")
        self.holds(~going_on | (np.diff(s.bid) >= 0), "the bid fell")
        raised = (self.family == Family.BID) & (self.part[:-1] == AUCTION)
        chosen = (self.family == Family.OFFICE) & (self.part[:-1] == AUCTION)
        price = np.where(raised, self.argument, np.where(chosen, 0, np.maximum(s.bid[:-1], 0)))
        winner = np.where(raised | chosen, self.actors, bidder[:-1])
        closed = (self.part[:-1] == AUCTION) & ((s.office[1:] > 0).sum(axis=1) > (s.office[:-1] > 0).sum(axis=1))
        paid = np.zeros_like(s.silver[1:])
        paid[steps[closed], winner[closed]] = price[closed]
        phase1 = (self.part[:-1] <= DRAFT) & (self.part[1:] <= DRAFT)
        self.holds(~phase1[:, None] | (self.change("silver") == -paid), "somebody else paid, or not his bid")

    def i8(self) -> None:
        """One own baron per player besides the white one, one per area; none before phase 2."""
        s = self.s
        steps = np.arange(len(s))
        white = (s.foreign_area >= 0) & (s.baron[steps, s.foreign_area] == s.foreign_owner)
        self.holds((s.foreign_area < 0) | white, "the white baron is not on the board where it is noted")
        for seat in range(self.players):
            own = (s.baron == seat).sum(axis=1) - (white & (s.foreign_owner == seat))
            self.holds(own <= 1, "two own barons on the board")
        self.holds((s.baron >= -1) & (s.baron < self.players), "a baron of nobody in the game")
        self.holds((self.part[:, None] > DRAFT) | (s.baron == -1), "a baron on the board in phase 1")

    def i9(self) -> None:
        """A baron in palace_large occurs only from round 2 on."""
        self.holds((self.round >= 2) | (self.s.baron[:, PALACE_LARGE] == -1), "a baron in palace_large in round 1")

    def i10(self) -> None:
        """From a baron's placing to the end of step 3 others' squires there stay, the owner's do not leave."""
        if self.option["influence_into_blocked"] == "any" or self.option["dismiss_from_blocked"]:
            return
        s = self.s
        same_round = self.round[1:] == self.round[:-1]
        shielded = same_round & ((self.part[1:] <= INCOME) | ~np.isin(self.round[1:], EVENT_ROUNDS))
        owner = s.baron[:-1, None, :]
        blocked = shielded[:, None, None] & (owner >= 0)
        own = owner == np.arange(s.squires.shape[1])[None, :, None]
        change = self.change("squires")
        free_move = (self.decision[:-1] == Decision.TOWER_MOVE) & (self.family == Family.TO)
        change[free_move, self.actors[free_move], TOWER] += 1
        self.holds(~blocked | np.where(own, change >= 0, change == 0), "squires changed beside a baron")

    def i11(self) -> None:
        """Until an event an area with a baron holds the squires it needed, the Tower one fewer after the free move."""
        if self.option["dismiss_from_blocked"]:
            return
        s = self.s
        area = np.arange(16)
        seat = np.maximum(s.baron, 0)
        held = np.take_along_axis(s.squires, seat[:, None, :], axis=1)[:, 0, :]
        captain = np.take_along_axis(s.office, seat, axis=1) == 1
        need = np.where(captain, np.where(area % 3 == 0, 2, 1), 3)
        need = np.where(area == s.foreign_area[:, None], 3, need)
        need = need - ((area == TOWER) & (self.part > FREE_MOVE)[:, None])
        before = (self.part <= INCOME) | ~np.isin(self.round, EVENT_ROUNDS)
        self.holds(~before[:, None] | (s.baron < 0) | (held >= need), "too few squires beside a baron")

    def i12(self) -> None:
        """fresh(a) is at most the own squires in a during a turn; all fresh are 0 outside phase-2 turns."""
        s = self.s
        turn = self.part == DEPLOY
        seat = np.maximum(self.asked, 0)
        own = s.squires[np.arange(len(s)), seat]
        self.holds(~turn[:, None] | ((s.fresh >= 0) & (s.fresh <= own)), "more fresh squires than squires")
        self.holds(turn[:, None] | (s.fresh == 0), "fresh squires outside a turn")

    def i13(self) -> None:
        """Two players: no squire and no baron in Patriarchate and Nobility, ever."""
        if self.players == 2:
            for centre in (PATRIARCHATE, NOBILITY):
                self.holds(self.s.squires[:, :, centre] == 0, "a squire in a closed centre")
                self.holds(self.s.baron[:, centre] == -1, "a baron in a closed centre")

    def i14(self) -> None:
        """Who has finished building cannot afford his next floor at that moment."""
        for t, ledger in zip(self.building, self.ledgers, strict=True):
            floors = self.s.floors[t].copy()
            for seat in player_order(self.s.office[t], self.players):
                floors[seat] = self.s.floors[t + 1, seat]
                cost, _ = cost_of_floors(floors[seat], floors[seat] + 1, floors.max())
                spent, _ = cost_of_floors(self.s.floors[t, seat], floors[seat], ledger.highest(seat))
                left = ledger.prestige[seat] - spent
                self.expect(t, left < cost, f"seat {seat} stopped building with {left} prestige")

    def i15(self) -> None:
        """Surcharges paid so far = highest floor; each player's floors (n + 1) and surcharges = prestige he spent."""
        surcharges = 0
        for t, ledger in zip(self.building, self.ledgers, strict=True):
            for seat in range(self.players):
                built = (self.s.floors[t, seat], self.s.floors[t + 1, seat])
                cost, extra = cost_of_floors(*built, ledger.highest(seat))
                surcharges += extra
                left = ledger.prestige[seat] - cost
                found = self.s.prestige[t + 1, seat]
                self.expect(t, left == found, f"seat {seat} has {found} prestige after building, not {left}")
            highest = self.s.floors[t + 1].max()
            self.expect(t, surcharges == highest, f"{surcharges} surcharges paid for {highest} floors")

    def i16(self) -> None:
        """After Heir the Palace holds only squires standing with a baron of their owner, at most 2 per player."""
        for _, t in self.events(Event.HEIR):
            baron = self.s.baron[t, PALACE]
            palace = self.s.squires[t + 1, :, PALACE]
            alone = palace[baron[None, :] != np.arange(len(palace))[:, None]]
            self.expect(t, not alone.any(), "squires in the Palace without their baron after Heir")
            self.expect(t, palace.sum(axis=1).max() <= RESCUED, "more than 2 squires rescued")

    def i17(self) -> None:
        """After Election all present in an area of Patriarchate or Nobility are equal, and nobody present is gone."""
        for first, t in self.events(Event.ELECTION):
            for centre in (PATRIARCHATE, NOBILITY):
                before, after = self.s.squires[first, :, centre], self.s.squires[t + 1, :, centre]
                fewest = np.where(before > 0, before, SQUIRES).min(axis=0)
                self.expect(t, bool((after == np.minimum(before, fewest)).all()), "not reduced to the fewest")

    def i18(self) -> None:
        """After Tax the squires left in the Market of each player = the silver he paid."""
        for first, t in self.events(Event.TAX):
            paid = self.s.silver[first + 1] - self.s.silver[t + 1]
            left = self.s.squires[t + 1, :, MARKET].sum(axis=1)
            self.expect(t, bool((left == paid).all()), f"{left} squires left in the Market for {paid} silver")
            answers = zip(self.family[first + 1 : t + 1], self.actors[first + 1 : t + 1], strict=True)
            kept = [int(seat) for family, seat in answers if family == Family.KEEP_SQUIRE]
            by_seat = [kept.count(p) for p in range(4)]
            self.expect(t, by_seat == left.tolist(), "a squire kept without a word, or lost in spite of it")

    def i19(self) -> None:
        """After War nobody is in the Templars; each player removed at most min(k, 2 x opponents) enemy squires."""
        for first, t in self.events(Event.WAR):
            self.expect(t, not self.s.squires[t + 1, :, TEMPLARS].any(), "squires in the Templars after War")
            removed = np.zeros((4, 4), int)
            lost: dict[int, int] = {}
            for k in range(first, t + 1):
                others = k == first or self.actors[k] != self.asked[k + 1]
                if self.decision[k + 1] == Decision.WAR_REMOVE and others:
                    lost[int(self.asked[k + 1])] = self._templars_lost(k)
                if k > first and self.family[k] == Family.REMOVE:
                    removed[self.actors[k], self.argument[k] // 16] += 1
            self.expect(t, removed.max() <= REMOVED_PER_OPPONENT, "more than 2 squires of one opponent removed")
            within = all(removed[p].sum() <= lost.get(p, 0) for p in range(4))
            self.expect(t, within, "more squires removed than lost")

    def _templars_lost(self, k: int) -> int:
        """Squires in the Templars of the player asked after step k, when his turn in the War came."""
        seat = int(self.asked[k + 1])
        count = int(self.s.squires[k, seat, TEMPLARS].sum())
        other, area = divmod(int(self.argument[k]), 16)
        struck = self.family[k] == Family.REMOVE and other == seat and TEMPLARS.start <= area < TEMPLARS.stop
        return count - int(struck)

    def i20(self) -> None:
        """Rounds 2, 3 and 4 have one event each, all different; rounds 1 and 5 none."""
        at = self.s.event_at
        self.holds(at[:, [0, 1, 5]] == -1, "an event in round 1 or 5")
        known = [number for number in EVENT_ROUNDS if at[-1, number] >= 0]
        for number in EVENT_ROUNDS:
            shown = (self.s.round_no >= number) & ~((self.part == MARKER) & (self.s.round_no == number))
            self.holds(shown == (at[:, number] >= 0), f"the event of round {number} is shown too early or too late")
            self.holds((at[:-1, number] < 0) | (at[:-1, number] == at[1:, number]), "an event was exchanged")
        self.holds([len({int(at[-1, number]) for number in known}) == len(known)], "an event occurs twice")
        self.holds((at != Event.ELECTION) | (self.players > 2), "an Election with two players")

    def i21(self) -> None:
        """Cards taken from the deck are at most 25 (4 players), 20 (3) or 10 (2)."""
        left = self.s.deck.sum(axis=1)
        self.holds(left[0] - left <= MOST_TAKEN[self.players], "too many cards taken from the deck")
        self.holds(np.diff(left) <= 0, "a card came back to the deck")

    def i22(self) -> None:
        """Phase 1 leaves board, prestige, towers; 2 towers; 3 moves one Tower squire; 4 changes silver only in Tax."""
        before, after = self.part[:-1], self.part[1:]
        board = self.same("squires") & (self.same("baron") | (after < before) | (after == END))
        self.holds((before != DEPLOY) | (after != DEPLOY) | self.same("floors"), "phase 2 changed a tower")
        phase1 = before <= DRAFT
        self.holds(~phase1 | (board & self.same("prestige") & self.same("floors")), "phase 1 changed the board")
        same_round = self.round[1:] == self.round[:-1]
        free_move = (self.decision[:-1] == Decision.TOWER_MOVE) & (self.family == Family.TO)
        quiet = (before >= FREE_MOVE) & (before <= INCOME) & same_round & (after <= INCOME)
        quiet |= (before >= FREE_MOVE) & (before <= INCOME) & ~np.isin(self.round[:-1], EVENT_ROUNDS)
        quiet |= (before == DEPLOY) & (self.family == Family.END_TURN) & same_round & (after <= INCOME)
        self.holds(~quiet | free_move | board, "phase 3 changed the board")
        moved = np.zeros_like(self.s.squires[1:])
        moved[free_move, self.actors[free_move], TOWER] -= 1
        moved[free_move, self.actors[free_move], self.argument[free_move]] += 1
        self.holds(~(quiet & free_move)[:, None, None] | (self.change("squires") == moved), "not one squire moved")
        phase4 = (before == EVENT) | (before == MARKER)
        self.holds(~phase4 | (self.same("prestige") & self.same("floors")), "phase 4 changed prestige or a tower")
        paid = np.zeros_like(self.s.silver[1:])
        tax = phase4 & (self.family == Family.KEEP_SQUIRE) & (self.decision[:-1] == Decision.TAX_KEEP)
        paid[tax, self.actors[tax]] = 1
        self.holds(~phase4[:, None] | (self.change("silver") == -paid), "silver changed in phase 4")
        for t, ledger in zip(self.building, self.ledgers, strict=True):
            told = f"silver {self.s.silver[t + 1]} after step 3, not {ledger.silver}"
            self.expect(t, bool((self.s.silver[t + 1] == ledger.silver).all()), told)

    def i23(self) -> None:
        """One seat is asked, or chance is due, or the game is over; options are never empty and never refused."""
        known = ((self.asked >= CHANCE) & (self.asked < self.players)) | (self.decision == -1)
        self.holds(known, "nobody is asked")
        self.holds(self.asked[:-1] == self.actors, "somebody acted who was not asked")
        self.holds(self.s.depth[:-1] > 0, "the game went on after its end")
        self.options_are_legal()

    def i24(self) -> None:
        """Seed + log of decisions reproduce the state; undo to a point equals replay to that point."""
        self.replays_and_undoes()

    def i25(self) -> None:
        """A seat's view is unchanged if the cards hidden from it are permuted consistently."""
        if not self.deep:
            return
        rng = np.random.default_rng(len(self.s))
        for t in range(0, len(self.s), 7):
            rows = self.trace.states[t : t + 1]
            for seat in (*range(self.players), SPECTATOR):
                view = conceal(self.game, rows, seat)
                permuted = conceal(self.game, self._permuted(t, seat, rng), seat)
                self.expect(t, permuted.tobytes() == view.tobytes(), f"the view of seat {seat} shows hidden cards")
        self.views_can_be_dealt_anew()

    def _permuted(self, t: int, seat: int, rng: np.random.Generator) -> Any:
        """The state with all cards the seat may not know dealt anew, each pile as large as before (J1201-J1208)."""
        rows = self.trace.states[t : t + 1].copy()
        s = rows[0]
        piles = [s.deck]
        if not (self.decision[t] == Decision.DRAFT and self.asked[t] == seat):
            piles.append(s.aside)
        if not s.screens_off:
            piles += [s.hand[other] for other in range(self.players) if other != seat]
        kinds = np.arange(len(CARD_IDS) + 1)
        cards = rng.permutation(np.repeat(kinds, sum(piles)))
        for pile in piles:
            dealt, cards = np.split(cards, [int(pile.sum())])
            pile[:] = np.bincount(dealt, minlength=len(kinds))
        return rows

    def i26(self) -> None:
        """The final ranking is a strict order."""
        if not self.trace.over:
            return
        s, seats = self.s[-1], range(self.players)
        ranking = sorted(seats, key=lambda p: (-s.floors[p], -s.prestige[p], s.last_office[p]))
        out = np.zeros(self.players)
        engine.results(self.trace.states[-1:], self.game.boards, out)
        told = f"the result {out} is not the order {ranking}"
        self.holds([sorted(seats, key=lambda p: -out[p]) == ranking and len(set(out)) == self.players], told)


WATCHER = JerusalemWatcher
