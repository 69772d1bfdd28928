import type { PageKind, Route } from '../_data/routes.ts';
import type { TemplateData } from './page-context.tsx';

/** Eleventy's data of a template that makes all pages of its kinds, in each language. */
export function pagesOf(...kinds: PageKind[]) {
  return {
    pagination: {
      data: 'routes',
      size: 1,
      alias: 'route',
      before: (routes: Route[]) => routes.filter((route) => kinds.includes(route.kind)),
    },
    permalink: ({ route }: TemplateData) => route.file,
  };
}
