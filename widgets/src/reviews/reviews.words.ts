import type { ReviewFacts, ScoreFacts } from '@vakman/domain/facts/review-facts';
import type { Language } from '@vakman/domain/languages/languages';
import { wordsByLanguage } from '../../generated/reviews.words.ts';
import type nl from './messages/nl.json';

export type ReviewsMessages = typeof nl;

/** What the reviews say and know in one language. */
export interface ReviewsWords {
  readonly messages: ReviewsMessages;
  readonly score: ScoreFacts;
  /** Those that are shown, the newest first. */
  readonly reviews: readonly ReviewFacts[];
}

/** Rejects where the chunk does not arrive. */
export async function loadReviewsWords(language: Language): Promise<ReviewsWords> {
  return (await wordsByLanguage[language]()).words;
}
