import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Shown } from '../src/shown.svelte';

/** How often each thing is read again while views are shown one after the other. */
function readings(reads: Record<string, (shown: ReturnType<typeof view>) => unknown>, views: unknown[]): Record<string, number> {
  const shown = new Shown(views[0]);
  const counts = Object.fromEntries(Object.keys(reads).map((name) => [name, -1]));
  const stop = $effect.root(() => {
    for (const [name, read] of Object.entries(reads)) {
      $effect(() => {
        read(shown.view);
        counts[name] = (counts[name] ?? 0) + 1;
      });
    }
  });
  flushSync();
  for (const next of views.slice(1)) {
    shown.show(next);
    flushSync();
  }
  stop();
  return counts;
}

const view = (silver: number, hand: Record<string, number> | null = { genoa: 1, move2: 2 }, closed: string[] = []) => ({
  round: 1,
  seats: [{ silver, hand }, { silver: 4, hand: null as Record<string, number> | null }],
  closed,
});

describe('the view on the table', () => {
  it('is what was shown last', () => {
    const views = [view(1), view(2), view(2, null), view(3, { move2: 1 }), view(3, { move2: 1, genoa: 1 }, ['tower']), view(1)];
    const shown = new Shown(null);
    for (const next of [...views, ...views.reverse(), null, view(1)]) {
      shown.show(next);
      expect(shown.view).toEqual(next);
    }
  });

  it('lets only those draw anew who read what differs', () => {
    const counts = readings(
      {
        silver: (shown) => shown.seats[0]?.silver,
        other: (shown) => shown.seats[1]?.silver,
        round: (shown) => shown.round,
        seats: (shown) => shown.seats,
      },
      [view(1), view(2), view(2), view(3)],
    );
    expect(counts).toEqual({ silver: 2, other: 0, round: 0, seats: 0 });
  });

  it('keeps the order of fields that come and go', () => {
    const shown = new Shown(view(1, { genoa: 1, move2: 2 }));
    shown.show(view(1, { move2: 2 }));
    shown.show(view(1, { defector: 1, genoa: 1, move2: 2 }));
    expect(Object.keys(shown.view.seats[0].hand)).toEqual(['defector', 'genoa', 'move2']);
  });

  it('leaves the views it was given as they were', () => {
    const [one, other] = [view(1), view(2, { move2: 1 })];
    const shown = new Shown(one);
    shown.show(other);
    shown.show(view(3));
    expect([one, other]).toEqual([view(1), view(2, { move2: 1 })]);
  });
});
