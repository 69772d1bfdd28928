import { expect, test } from 'vitest';
import { readRoutes } from '../_data/routes.ts';
import { trailTo } from './trail.ts';

const trailOf = (key: string, lang: string) => {
  const route = readRoutes().find((one) => one.key === key && one.lang === lang);
  if (!route) throw new Error(`There is no ${key}`);
  return trailTo(route).map(({ url }) => url);
};

test('the way to a page leads over the pages above it', () => {
  expect(trailOf('local/schilder/zeeland', 'de')).toEqual([
    '/de/',
    '/de/diensten',
    '/de/diensten/schilder-almere',
    '/de/diensten/schilder/zeeland',
  ]);
  expect(trailOf('province/zeeland', 'nl')).toEqual(['/', '/werkgebied', '/werkgebied/zeeland']);
});

test('the home page is where every way begins', () => {
  expect(trailOf('home', 'nl')).toEqual(['/']);
});
