import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../src/game';
import { pause, PACES, Playback } from '../src/playback';
import type { Speed } from '../src/playback';

const frame = (step: number, actor: number): Frame => ({
  step,
  actor,
  action: null,
  label: null,
  says: [],
  changes: [],
  view: {},
  question: { id: 'raw' },
});

let seen: number[];
let done: number;
let speed: Speed;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  [seen, done, speed] = [[], 0, 'normal'];
  playback = new Playback(
    ({ step }) => seen.push(step),
    () => (done += 1),
    () => speed,
  );
});
afterEach(() => vi.useRealTimers());

const mine = ({ actor }: Frame): boolean => actor === 0;

test('own steps are shown at once, others one by one', () => {
  playback.add([frame(1, 0), frame(2, 1), frame(3, 2)], mine);
  expect(seen).toEqual([1, 2]);
  expect(done).toBe(0);
  vi.advanceTimersByTime(PACES.normal);
  expect(seen).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(PACES.normal);
  expect(done).toBe(1);
});

test('frames that come while others play wait their turn', () => {
  playback.add([frame(1, 1)], mine);
  playback.add([frame(2, 2)], mine);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(PACES.normal * 3);
  expect(seen).toEqual([1, 2]);
});

test('skip shows the last frame and nothing afterwards', () => {
  playback.add([frame(1, 1), frame(2, 2), frame(3, 1)], mine);
  playback.skip();
  expect(seen).toEqual([1, 3]);
  expect(done).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([1, 3]);
});

test('skipping lasts until the own next step', () => {
  playback.add([frame(1, 1), frame(2, 1)], mine);
  playback.skip();
  playback.add([frame(3, 2), frame(4, 2)], mine);
  expect(seen).toEqual([1, 2, 4]);
  playback.add([frame(5, 0), frame(6, 1), frame(7, 1)], mine);
  expect(seen).toEqual([1, 2, 4, 5, 6]);
});

test('without animation the end is shown at once', () => {
  speed = 'off';
  playback.add([frame(1, 1), frame(2, 2)], mine);
  expect(seen).toEqual([2]);
  expect(done).toBe(1);
});

test('steps of one turn follow each other faster than those of different players', () => {
  const [one, same, other] = [frame(1, 1), frame(2, 1), frame(2, 2)];
  expect(pause('normal', one, same, 1)).toBeLessThan(pause('normal', one, other, 1));
  expect(pause('normal', one, other, 40)).toBeLessThan(pause('normal', one, other, 1));
});
