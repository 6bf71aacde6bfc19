/** The rules of a game as they are searched and headed. */
import type { Rules } from './api';

export type Section = Rules['sections'][number];

/** The sections with the rules that hold all the words looked for (or an id that begins with them). */
export function findRules(sections: readonly Section[], wish: string): Section[] {
  const wanted = wish.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map(({ heading, rules }) => ({
      heading,
      rules: rules.filter(({ id, words, source }) => {
        const known = `${id} ${words} ${source}`.toLowerCase();
        return wanted.every((word) => known.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The words of a rule without the marks of emphasis. */
export const plain = (words: string): string => words.replace(/(\*{1,2}|`)(.+?)\1/gu, '$2');

/** The id of a rule in what refers to it (`J706–J708`, `S309`), if it names one. */
export const ruleIn = (reference: string): string | null => /[A-Z]\d{3,4}/.exec(reference)?.[0] ?? null;

/** A text cut at the rules it refers to: words and ids in turn. */
export const atRules = (text: string): string[] => text.split(/\b([JTS]\d{3,4})\b/);
