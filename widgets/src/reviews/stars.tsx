import { locales } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import type { ReviewsProps } from './reviews.props.ts';
import { starRow, starSide } from './reviews.state.ts';

const star =
  'l2.900 6 6.600 .900-4.800 4.600 1.200 6.500-5.900-3.200-5.900 3.200 1.200-6.500-4.800-4.600 6.600-.900z';

interface StarShapesProps {
  readonly scale: number;
}

/** The drawing of a whole row, once in the shadow root; all others point to it. */
export function StarShapes({ scale }: StarShapesProps) {
  const columns = Array.from({ length: scale }, (_, column) => column * starSide + starSide / 2);
  return (
    <svg className="unseen" aria-hidden="true">
      <path id="stars" d={columns.map((middle) => `M${middle} 2.500${star}`).join('')} />
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
