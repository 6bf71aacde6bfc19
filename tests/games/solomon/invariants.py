"""The invariants of Kingdom of Solomon, checked over whole games."""

from typing import Any

import numpy as np

from outremer.core import engine
from outremer.core.pending import CHANCE, OVER, SPECTATOR
from outremer.core.view import conceal
from outremer.games.solomon.actions import ARGUMENT, FAMILY, Family
from outremer.games.solomon.names import FIRST_BONUS, FIRST_CARD, PLACES, SPACES, Decision, Stage
from tests.traces import Trace, Watcher

STOCK = {4: (10, 12, 14, 16, 18), 3: (6, 8, 10, 12, 14), 2: (6, 8, 10, 12, 14)}
PAWNS = {4: 5, 3: 6, 2: 6}
COPIES = (4, 4, 3, 5, 4, 2, 3, 4, 2, 1)
ROADS = 12
BUILDINGS = 5
HAND_LIMIT = 3
OPEN_CARDS = 4
HIGH_PRIEST = 20
SITES = 11


class SolomonWatcher(Watcher):
    """One method per invariant of section 8 of RULES.md; its docstring is the invariant."""

    def __init__(self, trace: Trace, *, deep: bool = True) -> None:
        super().__init__(trace, deep=deep)
        self.players = self.game.players
        self.option = self.game.options
        self.board = self.game.boards[0]
        s, steps = self.s, np.arange(len(self.s))
        self.decision = np.where(s.depth > 0, s.pending[steps, s.depth - 1, 0], -1)
        self.asked = np.where(s.depth > 0, s.pending[steps, s.depth - 1, 1], OVER)
        self.family = np.asarray(FAMILY)[self.actions]
        self.argument = np.asarray(ARGUMENT)[self.actions]

    def change(self, field: str) -> Any:
        """What each step changed in a field."""
        return np.diff(self.s[field], axis=0)

    def _new_rounds(self) -> list[int]:
        """The states in which a round has just begun."""
        return [t + 1 for t in np.flatnonzero(self.change("round_no"))]

    def _region(self, s: Any, owner: int, space: int) -> set[int]:
        """A player's region, found with his roads of earlier rounds."""
        found = {space}
        links = [
            (int(self.board.end_a[k]), int(self.board.end_b[k]))
            for k in range(self.board.links)
            if s.road[k] == owner and s.road_round[k] < s.round_no
        ]
        while more := {x for link in links if found & set(link) for x in link} - found:
            found |= more
        return found

    # --- the invariants --------------------------------------------------------------------------

    def i1(self) -> None:
        """For each resource: supply + market cubes + all stocks = the stock for the player count."""
        s = self.s
        total = s.supply + s.market.sum(axis=2) + s.stock.sum(axis=1)
        self.holds(total == np.array(STOCK[self.players]), "cubes are lost or made")

    def i2(self) -> None:
        """No stock, supply or market number is negative; each market slot holds 0 or 1 cube."""
        s = self.s
        self.holds(s.stock >= 0, "a negative stock")
        self.holds(s.supply >= 0, "a negative supply")
        self.holds((s.market == 0) | (s.market == 1), "a slot without room for one cube")

    def i3(self) -> None:
        """Playing, drawing or discarding a Fortune card changes no cube count but by PAY_CUBES and PLAY_RESOURCE."""
        quiet = np.isin(self.family, [Family.PLAY_VP, Family.DISCARD, Family.DRAW])
        same = (self.change("stock") == 0).all(axis=(1, 2))
        still = (self.asked[1:] == self.asked[:-1]) & (self.decision[1:] == self.decision[:-1])
        within = np.isin(self.decision[1:], [Decision.MARKET, Decision.BUILDING, Decision.HAND_LIMIT])
        self.holds(~(quiet & still & within) | same, "a Fortune card moved cubes")

    def i4(self) -> None:
        """Every score is at least 0 at all times."""
        self.holds(self.s.score >= 0, "a negative score")

    def i5(self) -> None:
        """A score recomputed from the log (start + all VP events) equals the stored score."""
        s, b = self.s, self.board
        expected = np.full(self.players, b.start_vp)
        for t in range(len(self.actions)):
            family, x, actor = self.family[t], self.argument[t], self.actors[t]
            change = (s.score[t + 1] - s.score[t])[: self.players]
            known = 0
            if family == Family.SELL:
                known = b.price[x // 4, x % 4]
            elif family == Family.BUY:
                known = -b.price[x // 4, x % 4]
            elif family == Family.PLAY_VP:
                known = b.kind_vp[6 + x]
            if family in (Family.SELL, Family.BUY) and s.stage[t + 1] != Stage.OVER:
                others = np.delete(change, actor)
                self.expect(t, change[actor] == known and not others.any(), f"{change} for a trade at {known}")
            expected = expected + change
            self.expect(t, (expected == s.score[t + 1][: self.players]).all(), "the score does not add up")

    def i6(self) -> None:
        """Roads on the map + roads in stock = 12."""
        self.holds((self.s.road >= 0).sum(axis=1) + self.s.roads_left == ROADS, "a road is missing or doubled")

    def i7(self) -> None:
        """Every road: one per link; every end a building of its owner or a siteless space; one end a building."""
        b, s = self.board, self.s
        for link in range(s.road.shape[1]):
            owner = s.road[:, link]
            if link >= b.links:
                self.holds(owner == -1, "a road that lies on no link")
                continue
            ends = [int(b.end_a[link]), int(b.end_b[link])]
            own = [s.building[:, end] == owner for end in ends]
            fine = [own[k] | (b.site[end] == 0) for k, end in enumerate(ends)]
            self.holds((owner == -1) | (fine[0] & fine[1] & (own[0] | own[1])), f"a road lies wrongly on link {link}")

    def i8(self) -> None:
        """Buildings stand only on sites, at most one per site, at most 5 per player."""
        s = self.s
        self.holds(s.building[:, self.board.site == 0] == -1, "a building without a site")
        for seat in range(self.players):
            self.holds((s.building == seat).sum(axis=1) <= BUILDINGS, "a sixth building")

    def i9(self) -> None:
        """Buildings of a player = his cards with a site that were built while a site was free."""
        for t in np.flatnonzero(self.change("card_owner").any(axis=1)):
            before, after = self.s[t], self.s[t + 1]
            built = np.flatnonzero((after.card_owner >= 0) & (before.card_owner == -1))
            for card in built:
                free = (before.building == -1)[self.board.site == 1].any()
                more = int((after.building >= 0).sum() - (before.building >= 0).sum())
                self.expect(int(t), more == int(free and self.board.card_site[card]), "a building too many or too few")

    def i10(self) -> None:
        """A card with a site has no building only if all 11 sites were occupied when it was built."""
        last = self.s[-1]
        for seat in range(self.players):
            cards = int(((last.card_owner == seat) & (self.board.card_site == 1)).sum())
            houses = int((last.building == seat).sum())
            full = int((last.building >= 0).sum()) == SITES
            self.expect(len(self.s) - 1, houses == cards or (full and houses < cards), "a card lacks its building")

    def i11(self) -> None:
        """Placement and Resolution: pawns in hand + placed = 5 or 6; in every other phase no pawn is on the board."""
        s = self.s
        single = s.pawn.copy()
        single[:, FIRST_BONUS:FIRST_CARD] = -1
        for seat in range(self.players):
            bonus = np.where(s.pawn[:, FIRST_BONUS:FIRST_CARD] == seat, s.bonus_pawns, 0).sum(axis=1)
            total = s.pawns[:, seat] + (single == seat).sum(axis=1) + bonus
            self.holds(total == PAWNS[self.players], f"pawns of seat {seat} are lost or made")
        placed = (s.pawn >= 0).any(axis=1)
        self.holds(~placed | np.isin(s.stage, [Stage.PLACEMENT, Stage.RESOLUTION]), "a pawn stayed on the board")

    def i12(self) -> None:
        """One pawn per space and action space; bonus spaces hold one player's pawns; closed ones hold none."""
        s = self.s
        closed = np.flatnonzero(self.board.bonus_open == 0) + FIRST_BONUS
        self.holds(s.pawn[:, closed] == -1, "a pawn on a closed bonus space")
        self.holds((s.bonus_pawns > 0) == (s.pawn[:, FIRST_BONUS:FIRST_CARD] >= 0), "a bonus space without an owner")
        for t in np.flatnonzero(self.family == Family.PLACE):
            self.expect(int(t), s.pawn[t, self.argument[t]] == -1, "a second pawn on a place")

    def i13(self) -> None:
        """A pawn on another's building is the High Priest's of that moment, at most one in the whole state."""
        s = self.s
        foreign = (s.pawn[:, :SPACES] >= 0) & (s.building >= 0) & (s.pawn[:, :SPACES] != s.building)
        self.holds(foreign.sum(axis=1) <= 1, "two pawns on foreign buildings")
        for t in np.flatnonzero(self.family == Family.PLACE):
            place = self.argument[t]
            if place < SPACES and s.building[t, place] >= 0 and s.building[t, place] != self.actors[t]:
                self.expect(int(t), s.high_priest[t] == self.actors[t], "not the High Priest")

    def i14(self) -> None:
        """Unless `region_occupancy` is per_space no player has two pawns in one region of his own."""
        if self.option["region_occupancy"] == "per_space":
            return
        for t in np.flatnonzero(self.family == Family.PLACE):
            s = self.s[t + 1]
            place, seat = int(self.argument[t]), int(self.actors[t])
            if s.stage == Stage.PLACEMENT and place < SPACES and s.building[place] in (-1, seat):
                region = self._region(s, seat, place)
                own = [x for x in region if s.pawn[x] == seat]
                self.expect(int(t), len(own) == 1, f"pawns on {own}, all in one region")

    def i15(self) -> None:
        """A pawn on a building card belongs to the card's owner and the card was built in an earlier round."""
        s = self.s
        on_card = s.pawn[:, FIRST_CARD:PLACES]
        self.holds((on_card == -1) | (on_card == s.card_owner), "a pawn on another's card")
        self.holds((on_card == -1) | (s.card_round < s.round_no[:, None]), "a pawn on a new card")

    def i16(self) -> None:
        """Fortune deck + discard pile + all hands + cards just drawn = 32, kind by kind."""
        s = self.s
        total = s.deck + s.discard + s.buried + s.hand.sum(axis=1) + s.drawn.sum(axis=1)
        self.holds(total == np.array((*COPIES, 0)), "a Fortune card is missing or doubled")
        for pile in (s.deck, s.discard, s.buried, s.hand, s.drawn):
            self.holds(pile >= 0, "a negative number of cards")

    def i17(self) -> None:
        """Building deck + open cards + cards of all players = 20, each card once."""
        s = self.s
        self.holds((s.card_owner >= -2) & (s.card_owner < self.players), "a card nowhere")
        self.holds((s.card_owner >= 0) == (s.card_round > 0), "a card of no round")

    def i18(self) -> None:
        """After every refill four cards are open."""
        for t in self._new_rounds():
            self.expect(t, (self.s[t].card_owner == -1).sum() == OPEN_CARDS, "not four open cards")

    def i19(self) -> None:
        """At the start of every round each hand has at most 3 cards."""
        for t in self._new_rounds():
            self.expect(t, (self.s[t].hand.sum(axis=1) <= HAND_LIMIT).all(), "a hand above the limit")

    def i20(self) -> None:
        """Tokens in stock + tokens of players = 16 (or 10); tokens of players at most blocks built."""
        held = self.s.tokens.sum(axis=1)
        self.holds(held <= self.option["temple_tokens"], "more tokens than there are")
        self.holds(held <= self.s.blocks, "more tokens than blocks")

    def i21(self) -> None:
        """Blocks at most 16 (or 10), laid one at a time, section after section."""
        self.holds(self.s.blocks <= self.option["temple_blocks"], "too many blocks")
        self.holds(np.isin(self.change("blocks"), (0, 1)), "blocks came or went in a heap")

    def i22(self) -> None:
        """Nobody is High Priest exactly if nobody has a token; otherwise the holder's tokens are the maximum."""
        s = self.s
        most = s.tokens.max(axis=1)
        self.holds((s.high_priest == -1) == (most == 0), "an office without tokens")
        held = s.tokens[np.arange(len(s)), np.maximum(s.high_priest, 0)]
        self.holds((s.high_priest == -1) | (held == most), "the High Priest has not the most tokens")

    def i23(self) -> None:
        """The turn order is a permutation of the players."""
        order = np.sort(self.s.order[:, : self.players], axis=1)
        drawn = self.s.round_no[:, None] > 0
        self.holds(~drawn | (order == np.arange(self.players)), "not everybody has one position")

    def i24(self) -> None:
        """In each Resolution phase every place is resolved exactly once."""
        s = self.s
        self.holds((s.resolved == 0) | (s.pawn >= 0), "a place resolved without a pawn")
        for t in np.flatnonzero(self.family == Family.RESOLVE):
            place = self.argument[t]
            self.expect(int(t), not s.resolved[t, place], "a place resolved twice")
            after = s[t + 1]
            self.expect(int(t), after.stage != Stage.RESOLUTION or after.resolved[place] == 1, "not noted")
        inside = (s.stage[:-1] == Stage.RESOLUTION) & (s.stage[1:] == Stage.RESOLUTION)
        self.holds(~inside[:, None] | (self.change("resolved") >= 0), "a resolved place came back")

    def i25(self) -> None:
        """Passed players only grow; trades at most the cap; no purchase and sale of a resource at one price."""
        s = self.s
        inside = (s.stage[:-1] == Stage.MARKET) & (s.stage[1:] == Stage.MARKET) & (self.change("round_no") == 0)
        self.holds(~inside[:, None] | (self.change("passed") >= 0), "a player came back")
        self.holds(s.trades <= self.option["market_cap"], "more trades than the cap")
        if self.option["market_reversal"] == "off":
            self.holds((s.sold & s.bought) == 0, "bought and sold at the same price")

    def i26(self) -> None:
        """In a Building phase each player builds at most one card."""
        last = self.s[-1]
        rounds = [(int(o), int(r)) for o, r in zip(last.card_owner, last.card_round, strict=True) if o >= 0]
        self.expect(len(self.s) - 1, len(set(rounds)) == len(rounds), "two cards in one phase")

    def i27(self) -> None:
        """At the start of a round no end condition is true."""
        for t in self._new_rounds():
            s = self.s[t]
            full = (s.building >= 0).sum() == SITES
            fifth = any((s.building == seat).sum() == BUILDINGS for seat in range(self.players))
            self.expect(t, not (full or fifth or s.blocks == self.option["temple_blocks"]), "the game should be over")

    def i28(self) -> None:
        """The list of options is never empty and has no duplicates; every listed option can be applied."""
        self.options_are_legal()

    def i29(self) -> None:
        """Two states that differ only in what an observer cannot see give that observer the same view."""
        if not self.deep:
            return
        rng = np.random.default_rng(len(self.s))
        for t in range(0, len(self.s), 11):
            for seat in (*range(self.players), SPECTATOR):
                view = conceal(self.game, self.trace.states[t : t + 1], seat)
                dealt = conceal(self.game, self._permuted(t, seat, rng), seat)
                self.expect(t, dealt.tobytes() == view.tobytes(), f"the view of seat {seat} shows hidden cards")
        self.views_can_be_dealt_anew()

    def _permuted(self, t: int, seat: int, rng: np.random.Generator) -> Any:
        """The state with all cards the seat may not know dealt anew, each pile as large as before."""
        rows = self.trace.states[t : t + 1].copy()
        s = rows[0]
        piles = [s.deck, s.buried]
        if s.stage != Stage.OVER:
            piles += [pile[other] for pile in (s.hand, s.drawn) for other in range(self.players) if other != seat]
        kinds = np.arange(len(COPIES) + 1)
        cards = rng.permutation(np.repeat(kinds, sum(piles)))
        for pile in piles:
            dealt, cards = np.split(cards, [int(pile.sum())])
            pile[:] = np.bincount(dealt, minlength=len(kinds))
        return rows

    def i30(self) -> None:
        """The same record gives the same states on replay; undo restores the earlier state exactly."""
        self.replays_and_undoes()

    def i31(self) -> None:
        """A round has at most n x pawns PLACE steps; the game ends after at most `max_rounds` rounds."""
        self.holds(self.s.round_no <= self.option["max_rounds"], "too many rounds")
        placed = self.s.round_no[:-1][self.family == Family.PLACE]
        most = np.bincount(placed).max() if len(placed) else 0
        self.expect(0, most <= self.players * PAWNS[self.players], "too many pawns placed in a round")

    def i32(self) -> None:
        """Final score = track + 20 for the High Priest + VP cards in hand + cubes in stock."""
        if not self.trace.over:
            return
        t = len(self.actions) - 1
        before, after = self.s[t], self.s[t + 1]
        for seat in range(self.players):
            office = HIGH_PRIEST if after.high_priest == seat else 0
            cards = sum(int(after.hand[seat][6 + k]) * (2 + k) for k in range(4))
            track = int(after.score[seat]) - office - cards - int(after.stock[seat].sum())
            if self.actors[t] not in (seat, CHANCE):
                self.expect(t, track == before.score[seat], f"seat {seat} has {track} on the track")
        out = np.zeros(self.players)
        engine.results(self.trace.states[-1:], self.game.boards, out)
        self.expect(t, out.argmax() in np.flatnonzero(after.score[: self.players] == after.score.max()), "wrong winner")


WATCHER = SolomonWatcher
