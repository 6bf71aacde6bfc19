/** Options of a table in words: messages `options-<game>-<name>`, and one for each value that is a word. */
import type { Value } from './api';
import type { Translate } from './game';

/** What an option is called. */
export const optionName = (text: Translate, game: string, option: string): string => text(`options-${game}-${option}`);

/** What an option decides. */
export const optionDoc = (text: Translate, game: string, option: string): string => text(`options-${game}-${option}-doc`);

/** A value of an option in words: switches are yes and no, seats count from 1, numbers stand for themselves. */
export function valueName(text: Translate, game: string, option: string, value: Value): string {
  const word = String(value);
  if (value === true || word === 'on') return text('ui-yes');
  if (value === false || word === 'off') return text('ui-no');
  if (/^\d+$/.test(word)) return word;
  const seat = /^seat\((\d+)\)$/.exec(word)?.[1];
  if (seat !== undefined) return text('ui-setup-seat', { number: Number(seat) + 1 });
  return text(`options-${game}-${option}-${word}`);
}
