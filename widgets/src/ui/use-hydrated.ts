import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the build rendered and while it is taken over; true from then on, or at once where nothing was. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
