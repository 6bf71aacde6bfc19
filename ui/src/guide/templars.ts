/** How to play Templars' Journey, picture by picture. */
import { arrow, card, disc, glyph, line, plot, pope, squire, templar, token, words } from './scene';
import type { Item, Step } from './scene';

const GOLD = 'var(--gold-strong)';
const coins = (x: number, y: number, count: number): Item[] =>
  Array.from({ length: count }, (_, coin) => glyph('silver', x + (coin % 3) * 15, y + Math.floor(coin / 3) * 15, 15, GOLD));
const ship = (x: number, y: number): Item => glyph('genoa', x, y, 46, 'var(--board-timber, var(--ink-soft))');
const city = (x: number, y: number, w = 66, h = 62): Item => plot(x, y, w, h, 'var(--board-stone-light)');

export const steps: Step[] = [
  { key: 'aim', picture: [city(8, 20), squire(0, 24, 74, 18), squire(0, 42, 74, 18), squire(1, 60, 74, 18), arrow('M80 52h20'), ship(104, 30)] },
  {
    key: 'pope',
    picture: [line('M22 76H60M60 76L96 54M60 76L96 88M96 54H134M96 88L134 58', { dotted: true }), disc(22, 76, 10), disc(60, 76, 10, 'var(--seat-green-wash)'), disc(96, 54, 10, 'var(--seat-green-wash)'), disc(96, 88, 10, 'var(--seat-red-wash)'), glyph('marshal', 88, 22, 20, 'var(--seat-green)'), glyph('marshal', 106, 72, 20, 'var(--seat-red)'), pope(60, 74, 32), glyph('admiral', 124, 40, 26)],
  },
  { key: 'cards', picture: [card(10, 28, { back: true }), token(0, 25, 82, 8), card(46, 28, { back: true }), token(1, 61, 82, 8), arrow('M82 50h14'), card(102, 20, { label: '1', glyph: 'silver' }, 24, 36), card(118, 34, { label: '4', glyph: 'nobility' }, 24, 36), card(134, 48, { label: '6', glyph: 'templars' }, 24, 36)] },
  {
    key: 'risk',
    picture: [card(8, 10, { label: '2', glyph: 'silver' }), card(44, 10, { label: '2', glyph: 'silver' }), card(80, 10, { label: '1', glyph: 'silver' }), token(0, 23, 66, 9), token(1, 59, 66, 9), token(2, 95, 66, 9), arrow('M114 34h12'), squire(0, 142, 54, 22), glyph('cross', 132, 28, 22, 'var(--board-alarm)'), words('3 ×', 136, 82)],
  },
  { key: 'gold', picture: [plot(8, 14, 66, 72, 'var(--board-land, var(--paper-sunk))'), plot(80, 14, 72, 72, 'var(--board-land, var(--paper-sunk))'), templar(0, 34, 78, 34), ...coins(94, 28, 5), arrow('M112 74C96 92 74 92 58 78')] },
  { key: 'knights', picture: [...coins(8, 34, 2), words('→', 50, 52), city(64, 14, 88, 74), templar(0, 80, 80, 26), squire(0, 106, 80, 16), squire(0, 122, 80, 16), squire(1, 140, 80, 16), glyph('cross', 133, 46, 14, 'var(--board-alarm)')] },
  { key: 'templars', picture: [disc(24, 66, 16), disc(66, 38, 16), disc(108, 66, 16), arrow('M36 54 50 46'), arrow('M80 46 94 56'), templar(0, 108, 78, 30), card(126, 8, { glyph: 'scholars' }, 26, 30), glyph('defector', 96, 12, 20)] },
  { key: 'ships', picture: [city(6, 16, 60, 70), squire(0, 20, 58, 16), squire(0, 36, 58, 16), squire(1, 52, 58, 16), squire(0, 20, 80, 16), squire(1, 36, 80, 16), arrow('M72 50h14'), ship(92, 34), squire(0, 102, 64, 14), squire(1, 116, 64, 14), squire(0, 130, 64, 14), words('+1', 148, 24, 14)] },
  { key: 'favour', picture: [glyph('altar', 10, 26, 40), squire(0, 22, 86, 16), squire(0, 38, 86, 16), arrow('M60 52h14'), words('1', 88, 26), glyph('defector', 100, 10, 20), words('2', 88, 48), glyph('silver', 100, 33, 18, GOLD), words('3', 88, 70), glyph('heir', 100, 54, 20), words('4', 88, 92), glyph('lock', 100, 76, 20)] },
  { key: 'end', picture: [city(8, 14, 54, 46), squire(0, 24, 52, 16), squire(0, 42, 52, 16), ...coins(12, 66, 3), card(76, 18, { glyph: 'scholars' }), card(112, 18, { glyph: 'genoa' }), words('4', 91, 82), words('2', 127, 82)] },
];
