/** Where things lie on the sheet of Templars' Journey: one arrangement for desks, one for narrow phones. */
import { HEARTS, MAP, at, type Point, type Stretch } from './geography';
import { ROUNDS, type Territory } from './view';

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
  /** The cards on the table: face down, then in the order of play. */
  order: Box;
  missions: Box;
  points: Box;
  /** For every round: the Pope's road, and the two ships of its harbour. */
  roads: Box[];
  harbours: Box[];
  seventh: Box;
  /** Places that differ from name above city above Templars. */
  apart: Partial<Record<Territory, { city: Point; name: Point; templars: Point }>>;
  /** The width of a knight space. */
  space: number;
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
  cards: box(8, 592, 506, 112),
  order: box(300, 506, 184, 68),
  missions: box(522, 592, 170, 112),
  points: box(8, 712, 684, 42),
  roads: rounds((round) => box(702, 8 + round * 228, 290, 112)),
  harbours: rounds((round) => box(702, 122 + round * 228, 290, 104)),
  seventh: box(702, 694, 290, 60),
  apart: {
    paris: { city: [238, 252], name: [112, 262], templars: [118, 298] },
    roma: { city: [570, 491], name: [562, 449], templars: [600, 552] },
  },
  space: 23,
  type: { name: 18, small: 15.5, number: 17 },
};

const tall: Layout = {
  name: 'tall',
  w: 480,
  h: 1426,
  map: box(4, 4, 472, 634),
  stretch: { x: 4, y: 6, across: 0.69, along: 1.09 },
  order: box(8, 644, 464, 66),
  cards: box(4, 718, 472, 208),
  missions: box(156, 934, 320, 84),
  points: box(4, 1026, 472, 44),
  roads: rounds((round) => box(4, 1078 + round * 116, 232, 108)),
  harbours: rounds((round) => box(244, 1078 + round * 116, 232, 108)),
  seventh: box(4, 934, 146, 84),
  apart: {},
  space: 19.5,
  type: { name: 17, small: 15.5, number: 16 },
};

export const LAYOUTS = { wide, tall };

/** Where the parts of a territory stand on this sheet, with or without a city. */
export function standing({ stretch, apart, space }: Layout, territory: Territory, city: boolean): Record<'city' | 'name' | 'templars', Point> {
  const own = apart[territory];
  if (own && city) return { city: at(own.city, stretch), name: at(own.name, stretch), templars: at(own.templars, stretch) };
  const [x, y] = at(HEARTS[territory], stretch);
  return city
    ? { city: [x, y], name: [x, y - space - 14], templars: [x, y + space + 35] }
    : { city: [x, y], name: [x - (territory === 'venezia' ? 8 : 0), y - 6], templars: [x, y + 32] };
}
