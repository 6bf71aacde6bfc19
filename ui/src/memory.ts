/** The tables of this browser: the seats it holds, and where each seat last acted. */
import type { Created, Table } from './api';
import { recall, remember } from './storage';

export interface KnownTable {
  table: string;
  game: string;
  title: string;
  names: string[];
  status: Table['status'];
  /** The round or other mark of progress, for the list. */
  round: number | null;
  /** Whose decision is awaited. */
  yourTurn: boolean;
  updated: number;
  host: string | null;
  /** Tokens by seat. */
  tokens: Record<string, string>;
  /** Invitations not yet taken, by seat. */
  invitations: Record<string, string>;
  /** The step after which each own seat last acted. */
  acted: Record<string, number>;
}

const KEY = 'tables';
const MOST = 40;

export function knownTables(): KnownTable[] {
  return Object.values(recall<Record<string, KnownTable>>(KEY, {})).sort((a, b) => b.updated - a.updated);
}

export function knownTable(table: string): KnownTable | null {
  return recall<Record<string, KnownTable>>(KEY, {})[table] ?? null;
}

function keep(entry: KnownTable): void {
  const all = [entry, ...knownTables().filter(({ table }) => table !== entry.table)].slice(0, MOST);
  remember(KEY, Object.fromEntries(all.map((known) => [known.table, known])));
}

function fresh(table: string): KnownTable {
  return {
    table,
    game: '',
    title: '',
    names: [],
    status: 'waiting',
    round: null,
    yourTurn: false,
    updated: 0,
    host: null,
    tokens: {},
    invitations: {},
    acted: {},
  };
}

/** Remember a table, changing what is given and keeping the rest. */
export function noteTable(table: string, facts: Partial<KnownTable>): KnownTable {
  const entry = { ...(knownTable(table) ?? fresh(table)), ...facts, table, updated: Date.now() };
  keep(entry);
  return entry;
}

/** Remember a table made here, with its tokens and invitations. */
export function noteCreated(created: Created, game: string): KnownTable {
  const tokens: Record<string, string> = {};
  const invitations: Record<string, string> = {};
  for (const { seat, token, invitation } of created.seats) {
    if (token) tokens[seat] = token;
    if (invitation) invitations[seat] = invitation;
  }
  return noteTable(created.table, { game, host: created.host, tokens, invitations });
}

export function forgetTable(table: string): void {
  remember(KEY, Object.fromEntries(knownTables().filter((known) => known.table !== table).map((k) => [k.table, k])));
}
