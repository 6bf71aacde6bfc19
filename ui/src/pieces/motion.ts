/** How pieces come and go: briefly, and not at all for readers who want no motion. */
import type { TransitionConfig } from 'svelte/transition';
import { cubicOut } from 'svelte/easing';

const DURATION = 300;

/** Does the reader want no motion? */
export function still(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'off' ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}

/** A number that has changed fades in. */
export function appear(_node: Element): TransitionConfig {
  return { duration: still() ? 0 : DURATION, css: (t) => `opacity: ${0.2 + 0.8 * t}` };
}

/** A piece is set down from above, or lifted off. */
export function drop(_node: Element): TransitionConfig {
  return {
    duration: still() ? 0 : DURATION,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-16 * u}px)`,
  };
}
