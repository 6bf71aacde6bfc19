/** What can be read off the table: who leads where and by how much, what a step would change. No rules are decided here. */
import type { Action, Targets } from '../../game';
import { AREAS, areasOf, officeNumber, type AreaId, type Centre, type JerusalemView } from './view';

/** The squires of one seat in an area. */
export interface Troop {
  seat: number;
  count: number;
}

/** A troop as it is set in its area. */
export interface Present extends Troop {
  /** Is room kept for one more? */
  coming: boolean;
}

/** Who leads: by how many squires, or by the lower office number when tied. */
export interface Lead {
  seat: number;
  count: number;
  /** Squires more than the next player; 0 if a tie is settled by office. */
  margin: number;
}

/** The troops present, leader first: more squires, then the lower office number (J413, J414). */
export function troops(view: JerusalemView, squires: readonly number[]): Troop[] {
  const number = (seat: number): number => officeNumber(view.seats[seat]?.office ?? null);
  return squires
    .map((count, seat) => ({ seat, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || compare(number(a.seat), number(b.seat)) || a.seat - b.seat);
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The leader among these squires; null for nobody, or a tie that no office settles yet (J414, J812). */
export function lead(view: JerusalemView, squires: readonly number[]): Lead | null {
  const [first, second] = troops(view, squires);
  if (!first) return null;
  const margin = first.count - (second?.count ?? 0);
  const tied = squires.flatMap((count, seat) => (count === first.count ? [seat] : []));
  if (margin === 0 && tied.some((seat) => !view.seats[seat]?.office)) return null;
  return { seat: first.seat, count: first.count, margin };
}

/** Everybody's squires in a whole centre, as the privileges count them (J811). */
export function inCentre(view: JerusalemView, centre: Centre): number[] {
  return view.seats.map((_, seat) =>
    areasOf(centre).reduce((sum, area) => sum + (view.city[area]?.squires[seat] ?? 0), 0),
  );
}

/** Does the white baron stand here? */
export function isForeign(view: JerusalemView, area: AreaId): boolean {
  const owner = view.city[area]?.baron ?? null;
  return owner !== null && view.seats[owner]?.foreign_baron === area;
}

/** Do single troops answer, as for the Defector and for War? */
export const singly = (targets: Targets): boolean => [...targets.keys()].some((key) => /^seat:\d+\/area:/.test(key));

/**
 * Who stands in an area, and who would by the preview. While single troops answer no preview moves them, or they would
 * slip from under the pointer: then room is kept for the one whom the Defector may bring.
 */
export function gathering(
  view: JerusalemView,
  area: AreaId,
  squires: readonly number[],
  change: Map<number, number> | undefined,
  targets: Targets,
): Present[] {
  if (!singly(targets)) {
    const coming = (seat: number): boolean => (change?.get(seat) ?? 0) > 0;
    const next = after(squires, change);
    const most = squires.map((count, seat) => Math.max(count, next[seat] ?? 0));
    return troops(view, most).map(({ seat }) => ({ seat, count: squires[seat] ?? 0, coming: coming(seat) }));
  }
  const swaps = [...targets].some(
    ([key, actions]) => key.endsWith(`/area:${area}`) && actions.some(({ verb }) => verb === 'swap'),
  );
  const comer = swaps && typeof view.to_move === 'number' ? view.to_move : null;
  const here = troops(view, squires).map((troop) => ({ ...troop, coming: troop.seat === comer }));
  return comer === null || squires[comer] ? here : [...here, { seat: comer, count: 0, coming: true }];
}

/** What an action would change on the board, as far as one step tells it. */
export interface Preview {
  /** Squires more or fewer, by area and seat. */
  squires: Map<AreaId, Map<number, number>>;
  baron: { area: AreaId; foreign: boolean } | null;
  actor: number | null;
}

const COMING = new Set(['place', 'area', 'to', 'rescue_to']);

/** The action being weighed, as changes of the board. */
export function preview(view: JerusalemView, ghost: Action | null): Preview {
  const actor = typeof view.to_move === 'number' ? view.to_move : null;
  const result: Preview = { squires: new Map(), baron: null, actor };
  if (!ghost || actor === null) return result;
  const word = (kind: string): string | undefined => ghost.args.find((argument) => argument.kind === kind)?.word;
  const area = word('area');
  if (!area) return result;
  const seat = word('seat');
  if (COMING.has(ghost.verb)) result.squires.set(area, new Map([[actor, 1]]));
  else if (ghost.verb === 'from') result.squires.set(area, new Map([[actor, -1]]));
  else if (ghost.verb === 'remove' && seat !== undefined) result.squires.set(area, new Map([[Number(seat), -1]]));
  else if (ghost.verb === 'swap' && seat !== undefined) {
    result.squires.set(area, new Map([[Number(seat), -1], [actor, 1]])); // prettier-ignore
  } else if (ghost.verb === 'baron' || ghost.verb === 'foreign_baron') {
    result.baron = { area, foreign: ghost.verb === 'foreign_baron' };
  }
  return result;
}

/** An area's squires as they would stand after the action being weighed. */
export function after(squires: readonly number[], change: Map<number, number> | undefined): number[] {
  return squires.map((count, seat) => count + (change?.get(seat) ?? 0));
}

/** Keys of everything that differs between two views, so that the last move shows on the board. */
export function marks(before: JerusalemView, now: JerusalemView): string[] {
  const keys = new Set<string>();
  for (const area of AREAS) {
    const [old, one] = [before.city[area], now.city[area]];
    if (!old || !one) continue;
    if (old.baron !== one.baron) keys.add(`area:${area}`);
    one.squires.forEach((count, seat) => {
      if (count === old.squires[seat]) return;
      keys.add(`area:${area}`);
      keys.add(`seat:${seat}/area:${area}`);
    });
  }
  now.seats.forEach((one, seat) => {
    const old = before.seats[seat];
    if (!old) return;
    if (old.floors !== one.floors || old.prestige !== one.prestige) keys.add(`seat:${seat}`);
    if (one.office && old.office !== one.office) keys.add(`office:${one.office}`);
  });
  const bid = now.auction;
  if (bid && (before.auction?.office !== bid.office || before.auction.bid !== bid.bid)) keys.add(`office:${bid.office}`);
  for (const [round, event] of Object.entries(now.events)) {
    if (before.events[round] !== event) keys.add(`event:${event}`);
  }
  for (const [card, copies] of Object.entries(now.discard)) {
    if (copies !== before.discard[card]) keys.add('pile:discard');
  }
  return [...keys];
}
