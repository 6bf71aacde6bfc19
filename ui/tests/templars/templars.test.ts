import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import recorded from '../../fixtures/templars.json';
import type { Action, Frame, Result, SeatInfo } from '../../src/game';
import { game } from '../../src/games/templars';
import { HEARTS, outline } from '../../src/games/templars/geography';
import { LAYOUTS, standing } from '../../src/games/templars/layout';
import { distance, finalScoring, shipRound, stepsOf, total, type Scored } from '../../src/games/templars/points';
import { acted, clockwise, inSpaces, leader, marks, order, players, preview, revealed } from '../../src/games/templars/reading';
import { chart, scoring, zones } from '../../src/games/templars/tables';
import { CARDS, FAVOURS, TERRITORIES, type TemplarsView, type Territory } from '../../src/games/templars/view';
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
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

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

describe('where the points came from', () => {
  /** A table of three before the last ship round, and after it and the final scoring. */
  function ending(): [TemplarsView, TemplarsView] {
    const { view: before } = fixture('3p over');
    for (const territory of TERRITORIES) before.map[territory] = { ...before.map[territory], capacity: null, knights: [0, 0, 0] };
    Object.assign(before.map.venezia, { capacity: 7, knights: [3, 2, 2] });
    Object.assign(before.map.paris, { capacity: 5, knights: [0, 1, 0] });
    Object.assign(before.map.london, { capacity: 6, knights: [3, 2, 1] });
    before.track = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7'].map((space, index) => ({
      space,
      city: ([null, null, null, null, 'venezia', 'paris', 'london'] as const)[index] ?? null,
      ship: index < 6 ? 5 : null,
      aboard: index < 6 ? [0, 0, 0] : null,
    }));
    before.seats = before.seats.map((seat, index) => ({ ...seat, vp: 10, temple: [0, 1, 2][index]!, edicts: [], gold: [11, 12, 3][index]! }));
    before.seats.forEach((seat, index) => {
      seat.mission = ['m_ships', 'm_hre', 'm_gold'][index]!;
      seat.templars = [['paris', 'paris'], ['paris', 'lyon'], ['london', 'roma']][index] as Territory[];
    });
    before.open_missions = ['m_distance', 'm_temple'];
    before.to_move = 0;
    before.start_player = 0;
    const after = structuredClone(before);
    after.to_move = null;
    for (const space of after.track) space.city = null;
    for (const city of ['venezia', 'paris'] as const) Object.assign(after.map[city], { capacity: null, knights: [0, 0, 0] });
    after.track[4]!.aboard = [2, 2, 1];
    after.track[5]!.aboard = [0, 1, 0];
    after.seats.forEach((seat, index) => (seat.temple += [1, 0, 1][index]!));
    after.seats[0]!.edicts = ['venezia', 'london'];
    after.seats[1]!.edicts = ['paris'];
    return [before, after];
  }

  it('reads a ship round: most knights, full city, ship, temples (T704, T707, T716, T717, T719)', () => {
    const [before, after] = ending();
    // Venezia: the first has the most (2), the city is full (1 each), aboard 2, 2, 1. Paris: one knight alone.
    const expected = [2 + 1 + 1 + 2, 1 + 1 + 2 + 2 + 1 + 1, 1 + 1 + 1 + 4];
    const finals = finalScoring(before, after);
    after.seats.forEach((seat, index) => (seat.vp += expected[index]! + sum(finals.map((one) => total(one)[index]!))));
    const [venezia, paris, temples] = shipRound(before, after, 3, finals) as [Scored, Scored, Scored];
    expect(venezia.parts.map(({ kind, points }) => [kind, points])).toEqual([
      ['majority', [2, 0, 0]],
      ['full', [1, 1, 1]],
      ['aboard', [1, 1, 1]],
      ['knights', [2, 2, 1]],
    ]);
    expect([total(paris), total(temples)]).toEqual([
      [0, 4, 0],
      [0, 0, 4],
    ]);
    expect(stepsOf([venezia, paris, temples]).map(({ line, kind }) => `${line} ${kind}`)).toEqual([
      '0 majority',
      '0 full',
      '0 aboard',
      '1 majority',
      '1 aboard',
      '2 temple',
    ]);
    const rows = scoring({ places: [1, 2, 3], winners: [0], vp: after.seats.map(({ vp }) => vp), edicts: [2, 1, 0], missions: ['m_ships', 'm_hre', 'm_gold'] }, t, [before, after].map((view, step) => ({ step, view }) as Frame)); // prettier-ignore
    expect(rows.map(({ label }) => label).slice(0, 4)).toEqual(['Ship round III: Venezia', 'Ship round III: Paris', 'Ship round III: Temples', 'Seventh city: London, scored at the end']); // prettier-ignore
  });

  it('does not take a city for full that was emptied by the last action', () => {
    const [before, after] = ending();
    const finals = finalScoring(before, after);
    const expected = [2 + 1 + 2, 1 + 2 + 2 + 1 + 1, 1 + 1 + 4];
    after.seats.forEach((seat, index) => (seat.vp += expected[index]! + sum(finals.map((one) => total(one)[index]!))));
    expect(shipRound(before, after, 3, finals)[0]?.parts[1]?.points).toEqual([0, 0, 0]);
  });

  it('shares the temple points, rounded down, and gives none for empty ones (T721, T722)', () => {
    const [before, after] = ending();
    after.seats.forEach((seat) => (seat.temple = 2));
    expect(total(shipRound(before, after, 3, [])[2]!)).toEqual([1, 1, 1]);
    after.seats.forEach((seat) => (seat.temple = 0));
    expect(total(shipRound(before, after, 3, [])[2]!)).toEqual([0, 0, 0]);
  });

  it('scores the seventh city, gold and the five missions (T1003-T1018)', () => {
    const finals = finalScoring(...ending());
    expect(finals.map((one) => [one.mission ?? one.what, total(one)])).toEqual([
      ['seventh', [2 + 1, 1, 0]],
      ['gold', [2, 3, 0]],
      ['m_gold', [2, 4, 0]],
      ['m_ships', [2, 4, 2]],
      ['m_temple', [2, 2, 4]],
      ['m_distance', [4, 2, 0]],
      ['m_hre', [4, 0, 0]],
    ]);
  });

  it('measures distances by the routes of the map (T1025)', () => {
    const [, view] = ending();
    expect([distance(view, 'london', 'roma'), distance(view, 'lyon', 'venezia'), distance(view, 'wien', 'wien')]).toEqual([4, 3, 0]);
  });

  it('knows the order of play and who is done (T305, T306)', () => {
    const { view } = fixture('5p round 1 safe_step');
    view.start_player = 3;
    [4, 1, 6, 4, 2].forEach((card, seat) => (view.seats[seat]!.card = card));
    expect(order(view)).toEqual([1, 4, 3, 0, 2]);
    view.action = { ...view.action!, seat: 3 };
    expect(acted(view)).toEqual([1, 4]);
    expect(clockwise(view)).toEqual([3, 4, 0, 1, 2]);
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
    expect(rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      ['20', '20', '18'],
      ['3', '1', '2'],
      ['1', '2', '3'],
    ]);
    expect(rows[1]?.tiebreak).toBe(true);
    expect(rows[1]?.cells.map(({ explain }) => explain.includes('in a tie'))).toEqual([true, true, false]);
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
      ...FAVOURS.map((favour) => `favour:${favour}`),
      ...['space:A1.S', 'space:A2.G1', 'space:A3.R4', 'space:H1', 'edict:E1', 'edict:E7', 'templar:1', 'colour:red', 'territory:roma/colour:red'],
      ...['m_gold', 'm_ships', 'm_temple', 'm_seventh', 'm_distance', 'm_countries', 'm_hre', 'm_france'].map((mission) => `mission:${mission}`),
      ...['vp', 'gold', 'supply', 'temple', 'edicts', 'start_player', 'chosen'].map((fact) => `fact:${fact}`),
    ];
    for (const key of keys) {
      const about = describeKey(key, t);
      expect(about?.effect, key).toBeTruthy();
      expect(`${about?.name} ${about?.effect}`, key).not.toMatch(/ui-templars-|templars-\w+-/);
      expect(about?.rules.length, key).toBeGreaterThan(0);
    }
    expect(describeKey('moon:full', t)).toBeNull();
    expect(describeKey('mission:m_moon', t)).toBeNull();
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
