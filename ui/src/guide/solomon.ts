/** How to play Kingdom of Solomon, picture by picture. */
import { arrow, card, disc, glyph, house, line, plot, squire, token, words } from './scene';
import type { Item, Step } from './scene';

const COLOURS = { gold: 'var(--board-gold)', copper: 'var(--board-copper)', stone: 'var(--board-stone-cube)', timber: 'var(--board-timber)', food: 'var(--board-food)' } as const; // prettier-ignore
const cube = (name: keyof typeof COLOURS, x: number, y: number, size = 20): Item => glyph(name, x, y, size, COLOURS[name]);
const land = (x: number, y: number, w = 44, h = 44): Item => plot(x, y, w, h, 'var(--board-land)');
const blocks = (x: number, y: number, count: number, per: number): Item[] =>
  Array.from({ length: count }, (_, block) => plot(x + (block % per) * 18, y - Math.floor(block / per) * 14, 16, 12, 'var(--board-temple-built)')); // prettier-ignore

export const steps: Step[] = [
  { key: 'aim', picture: [cube('gold', 8, 18), cube('timber', 8, 42), cube('food', 8, 66), house(0, 54, 80, 28), line('M68 74h22', { wide: true }), house(0, 104, 80, 28), ...blocks(128, 74, 3, 1)] },
  { key: 'place', picture: [land(8, 16), land(58, 16), land(108, 16), cube('stone', 20, 20), cube('food', 70, 20), cube('timber', 120, 20), squire(0, 30, 58, 20), squire(1, 80, 58, 20), disc(30, 82, 12), disc(80, 82, 12), glyph('market', 22, 74, 16), glyph('hand', 72, 74, 16), squire(2, 130, 92, 20)] },
  { key: 'bonus', picture: [disc(36, 50, 32, 'var(--gold-wash)'), squire(0, 24, 58, 18), squire(0, 46, 58, 18), squire(0, 35, 76, 18), arrow('M74 50h14'), cube('gold', 96, 12), cube('copper', 124, 12), cube('stone', 96, 40), cube('timber', 124, 40), cube('food', 110, 68)] },
  { key: 'resolve', picture: [land(8, 20, 60, 60), cube('timber', 16, 26), cube('timber', 42, 26), squire(0, 38, 76, 22), arrow('M74 50h20'), cube('timber', 106, 28, 24), cube('timber', 128, 46, 24)] },
  { key: 'market', picture: [...[0, 1, 2, 3].map((slot): Item => plot(8 + slot * 28, 26, 25, 34, 'var(--paper-raised)')), words('4', 20, 20, 13), words('3', 48, 20, 13), words('2', 76, 20, 13), words('1', 104, 20, 13), cube('stone', 11, 33), cube('stone', 39, 33), cube('stone', 128, 70), arrow('M122 80C96 92 80 84 78 64')] },
  { key: 'build', picture: [cube('stone', 8, 16), cube('timber', 8, 40), cube('food', 8, 64), arrow('M34 50h14'), card(56, 22, { glyph: 'hammer' }, 36, 50), arrow('M98 50h12'), land(114, 30, 40, 44), house(0, 134, 70, 26)] },
  { key: 'roads', picture: [land(8, 22, 46, 56), land(106, 22, 46, 56), line('M50 60h60', { wide: true, colour: 'var(--ink-soft)' }), house(0, 30, 72, 24), house(0, 130, 72, 24), cube('stone', 14, 26, 16), cube('food', 128, 26, 16), squire(0, 80, 56, 20), glyph('road', 70, 64, 20)] },
  { key: 'temple', picture: [...blocks(14, 78, 8, 4), glyph('palace', 32, 20, 34, 'var(--board-temple-built)'), token(0, 106, 36, 9), token(0, 128, 36, 9), token(1, 106, 60, 9), glyph('election', 122, 54, 30, 'var(--gold-strong)')] },
  { key: 'end', picture: [...[0, 1, 2, 3, 4].map((n): Item => house(0, 22 + n * 28, 44, 22)), words('5', 80, 66, 16), ...blocks(24, 84, 3, 3), glyph('election', 96, 66, 26, 'var(--gold-strong)'), words('20', 138, 88)] },
];
