/** What can be read off the table: who leads in a city, in which order cards act, what a step would change. */
import type { Action } from '../../game';
import { CARDS, TERRITORIES, type TemplarsView, type Territory } from './view';

/** The seat that alone has the most; null if nobody has any or several share the most (T704, T705). */
export function leader(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts);
  if (most === 0) return null;
  const first = counts.indexOf(most);
  return counts.lastIndexOf(most) === first ? first : null;
}

/** The knights of a city one by one, as they fill its spaces: the largest troop first. */
export function inSpaces(knights: readonly number[]): number[] {
  return knights
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.seat - b.seat)
    .flatMap(({ count, seat }) => Array<number>(count).fill(seat));
}

/** Who shows this card, in the order they act: clockwise from the start player (T306). */
export function players(view: TemplarsView, card: number): number[] {
  const start = view.start_player ?? 0;
  const count = view.seats.length;
  return view.seats
    .flatMap((seat, index) => (seat.card === card ? [index] : []))
    .sort((a, b) => ((a - start + count) % count) - ((b - start + count) % count));
}

/** All seats clockwise from the start player, as they are asked. */
export function clockwise(view: TemplarsView): number[] {
  const count = view.seats.length;
  return view.seats.map((_, place) => ((view.start_player ?? 0) + place) % count);
}

/** All seats in the order their cards act: by number, equal ones clockwise from the start player (T305, T306). */
export function order(view: TemplarsView): number[] {
  return CARDS.flatMap((card) => players(view, card));
}

/** The seats whose cards have been carried out: those before the one that acts. */
export function acted(view: TemplarsView): number[] {
  const queue = revealed(view) ? order(view) : [];
  const current = view.action ? queue.indexOf(view.action.seat) : 0;
  return queue.slice(0, Math.max(0, current));
}

/** Are the cards face up: does the viewer see a card that is not his own? */
export function revealed(view: TemplarsView): boolean {
  return view.seats.length > 0 && view.seats.every(({ card }) => card !== null);
}

/** What an action would change on the map, as far as one step tells it. */
export interface Preview {
  knight: { territory: Territory; seat: number; change: 1 | -1 }[];
  templar: { territory: Territory; seat: number } | null;
  pope: string | null;
}

const PLACING = new Set(['place_knight', 'pay2_place', 'place']);
const REMOVING = new Set(['remove_knight', 'pay2_remove', 'remove', 'lose_knight', 'pay2_swap']);

/** The action being weighed, as changes of the map. */
export function preview(view: TemplarsView, ghost: Action | null): Preview {
  const result: Preview = { knight: [], templar: null, pope: null };
  const actor = typeof view.to_move === 'number' ? view.to_move : null;
  if (!ghost || actor === null) return result;
  const word = (kind: string): string | undefined => ghost.args.find((argument) => argument.kind === kind)?.word;
  const named = word('territory') as Territory | undefined;
  const territory = named ?? view.action?.city ?? undefined;
  if (ghost.verb === 'pope') result.pope = word('space') ?? null;
  if (territory && (ghost.verb === 'step' || ghost.verb === 'place_templar')) result.templar = { territory, seat: actor };
  if (territory && PLACING.has(ghost.verb)) result.knight.push({ territory, seat: actor, change: 1 });
  if (territory && REMOVING.has(ghost.verb)) {
    const colour = word('colour');
    const seat = colour ? view.seats.findIndex((one) => one.colour.toLowerCase() === colour) : actor;
    result.knight.push({ territory, seat, change: -1 });
    if (ghost.verb === 'pay2_swap') result.knight.push({ territory, seat: actor, change: 1 });
  }
  return result;
}

/** Keys of everything that differs between two views. */
export function marks(before: TemplarsView, now: TemplarsView): string[] {
  const keys = new Set<string>();
  for (const territory of TERRITORIES) {
    const [old, one] = [before.map[territory], now.map[territory]];
    if (!old || !one) continue;
    if (old.gold !== one.gold || old.capacity !== one.capacity || one.knights.some((count, seat) => count !== old.knights[seat])) {
      keys.add(`territory:${territory}`);
    }
  }
  now.seats.forEach((seat, index) => {
    seat.templars.forEach((place, number) => {
      const old = before.seats[index]?.templars[number];
      if (place && place !== old) {
        keys.add(`territory:${place}`);
        if (old) keys.add(`territory:${old}`);
      }
    });
  });
  if (before.pope !== now.pope) keys.add(`space:${now.pope}`);
  now.track.forEach((space, index) => {
    const old = before.track[index];
    if (old?.city !== space.city || space.aboard?.some((count, seat) => count !== old?.aboard?.[seat])) keys.add(`edict:${space.space}`);
  });
  return [...keys];
}
