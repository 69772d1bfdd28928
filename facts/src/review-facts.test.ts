import { fixtureContent } from '@vakman/content/fixtures/fixture-folder';
import { languages, type Language } from '@vakman/domain/languages/languages';
import { expect, test } from 'vitest';
import { scoreOf, shownReviews } from './review-facts.ts';

const content = fixtureContent();
const source = (language: Language) => ({
  content,
  language,
  addresses: { siteUrl: 'http://localhost:4173', supabaseUrl: '', supabasePublishableKey: '' },
  pictures: {},
});

test.each(languages)('the first four of five, with month and words of the language (%s)', (language) => {
  const shown = shownReviews(source(language));
  expect(content.reviews).toHaveLength(5);
  expect(shown.map(({ id, text }) => [id, text])).toEqual(
    content.reviews.slice(0, 4).map(({ id, text }) => [id, text[language]]),
  );
});

test('months are written as the language does', () => {
  const month = (language: Language) => shownReviews(source(language))[0]?.month;
  expect(['nl', 'es', 'zh'].map((language) => month(language as Language))).toEqual([
    'juni 2026',
    'junio de 2026',
    '2026年6月',
  ]);
});

test('only a translation tells from which language it is', () => {
  const from = (language: Language) => shownReviews(source(language)).map((review) => review.translatedFrom);
  expect(from('nl')).toEqual([undefined, undefined, undefined, undefined]);
  expect(from('fr')).toEqual(['néerlandais', 'néerlandais', 'néerlandais', 'néerlandais']);
});

test('the score is that of the claims, with the day of the count', () => {
  const { claims, reviewPage } = content.company;
  expect(scoreOf(source('nl'))).toEqual({
    rating: claims.rating,
    ratingScale: claims.ratingScale,
    googleReviewCount: claims.googleReviewCount,
    countedOn: '27 november 2026',
    page: reviewPage,
  });
});
