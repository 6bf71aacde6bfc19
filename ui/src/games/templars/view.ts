/** The JSON form of a view of Templars' Journey, and the words it uses. */

export const TERRITORIES = ['london', 'paris', 'bordeaux', 'lyon', 'barcelona', 'coeln', 'wien', 'venezia', 'roma'] as const;
export type Territory = (typeof TERRITORIES)[number];

export const CARDS = [1, 2, 3, 4, 5, 6] as const;
export type CardNumber = (typeof CARDS)[number];

/** The cards by category, two each (T308). */
export const CATEGORIES = { gold: [1, 2], knights: [3, 4], templar: [5, 6] } as const;
export type Category = keyof typeof CATEGORIES;

/** The Pope's favours, the cheapest first (T901). */
export const FAVOURS = ['new_chance', 'taxes', 'leader', 'veto'] as const;
export type Favour = (typeof FAVOURS)[number];

export const ROUNDS = 3;

export interface TerritoryView {
  country: string;
  gold: number;
  /** Knight spaces of its city; null where no city tile lies. */
  capacity: number | null;
  knights: number[];
  neighbours: Territory[];
}

export interface SeatView {
  name: string;
  colour: string;
  vp: number;
  /** null where gold is secret. */
  gold: number | null;
  supply: number;
  temple: number;
  templars: (Territory | null)[];
  edicts: Territory[];
  mission: string | null;
  chosen: boolean;
  card: number | null;
  penalty: boolean;
}

export interface EdictSpace {
  space: string;
  city: Territory | null;
  ship: number | null;
  aboard: number[] | null;
}

/** What players reckon with: points, prices and what each card does, as board data and options have it. */
export interface Values {
  /** What the cards 1 to 6 do. */
  deeds: string[];
  /** So many cards of one category make its risky ones penalties (T311). */
  penalty_at: number;
  favours: Record<Favour, number>;
  majority: number;
  full_city: number;
  aboard: number;
  knight_aboard: number;
  /** For the most knights in the temple, by ship round. */
  temple: number[];
  seventh_majority: number;
  /** Knights in the seventh city for one point. */
  seventh_knights: number;
  /** Gold for one point. */
  gold: number;
  mission_best: number;
  mission_second: number;
  second_after_tie: boolean;
  none_scores: boolean;
}

export interface TemplarsView {
  game: 'templars';
  viewer: number;
  round: number;
  phase: string | null;
  to_move: number | 'chance' | null;
  decision: string | null;
  pope: string;
  flag: 'none' | 'green' | 'red';
  lines: string[];
  start_player: number | null;
  action: {
    seat: number;
    city: Territory | null;
    spent: number;
    new_chances: number;
    steps: number;
    swap_with: Territory | null;
  } | null;
  open_missions: string[];
  missions_in_box: number;
  edicts_in_box: Territory[];
  track: EdictSpace[];
  seats: SeatView[];
  map: Record<Territory, TerritoryView>;
  values: Values;
}

/** The word actions use for a seat. */
export function colourOf(view: TemplarsView, seat: number): string {
  return (view.seats[seat]?.colour ?? '').toLowerCase();
}

/** The seat an action means by a colour. */
export function seatOfColour(view: TemplarsView, colour: string): number {
  return view.seats.findIndex((seat) => seat.colour.toLowerCase() === colour);
}

export function categoryOf(card: number): Category {
  return card <= 2 ? 'gold' : card <= 4 ? 'knights' : 'templar';
}
