/** What every part of the board reads. */
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../../game';
import type { Layout } from './layout';
import type { Scores } from './points';
import type { Preview } from './reading';
import type { TemplarsView } from './view';

export interface Table {
  readonly props: BoardProps;
  readonly view: TemplarsView;
  readonly layout: Layout;
  readonly preview: Preview;
  readonly names: string[];
  /** What has been scored up to the view shown. */
  readonly scores: Scores;
  /** The ship round being told, and how many of its steps have been. */
  readonly telling: { round: number; step: number };
}

const TABLE = Symbol('table');

export function provideTable(table: Table): void {
  setContext(TABLE, table);
}

export function useTable(): Table {
  return getContext<Table>(TABLE);
}
