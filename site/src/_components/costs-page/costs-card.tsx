import { formatEuro } from '@vakman/domain/format/format.prices';
import { usePage } from '../../page/page-context.tsx';

export interface CostsCardProps {
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
}

/** The fixed price of the package, and what it holds. */
export function CostsCard({ included, notIncluded }: CostsCardProps) {
  const { content, lang, t } = usePage();
  const offer = content.rates.packages.find(({ id }) => id === 'facade-cleaning');
  return (
    <aside className="price-card">
      {offer?.rate.kind === 'fixed' && (
        <>
          <p className="price">
            <span>{t('prices.fixed')}</span>
            <strong>{formatEuro(offer.rate.price, lang)}</strong>
          </p>
          <p className="small">{t('rates.vat', { percent: offer.vat.percent })}</p>
        </>
      )}
      <h2>{t('costsPage.included')}</h2>
      <ul className="ticks">
        {included.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>{t('costsPage.notIncluded')}</h2>
      <ul className="dashes">
        {notIncluded.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}
