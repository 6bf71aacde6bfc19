/** A WebSocket to one table that survives: silence is noticed, and it comes back where it was. */
import type { TableEvent } from './api';

export const SILENCE_MS = 9_000;
export const FIRST_DELAY_MS = 500;
export const LONGEST_DELAY_MS = 8_000;

/** How long to wait before the n-th attempt in a row (0 = first). */
export function backOff(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
}

export interface Listener {
  onevent: (event: TableEvent) => void;
  /** Connected, or lost and trying again. */
  onlink: (alive: boolean) => void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    /** The last event this screen has seen; asked anew at every attempt. */
    private readonly since: () => number,
    private readonly listener: Listener,
    private readonly open = (url: string, protocols: string[]): WebSocket => new WebSocket(url, protocols),
  ) {
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/ws?since=${this.since()}`;
    const socket = this.open(url, this.token ? ['outremer', `token.${this.token}`] : ['outremer']);
    this.#socket = socket;
    this.#listenForSilence();
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#listenForSilence();
      this.#attempt = 0;
      this.listener.onlink(true);
      const event = JSON.parse(String(data)) as TableEvent;
      if (event.kind !== 'heartbeat') this.listener.onevent(event);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE_MS);
  }

  #lost(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.#closed) return;
    this.listener.onlink(false);
    this.#timer = setTimeout(() => this.#connect(), backOff(this.#attempt));
    this.#attempt += 1;
  }

  /** Try at once, e.g. when the browser says that the network is back. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#socket = null;
  }
}
