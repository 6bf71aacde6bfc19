/** Recorded views of whole games, and seats to go with them. */
import type { Action, Result, SeatInfo } from '../../src/game';
import { seatInfos } from '../../src/seats';
import type { JerusalemView } from '../../src/games/jerusalem/view';
import recorded from '../../fixtures/jerusalem.json';

export interface Fixture {
  name: string;
  me: number;
  names: string[];
  view: JerusalemView;
  legal: Action[];
  result?: Result;
}

export const fixtures = recorded as unknown as Fixture[];

export function fixture(name: string): Fixture {
  const found = fixtures.find((one) => one.name === name);
  if (!found) throw new Error(`no fixture ${name}`);
  return structuredClone(found);
}

export function seatsOf({ names, view }: Fixture): SeatInfo[] {
  return seatInfos(
    names,
    view.seats.map(({ colour }) => colour),
  );
}
