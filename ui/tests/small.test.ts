import { expect, test } from 'vitest';
import { addDeltas, deltasOf } from '../src/deltas';
import { extentOf, pathOf, spread, ticks } from '../src/end/chart';
import { parse } from '../src/router.svelte';
import { seatInfos } from '../src/seats';
import { chooseLanguage, translator } from '../src/texts';

test('addresses', () => {
  expect(parse('')).toEqual({ page: 'start' });
  expect(parse('#/setup/jerusalem')).toEqual({ page: 'setup', game: 'jerusalem' });
  expect(parse('#/table/ab12?at=57')).toEqual({ page: 'table', table: 'ab12', at: 57 });
  expect(parse('#/table/ab12?at=x')).toEqual({ page: 'table', table: 'ab12', at: null });
  expect(parse('#/table/ab12/join/s3cret')).toEqual({ page: 'join', table: 'ab12', invitation: 's3cret' });
  expect(parse('#/nowhere')).toEqual({ page: 'start' });
});

test('differences of public numbers, by seat', () => {
  const before = { seats: [{ silver: 5, name: 'A' }, { silver: null }] };
  const after = { seats: [{ silver: 7, name: 'B' }, { silver: 3 }] };
  expect(deltasOf(before, after)).toEqual({ 0: { silver: 2 } });
});

test('differences add up and cancel out', () => {
  expect(addDeltas({ 0: { silver: 2, floors: 1 } }, { 0: { silver: -2 }, 1: { floors: 1 } })).toEqual({
    0: { floors: 1 },
    1: { floors: 1 },
  });
});

test('every seat has a colour, a shape and an initial of its own', () => {
  const seats = seatInfos(['Anna', 'béla'], ['Blue', 'Red']);
  expect(seats.map(({ initial }) => initial)).toEqual(['A', 'B']);
  expect(seats.map(({ colour }) => colour)).toEqual(['var(--seat-blue)', 'var(--seat-red)']);
  expect(new Set(seats.map(({ shape }) => shape)).size).toBe(2);
});

test('a line of the chart stands until its value changes', () => {
  const line = {
    name: 'floors',
    seat: 0,
    points: [
      { step: 0, value: 0 },
      { step: 10, value: 2 },
    ],
  };
  expect(extentOf([line])).toEqual({ first: 0, last: 10, highest: 2 });
  expect(pathOf(line, extentOf([line]), 100, 50)).toBe('M0.0 50.0H100.0V0.0');
  expect(ticks(12)).toEqual([0, 5, 10]);
  expect(spread([100, 20, 98], 10, 100)).toEqual([100, 20, 90]);
  expect(spread([20, 20, 20], 10, 100)).toEqual([20, 30, 40]);
});

test('texts: nested messages are formatted first, unknown ids show themselves', () => {
  const t = translator('en');
  expect(t('ui-rule', { rule: { id: 'ui-guest' } })).toBe('Rule Guest');
  expect(t('ui-no-such-text')).toBe('ui-no-such-text');
  expect(t('raw', { text: 'as it is' })).toBe('as it is');
});

test('the first language that there is', () => {
  expect(chooseLanguage(['xx-YY', 'en-GB'])).toBe('en');
  expect(chooseLanguage(['xx'])).toBe('en');
});
