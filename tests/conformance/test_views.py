"""One seam for hidden information: a view holds what its seat may know, and nothing else depends on the rest."""

import json
from itertools import zip_longest
from typing import Any

import numpy as np

from outremer.core import engine
from outremer.core.pending import CHANCE, EVERYTHING, SPECTATOR
from outremer.core.state import ALL, Kind, Rows, flat
from outremer.core.view import View, conceal
from tests.conformance.played import cards, each_count, each_table, position, states, traces, viewers
from tests.tables import Table
from tests.traces import Asking

STACK = ("depth", "pending")


def hidden_lines(table: Table, rows: Rows, viewer: int) -> list[int]:
    """The piles (lines of the visibility table) whose faces the viewer does not see."""
    secrets = table.game.info.secrets
    seen = np.zeros(len(secrets), np.int32)
    engine.visible(rows, table.game.boards, viewer, secrets, seen)
    return [line for line in range(len(secrets)) if not seen[line]]


def shuffled(table: Table, rows: Rows, viewer: int, rng: np.random.Generator) -> Rows:
    """The state with all cards the viewer does not see dealt anew, every pile as large as before.

    Choices lying face down are made anew.
    """
    changed = rows.copy()
    cells, secrets = flat(changed)[0], table.game.info.secrets
    pools: dict[int, list[slice]] = {}
    for line in hidden_lines(table, rows, viewer):
        first, columns, _, _, kind, pool = (int(n) for n in secrets[line])
        if kind == Kind.PILE:
            pools.setdefault(pool, []).append(slice(first, first + columns))
        elif cells[first]:
            cells[first] = rng.integers(1, columns + 1)
    for parts in pools.values():
        kinds = max(part.stop - part.start for part in parts)
        cards = rng.permutation([k for part in parts for k, n in enumerate(cells[part]) for _ in range(n)]).astype(int)
        for part in parts:
            dealt, cards = np.split(cards, [int(cells[part].sum())])
            cells[part] = np.bincount(dealt, minlength=kinds)[: part.stop - part.start]
    return changed


def everything_sent(view: View) -> tuple[Any, ...]:
    """All that a person or a bot gets to know from a view."""
    info = view.game.info
    shown = json.dumps(view.show(), sort_keys=True)
    buttons = [(action.id, info.label(action.id, view)) for action in view.legal()]
    return view.rows.tobytes(), shown, info.question(view), buttons, view.to_move


@each_table
def test_hidden_cards_do_not_change_what_a_viewer_gets(table: Table) -> None:
    rng = np.random.default_rng(7)
    for trace, step, rows in states(table, 3):
        for viewer in viewers(table):
            view = position(table, rows).view(viewer)
            other = position(table, shuffled(table, rows, viewer, rng)).view(viewer)
            assert everything_sent(other) == everything_sent(view), f"{trace.label}, step {step}, viewer {viewer}"


@each_table
def test_a_view_dealt_anew_looks_the_same(table: Table) -> None:
    for trace, step, rows in states(table, 9):
        for viewer in viewers(table):
            view = position(table, rows).view(viewer)
            dealt = position(table, view.determinise(step))
            where = f"{trace.label}, step {step}, viewer {viewer}"
            assert dealt.view(viewer).rows.tobytes() == view.rows.tobytes(), where
            piles = zip(cards(table, view.rows).items(), cards(table, dealt.rows).values(), strict=True)
            for (pile, before), after in piles:
                assert sum(before) == sum(after), f"{where}: {pile} changed its size"
                assert after[-1] == 0, f"{where}: {pile} has cards face down"
                assert all(b <= a for b, a in zip(before[:-1], after[:-1], strict=True)), f"{where}: {pile} lost a card"


@each_table
def test_dealing_anew_uses_the_cards_there_are(table: Table) -> None:
    def by_kind(rows: Rows) -> list[int]:
        return [sum(column) for column in zip_longest(*cards(table, rows).values(), fillvalue=0)]

    for _, step, rows in states(table, 9):
        for viewer in viewers(table):
            dealt = position(table, rows).view(viewer).determinise(step)
            assert by_kind(dealt) == by_kind(rows)


@each_table
def test_a_seat_may_do_the_same_by_its_view_as_in_truth(table: Table) -> None:
    """Lists and refusals of a seat, numbers included, follow from its view: none tells a secret."""
    asking = Asking(table.game)
    for trace, step, rows in states(table, 12):
        for seat in range(table.players):
            view = conceal(table.game, rows, seat)
            dealt = View(table.game, seat, view, ()).determinise(step)
            assert asking.listed(view, seat) == asking.listed(rows, seat)
            told = (asking.refused(dealt, seat) == asking.refused(rows, seat)).all(axis=1)
            differing = [table.game.info.actions.text(int(a)) for a in np.flatnonzero(~told)]
            assert not differing, f"{trace.label}, step {step}, seat {seat}"


@each_table
def test_what_is_not_secret_is_the_same_in_every_view(table: Table) -> None:
    public = [f for f in table.game.info.state.fields.values() if f.secret == ALL and f.name not in STACK]
    assert public
    for _, _, rows in states(table, 9):
        for viewer in viewers(table):
            view = conceal(table.game, rows, viewer)
            for field in public:
                assert (view[field.name] == rows[field.name]).all()
            depth = int(view[0].depth)
            assert depth <= rows[0].depth
            assert (view[0].pending[:depth] == rows[0].pending[:depth]).all()
            assert not view[0].pending[depth:].any()
            asked = table.game.info.functions["to_move"](rows[0], table.game.boards[0])
            if viewer == asked:
                assert depth == rows[0].depth


@each_table
def test_the_view_of_everything_is_the_truth(table: Table) -> None:
    for _, _, rows in states(table, 9):
        assert position(table, rows).view(EVERYTHING).rows.tobytes() == rows.tobytes()


@each_table
def test_a_spectator_sees_no_secret(table: Table) -> None:
    """What a spectator sees every seat sees; all else lies face down, with its number."""
    secrets = table.game.info.secrets
    hidden_once = set()
    for _, _, rows in states(table, 9):
        hidden = set(hidden_lines(table, rows, SPECTATOR))
        hidden_once |= hidden
        for seat in range(table.players):
            assert set(hidden_lines(table, rows, seat)) <= hidden
        cells, truth = flat(conceal(table.game, rows, SPECTATOR))[0], flat(rows)[0]
        for line in hidden:
            first, columns = int(secrets[line, 0]), int(secrets[line, 1])
            if secrets[line, 4] == Kind.VALUE:
                assert cells[first] == (columns + 1 if truth[first] else 0)
                continue
            part = slice(first, first + columns)
            assert not cells[part][:-1].any()
            assert cells[part][-1] == truth[part].sum()
    owned = {line for line in range(len(secrets)) if secrets[line, 3] != ALL and secrets[line, 2] < table.players}
    assert hidden_once >= owned, "a secret pile that is never hidden"


@each_count
def test_what_looks_the_same_is_told_the_same(table: Table) -> None:
    """Secret steps after which a viewer's view is the same give him the same line; one that shows nothing, none."""
    info = table.game.info
    secret = unseen = 0
    for trace in traces(table):
        for step in range(0, len(trace.actions), 3):
            rows = trace.states[step : step + 1]
            pos = position(table, rows)
            told: dict[tuple[int, bytes], Any] = {}
            choices = [a.id for a in pos.legal() if int(info.actions.family[a.id]) in info.secret_families]
            for action in choices or [int(trace.actions[step])]:
                after = pos.copy()
                after.apply(action)
                for viewer in viewers(table):
                    if viewer == pos.seat:
                        continue
                    where = f"{trace.label}, step {step}, viewer {viewer}"
                    view = conceal(table.game, after.rows, viewer).tobytes()
                    lines = [(line.actor, line.action, line.changes) for line in after.log(viewer)]
                    if view == conceal(table.game, rows, viewer).tobytes():
                        unseen += 1
                        assert not lines, where
                    if choices:
                        same = told.setdefault((viewer, view), lines)
                        secret += same is not lines
                        assert same == lines, where
    assert secret > 0 or not info.secret_families
    private = any(trace.states["pending"][:, :, 4].any() for trace in traces(table))
    assert unseen > 0 or not private


@each_count
def test_a_log_tells_the_viewers_own_game(table: Table) -> None:
    """From the first view, the changes of all lines lead to the last one; a step that shows nothing has no line."""
    for trace in traces(table):
        pos = position(table, trace.states[:1])
        for actor, action in zip(trace.actors.tolist()[:150], trace.actions.tolist()[:150], strict=True):
            pos.apply(action, actor)
        for viewer in (*viewers(table), EVERYTHING):
            view = conceal(table.game, trace.states[:1], viewer)
            for line in pos.log(viewer):
                assert line.changes
                for change in line.changes:
                    field = view[change.field]
                    assert field[(0, *change.index)] == change.before
                    field[(0, *change.index)] = change.after
            assert view.tobytes() == conceal(table.game, pos.rows, viewer).tobytes()


@each_count
def test_secret_words_are_told_only_to_the_actor(table: Table) -> None:
    info = table.game.info
    for trace in traces(table):
        pos = position(table, trace.states[:1])
        for actor, action in zip(trace.actors.tolist()[:150], trace.actions.tolist()[:150], strict=True):
            pos.apply(action, actor)
        for viewer in viewers(table):
            for line in pos.log(viewer):
                action = int(trace.actions[line.number])
                if int(info.actions.family[action]) in info.secret_families and line.actor != viewer:
                    assert line.action == info.actions.text(action).split()[0]
                else:
                    assert line.action == info.actions.text(action)
                assert line.actor in (CHANCE, *range(table.players))
