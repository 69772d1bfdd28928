import type { ElementDefinition } from '../element/element-definition.ts';
import { reviewsAttributes, type ReviewsAttributes, type ReviewsEvents } from './reviews.props.ts';
import { Reviews } from './reviews.tsx';
import { loadReviewsWords, type ReviewsWords } from './reviews.words.ts';

/**
 * What customers wrote, and the score on Google with a link to all reviews.
 *
 * @slot - What visitors get whose browser does not load the reviews, such as a link.
 * @csspart review One review.
 * @csspart score Block with the score and the link.
 */
export const reviews: ElementDefinition<ReviewsAttributes, ReviewsWords, ReviewsEvents> = {
  tag: 'vakman-reviews',
  Component: Reviews,
  attributes: reviewsAttributes,
  loadStyles: async () => (await import('./reviews.styles.ts')).reviewsStyles,
  loadWords: loadReviewsWords,
};
