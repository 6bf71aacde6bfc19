/** Lettering in drawings, which do not break lines by themselves. */

/** Breaks a name into lines of about so many letters, never inside a word. */
export function wrap(text: string, letters: number, lines = 2): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && (last.length + word.length < letters || rows.length === lines)) {
      rows[rows.length - 1] = `${last} ${word}`;
    } else rows.push(word);
  }
  return rows;
}

/** About how wide a name in the serif of titles runs. */
export function widthOf(text: string, size: number): number {
  const widths = [...text].map((letter) => (/[mwMW]/.test(letter) ? 0.84 : /[iljtfrI' ]/.test(letter) ? 0.34 : /\p{Lu}/u.test(letter) ? 0.66 : 0.52));
  return widths.reduce((sum, width) => sum + width, 0) * size;
}
