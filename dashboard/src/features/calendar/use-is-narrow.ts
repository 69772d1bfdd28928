import { useSyncExternalStore } from 'react';

/** As the style sheet has it. */
const narrow = '(width < 720px)';

function follow(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether a table of days has no room. */
export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => matchMedia(narrow).matches);
