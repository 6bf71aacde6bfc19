/** The keys of the table, and what each does. */
import { roundStarts } from '../log';
import type { Session } from '../session.svelte';

export interface Commands {
  type: () => void;
  help: () => void;
  prefs: () => void;
  log: () => void;
  words: () => void;
  escape: () => void;
}

/** May a letter be meant for what has the focus? */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, select, textarea') || target.isContentEditable);
}

function byRound(session: Session, direction: 1 | -1): void {
  const starts = roundStarts(session.frames);
  const at = session.reviewed ?? session.frames.length - 1;
  const next = direction > 0 ? starts.find((index) => index > at) : starts.filter((index) => index < at).at(-1);
  session.look(next ?? (direction > 0 ? session.frames.length - 1 : 0));
}

function byStep(session: Session, direction: 1 | -1): void {
  session.look((session.reviewed ?? session.frames.length - 1) + direction);
}

/** Step to what the others did first since the own last turn. */
export function showNews(session: Session): void {
  const [first] = session.news;
  if (first) session.look(session.frames.indexOf(first));
}

/** Handle a key; true if it was one of ours. */
export function onKey(event: KeyboardEvent, session: Session, commands: Commands): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false;
  if (event.key === 'Escape') {
    commands.escape();
    return true;
  }
  if (isField(event.target)) return false;
  const turn = Math.max(session.table.turn_start, session.table.undo.to ?? 0);
  const own: Record<string, () => void> = {
    '?': commands.help,
    '/': commands.type,
    p: commands.prefs,
    l: commands.log,
    w: commands.words,
    u: () => session.undo(),
    r: () => session.undo(turn),
    s: () => session.skip(),
    n: () => showNews(session),
    '[': () => byStep(session, -1),
    ']': () => byStep(session, 1),
    '{': () => byRound(session, -1),
    '}': () => byRound(session, 1),
  };
  const inReview: Record<string, () => void> = {
    ArrowLeft: () => byStep(session, -1),
    ArrowRight: () => byStep(session, 1),
    ArrowUp: () => byRound(session, -1),
    ArrowDown: () => byRound(session, 1),
    Home: () => session.look(0),
    End: () => session.look(session.frames.length - 1),
  };
  if (event.key === 'Enter' && session.draft && document.activeElement === document.body) {
    session.choose(session.draft, true);
    return true;
  }
  const command = own[event.key] ?? (session.reviewed === null ? undefined : inReview[event.key]);
  command?.();
  return command !== undefined;
}
