/** Names and descriptions of what lies on the table of Templars' Journey, in the reader's language. */
import type { Translate } from '../../game';
import type { GlyphName } from '../../pieces/glyphs';
import type { Scored } from './points';
import { acted, leader, revealed } from './reading';
import { TERRITORIES, type Category, type EdictSpace, type SeatView, type TemplarsView, type Territory } from './view';

/** What the cards 1 to 6 do by the book; options may exchange 3 and 4 (T310). */
const DEEDS = ['gold_safe', 'gold_risky', 'knights_safe', 'knights_risky', 'templar_risky', 'templar_safe'] as const;
const deedOf = (view: TemplarsView | undefined, card: number): string => view?.values.deeds[card - 1] ?? DEEDS[card - 1] ?? '';

export const territoryName = (t: Translate, territory: string): string => t(`templars-territory-${territory}`);
export const countryName = (t: Translate, country: string): string => t(`templars-country-${country}`);
export const missionName = (t: Translate, mission: string): string => t(`templars-mission-${mission}`);
export const deedName = (t: Translate, view: TemplarsView | undefined, card: number): string => t(`templars-deed-${deedOf(view, card)}`);
export const favourName = (t: Translate, favour: string): string => t(`templars-favour-${favour}`);
export const categoryName = (t: Translate, category: Category): string => t(`ui-templars-category-${category}`);
export const isSafe = (view: TemplarsView, card: number): boolean => deedOf(view, card).endsWith('safe');

const CATEGORY_GLYPHS: Record<Category, GlyphName> = { gold: 'silver', knights: 'nobility', templar: 'templars' };
export const categoryGlyph = (category: Category): GlyphName => CATEGORY_GLYPHS[category];

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

/** What a seat has on the table: has it chosen, or when does it act with which card, and is that over. */
export function turnText(t: Translate, view: TemplarsView, names: readonly string[], seat: number, place: number): string {
  const player = names[seat] ?? '';
  const { card, chosen, penalty } = view.seats[seat] as SeatView;
  if (!revealed(view) || card === null) return t(chosen ? 'ui-templars-has-chosen' : 'ui-templars-still-chooses', { player });
  const what = t('ui-templars-acts', { place: place + 1, player, card, deed: deedName(t, view, card) });
  const state = acted(view).includes(seat) ? t('ui-templars-done') : view.action?.seat === seat ? t('ui-templars-now') : '';
  return [what, penalty ? t('ui-templars-penalty') : '', state].filter(Boolean).join('; ');
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

const CARD_RULES: Record<string, string[]> = {
  gold_safe: ['T401', 'T402'],
  gold_risky: ['T403', 'T404', 'T406', 'T311', 'T312'],
  knights_safe: ['T501', 'T502', 'T503', 'T507'],
  knights_risky: ['T521', 'T522', 'T530', 'T533', 'T311', 'T312'],
  templar_risky: ['T613', 'T614', 'T618', 'T626', 'T311', 'T312'],
  templar_safe: ['T601', 'T607', 'T608'],
};
const FAVOUR_RULES: Record<string, string[]> = {
  new_chance: ['T901', 'T905', 'T906'],
  taxes: ['T901', 'T908', 'T909'],
  leader: ['T901', 'T913', 'T916'],
  veto: ['T901', 'T920', 'T924'],
};
const MISSION_RULES: Record<string, string> = {
  m_gold: 'T1020',
  m_ships: 'T1021',
  m_temple: 'T1022',
  m_seventh: 'T1023',
  m_distance: 'T1024',
  m_countries: 'T1026',
  m_hre: 'T1027',
  m_france: 'T1028',
};
const SPACE_RULES = { harbour: ['T220', 'T701'], green: ['T210', 'T607'], red: ['T214', 'T608'], start: ['T206'] };
const FACT_RULES: Record<string, string[]> = {
  vp: ['T102', 'T1101'],
  gold: ['T401', 'T1009'],
  supply: ['T503', 'T902'],
  temple: ['T719', 'T901'],
  edicts: ['T704', 'T1102'],
  start_player: ['T206', 'T306'],
  chosen: ['T301', 'T1205'],
};

/** Describes the thing behind a key; null for keys that name nothing on this table. */
export function describe(key: string, t: Translate, view?: TemplarsView): Description | null {
  const parts = Object.fromEntries(key.split('/').map((part) => part.split(':') as [string, string]));
  const { territory, card, space, mission, favour, edict, templar, colour, fact } = parts;
  if (colour !== undefined) {
    return { name: t('ui-templars-knight'), effect: t('ui-templars-about-knight'), rules: ['T504', 'T522', 'T704'] };
  }
  if (territory !== undefined && (TERRITORIES as readonly string[]).includes(territory)) {
    return { name: territoryName(t, territory), effect: t('ui-templars-about-territory'), rules: ['T104', 'T107', 'T111', 'T704'] };
  }
  if (card !== undefined && DEEDS[Number(card) - 1]) {
    const deed = deedOf(view, Number(card));
    const risk = deed.endsWith('risky') ? [t('ui-templars-about-penalty')] : [];
    return { name: deedName(t, view, Number(card)), effect: [t(`ui-templars-about-${deed}`), ...risk].join(' '), rules: CARD_RULES[deed] ?? [] };
  }
  if (space !== undefined) {
    const kind = space.startsWith('H') ? 'harbour' : space.includes('.G') ? 'green' : space.includes('.R') ? 'red' : 'start';
    return { name: spaceText(t, space), effect: t(`ui-templars-about-${kind}`), rules: SPACE_RULES[kind] };
  }
  if (mission !== undefined && MISSION_RULES[mission]) {
    const effect = `${t(`ui-templars-about-${mission}`)} ${t('ui-templars-about-mission')}`;
    return { name: missionName(t, mission), effect, rules: [MISSION_RULES[mission], 'T1013', 'T1014'] };
  }
  if (favour !== undefined && FAVOUR_RULES[favour]) {
    return { name: favourName(t, favour), effect: t(`ui-templars-about-${favour}`), rules: FAVOUR_RULES[favour] };
  }
  if (edict !== undefined) {
    const name = t(edict === 'E7' ? 'ui-templars-seventh-city' : 'ui-templars-edict');
    const rules = edict === 'E7' ? ['T1002', 'T1003', 'T1006'] : ['T704', 'T709', 'T716', 'T717'];
    return { name, effect: t(edict === 'E7' ? 'ui-templars-about-seventh' : 'ui-templars-about-ship'), rules };
  }
  if (templar !== undefined) {
    return { name: t('templars-templar', { templar }), effect: t('ui-templars-about-templar'), rules: ['T401', 'T601'] };
  }
  if (fact !== undefined && FACT_RULES[fact]) {
    return { name: t(`ui-templars-${fact.replace('_', '-')}`), effect: t(`ui-templars-about-fact-${fact}`), rules: FACT_RULES[fact] };
  }
  return null;
}

export function hint(key: string, t: Translate, view?: TemplarsView): string {
  const found = describe(key, t, view);
  return found ? `${found.name}\n${found.effect}\n${t('ui-templars-rules', { rules: found.rules.join(', ') })}` : '';
}

// --- what was scored -------------------------------------------------------------------------------

/** The name of a scored thing. */
export function scoredName(t: Translate, { what, city, mission }: Scored): string {
  if (what === 'city') return territoryName(t, city ?? '');
  if (what === 'mission') return missionName(t, mission ?? '');
  return what === 'gold' ? t('ui-templars-gold') : t(`ui-templars-scored-${what}`);
}

/** Who got how many points for it, in one line. */
export function scoredText(t: Translate, names: readonly string[], scored: Scored, points: readonly number[]): string {
  const list = points.flatMap((count, seat) => (count ? [t('ui-templars-count', { player: names[seat], count: `+${count}` })] : []));
  return `${scoredName(t, scored)}: ${list.join(', ') || t('ui-templars-nobody')}`;
}

/** Why a seat got its points for it: every part that gave some. */
export function scoredWhy(t: Translate, { what, mission, had, parts }: Scored, seat: number): string {
  const count = had[seat] ?? 0;
  if (what === 'mission') return t(`ui-templars-why-${mission === 'm_distance' ? 'distance' : 'mission'}`, { count });
  if (what === 'gold') return t('ui-templars-gold-here', { gold: count });
  if (what === 'temples') return t('ui-templars-why-temple', { count });
  const told = parts.flatMap(({ kind, points }) => (points[seat] ? [t('ui-templars-why-part', { part: t(`ui-templars-part-${kind}`), points: points[seat] })] : []));
  return told.join(', ');
}
