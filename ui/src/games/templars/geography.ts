/** Europe in ink: the shapes of the territories, the Alps, the sea routes, and where things stand. */
import type { Territory } from './view';

export type Point = readonly [number, number];

/** Corners of the territories on a map of 680 by 574; neighbours share their corners. */
const OUTLINES: Record<Territory, readonly Point[]> = {
  london: [[62, 52], [104, 22], [176, 14], [228, 34], [240, 78], [272, 104], [262, 142], [214, 166], [150, 170], [84, 172], [52, 158], [92, 130], [66, 104], [84, 78]],
  paris: [[34, 250], [78, 232], [118, 236], [132, 212], [176, 216], [222, 204], [266, 182], [310, 152], [322, 208], [334, 264], [286, 286], [240, 302], [186, 308], [88, 300], [64, 274]],
  bordeaux: [[88, 300], [186, 308], [240, 302], [238, 356], [232, 408], [156, 414], [88, 408], [84, 352]],
  lyon: [[240, 302], [286, 286], [334, 264], [420, 272], [424, 330], [446, 392], [404, 386], [352, 404], [318, 414], [296, 434], [260, 418], [232, 408], [238, 356]],
  barcelona: [[88, 408], [156, 414], [232, 408], [260, 418], [296, 434], [278, 470], [246, 498], [232, 536], [196, 566], [120, 566], [60, 552], [36, 490], [48, 424]],
  coeln: [[310, 152], [326, 112], [360, 86], [388, 50], [410, 20], [432, 50], [474, 62], [488, 126], [478, 190], [488, 260], [420, 272], [334, 264], [322, 208]],
  wien: [[474, 62], [540, 48], [612, 60], [672, 52], [676, 200], [674, 324], [636, 334], [604, 316], [556, 276], [488, 260], [478, 190], [488, 126]],
  venezia: [[420, 272], [488, 260], [556, 276], [604, 316], [592, 338], [566, 324], [552, 350], [572, 388], [600, 416], [540, 436], [478, 424], [446, 392], [424, 330]],
  roma: [[478, 424], [540, 436], [600, 416], [634, 444], [672, 488], [676, 520], [646, 512], [650, 544], [628, 568], [610, 540], [560, 530], [506, 500], [480, 464]],
}; // prettier-ignore

/** The middle of a territory's city. */
export const HEARTS: Record<Territory, Point> = {
  london: [158, 98],
  paris: [204, 258],
  bordeaux: [160, 360],
  lyon: [334, 344],
  barcelona: [152, 490],
  coeln: [402, 168],
  wien: [580, 182],
  venezia: [510, 350],
  roma: [566, 484],
};

/** Sea routes, drawn as dotted lines (T104). */
export const ROUTES: readonly (readonly Point[])[] = [
  [[186, 160], [176, 188], [184, 224]],
  [[262, 116], [292, 118], [338, 128]],
  [[280, 466], [372, 486], [486, 470]],
]; // prettier-ignore

/** The crest of the Alps between Lyon and Venezia and between Coeln and Venezia (T105). */
export const ALPS: readonly Point[] = [[486, 262], [464, 266], [441, 270], [420, 276], [421, 300], [425, 326], [432, 350], [440, 374]]; // prettier-ignore

/** Islands of no consequence. */
const ISLANDS: readonly (readonly Point[])[] = [
  [[20, 70], [46, 84], [48, 124], [22, 138], [8, 112]],
  [[398, 424], [410, 420], [414, 442], [404, 452], [396, 440]],
  [[392, 470], [411, 467], [413, 486], [404, 497], [391, 490]],
  [[566, 560], [598, 558], [586, 576], [562, 574]],
]; // prettier-ignore

export const MAP = { w: 684, h: 578 };

/** A small number in [-0.5, 0.5) that depends only on two points, whichever comes first. */
function chance(a: Point, b: Point): number {
  const seed = Math.round((a[0] + b[0]) * 73.1 + (a[1] + b[1]) * 179.7 + Math.abs(a[0] - b[0]) * 31.3 + Math.abs(a[1] - b[1]) * 17.9);
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) >>> 0;
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32 - 0.5;
}

/** A line between two points as a coast or border runs: bent at the middle, and again, the same from both sides. */
function bent(a: Point, b: Point, depth: number): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (depth === 0 || length < 9) return [a];
  const forward = a[0] < b[0] || (a[0] === b[0] && a[1] <= b[1]) ? 1 : -1;
  const bend = chance(a, b) * 0.26 * forward;
  const middle: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
  return [...bent(a, middle, depth - 1), ...bent(middle, b, depth - 1)];
}

/** The stretch of the map for a sheet: how far points move, while what stands on them keeps its size. */
export interface Stretch {
  x: number;
  y: number;
  across: number;
  along: number;
}

export function at([x, y]: Point, { x: left, y: top, across, along }: Stretch): [number, number] {
  return [left + x * across, top + y * along];
}

function path(points: readonly Point[], stretch: Stretch): string {
  const line = points.flatMap((point, index) => bent(point, points[(index + 1) % points.length] as Point, 3));
  return `M${line.map((point) => at(point, stretch).map((value) => value.toFixed(1)).join(' ')).join('L')}z`;
}

export function outline(territory: Territory, stretch: Stretch): string {
  return path(OUTLINES[territory], stretch);
}

export function islands(stretch: Stretch): string[] {
  return ISLANDS.map((island) => path(island, stretch));
}
