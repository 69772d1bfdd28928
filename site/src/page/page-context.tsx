import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { loadContent, type Content } from '@vakman/content/content';
import { locales, type Language } from '@vakman/domain/languages/languages';
import type { Route } from '../_data/routes.ts';
import type { BuildData } from './build-data.ts';
import { translator, type Translate } from './translate.ts';

/** What Eleventy hands to a template. */
export interface TemplateData {
  readonly route: Route;
  readonly build: BuildData;
}

/** What every component of a page may know. */
export interface Page extends TemplateData {
  readonly lang: Language;
  /** For `Intl`. */
  readonly locale: string;
  readonly t: Translate;
  readonly content: Content;
}

const PageContext = createContext<Page | undefined>(undefined);

function pageOf({ route, build }: TemplateData): Page {
  const { lang } = route;
  return { route, build, lang, locale: locales[lang], t: translator(lang), content: loadContent() };
}

export function PageProvider({ route, build, children }: TemplateData & { readonly children: ReactNode }) {
  const page = useMemo(() => pageOf({ route, build }), [route, build]);
  return <PageContext value={page}>{children}</PageContext>;
}

/** The page that is being rendered. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('There is no page around this component');
  return page;
}
