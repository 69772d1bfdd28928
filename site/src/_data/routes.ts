import { defaultLanguage, languages, localisedPath, type Language } from '@vakman/domain/languages/languages';
import { pageHead } from '../page/page-head.ts';
import { readPages, type PageKey, type PageRecord, type SinglePage, type Subject } from './pages.ts';
import { unknownPage } from './unknown-page.ts';

/** Template of a page: a single page is its own kind. */
export type PageKind = SinglePage | Exclude<Subject['kind'], 'single'>;

export interface Route {
  readonly key: PageKey;
  readonly kind: PageKind;
  readonly subject: Subject;
  readonly lang: Language;
  /** Path on the site; nothing else knows one. */
  readonly url: string;
  /** Where the page is written, below the built folder. */
  readonly file: string;
  /** The same page in every language; a page that is not there has the home pages. */
  readonly alternates: Readonly<Record<Language, string>>;
  readonly listed: boolean;
  /** In menus, lists and the way back. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The page above it; the home page has none. */
  readonly parent: PageKey | undefined;
}

const fileOf = (url: string) => (url.endsWith('/') ? `${url}index.html` : `${url}.html`);

function route(page: PageRecord, lang: Language): Route {
  const { key, subject, path, listed, parent } = page;
  const url = localisedPath(lang, path);
  const shared = key === 'notFound' ? '/' : path;
  const alternates = languages.map((language) => [language, localisedPath(language, shared)]);
  return {
    key,
    kind: subject.kind === 'single' ? subject.page : subject.kind,
    subject,
    lang,
    url,
    file: fileOf(url),
    alternates: Object.fromEntries(alternates) as Route['alternates'],
    listed,
    ...pageHead(subject, lang),
    parent,
  };
}

/** One record for each page and language. */
export function readRoutes(): Route[] {
  return readPages().flatMap((page) => languages.map((language) => route(page, language)));
}

/** Pages by key, read once as the content is. */
let pages: ReadonlyMap<PageKey, PageRecord> | undefined;

/** The page of a key. Throws for a page that there is not. */
export function readPage(key: PageKey): PageRecord {
  pages ??= new Map(readPages().map((page) => [page.key, page]));
  const page = pages.get(key);
  if (!page) throw new Error(unknownPage(key, [...pages.keys()]));
  return page;
}

/** Path of a page, with the id of one of its sections where one is given. Throws for a page that there is not. */
export function pathTo(key: PageKey, language: Language, section?: string): string {
  return localisedPath(language, readPage(key).path) + (section ? `#${section}` : '');
}

/** What a language's pages begin with: nothing in Dutch. */
export function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`;
}
