import { reloadedKey } from '@vakman/domain/stored-items/stored-keys';

/** Milliseconds in which a page is not loaded anew twice. */
const once = 60_000;

interface Page {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly now: () => number;
}

const thisPage = (): Page => ({
  storage: sessionStorage,
  reload: () => location.reload(),
  now: () => Date.now(),
});

/**
 * Imports a part of the bundle. After a deploy it may be gone: the page is then loaded anew, once, and forms find what
 * was typed where they keep it. What fails again is an error.
 */
export async function importPart<Module>(
  load: () => Promise<Module>,
  page: Page = thisPage(),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const last = Number(page.storage.getItem(reloadedKey) ?? 0);
    if (page.now() - last < once) throw error;
    page.storage.setItem(reloadedKey, String(page.now()));
    page.reload();
    // Nothing more is shown before the page comes anew.
    return new Promise(() => {});
  }
}
