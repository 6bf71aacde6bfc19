/** The server's HTTP interface: types and calls. Tokens travel in headers, never in addresses. */
import type { Action, Frame, Message, Result, View } from './game';

export type Value = boolean | number | string;

export interface Option {
  name: string;
  doc: string;
  values: Value[] | null;
  range: [number, number] | null;
  default: Value;
}

export interface GameFacts {
  name: string;
  title: string;
  authors: string;
  seats: number[];
  colours: string[];
  presets: Record<string, Record<string, Value>>;
  standard: string;
  options: Option[];
  /** Are the rules compiled? */
  ready: boolean;
}

export interface BotLevel {
  level: string;
  spec: string;
}

export interface Reason {
  code: string;
  message: string;
  numbers: Record<string, number | string>;
  rules: string[];
  /** The same for readers of any language. */
  said: Message;
}

export interface TableSeat {
  seat: number;
  kind: 'human' | 'bot';
  name: string;
  bot?: string | null;
  joined: boolean;
  connected: boolean;
}

export interface Undo {
  possible: boolean;
  /** The first step of this turn one may go back to. */
  to: number | null;
  reason: Reason | null;
}

export interface Table {
  table: string;
  game: string;
  title: string;
  players: number;
  status: 'waiting' | 'playing' | 'over';
  seq: number;
  step: number;
  names: string[];
  colours: string[];
  seats: TableSeat[];
  /** The seats held by the token that asked. */
  you: number[];
  preset: string;
  options: Record<string, Value>;
  to_move: number | 'chance' | null;
  /** The seats that may act now. */
  asked: number[];
  view: View;
  question: Message;
  /** Legal actions of the token's own seats. */
  legal: Record<string, Action[]>;
  undo: Undo;
  turn_start: number;
  result: Result | null;
  commitment: string | null;
  /** The table of the rematch, once somebody asked for one. */
  next: string | null;
}

export interface TableEvent {
  kind: 'step' | 'undo' | 'seats' | 'over' | 'heartbeat';
  seq: number;
  frames: Frame[];
  table: Table;
}

export interface SeatWish {
  kind: 'me' | 'friend' | 'bot';
  name?: string;
  bot?: string;
}

export interface TableWish {
  game: string;
  players?: number;
  preset?: string;
  options?: Record<string, Value>;
  data?: string;
  seats: SeatWish[];
}

export interface Created {
  table: string;
  host: string;
  seats: { seat: number; token?: string | null; invitation?: string | null }[];
}

export interface Rules {
  title: string;
  sections: { heading: string; rules: { id: string; words: string; source: string }[] }[];
}

/** A refusal of the server, or no answer at all (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: { error?: string; message?: string; reason?: Reason; seq?: number },
  ) {
    super(body.message ?? body.error ?? String(status));
  }
}

async function answer(method: string, path: string, token: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { error: 'offline' });
  }
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  return response;
}

async function get<T>(path: string, token: string | null = null): Promise<T> {
  return (await answer('GET', path, token)).json() as Promise<T>;
}

async function post<T>(path: string, token: string | null, body: unknown = {}): Promise<T> {
  return (await answer('POST', path, token, body)).json() as Promise<T>;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: (): Promise<GameFacts[]> => get('/games'),
  bots: (): Promise<BotLevel[]> => get('/bots'),
  rules: (game: string, language: string): Promise<Rules> => get(`/rules/${game}?language=${language}`),
  create: (wish: TableWish): Promise<Created> => post('/tables', null, wish),
  fromRecord: (record: string): Promise<{ table: string }> => post('/tables/from_record', null, { record }),
  join: (table: string, invitation: string, name: string): Promise<{ seat: number; token: string }> =>
    post(`${at(table)}/join`, null, { invitation, name }),
  start: (table: string, host: string): Promise<unknown> => post(`${at(table)}/start`, host),
  table: (table: string, token: string | null): Promise<Table> => get(at(table), token),
  act: (table: string, token: string, body: { seat: number; action: string; seq: number; key: string }) =>
    post<{ seq: number }>(`${at(table)}/actions`, token, body),
  undo: (table: string, token: string, body: { seat: number; seq: number; key: string; to?: number }) =>
    post<{ seq: number }>(`${at(table)}/undo`, token, body),
  why: (table: string, token: string, seat: number, action: string): Promise<{ reason: Reason | null }> =>
    get(`${at(table)}/why?seat=${seat}&action=${encodeURIComponent(action)}`, token),
  bot: (table: string, token: string, seat: number, bot: string): Promise<unknown> =>
    post(`${at(table)}/seats/${seat}/bot`, token, { bot }),
  rematch: (table: string, token: string): Promise<Created> => post(`${at(table)}/rematch`, token),
  record: async (table: string, token: string | null): Promise<string> =>
    (await answer('GET', `${at(table)}/record`, token)).text(),
  frames: (table: string, token: string | null): Promise<Frame[]> => get(`${at(table)}/frames`, token),
};
