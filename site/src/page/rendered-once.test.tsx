import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { readRoutes, type Route } from '../_data/routes.ts';
import type { BuildData } from './build-data.ts';
import { PageProvider, usePage } from './page-context.tsx';
import { renderedOnce } from './rendered-once.tsx';

const rendered = vi.fn<() => void>();

const useYear = renderedOnce(function Year() {
  rendered();
  const { build, lang, route } = usePage();
  return `${build.year} ${lang} ${route.kind}`;
});

function Part({ variant }: { readonly variant: string }) {
  return <p dangerouslySetInnerHTML={{ __html: useYear(variant) }} />;
}

const routes = readRoutes();
const pageOf = (kind: Route['kind'], lang: Route['lang']) =>
  routes.find((route) => route.kind === kind && route.lang === lang) as Route;

function show(route: Route, build: BuildData, variant: string): string {
  return renderToStaticMarkup(
    <PageProvider route={route} build={build}>
      <Part variant={variant} />
    </PageProvider>,
  );
}

const buildOf = (year: number) => Object.freeze({ year }) as BuildData;

test('pages of a language and a variant share what was rendered for the first, and no others do', () => {
  const build = buildOf(2026);
  const [home, faq] = [pageOf('home', 'nl'), pageOf('faq', 'nl')];
  expect(show(home, build, 'a')).toBe('<p>2026 nl home</p>');
  expect(show(faq, build, 'a')).toBe('<p>2026 nl home</p>');
  expect(rendered).toHaveBeenCalledOnce();
  expect(show(faq, build, 'b')).toBe('<p>2026 nl faq</p>');
  expect(show(pageOf('home', 'de'), build, 'a')).toBe('<p>2026 de home</p>');
  expect(show(home, buildOf(2027), 'a')).toBe('<p>2027 nl home</p>');
});

test('a build that Eleventy would hand to each page as an object of its own is refused', () => {
  expect(() => show(pageOf('home', 'nl'), { year: 2026 } as BuildData, 'a')).toThrow(
    'nothing is rendered once',
  );
});
