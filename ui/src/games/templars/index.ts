/** Templars' Journey on the page. */
import type { GameModule } from '../../game';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import Thumb from './Thumb.svelte';
import { hasChosen, marks } from './reading';
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
  settled: hasChosen,
  asks: {
    territory: ['place_knight', 'place_templar', 'take_gold', 'taxes', 'city', 'step', 'swap_edict', 'lose_knight', 'take_one'],
    'territory/colour': ['remove_knight'],
    colour: ['leader', 'pay2_remove', 'remove', 'pay2_swap'],
    space: ['pope'],
    card: ['commit'],
    templar: ['templar'],
  },
  final: ['commit', 'leader'],
  tellsTheEnd: true,
  auto: [],
};
