import type { ContentFault } from '../files/content-error.ts';
import type { Rates } from '../rates.schema.ts';

const reason = 'Nobody confirmed yet what this price includes; read the sentences and write the day here';

/** Prices of which the firm has not confirmed what they include. */
export function unconfirmedPrices({ packages, usualPrices }: Rates): ContentFault[] {
  const ofPackages = packages.flatMap(({ includesConfirmedOn }, index) =>
    includesConfirmedOn === null ? [`packages.${index}`] : [],
  );
  const ofServices = Object.entries(usualPrices).flatMap(([service, price]) =>
    price.kind === 'range' && price.includesConfirmedOn === null ? [`usualPrices.${service}`] : [],
  );
  return [...ofPackages, ...ofServices].map((key) => ({
    file: 'rates.yaml',
    key: `${key}.includesConfirmedOn`,
    reason,
  }));
}
