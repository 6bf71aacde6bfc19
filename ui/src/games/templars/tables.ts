/** The game in tables and words: final scoring, the chart of the game, the board for readers who do not see it. */
import type { Frame, Result, ScoreRow, Series, TextZone, Translate } from '../../game';
import { players } from './reading';
import { CARDS, TERRITORIES, type TemplarsView } from './view';
import { deedName, edictText, missionName, spaceText, territoryName, territoryText } from './words';

/** The final table: points, edicts for a tie, the missions held, the place (T1101-T1105). */
export function scoring(result: Result, t: Translate): ScoreRow[] {
  const points = result['vp'] as number[];
  const edicts = result['edicts'] as number[];
  const missions = result['missions'] as string[];
  const tied = (seat: number): boolean => points.some((value, other) => other !== seat && value === points[seat]);
  return [
    {
      label: t('ui-templars-score-missions'),
      cells: missions.map((mission) => ({ value: missionName(t, mission), explain: t('ui-templars-about-mission') })),
    },
    {
      label: t('ui-templars-vp'),
      cells: points.map((value) => ({ value: String(value), explain: t('ui-templars-score-vp-why', { points: value }) })),
    },
    {
      label: t('ui-templars-score-edicts'),
      tiebreak: true,
      cells: edicts.map((value, seat) => ({
        value: String(value),
        explain: t(`ui-templars-score-edicts-${tied(seat) ? 'decided' : 'why'}`, { edicts: value }),
      })),
    },
    {
      label: t('ui-templars-score-place'),
      total: true,
      cells: result.places.map((value) => ({ value: String(value), explain: t('ui-templars-score-place-why', { place: value }) })),
    },
  ];
}

/** Points of every seat, step by step. */
export function chart(frames: Frame[], t: Translate): Series[] {
  const count = (frames[0]?.view as TemplarsView | undefined)?.seats.length ?? 0;
  return Array.from({ length: count }, (_, seat) => ({
    name: t('ui-templars-vp'),
    seat,
    points: frames.map(({ step, view }) => ({ step, value: (view as TemplarsView).seats[seat]?.vp ?? 0 })),
  }));
}

/** The board in words, zone by zone. */
export function zones(view: TemplarsView, t: Translate): TextZone[] {
  const names = view.seats.map(({ name }) => name);
  const played = CARDS.flatMap((card) => {
    const who = players(view, card).map((seat) => names[seat] ?? '');
    return who.length ? [`${card} ${deedName(t, card)}: ${who.join(', ')}`] : [];
  });
  const chosen = view.seats.flatMap(({ name, chosen: done, card }) => (done && card === null ? [t('ui-templars-has-chosen', { player: name })] : []));
  return [
    {
      heading: t('ui-templars-zone-pope'),
      lines: [t('ui-templars-pope-at', { space: spaceText(t, view.pope) }), ...view.lines.map((space) => t('ui-templars-leads-to', { space: spaceText(t, space) }))],
    },
    {
      heading: t('ui-templars-zone-map'),
      lines: TERRITORIES.map((territory) => `${territoryName(t, territory)}: ${territoryText(t, view, names, territory)}`),
    },
    { heading: t('ui-templars-zone-edicts'), lines: view.track.map((space, index) => edictText(t, names, space, index)) },
    { heading: t('ui-templars-zone-cards'), lines: [...played, ...chosen] },
    {
      heading: t('ui-templars-zone-players'),
      lines: view.seats.map((seat, index) =>
        t('ui-templars-player', {
          player: names[index],
          points: seat.vp,
          gold: seat.gold ?? '?',
          supply: seat.supply,
          temple: seat.temple,
          edicts: seat.edicts.map((city) => territoryName(t, city)).join(', ') || t('ui-templars-none'),
        }),
      ),
    },
    {
      heading: t('ui-templars-missions'),
      lines: view.open_missions.length ? view.open_missions.map((mission) => missionName(t, mission)) : [t('ui-templars-no-missions')],
    },
  ];
}
