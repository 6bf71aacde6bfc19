import { describe, expect, it } from 'vitest';
import { arrange, type Standing } from '../../src/games/jerusalem/arrange';
import { LAYOUTS, type Box } from '../../src/games/jerusalem/layout';
import { wrap } from '../../src/pieces/text';
import { troops } from '../../src/games/jerusalem/reading';
import { fixtures } from './fixtures';

function overlap(a: Standing, b: Standing): boolean {
  const across = a.x < b.x + b.w && b.x < a.x + a.w;
  const along = a.y - a.h < b.y && b.y - b.h < a.y;
  return across && along;
}

function inside({ x, y, w, h }: Standing, box: Box): boolean {
  return x >= box.x && x + w <= box.x + box.w && y - h >= box.y && y <= box.y + box.h;
}

const boxes = Object.values(LAYOUTS).flatMap(({ quarters }) => quarters.flatMap(({ areas }) => Object.entries(areas)));

describe('troops in an area', () => {
  it('stay inside it and apart from each other in every recorded view, with and without a baron', () => {
    for (const { view } of fixtures) {
      for (const [area, box] of boxes) {
        const state = view.city[area];
        if (!state) continue;
        const present = troops(view, state.squires).map((troop) => ({ ...troop, coming: false }));
        for (const baron of [false, true]) {
          const standing = arrange(present, box, baron);
          expect(standing.map(({ seat }) => seat)).toEqual(present.map(({ seat }) => seat));
          standing.forEach((one, index) => {
            expect(inside(one, box), `${area} ${JSON.stringify(state.squires)}`).toBe(true);
            for (const other of standing.slice(index + 1)) expect(overlap(one, other)).toBe(false);
          });
        }
      }
    }
  });

  it('are single pieces only where nobody has more than four', () => {
    const box = LAYOUTS.wide.quarters[0]!.areas['palace_large']!;
    const of = (...counts: number[]): boolean[] =>
      arrange(
        counts.map((count, seat) => ({ seat, count, coming: false })),
        box,
        false,
      ).map(({ pieces }) => pieces);
    expect(of(4, 2)).toEqual([true, true]);
    expect(of(5, 4)).toEqual([false, false]);
  });
});

describe('the two sheets', () => {
  it('show all 16 areas inside their own bounds', () => {
    for (const { quarters, w, h } of Object.values(LAYOUTS)) {
      const areas = quarters.flatMap((quarter) => Object.entries(quarter.areas));
      expect(new Set(areas.map(([area]) => area)).size).toBe(16);
      for (const [, box] of areas) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.w).toBeLessThanOrEqual(w);
        expect(box.y + box.h).toBeLessThanOrEqual(h);
      }
    }
  });
});

describe('names in lines', () => {
  it('break between words only', () => {
    expect(wrap('Election of the Patriarch', 11, 3)).toEqual(['Election of', 'the', 'Patriarch']);
    expect(wrap('War', 11)).toEqual(['War']);
    expect(wrap('The King’s Gifts', 11)).toEqual(['The King’s', 'Gifts']);
  });
});
