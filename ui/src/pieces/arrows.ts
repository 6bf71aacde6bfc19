/** Where an arrow key leads: to the nearest thing in that direction. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The element an arrow key leads to; sideways distance counts double. Null for other keys and at the edge. */
export function nearest(key: string, from: Element, among: readonly Element[]): Element | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of among) {
    if (element === from) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * direction[0] + (ey - y) * direction[1];
    const aside = Math.abs((ex - x) * direction[1]) + Math.abs((ey - y) * direction[0]);
    if (along < 1 || aside > 3 * along) continue;
    const distance = along + 2 * aside;
    if (distance < least) [best, least] = [element, distance];
  }
  return best;
}
