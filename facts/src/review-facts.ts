import type { ReviewFacts, ScoreFacts } from '@vakman/domain/facts/review-facts';
import { formatDate, formatMonth } from '@vakman/domain/format/format.dates';
import { locales } from '@vakman/domain/languages/languages';
import type { FactsSource } from './widget-facts.ts';

/** How many of the reviews are shown. */
const shown = 4;

/** The newest reviews. Names of months and languages are made here: those of browsers differ. */
export function shownReviews({ content, language }: FactsSource): readonly ReviewFacts[] {
  const languageNames = new Intl.DisplayNames(locales[language], { type: 'language', fallback: 'none' });
  return content.reviews.slice(0, shown).map((review) => {
    const original = review.language === language ? undefined : languageNames.of(review.language);
    return {
      id: review.id,
      name: review.name,
      location: review.location,
      rating: review.rating,
      date: review.date,
      month: formatMonth(review.date, language),
      language: review.language,
      ...(original && { translatedFrom: original }),
      project: review.project[language],
      text: review.text[language],
    };
  });
}

export function scoreOf({ content, language }: FactsSource): ScoreFacts {
  const { claims, countedOn, reviewPage } = content.company;
  const { rating, ratingScale, googleReviewCount } = claims;
  return {
    rating,
    ratingScale,
    googleReviewCount,
    countedOn: formatDate(countedOn, language),
    page: reviewPage,
  };
}
