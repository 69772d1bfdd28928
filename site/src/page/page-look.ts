import type { PageKind } from '../_data/routes.ts';

/** Pages that look alike at first: the home page, and all others. Each look has its styles. */
export type PageLook = 'home' | 'inner';

/** What a page runs. */
export type PageScript = 'home' | 'inner' | 'withWidgets';

/** Pages other than the home page that show a widget, or try one out. */
const kindsWithWidgets: ReadonlySet<PageKind> = new Set(['quote']);

export function scriptOf(kind: PageKind): PageScript {
  if (kind === 'home') return 'home';
  return kindsWithWidgets.has(kind) ? 'withWidgets' : 'inner';
}

export function lookOf(kind: PageKind): PageLook {
  return kind === 'home' ? 'home' : 'inner';
}
