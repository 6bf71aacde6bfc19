/** Names and descriptions of what lies on the table, in the reader's language. */
import type { SeatInfo, Translate } from '../../game';
import type { GlyphName } from '../../pieces/glyphs';
import { isGlyph } from '../../pieces/glyphs';
import { lead, isForeign, troops } from './reading';
import {
  BASE_SQUIRES,
  PRIVILEGES,
  RESOURCES,
  STRUCK,
  centreOf,
  officeNumber,
  officesInPlay,
  type AreaId,
  type Centre,
  type Event,
  type JerusalemView,
  type Office,
} from './view';

/** A message, or words made from the id where the language files have none. */
function named(t: Translate, id: string, word: string): string {
  const text = t(id);
  return text === id ? word.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()) : text;
}

/** Sentences start with a capital letter. */
export function sentence(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}

export const areaName = (t: Translate, area: AreaId): string => sentence(named(t, `jerusalem-area-${area}`, area));
export const centreName = (t: Translate, centre: Centre): string => named(t, `jerusalem-centre-${centre}`, centre);
export const officeName = (t: Translate, office: Office): string => named(t, `jerusalem-office-${office}`, office);
export const cardName = (t: Translate, card: string): string => named(t, `jerusalem-card-${card}`, card);
export const eventName = (t: Translate, event: Event): string => named(t, `jerusalem-event-${event}`, event);
export const privilegeName = (t: Translate, centre: keyof typeof PRIVILEGES): string =>
  t(`ui-jerusalem-privilege-${PRIVILEGES[centre]}`);
export const squiresText = (t: Translate, number: number): string => t('jerusalem-amount-squire', { number });

/** The emblem of a card. */
export function cardGlyph(card: string): GlyphName {
  if (card.startsWith('influence_')) {
    const centre = card.slice('influence_'.length);
    return isGlyph(centre) ? centre : 'card';
  }
  const emblems: Record<string, GlyphName> = {
    squire1: 'squire',
    silver2: 'silver',
    prestige2: 'prestige',
    resources2: 'plus',
    squire1_silver1: 'squire',
    foreign_baron: 'baron',
  };
  return emblems[card] ?? (isGlyph(card) ? card : 'card');
}

/** The income of an area in words. */
export function incomeText(t: Translate, view: JerusalemView, area: AreaId): string {
  if (area === 'tower') return t('ui-jerusalem-income-tower');
  const income = view.city[area]?.income ?? {};
  const parts = RESOURCES.filter((resource) => income[resource]).map((resource) =>
    t(`jerusalem-amount-${resource}`, { number: income[resource] }),
  );
  return parts.join(', ') || t('ui-jerusalem-none');
}

/** All that is to be seen in an area, in one line. */
export function areaText(t: Translate, view: JerusalemView, names: readonly string[], area: AreaId): string {
  const state = view.city[area];
  if (!state) return t('ui-jerusalem-closed');
  const name = (seat: number): string => names[seat] ?? view.seats[seat]?.name ?? '';
  const parts = [t('ui-jerusalem-income', { income: incomeText(t, view, area) })];
  const present = troops(view, state.squires);
  const leader = lead(view, state.squires);
  if (present.length === 0) parts.push(t('ui-jerusalem-empty'));
  else if (!leader) parts.push(t('ui-jerusalem-tied'));
  else {
    const args = { player: name(leader.seat), count: squiresText(t, leader.count), margin: leader.margin };
    const id = present.length === 1 ? '-alone' : leader.margin === 0 ? '-tie' : '';
    parts.push(t(`ui-jerusalem-controls${id}`, args));
  }
  const others = present.filter(({ seat }) => seat !== leader?.seat);
  if (others.length) {
    const list = others.map(({ seat, count }) => t('ui-jerusalem-troop', { player: name(seat), count }));
    parts.push(`${list.join(', ')}.`);
  }
  if (state.baron !== null) {
    const id = isForeign(view, area) ? 'ui-jerusalem-foreign-baron' : 'ui-jerusalem-baron';
    parts.push(t(id, { player: name(state.baron) }));
  }
  const fresh = view.turn?.fresh[area];
  if (fresh) parts.push(t('ui-jerusalem-fresh', { count: fresh }));
  return parts.join(' ');
}

/** An office card in one line. */
export function officeText(t: Translate, view: JerusalemView, names: readonly string[], office: Office): string {
  const parts = [t('ui-jerusalem-office', { office: officeName(t, office), number: officeNumber(office) })];
  const holder = view.seats.findIndex((seat) => seat.office === office);
  if (!officesInPlay(view.seats.length).includes(office)) {
    parts.push(t('ui-jerusalem-office-out', { players: view.seats.length }));
    return parts.join('; ');
  }
  parts.push(squiresText(t, BASE_SQUIRES[office]));
  if (holder >= 0) parts.push(t('ui-jerusalem-office-holder', { player: names[holder] ?? '' }));
  else if (view.auction?.office === office) {
    const { bid, bidder, passed } = view.auction;
    parts.push(t('ui-jerusalem-office-bid', { player: names[bidder] ?? '', bid }));
    if (passed.length) {
      parts.push(t('ui-jerusalem-office-passed', { players: passed.map((seat) => names[seat] ?? '').join(', ') }));
    }
  } else parts.push(t('ui-jerusalem-office-free'));
  return parts.join('; ');
}

/** A round of the track in words. */
export function roundText(t: Translate, view: JerusalemView, round: number): string {
  const now = view.round === round ? '-now' : '';
  const event = view.events[String(round)];
  if (event) return t(`ui-jerusalem-round-event${now}`, { round, event: eventName(t, event) });
  if (round === 5) return t(`ui-jerusalem-round-event${now}`, { round, event: t('ui-jerusalem-gifts') });
  if (round > 1) return t('ui-jerusalem-round-unknown', { round });
  return t(`ui-jerusalem-round${now}`, { round });
}

/** A pile of cards in words. */
export function pileText(t: Translate, pile: Record<string, number>): string {
  const parts = Object.entries(pile).map(([card, number]) =>
    number > 1 ? t('ui-jerusalem-several', { number, card: cardName(t, card) }) : cardName(t, card),
  );
  return parts.join(', ') || t('ui-jerusalem-none');
}

/** A player's tower in words. */
export function towerText(t: Translate, view: JerusalemView, seat: Pick<SeatInfo, 'seat' | 'name'>): string {
  const { floors, prestige } = view.seats[seat.seat] ?? { floors: 0, prestige: 0 };
  return t('ui-jerusalem-tower-of', { player: seat.name, floors, prestige });
}

/** What a thing is, what it does and which rules say so: for hints on the board. */
export interface Description {
  name: string;
  effect: string;
  rules: string[];
}

const CARD_RULES: Record<string, string[]> = {
  squire1: ['J610'],
  silver2: ['J611'],
  prestige2: ['J612'],
  resources2: ['J613'],
  squire1_silver1: ['J614'],
  defector: ['J615', 'J616', 'J617'],
  move2: ['J618', 'J619', 'J620'],
  genoa: ['J621', 'J622', 'J623'],
  foreign_baron: ['J641', 'J642', 'J643'],
};
const OFFICE_RULES: Record<string, string[]> = {
  captain: ['J703', 'J704', 'J705'],
  treasurer: ['J706', 'J707', 'J708'],
  marshal: ['J709', 'J710'],
  admiral: ['J711'],
};
const EVENT_RULES: Record<string, string[]> = {
  heir: ['J910', 'J911', 'J912'],
  election: ['J920', 'J921', 'J922'],
  tax: ['J930', 'J931'],
  war: ['J940', 'J941', 'J943'],
  gifts: ['J842', 'J843', 'J844', 'J845'],
};
const PRIVILEGE_RULES = { scholars: ['J818'], materials: ['J820'], intrigue: ['J822', 'J823'] } as const;
const THING_RULES: Record<string, string[]> = {
  baron: ['J501', 'J503', 'J508'],
  squire: ['J413', 'J416'],
  silver: ['J102', 'J416'],
  prestige: ['J851', 'J852'],
};
const PILE_RULES: Record<string, string[]> = { deck: ['J109', 'J207'], aside: ['J302', 'J303'], discard: ['J606'] };

/** Describes the thing behind a key; null for keys that name nothing on this table. */
export function describe(key: string, t: Translate): Description | null {
  const parts = Object.fromEntries(key.split('/').map((part) => part.split(':') as [string, string]));
  const { area, card, office, event, seat, pile, thing } = parts;
  if (area !== undefined) {
    const centre = centreOf(area);
    const effects = [t(area === 'tower' ? 'ui-jerusalem-about-tower' : 'ui-jerusalem-about-area')];
    const rules = area === 'tower' ? ['J802', 'J803', 'J804'] : ['J413', 'J414', 'J831'];
    if (area === 'palace_large') {
      effects.push(t('ui-jerusalem-about-palace'));
      rules.push('J516', 'J517', 'J518');
    }
    if (centre in PRIVILEGES) {
      const privilege = PRIVILEGES[centre as keyof typeof PRIVILEGES];
      effects.push(t(`ui-jerusalem-about-${privilege}`));
      rules.push(...PRIVILEGE_RULES[privilege]);
    }
    return { name: areaName(t, area), effect: effects.join(' '), rules };
  }
  if (card !== undefined) {
    if (card.startsWith('influence_')) {
      const centre = centreName(t, card.slice('influence_'.length) as Centre);
      const effect = t('ui-jerusalem-about-influence', { centre });
      return { name: cardName(t, card), effect, rules: ['J624', 'J625', 'J626', 'J628'] };
    }
    return { name: cardName(t, card), effect: t(`ui-jerusalem-about-${card}`), rules: CARD_RULES[card] ?? [] };
  }
  if (office !== undefined) {
    const name = officeName(t, office as Office);
    return { name, effect: t(`ui-jerusalem-about-${office}`), rules: ['J402', ...(OFFICE_RULES[office] ?? [])] };
  }
  if (event !== undefined) {
    const name = event === 'gifts' ? t('ui-jerusalem-gifts') : eventName(t, event as Event);
    return { name, effect: t(`ui-jerusalem-about-${event}`), rules: EVENT_RULES[event] ?? [] };
  }
  if (pile !== undefined) {
    return { name: t(`ui-jerusalem-${pile}`), effect: t(`ui-jerusalem-about-${pile}`), rules: PILE_RULES[pile] ?? [] };
  }
  if (thing !== undefined) {
    const name = thing === 'baron' ? t('ui-jerusalem-baron-name') : sentence(t(`jerusalem-resource-${thing}`));
    return { name, effect: t(`ui-jerusalem-about-${thing}`), rules: THING_RULES[thing] ?? [] };
  }
  if (seat !== undefined) {
    return { name: t('ui-jerusalem-floors'), effect: t('ui-jerusalem-about-seat'), rules: ['J851', 'J852', 'J853', 'J1002'] };
  }
  return null;
}

/** A description as one hint. */
export function hint(key: string, t: Translate): string {
  const found = describe(key, t);
  if (!found) return '';
  return `${found.name}\n${found.effect}\n${t('ui-jerusalem-rules', { rules: found.rules.join(', ') })}`;
}

/** The event that strikes a centre this round, if it has been revealed. */
export function strikes(view: JerusalemView, centre: Centre): Event | null {
  const event = view.events[String(view.round)];
  return event && STRUCK[event].includes(centre) ? event : null;
}
