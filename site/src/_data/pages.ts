import { loadContent } from '@vakman/content/content';
import { treatmentSlugs, type TreatmentSlug } from '@vakman/content/treatments/treatment.schema';
import { provinceSlugs, type ProvinceSlug } from '@vakman/domain/provinces';
import { serviceSlugs, type ServiceSlug } from '@vakman/domain/services';

/** Pages that there is one of: their path in Dutch, and whether search engines may list them. */
export const singlePages = {
  home: { path: '/', listed: true },
  quote: { path: '/offerte-aanvragen', listed: true },
  thanks: { path: '/offerte-aanvragen/bedankt', listed: false, parent: 'quote' },
  booking: { path: '/gevelreiniging-booking', listed: true },
  appointment: { path: '/afspraak', listed: false, parent: 'booking' },
  faq: { path: '/faq', listed: true },
  vacancies: { path: '/vacatures', listed: true },
  services: { path: '/diensten', listed: true },
  costs: { path: '/kosten/kosten-gevelreiniging-almere', listed: true, parent: 'services' },
  'work-area': { path: '/werkgebied', listed: true },
  blog: { path: '/blog', listed: true },
  terms: { path: '/algemene-voorwaarden', listed: true },
  privacy: { path: '/privacy', listed: true },
  widgets: { path: '/widgets', listed: true },
  sitemap: { path: '/sitemap-kliniek', listed: true },
  login: { path: '/login', listed: false },
  dashboard: { path: '/dashboard', listed: false },
  profile: { path: '/profile', listed: false },
  admin: { path: '/admin', listed: false },
  project: { path: '/project', listed: false },
  invite: { path: '/invite', listed: false },
  report: { path: '/partner-report', listed: false },
  offer: { path: '/offerte', listed: false },
  notFound: { path: '/404', listed: false },
} as const satisfies Record<string, { path: string; listed: boolean; parent?: string }>;

export type SinglePage = keyof typeof singlePages;

/** Names a page, the same one in every language. */
export type PageKey =
  | SinglePage
  | `service/${ServiceSlug}`
  | `treatment/${TreatmentSlug}`
  | `province/${ProvinceSlug}`
  | `local/${ServiceSlug}/${ProvinceSlug}`
  | `post/${string}`;

/** What a page is about; the kind decides its template. */
export type Subject =
  | { readonly kind: 'single'; readonly page: SinglePage }
  | { readonly kind: 'service'; readonly service: ServiceSlug }
  | { readonly kind: 'treatment'; readonly treatment: TreatmentSlug }
  | { readonly kind: 'province'; readonly province: ProvinceSlug }
  | { readonly kind: 'local'; readonly service: ServiceSlug; readonly province: ProvinceSlug }
  | { readonly kind: 'post'; readonly post: string };

export interface PageRecord {
  readonly key: PageKey;
  readonly subject: Subject;
  /** In Dutch. */
  readonly path: string;
  readonly listed: boolean;
  /** The page above it, for the way back. */
  readonly parent?: PageKey;
}

function single(page: SinglePage): PageRecord {
  const entry: { path: string; listed: boolean; parent?: SinglePage } = singlePages[page];
  const parent = page === 'home' ? {} : { parent: entry.parent ?? 'home' };
  return { ...entry, key: page, subject: { kind: 'single', page }, ...parent };
}

const service = (slug: ServiceSlug): PageRecord => ({
  key: `service/${slug}`,
  subject: { kind: 'service', service: slug },
  path: `/diensten/${slug}-almere`,
  listed: true,
  parent: 'services',
});

const treatment = (slug: TreatmentSlug): PageRecord => ({
  key: `treatment/${slug}`,
  subject: { kind: 'treatment', treatment: slug },
  path: `/gevel/${slug}-almere`,
  listed: true,
  parent: 'services',
});

const province = (slug: ProvinceSlug): PageRecord => ({
  key: `province/${slug}`,
  subject: { kind: 'province', province: slug },
  path: `/werkgebied/${slug}`,
  listed: true,
  parent: 'work-area',
});

const local = (slug: ServiceSlug, where: ProvinceSlug): PageRecord => ({
  key: `local/${slug}/${where}`,
  subject: { kind: 'local', service: slug, province: where },
  path: `/diensten/${slug}/${where}`,
  listed: true,
  parent: `service/${slug}`,
});

const post = (slug: string): PageRecord => ({
  key: `post/${slug}`,
  subject: { kind: 'post', post: slug },
  path: `/blog/${slug}`,
  listed: true,
  parent: 'blog',
});

/** One record for each page, whatever its language. */
export function readPages(): PageRecord[] {
  return [
    ...(Object.keys(singlePages) as SinglePage[]).map(single),
    ...serviceSlugs.map(service),
    ...treatmentSlugs.map(treatment),
    ...provinceSlugs.map(province),
    ...serviceSlugs.flatMap((slug) => provinceSlugs.map((where) => local(slug, where))),
    ...loadContent().posts.map(({ slug }) => post(slug)),
  ];
}

/** Paths that lead on to a page for good. */
export const aliases = {
  '/schilder-almere': 'service/schilder',
  '/gevelreiniging-almere': 'service/gevelreiniging',
} as const satisfies Record<string, PageKey>;
