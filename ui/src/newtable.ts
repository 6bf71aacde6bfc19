/** New tables: the wish sent to the server, and where to go from there. */
import { api } from './api';
import type { GameFacts, SeatWish, TableWish } from './api';
import { noteCreated } from './memory';
import { router } from './router.svelte';

export const USUAL_LEVEL = 'normal';

/** One person against bots at the usual level: as many as fit up to four. */
export function usualSeats(game: GameFacts, me: string, botName: (number: number) => string): SeatWish[] {
  const players = Math.min(4, game.seats.at(-1) ?? 2);
  const bots = Array.from({ length: players - 1 }, (_, index): SeatWish => ({
    kind: 'bot',
    bot: USUAL_LEVEL,
    name: botName(index + 1),
  }));
  return [{ kind: 'me', name: me }, ...bots];
}

export async function openTable(wish: TableWish): Promise<void> {
  const created = await api.create(wish);
  noteCreated(created, wish.game);
  router.go(`/table/${created.table}`);
}

/** One click: the standard edition, you and bots. */
export async function playNow(game: GameFacts, me: string, botName: (number: number) => string): Promise<void> {
  const seats = usualSeats(game, me, botName);
  await openTable({ game: game.name, players: seats.length, seats });
}
