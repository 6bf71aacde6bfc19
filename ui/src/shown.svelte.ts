/** The view on the table. A new one changes it in place, so that only what differs is drawn anew. */
import type { View } from './game';

type Part = Record<string, unknown>;

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null;
}

/** Have two parts of a view the same fields in the same order, so that one can become the other field by field? */
function alike(one: unknown, other: unknown): boolean {
  if (!isPart(one) || !isPart(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.keys(other);
  return Object.keys(one).length === fields.length && Object.keys(one).every((field, place) => field === fields[place]);
}

/** Turn what is drawn from one view into another, touching only the fields that differ. */
function turn(drawn: Part, before: Part, after: Part): void {
  for (const [field, value] of Object.entries(after)) {
    const was = before[field];
    if (was === value) continue;
    if (alike(was, value)) turn(drawn[field] as Part, was as Part, value as Part);
    else drawn[field] = value;
  }
}

export class Shown {
  #drawn = $state<View>(null);
  /** What is drawn, as it came. */
  #view: View = null;

  constructor(view: View) {
    this.show(view);
  }

  /** What is drawn: whoever reads a field of it follows that field alone. */
  get view(): View {
    return this.#drawn;
  }

  show(view: View): void {
    if (alike(this.#view, view)) turn(this.#drawn, this.#view, view);
    else this.#drawn = view;
    this.#view = view;
  }
}
