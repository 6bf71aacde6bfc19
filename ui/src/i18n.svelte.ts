/** The page's language and its one formatter. */
import type { Message, Translate } from './game';
import { prefs } from './prefs.svelte';
import { chooseLanguage, say as format, translator } from './texts';

const language = $derived(chooseLanguage([...(prefs.language ? [prefs.language] : []), ...navigator.languages]));
const translate = $derived(translator(language));

/** A text by its id. */
export const t: Translate = (id, args) => translate(id, args);

/** A message of the server in words. */
export const say = (message: Message | null | undefined): string => format(t, message);

export const currentLanguage = (): string => language;
