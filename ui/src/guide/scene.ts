/** The pictures of "How to play", told as what stands where on a small sheet of 160 by 100. */
import type { GlyphName } from '../pieces/glyphs';

/** A player of the pictures, by number. */
export type Who = 0 | 1 | 2 | 3;

export type Item =
  | { draw: 'glyph'; name: GlyphName; x: number; y: number; size: number; colour?: string }
  | { draw: 'squire' | 'templar' | 'house' | 'seal' | 'token'; who: Who; x: number; y: number; size: number }
  | { draw: 'banner'; who: Who; x: number; y: number; size: number }
  | { draw: 'pope'; x: number; y: number; size: number }
  | { draw: 'plot'; x: number; y: number; w: number; h: number; fill?: string }
  | { draw: 'card'; x: number; y: number; w: number; h: number; glyph?: GlyphName; back?: boolean; label?: string }
  | { draw: 'arrow'; d: string }
  | { draw: 'line'; d: string; dotted?: boolean; wide?: boolean; colour?: string }
  | { draw: 'disc'; x: number; y: number; r: number; fill?: string; label?: string }
  | { draw: 'text'; x: number; y: number; words: string; size?: number };

/** One step of a guide: its texts are `guide-<game>-<key>-title` and `guide-<game>-<key>`. */
export interface Step {
  key: string;
  picture: Item[];
}

export const glyph = (name: GlyphName, x: number, y: number, size = 24, colour = 'var(--ink-soft)'): Item => ({ draw: 'glyph', name, x, y, size, colour }); // prettier-ignore
export const squire = (who: Who, x: number, y: number, size = 22): Item => ({ draw: 'squire', who, x, y, size });
export const templar = (who: Who, x: number, y: number, size = 30): Item => ({ draw: 'templar', who, x, y, size });
export const house = (who: Who, x: number, y: number, size = 26): Item => ({ draw: 'house', who, x, y, size });
export const seal = (who: Who, x: number, y: number, size = 18): Item => ({ draw: 'seal', who, x, y, size });
export const token = (who: Who, x: number, y: number, size = 11): Item => ({ draw: 'token', who, x, y, size });
export const banner = (who: Who, x: number, y: number, size = 20): Item => ({ draw: 'banner', who, x, y, size });
export const pope = (x: number, y: number, size = 34): Item => ({ draw: 'pope', x, y, size });
export const plot = (x: number, y: number, w: number, h: number, fill = 'var(--paper-raised)'): Item => ({ draw: 'plot', x, y, w, h, fill }); // prettier-ignore
export const card = (x: number, y: number, face: { glyph?: GlyphName; back?: boolean; label?: string } = {}, w = 30, h = 42): Item => ({ draw: 'card', x, y, w, h, ...face }); // prettier-ignore
export const arrow = (d: string): Item => ({ draw: 'arrow', d });
export const line = (d: string, style: { dotted?: boolean; wide?: boolean; colour?: string } = {}): Item => ({ draw: 'line', d, ...style }); // prettier-ignore
export const disc = (x: number, y: number, r: number, fill = 'var(--paper-raised)', label = ''): Item => ({ draw: 'disc', x, y, r, fill, label }); // prettier-ignore
export const words = (text: string, x: number, y: number, size = 15): Item => ({ draw: 'text', x, y, words: text, size });
