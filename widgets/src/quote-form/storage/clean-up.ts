import { draftKey } from '@vakman/domain/stored-items/stored-keys';
import { attempt } from '../../storage/attempt.ts';
import { browserStorage, type TextStorage } from '../../storage/browser-storage.ts';
import { isOwnSite } from '../../own-site.ts';

/** Milliseconds after a request was accepted. */
const cleanUpDelay = 100;

const formKeys = ['contact-form-data', draftKey, 'form-draft', 'user-input', 'temp-form-data'];

export interface CleanUpPlaces {
  readonly storages: readonly TextStorage[];
  /** Absent where the browser offers none. */
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  /** Whether the page is one of our own site. */
  readonly ownSite: boolean;
}

/**
 * Removes what forms left in the browser of our own site once a request was accepted. On a partner's page the keys and
 * caches of these names are the partner's, or the draft of another form: the form that was sent has emptied its own.
 */
export async function cleanUp({ storages, caches, ownSite }: CleanUpPlaces): Promise<void> {
  if (!ownSite) return;
  for (const storage of storages) for (const key of formKeys) storage.removeItem(key);
  if (!caches) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => /form|data/.test(name)).map((name) => caches.delete(name)));
}

/** Cleans the browser up, once what reads the stored draft for the last time has done so. */
export function cleanUpSoon(): void {
  const places = {
    storages: [browserStorage('localStorage'), browserStorage('sessionStorage')],
    // Reading them throws in a sandboxed frame, when the request is already stored.
    caches: attempt(() => globalThis.caches as CacheStorage | undefined),
    ownSite: isOwnSite(),
  };
  setTimeout(() => void cleanUp(places), cleanUpDelay);
}
