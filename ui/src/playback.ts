/** Others' moves at a readable pace: frames wait in a queue and are shown one by one. */
import type { Frame } from './game';

/** Milliseconds per frame for each preference; 0 shows the end at once. */
export const PACES = { slow: 1100, normal: 700, fast: 300, off: 0 } as const;
export type Speed = keyof typeof PACES;

/** Longer queues run faster, so that nobody waits half a minute for three bots. */
const LONG_QUEUE = 12;

/** How long a frame stands before the next is shown. */
export function pause(speed: Speed, frame: Frame, next: Frame | undefined, waiting: number): number {
  const pace = PACES[speed];
  const hurried = waiting > LONG_QUEUE ? pace * 0.6 : pace;
  // Steps of one player's turn belong together; a change of player gets the full time.
  return next && next.actor === frame.actor ? hurried * 0.6 : hurried;
}

export class Playback {
  #queue: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Skipping lasts until the player acts: what comes meanwhile is not waited for either. */
  #skipping = false;

  constructor(
    private readonly show: (frame: Frame) => void,
    /** Everything has been shown. */
    private readonly done: () => void,
    private readonly speed: () => Speed,
  ) {}

  get waiting(): number {
    return this.#queue.length;
  }

  /** Frames to show; those that are `own` need no waiting. */
  add(frames: readonly Frame[], own: (frame: Frame) => boolean): void {
    this.#queue.push(...frames);
    if (frames.some(own)) this.#skipping = false;
    if (this.#skipping) {
      this.flush();
      return;
    }
    if (this.#timer !== undefined) return;
    while (this.#queue.length > 0 && own(this.#queue[0] as Frame)) this.show(this.#queue.shift() as Frame);
    this.#next();
  }

  /** Show the last frame at once, and all others until the player's next step. */
  skip(): void {
    this.#skipping = true;
    this.flush();
  }

  /** Show the last frame of the queue at once. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#queue.at(-1);
    this.#queue = [];
    if (last) this.show(last);
    this.done();
  }

  #next(): void {
    this.#timer = undefined;
    const frame = this.#queue.shift();
    if (!frame) {
      this.done();
      return;
    }
    if (PACES[this.speed()] === 0) {
      this.#queue.unshift(frame);
      this.flush();
      return;
    }
    this.show(frame);
    this.#timer = setTimeout(() => this.#next(), pause(this.speed(), frame, this.#queue[0], this.#queue.length));
  }
}
