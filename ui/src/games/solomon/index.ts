/** Kingdom of Solomon on the page. */
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
    place: ['place', 'resolve'],
    space: ['site', 'space'],
    card: ['build'],
    resource: ['take', 'give_cube', 'sell_supply', 'waive'],
    'resource/slot': ['buy', 'sell'],
    'opponent/resource': ['steal'],
    fortune: ['play_vp', 'play_resource', 'pay_card', 'discard'],
    link: ['road'],
    reward: ['temple'],
  },
  final: ['pass', 'end_turn'],
  auto: [],
};
