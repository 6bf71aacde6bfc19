/** What every part of a board reads, without handing it down from part to part. */
import { getContext, setContext } from 'svelte';

/** Each thing of the table as a function that reads it, so that the parts follow its changes. */
export type Readers<Table> = { [Name in keyof Table]: () => Table[Name] };

/** A board's own table: what provides it, and what its parts use. */
export function tableContext<Table extends object>(): [(readers: Readers<Table>) => void, () => Table] {
  const key = Symbol('table');
  const provide = (readers: Readers<Table>): void => {
    const table = {} as Table;
    for (const [name, get] of Object.entries(readers)) Object.defineProperty(table, name, { get: get as () => unknown });
    setContext(key, table);
  };
  return [provide, () => getContext<Table>(key)];
}
