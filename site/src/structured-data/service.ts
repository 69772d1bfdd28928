import type { Rates } from '@vakman/content/rates.schema';
import type { ServiceSlug } from '@vakman/domain/services';
import type { Service } from 'schema-dts';
import { firmId } from './firm.ts';

type UsualPrice = Rates['usualPrices'][ServiceSlug];

/** UN/CEFACT codes of what a price is for: a square metre, or one piece. */
const unitCodes = { 'square-metre': 'MTK', window: 'C62', job: 'C62' } as const;

function offer(price: UsualPrice) {
  if (price.kind === 'on-request') return {};
  return {
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: price.min,
        maxPrice: price.max,
        priceCurrency: 'EUR',
        unitCode: unitCodes[price.unit],
        valueAddedTaxIncluded: true,
      },
    },
  } as const;
}

export interface OfferedService {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** Names of towns, or a province. */
  readonly area: readonly string[] | { readonly province: string };
  readonly price?: UsualPrice;
}

/** A kind of work that the firm offers, and where. */
export function service({ name, description, url, area, price }: OfferedService, siteUrl: string) {
  return {
    '@type': 'Service',
    name,
    description,
    url: siteUrl + url,
    provider: firmId(siteUrl),
    areaServed:
      'province' in area
        ? { '@type': 'AdministrativeArea', name: area.province }
        : area.map((town) => ({ '@type': 'City', name: town })),
    ...(price ? offer(price) : {}),
  } satisfies Service;
}
