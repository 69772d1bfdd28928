import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** What stands behind the path from `#` on, also when somebody opens another link to the same page. */
export const useFragment = (): string => useSyncExternalStore(follow, () => location.hash);
