/** Where the troops of an area stand: the leader in the first row and larger, the others below or beside. */
import type { Box } from './layout';
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

interface Present {
  seat: number;
  count: number;
  coming: boolean;
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

/** Sets the troops of an area, leader first, into its box. A baron's seal takes the lower right corner. */
export function arrange(present: readonly Present[], box: Box, baron: boolean): Standing[] {
  const [first, ...others] = present;
  if (!first) return [];
  return box.w > 170 ? inOneRow(first, others, box, baron) : inTwoRows(first, others, box, baron);
}

function stand(troop: Present, size: number, type: number, pieces: boolean): Omit<Standing, 'x' | 'y'> {
  const { seat, count, coming } = troop;
  return { seat, count, size, type, pieces, w: widthOf(size, type, count, pieces, coming), h: size * 1.25 };
}

function inOneRow(first: Present, others: readonly Present[], box: Box, baron: boolean): Standing[] {
  const room = box.w - 22 - (baron ? 48 : 0);
  const foot = box.y + Math.min(box.h - 14, 40 + (box.h - 40) / 2 + 22);
  const gap = 12;
  for (const [lead, rest] of [[true, true], [true, false], [false, false]] as const) { // prettier-ignore
    const row = [stand(first, 27, 27, lead), ...others.map((troop) => stand(troop, 22, 19, rest))];
    const width = row.reduce((sum, { w }) => sum + w, 0) + gap * others.length;
    if (width <= room || !lead) return set(row, box.x + 11, foot, gap);
  }
  return [];
}

function inTwoRows(first: Present, others: readonly Present[], box: Box, baron: boolean): Standing[] {
  const low = box.y + box.h - 10;
  const high = others.length || baron ? low - 31 : low - 14;
  const rest = baron && others.length > 1 ? 16 : 18;
  const room = box.w - 16 - (baron ? 40 : 0);
  const pieces = stand(first, 23, 22, true).w <= box.w - 14;
  const single = others.map((troop) => stand(troop, rest, 17, true));
  const fits = single.reduce((sum, { w }) => sum + w + 4, -4) <= room;
  return [
    ...set([stand(first, 23, 22, pieces)], box.x + 8, high, 0),
    ...set(fits ? single : others.map((troop) => stand(troop, rest, 17, false)), box.x + 8, low, 4),
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
