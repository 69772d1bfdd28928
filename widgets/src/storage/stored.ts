/** What local storage holds; nothing where it is blocked. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text in local storage; where that is blocked, nothing is kept and nothing breaks. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: it serves the visitor's comfort alone.
  }
}
