import { browserStorage } from '../../storage/browser-storage.ts';
import { formatDraft } from './draft.ts';

/** Keeps what was typed in local storage; nothing typed leaves nothing there. */
export function keepDraft(key: string, values: Readonly<Record<string, string>>): void {
  const storage = browserStorage('localStorage');
  const text = formatDraft(values, Date.now());
  if (text === undefined) storage.removeItem(key);
  else storage.setItem(key, text);
}
