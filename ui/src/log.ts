/** The log as people read it: round > turn > action. */
import type { Frame, View } from './game';

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
