import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BuildData } from './build-data.ts';
import { PageProvider, usePage } from './page-context.tsx';

/**
 * Most of a page stands on hundreds of others too, word for word, and React takes as long for it each time. This renders
 * it for the first of them, and answers each with the HTML, for an element around it.
 *
 * @param Content knows of the page what is the same for all pages of a language, and what `variant` tells apart.
 */
export function renderedOnce(Content: ComponentType): (variant: string) => string {
  // Another build may have other files. Eleventy hands on as it is only what is frozen.
  const builds = new WeakMap<BuildData, Map<string, string>>();
  return function useHtml(variant) {
    const { build, lang, route } = usePage();
    if (!Object.isFrozen(build))
      throw new Error('Each page has a build of its own, so nothing is rendered once');
    const known = builds.get(build) ?? new Map<string, string>();
    builds.set(build, known);
    const key = `${lang} ${variant}`;
    const html =
      known.get(key) ??
      renderToStaticMarkup(
        <PageProvider route={route} build={build}>
          <Content />
        </PageProvider>,
      );
    known.set(key, html);
    return html;
  };
}
