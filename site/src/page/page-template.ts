import type { PageKind, Route } from '../_data/routes.ts';
import type { TemplateData } from './page-context.tsx';

/** Eleventy's data of a template that makes one page of a kind for each language. */
export function pagesOf(kind: PageKind) {
  return {
    pagination: {
      data: 'routes',
      size: 1,
      alias: 'route',
      before: (routes: Route[]) => routes.filter((route) => route.kind === kind),
    },
    permalink: ({ route }: TemplateData) => route.file,
  };
}
