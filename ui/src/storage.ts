/** What this browser remembers. Storage may be full or forbidden: then the page works and forgets. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`outremer.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`outremer.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the table still lives on the server.
  }
}
