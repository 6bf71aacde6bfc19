/** What can be read off the table: what a player lacks, how near the end is, what has changed. */
import { ACTIONS, BONUSES, BUILDINGS, RESOURCES, SITES, SPACES, type Amounts, type SolomonView } from './view';

/** What is missing from a stock to pay a cost, by resource. */
export function lacking(stock: Amounts, cost: Amounts): Amounts {
  const missing: Amounts = {};
  for (const resource of RESOURCES) {
    const short = (cost[resource] ?? 0) - (stock[resource] ?? 0);
    if (short > 0) missing[resource] = short;
  }
  return missing;
}

/** The three ends of the game and how near each is (S1105). */
export function ends(view: SolomonView): { id: string; done: number; of: number }[] {
  const filled = SPACES.filter((space) => view.map[space].building !== null).length;
  const most = Math.max(0, ...view.seats.map(({ buildings }) => buildings.length));
  return [
    { id: 'sites', done: filled, of: SITES },
    { id: 'buildings', done: most, of: BUILDINGS },
    { id: 'temple', done: view.temple.blocks, of: view.temple.of },
  ];
}

/** Keys of everything that differs between two views. */
export function marks(before: SolomonView, now: SolomonView): string[] {
  const keys = new Set<string>();
  for (const space of SPACES) {
    const [old, one] = [before.map[space], now.map[space]];
    if (old.pawn !== one.pawn || old.building !== one.building) keys.add(`place:${space}`);
  }
  for (const court of [...ACTIONS, ...BONUSES]) if (before.pawns[court] !== now.pawns[court]) keys.add(`place:${court}`);
  for (const resource of RESOURCES) {
    now.market[resource].forEach(({ filled }, slot) => {
      if (filled !== before.market[resource][slot]?.filled) keys.add(`resource:${resource}/slot:${slot + 1}`);
    });
  }
  for (const { link } of now.roads) if (!before.roads.some((road) => road.link === link)) keys.add(`link:${link}`);
  if (before.temple.blocks !== now.temple.blocks) keys.add('reward:token');
  return [...keys];
}
