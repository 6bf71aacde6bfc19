/** The JSON form of a view of Kingdom of Solomon, and the words it uses. */

export const RESOURCES = ['gold', 'copper', 'stone', 'timber', 'food'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Partial<Record<Resource, number>>;

export const SPACES = ['lebanon', 'zobah', 'tyre', 'dan', 'damascus', 'bashan', 'dor', 'jezreel', 'ephraim', 'succoth', 'quarries', 'gezer', 'judah', 'negev', 'edom', 'ezion'] as const; // prettier-ignore
export type SpaceId = (typeof SPACES)[number];

export const ACTIONS = ['fortune', 'wisdom', 'thief', 'trader', 'artisan'] as const;
export const BONUSES = ['tribute', 'ark', 'altar'] as const;

/** Where a road can lie (3.4). */
export const LINKS = [
  'lebanon-tyre', 'lebanon-dan', 'zobah-dan', 'zobah-damascus', 'tyre-dan', 'tyre-dor', 'tyre-jezreel', 'dan-damascus',
  'dan-bashan', 'dan-jezreel', 'damascus-bashan', 'dor-jezreel', 'bashan-jezreel', 'bashan-succoth', 'jezreel-ephraim',
  'dor-ephraim', 'dor-gezer', 'ephraim-succoth', 'ephraim-quarries', 'ephraim-gezer', 'succoth-quarries', 'succoth-edom',
  'quarries-gezer', 'gezer-judah', 'gezer-negev', 'quarries-judah', 'judah-negev', 'judah-edom', 'negev-edom', 'negev-ezion',
  'edom-ezion',
] as const; // prettier-ignore

/** What is on each kind of Fortune card: resources to pay with, or points (3.9). */
export const FORTUNES: Record<string, { resources: Amounts; vp: number }> = {
  food2: { resources: { food: 2 }, vp: 0 },
  food_timber: { resources: { timber: 1, food: 1 }, vp: 0 },
  timber2: { resources: { timber: 2 }, vp: 0 },
  stone1: { resources: { stone: 1 }, vp: 0 },
  copper1: { resources: { copper: 1 }, vp: 0 },
  gold1: { resources: { gold: 1 }, vp: 0 },
  vp2: { resources: {}, vp: 2 },
  vp3: { resources: {}, vp: 3 },
  vp4: { resources: {}, vp: 4 },
  vp5: { resources: {}, vp: 5 },
};

export interface SpaceView {
  yield: Amounts;
  site: boolean;
  building: number | null;
  pawn: number | null;
  x: number;
  y: number;
}

export interface SeatView {
  name: string;
  colour: string;
  position: number | null;
  score: number;
  stock: Amounts;
  pawns: number;
  tokens: number;
  high_priest: boolean;
  buildings: SpaceId[];
  cards_built: Record<string, number>;
  fortune_cards: number;
  hand: Record<string, number> | null;
  drawn: Record<string, number> | null;
  passed: boolean;
}

/** Spaces that one pawn of their owner harvests as a whole. */
export interface Region {
  owner: number;
  spaces: SpaceId[];
  yield: Amounts;
}

/** A payment under way: what for, its whole cost, and what is still owed. */
export interface Payment {
  kind: 'card' | 'link' | 'section';
  thing: string;
  cost: Amounts;
  owed: Amounts;
}

export interface SolomonView {
  game: 'solomon';
  viewer: number;
  round: number;
  phase: string | null;
  phase_id: string | null;
  to_move: number | 'chance' | null;
  decision: string | null;
  order: number[];
  supply: Amounts;
  market: Record<Resource, { price: number; filled: boolean }[]>;
  map: Record<SpaceId, SpaceView>;
  roads: { link: string; owner: number; round: number }[];
  roads_left: number;
  road_cost: Amounts;
  links: string[];
  regions: Region[];
  payment: Payment | null;
  pawns: Record<string, number>;
  bonus: Record<string, { open: boolean; pawns: number; by: number | null }>;
  resolving: string | null;
  resolved: string[];
  privilege: SpaceId | null;
  open_cards: { card: string; cost: Amounts; vp: number; site: boolean }[];
  building_deck: number;
  fortune_deck: number;
  discard: { cards: Record<string, number>; face_down: number };
  temple: {
    section: string | null;
    blocks: number;
    of: number;
    tokens_left: number;
    sections: { section: string; of: number; cost: Amounts; vp: number }[];
  };
  limits: { sites: number; buildings: number; hand: number; rounds: number };
  closed: string[];
  seats: SeatView[];
}

/** How an action names another player: so many seats after the own one. */
export function opponentWord(view: SolomonView, me: number, seat: number): string {
  const after = (seat - me + view.seats.length) % view.seats.length;
  return ['', 'next', 'second', 'third'][after] ?? '';
}

/** Amounts as cubes, one by one. */
export function cubesOf(amounts: Amounts): Resource[] {
  return RESOURCES.flatMap((resource) => Array<Resource>(amounts[resource] ?? 0).fill(resource));
}
