/** The games this page can draw: those with a module. */
import type { GameModule } from './game';

const FILES = import.meta.glob<{ game: GameModule }>('./games/*/index.ts');

/** Names of the games with a board of their own. */
export const DRAWN: readonly string[] = Object.keys(FILES).map((path) => path.split('/').at(-2) as string);

/** A game's module, fetched when it is first needed. */
export async function moduleOf(name: string): Promise<GameModule> {
  const load = FILES[`./games/${name}/index.ts`];
  if (!load) throw new Error(`no board for ${name}`);
  return (await load()).game;
}
