/** Where things lie on the sheet: one arrangement for desks, one for narrow phones. Components draw into these boxes. */
import type { AreaId, Centre } from './view';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A power centre: its ground, its title line and its areas. */
export interface QuarterBox extends Box {
  centre: Centre;
  title: number;
  areas: Record<AreaId, Box>;
}

export interface Layout {
  name: 'wide' | 'tall';
  w: number;
  h: number;
  rounds: Box;
  wall: Box;
  quarters: QuarterBox[];
  track: Box;
  towers: Box[];
  offices: Box;
  piles: Box;
  /** Sizes of type and pieces. */
  type: { title: number; number: number; big: number; small: number };
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** Large area above its two small ones. */
function quarter(centre: Centre, at: Box, title: number, gap: number, pad: number): QuarterBox {
  const [x, y, w] = [at.x + pad, at.y + title, at.w - 2 * pad];
  const h = at.h - title - pad;
  if (centre === 'tower') return { ...at, centre, title, areas: { tower: box(x, y, w, h) } };
  const half = (h - gap) / 2;
  const side = (w - gap) / 2;
  return {
    ...at,
    centre,
    title,
    areas: {
      [`${centre}_large`]: box(x, y, w, half),
      [`${centre}_left`]: box(x, y + half + gap, side, half),
      [`${centre}_right`]: box(x + side + gap, y + half + gap, side, half),
    },
  };
}

/** Large area beside its two small ones, for the lowest band of the narrow sheet. */
function band(centre: Centre, at: Box, title: number, gap: number, pad: number): QuarterBox {
  const [x, y, w] = [at.x + pad, at.y + title, at.w - 2 * pad];
  const h = at.h - title - pad;
  const small = (w - 2 * gap) * 0.27;
  const large = w - 2 * gap - 2 * small;
  return {
    ...at,
    centre,
    title,
    areas: {
      [`${centre}_large`]: box(x, y, large, h),
      [`${centre}_left`]: box(x + large + gap, y, small, h),
      [`${centre}_right`]: box(x + large + small + 2 * gap, y, small, h),
    },
  };
}

function wide(): Layout {
  const [left, top, width, height, gap] = [112, 86, 252, 244, 10];
  const track = box(left, top + height + 8, 776, 56);
  const lower = track.y + track.h + 8;
  const place = (centre: Centre, column: number, y: number): QuarterBox =>
    quarter(centre, box(left + column * (width + gap), y, width, height), 32, 5, 5);
  return {
    name: 'wide',
    w: 1000,
    h: 760,
    rounds: box(104, 7, 792, 54),
    wall: box(98, 74, 804, lower + height + 12 - 74),
    quarters: [
      place('palace', 0, top),
      place('tower', 1, top),
      place('templars', 2, top),
      place('patriarchate', 0, lower),
      place('market', 1, lower),
      place('nobility', 2, lower),
    ],
    track,
    towers: [box(5, 7, 80, 366), box(915, 7, 80, 366), box(915, 387, 80, 366), box(5, 387, 80, 366)],
    offices: box(98, 675, 500, 78),
    piles: box(610, 675, 292, 78),
    type: { title: 19, number: 18, big: 27, small: 16 },
  };
}

function tall(): Layout {
  const [left, width, gap] = [14, 221, 10];
  const full = width * 2 + gap;
  const rows = { first: 96, tower: 336, track: 440, second: 508, market: 748 };
  return {
    name: 'tall',
    w: 480,
    h: 1138,
    rounds: box(4, 4, 472, 72),
    wall: box(3, 84, 474, 798),
    quarters: [
      quarter('palace', box(left, rows.first, width, 232), 30, 4, 4),
      quarter('templars', box(left + width + gap, rows.first, width, 232), 30, 4, 4),
      quarter('tower', box(left, rows.tower, full, 96), 30, 4, 4),
      quarter('patriarchate', box(left, rows.second, width, 232), 30, 4, 4),
      quarter('nobility', box(left + width + gap, rows.second, width, 232), 30, 4, 4),
      band('market', box(left, rows.market, full, 124), 30, 4, 4),
    ],
    track: box(left, rows.track, full, 60),
    towers: [0, 1, 2, 3].map((seat) => box(4 + seat * 119, 890, 115, 84)),
    offices: box(4, 982, 472, 78),
    piles: box(4, 1066, 472, 68),
    type: { title: 18, number: 17, big: 24, small: 15.5 },
  };
}

export const LAYOUTS = { wide: wide(), tall: tall() };
