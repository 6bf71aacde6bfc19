/** The rules of a game as they are searched and headed. */
import type { Rules } from './api';
import type { Translate } from './game';

export type Section = Rules['sections'][number];

/** The sections with the rules that hold all the words looked for (or an id that begins with them). */
export function findRules(sections: readonly Section[], wish: string): Section[] {
  const wanted = wish.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map(({ heading, rules }) => ({
      heading,
      rules: rules.filter(({ id, text }) => {
        const known = `${id} ${text}`.toLowerCase();
        return wanted.every((word) => known.includes(word));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** A heading like `J8xx Phase 3: ...` in the reader's language, the number of its rules before it. */
export function headingOf(game: string, heading: string, t: Translate): string {
  const hundreds = /^([A-Z]\d+)xx\b/.exec(heading)?.[1];
  if (!hundreds) return heading;
  return `${hundreds}xx ${t(`rules-${game}-section-${hundreds}`)}`;
}

/** A rule is marked with its status and where it stands in the rulebook: `[P] §FLOW – The game lasts ...`. */
export interface RuleText {
  /** Status and source. */
  source: string;
  words: string;
}

/** The words of a rule apart from its marks; those that stand for emphasis are left out. */
export function partsOf(text: string): RuleText {
  text = text.replace(/(\*{1,2}|`)(.+?)\1/gu, '$2');
  const listed = /^((?:\[[^\]]*\]\s*)+(?:§[^–]*)?)–\s+(.*)$/su.exec(text);
  if (listed) return { source: (listed[1] as string).trim(), words: listed[2] as string };
  const columns = text.split(' – ');
  const words = columns.length > 2 ? columns.slice(0, -2) : columns.slice(0, 1);
  return { source: columns.slice(words.length).join(' – '), words: words.join(' – ') };
}

/** The id of a rule in what refers to it (`J706–J708`, `S309`), if it names one. */
export const ruleIn = (reference: string): string | null => /[A-Z]\d{3,4}/.exec(reference)?.[0] ?? null;

/** A text cut at the rules it refers to: words and ids in turn. */
export const atRules = (text: string): string[] => text.split(/\b([JTS]\d{3,4})\b/);
