import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { ReviewQuote } from './review-quote.tsx';
import { Stars } from './stars.tsx';

/** How many of the reviews are shown. */
const shown = 4;

/** What customers say, with the score that others keep, and how the firm checks what it shows. */
export function Reviews() {
  const { content, locale, t } = usePage();
  const { claims, reviewPage } = content.company;
  return (
    <section id="reviews" className="reviews band">
      <div className="score">
        <h2>{t('reviews.title')}</h2>
        <p className="rating">{claims.rating.toLocaleString(locale)}</p>
        <Stars rating={claims.rating} />
        <p>{t('reviews.based')}</p>
        <p>
          <a className="button quiet" href={reviewPage} target="_blank" rel="noopener">
            {t('reviews.page')}
            <Icon name="elsewhere" />
          </a>
        </p>
        <p className="small">{t('reviews.checked')}</p>
      </div>
      <ul>
        {content.reviews.slice(0, shown).map((review) => (
          <ReviewQuote key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}
