/** What can be read off the table: what a player lacks, how near the end is, what has changed. */
import { ACTIONS, BONUSES, FORTUNES, RESOURCES, SPACES, type Amounts, type Region, type SolomonView, type SpaceId } from './view';

/** What is missing from a stock to pay a cost, by resource. */
export function lacking(stock: Amounts, cost: Amounts): Amounts {
  const missing: Amounts = {};
  for (const resource of RESOURCES) {
    const short = (cost[resource] ?? 0) - (stock[resource] ?? 0);
    if (short > 0) missing[resource] = short;
  }
  return missing;
}

/** What a hand of Fortune cards could pay, by resource. */
export function payable(hand: Record<string, number> | null): Amounts {
  const sum: Amounts = {};
  for (const [kind, copies] of Object.entries(hand ?? {})) {
    for (const resource of RESOURCES) {
      const shown = (FORTUNES[kind]?.resources[resource] ?? 0) * copies;
      if (shown) sum[resource] = (sum[resource] ?? 0) + shown;
    }
  }
  return sum;
}

/** Two amounts together. */
export function both(one: Amounts, other: Amounts): Amounts {
  const sum: Amounts = {};
  for (const resource of RESOURCES) {
    const count = (one[resource] ?? 0) + (other[resource] ?? 0);
    if (count) sum[resource] = count;
  }
  return sum;
}

/** What a pawn of a player on a space harvests: the region of the building's owner there, else the player's own (S603, S617). */
export function harvestOf(view: SolomonView, space: SpaceId, seat: number | null): Region {
  const owner = view.map[space].building ?? seat ?? -1;
  const found = view.regions.find((region) => region.owner === owner && region.spaces.includes(space));
  return found ?? { owner, spaces: [space], yield: view.map[space].yield };
}

/** The three ends of the game and how near each is (S1105). */
export function ends(view: SolomonView): { id: string; done: number; of: number }[] {
  const filled = SPACES.filter((space) => view.map[space].building !== null).length;
  const most = Math.max(0, ...view.seats.map(({ buildings }) => buildings.length));
  return [
    { id: 'sites', done: filled, of: view.limits.sites },
    { id: 'buildings', done: most, of: view.limits.buildings },
    { id: 'temple', done: view.temple.blocks, of: view.temple.of },
  ];
}

/** Keys of what has come since another view; pawns that went home at the end of a phase are no news. */
export function marks(before: SolomonView, now: SolomonView): string[] {
  const keys = new Set<string>();
  for (const space of SPACES) {
    const [old, one] = [before.map[space], now.map[space]];
    if ((one.pawn !== null && old.pawn !== one.pawn) || old.building !== one.building) keys.add(`place:${space}`);
  }
  for (const court of [...ACTIONS, ...BONUSES]) {
    if (now.pawns[court] !== undefined && before.pawns[court] !== now.pawns[court]) keys.add(`place:${court}`);
  }
  for (const resource of RESOURCES) {
    now.market[resource].forEach(({ filled }, slot) => {
      if (filled !== before.market[resource][slot]?.filled) keys.add(`resource:${resource}/slot:${slot + 1}`);
    });
  }
  for (const { link } of now.roads) if (!before.roads.some((road) => road.link === link)) keys.add(`link:${link}`);
  if (before.temple.blocks !== now.temple.blocks) keys.add('reward:token');
  return [...keys];
}
