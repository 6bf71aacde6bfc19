/** The game in tables and words: final scoring, the chart of the game, the board for readers who do not see it. */
import type { Frame, Result, ScoreRow, Series, TextZone, Translate } from '../../game';
import { ends } from './reading';
import { ACTIONS, BONUSES, RESOURCES, SPACES, type SolomonView } from './view';
import { amountsText, cardText, courtName, courtText, fortuneName, placeName, resourceName, sectionName, spaceText } from './words';

/** Where points on the track come from (S1117); the start and what effects bring are what is left. */
const SOURCES = ['buildings', 'temple', 'market', 'cards', 'effects'] as const;
type Source = (typeof SOURCES)[number];

/** What a step scored points with. */
function sourceOf(before: SolomonView, now: SolomonView, seat: number, verb: string): Source {
  const cards = (view: SolomonView): number => Object.keys(view.seats[seat]?.cards_built ?? {}).length;
  if (cards(now) > cards(before)) return 'buildings';
  if (now.temple.blocks > before.temple.blocks) return 'temple';
  if (verb === 'buy' || verb === 'sell') return 'market';
  return verb === 'play_vp' ? 'cards' : 'effects';
}

/** The points of every seat by where they came from during the game; the final scoring is not part of it. */
export function sources(frames: readonly Frame[], result: Result): Record<'start' | Source, number[]> {
  const seats = result.places.map((_, seat) => seat);
  const start = seats.map((seat) => (frames[0]?.view as SolomonView | undefined)?.seats[seat]?.score ?? 0);
  const sums = Object.fromEntries(SOURCES.map((source) => [source, seats.map(() => 0)])) as Record<Source, number[]>;
  frames.slice(1).forEach((frame, index) => {
    const [before, now] = [frames[index]?.view as SolomonView, frame.view as SolomonView];
    const ended = frame === frames.at(-1);
    for (const seat of seats) {
      const added = ended ? ['high_priest', 'fortune_cards', 'cubes'].reduce((sum, row) => sum + ((result[row] as number[])[seat] ?? 0), 0) : 0;
      const points = (now.seats[seat]?.score ?? 0) - (before.seats[seat]?.score ?? 0) - added;
      const row = points === 0 ? undefined : sums[sourceOf(before, now, seat, (frame.action ?? '').split(' ')[0] ?? '')];
      if (row) row[seat] = (row[seat] ?? 0) + points;
    }
  });
  return { start, ...sums };
}

/** The final table: the track by where its points came from, what the end adds, the sum, buildings for a tie, the place (S1110-S1117). */
export function scoring(result: Result, t: Translate, frames: Frame[] = []): ScoreRow[] {
  const line = (id: string, values: number[]): ScoreRow => ({
    label: t(`ui-solomon-score-${id}`),
    cells: values.map((value) => ({ value: String(value), explain: t(`ui-solomon-score-${id}-why`, { value }) })),
  });
  const row = (id: string): ScoreRow => line(id, result[id] as number[]);
  const scores = result['scores'] as number[];
  const tied = scores.some((value, seat) => scores.indexOf(value) !== seat);
  const place: ScoreRow = {
    label: t('ui-solomon-score-place'),
    total: true,
    cells: result.places.map((value) => ({ value: String(value), explain: t('ui-solomon-score-place-why', { place: value, tied: tied ? 'yes' : 'no' }) })),
  };
  const before = frames.length > 1 ? Object.entries(sources(frames, result)).map(([id, values]) => line(`from-${id}`, values)) : [];
  return [
    ...before,
    row('track'),
    row('high_priest'),
    row('fortune_cards'),
    row('cubes'),
    row('scores'),
    { ...row('buildings'), tiebreak: true },
    place,
  ];
}

/** Points of every seat, step by step. */
export function chart(frames: Frame[], t: Translate): Series[] {
  const count = (frames[0]?.view as SolomonView | undefined)?.seats.length ?? 0;
  return Array.from({ length: count }, (_, seat) => ({
    name: t('ui-solomon-vp'),
    seat,
    points: frames.map(({ step, view }) => ({ step, value: (view as SolomonView).seats[seat]?.score ?? 0 })),
  }));
}

/** The board in words, zone by zone. */
export function zones(view: SolomonView, t: Translate): TextZone[] {
  const names = view.seats.map(({ name }) => name);
  const market = RESOURCES.map((resource) => {
    const slots = view.market[resource].map(({ price, filled }, slot) =>
      t(filled ? 'ui-solomon-slot-filled' : 'ui-solomon-slot-empty', { resource: resourceName(t, resource), slot: slot + 1, price }),
    );
    return `${t('ui-solomon-supply', { resource: resourceName(t, resource), count: view.supply[resource] ?? 0 })}; ${slots.join('; ')}`;
  });
  const roads = view.roads.map(({ link, owner }) => {
    const [from, to] = link.split('-');
    return t('ui-solomon-road-of', { player: names[owner], link: t('solomon-link', { from: placeName(t, from ?? ''), to: placeName(t, to ?? '') }) });
  });
  const players = view.seats.map((seat, index) =>
    t('ui-solomon-player', {
      player: names[index],
      score: seat.score,
      stock: amountsText(t, seat.stock),
      pawns: seat.pawns,
      tokens: seat.tokens,
      cards: Object.keys(seat.cards_built).map((card) => placeName(t, card)).join(', ') || t('ui-solomon-none'),
      fortune: seat.fortune_cards,
    }),
  );
  const own = view.seats[view.viewer]?.hand;
  const hand = own ? Object.entries(own).map(([kind, copies]) => `${fortuneName(t, kind)}${copies > 1 ? ` ×${copies}` : ''}`) : [];
  return [
    ...(hand.length ? [{ heading: t('ui-solomon-fortune-cards'), lines: hand }] : []),
    { heading: t('ui-solomon-zone-land'), lines: [...SPACES.map((space) => `${placeName(t, space)}: ${spaceText(t, view, names, space)}`), ...roads] },
    { heading: t('ui-solomon-zone-courts'), lines: [...ACTIONS, ...BONUSES].map((court) => `${courtName(t, court)}: ${courtText(t, view, names, court)}`) },
    { heading: t('ui-solomon-zone-cards'), lines: view.open_cards.map((card) => cardText(t, card)) },
    { heading: t('ui-solomon-market'), lines: market },
    {
      heading: t('ui-solomon-temple'),
      lines: [
        t('ui-solomon-temple-state', { blocks: view.temple.blocks, of: view.temple.of, section: view.temple.section ? sectionName(t, view.temple.section) : t('ui-solomon-none') }),
        t('ui-solomon-tokens-left', { tokens: view.temple.tokens_left }),
      ],
    },
    { heading: t('ui-solomon-zone-players'), lines: [t('ui-solomon-order', { list: view.order.flatMap((seat) => names[seat] ?? []).join(', ') }), ...players] },
    { heading: t('ui-solomon-ends'), lines: ends(view).map(({ id, done, of }) => t(`ui-solomon-end-${id}`, { done, of })) },
  ];
}
