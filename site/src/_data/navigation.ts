import { treatmentSlugs } from '@vakman/content/treatments/treatment.schema';
import { serviceSlugs } from '@vakman/domain/services';
import type { MessageKey } from '../page/translate.ts';
import type { PageKey } from './pages.ts';
import type { PageKind } from './routes.ts';

export interface MenuItem {
  readonly page: PageKey;
  /** Section of the page to go to. */
  readonly section?: string;
  /** How the menu calls it, where it has no room for the page's own name or leads to a section. */
  readonly label?: MessageKey;
}

const home: MenuItem = { page: 'home' };
const faq: MenuItem = { page: 'faq', label: 'navigation.faq' };
const blog: MenuItem = { page: 'blog' };
const vacancies: MenuItem = { page: 'vacancies' };

/** At the top of every page: what stands before the services, and what stands behind them. */
export const headerMenu: { readonly before: readonly MenuItem[]; readonly after: readonly MenuItem[] } = {
  before: [home, faq],
  after: [blog, vacancies],
};

const services: readonly PageKey[] = [
  ...serviceSlugs.map((slug) => `service/${slug}` as const),
  ...treatmentSlugs.map((slug) => `treatment/${slug}` as const),
  'costs',
];

/** What the firm does, one page each. */
export const servicesMenu: readonly MenuItem[] = [
  ...services.map((page) => ({ page })),
  { page: 'services', label: 'navigation.allServices' },
];

/** Pages that a visitor finds by the services menu. */
export const serviceKinds: readonly PageKind[] = ['services', 'service', 'local', 'treatment', 'costs'];

/** The menu at the foot of every page. */
export const footerMenu: readonly MenuItem[] = [
  home,
  { page: 'home', section: 'diensten', label: 'navigation.services' },
  { page: 'home', section: 'projecten', label: 'navigation.projects' },
  blog,
  faq,
  vacancies,
  { page: 'home', section: 'contact', label: 'navigation.contact' },
];

/** Pages that the foot leads to beside its menu. */
export const footerPages: readonly MenuItem[] = [
  { page: 'service/gevelreiniging', label: 'navigation.facadeCleaningAlmere' },
  { page: 'service/schilder', label: 'navigation.painterAlmere' },
  { page: 'booking' },
  { page: 'work-area' },
  { page: 'terms' },
  { page: 'privacy' },
  { page: 'widgets' },
  { page: 'sitemap' },
];

/** What tells menus of two pages of a language apart: the entry for the page itself, where they have one. */
export const entryOf = (page: PageKey, ...menus: readonly (readonly MenuItem[])[]): string =>
  menus.flat().some((item) => item.page === page) ? page : '';
