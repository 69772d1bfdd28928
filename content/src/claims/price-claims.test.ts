import { expect, test } from 'vitest';
import { fixtureContent } from '../fixtures/fixture-folder.ts';
import { priceClaims } from './price-claims.ts';

const { rates } = fixtureContent();

test('a language writes prices in its own way', () => {
  expect(priceClaims(rates, 'nl')['facadeCleaningPrice']).toBe('€\u00A0649,95');
  expect(priceClaims(rates, 'en')['facadeCleaningPrice']).toBe('€649.95');
});

test('a range has two ends, and what is on request has none', () => {
  const claims = priceClaims(rates, 'nl');
  expect(claims).toMatchObject({ gevelreinigingMin: '€\u00A0400', gevelreinigingMax: '€\u00A01.200' });
  expect(claims['houtrotReparatieMin']).toBe('€\u00A0150');
  expect(Object.keys(claims).filter((name) => name.startsWith('schilder'))).toEqual([]);
});

test('a fixed price names the surface up to which it holds', () => {
  expect(priceClaims(rates, 'nl')['facadeCleaningSquareMetres']).toBe(50);
  expect(priceClaims(rates, 'nl')['interiorSquareMetres']).toBeUndefined();
});
