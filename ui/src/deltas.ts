/** What changed in the panels between two views: +2 silver, -1 squire. */
import type { View } from './game';

export type Deltas = Record<number, Record<string, number>>;

/** Differences of the numbers in `view.seats`, by seat and field. */
export function deltasOf(before: View, after: View): Deltas {
  const deltas: Deltas = {};
  const old: Record<string, unknown>[] = before?.seats ?? [];
  const now: Record<string, unknown>[] = after?.seats ?? [];
  now.forEach((facts, seat) => {
    for (const [field, value] of Object.entries(facts)) {
      const was = old[seat]?.[field];
      if (typeof value === 'number' && typeof was === 'number' && value !== was) {
        (deltas[seat] ??= {})[field] = value - was;
      }
    }
  });
  return deltas;
}

/** Two sets of differences, the later added to the earlier; what cancels out is gone. */
export function addDeltas(one: Deltas, other: Deltas): Deltas {
  const sum: Deltas = {};
  for (const part of [one, other]) {
    for (const [seat, fields] of Object.entries(part)) {
      const target = (sum[Number(seat)] ??= {});
      for (const [field, by] of Object.entries(fields)) {
        target[field] = (target[field] ?? 0) + by;
        if (target[field] === 0) delete target[field];
      }
    }
  }
  return sum;
}
