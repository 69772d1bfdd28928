import { reloadedKey } from '@vakman/domain/stored-items/stored-keys';
import { keepTyped } from './typed-text.ts';

/** Milliseconds in which a page is not loaded anew twice. */
const once = 60_000;

/** A part of the bundle that did not come, though the page was loaded anew. */
export class LostPartError extends Error {
  override readonly name = 'LostPartError';
}

interface Page {
  readonly isOnline: () => boolean;
  /** Keeps what stands in its fields. */
  readonly keepTyped: () => void;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly now: () => number;
}

const thisPage = (): Page => ({
  isOnline: () => navigator.onLine,
  keepTyped: () => keepTyped(document, sessionStorage, { path: location.pathname }),
  storage: sessionStorage,
  reload: () => location.reload(),
  now: () => Date.now(),
});

/**
 * Imports a part of the bundle. After a deploy it may be gone: the page is then loaded anew, once, and what was
 * typed stands there again. Without a connection nothing would come in its place.
 *
 * @throws {LostPartError} for what fails again.
 */
export async function importPart<Module>(load: () => Promise<Module>, its?: Page): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const page = its ?? thisPage();
    const last = Number(page.storage.getItem(reloadedKey) ?? 0);
    if (page.now() - last < once || !page.isOnline())
      throw new LostPartError('A part of the page did not come.', { cause: error });
    page.storage.setItem(reloadedKey, String(page.now()));
    page.keepTyped();
    page.reload();
    // Nothing more is shown before the page comes anew.
    return new Promise(() => {});
  }
}
