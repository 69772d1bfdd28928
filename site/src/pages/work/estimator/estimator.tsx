import { estimatePrices } from '@vakman/content/estimate/estimate-prices';
import { rangePerSquareMetre, surfaceStates } from '@vakman/domain/estimate/estimate';
import { formatEuro } from '@vakman/domain/format/format.prices';
import type { ServiceSlug } from '@vakman/domain/services';
import { usePage } from '../../../page/page-context.tsx';
import { EstimatorForm } from './estimator-form.tsx';

/** Where links lead that have a visitor work out his price. */
export const estimatorAnchor = '#estimate';

/** All that there is to estimate from: a square metre of each work in each state. */
function EstimateTable() {
  const { content, lang, t } = usePage();
  return (
    <table>
      <caption>{t('estimate.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('estimate.work')}</th>
          {surfaceStates.map((state) => (
            <th key={state} scope="col">
              {t(`estimate.states.${state}.name`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {estimatePrices(content.rates).map((price) => (
          <tr key={price.work}>
            <th scope="row">{t(`estimate.works.${price.work}.name`)}</th>
            {surfaceStates.map((state) => {
              const { from, to } = rangePerSquareMetre(price, state);
              return (
                <td key={state}>
                  {t('prices.range', { min: formatEuro(from, lang), max: formatEuro(to, lang) })}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a service costs in the visitor's own house, about; nothing for what has no price per square metre. */
export function Estimator({ service }: { readonly service: ServiceSlug }) {
  const { content, t } = usePage();
  const prices = estimatePrices(content.rates);
  // What most visitors of the page ask for: rooms rather than bare walls.
  const first = prices.findLast((price) => price.service === service);
  if (!first) return null;
  return (
    <section id={estimatorAnchor.slice(1)} className="estimator band sunken">
      <h2>{t('estimate.title')}</h2>
      <p className="lead">{t('estimate.lead')}</p>
      <EstimatorForm prices={prices} first={first} />
      <EstimateTable />
    </section>
  );
}
