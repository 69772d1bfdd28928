import { locales } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import type { ReviewsProps } from './reviews.props.ts';
import { starRow, starSide } from './reviews.state.ts';

const star = 'l2.9 6 6.6 .9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z';

interface StarShapesProps {
  readonly scale: number;
}

/** The drawing of a whole row, once in the shadow root; all others point to it. */
export function StarShapes({ scale }: StarShapesProps) {
  const columns = Array.from({ length: scale }, (_, column) => column * starSide + starSide / 2);
  return (
    <svg className="unseen" aria-hidden="true">
      <path id="stars" d={columns.map((middle) => `M${middle} 2.5${star}`).join('')} />
    </svg>
  );
}

interface StarsProps extends Pick<ReviewsProps, 'language' | 'words'> {
  readonly rating: number;
}

/** A rating as a row of stars, of which the last may be filled in part. */
export function Stars({ rating, language, words: { messages, score } }: StarsProps) {
  const { ratingScale } = score;
  const { width, filled } = starRow(rating, ratingScale);
  const values = { rating: rating.toLocaleString(locales[language]), ratingScale };
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${width} ${starSide}`}
      role="img"
      aria-label={fill(messages.stars, values)}
    >
      <use href="#stars" />
      <svg width={filled}>
        <use href="#stars" />
      </svg>
    </svg>
  );
}
