/** The choices of the action bar: numbers become pickers, turn-enders stand apart, the rest are buttons. */
import type { Action } from './game';

export interface NumberChoice {
  kind: 'number';
  verb: string;
  /** Legal numbers in rising order with their actions. */
  options: { value: number; action: Action }[];
}

export interface ButtonChoice {
  kind: 'button';
  action: Action;
  /** Can the same be chosen on the board? */
  onBoard: boolean;
}

export type Choice = NumberChoice | ButtonChoice;

/** Kinds of things with a place on the board: choosing them there is easier than from a row of buttons. */
const PLACES = new Set(['area', 'territory', 'space', 'place', 'link', 'office', 'slot']);

/** From this many of one verb on, the board is the better place to choose, for whatever it draws. */
const MANY = 5;

/** From this many numbers on, a picker is shorter than buttons. */
const PICKER_FROM = 5;

function numberOf(action: Action): number | null {
  const [only] = action.args;
  return action.args.length === 1 && only?.kind === 'number' ? Number(only.word) : null;
}

/** Does this end the turn, or hand on the decision? Such steps stand apart, beside Undo. */
export function endsTurn(action: Action): boolean {
  return action.args.length === 0 && /^(end|done|stop|skip|pass)/.test(action.verb);
}

/** Legal actions as the action bar shows them, in the order the engine lists them.
 *
 * `drawn` are the kinds of targets that the board draws (`area`, `seat/area`).
 */
export function choicesOf(legal: readonly Action[], drawn: readonly string[]): Choice[] {
  const counts = new Map<string, number>();
  for (const { verb } of legal) counts.set(verb, (counts.get(verb) ?? 0) + 1);
  const onBoard = ({ verb, args }: Action): boolean =>
    drawn.includes(args.map(({ kind }) => kind).join('/')) &&
    (args.some(({ kind }) => PLACES.has(kind)) || (counts.get(verb) ?? 0) >= MANY);
  const pickers = new Map<string, NumberChoice>();
  const choices: Choice[] = [];
  for (const action of legal) {
    const value = numberOf(action);
    if (value !== null && (counts.get(action.verb) ?? 0) >= PICKER_FROM) {
      let picker = pickers.get(action.verb);
      if (!picker) {
        picker = { kind: 'number', verb: action.verb, options: [] };
        pickers.set(action.verb, picker);
        choices.push(picker);
      }
      picker.options.push({ value, action });
      picker.options.sort((a, b) => a.value - b.value);
    } else {
      choices.push({ kind: 'button', action, onBoard: onBoard(action) });
    }
  }
  return choices;
}

/** The nearest legal number to a wish, keeping to the list. */
export function nearest(options: NumberChoice['options'], wish: number): NumberChoice['options'][number] {
  return options.reduce((best, option) =>
    Math.abs(option.value - wish) < Math.abs(best.value - wish) ? option : best,
  );
}

/** Legal texts that a typed text may still become, best first: those that begin with it, then those that hold it. */
export function completions(legal: readonly Action[], typed: string, most = 8): Action[] {
  const wish = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const begins = legal.filter(({ text }) => text.startsWith(wish));
  const holds = legal.filter(({ text }) => !text.startsWith(wish) && wish !== '' && text.includes(wish));
  return [...begins, ...holds].slice(0, most);
}
