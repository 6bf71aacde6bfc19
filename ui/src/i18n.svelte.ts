/** The page's language and its one formatter. */
import type { Reason } from './api';
import type { Frame, Message, Translate } from './game';
import { consequences } from './log';
import { prefs } from './prefs.svelte';
import { chooseLanguage, fetchLanguage, say as format, sentence, translator } from './texts';

const wished = $derived(chooseLanguage([...(prefs.language ? [prefs.language] : []), ...navigator.languages]));
let language = $state('en');
const translate = $derived(translator(language));

/** Speak the language the reader wishes, as soon as its words are here. */
export async function followLanguage(): Promise<void> {
  const wish = wished;
  await fetchLanguage(wish);
  language = wish;
}

/** Any text by its id; what game modules are given. */
export const text: Translate = (id, args) => translate(id, args);

/** A text of the page itself: ids of ui.ftl without their `ui-`. */
export const t: Translate = (id, args) => translate(`ui-${id}`, args);

/** A message of the server in words. */
export const say = (message: Message | null | undefined): string => format(text, message);

/** Why something is refused, in words. */
export const refusal = (reason: Reason): string => sentence(say(reason.said));

export const currentLanguage = (): string => language;

/** What has been told in this language; a long game is read again with every step. */
const told = $derived.by(() => {
  void translate;
  return new WeakMap<Frame, string>();
});

/** A step in words: what was done, and what came of it. */
export function tell(frame: Frame): string {
  const known = told.get(frame);
  if (known !== undefined) return known;
  const came = consequences(frame).map(say).filter(Boolean).join(t('log-joint'));
  const done = say(frame.label);
  const words = done && came ? t('log-done', { done, came }) : done || came;
  told.set(frame, words);
  return words;
}
