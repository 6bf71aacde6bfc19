/** New tables: the wish sent to the server, and where to go from there. */
import { api } from './api';
import type { GameFacts, SeatWish, TableWish } from './api';
import { noteCreated, noteTable } from './memory';
import type { KnownTable } from './memory';
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

const PATIENCE_MS = 1_000;

/** Wait until the rules of a game are compiled. */
async function prepared(game: string): Promise<void> {
  while (!(await api.games()).find(({ name }) => name === game)?.ready) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  }
}

export async function openTable(wish: TableWish): Promise<void> {
  await prepared(wish.game);
  const created = await api.create(wish);
  noteCreated(created, wish.game);
  router.go(`/table/${created.table}`);
}

/** One click: the standard edition, you and bots. */
export async function playNow(game: GameFacts, me: string, botName: (number: number) => string): Promise<void> {
  const seats = usualSeats(game, me, botName);
  await openTable({ game: game.name, players: seats.length, seats });
}

/** The same players again: every seat of this screen asks with its own token. */
export async function rematch(table: string, game: string, tokens: readonly string[]): Promise<void> {
  let next: KnownTable | null = null;
  for (const token of tokens) {
    const created = await api.rematch(table, token);
    const held = next?.tokens ?? {};
    next = noteCreated(created, game);
    next = noteTable(created.table, { tokens: { ...held, ...next.tokens } });
  }
  if (next) router.go(`/table/${next.table}`);
}
