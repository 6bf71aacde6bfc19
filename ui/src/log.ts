/** The log as people read it: round > turn > action. */
import type { Frame, Message, View } from './game';

export interface LogTurn {
  actor: number | 'chance';
  frames: Frame[];
}

export interface LogRound {
  round: number;
  turns: LogTurn[];
}

/** The round a view is in; games without rounds are one round. */
export function roundOf(view: View): number {
  return typeof view?.round === 'number' ? view.round : 0;
}

/** Frames grouped by round and by who acted. A step belongs to the round in which it was taken. */
export function groupLog(frames: readonly Frame[]): LogRound[] {
  const rounds: LogRound[] = [];
  let before: Frame | undefined;
  for (const frame of frames) {
    const round = roundOf((before ?? frame).view);
    let group = rounds.at(-1);
    if (!group || group.round !== round) {
      group = { round, turns: [] };
      rounds.push(group);
    }
    const turn = group.turns.at(-1);
    if (turn && turn.actor === frame.actor) turn.frames.push(frame);
    else group.turns.push({ actor: frame.actor, frames: [frame] });
    before = frame;
  }
  return rounds;
}

/** The first frame of each round, for marks on a slider and jumps by round. */
export function roundStarts(frames: readonly Frame[]): number[] {
  const starts: number[] = [];
  frames.forEach((frame, index) => {
    const previous = frames[index - 1];
    if (!previous || roundOf(previous.view) !== roundOf(frame.view)) starts.push(index);
  });
  return starts;
}

/** Frames joined to what is known: a step that comes again replaces what was there. */
export function joinFrames(known: readonly Frame[], more: readonly Frame[]): Frame[] {
  const bySteps = new Map(known.map((frame) => [frame.step, frame]));
  for (const frame of more) bySteps.set(frame.step, frame);
  return [...bySteps.values()].sort((a, b) => a.step - b.step);
}

/** The messages inside a message, e.g. the area of "place a squire in the tower". */
function inner(message: Message): string[] {
  return Object.values(message.args ?? {})
    .filter((arg) => typeof arg === 'object')
    .map((arg) => JSON.stringify(arg));
}

/** What came of a step, without what its action already says (a squire placed in the tower is in the tower). */
export function consequences(frame: Frame): Message[] {
  if (!frame.label) return frame.says;
  const named = inner(frame.label);
  return frame.says.filter((said) => {
    const about = inner(said);
    return about.length === 0 || about.some((thing) => !named.includes(thing));
  });
}

/** Keys of the things a step names: `area:tower` for the message `jerusalem-area-tower`. */
export function thingsOf(frame: Frame, game: string): string[] {
  const found = new Set<string>();
  const look = (message: Message): void => {
    const [, kind, word] = new RegExp(`^${game}-([a-z]+)-(\\w+)$`).exec(message.id) ?? [];
    if (kind && word) found.add(`${kind}:${word}`);
    for (const arg of Object.values(message.args ?? {})) if (typeof arg === 'object') look(arg);
  };
  for (const message of [frame.label, ...frame.says]) if (message) look(message);
  return [...found];
}

export interface LogLine {
  words: string;
  /** Steps that say the same one after the other; the last is where the line leads. */
  frames: Frame[];
}

/** Steps in words; those that say nothing are left out, and equal ones in a row become one line. */
export function linesOf(frames: readonly Frame[], tell: (frame: Frame) => string): LogLine[] {
  const lines: LogLine[] = [];
  for (const frame of frames) {
    const words = tell(frame);
    const last = lines.at(-1);
    if (last && last.words === words) last.frames.push(frame);
    else if (words) lines.push({ words, frames: [frame] });
  }
  return lines;
}
