/** Which legal actions lie on which target of the board. */
import type { Action, Argument, Targets } from './game';

/** The key of a target: its arguments joined, e.g. `seat:1/area:tower`. */
export function keyOf(args: readonly Argument[]): string {
  return args.map(({ kind, word }) => `${kind}:${word}`).join('/');
}

/** Where targets lie too close together for fingers, one stands for them all. */
export const joined = (keys: readonly string[]): string => keys.join('|');

/** The targets that a key stands for, most often one. */
export const keysIn = (key: string): [string, ...string[]] => key.split('|') as [string, ...string[]];

/** Can something be done at one of the targets that a key stands for? */
export const isLegal = (targets: Targets, key: string): boolean => keysIn(key).some((one) => targets.has(one));

/** Legal actions by target key; actions without a target, and numbers, are left to the action bar. */
export function targetsOf(legal: readonly Action[]): Targets {
  const targets: Targets = new Map();
  for (const action of legal) {
    if (action.args.length === 0 || action.args.some(({ kind }) => kind === 'number')) continue;
    const key = keyOf(action.args);
    targets.set(key, [...(targets.get(key) ?? []), action]);
  }
  return targets;
}
