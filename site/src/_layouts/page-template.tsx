import type { ComponentType } from 'react';
import type { SinglePage, Subject } from '../_data/pages.ts';
import type { PageKind, Route } from '../_data/routes.ts';
import type { TemplateData } from '../page/page-context.tsx';
import { BaseLayout } from './base-layout.tsx';

/** What pages of a kind are about. */
type SubjectOf<Kind extends PageKind> = Kind extends SinglePage
  ? Extract<Subject, { kind: 'single' }>
  : Extract<Subject, { kind: Kind }>;

/** Eleventy's data of a template that makes all pages of some kinds, in each language. */
export const pagesOf = (kinds: readonly PageKind[]) => ({
  pagination: {
    data: 'routes',
    size: 1,
    alias: 'route',
    before: (routes: Route[]) => routes.filter((route) => kinds.includes(route.kind)),
  },
  permalink: ({ route }: TemplateData) => route.file,
});

/** Eleventy's template of all pages of some kinds, in each language: `Body`, told what it is about, in the layout. */
export function pageTemplate<Kind extends PageKind>(
  Body: ComponentType<SubjectOf<Kind>>,
  ...kinds: readonly Kind[]
) {
  // The pages of a kind are about what their kind says, so Body gets what it asks for.
  const Content = Body as ComponentType<object>;
  return {
    data: pagesOf(kinds),
    render: ({ route, build }: TemplateData) => (
      <BaseLayout route={route} build={build}>
        <Content {...route.subject} />
      </BaseLayout>
    ),
  };
}
