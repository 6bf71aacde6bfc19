/** The JSON form of a view of Jerusalem, and the words it uses. */

export const CENTRES = ['palace', 'templars', 'patriarchate', 'market', 'nobility', 'tower'] as const;
export type Centre = (typeof CENTRES)[number];
export type Place = 'large' | 'left' | 'right';

export const OFFICES = ['captain', 'treasurer', 'marshal', 'admiral'] as const;
export type Office = (typeof OFFICES)[number];

export const EVENTS = ['heir', 'election', 'tax', 'war'] as const;
export type Event = (typeof EVENTS)[number];

export const RESOURCES = ['squire', 'silver', 'prestige'] as const;
export type Resource = (typeof RESOURCES)[number];

export type AreaId = string;
export type CardId = string;

export const ROUNDS = 5;

/** The squires an office brings (J402). */
export const BASE_SQUIRES: Record<Office, number> = { captain: 7, treasurer: 6, marshal: 5, admiral: 4 };

/** The centres that grant a privilege (J810). */
export const PRIVILEGES = { patriarchate: 'scholars', market: 'materials', nobility: 'intrigue' } as const;

/** The centres an event strikes (J910-J940). */
export const STRUCK: Record<Event, readonly Centre[]> = {
  heir: ['palace'],
  election: ['patriarchate', 'nobility'],
  tax: ['market'],
  war: ['templars'],
};

export interface AreaView {
  squires: number[];
  controller: number | null;
  baron: number | null;
  income: Partial<Record<Resource, number>>;
}

export interface SeatView {
  name: string;
  colour: string;
  office: Office | null;
  last_office: Office | null;
  /** null where the sum lies behind a screen. */
  silver: number | null;
  squires: number | null;
  supply: number | null;
  cards: number | null;
  hand: Record<CardId, number> | null;
  prestige: number;
  floors: number;
  baron: AreaId | null;
  foreign_baron: AreaId | 'unplaced' | null;
  /** What the next floor costs, where the engine tells it. */
  next_floor?: number;
}

export interface JerusalemView {
  game: 'jerusalem';
  viewer: number;
  round: number;
  phase: string | null;
  to_move: number | 'chance' | null;
  decision: string | null;
  events: Record<string, Event>;
  auction: { office: Office; bid: number; bidder: number; passed: number[] } | null;
  turn: {
    fresh: Record<AreaId, number>;
    hires: number;
    hire_price: number;
    genoa: boolean;
    ability_used: boolean;
  } | null;
  set_aside: { count: number; cards: Record<CardId, number> };
  deck: number;
  discard: Record<CardId, number>;
  closed: AreaId[];
  seats: SeatView[];
  city: Record<AreaId, AreaView>;
}

const PHASES: readonly (readonly string[])[] = [
  ['auction_office', 'auction_open', 'auction_reply', 'draft'],
  [
    'turn',
    'dismiss_pick',
    'marshal_source',
    'marshal_target',
    'marshal_count',
    'move2_source',
    'move2_target',
    'defector_own',
    'defector_enemy',
    'influence_area',
    'resource_pick',
  ],
  ['tower_move', 'scholars', 'materials', 'intrigue', 'income'],
  ['heir_rescue', 'heir_rescue_to', 'tax_keep', 'war_remove'],
];

/** The phase of the round, 1 to 4 (J202); 0 while nobody is asked. */
export function phaseOf({ decision }: JerusalemView): number {
  return PHASES.findIndex((decisions) => decision !== null && decisions.includes(decision)) + 1;
}

/** The areas of a centre: large, left, right; the Tower of David is one area. */
export function areasOf(centre: Centre): AreaId[] {
  return centre === 'tower' ? ['tower'] : [`${centre}_large`, `${centre}_left`, `${centre}_right`];
}

export const AREAS: readonly AreaId[] = CENTRES.flatMap(areasOf);

export function centreOf(area: AreaId): Centre {
  return area.split('_')[0] as Centre;
}

/** The offices in play: the highest numbers, one for each player (J1101, J1105). */
export function officesInPlay(players: number): Office[] {
  return OFFICES.slice(OFFICES.length - players);
}

/** The number of an office, which settles ties; without an office none is settled. */
export function officeNumber(office: Office | null): number {
  return office === null ? Infinity : OFFICES.indexOf(office) + 1;
}

/** Cards of a pile one by one, equal ones together. */
export function cardsOf(pile: Record<CardId, number> | null): CardId[] {
  return Object.entries(pile ?? {}).flatMap(([card, copies]) => Array<CardId>(copies).fill(card));
}
