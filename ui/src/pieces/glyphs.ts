/** Every emblem, drawn once in a box of 24 by 24. */

/** A stroke of an emblem: filled, drawn as a line, or cut out of what lies below. */
export interface Stroke {
  d: string;
  kind: 'fill' | 'line' | 'cut' | 'scratch';
}

const fill = (d: string): Stroke => ({ d, kind: 'fill' });
const line = (d: string): Stroke => ({ d, kind: 'line' });
/** Cut out in the colour of the ground. */
const cut = (d: string): Stroke => ({ d, kind: 'cut' });
/** A line in the colour of the ground. */
const scratch = (d: string): Stroke => ({ d, kind: 'scratch' });

/** The path of a circle. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const STAR = 'M12 5.2l2 4.4 4.8.5-3.6 3.2 1 4.7-4.2-2.4-4.2 2.4 1-4.7-3.6-3.2 4.8-.5z';

const GLYPHS = {
  // Resources and pieces
  squire: [
    fill('M12 11.2c4.6 0 7.2 3.4 7.6 9.8.1.6-.3 1-.9 1H5.3c-.6 0-1-.4-.9-1 .4-6.4 3-9.8 7.6-9.8z'),
    fill(disc(12, 6.4, 4.4)),
  ],
  silver: [
    fill(disc(12, 12, 10)),
    { d: disc(12, 12, 7.3), kind: 'scratch' },
    cut('M11 8h2v3h3v2h-3v3h-2v-3H8v-2h3z'),
  ],
  prestige: [
    fill(STAR),
    line('M9 21.5C4.5 19.5 2 15.5 2.3 11 2.5 8 3.7 5.3 5.8 3.2'),
    line('M15 21.5c4.5-2 7-6 6.7-10.5-.2-3-1.4-5.7-3.5-7.8'),
    fill('M2.3 13.5c-1.8-1.5-2.3-3.5-1.5-5.6 1.8 1.3 2.4 3.3 1.5 5.6zM4.3 18.3c-2.3-.7-3.6-2.3-3.7-4.6 2.2.6 3.5 2.2 3.7 4.6zM21.7 13.5c1.8-1.5 2.3-3.5 1.5-5.6-1.8 1.3-2.4 3.3-1.5 5.6zM19.7 18.3c2.3-.7 3.6-2.3 3.7-4.6-2.2.6-3.5 2.2-3.7 4.6z'),
  ],
  floor: [fill('M3 9V4h4v2.5h3V4h4v2.5h3V4h4v5l-1.5 1.5V20h-15v-9.5z'), cut('M11 11.5h2v5h-2z')],
  baron: [
    fill('M12 11.5c5 0 8 3.5 8.5 9.5.1.6-.3 1-.9 1H4.4c-.6 0-1-.4-.9-1 .5-6 3.5-9.5 8.5-9.5z'),
    fill(disc(12, 8.6, 4)),
    fill('M6.8 5.8L6.2 1l3 2L12 .5 14.8 3l3-2-.6 4.8z'),
  ],
  card: [fill('M5.5 2h13c.8 0 1.5.7 1.5 1.5v17c0 .8-.7 1.5-1.5 1.5h-13c-.8 0-1.5-.7-1.5-1.5v-17C4 2.7 4.7 2 5.5 2z'), scratch('M6.8 4.8h10.4v14.4H6.8z'), cut('M12 7.5l3.5 4.5-3.5 4.5L8.5 12z')],
  hand: [line('M8.5 4.5L3 7l5 13 4-1.6'), fill('M10.5 3h9c.8 0 1.5.7 1.5 1.5v14c0 .8-.7 1.5-1.5 1.5h-9c-.8 0-1.5-.7-1.5-1.5v-14c0-.8.7-1.5 1.5-1.5z'), cut('M15 7.5l3 4-3 4-3-4z')],
  supply: [line('M3 9v11h18V9'), line('M1.5 9h21l-3-5h-15z'), fill(disc(12, 14.5, 3))],
  eye: [line('M1.5 12C4.5 7 8 5 12 5s7.5 2 10.5 7c-3 5-6.5 7-10.5 7s-7.5-2-10.5-7z'), fill(disc(12, 12, 3.3))],
  screen: [fill('M1.5 5.5l6-2.5v16l-6 2.5zM8.7 3l6.6 2.5v16L8.7 19zM16.5 5.5l6-2.5v16l-6 2.5z')],

  // The five resources of the kingdom
  gold: [fill('M6.5 7.5h11l4.7 10.5H1.8z'), scratch('M4.2 13.5h15.6')],
  copper: [fill('M3 3c4 2 14 2 18 0-2.3 6-2.3 12 0 18-4-2-14-2-18 0 2.3-6 2.3-12 0-18z'), scratch('M8.5 12h7')],
  stone: [fill('M2.5 7.5L12 3l9.5 4.5v9L12 21l-9.5-4.5z'), scratch('M3 7.8l9 4.2 9-4.2M12 12v8.5')],
  timber: [fill('M4.5 6.5h12.5v11H4.5a3.5 5.5 0 0 1 0-11z'), fill(disc(17.5, 12, 5.5)), scratch(disc(17.5, 12, 2.7)), scratch('M4 9.8h7M5 14h6')],
  food: [
    line('M12 22.5V8'),
    fill('M12 7.5c-2-1.8-2-4.7 0-7 2 2.3 2 5.2 0 7zM11.3 12.5c-3.4.2-5.5-1.5-6-4.8 3.3-.2 5.5 1.5 6 4.8zM12.7 12.5c3.4.2 5.5-1.5 6-4.8-3.3-.2-5.5 1.5-6 4.8zM11.3 18.5c-3.4.2-5.5-1.5-6-4.8 3.3-.2 5.5 1.5 6 4.8zM12.7 18.5c3.4.2 5.5-1.5 6-4.8-3.3-.2-5.5 1.5-6 4.8z'),
  ],
  hammer: [fill('M3 4.5h12c2.5 0 4 1 5.5 3.5l-5.5.5v2.5H3zM8 12h4v10.5H8z')],
  altar: [fill('M3 13.5h18v3H3zM5 17.5h14V22H5z'), fill('M12 1.5c4 4 5 6 3.8 8.5-.8 1.7-2.2 2.5-3.8 2.5s-3-.8-3.8-2.5C7.5 8.5 8 7.5 9.3 6c.3 1.2.8 1.7 1.5 1.8C10.5 5.5 11 3.5 12 1.5z')],
  road: [line('M4 22L9 2M20 22L15 2M12 4v3M12 10.5v3M12 17v3')],

  // Offices
  captain: [fill('M12 1l1.7 2.8V14h-3.4V3.8zM6.3 14.2h11.4v2.1H6.3zM11 16.3h2v3.5h-2z'), fill(disc(12, 21.2, 1.8))],
  treasurer: [fill('M2.5 10.2C2.5 6.8 4.8 4.5 8 4.5h8c3.2 0 5.5 2.3 5.5 5.7z'), fill('M2.5 11.6h19V20h-19z'), cut('M10.4 10.2h3.2v5h-3.2z')],
  marshal: [line('M6 1.5v21'), fill('M7.4 2.5l14 3-4.5 3.3 4.5 3.4-14 .8z'), fill('M3.5 20.5h5v2h-5z')],
  admiral: [line('M12 7v14M7.3 10.3h9.4M3.8 14.5c.6 4 4 6.7 8.2 6.7s7.6-2.7 8.2-6.7'), line(disc(12, 4.5, 2.3)), fill('M1.8 17L4 12.2l3.6 3.6zM22.2 17L20 12.2l-3.6 3.6z')],

  // Events and the king's gifts
  heir: [fill('M3.2 18L1.8 7l5.8 4.5L12 3.5l4.4 8L22.2 7l-1.4 11zM3.4 19.5h17.2V22H3.4z'), cut(disc(12, 14.5, 1.7))],
  election: [fill('M12 1.5C7.3 5.5 4.8 9.8 4.8 14.6L5.5 19h13l.7-4.4c0-4.8-2.5-9.1-7.2-13.1zM5.5 20.2h13v2.3h-13z'), cut('M11.1 7.5h1.8v2.7h2.9V12h-2.9v4.8h-1.8V12H8.2v-1.8h2.9z')],
  tax: [fill('M8.5 2.5h7l-2 4.3h-3z'), fill('M9.8 7.8h4.4c4.2 2.9 6.8 6.6 6.8 9.6 0 3.1-3.2 4.9-9 4.9s-9-1.8-9-4.9c0-3 2.6-6.7 6.8-9.6z'), cut(disc(12, 15, 3.7)), fill('M11.2 12.6h1.6v4.8h-1.6z')],
  war: [line('M4 3l13.2 14.2M20 3L6.8 17.2M13.2 20l6.3-6.3M10.8 20l-6.3-6.3M17.2 17.2l3.6 3.8M6.8 17.2L3.2 21')],
  gifts: [fill('M4.8 2.5h14.4c0 6-2.2 9.6-5.7 10.7v4.4c2.6.4 4.3 1.6 4.3 3.9H6.2c0-2.3 1.7-3.5 4.3-3.9v-4.4C7 12.1 4.8 8.5 4.8 2.5z'), cut('M12 4.8l.9 1.9 2.1.2-1.6 1.4.5 2-1.9-1-1.9 1 .5-2L9 6.9l2.1-.2z')],

  // Power centres
  palace: [fill('M1.8 21.5V11.3L6 9V6.5C6 4.5 7 2.8 8 1.8c1 1 2 2.7 2 4.7V8h4V6.5c0-2 1-3.7 2-4.7 1 1 2 2.7 2 4.7V9l4.2 2.3v10.2z'), cut('M10 21.5v-5a2 2 0 0 1 4 0v5zM4.8 13.5h2v3.2h-2zM17.2 13.5h2v3.2h-2z')],
  templars: [fill('M8.8 1.8h6.4c-1.1 2.7-1.7 5.3-1.7 8.7 3.4 0 6-.6 8.7-1.7v6.4c-2.7-1.1-5.3-1.7-8.7-1.7 0 3.4.6 6 1.7 8.7H8.8c1.1-2.7 1.7-5.3 1.7-8.7-3.4 0-6 .6-8.7 1.7V8.8c2.7 1.1 5.3 1.7 8.7 1.7 0-3.4-.6-6-1.7-8.7z')],
  patriarchate: [fill('M10.6 1.5h2.8v3.8h4v2.5h-4v2.9h6.3v2.8h-6.3v9h-2.8v-9H4.3v-2.8h6.3V7.8h-4V5.3h4z')],
  market: [line('M12 2.5v18M5 6h14M7.5 21h9M5 6l-3 7.5h6zM19 6l-3 7.5h6z'), fill('M1.8 13.5h6.4a3.2 3.2 0 0 1-6.4 0zM15.8 13.5h6.4a3.2 3.2 0 0 1-6.4 0z')],
  nobility: [fill('M3.8 2.5h16.4v8.3c0 5.6-3.5 9-8.2 11.4-4.7-2.4-8.2-5.8-8.2-11.4z'), cut('M12 7.5l6.2 5.2V16L12 10.8 5.8 16v-3.3z')],
  tower: [fill('M4.8 22V9.5H3.2V2.8h3.9v2.5h2.7V2.8h4.4v2.5h2.7V2.8h3.9v6.7h-1.6V22z'), cut('M10 22v-4.5a2 2 0 0 1 4 0V22zM11 10.8h2v4h-2z')],

  // Privileges
  scholars: [fill('M12 5.3C9.5 3.5 6 3.1 2 3.8v15c4-.7 7.5-.3 10 1.5 2.5-1.8 6-2.2 10-1.5v-15c-4-.7-7.5-.3-10 1.5z'), scratch('M12 5.5v14M4.8 7.8c1.8-.1 3.2.1 4.6.7M4.8 11.5c1.8-.1 3.2.1 4.6.7M19.2 7.8c-1.8-.1-3.2.1-4.6.7M19.2 11.5c-1.8-.1-3.2.1-4.6.7')],
  materials: [fill('M1.8 13.8h9.5V21H1.8zM12.7 13.8h9.5V21h-9.5zM7.2 5.3h9.6v7.1H7.2z')],
  intrigue: [fill('M1.8 7c3.7-1.1 6.7-.9 10.2 1 3.5-1.9 6.5-2.1 10.2-1 0 6-2.2 10.3-5.7 10.3-2.5 0-3.5-2-4.5-2s-2 2-4.5 2C4 17.3 1.8 13 1.8 7z'), cut('M4.8 11c1.5-1.6 3.7-1.3 5 .8-1.7 1.1-3.9.9-5-.8zM19.2 11c-1.5-1.6-3.7-1.3-5 .8 1.7 1.1 3.9.9 5-.8z')],

  // Cards
  plus: [fill('M10.3 3h3.4v7.3H21v3.4h-7.3V21h-3.4v-7.3H3v-3.4h7.3z')],
  defector: [line('M3 8h16M14 3l5 5-5 5M21 17H5M10 12.5L5 17l5 4.5')],
  move2: [line('M2 8h15M12 3l5 5-5 5M7 16h15M17 11.5l5 4.5-5 4.5')],
  genoa: [fill('M1.5 15.5h21l-3.3 6H4.8z'), line('M12 1.5v14'), fill('M13.3 3c4 1.8 6.2 5.2 6.2 10.5h-6.2zM10.7 5.5v8H5.2c.4-4 2.2-6.6 5.5-8z')],
  cross: [line('M4 4l16 16M20 4L4 20')],
  lock: [fill('M5 11h14v10H5z'), line('M8 11V7.5a4 4 0 0 1 8 0V11'), cut('M11 14h2v4h-2z')],
} satisfies Record<string, Stroke[]>;

export type GlyphName = keyof typeof GLYPHS;

export function strokes(name: GlyphName): readonly Stroke[] {
  return GLYPHS[name];
}

export function isGlyph(name: string): name is GlyphName {
  return name in GLYPHS;
}
