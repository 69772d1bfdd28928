import { shellPages } from '@vakman/domain/facts/page-paths';
import type { PageKind } from '../_data/routes.ts';

/** Pages that look alike at first: the home page, and all others. Each look has its styles. */
export type PageLook = 'home' | 'inner';

/** Pages that begin with a widget, or try one out. At home they are further down, and wait for a reader. */
const kindsWithWidgets: ReadonlySet<PageKind> = new Set(['quote', 'booking', 'appointment', 'widgets']);

export const beginsWithWidget = (kind: PageKind) => kindsWithWidgets.has(kind);

/** Whether a page becomes the dashboard, which has a style of its own. */
export const isShell = (kind: PageKind) => (shellPages as readonly string[]).includes(kind);

export function lookOf(kind: PageKind): PageLook {
  return kind === 'home' ? 'home' : 'inner';
}
