/** What every part of the board reads. */
import type { BoardProps } from '../../game';
import { tableContext } from '../../pieces/context';
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
}

export const [provideTable, useTable] = tableContext<Table>();
