import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableEvent } from '../src/api';
import { backOff, Connection, FIRST_DELAY_MS, LONGEST_DELAY_MS, SILENCE_MS } from '../src/connection';

class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    FakeSocket.all.push(this);
  }
  say(event: Partial<TableEvent>): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
  close(): void {
    this.closed = true;
  }
}

let events: string[];
let links: boolean[];
let seq: number;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  [events, links, seq] = [[], [], 4];
  connection = new Connection(
    't1',
    'secret',
    () => seq,
    { onevent: ({ kind }) => events.push(kind), onlink: (alive) => links.push(alive) },
    (url, protocols) => new FakeSocket(url, protocols) as unknown as WebSocket,
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

test('the token is no part of the address', () => {
  expect(last().url).toContain('/api/tables/t1/ws?since=4');
  expect(last().url).not.toContain('secret');
  expect(last().protocols).toEqual(['outremer', 'token.secret']);
});

test('heartbeats keep the link alive and are no events', () => {
  for (let beat = 0; beat < 6; beat += 1) {
    vi.advanceTimersByTime(SILENCE_MS / 2);
    last().say({ kind: 'heartbeat' });
  }
  expect(FakeSocket.all).toHaveLength(1);
  expect(events).toEqual([]);
});

test('silence means lost; it comes back where it was', () => {
  last().say({ kind: 'step' });
  seq = 9;
  vi.advanceTimersByTime(SILENCE_MS);
  expect(links.at(-1)).toBe(false);
  expect(FakeSocket.all[0]?.closed).toBe(true);
  vi.advanceTimersByTime(FIRST_DELAY_MS);
  expect(last().url).toContain('since=9');
  last().say({ kind: 'step' });
  expect(links.at(-1)).toBe(true);
});

test('a late word of a dead socket is not heard', () => {
  const [first] = FakeSocket.all;
  first?.onclose?.();
  first?.say({ kind: 'step' });
  expect(events).toEqual([]);
});

test('attempts wait longer and longer, up to a bound', () => {
  expect([0, 1, 2].map(backOff)).toEqual([500, 1000, 2000]);
  expect(backOff(30)).toBe(LONGEST_DELAY_MS);
});

test('closing ends it', () => {
  connection.close();
  last().onclose?.();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
