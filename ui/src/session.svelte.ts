/** One seat at one table: what the server says, what is shown, and what this screen has sent. */
import { api, ApiError } from './api';
import type { Reason, Table, TableEvent } from './api';
import { Connection } from './connection';
import { addDeltas, deltasOf } from './deltas';
import type { Deltas } from './deltas';
import type { Action, DescribedGame, Frame, Message, Targets, View } from './game';
import { joinFrames } from './log';
import { knownTable, noteTable } from './memory';
import { Playback } from './playback';
import { prefs } from './prefs.svelte';
import { Shown } from './shown.svelte';
import { keysIn, targetsOf } from './targets';

const DELTA_MS = 2_000;
const NONE: readonly Action[] = [];

/** Something the player must read: a refusal with its reason, a conflict, or a text of the page. */
export interface Notice {
  /** Fluent id, unless a reason of the engine says it all. */
  id: string | null;
  reason: Reason | null;
}

interface Pending {
  send: (seq: number) => Promise<{ seq: number }>;
  action: Action | null;
  /** The seq the server acknowledged; the event that carries it clears the pending state. */
  acknowledged: number | null;
}

export class Session {
  /** The latest word of the server. */
  table = $state.raw<Table>() as Table;
  /** Everything this seat has seen, one frame per step. */
  frames = $state.raw<Frame[]>([]);
  playing = $state(false);
  link = $state<'live' | 'lost' | 'refused'>('live');
  pending = $state.raw<Pending | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** An action chosen but not sent: it waits for a confirmation. */
  draft = $state.raw<Action | null>(null);
  /** The frame looked at, or null for the present. */
  reviewed = $state<number | null>(null);
  deltas = $state.raw<Deltas>({});
  /** Keys that the others' last moves changed. */
  moved = $state.raw<Set<string>>(new Set());
  /** The step after which this seat last acted. */
  acted = $state(0);
  /** Legal actions of this seat, once all moves before them have been shown. */
  readonly legal: readonly Action[] = $derived.by(() => {
    if (this.me === null || !this.seated || this.playing || this.pending || this.reviewed !== null) return NONE;
    return this.table.legal[this.me] ?? NONE;
  });
  readonly targets: Targets = $derived(targetsOf(this.legal));

  readonly #connection: Connection;
  readonly #playback: Playback;
  /** The view that the playback has reached. */
  #live: View;
  readonly #shown: Shown;
  #deltaTimer: ReturnType<typeof setTimeout> | undefined;
  #automatic = -1;
  #revealed: boolean;

  constructor(
    table: Table,
    frames: Frame[],
    readonly module: DescribedGame,
    readonly token: string | null,
    /** The seat this screen plays; null for spectators. */
    readonly me: number | null,
  ) {
    this.table = table;
    this.frames = frames;
    this.#live = table.view;
    this.#shown = new Shown(table.view);
    this.#revealed = table.status === 'over';
    this.acted = me === null ? table.step : (knownTable(table.table)?.acted[me] ?? 0);
    this.moved = this.#movedSince(this.acted);
    this.#playback = new Playback(
      (frame) => this.#play(frame.view),
      () => this.#settled(),
      () => prefs.speed,
    );
    this.#connection = new Connection(table.table, token, () => this.table.seq, {
      onevent: (event) => this.#take(event),
      onlink: (alive) => this.#linked(alive),
    });
    this.#note();
  }

  /** Take a seat: fetch the table and all its frames, then listen. */
  static async open(
    id: string,
    token: string | null,
    me: number | null,
    module: (game: string) => Promise<DescribedGame>,
  ): Promise<Session> {
    const table = await api.table(id, token);
    const drawing = module(table.game);
    const frames = table.status === 'waiting' ? [] : await api.frames(id, token);
    return new Session(table, frames, await drawing, token, me);
  }

  /** What the board shows: the present, or the frame looked at. */
  get view(): View {
    return this.#shown.view;
  }

  /** Does this screen play the seat? Not if it only watches, or a bot has taken over. */
  get seated(): boolean {
    return this.me !== null && this.table.seats[this.me]?.kind === 'human';
  }

  /** Legal actions on a target; `do:VERB` stands for an action that names no target, drawn as a piece all the same. */
  actionsOn(key: string): Action[] {
    if (!key.startsWith('do:')) return keysIn(key).flatMap((one) => this.targets.get(one) ?? []);
    return this.legal.filter(({ verb, args }) => args.length === 0 && key === `do:${verb}`);
  }

  /** The seats that the table waits for. */
  get asked(): number[] {
    const { status, asked, view } = this.table;
    return status === 'playing' ? asked.filter((seat) => !this.module.settled?.(view, seat)) : [];
  }

  get myTurn(): boolean {
    return this.seated && this.asked.includes(this.me as number);
  }

  /** What is asked; where all choose at once, this seat is meant as much as the first. */
  get question(): Message | null {
    const { question, to_move, names } = this.table;
    if (!question || !this.myTurn || to_move === this.me) return question;
    return { ...question, args: { ...question.args, player: names[this.me as number] ?? '' } };
  }

  /** Others' frames since this seat last acted. */
  get news(): Frame[] {
    return this.frames.filter(({ step, actor }) => step > this.acted && actor !== this.me);
  }

  // --- choosing -------------------------------------------------------------------------------

  /** A choice of the player; `explicit` when a button that says so was pressed, `tapped` on a touch screen. */
  choose(action: Action, explicit: boolean, tapped = false): void {
    this.notice = null;
    const kinds = action.args.map(({ kind }) => kind).join('/');
    const final = [action.verb, `${action.verb} ${kinds}`].some((one) => this.module.final.includes(one));
    const careful = tapped || final;
    const ask = prefs.confirm === 'always' || (prefs.confirm === 'final' && careful && !explicit);
    if (ask && this.draft?.id !== action.id) {
      this.draft = action;
      return;
    }
    this.draft = null;
    this.#sendAction(action);
  }

  /** Ask why nothing can be done at a target. */
  async explain(key: string): Promise<void> {
    if (key.startsWith('do:')) return this.why(key.slice(3));
    const parts = key.split('/').map((part) => part.split(':') as [string, string]);
    const kinds = parts.map(([kind]) => kind).join('/');
    const offered = this.legal.filter(({ args }) => args.map(({ kind }) => kind).join('/') === kinds);
    const verb = offered[0]?.verb ?? this.module.asks[kinds]?.[0];
    if (!verb) {
      this.notice = { id: 'notice-nothing-here', reason: null };
      return;
    }
    await this.why([verb, ...parts.map(([, word]) => word)].join(' '));
  }

  /** Ask why an action is not legal. */
  async why(text: string): Promise<void> {
    if (this.me === null || !this.token) return;
    try {
      const { reason } = await api.why(this.table.table, this.token, this.me, text);
      this.notice = { id: reason ? null : 'notice-nothing-here', reason };
    } catch (error) {
      this.#failed(error);
    }
  }

  #sendAction(action: Action): void {
    const { me, token } = this;
    if (me === null || !token) return;
    const key = crypto.randomUUID();
    const id = this.table.table;
    void this.#send({
      send: (seq) => api.act(id, token, { seat: me, action: action.text, seq, key }),
      action,
      acknowledged: null,
    });
  }

  /** Back one step, or to a step of this turn. */
  undo(to?: number): void {
    const { me, token } = this;
    if (me === null || !token) return;
    this.draft = null;
    if (!this.table.undo.possible) {
      this.notice = { id: this.table.undo.reason ? null : 'notice-nothing-to-undo', reason: this.table.undo.reason };
      return;
    }
    const key = crypto.randomUUID();
    const id = this.table.table;
    void this.#send({
      send: (seq) => api.undo(id, token, { seat: me, seq, key, ...(to === undefined ? {} : { to }) }),
      action: null,
      acknowledged: null,
    });
  }

  async #send(pending: Pending): Promise<void> {
    if (this.pending && this.pending !== pending) return;
    this.pending = pending;
    this.notice = null;
    this.reviewed = null;
    this.#show();
    try {
      const { seq } = await pending.send(this.table.seq);
      if (this.table.seq >= seq) this.pending = null;
      else this.pending = { ...pending, acknowledged: seq };
    } catch (error) {
      // Without an answer it is not known whether it arrived: the same key goes again when the link is back.
      if (error instanceof ApiError && error.status === 0) return;
      this.pending = null;
      this.#failed(error, pending.action);
    }
  }

  #failed(error: unknown, action: Action | null = null): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409 && error.body.error === 'conflict') {
      this.draft = action;
      this.notice = { id: 'notice-conflict', reason: null };
    } else if (error.body.reason) {
      this.notice = { id: null, reason: error.body.reason };
    } else {
      const known: Record<number, string> = { 0: 'notice-offline', 403: 'notice-forbidden', 429: 'notice-too-fast' };
      this.notice = { id: known[error.status] ?? 'notice-failed', reason: null };
    }
  }

  // --- what the server says ----------------------------------------------------------------------

  #take(event: TableEvent): void {
    if (event.seq < this.table.seq) return;
    const before = this.table;
    this.table = event.table;
    if (event.kind === 'undo' || event.table.step < before.step) this.#goneBack(event);
    const fresh = event.frames.filter(({ step }) => !this.frames.some((known) => known.step === step));
    this.frames = joinFrames(this.frames, event.frames);
    if (this.pending && (this.pending.acknowledged ?? Infinity) <= event.table.seq) this.pending = null;
    if (this.draft && !event.table.legal[this.me ?? -1]?.some(({ id }) => id === this.draft?.id)) this.draft = null;
    for (const frame of fresh) if (frame.actor === this.me) this.#noteActed(frame.step);
    if (fresh.length > 0 && event.kind !== 'undo' && before.status !== 'waiting') {
      this.playing = true;
      this.#playback.add(fresh, ({ actor }) => actor === this.me);
    } else if (!this.playing) {
      this.#settled();
    }
    this.#note();
  }

  #goneBack(event: TableEvent): void {
    this.#playback.flush();
    this.#automatic = this.table.seq; // what was just taken back is not played by itself again
    this.frames = this.frames.filter(({ step }) => step <= event.table.step);
    this.reviewed = null;
    this.#show();
    if (this.acted > event.table.step) this.#noteActed(event.table.step);
  }

  /** Set what the board shows; to be called whenever the present or the frame looked at has changed. */
  #show(): void {
    this.#shown.show((this.reviewed === null ? null : this.frames[this.reviewed]?.view) ?? this.#live);
  }

  #play(view: View): void {
    const marks = this.module.marks(this.#live, view);
    this.moved = new Set([...this.moved, ...marks]);
    this.#arrive(view);
  }

  /** The present is this view now. */
  #arrive(view: View): void {
    this.#flash(deltasOf(this.#live, view));
    this.#live = view;
    this.#show();
  }

  #flash(deltas: Deltas): void {
    if (Object.keys(deltas).length === 0) return;
    this.deltas = addDeltas(this.deltas, deltas);
    clearTimeout(this.#deltaTimer);
    this.#deltaTimer = setTimeout(() => (this.deltas = {}), DELTA_MS);
  }

  /** All frames have been shown: the present is the server's table. */
  #settled(): void {
    this.#arrive(this.table.view);
    this.playing = false;
    if (this.table.status === 'over') void this.#reveal();
    else this.#playAutomatically();
  }

  /** Once the game is over every card lies open, in every frame. */
  async #reveal(): Promise<void> {
    if (this.#revealed) return;
    this.#revealed = true;
    this.frames = await api.frames(this.table.table, this.token);
    this.#show();
  }

  /** Choices that the player has left to the page, such as taking all income. */
  #playAutomatically(): void {
    if (this.pending || this.#automatic === this.table.seq) return;
    const action = this.legal.find(({ verb }) => {
      const auto = this.module.auto.find((choice) => choice.verb === verb);
      return auto && (prefs.auto[`${this.table.game}/${verb}`] ?? auto.on);
    });
    if (!action) return;
    this.#automatic = this.table.seq;
    this.#sendAction(action);
  }

  #linked(alive: boolean): void {
    if (!alive) {
      this.link = 'lost';
      void this.#stillWelcome();
    } else if (this.link === 'lost') {
      this.link = 'live';
      if (this.pending?.acknowledged === null) void this.#send(this.pending);
    }
  }

  /** A socket that will not open does not say why: ask whether the table and this seat still are. */
  async #stillWelcome(): Promise<void> {
    try {
      await api.table(this.table.table, this.token);
    } catch (error) {
      if (error instanceof ApiError && [403, 404].includes(error.status)) {
        this.#connection.close();
        this.link = 'refused';
      }
    }
  }

  #movedSince(step: number): Set<string> {
    const keys = new Set<string>();
    this.frames.forEach((frame, index) => {
      const before = this.frames[index - 1];
      if (before && frame.step > step && frame.actor !== this.me) {
        for (const key of this.module.marks(before.view, frame.view)) keys.add(key);
      }
    });
    return keys;
  }

  #noteActed(step: number): void {
    this.acted = step;
    this.moved = new Set();
    if (this.me !== null) {
      const known = knownTable(this.table.table);
      noteTable(this.table.table, { acted: { ...known?.acted, [this.me]: step } });
    }
  }

  #note(): void {
    const { table, game, title, names, status } = this.table;
    noteTable(table, { game, title, names, status, round: this.table.view?.round ?? null, yourTurn: this.myTurn });
  }

  // --- looking around ----------------------------------------------------------------------------

  skip(): void {
    this.#playback.skip();
  }

  /** Look at a frame by index, or at the present. */
  look(index: number | null): void {
    if (this.playing) this.#playback.flush();
    this.reviewed = index === null ? null : Math.max(0, Math.min(index, this.frames.length - 1));
    this.#show();
  }

  /** Keys that one frame changed. */
  marksOf(index: number): string[] {
    const before = this.frames[index - 1];
    const frame = this.frames[index];
    return before && frame ? this.module.marks(before.view, frame.view) : [];
  }

  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    clearTimeout(this.#deltaTimer);
    this.#connection.close();
  }
}
