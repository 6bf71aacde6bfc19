/** The game in tables and words: final scoring, the chart of the game, the board for readers who do not see it. */
import type { Frame, Result, ScoreRow, Series, TextZone, Translate } from '../../game';
import { inCentre, lead } from './reading';
import {
  CENTRES,
  OFFICES,
  PRIVILEGES,
  ROUNDS,
  areasOf,
  type JerusalemView,
} from './view';
import {
  areaName,
  areaText,
  centreName,
  eventName,
  officeName,
  officeText,
  pileText,
  privilegeName,
  roundText,
  strikes,
  towerText,
} from './words';

/** Is a seat's value shared by a seat with which everything before it is equal, too? */
function tiedWith(columns: readonly (readonly number[])[], seat: number): number[] {
  const [first] = columns;
  return (first ?? []).flatMap((_, other) =>
    other !== seat && columns.every((column) => column[other] === column[seat]) ? [other] : [],
  );
}

/** The final table: tower, then prestige left, then the office of round 5, then the place (J1002-J1006). */
export function scoring(result: Result, t: Translate): ScoreRow[] {
  const floors = result['floors'] as number[];
  const prestige = result['prestige'] as number[];
  const offices = result['offices'] as number[];
  const tower: ScoreRow = {
    label: t('ui-jerusalem-score-floors'),
    cells: floors.map((value) => ({ value: String(value), explain: t('ui-jerusalem-score-floors-why', { floors: value }) })),
  };
  const left: ScoreRow = {
    label: t('ui-jerusalem-score-prestige'),
    tiebreak: true,
    cells: prestige.map((value, seat) => {
      const decided = tiedWith([floors], seat).some((other) => prestige[other] !== value);
      return { value: String(value), explain: t(`ui-jerusalem-score-prestige-${decided ? 'decided' : 'why'}`, { prestige: value }) };
    }),
  };
  const last: ScoreRow = {
    label: t('ui-jerusalem-score-office'),
    tiebreak: true,
    cells: offices.map((number, seat) => {
      const name = OFFICES[number - 1];
      const decided = tiedWith([floors, prestige], seat).length > 0;
      const office = name ? officeName(t, name) : '';
      return {
        value: `${number} ${office}`,
        explain: t(`ui-jerusalem-score-office-${decided ? 'decided' : 'why'}`, { office, number }),
      };
    }),
  };
  const place: ScoreRow = {
    label: t('ui-jerusalem-score-place'),
    total: true,
    cells: result.places.map((value) => ({ value: String(value), explain: t('ui-jerusalem-score-place-why', { place: value }) })),
  };
  return [tower, left, last, place];
}

/** Floors and prestige of every seat, step by step. */
export function chart(frames: Frame[], t: Translate): Series[] {
  const players = (frames[0]?.view as JerusalemView | undefined)?.seats.length ?? 0;
  return (['floors', 'prestige'] as const).flatMap((field) =>
    Array.from({ length: players }, (_, seat) => ({
      name: t(`ui-jerusalem-${field}`),
      seat,
      points: frames.map(({ step, view }) => ({ step, value: (view as JerusalemView).seats[seat]?.[field] ?? 0 })),
    })),
  );
}

/** The board in words, zone by zone. */
export function zones(view: JerusalemView, t: Translate): TextZone[] {
  const names = view.seats.map(({ name }) => name);
  const rounds = Array.from({ length: ROUNDS }, (_, index) => roundText(t, view, index + 1));
  const city = CENTRES.map((centre): TextZone => {
    if (!areasOf(centre).some((area) => area in view.city)) {
      return { heading: centreName(t, centre), lines: [t('ui-jerusalem-closed-long', { centre: centreName(t, centre) })] };
    }
    const lines = areasOf(centre).map((area) =>
      t('ui-jerusalem-zone-area', { area: areaName(t, area), words: areaText(t, view, names, area) }),
    );
    if (centre in PRIVILEGES) {
      const own = centre as keyof typeof PRIVILEGES;
      const leader = lead(view, inCentre(view, own));
      const privilege = privilegeName(t, own);
      lines.push(
        leader
          ? t('ui-jerusalem-privilege', { privilege, player: names[leader.seat], count: leader.count })
          : t('ui-jerusalem-privilege-none', { privilege }),
      );
    }
    const event = strikes(view, centre);
    if (event) lines.push(t('ui-jerusalem-struck', { event: eventName(t, event) }));
    return { heading: centreName(t, centre), lines };
  });
  const towers = view.seats.map((state, seat) =>
    towerText(t, view, { seat, name: state.name }),
  );
  return [
    { heading: t('ui-jerusalem-zone-rounds'), lines: rounds },
    ...city,
    { heading: t('ui-jerusalem-zone-towers'), lines: towers },
    { heading: t('ui-jerusalem-zone-offices'), lines: OFFICES.map((office) => officeText(t, view, names, office)) },
    {
      heading: t('ui-jerusalem-zone-cards'),
      lines: [
        t('ui-jerusalem-deck-label', { count: view.deck }),
        t('ui-jerusalem-aside-label', { count: view.set_aside.count }),
        t('ui-jerusalem-discard-label', { cards: pileText(t, view.discard) }),
      ],
    },
  ];
}
