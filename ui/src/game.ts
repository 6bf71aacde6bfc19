/** What a game gives to the page: its drawings and how to read its views. The page itself knows no rules. */
import type { Component } from 'svelte';

/** A text of the Fluent files with its arguments; an argument may itself be a message. */
export interface Message {
  id: string;
  args?: Record<string, number | string | Message>;
}

/** Formats a message of the Fluent files by id. */
export type Translate = (id: string, args?: Record<string, unknown>) => string;

export interface Argument {
  kind: string;
  word: string;
}

/** One legal action as the server lists it. */
export interface Action {
  id: number;
  text: string;
  verb: string;
  args: Argument[];
  label: Message;
}

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon';

/** A player as drawn everywhere: colour, shape and initial together, never one alone. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** A CSS colour, e.g. `var(--seat-blue)`. */
  colour: string;
  /** The pale ground of the same seat. */
  wash: string;
  /** The seat's colour for text on paper. */
  text: string;
  /** Ink that is legible on `colour`. */
  on: string;
  shape: Shape;
  initial: string;
}

/** A game's own JSON form of what a viewer sees (`show` of its view module). */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game narrows it to its own type
export type View = any;

/** Legal actions by target key: `area:tower`, `seat:1/area:tower`, `office:captain`, `card:genoa`. */
export type Targets = Map<string, Action[]>;

export interface BoardProps {
  view: View;
  /** All steps this viewer has seen, for what the table shows of the past; those after `view` are not shown yet. */
  frames?: Frame[];
  /** The seat this screen plays, or null for spectators. */
  me: number | null;
  seats: SeatInfo[];
  targets: Targets;
  /** Keys to highlight: what the last moves changed, or what the log points at. */
  marked: Set<string>;
  /** The action being previewed, drawn as a ghost. */
  ghost: Action | null;
  /** A target was clicked or Enter pressed on it, legal or not. */
  onpick: (key: string) => void;
  onhover: (key: string | null) => void;
  t: Translate;
}

export interface PanelProps {
  view: View;
  seat: SeatInfo;
  me: number | null;
  active: boolean;
  /** What just changed: field name to difference, shown for two seconds. */
  deltas: Record<string, number>;
  targets: Targets;
  onpick: (key: string) => void;
  t: Translate;
}

/** One change of the state, as the engine tells it to this viewer. */
export interface Change {
  field: string;
  index: number[];
  before: number;
  after: number;
}

/** What one step showed to this viewer. */
export interface Frame {
  step: number;
  actor: number | 'chance';
  action: string | null;
  /** The action in words, unless it is another's secret or chance. */
  label: Message | null;
  says: Message[];
  changes: Change[];
  view: View;
  question: Message;
}

/** A row of the final table: one scoring step of the rulebook, a cell per seat. */
export interface ScoreRow {
  label: string;
  cells: { value: string; explain: string }[];
  /** Does this row only break a tie? */
  tiebreak?: boolean;
  /** Is this the row that decides the places? */
  total?: boolean;
}

/** A line of the chart at the end: values of one seat by step. */
export interface Series {
  /** What is counted, e.g. floors. */
  name: string;
  seat: number;
  points: { step: number; value: number }[];
}

/** A part of the board in words, for the text view. */
export interface TextZone {
  heading: string;
  lines: string[];
}

/** The result as the game's `summary` gives it. */
export interface Result {
  places: number[];
  winners: number[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own rows
  [row: string]: any;
}

/** What a thing on the table is, what it does, and which rules say so. */
export interface Description {
  name: string;
  effect: string;
  rules: string[];
}

export interface GameModule {
  /** The whole board as one responsive SVG; holds no rules. */
  Board: Component<BoardProps>;
  /** One player's facts: what is public, and own secrets marked as such. */
  Panel: Component<PanelProps>;
  /** A drawn miniature of the board for the start page. */
  Thumb: Component;
  /** The final table in rulebook order; the frames tell what was scored on the way. */
  scoring(result: Result, t: Translate, frames: Frame[]): ScoreRow[];
  chart(frames: Frame[], t: Translate): Series[];
  zones(view: View, t: Translate): TextZone[];
  /** Keys of the targets that differ between two views, so that the last move shows on the board. */
  marks(before: View, after: View): string[];
  /** Where all choose at once: has this seat chosen? Nobody waits for it any more, though it may change its mind. */
  settled?(view: View, seat: number): boolean;
  /** Verbs to ask about when something is clicked that cannot be done, by the kinds of its key: `area`, `seat/area`. */
  asks: Record<string, string[]>;
  /** Verbs that cannot be taken back (`steal`, or with the kinds of their target: `keep card`): picked on the board,
   * they ask for a confirmation. */
  final: string[];
  /** Does the board tell how the last step scored? Then the final table waits until it is asked for. */
  tellsTheEnd?: boolean;
  /** Verbs that a player may have played without being asked, and whether that is the default. */
  auto: { verb: string; on: boolean }[];
}

/** Describes the thing behind a key as it is in a view; null for keys that name nothing on the table. */
export type Describe = (key: string, t: Translate, view: View) => Description | null;

/** A game as the table uses it: its drawings, and its things in words. */
export interface DescribedGame extends GameModule {
  describe: Describe;
}
