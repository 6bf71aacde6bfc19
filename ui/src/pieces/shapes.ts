/** The shape of a seat, which tells it apart without its colour. */
import type { Shape } from '../game';
import { disc } from './glyphs';

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}z`;
}

/** The outline of a seat's shape around a point; all shapes look equally large at the same `r`. */
export function shapePath(shape: Shape, x: number, y: number, r: number): string {
  switch (shape) {
    case 'circle':
      return disc(x, y, r);
    case 'square': {
      const a = r * 0.9;
      return `M${x - a} ${y - a}h${2 * a}v${2 * a}h${-2 * a}z`;
    }
    case 'triangle':
      return polygon([
        [x, y - r * 1.15],
        [x + r * 1.15, y + r * 0.9],
        [x - r * 1.15, y + r * 0.9],
      ]);
    case 'diamond':
      return polygon([
        [x, y - r * 1.2],
        [x + r * 1.2, y],
        [x, y + r * 1.2],
        [x - r * 1.2, y],
      ]);
    case 'hexagon': {
      const a = r * 1.08;
      return polygon([0, 1, 2, 3, 4, 5].map((i) => [x + a * Math.cos((i * Math.PI) / 3), y + a * Math.sin((i * Math.PI) / 3)] as const));
    }
  }
}

/** How far below the middle of a shape its letter stands. */
export function letterDrop(shape: Shape, r: number): number {
  return shape === 'triangle' ? r * 0.3 : 0;
}

/** A wax seal: a circle with a scalloped edge. */
export function sealPath(x: number, y: number, r: number, scallops = 14): string {
  const parts: string[] = [];
  for (let i = 0; i <= scallops; i++) {
    const angle = (i / scallops) * 2 * Math.PI;
    const point = `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
    const bump = ((2 * Math.PI * r) / scallops / 2).toFixed(2);
    parts.push(i === 0 ? `M${point}` : `A${bump} ${bump} 0 0 1 ${point}`);
  }
  return `${parts.join('')}z`;
}

/** A block of houses as a hand draws it: nearly a rectangle, corners cut, the same for the same seed. */
export function plot(x: number, y: number, w: number, h: number, seed: number, cutting = 6, wobbling = 2.4): string {
  let state = seed * 2654435761 + 1;
  const wobble = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32 - 0.5) * wobbling;
  };
  const c = cutting;
  const corners: [number, number][] = [
    [x + c, y],
    [x + w - c, y],
    [x + w, y + c],
    [x + w, y + h - c],
    [x + w - c, y + h],
    [x + c, y + h],
    [x, y + h - c],
    [x, y + c],
  ];
  return polygon(corners.map(([a, b]) => [a + wobble(), b + wobble()] as const));
}

/** A smooth line through points, as a pen follows a river. */
export function curve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] =>
    points[Math.max(0, Math.min(points.length - 1, index))] as readonly [number, number];
  const parts = points.slice(1).map((end, index) => {
    const [before, start, next] = [at(index - 1), at(index), at(index + 2)];
    const first = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second = [end[0] - (next[0] - start[0]) / 6, end[1] - (next[1] - start[1]) / 6];
    return `C${[...first, ...second, ...end].map((value) => value.toFixed(1)).join(' ')}`;
  });
  return `M${at(0).join(' ')}${parts.join('')}`;
}
