import type { ElementDefinition } from '../element/element-definition.ts';
import { reviewsAttributes, type ReviewsAttributes, type ReviewsEvents } from './reviews.props.ts';
import { Reviews } from './reviews.tsx';
import { loadReviewsWords, type ReviewsWords } from './reviews.words.ts';

/** `<vakman-reviews>`, for the browser and for the build that renders it. */
export const reviews: ElementDefinition<ReviewsAttributes, ReviewsWords, ReviewsEvents> = {
  tag: 'vakman-reviews',
  Component: Reviews,
  attributes: reviewsAttributes,
  loadStyles: async () => (await import('./reviews.styles.ts')).reviewsStyles,
  loadWords: loadReviewsWords,
};
