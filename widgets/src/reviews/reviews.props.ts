import type { AttributeKind, WidgetProps } from '../element/element-definition.ts';
import type { ReviewsWords } from './reviews.words.ts';

/** Attributes of `<vakman-reviews>` beside `lang` and `theme`. */
export interface ReviewsAttributes {
  /** Leaves out the title, for pages that say the same above the reviews. */
  readonly hideTitle: boolean;
}

export const reviewsAttributes: Readonly<Record<keyof ReviewsAttributes, AttributeKind>> = {
  hideTitle: 'flag',
};

/** The reviews are there to be read: nothing happens that a page could be told. */
export type ReviewsEvents = object;

export type ReviewsProps = Partial<ReviewsAttributes> & WidgetProps<ReviewsWords, ReviewsEvents>;
