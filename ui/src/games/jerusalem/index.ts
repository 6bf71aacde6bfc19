/** Jerusalem on the page. */
import type { GameModule } from '../../game';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Thumb from './Thumb.svelte';
import { marks } from './reading';
import { chart, scoring, zones } from './tables';

export { describe } from './words';

export const game: GameModule = {
  Board,
  Panel,
  Thumb,
  scoring,
  chart,
  zones,
  marks,
  asks: {
    area: ['place', 'baron', 'from', 'to', 'area', 'keep', 'rescue_to'],
    'seat/area': ['swap', 'remove'],
    seat: ['steal'],
    office: ['office'],
    card: ['play', 'keep'],
  },
  final: ['keep card', 'steal'],
  auto: [{ verb: 'take_rest', on: true }],
};
