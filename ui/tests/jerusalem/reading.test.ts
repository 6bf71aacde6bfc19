import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/game';
import { after, gathering, inCentre, lead, marks, preview, troops } from '../../src/games/jerusalem/reading';
import type { Office } from '../../src/games/jerusalem/view';
import { fixture } from './fixtures';

const turn = (): ReturnType<typeof fixture> => fixture('4p round 3 turn');

function withOffices(...offices: (Office | null)[]): ReturnType<typeof fixture>['view'] {
  const { view } = turn();
  view.seats.forEach((seat, index) => (seat.office = offices[index] ?? null));
  return view;
}

function act(verb: string, ...args: [string, string][]): Action {
  return { id: 0, text: verb, verb, args: args.map(([kind, word]) => ({ kind, word })), label: { id: 'raw' } };
}

describe('who leads', () => {
  const view = withOffices('marshal', 'captain', 'admiral', 'treasurer');

  it('is the player with most squires, with the margin to the next (J413)', () => {
    expect(lead(view, [2, 5, 0, 1])).toEqual({ seat: 1, count: 5, margin: 3 });
    expect(lead(view, [0, 0, 4, 0])).toEqual({ seat: 2, count: 4, margin: 4 });
  });

  it('is in a tie the player with the lower office number (J414)', () => {
    expect(lead(view, [3, 0, 3, 3])).toEqual({ seat: 3, count: 3, margin: 0 });
    expect(troops(view, [3, 1, 3, 3]).map(({ seat }) => seat)).toEqual([3, 0, 2, 1]);
  });

  it('is nobody in an empty area (J415) and in a tie while offices are not yet held', () => {
    expect(lead(view, [0, 0, 0, 0])).toBeNull();
    expect(lead(withOffices(null, null, null, null), [2, 2, 0, 0])).toBeNull();
    expect(lead(withOffices(null, null, null, null), [2, 1, 0, 0])?.seat).toBe(0);
  });

  it('agrees with the controllers the engine shows', () => {
    for (const name of ['4p round 2 turn', '4p round 3 turn', '4p round 5 income', '2p round 5 turn']) {
      const { view: shown } = fixture(name);
      for (const area of Object.values(shown.city)) {
        expect(lead(shown, area.squires)?.seat ?? null).toBe(area.controller);
      }
    }
  });

  it('adds up the three areas of a centre for a privilege (J811)', () => {
    const { view: shown } = turn();
    shown.city['market_large']!.squires = [1, 0, 0, 0];
    shown.city['market_left']!.squires = [1, 0, 0, 2];
    shown.city['market_right']!.squires = [1, 0, 0, 2];
    expect(inCentre(shown, 'market')).toEqual([3, 0, 0, 4]);
  });
});

describe('the preview of a step', () => {
  const { view } = turn();
  const actor = view.to_move as number;

  it('adds a squire where one would be placed', () => {
    const changes = preview(view, act('place', ['area', 'market_large'])).squires.get('market_large');
    expect(after([1, 1, 1, 1], changes)[actor]).toBe(2);
  });

  it('takes the squire of the player named, and puts the own one there for the Defector', () => {
    const other = (actor + 1) % 4;
    const removed = preview(view, act('remove', ['seat', String(other)], ['area', 'tower'])).squires.get('tower');
    expect(after([2, 2, 2, 2], removed)).toEqual([0, 1, 2, 3].map((seat) => (seat === other ? 1 : 2)));
    const swapped = preview(view, act('swap', ['seat', String(other)], ['area', 'tower'])).squires.get('tower');
    expect(after([2, 2, 2, 2], swapped)[actor]).toBe(3);
    expect(after([2, 2, 2, 2], swapped)[other]).toBe(1);
  });

  it('shows a baron, and nothing for steps that leave the board alone', () => {
    expect(preview(view, act('baron', ['area', 'tower'])).baron).toEqual({ area: 'tower', foreign: false });
    expect(preview(view, act('foreign_baron', ['area', 'tower'])).baron?.foreign).toBe(true);
    expect(preview(view, act('hire')).squires.size).toBe(0);
    expect(preview(view, null).baron).toBeNull();
  });
});

describe('troops that answer singly', () => {
  const { view } = turn();
  const actor = view.to_move as number;
  const other = (actor + 1) % 4;
  const squires = [0, 1, 2, 3].map((seat) => (seat === other ? 1 : 0));
  const swap = act('swap', ['seat', String(other)], ['area', 'tower']);
  const swapped = preview(view, swap).squires.get('tower');

  it('stay where they are under the pointer: the Defector finds room kept for him', () => {
    const targets = new Map([[`seat:${other}/area:tower`, [swap]]]);
    const still = gathering(view, 'tower', squires, undefined, targets);
    expect(still.map(({ seat, count }) => [seat, count])).toEqual([[other, 1], [actor, 0]]); // prettier-ignore
    expect(gathering(view, 'tower', squires, swapped, targets)).toEqual(still);
    expect(gathering(view, 'palace_left', squires, undefined, targets).map(({ seat }) => seat)).toEqual([other]);
  });

  it('else make way for those who would come', () => {
    const change = new Map([[actor, 2]]);
    expect(gathering(view, 'tower', squires, undefined, new Map()).map(({ seat }) => seat)).toEqual([other]);
    expect(gathering(view, 'tower', squires, change, new Map()).map(({ seat }) => seat)).toEqual([actor, other]);
  });
});

describe('marks', () => {
  it('names what differs between two views, and nothing else', () => {
    const { view: before } = turn();
    const { view: now } = turn();
    expect(marks(before, now)).toEqual([]);
    now.city['tower']!.squires[1]! += 1;
    now.city['palace_large']!.baron = 2;
    now.seats[3]!.prestige += 1;
    now.events['4'] = 'heir';
    expect(marks(before, now).sort()).toEqual([
      'area:palace_large',
      'area:tower',
      'event:heir',
      'seat:1/area:tower',
      'seat:3',
    ]);
  });

  it('names the office that is bid for or taken', () => {
    const { view: before } = turn();
    const { view: now } = turn();
    now.auction = { office: 'captain', bid: 3, bidder: 0, passed: [] };
    expect(marks(before, now)).toEqual(['office:captain']);
  });
});
