/** What every part of the board reads. */
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../../game';
import type { Layout } from './layout';
import type { SolomonView } from './view';

export interface Table {
  readonly props: BoardProps;
  readonly view: SolomonView;
  readonly layout: Layout;
  readonly names: string[];
  /** The key of the thing under the pointer or the focus. */
  readonly pointed: string | null;
}

const TABLE = Symbol('table');

export function provideTable(table: Table): void {
  setContext(TABLE, table);
}

export function useTable(): Table {
  return getContext<Table>(TABLE);
}
