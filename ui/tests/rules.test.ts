import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spread } from '../src/end/chart';
import { guideOf } from '../src/guide';
import { optionDoc, optionName, valueName } from '../src/options';
import { parse } from '../src/router.svelte';
import { atRules, findRules, plain, ruleIn } from '../src/rules';
import { fetchLanguage, LANGUAGES, sentence, translator } from '../src/texts';

const SECTIONS = [
  { heading: 'J5xx Baron', rules: [{ id: 'J503', words: 'Three squires must be deployed (J703).', source: '[P] §BARON' }] },
  { heading: 'J8xx Phase 3', rules: [{ id: 'J802', words: 'The Tower pays 1 silver.', source: '[P] §TOWER' }] },
];

test('rules are found by id and by words, in any order and case', () => {
  const ids = (wish: string): string[] => findRules(SECTIONS, wish).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids('')).toEqual(['J503', 'J802']);
  expect(ids('j50')).toEqual(['J503']);
  expect(ids('SILVER tower')).toEqual(['J802']);
  expect(ids('silver squires')).toEqual([]);
  expect(findRules(SECTIONS, 'squires')).toHaveLength(1);
});

test('the words of a rule are shown without marks of emphasis', () => {
  expect(plain('The game lasts *5* rounds – **no** more than `these`.')).toBe('The game lasts 5 rounds – no more than these.');
});

test('what refers to a rule leads to it', () => {
  expect(atRules('as J703 and S1004 say')).toEqual(['as ', 'J703', ' and ', 'S1004', ' say']);
  expect(ruleIn('J706–J708')).toBe('J706');
  expect(ruleIn('section 6.1')).toBeNull();
});

test('rules and guides have addresses of their own', () => {
  expect(parse('#/rules/jerusalem/j503')).toEqual({ page: 'rules', game: 'jerusalem', rule: 'J503' });
  expect(parse('#/rules/solomon')).toEqual({ page: 'rules', game: 'solomon', rule: null });
  expect(parse('#/guide/templars')).toEqual({ page: 'guide', game: 'templars' });
});

test('options speak the language of the reader', async () => {
  await fetchLanguage('hu');
  const t = translator('hu');
  expect(optionName(t, 'jerusalem', 'gift_tie')).toBe('Döntetlen az ajándékoknál');
  expect(optionDoc(t, 'jerusalem', 'gift_tie')).toContain('J845');
  expect(valueName(t, 'jerusalem', 'gift_tie', 'all')).toBe('minden játékos');
  expect(valueName(t, 'jerusalem', 'owner_may_add', true)).toBe('igen');
  expect(valueName(t, 'jerusalem', 'promo_foreign_baron', 'off')).toBe('nem');
  expect(valueName(t, 'solomon', 'market_cap', 20)).toBe('20');
  expect(valueName(t, 'jerusalem', 'squire_cap', '50')).toBe('50');
  expect(valueName(translator('en'), 'jerusalem', 'first_opener', 'seat(0)')).toBe('Seat 1');
});

test('there are words in four languages, fetched one by one', async () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'hu', 'nl']);
  expect(translator('nl')('ui-yes')).toBe('yes');
  await fetchLanguage('nl');
  expect(translator('nl')('ui-yes')).toBe('ja');
});

test('a name that begins a sentence begins with a capital', () => {
  expect(sentence('état')).toBe('État');
  expect(sentence('')).toBe('');
});

test('every picture of a guide keeps to its sheet', () => {
  for (const game of ['jerusalem', 'templars', 'solomon']) {
    const ids = readFileSync(`../src/outremer/locale/en/guide-${game}.ftl`, 'utf8').match(/^guide-/gm);
    expect(guideOf(game).length * 2).toBe(ids?.length);
    for (const { key, picture } of guideOf(game)) {
      expect(picture.length, key).toBeGreaterThan(2);
      for (const item of picture) {
        if (!('x' in item)) continue;
        expect(item.x, key).toBeGreaterThanOrEqual(0);
        expect(item.x, key).toBeLessThanOrEqual(160);
        expect(item.y, key).toBeGreaterThanOrEqual(0);
        expect(item.y, key).toBeLessThanOrEqual(100);
      }
    }
  }
});

test('letters beside a chart keep apart and inside', () => {
  expect(spread([100, 20, 60], 10, 200)).toEqual([100, 20, 60]);
  expect(spread([50, 50, 52], 10, 200)).toEqual([50, 60, 70]);
  expect(spread([180, 178, 180], 10, 184)).toEqual([174, 164, 184]);
});
