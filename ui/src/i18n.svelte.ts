/** The page's language and its one formatter. */
import type { Frame, Message, Translate } from './game';
import { consequences } from './log';
import { prefs } from './prefs.svelte';
import { chooseLanguage, say as format, translator } from './texts';

const language = $derived(chooseLanguage([...(prefs.language ? [prefs.language] : []), ...navigator.languages]));
const translate = $derived(translator(language));

/** Any text by its id; what game modules are given. */
export const text: Translate = (id, args) => translate(id, args);

/** A text of the page itself: ids of ui.ftl without their `ui-`. */
export const t: Translate = (id, args) => translate(`ui-${id}`, args);

/** A message of the server in words. */
export const say = (message: Message | null | undefined): string => format(text, message);

export const currentLanguage = (): string => language;

/** A step in words: what was done, and what came of it. */
export function tell(frame: Frame): string {
  const said = consequences(frame).map(say).filter(Boolean);
  const done = say(frame.label);
  const came = said.join(t('log-joint'));
  return done && came ? t('log-done', { done, came }) : done || came;
}
