/** The game in tables and words: final scoring, the chart of the game, the board for readers who do not see it. */
import type { Frame, Result, ScoreRow, Series, TextZone, Translate } from '../../game';
import { ends } from './reading';
import { ACTIONS, BONUSES, RESOURCES, SPACES, type SolomonView } from './view';
import { amountsText, cardText, courtName, courtText, fortuneName, placeName, resourceName, sectionName, spaceText } from './words';

/** The final table: the track, then what the end adds, the sum, buildings for a tie, the place (S1110-S1116). */
export function scoring(result: Result, t: Translate): ScoreRow[] {
  const row = (id: string): ScoreRow => ({
    label: t(`ui-solomon-score-${id}`),
    cells: (result[id] as number[]).map((value) => ({ value: String(value), explain: t(`ui-solomon-score-${id}-why`, { value }) })),
  });
  const scores = result['scores'] as number[];
  const tied = scores.some((value, seat) => scores.indexOf(value) !== seat);
  const place: ScoreRow = {
    label: t('ui-solomon-score-place'),
    total: true,
    cells: result.places.map((value) => ({ value: String(value), explain: t('ui-solomon-score-place-why', { place: value, tied: tied ? 'yes' : 'no' }) })),
  };
  return [
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
