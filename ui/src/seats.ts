/** Seats as they are drawn: colour, shape and initial together. */
import type { SeatInfo, Shape } from './game';

const SHAPES: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon'];

/** The seats of a table from their names and the game's colours. */
export function seatInfos(names: readonly string[], colours: readonly string[]): SeatInfo[] {
  return names.map((name, seat) => {
    const colour = (colours[seat] ?? 'black').toLowerCase();
    return {
      seat,
      name,
      colour: `var(--seat-${colour})`,
      wash: `var(--seat-${colour}-wash)`,
      text: `var(--seat-${colour}-text)`,
      on: `var(--seat-${colour}-on)`,
      shape: SHAPES[seat % SHAPES.length] as Shape,
      initial: [...name][0]?.toUpperCase() ?? '',
    };
  });
}
