/** What every part of the board reads. */
import type { BoardProps } from '../../game';
import { tableContext } from '../../pieces/context';
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

export const [provideTable, useTable] = tableContext<Table>();
