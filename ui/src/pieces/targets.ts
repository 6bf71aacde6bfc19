/** What every target of a board reads: the props of the board, which target takes the Tab key, and its hints. */
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../game';

export interface Sheet {
  readonly props: BoardProps;
  /** The key of the target that Tab reaches; arrows move it. */
  readonly stop: string | undefined;
  /** The pointer or the focus is on this target, or on none any more. */
  readonly onhover: (key: string | null) => void;
  setStop(key: string): void;
  /** A target has come, and the key it stands for; answers what to call when it goes. */
  enter(id: string, stands: string): () => void;
  /** What a thing is and does, in words. */
  hint(key: string): string;
}

const SHEET = Symbol('sheet');

export function provideSheet(sheet: Sheet): void {
  setContext(SHEET, sheet);
}

export function useSheet(): Sheet {
  return getContext<Sheet>(SHEET);
}
