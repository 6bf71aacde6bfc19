import { expect, test } from 'vitest';
import type { Action } from '../src/game';
import { keyOf, targetsOf } from '../src/targets';

const action = (id: number, verb: string, ...args: [string, string][]): Action => ({
  id,
  text: [verb, ...args.map(([, word]) => word)].join(' '),
  verb,
  args: args.map(([kind, word]) => ({ kind, word })),
  label: { id: 'raw', args: { text: verb } },
});

test('a key joins kinds and words', () => {
  expect(keyOf(action(1, 'swap', ['seat', '1'], ['area', 'tower']).args)).toBe('seat:1/area:tower');
});

test('several actions on one target stay together, in order', () => {
  const place = action(1, 'place', ['area', 'tower']);
  const baron = action(2, 'baron', ['area', 'tower']);
  expect(targetsOf([place, baron]).get('area:tower')).toEqual([place, baron]);
});

test('numbers and bare actions are no targets', () => {
  expect(targetsOf([action(1, 'bid', ['number', '3']), action(2, 'pass')]).size).toBe(0);
});
