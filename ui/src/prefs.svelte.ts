/** Preferences of this browser. */
import type { Speed } from './playback';
import { recall, remember } from './storage';

export type Theme = 'system' | 'light' | 'dark';
/** Which steps ask before they are sent: all, those that cannot be taken back, none. */
export type Confirm = 'always' | 'final' | 'never';

export interface Preferences {
  theme: Theme;
  confirm: Confirm;
  speed: Speed;
  sound: boolean;
  /** The board in words instead of drawn. */
  words: boolean;
  /** Verbs played without being asked, by `game/verb`. */
  auto: Record<string, boolean>;
  /** How the player is called at new tables. */
  name: string;
  language: string | null;
}

const DEFAULTS: Preferences = {
  theme: 'system',
  confirm: 'final',
  speed: 'normal',
  sound: false,
  words: false,
  auto: {},
  name: '',
  language: null,
};

export const prefs = $state<Preferences>({ ...DEFAULTS, ...recall<Partial<Preferences>>('prefs', {}) });

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function dress(): void {
  const dark = prefs.theme === 'dark' || (prefs.theme === 'system' && night.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  document.documentElement.dataset['motion'] = still.matches || prefs.speed === 'off' ? 'off' : 'on';
}

/** Keep the page in step with the preferences; called once. */
export function followPreferences(): void {
  $effect(() => {
    remember('prefs', $state.snapshot(prefs));
    dress();
  });
  night.addEventListener('change', dress);
  still.addEventListener('change', dress);
}
