import { defaultLanguage, languages } from '@vakman/domain/languages/languages';
import type { PageKind, Route } from '@vakman/site/_data/routes.ts';

/** Made by the template of the login page, as the same page with another title. */
const likeLogin: ReadonlySet<PageKind> = new Set([
  'dashboard',
  'profile',
  'admin',
  'project',
  'invite',
  'report',
  'offer',
]);

const others = languages.filter((language) => language !== defaultLanguage);

/** The first page of each template, in every language. */
export function templatePages(routes: readonly Route[]): Route[] {
  const firsts = new Map<PageKind, Route>();
  for (const route of routes) {
    if (!firsts.has(route.kind) && !likeLogin.has(route.kind)) firsts.set(route.kind, route);
  }
  const keys = new Set([...firsts.values()].map(({ key }) => key));
  return routes.filter(({ key }) => keys.has(key));
}

/** Of the first pages of each template the Dutch one and one in another language, which changes from template to template. */
export function somePages(pages: readonly Route[]): Route[] {
  const keys = [...new Set(pages.map(({ key }) => key))];
  return pages.filter(
    ({ key, lang }) => lang === defaultLanguage || lang === others[keys.indexOf(key) % others.length],
  );
}
