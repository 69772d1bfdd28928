import { estimatePrices } from '@vakman/content/estimate/estimate-prices';
import type { Rates } from '@vakman/content/rates.schema';
import type { ServiceSlug } from '@vakman/domain/services';
import { formatEuro } from '@vakman/domain/format/format.prices';
import { pathTo } from '../../_data/routes.ts';
import { usePage } from '../../page/page-context.tsx';
import { estimatorAnchor } from './estimator/estimator.tsx';

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

/** The price of the package, and for which work alone it holds. */
function FixedPrice({ price, area }: { readonly price: number; readonly area: number }) {
  const { lang, t } = usePage();
  return (
    <>
      <p className="price">
        <span>{t('prices.fixed')}</span>
        <strong>{formatEuro(price, lang)}</strong>
      </p>
      <p className="small">{t('rates.fixedFor', { area })}</p>
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
  const { packages, usualPrices } = content.rates;
  const price = usualPrices[service];
  const offer = packages.find((each) => each.service === service);
  const isEstimated = estimatePrices(content.rates).some((each) => each.service === service);
  return (
    <aside className="price-card">
      <h2>{t('work.price')}</h2>
      {offer?.rate.kind === 'fixed' && (
        <FixedPrice price={offer.rate.price} area={offer.rate.upToSquareMetres} />
      )}
      <p className="price">
        <Range price={price} />
      </p>
      {price.kind === 'range' && <p className="small">{price.includes[lang]}</p>}
      {isEstimated && (
        <a className="button quiet" href={pathTo(`service/${service}`, lang) + estimatorAnchor}>
          {t('estimate.button')}
        </a>
      )}
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
