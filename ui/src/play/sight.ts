/** On a phone the status and the choices stay at the edges: what lies between them is in sight. */

const LIT = "[data-zone='board'] [role='button'][data-key]:not([aria-disabled='true'])";
/** Left free beside a bar, in pixels: what is lit has an outline around it. */
const MARGIN = 8;

/** The bars of a table at the upper and the lower edge. */
export type Bars = readonly [above: HTMLElement, below: HTMLElement];

/** Whatever is scrolled to, also by the focus, stops clear of the bars; `told` the sizes on which it depends what is
 * in sight, when they change. Returns what ends it. */
export function keepClear([above, below]: Bars, board: HTMLElement, told: (sizes: string) => void): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBlock = `${above.offsetHeight + MARGIN}px ${below.offsetHeight + MARGIN}px`;
    told(`${above.offsetHeight} ${board.offsetHeight} ${below.offsetHeight}`);
  });
  for (const element of [above, board, below]) observer.observe(element);
  return () => {
    observer.disconnect();
    style.scrollPaddingBlock = '';
  };
}

/** How far to scroll so that all that can be chosen is in sight; if it is too much for that, some of it. */
export function wayTo(things: readonly { top: number; bottom: number }[], ceiling: number, floor: number): number {
  const [first] = things;
  if (!first) return 0;
  const top = Math.min(...things.map((thing) => thing.top));
  const bottom = Math.max(...things.map((thing) => thing.bottom));
  if (bottom - top <= floor - ceiling) {
    if (bottom > floor) return bottom - floor;
    return Math.min(0, top - ceiling);
  }
  const seen = things.some((thing) => thing.top >= ceiling && thing.bottom <= floor);
  return seen ? 0 : first.top - ceiling;
}

/** Scroll to what can be chosen on the board. */
export function showChoices([above, below]: Bars): void {
  const things = [...document.querySelectorAll(LIT)].map((thing) => thing.getBoundingClientRect());
  const ceiling = above.getBoundingClientRect().bottom + MARGIN;
  window.scrollBy(0, wayTo(things, ceiling, window.innerHeight - below.offsetHeight - MARGIN));
}
