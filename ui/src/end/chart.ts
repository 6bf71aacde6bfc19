/** The geometry of the chart: lines that step, in a box, with sparse marks on the axes. */
import type { Series } from '../game';

export interface Extent {
  first: number;
  last: number;
  highest: number;
}

export function extentOf(series: readonly Series[]): Extent {
  const points = series.flatMap((line) => line.points);
  return {
    first: Math.min(...points.map(({ step }) => step)),
    last: Math.max(...points.map(({ step }) => step)),
    highest: Math.max(1, ...points.map(({ value }) => value)),
  };
}

/** The path of a line in a box of this width and height; values stand until they change. */
export function pathOf(line: Series, { first, last, highest }: Extent, width: number, height: number): string {
  const x = (step: number): number => ((step - first) / Math.max(1, last - first)) * width;
  const y = (value: number): number => height - (value / highest) * height;
  return line.points
    .map(({ step, value }, index) =>
      index === 0 ? `M${x(step).toFixed(1)} ${y(value).toFixed(1)}` : `H${x(step).toFixed(1)}V${y(value).toFixed(1)}`,
    )
    .join('');
}

/** Round numbers for an axis, at most `most` of them above zero. */
export function ticks(highest: number, most = 5): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => highest / size <= most) ?? Math.ceil(highest / most);
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}

/** Heights as near to the wished ones as a gap between each two allows, none lower down than `lowest`. */
export function spread(wishes: readonly number[], gap: number, lowest: number): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => (wishes[a] as number) - (wishes[b] as number));
  const heights = [...wishes];
  let free = -Infinity;
  for (const index of order) {
    heights[index] = Math.max(wishes[index] as number, free);
    free = heights[index] + gap;
  }
  let room = lowest;
  for (const index of order.reverse()) {
    heights[index] = Math.min(heights[index] as number, room);
    room = heights[index] - gap;
  }
  return heights;
}
