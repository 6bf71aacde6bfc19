/** Where the troops of an area stand: the leader in the first row and larger, the others below or beside. */
import type { Box } from './layout';
import type { Present } from './reading';
import { AREAS, type AreaId } from './view';

export interface Standing {
  seat: number;
  count: number;
  /** The foot of the first piece. */
  x: number;
  y: number;
  w: number;
  h: number;
  size: number;
  type: number;
  /** Single pieces, not one piece for all? */
  pieces: boolean;
}

const STEP = 0.68;

/** A stable number for an area, which seeds the wobble of its outline. */
export function areaNumber(area: AreaId): number {
  return AREAS.indexOf(area) + 1;
}

function widthOf(size: number, type: number, count: number, pieces: boolean, coming: boolean): number {
  const shown = pieces && count <= 4 ? Math.max(count, 1) : 1;
  return size + (shown - 1 + (coming && count > 0 ? 1 : 0)) * size * STEP + type * (count > 9 ? 1.2 : 0.66) + 4;
}

/** Sets the troops of an area, leader first and larger if there is one. A seal or tag may take the lower right corner. */
export function arrange(present: readonly Present[], box: Box, corner: boolean, led = true): Standing[] {
  const [first, ...others] = present;
  if (!first) return [];
  return box.w > 170 ? inOneRow(first, others, box, corner, led) : inTwoRows(first, others, box, corner, led);
}

/** Single pieces only where nobody has more than four: else four pieces would look like more than one with a number. */
function few(troops: readonly Present[]): boolean {
  return troops.every(({ count }) => count <= 4);
}

function stand(troop: Present, size: number, type: number, pieces: boolean): Omit<Standing, 'x' | 'y'> {
  const { seat, count, coming } = troop;
  return { seat, count, size, type, pieces, w: widthOf(size, type, count, pieces, coming), h: size * 1.25 };
}

function widthOfRow(row: readonly { w: number }[], gap: number): number {
  return row.reduce((sum, { w }) => sum + w + gap, -gap);
}

/** Wide areas: the leader, then the others beside; in a low one beside the income. */
function inOneRow(first: Present, others: readonly Present[], box: Box, corner: boolean, led: boolean): Standing[] {
  const low = box.h < 80;
  const left = box.x + (low ? 118 : 11);
  const room = box.x + box.w - left - 11 - (corner ? 48 : 0) - (low ? 50 : 0);
  const foot = low ? box.y + box.h / 2 + 17 : box.y + box.h - (box.h > 150 ? 20 : 14);
  const gap = 12;
  const row = (pieces: boolean): Omit<Standing, 'x' | 'y'>[] => [
    led ? stand(first, 27, 27, pieces) : stand(first, 22, 19, pieces),
    ...others.map((troop) => stand(troop, 22, 19, pieces)),
  ];
  const single = few([first, ...others]) && widthOfRow(row(true), gap) <= room;
  return set(row(single), left, foot, gap);
}

/** Narrow areas: the leader above, the others below. */
function inTwoRows(first: Present, others: readonly Present[], box: Box, corner: boolean, led: boolean): Standing[] {
  const low = box.y + box.h - 8;
  const main = !led ? 18 : box.h < 100 ? 20 : 23;
  const type = led ? 22 : 17;
  const high = others.length || corner ? low - (box.h < 100 ? 29 : 32) : low - 14;
  const size = corner && others.length > 1 ? 16 : 18;
  const room = box.w - 14 - (corner ? 40 : 0);
  const below = (pieces: boolean): Omit<Standing, 'x' | 'y'>[] => others.map((troop) => stand(troop, size, 17, pieces));
  const single = few([first, ...others]) && widthOfRow(below(true), 5) <= room;
  const lead = stand(first, main, type, single);
  const fits = lead.w <= box.w - (others.length || corner ? 36 : 14);
  return [
    ...set([fits ? lead : stand(first, main, type, false)], box.x + 8, high, 0),
    ...set(below(single && fits), box.x + 8, low, 5),
  ];
}

function set(row: readonly Omit<Standing, 'x' | 'y'>[], x: number, y: number, gap: number): Standing[] {
  let at = x;
  return row.map((troop) => {
    const standing = { ...troop, x: at, y };
    at += troop.w + gap;
    return standing;
  });
}
