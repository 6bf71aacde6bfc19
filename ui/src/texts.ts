/** Every text of the page, from the Fluent files that the terminal uses too. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Message, Translate } from './game';

const FILES = import.meta.glob<string>('@locale/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The languages there are files for. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) as string)),
];

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
  for (const fallback of new Set(['en', language])) {
    for (const [path, text] of Object.entries(FILES)) {
      if (path.split('/').at(-2) === fallback) {
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
      }
    }
  }
  return bundle;
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** A formatter for one language. Unknown ids show their id, so that a gap is seen and nothing breaks. */
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

/** A message of the server in words. */
export function say(t: Translate, message: Message | null | undefined): string {
  return message ? t(message.id, message.args) : '';
}
