import type { Review } from '@vakman/content/reviews/reviews.schema';
import { usePage } from '../../page/page-context.tsx';
import { monthAndYear } from '../../page/dates.ts';
import { Stars } from './stars.tsx';

/** What one customer wrote; a translation says so. */
export function ReviewQuote({ review }: { readonly review: Review }) {
  const { lang, locale, t } = usePage();
  const languageName = new Intl.DisplayNames(locale, { type: 'language' });
  return (
    <li>
      <Stars rating={review.rating} />
      <h3>{review.project[lang]}</h3>
      <blockquote>{review.text[lang]}</blockquote>
      <p>
        <b lang={review.language}>{review.name}</b>, {review.location},{' '}
        <time dateTime={review.date}>{monthAndYear(review.date, locale)}</time>
      </p>
      {review.language !== lang && (
        <p className="small">
          {t('reviews.translated', { language: languageName.of(review.language) ?? '' })}
        </p>
      )}
    </li>
  );
}
