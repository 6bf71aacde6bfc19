import { expect, test } from 'vitest';
import { choicesOf, completions, endsTurn, nearest } from '../src/choices';
import type { NumberChoice } from '../src/choices';
import type { Action } from '../src/game';

let ids = 0;
const action = (text: string, ...kinds: string[]): Action => {
  const [verb = '', ...words] = text.split(' ');
  return {
    id: (ids += 1),
    text,
    verb,
    args: words.map((word, index) => ({ kind: kinds[index] ?? 'number', word })),
    label: { id: 'raw', args: { text } },
  };
};

const BIDS = [3, 4, 5, 7, 9].map((bid) => action(`bid ${bid}`));

test('many numbers become one picker, other actions stay buttons', () => {
  const choices = choicesOf([...BIDS, action('pass')], []);
  expect(choices.map(({ kind }) => kind)).toEqual(['number', 'button']);
  expect((choices[0] as NumberChoice).options.map(({ value }) => value)).toEqual([3, 4, 5, 7, 9]);
});

test('a few numbers stay buttons', () => {
  expect(choicesOf([action('count 1'), action('count 2')], []).every(({ kind }) => kind === 'button')).toBe(true);
});

test('what lies on the board is known to lie there', () => {
  const [place, hire] = choicesOf([action('place tower', 'area'), action('hire')], ['area']);
  expect([place, hire].map((choice) => choice?.kind === 'button' && choice.onBoard)).toEqual([true, false]);
});

test('few cards are buttons, many are chosen where they lie', () => {
  const cards = (count: number): Action[] =>
    Array.from({ length: count }, (_, number) => action(`play c${number}`, 'card'));
  const buttons = (count: number): number =>
    choicesOf(cards(count), ['card']).filter((choice) => choice.kind === 'button' && !choice.onBoard).length;
  expect([buttons(3), buttons(8)]).toEqual([3, 0]);
});

test('the picker keeps to legal numbers', () => {
  const { options } = choicesOf(BIDS, [])[0] as NumberChoice;
  expect([0, 6, 8, 50].map((wish) => nearest(options, wish).value)).toEqual([3, 5, 7, 9]);
});

test('typing completes what begins alike before what only contains it', () => {
  const legal = [action('end_turn'), action('place tower', 'area'), action('to tower', 'area')];
  expect(completions(legal, 'to').map(({ text }) => text)).toEqual(['to tower', 'place tower']);
  expect(completions(legal, ' PLACE   to').map(({ text }) => text)).toEqual(['place tower']);
  expect(completions(legal, 'nowhere')).toEqual([]);
});

test('steps that end a turn stand apart', () => {
  expect(['end_turn', 'pass', 'skip', 'hire'].map((text) => endsTurn(action(text)))).toEqual([true, true, true, false]);
  expect(endsTurn(action('skip tower', 'area'))).toBe(false);
});
