import { expect, test } from 'vitest';
import { wayTo } from '../src/play/sight';

const [CEILING, FLOOR] = [100, 500];
const way = (...things: [number, number][]) =>
  wayTo(
    things.map(([top, bottom]) => ({ top, bottom })),
    CEILING,
    FLOOR,
  );

test('what is in sight stays where it is', () => {
  expect(way()).toBe(0);
  expect(way([100, 200], [300, 500])).toBe(0);
});

test('what lies under a bar comes out just so far', () => {
  expect(way([300, 400], [450, 530])).toBe(30);
  expect(way([60, 90], [300, 400])).toBe(-40);
});

test('more than fits: some of it is enough, else the first of it', () => {
  expect(way([80, 90], [200, 300], [600, 700])).toBe(0);
  expect(way([80, 90], [600, 700])).toBe(-20);
  expect(way([700, 800], [900, 1300])).toBe(600);
});
