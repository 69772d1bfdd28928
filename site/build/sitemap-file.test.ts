import { languages } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { readRoutes } from '../src/_data/routes.ts';
import { sitemapFile } from './sitemap-file.ts';

const routes = readRoutes().filter(({ key }) => key === 'faq' || key === 'login');
const text = await sitemapFile(routes, 'https://vakman.example');

test('each listed page stands there in every language, with its translations', () => {
  expect([...text.matchAll(/<loc>/g)]).toHaveLength(languages.length);
  expect(text).toContain('<loc>https://vakman.example/zh/faq</loc>');
  expect(text).toContain('hreflang="de" href="https://vakman.example/de/faq"');
  expect(text).toContain('hreflang="x-default" href="https://vakman.example/faq"');
});

test('a page that is not listed is not told', () => {
  expect(text).not.toContain('login');
});
