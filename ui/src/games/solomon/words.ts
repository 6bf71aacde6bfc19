/** Names and descriptions of what lies on the table of Kingdom of Solomon, in the reader's language. */
import type { Translate } from '../../game';
import type { GlyphName } from '../../pieces/glyphs';
import { ACTIONS, BONUSES, FORTUNES, RESOURCES, SPACES, type Amounts, type Payment, type Resource, type SolomonView, type SpaceId } from './view';

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

/** What each action space and building card brings, as emblems with how much; the words say the rest. */
export const BRINGS: Record<string, readonly [string, GlyphName][]> = {
  fortune: [['1', 'hand']],
  wisdom: [['3', 'prestige']],
  royal_palace: [['4', 'prestige']],
  forest_house: [['2', 'timber']],
  judgment_hall: [['4', 'prestige']],
  pharaoh_palace: [['2', 'hand']],
  treasury: [['1', 'gold']],
  fleet: [['1', 'supply'], ['1', 'food']],
  bronze_foundry: [['1', 'copper'], ['1', 'food']],
  stone_works: [['1', 'stone'], ['1', 'timber']],
  granary: [['3', 'food']],
  vineyard: [['2', 'food'], ['2', 'prestige']],
  guild_hall: [['2', 'hammer']],
  trading_house: [['2', 'market']],
  tax_office: [['1', 'tax']],
  megiddo: [['1', 'intrigue']],
  hazor: [['3', 'prestige'], ['1', 'move2']],
  stables: [['1', 'road']],
  prophets_school: [['1', 'hand'], ['2', 'prestige']],
  kings_highway: [['1', 'timber'], ['2', 'food']],
  market_stalls: [['2', 'market']],
  levites_quarter: [['1', 'materials']],
}; // prettier-ignore

/** The colour of an emblem: resources and points have their own. */
export const glyphColour = (glyph: GlyphName): string =>
  (RESOURCES as readonly string[]).includes(glyph) ? resourceColour(glyph as Resource) : glyph === 'prestige' ? 'var(--board-prestige)' : 'var(--ink)';

export function amountsText(t: Translate, amounts: Amounts): string {
  const parts = RESOURCES.flatMap((resource) =>
    amounts[resource] ? [t('solomon-amount', { number: amounts[resource], resource: resourceName(t, resource) })] : [],
  );
  return parts.join(', ') || t('ui-solomon-none');
}

/** What a payment is for. */
export function paidFor(t: Translate, { kind, thing }: Payment): string {
  if (kind === 'card') return placeName(t, thing);
  if (kind === 'section') return sectionName(t, thing);
  const [from, to] = thing.split('-');
  return t('solomon-road', { link: t('solomon-link', { from: placeName(t, from ?? ''), to: placeName(t, to ?? '') }) });
}

/** All that is to be seen on a space of the map, in one line; and its region, where a road joins it to others. */
export function spaceText(t: Translate, view: SolomonView, names: readonly string[], space: SpaceId): string {
  const { yield: produce, site, building, pawn } = view.map[space];
  const parts = [t('ui-solomon-yields', { amounts: amountsText(t, produce) })];
  if (building !== null) parts.push(t('ui-solomon-building-of', { player: names[building] }));
  else parts.push(t(site ? 'ui-solomon-empty-site' : 'ui-solomon-no-site'));
  if (pawn !== null) parts.push(t('ui-solomon-pawn-of', { player: names[pawn] }));
  for (const { owner, spaces, yield: sum } of view.regions) {
    if (spaces.includes(space)) parts.push(t('ui-solomon-region', { player: names[owner], count: spaces.length, amounts: amountsText(t, sum) }));
  }
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

/** An open building card in one line, and what the reader lacks for it. */
export function cardText(t: Translate, card: SolomonView['open_cards'][number], lacks: Amounts = {}): string {
  const words = t('ui-solomon-card', {
    card: placeName(t, card.card),
    cost: amountsText(t, card.cost),
    vp: card.vp,
    site: t(card.site ? 'ui-solomon-needs-site' : 'ui-solomon-needs-no-site'),
    effect: t(`ui-solomon-about-${card.card}`),
  });
  return Object.keys(lacks).length ? `${words}; ${t('ui-solomon-lacks', { amounts: amountsText(t, lacks) })}` : words;
}

/** What a thing is, what it does and which rules say so. */
export interface Description {
  name: string;
  effect: string;
  rules: string[];
}

/** The rules behind each action space, bonus space and building card. */
const PLACE_RULES: Record<string, string[]> = {
  fortune: ['S503', 'S934'],
  wisdom: ['S504', 'S933'],
  thief: ['S505', 'S506', 'S507'],
  trader: ['S508', 'S935'],
  artisan: ['S509', 'S510', 'S511'],
  tribute: ['S313', 'S515'],
  ark: ['S313', 'S516'],
  altar: ['S313', 'S517', 'S518'],
  royal_palace: ['S312', 'S933'],
  forest_house: ['S312', 'S931'],
  judgment_hall: ['S312', 'S933'],
  pharaoh_palace: ['S312', 'S934'],
  treasury: ['S312', 'S931'],
  fleet: ['S312', 'S932', 'S931'],
  bronze_foundry: ['S312', 'S931'],
  stone_works: ['S312', 'S931'],
  granary: ['S312', 'S931'],
  vineyard: ['S312', 'S931', 'S933'],
  guild_hall: ['S312', 'S918', 'S511'],
  trading_house: ['S312', 'S915', 'S916'],
  tax_office: ['S312', 'S919', 'S938'],
  megiddo: ['S312', 'S937'],
  hazor: ['S312', 'S933', 'S942'],
  stables: ['S312', 'S940'],
  prophets_school: ['S312', 'S934', 'S933'],
  kings_highway: ['S312', 'S931'],
  market_stalls: ['S312', 'S939'],
  levites_quarter: ['S312', 'S941'],
};

const REWARD_RULES: Record<string, string[]> = { token: ['S1004', 'S1005', 'S1008', 'S1013', 'S1110'], vp: ['S1004', 'S1005', 'S1006'] };

/** What the numbers of a panel count. */
const FACTS: Record<string, { name: string; rules: string[] }> = {
  score: { name: 'ui-solomon-vp', rules: ['S1117', 'S1114'] },
  pawns: { name: 'ui-solomon-pawns', rules: ['S302', 'S1203'] },
  buildings: { name: 'ui-solomon-buildings', rules: ['S908', 'S1105', 'S1115'] },
  tokens: { name: 'ui-solomon-tokens', rules: ['S1005', 'S1008'] },
  fortune_cards: { name: 'ui-solomon-fortune-cards', rules: ['S701', 'S708', 'S1302'] },
};

const PILES: Record<string, { name: string; rules: string[] }> = {
  building: { name: 'ui-solomon-building-deck', rules: ['S110', 'S1103'] },
  fortune: { name: 'ui-solomon-fortune-deck', rules: ['S710', 'S711'] },
  road: { name: 'ui-solomon-roads-left', rules: ['S604', 'S611'] },
};

const isCourt = (place: string): boolean => [...ACTIONS, ...BONUSES].some((court) => court === place);

function describePlace(place: string, t: Translate): Description {
  if ((SPACES as readonly string[]).includes(place)) {
    return { name: placeName(t, place), effect: t('ui-solomon-about-space'), rules: ['S305', 'S306', 'S309', 'S601', 'S603'] };
  }
  const effect = t(`ui-solomon-about-${place}`);
  const rules = PLACE_RULES[place] ?? [];
  return isCourt(place) ? { name: courtName(t, place), effect, rules } : { name: placeName(t, place), effect: t('ui-solomon-about-card', { effect }), rules };
}

/** Describes the thing behind a key; null for keys that name nothing on this table. */
export function describe(key: string, t: Translate): Description | null {
  const parts: Record<string, string | undefined> = Object.fromEntries(key.split('/').map((part) => part.split(':') as [string, string]));
  const { slot, fortune, reward, link, resource, opponent, gift, stock, fact, pile, end, section } = parts;
  const place = parts['place'] ?? parts['space'] ?? parts['card'];
  if (place !== undefined) return describePlace(place, t);
  if (slot !== undefined && resource !== undefined) {
    return { name: `${t('ui-solomon-market')}: ${resourceName(t, resource)}`, effect: t('ui-solomon-about-market'), rules: ['S805', 'S806', 'S807', 'S811'] };
  }
  if (opponent !== undefined && resource !== undefined) {
    return { name: capital(resourceName(t, resource)), effect: t('ui-solomon-about-thief'), rules: PLACE_RULES['thief'] ?? [] };
  }
  if (gift !== undefined) {
    return { name: fortuneName(t, gift.split(' ')[0] ?? ''), effect: t('ui-solomon-about-trader'), rules: ['S714', 'S715', 'S935'] };
  }
  if (fortune !== undefined) {
    return FORTUNES[fortune]?.vp
      ? { name: fortuneName(t, fortune), effect: t('ui-solomon-about-fortune-vp'), rules: ['S712', 'S713', 'S708', 'S1111'] }
      : { name: fortuneName(t, fortune), effect: t('ui-solomon-about-fortune-pays'), rules: ['S703', 'S714', 'S715', 'S708'] };
  }
  if (reward !== undefined) {
    return { name: t(`ui-solomon-reward-${reward}`), effect: t('ui-solomon-about-temple'), rules: REWARD_RULES[reward] ?? [] };
  }
  if (link !== undefined) return { name: t('ui-solomon-road'), effect: t('ui-solomon-about-road'), rules: ['S604', 'S605', 'S606', 'S607'] };
  if (stock !== undefined) return { name: capital(resourceName(t, stock)), effect: t('ui-solomon-about-stock'), rules: ['S415', 'S903', 'S1112'] };
  if (resource !== undefined) return { name: capital(resourceName(t, resource)), effect: t('ui-solomon-about-supply'), rules: ['S406', 'S407', 'S1112'] };
  const counted = fact === undefined ? undefined : FACTS[fact];
  if (counted) return { name: t(counted.name), effect: t(`ui-solomon-about-fact-${fact}`), rules: counted.rules };
  if (pile !== undefined) return { name: t(PILES[pile]?.name ?? ''), effect: t(`ui-solomon-about-pile-${pile}`), rules: PILES[pile]?.rules ?? [] };
  if (end !== undefined) return { name: t('ui-solomon-ends'), effect: t(`ui-solomon-about-end-${end}`), rules: ['S1105', 'S1106'] };
  if (section !== undefined) return { name: sectionName(t, section), effect: t('ui-solomon-about-temple'), rules: ['S1002', 'S1003', 'S1004', 'S1005'] };
  if (key === 'do:pay_cubes') return { name: t('ui-solomon-owed'), effect: t('ui-solomon-about-paying'), rules: ['S714', 'S715', 'S903'] };
  if (key === 'priest') return { name: t('ui-solomon-high-priest'), effect: t('ui-solomon-about-priest'), rules: ['S318', 'S1008', 'S1011', 'S1013', 'S1110'] };
  if (key === 'order') return { name: t('ui-solomon-about-order-name'), effect: t('ui-solomon-about-order'), rules: ['S202', 'S517', 'S804'] };
  return null;
}

export function hint(key: string, t: Translate): string {
  const found = describe(key, t);
  return found ? `${found.name}\n${found.effect}\n${t('ui-solomon-rules', { rules: found.rules.join(', ') })}` : '';
}
