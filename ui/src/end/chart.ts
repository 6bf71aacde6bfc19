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

/** Heights moved apart so that what stands there does not overlap: at least `gap` between two, none below `lowest`. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const result = [...heights];
  order.forEach((index, place) => {
    const above = result[order[place - 1] ?? -1] ?? -Infinity;
    result[index] = Math.max(heights[index] ?? 0, above + gap);
  });
  [...order].reverse().forEach((index, place) => {
    result[index] = Math.min(result[index] ?? 0, lowest - place * gap);
  });
  return result;
}
