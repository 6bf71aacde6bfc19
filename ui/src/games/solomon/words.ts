/** Names and descriptions of what lies on the table of Kingdom of Solomon, in the reader's language. */
import type { Translate } from '../../game';
import type { GlyphName } from '../../pieces/glyphs';
import { ACTIONS, BONUSES, RESOURCES, SPACES, type Amounts, type Resource, type SolomonView, type SpaceId } from './view';

const capital = (text: string): string => text.replace(/^./u, (letter) => letter.toUpperCase());

export const placeName = (t: Translate, place: string): string => t(`solomon-place-${place}`);
export const courtName = (t: Translate, court: string): string => t(`ui-solomon-court-${court}`);
export const resourceName = (t: Translate, resource: string): string => t(`solomon-resource-${resource}`);
export const fortuneName = (t: Translate, fortune: string): string => t(`solomon-fortune-${fortune}`);
export const sectionName = (t: Translate, section: string): string => t(`solomon-section-${section}`);

export const resourceColour = (resource: Resource): string =>
  `var(--board-${resource === 'stone' ? 'stone-cube' : resource})`;

export const COURT_GLYPHS: Record<string, GlyphName> = {
  fortune: 'hand',
  wisdom: 'scholars',
  thief: 'intrigue',
  trader: 'market',
  artisan: 'hammer',
  tribute: 'tax',
  ark: 'treasurer',
  altar: 'altar',
};

export function amountsText(t: Translate, amounts: Amounts): string {
  const parts = RESOURCES.flatMap((resource) =>
    amounts[resource] ? [t('solomon-amount', { number: amounts[resource], resource: resourceName(t, resource) })] : [],
  );
  return parts.join(', ') || t('ui-solomon-none');
}

/** All that is to be seen on a space of the map, in one line. */
export function spaceText(t: Translate, view: SolomonView, names: readonly string[], space: SpaceId): string {
  const { yield: produce, site, building, pawn } = view.map[space];
  const parts = [t('ui-solomon-yields', { amounts: amountsText(t, produce) })];
  if (building !== null) parts.push(t('ui-solomon-building-of', { player: names[building] }));
  else parts.push(t(site ? 'ui-solomon-empty-site' : 'ui-solomon-no-site'));
  if (pawn !== null) parts.push(t('ui-solomon-pawn-of', { player: names[pawn] }));
  return parts.join('; ');
}

/** An action or bonus space in one line. */
export function courtText(t: Translate, view: SolomonView, names: readonly string[], court: string): string {
  const parts = [t(`ui-solomon-about-${court}`)];
  const bonus = view.bonus[court];
  const by = view.pawns[court];
  if (bonus && !bonus.open) parts.push(t('ui-solomon-closed'));
  if (by !== undefined) parts.push(t('ui-solomon-pawn-of', { player: names[by] }));
  return parts.join('; ');
}

/** An open building card in one line. */
export function cardText(t: Translate, card: SolomonView['open_cards'][number]): string {
  return t('ui-solomon-card', {
    card: placeName(t, card.card),
    cost: amountsText(t, card.cost),
    vp: card.vp,
    site: t(card.site ? 'ui-solomon-needs-site' : 'ui-solomon-needs-no-site'),
    effect: t(`ui-solomon-about-${card.card}`),
  });
}

/** What a thing is, what it does and which rules say so. */
export interface Description {
  name: string;
  effect: string;
  rules: string[];
}

const COURT_RULES: Record<string, string[]> = {
  fortune: ['S934'],
  wisdom: ['S933'],
  thief: ['S937'],
  trader: ['S935'],
  artisan: ['S936'],
  tribute: ['S313', 'S931'],
  ark: ['S313', 'S934'],
  altar: ['S313', 'S517', 'S208'],
};

/** Describes the thing behind a key; null for keys that name nothing on this table. */
export function describe(key: string, t: Translate): Description | null {
  const parts = Object.fromEntries(key.split('/').map((part) => part.split(':') as [string, string]));
  const { slot, fortune, reward, link, resource } = parts;
  const place = parts['place'] ?? parts['space'] ?? parts['card'];
  if (place !== undefined) {
    if ((SPACES as readonly string[]).includes(place)) {
      return { name: placeName(t, place), effect: t('ui-solomon-about-space'), rules: ['S304', 'S305', 'S306', 'S309'] };
    }
    if ([...ACTIONS, ...BONUSES].some((court) => court === place)) {
      return { name: courtName(t, place), effect: t(`ui-solomon-about-${place}`), rules: COURT_RULES[place] ?? [] };
    }
    return { name: placeName(t, place), effect: t(`ui-solomon-about-${place}`), rules: ['S308', 'S312'] };
  }
  if (slot !== undefined) return { name: t('ui-solomon-market'), effect: t('ui-solomon-about-market'), rules: ['S802'] };
  if (fortune !== undefined) return { name: fortuneName(t, fortune), effect: t('ui-solomon-about-fortune-card'), rules: ['S708', 'S1111'] };
  if (reward !== undefined) return { name: t('ui-solomon-temple'), effect: t('ui-solomon-about-temple'), rules: ['S1004', 'S1005', 'S1008', 'S1110'] };
  if (link !== undefined) return { name: t('ui-solomon-road'), effect: t('ui-solomon-about-road'), rules: ['S604', 'S605'] };
  if (resource !== undefined) return { name: capital(resourceName(t, resource)), effect: t('ui-solomon-about-supply'), rules: ['S1112'] };
  return null;
}

export function hint(key: string, t: Translate): string {
  const found = describe(key, t);
  return found ? `${found.name}\n${found.effect}\n${t('ui-solomon-rules', { rules: found.rules.join(', ') })}` : '';
}
