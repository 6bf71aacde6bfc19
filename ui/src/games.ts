/** The games this page can draw: those with a module. */
import type { DescribedGame, Describe, GameModule } from './game';

const FILES = import.meta.glob<{ game: GameModule; describe: Describe }>('./games/*/index.ts');

/** Names of the games with a board of their own. */
export const DRAWN: readonly string[] = Object.keys(FILES).map((path) => path.split('/').at(-2) as string);

/** A game's module, fetched when it is first needed. */
export async function moduleOf(name: string): Promise<DescribedGame> {
  const load = FILES[`./games/${name}/index.ts`];
  if (!load) throw new Error(`no board for ${name}`);
  const { game, describe } = await load();
  return { ...game, describe };
}
