import type { Language } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { fixtureContent } from '../fixtures/fixture-folder.ts';
import { countClaims } from './count-claims.ts';

const { company } = fixtureContent();

test('a count holds as of a day, as the language writes it', () => {
  const day = (language: Language) => countClaims(company, language).countedOn;
  expect((['nl', 'es', 'zh'] as const).map(day)).toEqual([
    '27 november 2026',
    '27 de noviembre de 2026',
    '2026年11月27日',
  ]);
});

test('the year in which the experience began follows from the years and the day of the count', () => {
  expect(countClaims(company, 'nl').experienceSince).toBe(2001);
  expect(countClaims({ ...company, countedOn: '2028-01-02' }, 'nl').experienceSince).toBe(2003);
});
