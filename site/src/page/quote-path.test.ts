import { expect, test } from 'vitest';
import { quotePath } from './quote-path.ts';

test('a page hands on the service and the place that it is about', () => {
  const path = (subject: Parameters<typeof quotePath>[0]['subject']) => quotePath({ lang: 'en', subject });
  expect(path({ kind: 'local', service: 'latex-spuiten', province: 'zeeland' })).toBe(
    '/en/offerte-aanvragen?services=latex-spuiten&province=zeeland',
  );
  expect(path({ kind: 'service', service: 'schilder' })).toBe('/en/offerte-aanvragen?services=schilder');
  expect(path({ kind: 'treatment', treatment: 'graffiti-verwijderen' })).toBe(
    '/en/offerte-aanvragen?services=gevelreiniging',
  );
  expect(path({ kind: 'province', province: 'drenthe' })).toBe('/en/offerte-aanvragen?province=drenthe');
  expect(path({ kind: 'single', page: 'faq' })).toBe('/en/offerte-aanvragen');
});
