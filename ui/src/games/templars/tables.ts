/** The game in tables and words: final scoring, the chart of the game, the board for readers who do not see it. */
import type { Frame, Result, ScoreRow, Series, TextZone, Translate } from '../../game';
import { scoresOf, total, type Scored } from './points';
import { clockwise, order, revealed } from './reading';
import { FAVOURS, TERRITORIES, type TemplarsView } from './view';
import { edictText, favourName, missionName, scoredName, scoredWhy, spaceText, territoryName, territoryText, turnText } from './words';

const ROMAN = ['I', 'II', 'III'];

/** The final table: every scoring of the game in its order, the sum, edicts for a tie, the place (T703-T1018, T1101-T1105). */
export function scoring(result: Result, t: Translate, frames: readonly Frame[] = []): ScoreRow[] {
  const points = result['vp'] as number[];
  const edicts = result['edicts'] as number[];
  const tied = (seat: number): boolean => points.some((value, other) => other !== seat && value === points[seat]);
  const { rounds, finals } = scoresOf(frames);
  const row = (label: string, scored: Scored): ScoreRow => ({
    label,
    cells: total(scored).map((value, seat) => ({ value: value ? `+${value}` : '–', explain: scoredWhy(t, scored, seat) })),
  });
  return [
    ...rounds.flatMap((scored, index) =>
      scored.map((one) => row(t('ui-templars-score-ship', { round: ROMAN[index] ?? '', what: scoredName(t, one) }), one)),
    ),
    ...finals.map((one) => {
      const holder = (result['missions'] as string[]).indexOf(one.mission ?? '');
      const name = one.what === 'seventh' ? t('ui-templars-seventh', { city: territoryName(t, one.city ?? '') }) : scoredName(t, one);
      return row(one.mission ? t(`ui-templars-score-mission-${holder < 0 ? 'open' : 'held'}`, { mission: name }) : name, one);
    }),
    {
      label: t('ui-templars-vp'),
      total: true,
      cells: points.map((value) => ({ value: String(value), explain: t('ui-templars-score-vp-why', { points: value }) })),
    },
    {
      label: t('ui-templars-edicts'),
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
  const choosing = view.decision === 'commit' || view.seats.some(({ chosen }) => chosen);
  const queue = revealed(view) ? order(view) : choosing ? clockwise(view) : [];
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
    { heading: t('ui-templars-zone-cards'), lines: queue.map((seat, place) => turnText(t, view, names, seat, place)) },
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
          mission: seat.mission ? missionName(t, seat.mission) : t('ui-templars-unknown'),
        }),
      ),
    },
    {
      heading: t('ui-templars-missions'),
      lines: view.open_missions.length ? view.open_missions.map((mission) => missionName(t, mission)) : [t('ui-templars-no-missions')],
    },
    {
      heading: t('ui-templars-favours'),
      lines: FAVOURS.map((favour) => `${favourName(t, favour)}: ${t(`ui-templars-about-${favour}`)}`),
    },
  ];
}
