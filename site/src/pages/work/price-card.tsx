import type { Rates } from '@vakman/content/rates.schema';
import type { ServiceSlug } from '@vakman/domain/services';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';

const units = {
  'square-metre': 'prices.perSquareMetre',
  window: 'prices.perWindow',
  job: 'prices.perJob',
} as const;

function Range({ price }: { readonly price: Rates['usualPrices'][ServiceSlug] }) {
  const { lang, t } = usePage();
  if (price.kind === 'on-request') return <strong>{t('prices.onRequest')}</strong>;
  const range = { min: formatEuro(price.min, lang), max: formatEuro(price.max, lang) };
  return (
    <>
      <span>{t('prices.usual')}</span>
      <strong>{t('prices.range', range)}</strong>
      <small>{t(units[price.unit])}</small>
    </>
  );
}

export interface PriceCardProps {
  readonly service: ServiceSlug;
  /** What makes it cheaper or dearer, where that is told. */
  readonly factors?: readonly string[];
}

/** What a service usually costs, and what decides it. */
export function PriceCard({ service, factors }: PriceCardProps) {
  const { content, lang, t } = usePage();
  const price = content.rates.usualPrices[service];
  return (
    <aside className="price-card">
      <h2>{t('work.price')}</h2>
      <p className="price">
        <Range price={price} />
      </p>
      {price.kind === 'range' && <p className="small">{t('prices.withVat')}</p>}
      {factors && (
        <>
          <h3>{t('work.factors')}</h3>
          <ul className="ticks">
            {factors.map((factor) => (
              <li key={factor}>{factor}</li>
            ))}
          </ul>
        </>
      )}
      {service === 'gevelreiniging' && (
        <a className="alone" href={pathTo('costs', lang)}>
          {t('work.costsLink')}
        </a>
      )}
    </aside>
  );
}
