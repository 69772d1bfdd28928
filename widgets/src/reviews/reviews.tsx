import { locales } from '@vakman/domain/languages/languages';
import { fill } from '@vakman/domain/text/fill';
import { Icon } from '../ui/icon.tsx';
import { ReviewQuote } from './review-quote.tsx';
import type { ReviewsProps } from './reviews.props.ts';
import { Stars, StarShapes } from './stars.tsx';

/** What customers say, with the score that others keep, and how the firm checks what it shows. */
export function Reviews({ language, words, hideTitle = false }: ReviewsProps) {
  const { messages, reviews, score } = words;
  const { rating, ratingScale, googleReviewCount, countedOn, page } = score;
  return (
    <div className="widget">
      <div className="reviews">
        <StarShapes scale={ratingScale} />
        <div className="score" part="score">
          {!hideTitle && <h2>{messages.title}</h2>}
          <p className="rating">{rating.toLocaleString(locales[language])}</p>
          <Stars {...{ rating, language, words }} />
          <div>
            <p>{fill(messages.based, { googleReviewCount })}</p>
            <p className="small">{fill(messages.counted, { googleReviewCount, countedOn })}</p>
          </div>
          <a className="button" href={page} target="_blank" rel="noopener">
            {messages.page}
            <span className="unseen"> {messages.newTab}</span>
            <Icon name="elsewhere" />
          </a>
          <p className="small">{messages.checked}</p>
        </div>
        <ul>
          {reviews.map((review) => (
            <ReviewQuote key={review.id} {...{ review, language, words }} />
          ))}
        </ul>
      </div>
    </div>
  );
}
