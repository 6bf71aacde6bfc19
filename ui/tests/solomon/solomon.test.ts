import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import rulebook from '../../../src/outremer/games/solomon/RULES.md?raw';
import recorded from '../../fixtures/solomon.json';
import type { Action, Frame, Result, SeatInfo } from '../../src/game';
import { game } from '../../src/games/solomon';
import { widthOf } from '../../src/pieces/text';
import { LAYOUTS, cell, fitted, spot } from '../../src/games/solomon/layout';
import { both, ends, harvestOf, lacking, marks, payable } from '../../src/games/solomon/reading';
import { chart, scoring, sources, zones } from '../../src/games/solomon/tables';
import { ACTIONS, BONUSES, FORTUNES, LINKS, RESOURCES, SPACES, opponentWord, type SolomonView } from '../../src/games/solomon/view';
import { BRINGS, describe as describeKey, placeName } from '../../src/games/solomon/words';
import { seatInfos } from '../../src/seats';
import { keyOf, targetsOf } from '../../src/targets';
import { translator } from '../../src/texts';

interface Fixture {
  name: string;
  me: number;
  names: string[];
  view: SolomonView;
  legal: Action[];
  result?: Result;
}
const fixtures = recorded as unknown as Fixture[];
const t = translator('en');
const languages = ['en', 'de', 'nl', 'hu'].map((language) => translator(language));

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
  it('says what a stock lacks for a cost', () => {
    expect(lacking({ gold: 1, timber: 2 }, { gold: 2, timber: 2, food: 1 })).toEqual({ gold: 1, food: 1 });
    expect(lacking({ stone: 5 }, { stone: 2 })).toEqual({});
  });

  it('counts how near the three ends are (S1105)', () => {
    const { view } = fixture('4p round 1 place');
    expect(ends(view).map(({ done, of }) => [done, of])).toEqual([
      [0, 11],
      [0, 5],
      [0, 16],
    ]);
    view.map.dan.building = 2;
    view.seats[2]!.buildings = ['dan'];
    view.temple.blocks = 3;
    expect(ends(view).map(({ done }) => done)).toEqual([1, 1, 3]);
  });

  it('names opponents by their distance from the own seat', () => {
    const { view } = fixture('4p round 1 place');
    expect([0, 1, 3].map((seat) => opponentWord(view, 2, seat))).toEqual(['second', 'third', 'next']);
  });

  it('adds what Fortune cards can pay to the cubes', () => {
    expect(payable({ food2: 1, food_timber: 2, vp5: 1 })).toEqual({ timber: 2, food: 4 });
    expect(both({ timber: 1 }, payable({ timber2: 1, gold1: 1 }))).toEqual({ gold: 1, timber: 3 });
    expect(payable(null)).toEqual({});
  });

  it('finds the region a pawn would harvest (S603, S609, S617)', () => {
    const { view } = fixture('4p round 1 place');
    view.map.judah.building = 1;
    view.regions = [{ owner: 1, spaces: ['quarries', 'judah'], yield: { stone: 3 } }];
    expect(harvestOf(view, 'judah', 0)).toEqual(view.regions[0]);
    expect(harvestOf(view, 'quarries', 1)).toEqual(view.regions[0]);
    expect(harvestOf(view, 'quarries', 0)).toEqual({ owner: 0, spaces: ['quarries'], yield: { stone: 2 } });
  });

  it('marks what differs between two views', () => {
    const { view: before } = fixture('4p round 1 place');
    const { view: now } = fixture('4p round 1 place');
    expect(marks(before, now)).toEqual([]);
    before.map.zobah.pawn = 2;
    before.pawns['thief'] = 2;
    now.map.tyre.pawn = 1;
    now.pawns['altar'] = 0;
    now.market.gold[2]!.filled = !now.market.gold[2]!.filled;
    now.roads.push({ link: 'lebanon-tyre', owner: 0, round: 1 });
    expect(marks(before, now).sort()).toEqual(['link:lebanon-tyre', 'place:altar', 'place:tyre', 'resource:gold/slot:3']);
  });
});

describe('the land', () => {
  it('keeps its sixteen spaces inside the map and apart from each other', () => {
    const { view } = fixture('4p round 1 place');
    for (const layout of Object.values(LAYOUTS)) {
      const spots = SPACES.map((space) => spot(layout, view.map[space]));
      spots.forEach(([x, y], index) => {
        expect(x - layout.plate.w / 2).toBeGreaterThanOrEqual(layout.map.x);
        expect(x + layout.plate.w / 2).toBeLessThanOrEqual(layout.map.x + layout.map.w);
        expect(y + layout.plate.h / 2).toBeLessThanOrEqual(layout.map.y + layout.map.h);
        for (const [ox, oy] of spots.slice(index + 1)) {
          const overlap = Math.abs(x - ox) < layout.plate.w && Math.abs(y - oy) < layout.plate.h;
          expect(overlap, `${layout.name} ${SPACES[index]}`).toBe(false);
        }
      });
    }
  });

  it('has room for the name and the action of every card, in every language', () => {
    const cards = Object.keys(BRINGS).filter((place) => ![...ACTIONS, ...BONUSES].some((court) => court === place));
    expect(cards.length).toBe(20);
    for (const { cards: box, cardColumns, type } of Object.values(LAYOUTS)) {
      const { w } = cell(box, cardColumns, 4, 0, 8);
      for (const words of languages) {
        for (const card of cards) {
          const name = fitted(placeName(words, card), w - 50, type.name);
          const effect = fitted(words(`ui-solomon-about-${card}`), w - 48, type.small - 1.5);
          expect([name.length <= 3, effect.length <= 3], `${name.join('/')} | ${effect.join('/')}`).toEqual([true, true]);
          for (const line of name) expect((w - 46) / widthOf(line, 1), line).toBeGreaterThanOrEqual(13);
          for (const line of effect) expect(widthOf(line, type.small - 1.5), line).toBeLessThanOrEqual(w - 44);
        }
      }
    }
  });

  it('knows the 31 links, each between two spaces', () => {
    expect(new Set(LINKS).size).toBe(31);
    for (const link of LINKS) for (const end of link.split('-')) expect(SPACES).toContain(end);
  });
});

describe('tables and words', () => {
  it('have the rows of the final scoring in order (S1110-S1116)', () => {
    const { result } = fixture('4p over');
    const rows = scoring(result as Result, t);
    const numbers = rows.map(({ cells }) => cells.map(({ value }) => Number(value)));
    numbers[4]?.forEach((sum, seat) => expect(sum).toBe([0, 1, 2, 3].reduce((total, row) => total + (numbers[row]?.[seat] ?? 0), 0)));
    expect(rows.map(({ tiebreak, total }) => (total ? 'total' : tiebreak ? 'tie' : ''))).toEqual(['', '', '', '', '', 'tie', 'total']);
  });

  it('tell where the points on the track came from (S1117)', () => {
    const { view } = fixture('2p round 1 place');
    const result = { places: [1, 2], winners: [0], high_priest: [0, 20], fortune_cards: [0, 0], cubes: [3, 1] } as Result;
    const steps: [string, (view: SolomonView) => void][] = [
      ['', () => {}],
      ['sell gold 1', ({ seats }) => (seats[0]!.score += 6)],
      ['buy gold 1', ({ seats }) => (seats[1]!.score -= 6)],
      ['play_vp vp3', ({ seats }) => (seats[1]!.score += 3)],
      ['resolve altar', ({ seats }) => (seats[0]!.score += 12)],
      ['temple vp', (now) => ((now.temple.blocks += 1), (now.seats[0]!.score += 5))],
      ['pay_cubes', ({ seats }) => ((seats[1]!.cards_built['granary'] = 1), (seats[1]!.score += 15 + 21), (seats[0]!.score += 3))],
    ];
    const frames: Frame[] = [];
    for (const [action, change] of steps) {
      const now = structuredClone((frames.at(-1)?.view as SolomonView | undefined) ?? view);
      change(now);
      frames.push({ step: frames.length, action, view: now } as Frame);
    }
    expect(sources(frames, result)).toEqual({ start: [10, 10], buildings: [0, 15], temple: [5, 0], market: [6, -6], cards: [0, 3], effects: [12, 0] });
  });

  it('have a line of points for every seat', () => {
    const frames = ['4p round 1 place', '4p over'].map((name, step) => ({ step, view: fixture(name).view }) as Frame);
    expect(chart(frames, t).map(({ points }) => points.at(-1)?.value)).toEqual(fixture('4p over').view.seats.map(({ score }) => score));
  });

  it('say everything with a text', { timeout: 60_000 }, () => {
    for (const { view } of fixtures) {
      const words = zones(view, t).flatMap(({ heading, lines }) => [heading, ...lines]).join(' ');
      expect(words).not.toMatch(/ui-solomon-|undefined/);
    }
    const cards = new Set(fixtures.flatMap(({ view }) => [...view.open_cards.map(({ card }) => card), ...view.seats.flatMap((seat) => Object.keys(seat.cards_built))]));
    const keys = [
      ...[...SPACES, ...ACTIONS, ...BONUSES, ...cards].map((place) => `place:${place}`),
      ...['space:dan', 'card:granary', 'resource:gold', 'resource:gold/slot:1', 'fortune:vp2', 'reward:token', 'link:lebanon-tyre'],
    ];
    const panel = [...RESOURCES.map((resource) => `stock:${resource}`), ...['score', 'pawns', 'buildings', 'tokens', 'fortune_cards'].map((fact) => `fact:${fact}`)];
    const more = [...Object.keys(FORTUNES).map((kind) => `fortune:${kind}`), 'gift:food_timber food', 'opponent:next/resource:gold', 'reward:vp', 'do:pay_cubes', 'priest', 'order', 'pile:building', 'pile:fortune', 'pile:road', 'end:sites', 'end:buildings', 'end:temple', 'section:columns'];
    for (const key of [...keys, ...panel, ...more]) {
      for (const words of languages) {
        const about = describeKey(key, words);
        expect(`${about?.name} ${about?.effect}`, key).not.toMatch(/solomon-|undefined/);
      }
      const rules = describeKey(key, t)?.rules ?? [];
      expect(rules.length, key).toBeGreaterThan(0);
      for (const rule of rules) expect(rulebook, key).toMatch(new RegExp(`\\b${rule}\\b`));
    }
    expect(describeKey('moon:full', t)).toBeNull();
  });
});

describe('the drawing', () => {
  let shown: Record<string, unknown>[] = [];

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
    shown.forEach((one) => unmount(one));
    shown = [];
  });

  it.each(['4p round 1 place', '4p place', '4p market', '4p building', '4p pay', '4p site', '4p steal', '4p waive', '2p give', '2p gain_any', '4p over'])(
    'lights every legal target on board or panels: %s',
    { timeout: 60_000 },
    (name) => {
      const one = fixture(name);
      const targets = targetsOf(one.legal);
      const common = { view: one.view, me: one.me, targets, onpick: () => {}, t };
      shown.push(mount(game.Board, { target: document.body, props: { ...common, seats: seatsOf(one), marked: new Set<string>(), ghost: null, onhover: () => {} } }));
      for (const seat of seatsOf(one)) {
        shown.push(mount(game.Panel, { target: document.body, props: { ...common, seat, active: false, deltas: {} } }));
      }
      flushSync();
      const drawn = new Set([...document.querySelectorAll('[data-key]')].map((element) => element.getAttribute('data-key')));
      for (const { args, verb } of one.legal) if (args.length && verb !== 'give_card') expect(drawn).toContain(keyOf(args));
      expect(document.body.innerHTML).not.toMatch(/NaN|undefined|ui-solomon-/);
    },
  );

  it('shows what is still owed, and lets cubes and cards be clicked', () => {
    const one = fixture('2p pay');
    const picked: string[] = [];
    const props = { view: one.view, seat: seatsOf(one)[one.me]!, me: one.me, active: true, deltas: {}, targets: targetsOf(one.legal), onpick: (key: string) => picked.push(key), t };
    shown.push(mount(game.Panel, { target: document.body, props }));
    flushSync();
    const owed = [...document.querySelectorAll('[data-owed]')].map((mark) => mark.getAttribute('data-owed'));
    expect(owed).toEqual(['gold 1', 'copper 1', 'stone 2', 'timber 2', 'food 1']);
    document.querySelector<HTMLElement>('[data-key="stock:stone"] button')?.click();
    expect(picked).toEqual(['do:pay_cubes']);
    const card = one.legal.find(({ verb }) => verb === 'pay_card')!;
    document.querySelector<HTMLElement>(`[data-key="${keyOf(card.args)}"]`)?.click();
    expect(picked[1]).toBe(keyOf(card.args));
  });

  it('lights a region as one when a space of it is pointed at', () => {
    const one = fixture('4p building');
    const region = one.view.regions[0]!;
    const common = { view: one.view, me: one.me, targets: targetsOf(one.legal), onpick: () => {}, t };
    shown.push(mount(game.Board, { target: document.body, props: { ...common, seats: seatsOf(one), marked: new Set<string>(), ghost: null, onhover: () => {} } }));
    flushSync();
    expect(document.querySelector('[data-region]')).toBeNull();
    const home = region.spaces.find((space) => one.view.map[space].building === region.owner)!;
    document.querySelector(`[data-key="place:${home}"]`)?.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(document.querySelector('[data-region]')?.getAttribute('data-region')).toBe(region.spaces.join(' '));
    document.querySelector(`[data-key="place:${home}"]`)?.dispatchEvent(new Event('pointerleave'));
    flushSync();
    expect(document.querySelector('[data-region]')).toBeNull();
  });

  it('draws the table before the turn order is drawn', () => {
    const one = fixture('4p round 1 place');
    one.view.order = [-1, -1, -1, -1];
    const common = { view: one.view, me: one.me, targets: new Map(), onpick: () => {}, t };
    shown.push(mount(game.Board, { target: document.body, props: { ...common, seats: seatsOf(one), marked: new Set<string>(), ghost: null, onhover: () => {} } }));
    flushSync();
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
    expect(zones(one.view, t).flatMap(({ lines }) => lines).join(' ')).toContain('Turn order:');
  });

  it('shows no Fortune card of another player', () => {
    const one = fixture('4p market');
    const other = one.view.seats.findIndex((seat, index) => index !== one.me && seat.fortune_cards > 0);
    shown.push(mount(game.Panel, { target: document.body, props: { view: one.view, seat: seatsOf(one)[other]!, me: one.me, active: false, deltas: {}, targets: new Map(), onpick: () => {}, t } }));
    flushSync();
    expect(document.querySelector('[data-key^="fortune:"]')).toBeNull();
  });
});
