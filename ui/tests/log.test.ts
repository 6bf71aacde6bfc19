import { expect, test } from 'vitest';
import type { Frame } from '../src/game';
import { consequences, groupLog, joinFrames, linesOf, roundStarts, thingsOf } from '../src/log';

const frame = (step: number, actor: Frame['actor'], round: number): Frame => ({
  step,
  actor,
  action: `step ${step}`,
  label: null,
  says: [],
  changes: [],
  view: { round },
  question: { id: 'raw' },
});

const FRAMES = [frame(0, 'chance', 1), frame(1, 0, 1), frame(2, 0, 1), frame(3, 1, 2), frame(4, 1, 2)];

test('steps of one player in a row are one turn', () => {
  const [first] = groupLog(FRAMES);
  expect(first?.turns.map(({ actor, frames }) => [actor, frames.length])).toEqual([
    ['chance', 1],
    [0, 2],
    [1, 1],
  ]);
});

test('the step that ends a round belongs to the round it was taken in', () => {
  const rounds = groupLog(FRAMES);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
  expect(rounds[1]?.turns[0]?.frames.map(({ step }) => step)).toEqual([4]);
});

test('rounds start where the number changes', () => {
  expect(roundStarts(FRAMES)).toEqual([0, 3]);
});

test('a step that comes again replaces the known one, and order is kept', () => {
  const again = frame(2, 1, 1);
  const joined = joinFrames(FRAMES.slice(0, 3), [frame(3, 1, 1), again]);
  expect(joined.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
  expect(joined[2]).toBe(again);
});

test('what the action already says is not said again', () => {
  const area = { id: 'area-tower', args: {} };
  const placed: Frame = {
    ...frame(5, 0, 1),
    label: { id: 'do-place', args: { area } },
    says: [
      { id: 'say-squires', args: { player: 'Anna', area } },
      { id: 'say-squires', args: { player: 'Anna', area: { id: 'area-market', args: {} } } },
      { id: 'say-silver', args: { player: 'Anna', silver: 2 } },
    ],
  };
  expect(consequences(placed).map(({ id }) => id)).toEqual(['say-squires', 'say-silver']);
  expect(consequences({ ...placed, label: null })).toHaveLength(3);
});

test('equal lines in a row are one line, silent steps are none', () => {
  const words = ['place', 'place', '', 'hire', 'place'];
  const lines = linesOf(FRAMES, ({ step }) => words[step] ?? '');
  expect(lines.map((line) => [line.words, line.frames.length])).toEqual([
    ['place', 2],
    ['hire', 1],
    ['place', 1],
  ]);
});

test('a step names its things, whatever they stand in', () => {
  const area = { id: 'jerusalem-area-market_large' };
  const named = {
    ...frame(1, 0, 1),
    label: { id: 'jerusalem-do-place', args: { area } },
    says: [{ id: 'jerusalem-say-hand', args: { card: { id: 'jerusalem-card-defector' }, player: 'Anna' } }],
  };
  expect(thingsOf(named, 'jerusalem')).toEqual(['do:place', 'area:market_large', 'say:hand', 'card:defector']);
  expect(thingsOf(named, 'solomon')).toEqual([]);
});
