import { bookingPrices } from '@vakman/content/booking/booking-prices';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';

/** The fixed price and whom it is for, and what all others usually pay. */
export function BookingPrice() {
  const { content, lang, t } = usePage();
  const prices = bookingPrices(content.rates);
  if (!prices) return null;
  const { fixed, from, to, upToSquareMetres, vatPercent } = prices;
  return (
    <div className="price-card">
      <h2>{t('work.price')}</h2>
      <p className="price">
        <span>{t('prices.fixed')}</span>
        <strong>{formatEuro(fixed, lang)}</strong>
      </p>
      <p className="small">{t('rates.vat', { percent: vatPercent })}</p>
      <p>{t('bookingPage.price.fixed', { area: upToSquareMetres })}</p>
      <p>{t('bookingPage.price.range', { from: formatEuro(from, lang), to: formatEuro(to, lang) })}</p>
      <p>
        <a className="alone" href={pathTo('costs', lang)}>
          {t('work.costsLink')}
        </a>
      </p>
    </div>
  );
}
