import type { PageKind } from '../_data/routes.ts';

/** Templates that have a share picture of their own. */
export const shareKinds = [
  'home',
  'services',
  'service',
  'treatment',
  'costs',
  'work-area',
  'province',
  'local',
  'blog',
  'post',
  'vacancies',
  'faq',
  'legal',
  'quote',
  'booking',
] as const;

export type ShareKind = (typeof shareKinds)[number];

/** Size of a share picture in pixels, as the networks show it uncut. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The share picture of the pages that have none of their own. */
const others = {
  terms: 'legal',
  privacy: 'legal',
  sitemap: 'legal',
  thanks: 'quote',
  appointment: 'booking',
} as const satisfies Partial<Record<PageKind, ShareKind>>;

const isShareKind = (kind: string): kind is ShareKind => (shareKinds as readonly string[]).includes(kind);

/** The share picture of a page; what nobody shares gets that of the home page. */
export function shareKindOf(kind: PageKind): ShareKind {
  if (isShareKind(kind)) return kind;
  return kind in others ? others[kind as keyof typeof others] : 'home';
}
