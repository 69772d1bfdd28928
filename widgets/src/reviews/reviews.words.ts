import type { ReviewFacts, ScoreFacts } from '@vakman/domain/facts/review-facts';
import type { Language } from '@vakman/domain/languages/languages';
import type nl from './messages/nl.json';

export type ReviewsMessages = typeof nl;

/** What the reviews say and know in one language. */
export interface ReviewsWords {
  readonly messages: ReviewsMessages;
  readonly score: ScoreFacts;
  /** Those that are shown, the newest first. */
  readonly reviews: readonly ReviewFacts[];
}

/** Written out, so that the build makes a chunk of each language. */
const modules: Readonly<Record<Language, () => Promise<{ readonly words: ReviewsWords }>>> = {
  nl: () => import('../../generated/reviews.nl.ts'),
  en: () => import('../../generated/reviews.en.ts'),
  de: () => import('../../generated/reviews.de.ts'),
  fr: () => import('../../generated/reviews.fr.ts'),
  es: () => import('../../generated/reviews.es.ts'),
  uk: () => import('../../generated/reviews.uk.ts'),
  ru: () => import('../../generated/reviews.ru.ts'),
  zh: () => import('../../generated/reviews.zh.ts'),
};

/** Rejects where the chunk does not arrive. */
export async function loadReviewsWords(language: Language): Promise<ReviewsWords> {
  return (await modules[language]()).words;
}
