import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import recorded from '../../fixtures/templars.json';
import type { Action, Frame, Result, SeatInfo } from '../../src/game';
import { game } from '../../src/games/templars';
import { HEARTS, outline } from '../../src/games/templars/geography';
import { LAYOUTS, standing } from '../../src/games/templars/layout';
import { inSpaces, leader, marks, players, preview, revealed } from '../../src/games/templars/reading';
import { chart, scoring, zones } from '../../src/games/templars/tables';
import { CARDS, TERRITORIES, type TemplarsView } from '../../src/games/templars/view';
import { describe as describeKey } from '../../src/games/templars/words';
import { seatInfos } from '../../src/seats';
import { keyOf, targetsOf } from '../../src/targets';
import { translator } from '../../src/texts';

interface Fixture {
  name: string;
  me: number;
  names: string[];
  view: TemplarsView;
  legal: Action[];
  result?: Result;
}
const fixtures = recorded as unknown as Fixture[];
const t = translator('en');

function fixture(name: string): Fixture {
  const found = fixtures.find((one) => one.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return structuredClone(found);
}

const seatsOf = ({ names, view }: Fixture): SeatInfo[] =>
  seatInfos(
    names,
    view.seats.map(({ colour }) => colour),
  );

describe('reading the table', () => {
  it('knows who alone has the most knights; a tie is nobody’s (T704, T705)', () => {
    expect(leader([2, 3, 1])).toBe(1);
    expect(leader([3, 3, 1])).toBeNull();
    expect(leader([0, 0, 0])).toBeNull();
  });

  it('fills the spaces of a city with the largest troop first', () => {
    expect(inSpaces([1, 3, 0, 1])).toEqual([1, 1, 1, 0, 3]);
  });

  it('lists who plays a card clockwise from the start player (T306)', () => {
    const { view } = fixture('5p round 1 safe_step');
    view.start_player = 3;
    view.seats.forEach((seat) => (seat.card = 6));
    expect(players(view, 6)).toEqual([3, 4, 0, 1, 2]);
    expect(players(view, 1)).toEqual([]);
  });

  it('takes the cards for revealed only when all of them are seen', () => {
    expect(revealed(fixture('5p round 1 safe_step').view)).toBe(true);
    expect(revealed(fixture('5p round 1 commit').view)).toBe(false);
  });

  it('previews knights, Templars and the Pope', () => {
    const { view } = fixture('5p round 1 safe_step');
    const actor = view.to_move as number;
    const act = (verb: string, ...args: [string, string][]): Action => ({
      id: 0,
      text: verb,
      verb,
      args: args.map(([kind, word]) => ({ kind, word })),
      label: { id: 'raw' },
    });
    expect(preview(view, act('pay2_place')).knight).toEqual([{ territory: view.action?.city, seat: actor, change: 1 }]);
    expect(preview(view, act('remove_knight', ['territory', 'roma'], ['colour', 'red'])).knight).toEqual([
      { territory: 'roma', seat: 1, change: -1 },
    ]);
    expect(preview(view, act('step', ['territory', 'wien'])).templar).toEqual({ territory: 'wien', seat: actor });
    expect(preview(view, act('pope', ['space', 'A1.G1'])).pope).toBe('A1.G1');
    expect(preview(view, null).knight).toEqual([]);
  });

  it('marks what differs between two views', () => {
    const { view: before } = fixture('5p round 1 safe_step');
    const { view: now } = fixture('5p round 1 safe_step');
    expect(marks(before, now)).toEqual([]);
    now.map.wien.gold += 1;
    now.pope = 'H1';
    now.track[0]!.aboard![0]! += 1;
    expect(marks(before, now).sort()).toEqual(['edict:E1', 'space:H1', 'territory:wien']);
  });
});

describe('the map', () => {
  it('gives every territory a closed outline around its city, on both sheets', () => {
    for (const layout of Object.values(LAYOUTS)) {
      for (const territory of TERRITORIES) {
        const points = [...outline(territory, layout.stretch).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
        const xs = points.map(([x]) => x as number);
        const ys = points.map(([, y]) => y as number);
        const [x, y] = standing(layout, territory, true).city;
        expect(x).toBeGreaterThan(Math.min(...xs));
        expect(x).toBeLessThan(Math.max(...xs));
        expect(y).toBeGreaterThan(Math.min(...ys));
        expect(y).toBeLessThan(Math.max(...ys));
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(layout.map.x);
        expect(Math.max(...xs)).toBeLessThanOrEqual(layout.map.x + layout.map.w);
      }
    }
    expect(Object.keys(HEARTS)).toHaveLength(9);
  });

  it('draws a shared border the same from both sides', () => {
    const { stretch } = LAYOUTS.wide;
    const points = (territory: 'paris' | 'lyon'): Set<string> => new Set(outline(territory, stretch).slice(1, -1).split('L'));
    const shared = [...points('paris')].filter((point) => points('lyon').has(point));
    expect(shared.length).toBeGreaterThan(6);
  });
});

describe('tables and words', () => {
  it('rank by points, then edicts (T1101, T1102)', () => {
    const result = { places: [1, 2, 3], winners: [0], vp: [20, 20, 18], edicts: [3, 1, 2], missions: ['m_gold', 'm_hre', 'm_ships'] };
    const rows = scoring(result, t);
    expect(rows.map(({ cells }) => cells.map(({ value }) => value)).slice(1)).toEqual([
      ['20', '20', '18'],
      ['3', '1', '2'],
      ['1', '2', '3'],
    ]);
    expect(rows[2]?.tiebreak).toBe(true);
    expect(rows[2]?.cells.map(({ explain }) => explain.includes('in a tie'))).toEqual([true, true, false]);
  });

  it('have a line of points for every seat', () => {
    const frames = ['5p round 1 commit', '5p over'].map((name, step) => ({ step, view: fixture(name).view }) as Frame);
    expect(chart(frames, t).map(({ points }) => points.at(-1)?.value)).toEqual(fixture('5p over').view.seats.map(({ vp }) => vp));
  });

  it('say everything with a text', () => {
    for (const { view } of fixtures) {
      const words = zones(view, t).flatMap(({ heading, lines }) => [heading, ...lines]).join(' ');
      expect(words).not.toMatch(/ui-templars-|undefined/);
    }
    const keys = [
      ...TERRITORIES.map((territory) => `territory:${territory}`),
      ...CARDS.map((card) => `card:${card}`),
      ...['new_chance', 'taxes', 'leader', 'veto'].map((favour) => `favour:${favour}`),
      ...['space:A1.S', 'space:A2.G1', 'space:A3.R4', 'space:H1', 'edict:E1', 'edict:E7', 'templar:1', 'colour:red', 'mission:m_gold'],
    ];
    for (const key of keys) {
      const about = describeKey(key, t);
      expect(about?.effect, key).not.toMatch(/ui-templars-/);
      expect(about?.rules.length, key).toBeGreaterThan(0);
    }
    expect(describeKey('moon:full', t)).toBeNull();
  });
});

describe('the drawing', () => {
  let shown: Record<string, unknown> | null = null;
  const onpick = vi.fn();

  beforeAll(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
    Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
  });
  afterEach(() => {
    if (shown) unmount(shown);
    shown = null;
    onpick.mockClear();
  });

  function board(one: Fixture): void {
    shown = mount(game.Board, {
      target: document.body,
      props: {
        view: one.view,
        me: one.me,
        seats: seatsOf(one),
        targets: targetsOf(one.legal),
        marked: new Set<string>(),
        ghost: null,
        onpick,
        onhover: () => {},
        t,
      },
    });
    flushSync();
  }

  it.each(['5p round 1 setup_knight', '5p round 3 pope', '5p round 3 commit', '5p round 3 red_flag', '3p round 3 risky_step', '3p round 3 templar', '5p over'])(
    'lights every legal target: %s',
    { timeout: 60_000 },
    (name) => {
      const one = fixture(name);
      board(one);
      const lit = new Set([...document.querySelectorAll('svg [aria-disabled="false"]')].map((drawn) => drawn.getAttribute('data-key')));
      for (const { args } of one.legal) if (args.length) expect(lit).toContain(keyOf(args));
      expect(document.body.innerHTML).not.toMatch(/NaN|undefined|ui-templars-/);
    },
  );

  it('never shows a card that is only chosen', () => {
    const one = fixture('5p round 1 commit');
    one.view.seats[1] = { ...one.view.seats[1]!, chosen: true, card: null };
    shown = mount(game.Panel, {
      target: document.body,
      props: { view: one.view, seat: seatsOf(one)[1]!, me: one.me, active: false, deltas: {}, targets: new Map(), onpick, t },
    });
    flushSync();
    expect(document.body.textContent).toContain('chosen');
  });
});
