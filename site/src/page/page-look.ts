import type { PageKind } from '../_data/routes.ts';

/** Pages that look alike at first: the home page, and all others. Each look has its styles. */
export type PageLook = 'home' | 'inner';

export function lookOf(kind: PageKind): PageLook {
  return kind === 'home' ? 'home' : 'inner';
}
