/** Every text of the page, from the Fluent files that the terminal uses too. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Message, Translate } from './game';

/** English is always there, as what stands in for a message without words. */
const ENGLISH = import.meta.glob<string>('@locale/en/*.ftl', { query: '?raw', import: 'default', eager: true });
/** The others are fetched when they are read. */
const OTHERS = import.meta.glob<Record<string, string>>('./words/*.ts', { import: 'default' });

const fetched = new Map<string, string[]>([['en', Object.values(ENGLISH)]]);
const fileOf = (language: string): string => `./words/${language}.ts`;

/** The languages there are words in. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(OTHERS).map((path) => path.slice('./words/'.length, -'.ts'.length))];

/** Fetch the words of a language, once. */
export async function fetchLanguage(language: string): Promise<void> {
  const load = OTHERS[fileOf(language)];
  if (load && !fetched.has(language)) fetched.set(language, Object.values(await load()));
}

/** The best language we have for what a reader prefers; English when none fits. */
export function chooseLanguage(preferred: readonly string[]): string {
  for (const wish of preferred) {
    const language = wish.toLowerCase().split('-')[0] as string;
    if (LANGUAGES.includes(language)) return language;
  }
  return 'en';
}

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of new Set(['en', language])) {
    for (const text of fetched.get(source) ?? []) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** A formatter for one language that has been fetched. Unknown ids show their id, so that a gap is seen and nothing breaks. */
export function translator(language: string): Translate {
  const bundle = bundleOf(language);
  const format = (id: string, args: Record<string, unknown> = {}): string => {
    if (id === 'raw') return String(args['text'] ?? '');
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = isMessage(value) ? format(value.id, value.args) : (value as FluentVariable);
    }
    return bundle.formatPattern(pattern, values, []);
  };
  return format;
}

/** The first letter in capitals, for a name that begins a sentence. */
export const sentence = (words: string): string => words.replace(/^./u, (letter) => letter.toUpperCase());

/** A message of the server in words. */
export function say(t: Translate, message: Message | null | undefined): string {
  return message ? t(message.id, message.args) : '';
}
