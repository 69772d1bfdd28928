import type { ReviewFacts } from '@vakman/domain/facts/review-facts';
import { fill } from '@vakman/domain/text/fill';
import type { ReviewsProps } from './reviews.props.ts';
import { Stars } from './stars.tsx';

interface ReviewQuoteProps extends Pick<ReviewsProps, 'language' | 'words'> {
  readonly review: ReviewFacts;
}

/** What one customer wrote; a translation says so. */
export function ReviewQuote({ review, language, words }: ReviewQuoteProps) {
  const { rating, project, text, name, location, date, month, translatedFrom } = review;
  return (
    <li part="review">
      <Stars {...{ rating, language, words }} />
      <h3>{project}</h3>
      <blockquote>{text}</blockquote>
      <p>
        {/* One text, or React parts it by comments that the page has to carry. */}
        <b lang={review.language}>{name}</b>
        {`, ${location}, `}
        <time dateTime={date}>{month}</time>
      </p>
      {translatedFrom && (
        <p className="small">{fill(words.messages.translated, { language: translatedFrom })}</p>
      )}
    </li>
  );
}
