import type { Surroundings } from './engine/following.ts';

/** This page, as somebody looks at it or not. */
export const pageSurroundings: Surroundings = {
  isVisible: () => document.visibilityState === 'visible',
  follow(onChange) {
    document.addEventListener('visibilitychange', onChange);
    addEventListener('online', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('online', onChange);
    };
  },
};
