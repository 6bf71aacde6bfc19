/** What every part of the board reads: the props of the board, and which target takes the Tab key. */
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../../game';
import type { Layout } from './layout';
import type { Preview } from './reading';
import type { JerusalemView } from './view';

export interface Table {
  readonly props: BoardProps;
  readonly view: JerusalemView;
  readonly layout: Layout;
  readonly preview: Preview;
  /** The names of the seats as the table calls them. */
  readonly names: string[];
  /** The key of the target that Tab reaches; arrows move it. */
  readonly stop: string;
  setStop(key: string): void;
}

const TABLE = Symbol('table');

export function provideTable(table: Table): void {
  setContext(TABLE, table);
}

export function useTable(): Table {
  return getContext<Table>(TABLE);
}
