import { describe, expect, it } from 'vitest';
import type { Frame } from '../../src/game';
import { chart, scoring, zones } from '../../src/games/jerusalem/tables';
import { AREAS, EVENTS, OFFICES } from '../../src/games/jerusalem/view';
import { describe as describeKey } from '../../src/games/jerusalem/words';
import { translator } from '../../src/texts';
import { fixture, fixtures } from './fixtures';

const t = translator('en');

describe('the final table', () => {
  it('has the rows of the rulebook in its order: tower, prestige, office, place (J1002-J1006)', () => {
    const result = { places: [2, 1, 3], winners: [1], floors: [6, 6, 5], prestige: [3, 3, 8], offices: [4, 2, 3] };
    const rows = scoring(result, t);
    expect(rows.map(({ cells }) => cells.map(({ value }) => value.split(' ')[0]))).toEqual([
      ['6', '6', '5'],
      ['3', '3', '8'],
      ['4', '2', '3'],
      ['2', '1', '3'],
    ]);
    expect(rows.map(({ tiebreak }) => tiebreak ?? false)).toEqual([false, true, true, false]);
    expect(rows[3]?.total).toBe(true);
  });

  it('says which row decided', () => {
    const byOffice = { places: [2, 1, 3], winners: [1], floors: [6, 6, 5], prestige: [3, 3, 8], offices: [4, 2, 3] };
    const office = scoring(byOffice, t)[2];
    expect(office?.cells.map(({ explain }) => explain.includes('decided'))).toEqual([true, true, false]);
    expect(scoring(byOffice, t)[1]?.cells.some(({ explain }) => explain.includes('decided'))).toBe(false);
    const byPrestige = { ...byOffice, prestige: [3, 4, 8] };
    expect(scoring(byPrestige, t)[1]?.cells.map(({ explain }) => explain.includes('decided'))).toEqual([true, true, false]);
    expect(scoring(byPrestige, t)[2]?.cells.some(({ explain }) => explain.includes('decided'))).toBe(false);
  });
});

describe('the chart', () => {
  it('has a line of floors and one of prestige for every seat', () => {
    const frames = ['4p round 2 turn', '4p round 4 turn'].map(
      (name, step) => ({ step, view: fixture(name).view }) as Frame,
    );
    const lines = chart(frames, t);
    expect(lines).toHaveLength(8);
    for (const { seat, points } of lines.slice(0, 4)) {
      expect(points).toEqual(frames.map(({ step, view }) => ({ step, value: view.seats[seat].floors })));
    }
    expect(chart([], t)).toEqual([]);
  });
});

describe('the board in words', () => {
  it('tells every area with its income, its controller and the others', () => {
    const { view } = fixture('4p round 3 turn');
    const words = zones(view, t).flatMap(({ lines }) => lines).join('\n');
    for (const seat of view.seats) expect(words).toContain(seat.name);
    const income = [t('jerusalem-amount-squire', { number: 2 }), t('jerusalem-amount-silver', { number: 4 })];
    expect(words).toContain(`Income: ${income.join(', ')}.`);
    expect(words).toMatch(/controls it/);
  });

  it('says which centres are closed with two players (J1106)', () => {
    const closed = zones(fixture('2p round 1 turn').view, t).filter(({ heading, lines }) =>
      lines[0]?.startsWith(`${heading}: not in play`),
    );
    expect(closed).toHaveLength(2);
  });

  it('has a text for everything it says', () => {
    for (const { view } of fixtures) {
      for (const { heading, lines } of zones(view, t)) {
        expect(`${heading} ${lines.join(' ')}`).not.toMatch(/ui-jerusalem-|undefined/);
      }
    }
  });
});

describe('hints', () => {
  const cards = ['squire1', 'silver2', 'prestige2', 'resources2', 'squire1_silver1', 'defector', 'move2', 'genoa', 'influence_tower', 'foreign_baron']; // prettier-ignore
  const keys = [
    ...AREAS.map((area) => `area:${area}`),
    ...OFFICES.map((office) => `office:${office}`),
    ...[...EVENTS, 'gifts'].map((event) => `event:${event}`),
    ...cards.map((card) => `card:${card}`),
    ...['deck', 'aside', 'discard'].map((pile) => `pile:${pile}`),
    ...['baron', 'squire', 'silver', 'prestige'].map((thing) => `thing:${thing}`),
    'seat:1',
    'seat:1/area:tower',
  ];

  it.each(keys)('%s has a name, an effect and rules', (key) => {
    const about = describeKey(key, t);
    expect(about?.name).toBeTruthy();
    expect(about?.effect).not.toMatch(/ui-jerusalem-/);
    expect(about?.rules.length).toBeGreaterThan(0);
    for (const rule of about?.rules ?? []) expect(rule).toMatch(/^J\d{3,4}$/);
  });

  it('has nothing for what does not exist', () => {
    expect(describeKey('moon:full', t)).toBeNull();
  });
});
