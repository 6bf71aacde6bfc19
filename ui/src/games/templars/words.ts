/** Names and descriptions of what lies on the table of Templars' Journey, in the reader's language. */
import type { Translate } from '../../game';
import type { GlyphName } from '../../pieces/glyphs';
import { leader } from './reading';
import { TERRITORIES, categoryOf, type Category, type EdictSpace, type TemplarsView, type Territory } from './view';

export const DEEDS = ['gold_safe', 'gold_risky', 'knights_safe', 'knights_risky', 'templar_risky', 'templar_safe'] as const;

export const territoryName = (t: Translate, territory: string): string => t(`templars-territory-${territory}`);
export const countryName = (t: Translate, country: string): string => t(`templars-country-${country}`);
export const missionName = (t: Translate, mission: string): string => t(`templars-mission-${mission}`);
export const deedName = (t: Translate, card: number): string => t(`templars-deed-${DEEDS[card - 1]}`);
export const favourName = (t: Translate, favour: string): string => t(`templars-favour-${favour}`);
export const isSafe = (card: number): boolean => DEEDS[card - 1]?.endsWith('safe') ?? false;

const CATEGORY_GLYPHS: Record<Category, GlyphName> = { gold: 'silver', knights: 'nobility', templar: 'templars' };
export const cardGlyph = (card: number): GlyphName => CATEGORY_GLYPHS[categoryOf(card)];

/** The ship round of an edict space; 0 for the seventh city. */
export const shipRound = (index: number): number => (index < 6 ? Math.floor(index / 2) + 1 : 0);

/** All that is to be seen in a territory, in one line. */
export function territoryText(t: Translate, view: TemplarsView, names: readonly string[], territory: Territory): string {
  const { country, gold, capacity, knights } = view.map[territory];
  const parts = [countryName(t, country), t('ui-templars-gold-here', { gold })];
  if (capacity === null) parts.push(t('ui-templars-no-city'));
  else {
    const held = knights.reduce((sum, count) => sum + count, 0);
    parts.push(t(held === capacity ? 'ui-templars-city-full' : 'ui-templars-city', { held, capacity }));
    const list = knights.flatMap((count, seat) => (count ? [t('ui-templars-count', { player: names[seat], count })] : []));
    if (list.length) parts.push(t('ui-templars-knights', { list: list.join(', ') }));
    const first = leader(knights);
    if (first !== null) parts.push(t('ui-templars-majority', { player: names[first] }));
    const index = view.track.findIndex(({ city }) => city === territory);
    if (index >= 0) {
      const round = shipRound(index);
      parts.push(round ? t('ui-templars-scored-in', { round }) : t('ui-templars-seventh-city'));
    }
  }
  const here = view.seats.flatMap((seat, index) => seat.templars.filter((place) => place === territory).map(() => names[index] ?? ''));
  if (here.length) parts.push(t('ui-templars-templars', { list: here.join(', ') }));
  return parts.join('; ');
}

/** An edict space with its ship in one line. */
export function edictText(t: Translate, names: readonly string[], space: EdictSpace, index: number): string {
  const city = space.city ? territoryName(t, space.city) : t('ui-templars-scored');
  if (space.ship === null) return t('ui-templars-seventh', { city });
  const list = (space.aboard ?? []).flatMap((count, seat) => (count ? [t('ui-templars-count', { player: names[seat], count })] : []));
  return t('ui-templars-ship', {
    city,
    round: shipRound(index),
    places: space.ship,
    list: list.join(', ') || t('ui-templars-nobody'),
  });
}

/** A space of the Pope's road in words. */
export function spaceText(t: Translate, space: string): string {
  if (/^H\d/.test(space)) return t('ui-templars-harbour', { round: space.slice(1) });
  const [round, name] = space.slice(1).split('.');
  if (name === 'S') return t('ui-templars-start', { round: round ?? '' });
  return t(name?.startsWith('G') ? 'ui-templars-green' : 'ui-templars-red', { round: round ?? '', space: name ?? '' });
}

/** What a thing is, what it does and which rules say so. */
export interface Description {
  name: string;
  effect: string;
  rules: string[];
}

const CARD_RULES = [
  ['T401', 'T402'],
  ['T403', 'T404', 'T406'],
  ['T501', 'T502', 'T503', 'T507'],
  ['T521', 'T522', 'T530', 'T533'],
  ['T613', 'T614', 'T618', 'T626'],
  ['T601', 'T607', 'T608'],
];

/** Describes the thing behind a key; null for keys that name nothing on this table. */
export function describe(key: string, t: Translate): Description | null {
  const parts = Object.fromEntries(key.split('/').map((part) => part.split(':') as [string, string]));
  const { territory, card, space, mission, favour, edict, templar, colour } = parts;
  if (territory !== undefined && (TERRITORIES as readonly string[]).includes(territory)) {
    return { name: territoryName(t, territory), effect: t('ui-templars-about-territory'), rules: ['T104', 'T107', 'T111', 'T704'] };
  }
  if (card !== undefined) {
    const number = Number(card);
    return { name: deedName(t, number), effect: t(`ui-templars-about-card-${card}`), rules: CARD_RULES[number - 1] ?? [] };
  }
  if (space !== undefined) {
    const kind = space.startsWith('H') ? 'harbour' : space.includes('.G') ? 'green' : space.includes('.R') ? 'red' : 'start';
    const rules = { harbour: ['T203', 'T220', 'T701'], green: ['T210', 'T607'], red: ['T214', 'T608'], start: ['T206'] }[kind];
    return { name: spaceText(t, space), effect: t(`ui-templars-about-${kind}`), rules };
  }
  if (mission !== undefined) {
    return { name: missionName(t, mission), effect: t('ui-templars-about-mission'), rules: ['T1012', 'T1013', 'T1014'] };
  }
  if (favour !== undefined) {
    const rules = { new_chance: ['T905'], taxes: ['T908'], leader: ['T913'], veto: ['T920'] }[favour] ?? [];
    return { name: favourName(t, favour), effect: t(`ui-templars-about-${favour}`), rules };
  }
  if (edict !== undefined) {
    const name = t(edict === 'E7' ? 'ui-templars-seventh-city' : 'ui-templars-edict');
    const rules = edict === 'E7' ? ['T1002', 'T1003', 'T1006'] : ['T704', 'T709', 'T716', 'T717'];
    return { name, effect: t(edict === 'E7' ? 'ui-templars-about-seventh' : 'ui-templars-about-ship'), rules };
  }
  if (templar !== undefined) {
    return { name: t('templars-templar', { templar }), effect: t('ui-templars-about-templar'), rules: ['T401', 'T601'] };
  }
  if (colour !== undefined) {
    return { name: t('ui-templars-knight'), effect: t('ui-templars-about-knight'), rules: ['T504', 'T522'] };
  }
  return null;
}

export function hint(key: string, t: Translate): string {
  const found = describe(key, t);
  return found ? `${found.name}\n${found.effect}\n${t('ui-templars-rules', { rules: found.rules.join(', ') })}` : '';
}
