import type { Language } from '@vakman/domain/languages/languages';
import type { PageKey } from '../_data/pages.ts';
import { readPage, pathTo, type Route } from '../_data/routes.ts';
import { pageHead } from './page-head.ts';

/** A step on the way to a page. */
export interface Step {
  readonly url: string;
  readonly name: string;
}

function stepsTo(key: PageKey | undefined, lang: Language): Step[] {
  if (key === undefined) return [];
  const { parent, subject } = readPage(key);
  return [...stepsTo(parent, lang), { url: pathTo(key, lang), name: pageHead(subject, lang).name }];
}

/** The pages above a page and the page itself, from the home page on. */
export function trailTo(route: Route): Step[] {
  return [...stepsTo(route.parent, route.lang), { url: route.url, name: route.name }];
}
