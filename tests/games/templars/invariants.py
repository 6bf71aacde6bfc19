"""The invariants of Templars' Journey (section 8), checked over whole games."""

from functools import cached_property
from typing import Any

import numpy as np

from outremer.core.pending import SPECTATOR
from outremer.core.view import conceal
from outremer.games.templars.actions import ARGUMENT, FAMILY, Family
from outremer.games.templars.names import HARBOUR, MISSIONS, START_SPACE, TERRITORIES, Card, Decision, Stage
from outremer.games.templars.rules.cards import is_penalty
from outremer.games.templars.rules.ships import score_city, score_temples
from tests.traces import Trace, Watcher

KNIGHTS = 20
MAP_GOLD = {3: 30, 4: 39, 5: 48}
REFILL = {3: 24, 4: 33, 5: 42}
ON_TRACK = {1: 7, 2: 5, 3: 3}
COST = {Family.NEW_CHANCE: 1, Family.TAXES: 2, Family.LEADER: 3, Family.VETO: 4}
PRICE = {Family.PAY2_PLACE: 2, Family.PAY2_REMOVE: 2, Family.PAY2_SWAP: 2, Family.PAY1_THROW: 1}
PLACING = (Family.PLACE_KNIGHT, Family.PAY2_PLACE, Family.PLACE, Family.PAY2_SWAP)
OWNED = 10


class TemplarsWatcher(Watcher):
    """One method per invariant; states are compared as whole arrays, one line per step."""

    def __init__(self, trace: Trace, *, deep: bool = True) -> None:
        super().__init__(trace, deep=deep)
        self.players = self.game.players
        self.b: Any = self.game.boards[0]
        self.family = FAMILY[self.actions]
        self.argument = ARGUMENT[self.actions]

    def of(self, field: str) -> Any:
        """A number of every player who takes part, in every state."""
        return self.s[field][:, : self.players].astype(int)

    @cached_property
    def over(self) -> Any:
        return self.s.stage == Stage.OVER

    @cached_property
    def dealt(self) -> Any:
        """The edicts and tiles lie there."""
        return self.s.stage >= Stage.MISSIONS

    @cached_property
    def scoring(self) -> Any:
        """Steps with a scoring: the ship round ends with a new action round or with the game."""
        return (np.diff(self.s.round_no) != 0) | (np.diff(self.over.astype(int)) != 0)

    @cached_property
    def track(self) -> Any:
        """1 where an edict lies on the track."""
        return (self.s.edict >= 0) & (self.s.edict < OWNED)

    def counted(self, table: dict[Family, int]) -> Any:
        """What each action is worth by a table of families."""
        amounts = np.zeros(len(Family), int)
        for family, amount in table.items():
            amounts[family] = amount
        return amounts[self.family]

    # --- pieces and gold -------------------------------------------------------------------------

    def i1(self) -> None:
        """Knights are neither lost nor made."""
        away = self.of("knights").sum(axis=2) + self.of("aboard").sum(axis=2)
        self.holds(1 + self.of("supply") + self.of("temple") + away == KNIGHTS, "a colour has not 20 knights")

    def i2(self) -> None:
        """Nothing falls below zero."""
        for field in ("supply", "temple", "gold", "vp", "knights", "aboard"):
            self.holds(self.of(field) >= 0, f"{field} below zero")
        self.holds(self.s.gold_at >= 0, "gold below zero")

    def i3(self) -> None:
        """No city holds more than its tile; without a tile none."""
        room = np.append(self.b.capacity, 0)[self.s.tile]
        room[self.s.tile == 0] = 0
        self.holds(self.of("knights").sum(axis=1) <= room, "too many knights in a city")

    def i4(self) -> None:
        """Ships fill up only in their ship round and are never left."""
        aboard = self.of("aboard")
        self.holds(aboard.sum(axis=1) <= self.b.ship[:6], "too many knights on a ship")
        scored = np.where(self.over, 3, self.s.round_no - 1)
        early = np.arange(6)[None, :] // 2 >= scored[:, None]
        self.holds(~(early & (aboard.sum(axis=1) > 0)), "a ship sailed too early")
        self.holds(np.diff(aboard, axis=0) >= 0, "a knight left a ship")

    def i5(self) -> None:
        """Gold is what was laid out less what was spent."""
        spent = np.concatenate(([0], np.cumsum(self.counted(PRICE))))
        refills = np.where(self.dealt, self.s.round_no - 1, 0) * REFILL[self.players]
        issued = 5 * self.players + self.dealt * MAP_GOLD[self.players] + refills
        self.holds(self.of("gold").sum(axis=1) + self.s.gold_at.sum(axis=1) == issued - spent, "gold does not add up")

    def i6(self) -> None:
        """Gold is spent with knight cards only, at most six per card action."""
        self.holds((self.s.spent >= 0) & (self.s.spent <= 6), "more than six gold spent")
        for t in np.flatnonzero(self.s.spent > 0):
            card = self.b.card[self.s.committed[t, self.s.active[t]]]
            self.expect(int(t), card in (Card.KNIGHTS_SAFE, Card.KNIGHTS_RISKY), "gold spent with another card")

    # --- edicts, tiles, Templars, cards ------------------------------------------------------------

    def i7(self) -> None:
        """Two edicts in the box; 7, 5, 3 on the track, none at the end."""
        wanted = np.where(self.over, 0, np.array([0, 7, 5, 3])[self.s.round_no])
        self.holds(~self.dealt | (self.track.sum(axis=1) == wanted), "a wrong number of edicts on the track")
        self.holds(~self.dealt | ((self.s.edict == -1).sum(axis=1) == 2), "not two edicts in the box")

    def i8(self) -> None:
        """A tile lies exactly where the edict is on the track; at the end only the seventh city's."""
        tiled = self.s.tile > 0
        self.holds((~self.dealt | self.over)[:, None] | (tiled == self.track), "a tile without its edict")
        self.holds(~self.over | (tiled.sum(axis=1) == 1), "not one tile at the end")

    def i9(self) -> None:
        """A swap changes the places of exactly two edicts; nothing but scoring changes the set."""
        moved = (np.diff(self.s.edict, axis=0) != 0).sum(axis=1)
        quiet = ~self.scoring & self.dealt[:-1]
        self.holds(~quiet | (moved == 0) | (moved == 2), "other than two edicts moved")
        same = np.sort(self.s.edict[1:], axis=1) == np.sort(self.s.edict[:-1], axis=1)
        self.holds(~quiet[:, None] | same, "the set of edicts on the track changed")

    def i10(self) -> None:
        """After set-up every player has two Templars on the map."""
        placed = (self.of("templar") >= 0) & (self.of("templar") < TERRITORIES)
        self.holds((self.s.stage < Stage.POPE)[:, None, None] | placed, "a Templar off the map")

    def i11(self) -> None:
        """One card at most is out of the hand, and only in the card phase."""
        chosen = self.of("committed")
        self.holds((chosen >= 0) & (chosen <= 6), "no such card")
        before = self.s.stage < Stage.CARDS
        self.holds(~before[:, None] | (chosen == 0), "a card out of the hand")
        self.holds((self.s.revealed == 0)[:, None] | (chosen > 0), "revealed without a card")

    def i12(self) -> None:
        """3 missions in the box, one per player, the rest open."""
        done = self.s.stage > Stage.MISSIONS
        self.holds(~done | (self.s.box.sum(axis=1) == 3), "not three missions in the box")
        self.holds(~done[:, None] | (self.of("mission").sum(axis=2) == 1), "not one mission each")
        self.holds(~done | (self.s.open_missions.sum(axis=1) == 5 - self.players), "a wrong number of open missions")

    def i13(self) -> None:
        """The marker moves only by Leader and, clockwise, at the end of a card phase."""
        start = self.s.start_player
        drawn = start[:-1] >= 0
        leader = self.family == Family.LEADER
        self.holds(~(drawn & leader) | (start[1:] == self.argument), "Leader gave the marker to another")
        passed = (start[1:] == (start[:-1] + 1) % self.players) & (self.of("committed")[1:].sum(axis=1) == 0)
        self.holds(~drawn | leader | (start[1:] == start[:-1]) | passed, "the marker moved by itself")

    def i14(self) -> None:
        """The Pope follows the lines, or is lifted to the next start space."""
        here, there = self.s.pope[:-1], self.s.pope[1:]
        on = self.b.line[here, there] == 1
        home = self.b.line[here, HARBOUR] == 1
        lifted = np.diff(self.s.round_no) == 1
        same_round = ~lifted & ((here == there) | on)
        self.holds(same_round | (lifted & home & (there == START_SPACE)), "the Pope jumped")

    def i15(self) -> None:
        """Three or four actions per action round."""
        for number in range(1, 4 if self.over[-1] else int(self.s.round_no[-1])):
            spaces = set(self.s.pope[self.s.round_no == number].tolist()) - {START_SPACE, HARBOUR}
            self.holds([len(spaces) in (3, 4)], f"{len(spaces)} actions in round {number}")
        acted = self.of("acted")
        self.holds((acted == 0) | (self.s.revealed == 1)[:, None], "a card carried out before the reveal")

    def i16(self) -> None:
        """VP change at scorings only, and upwards."""
        gained = np.diff(self.of("vp"), axis=0)
        self.holds(gained >= 0, "VP lost")
        self.holds(self.scoring[:, None] | (gained == 0), "VP between scorings")

    def i17(self) -> None:
        """One city per knight-card action."""
        same = (self.s.active[:-1] == self.s.active[1:]) & (self.s.city[:-1] >= 0)
        changed = np.diff(self.of("knights"), axis=0).any(axis=1)
        for t in np.flatnonzero(same & (self.s.stage[1:] != Stage.LOSE_KNIGHT) & changed.any(axis=1)):
            if self.family[t] != Family.LOSE_KNIGHT and self.s.city[t + 1] >= 0:
                self.expect(int(t), set(np.flatnonzero(changed[t])) <= {self.s.city[t]}, "knights changed elsewhere")
        self.holds(~(same & (self.s.city[1:] >= 0)) | (self.s.city[1:] == self.s.city[:-1]), "the city changed")

    def i18(self) -> None:
        """The limits per card action."""
        for field, most in (("new_chances", 2), ("taxed", 1), ("steps", 3)):
            self.holds((self.s[field] >= 0) & (self.s[field] <= most), f"{field} above {most}")
        action = np.concatenate(([0], np.cumsum(np.diff(self.s.active) != 0)))[:-1]
        for family in (Family.SWAP_EDICT, Family.VETO):
            times = np.bincount(action[self.family == family])
            self.holds(times <= 1, f"{family.name} twice in one action")

    def i19(self) -> None:
        """A temple loses knights only by the Pope's favour of its owner."""
        lost = -np.diff(self.of("temple"), axis=0)
        cost = self.counted(COST)
        for seat in range(self.players):
            allowed = np.where(self.actors == seat, cost, 0)
            self.holds(lost[:, seat] <= allowed, "a temple lost knights")

    def i20(self) -> None:
        """A supply loses knights by placing only and gains by the Pope's favour only."""
        gained = np.diff(self.of("supply"), axis=0)
        wanted = self.counted(COST) - np.isin(self.family, PLACING)
        for seat in range(self.players):
            self.holds(gained[:, seat] == np.where(self.actors == seat, wanted, 0), "a supply changed")

    def i21(self) -> None:
        """The position after set-up."""
        moments = self._moments()
        if not moments:
            return
        first = moments[0]
        row = self.s[first]
        most = int(self.b.setup_own_knights_per_city)
        knights = row.knights[: self.players]
        self.expect(first, (knights.sum(axis=1) == 4).all() and knights.max() <= most, "knights at set-up")
        for field, amount in (("supply", 15), ("temple", 0), ("gold", 5), ("vp", 0)):
            self.expect(first, (row[field][: self.players] == amount).all(), f"{field} at set-up")
        self.expect(first, (row.tile > 0).sum() == 7, "tiles at set-up")
        self.expect(first, row.gold_at.sum() == MAP_GOLD[self.players], "gold at set-up")

    # --- scoring -----------------------------------------------------------------------------------

    def i22(self) -> None:
        """What a scored city gives: majority, full city, players and knights aboard."""
        for t in self._moments():
            row = self.trace.states[t : t + 1].copy()[0]
            space = (int(row.round_no) - 1) * 2
            city = int(np.flatnonzero(row.edict == space)[0])
            knights = row.knights[: self.players, city].astype(int)
            before, aboard = int(row.vp.sum()), min(int(self.b.ship[space]), int(knights.sum()))
            full = int(knights.sum()) == int(self.b.capacity[row.tile[city]])
            score_city(row, self.b, space)
            most = knights.max()
            given = 2 if most > 0 and (knights == most).sum() == 1 else 0
            given += int((knights > 0).sum()) if full else 0
            given += int((row.aboard[: self.players, space] > 0).sum()) + aboard
            self.expect(t, int(row.aboard[: self.players, space].sum()) == aboard, "knights aboard")
            self.expect(t, int(row.vp.sum()) - before == given, "VP of a scored city")

    def i23(self) -> None:
        """Temple VP are shared and rounded down."""
        for t in self._moments():
            row = self.trace.states[t : t + 1].copy()[0]
            temple, before = row.temple[: self.players].astype(int), int(row.vp.sum())
            score_temples(row, self.b)
            tied = int((temple == temple.max()).sum())
            share = (int(row.round_no) + 1) // tied if temple.max() > 0 else 0
            self.expect(t, int(row.vp.sum()) - before == tied * share, "VP of the temples")

    def i24(self) -> None:
        """A refill adds its amount (with everything else, the sum of all gold says so)."""
        total = self.of("gold").sum(axis=1) + self.s.gold_at.sum(axis=1)
        for t in np.flatnonzero(np.diff(self.s.round_no) == 1):
            paid = int(self.counted(PRICE)[t])
            self.expect(int(t), total[t + 1] - total[t] == REFILL[self.players] - paid, "the refill")

    def i25(self) -> None:
        """Penalties are the risky cards of categories that reach the threshold."""
        wanted = {3: 2, 4: 3, 5: 3}[self.players]
        numbers = {2: 4, 1: 3} if self.b.card[3] == Card.KNIGHTS_SAFE else {2: 3, 1: 4}
        risky = (2, numbers[2], 5)
        for t in np.flatnonzero(self.s.revealed == 1)[:: 1 if self.deep else 5]:
            chosen = self.of("committed")[t].tolist()
            categories = [(card - 1) // 2 for card in chosen]
            for seat, card in enumerate(chosen):
                penalty = card in risky and categories.count((card - 1) // 2) >= wanted
                row = self.trace.states[t : t + 1][0]
                self.expect(int(t), bool(is_penalty(row, self.b, seat)) == penalty, f"the penalty of seat {seat}")

    def _moments(self) -> list[int]:
        """Some states in which the Pope is to be moved."""
        asked = (self.s.pending[:, 0, 0] == Decision.POPE) & (self.s.depth == 1)
        found: list[int] = np.flatnonzero(asked).tolist()
        return found

    # --- options, views, records, result -------------------------------------------------------------

    def i26(self) -> None:
        """Options are never empty and never refused."""
        self.options_are_legal()

    def i27(self) -> None:
        """A view holds no mission and no card of another player."""
        self.views_can_be_dealt_anew()
        for t in range(0, len(self.s) if self.deep else 0, 5):
            for seat in (*range(self.players), SPECTATOR):
                view = conceal(self.game, self.trace.states[t : t + 1], seat)[0]
                others = [p for p in range(self.players) if p != seat]
                hidden = self.over[t] or not view.mission[others, :MISSIONS].any()
                self.expect(t, hidden and not view.box[:MISSIONS].any(), f"seat {seat} sees a mission")
                card = self.s.revealed[t] or set(view.committed[others].tolist()) <= {0, 7}
                self.expect(t, card, f"seat {seat} sees a card")

    def i28(self) -> None:
        """The same decisions give the same states."""
        self.replays_and_undoes()

    def i29(self) -> None:
        """VP, then edicts, decide; somebody wins."""
        if not self.over[-1]:
            return
        last = self.s[-1]
        edicts = [int((last.edict == OWNED + seat).sum()) for seat in range(self.players)]
        scores = list(zip(last.vp[: self.players].tolist(), edicts, strict=True))
        position = self.game.start_by_hand()
        position.rows = self.trace.states[-1:].copy()
        winners = self.game.info.summary(position)["winners"]
        best = [seat for seat in range(self.players) if scores[seat] == max(scores)]
        self.holds([winners == best and best != []], "the winners")

    def i30(self) -> None:
        """Five missions are in play at the end."""
        played = self.s.open_missions.sum(axis=1) + self.s.mission.sum(axis=(1, 2))
        self.holds(~self.over | (played == 5), "missions in play")


WATCHER = TemplarsWatcher
