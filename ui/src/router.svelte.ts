/** The page's addresses live in the fragment: they are never sent to a server. */

export type Route =
  | { page: 'start' }
  | { page: 'setup'; game: string }
  | { page: 'guide'; game: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'table'; table: string; at: number | null }
  | { page: 'join'; table: string; invitation: string };

/** What a fragment like `#/table/7f3a?at=57` means; anything unknown is the start page. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, id, word, invitation] = path.split('/').map(decodeURIComponent);
  if (page === 'setup' && id) return { page: 'setup', game: id };
  if (page === 'guide' && id) return { page: 'guide', game: id };
  if (page === 'rules' && id) return { page: 'rules', game: id, rule: word ? word.toUpperCase() : null };
  if (page === 'table' && id) {
    if (word === 'join' && invitation) return { page: 'join', table: id, invitation };
    const at = new URLSearchParams(query).get('at');
    return { page: 'table', table: id, at: at !== null && /^\d+$/.test(at) ? Number(at) : null };
  }
  return { page: 'start' };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parse(location.hash);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Change the address without a new entry in the history (the step shown in a replay). */
  replace(path: string): void {
    history.replaceState(null, '', `#${path}`);
  }
}

export const router = new Router();
