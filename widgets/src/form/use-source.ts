import { readHandOff } from '@vakman/domain/hand-off/hand-off.reading';
import { useSyncExternalStore } from 'react';
import { isOwnSite } from '../own-site.ts';

const never = () => () => {};
const handed = () => (isOwnSite() ? readHandOff(new URLSearchParams(location.search)).source : undefined);
const nobody = () => undefined;

/**
 * The partner from whose page a visitor comes: whom the tag names, or, on our own site, whom the address names. Only
 * after hydration, because no build knows the address.
 */
export function useSource(named: string | undefined): string | undefined {
  const source = useSyncExternalStore(never, handed, nobody);
  return named ?? source;
}
