import type { PageKind } from '../_data/routes.ts';

/** Pages that look alike at first: the home page, and all others. Each look has its styles. */
export type PageLook = 'home' | 'inner';

/** Pages that begin with a widget, or try one out. At home they are further down, and wait for a reader. */
const kindsWithWidgets: ReadonlySet<PageKind> = new Set(['quote', 'booking', 'appointment', 'widgets']);

export const beginsWithWidget = (kind: PageKind) => kindsWithWidgets.has(kind);

export function lookOf(kind: PageKind): PageLook {
  return kind === 'home' ? 'home' : 'inner';
}
