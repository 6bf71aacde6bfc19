/** How to play Jerusalem, picture by picture. */
import { arrow, banner, card, disc, glyph, line, plot, seal, squire, words } from './scene';
import type { Item, Step } from './scene';

const floors = (x: number, count: number, colour: string): Item[] =>
  Array.from({ length: count }, (_, floor) => glyph('floor', x, 68 - floor * 15, 22, `var(--seat-${colour})`));

export const steps: Step[] = [
  {
    key: 'aim',
    picture: [...floors(16, 2, 'green'), ...floors(52, 3, 'red'), ...floors(88, 5, 'blue'), ...floors(124, 2, 'yellow'), line('M8 90h144', { wide: true })],
  },
  {
    key: 'auction',
    picture: [
      card(8, 22, { glyph: 'captain', label: '1' }),
      card(46, 22, { glyph: 'treasurer', label: '2' }),
      card(84, 22, { glyph: 'marshal', label: '3' }),
      card(122, 22, { glyph: 'admiral', label: '4' }),
      glyph('silver', 14, 70, 18, 'var(--board-silver)'),
      glyph('silver', 52, 70, 18, 'var(--board-silver)'),
      glyph('silver', 60, 74, 18, 'var(--board-silver)'),
      words('>', 42, 84),
    ],
  },
  {
    key: 'cards',
    picture: [card(14, 18, { back: true }), card(24, 22, { back: true }), card(34, 26, { back: true }), arrow('M70 48h26'), card(106, 24, { glyph: 'defector' }), glyph('screen', 100, 60, 42, 'var(--board-stone)')],
  },
  {
    key: 'deploy',
    picture: [plot(10, 12, 140, 76, 'var(--board-market)'), glyph('market', 18, 18, 20, 'var(--board-market-ink)'), squire(0, 40, 76), squire(0, 60, 76), squire(0, 80, 76), squire(1, 108, 76), squire(1, 128, 76), banner(0, 116, 18)],
  },
  {
    key: 'baron',
    picture: [plot(10, 12, 92, 76, 'var(--board-nobility)'), squire(0, 28, 78, 18), squire(0, 46, 78, 18), squire(0, 64, 78, 18), seal(0, 72, 36, 20), squire(1, 138, 60), glyph('cross', 108, 42, 18, 'var(--board-alarm)')],
  },
  {
    key: 'income',
    picture: [plot(10, 12, 62, 76, 'var(--board-palace)'), banner(0, 16, 18, 18), glyph('palace', 44, 18, 20, 'var(--board-palace-ink)'), squire(0, 30, 80, 18), squire(0, 50, 80, 18), arrow('M78 50h20'), glyph('prestige', 108, 12, 24, 'var(--board-prestige)'), glyph('squire', 108, 40, 22, 'var(--board-squire)'), glyph('silver', 108, 66, 22, 'var(--board-silver)'), words('+', 144, 32), words('+', 144, 58), words('+', 144, 84)],
  },
  {
    key: 'build',
    picture: [glyph('prestige', 12, 34, 26, 'var(--board-prestige)'), words('× 4', 54, 54), arrow('M76 48h20'), ...floors(112, 3, 'blue'), line('M102 90h44', { wide: true })],
  },
  {
    key: 'event',
    picture: [disc(24, 24, 12, 'var(--paper-raised)', '1'), disc(52, 24, 12, 'var(--gold-wash)', '2'), disc(80, 24, 12, 'var(--gold-wash)', '3'), disc(108, 24, 12, 'var(--gold-wash)', '4'), disc(136, 24, 12, 'var(--paper-raised)', '5'), line('M36 24h4M64 24h4M92 24h4M120 24h4'), glyph('heir', 24, 54, 26, 'var(--board-alarm)'), glyph('tax', 66, 54, 26, 'var(--board-alarm)'), glyph('war', 108, 54, 26, 'var(--board-alarm)')],
  },
  {
    key: 'end',
    picture: [...floors(30, 3, 'red'), ...floors(72, 4, 'blue'), ...floors(112, 4, 'yellow'), glyph('heir', 72, 2, 20, 'var(--gold-strong)'), line('M20 90h124', { wide: true }), glyph('prestige', 96, 40, 16, 'var(--board-prestige)'), words('>', 104, 34, 13)],
  },
];
