/** What every part of the board reads. */
import type { BoardProps } from '../../game';
import { tableContext } from '../../pieces/context';
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

export const [provideTable, useTable] = tableContext<Table>();
