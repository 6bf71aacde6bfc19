/** Where things lie on the sheet of Templars' Journey: one arrangement for desks, one for narrow phones. */
import { MAP, type Stretch } from './geography';
import { ROUNDS } from './view';

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
  map: Box;
  stretch: Stretch;
  cards: Box;
  columns: number;
  missions: Box;
  points: Box;
  /** For every round: the Pope's road, and the two ships of its harbour. */
  roads: Box[];
  harbours: Box[];
  seventh: Box;
  type: { name: number; small: number; number: number };
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const rounds = <T>(make: (round: number) => T): T[] => Array.from({ length: ROUNDS }, (_, round) => make(round));

const WIDE_MAP = box(8, 8, MAP.w, 574);
const wide: Layout = {
  name: 'wide',
  w: 1000,
  h: 760,
  map: WIDE_MAP,
  stretch: { x: 10, y: 10, across: 1, along: 0.985 },
  cards: box(8, 592, 570, 112),
  columns: 6,
  missions: box(586, 592, 106, 112),
  points: box(8, 712, 684, 42),
  roads: rounds((round) => box(702, 8 + round * 228, 290, 112)),
  harbours: rounds((round) => box(702, 122 + round * 228, 290, 104)),
  seventh: box(702, 694, 290, 60),
  type: { name: 18, small: 15.5, number: 17 },
};

const tall: Layout = {
  name: 'tall',
  w: 480,
  h: 1330,
  map: box(4, 4, 472, 634),
  stretch: { x: 4, y: 6, across: 0.69, along: 1.09 },
  cards: box(4, 646, 472, 208),
  columns: 3,
  missions: box(244, 862, 232, 60),
  points: box(4, 930, 472, 44),
  roads: rounds((round) => box(4, 982 + round * 116, 232, 108)),
  harbours: rounds((round) => box(244, 982 + round * 116, 232, 108)),
  seventh: box(4, 862, 232, 60),
  type: { name: 17, small: 15.5, number: 16 },
};

export const LAYOUTS = { wide, tall };
