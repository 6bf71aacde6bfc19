/** Moving the focus: Tab goes between the zones of the table, arrows go about inside the board. */

const FOCUSABLE = 'button:not([disabled]), a[href], input, select, [tabindex="0"]';

interface Point {
  x: number;
  y: number;
}

export interface Spot<T> {
  item: T;
  at: Point;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The nearest spot in the direction of an arrow key; straying sideways counts double. */
export function nearestSpot<T>(from: Point, spots: readonly Spot<T>[], key: string): T | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: { item: T; cost: number } | null = null;
  for (const { item, at } of spots) {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 1) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { item, cost };
  }
  return best?.item ?? null;
}

const centre = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** An arrow key inside the board: focus the neighbour; from outside, the first legal target. */
export function moveInBoard(board: Element, key: string): boolean {
  const items = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-key]')];
  const here = items.find((item) => item === document.activeElement);
  if (!here) {
    (items.find((item) => item.getAttribute('aria-disabled') !== 'true') ?? items[0])?.focus();
    return items.length > 0;
  }
  const spots = items.filter((item) => item !== here).map((item) => ({ item, at: centre(item) }));
  const next = nearestSpot(centre(here), spots, key);
  next?.focus();
  return next !== null;
}

/** Tab inside the board leaves it for the next zone, so that nobody has to step through every area. */
export function leaveBoard(board: Element, back: boolean): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (item) => !board.contains(item) && item.getClientRects().length > 0,
  );
  const position = (item: Element): boolean =>
    Boolean(board.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = back ? all.filter((item) => !position(item)).at(-1) : all.find(position);
  next?.focus();
  return next !== undefined;
}
