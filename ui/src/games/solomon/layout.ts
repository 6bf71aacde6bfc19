/** Where things lie on the sheet of Kingdom of Solomon: one arrangement for desks, one for narrow phones. */
import { widthOf } from '../../pieces/text';
import type { SpaceView } from './view';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  name: 'wide' | 'tall';
  w: number;
  h: number;
  /** Sea and land together, and the part of it where the spaces lie. */
  map: Box;
  land: Box;
  plate: { w: number; h: number };
  /** Where the map tells what a pawn would bring. */
  caption: Box;
  cards: Box;
  cardColumns: number;
  temple: Box;
  market: Box;
  state: Box;
  courts: Box;
  courtColumns: number;
  points: Box;
  type: { name: number; small: number; number: number };
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

const wide: Layout = {
  name: 'wide',
  w: 1000,
  h: 790,
  map: box(8, 8, 660, 602),
  land: box(190, 30, 472, 564),
  plate: { w: 100, h: 46 },
  caption: box(458, 528, 202, 74),
  cards: box(14, 14, 164, 590),
  cardColumns: 1,
  temple: box(678, 8, 314, 230),
  market: box(678, 246, 314, 218),
  state: box(678, 472, 314, 138),
  courts: box(8, 618, 984, 112),
  courtColumns: 8,
  points: box(8, 738, 984, 48),
  type: { name: 16.5, small: 16, number: 17 },
};

const tall: Layout = {
  name: 'tall',
  w: 480,
  h: 1810,
  map: box(4, 4, 472, 600),
  land: box(12, 30, 456, 548),
  plate: { w: 94, h: 44 },
  caption: box(264, 526, 204, 72),
  points: box(4, 612, 472, 48),
  state: box(4, 668, 472, 132),
  courts: box(4, 808, 472, 230),
  courtColumns: 4,
  cards: box(4, 1046, 472, 276),
  cardColumns: 2,
  market: box(4, 1330, 472, 242),
  temple: box(4, 1580, 472, 226),
  type: { name: 16.5, small: 16, number: 17 },
};

export const LAYOUTS = { wide, tall };

/** Where a space lies on this sheet. */
export function spot({ land, plate }: Layout, { x, y }: Pick<SpaceView, 'x' | 'y'>): [number, number] {
  const across = land.w - plate.w;
  const along = land.h - plate.h;
  return [land.x + plate.w / 2 + ((x - 19) / 61) * across, land.y + plate.h / 2 + ((y - 5) / 91) * along];
}

/** The cell of a grid: so many columns in a box. */
export function cell(box: Box, columns: number, count: number, index: number, gap = 6): Box {
  const rows = Math.ceil(count / columns);
  const w = (box.w - gap * (columns - 1)) / columns;
  const h = (box.h - gap * (rows - 1)) / rows;
  return { x: box.x + (index % columns) * (w + gap), y: box.y + Math.floor(index / columns) * (h + gap), w, h };
}

/** A text in lines that fit a width in letters of a size, never broken inside a word. */
export function fitted(text: string, width: number, size: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (rows.length > 0 && widthOf(longer, size) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
