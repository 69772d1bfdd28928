import { defaultLanguage, languages, localisedPath, type Language } from '@vakman/domain/languages/languages';
import { translator } from '../page/translate.ts';

/** The pages there are: their path in Dutch, and whether search engines may list them. */
const pages = {
  home: { path: '/', listed: true },
  quote: { path: '/offerte-aanvragen', listed: true },
  thanks: { path: '/offerte-aanvragen/bedankt', listed: false },
  notFound: { path: '/404', listed: false },
} as const;

export type PageKind = keyof typeof pages;

export interface Route {
  readonly kind: PageKind;
  readonly lang: Language;
  /** Path on the site; nothing else knows one. */
  readonly url: string;
  /** Where the page is written, below the built folder. */
  readonly file: string;
  /** The same page in every language; a page that is not there has the home pages. */
  readonly alternates: Readonly<Record<Language, string>>;
  readonly listed: boolean;
  readonly title: string;
  readonly description: string;
}

const fileOf = (url: string) => (url.endsWith('/') ? `${url}index.html` : `${url}.html`);

function route(kind: PageKind, lang: Language): Route {
  const { path, listed } = pages[kind];
  const t = translator(lang);
  const url = localisedPath(lang, path);
  const shared = kind === 'notFound' ? pages.home.path : path;
  return {
    kind,
    lang,
    url,
    file: fileOf(url),
    alternates: Object.fromEntries(
      languages.map((language) => [language, localisedPath(language, shared)]),
    ) as Route['alternates'],
    listed,
    title: t(`head.${kind}.title`),
    description: t(`head.${kind}.description`),
  };
}

/** One record for each page and language. */
export function readRoutes(): Route[] {
  const kinds = Object.keys(pages) as PageKind[];
  return kinds.flatMap((kind) => languages.map((language) => route(kind, language)));
}

/** Path of a page, with the id of one of its sections where one is given. */
export function pathTo(kind: PageKind, language: Language, section?: string): string {
  return localisedPath(language, pages[kind].path) + (section ? `#${section}` : '');
}

/** What a language's pages begin with: nothing in Dutch. */
export function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}
