import type { EstimatedWork, UsualPrice } from '@vakman/domain/estimate/estimate';
import type { ServiceSlug } from '@vakman/domain/services';
import type { RatePackage, Rates } from '../rates.schema.ts';

/** What a visitor can have estimated, with its prices and the service to ask a quote for. */
export interface EstimatePrice extends UsualPrice {
  readonly work: EstimatedWork;
  readonly service: ServiceSlug;
  /** Surface of an example, m². */
  readonly exampleSquareMetres: number;
}

/**
 * Prices per square metre that an estimate is made of. Walls and ceilings alone begin at the price of the package and
 * end where rooms with their woodwork begin. A work without a usual range per square metre is not estimated.
 */
export function estimatePrices({ packages, usualPrices }: Rates): EstimatePrice[] {
  const prices = (work: EstimatedWork, service: ServiceSlug, id: RatePackage['id']): EstimatePrice[] => {
    const offer = packages.find((each) => each.id === id);
    const usual = usualPrices[service];
    if (!offer || usual.kind !== 'range' || usual.unit !== 'square-metre') return [];
    const { vat, exampleSquareMetres } = offer;
    const { percent, newBuildingPercent = percent } = vat;
    const { min, max } = usual;
    return [{ work, service, min, max, vat: { percent, newBuildingPercent }, exampleSquareMetres }];
  };
  const rooms = prices('rooms', 'binnenschilder', 'interior');
  const rate = packages.find(({ id }) => id === 'interior')?.rate;
  const walls = rooms.flatMap((price): EstimatePrice[] =>
    rate?.kind === 'per-square-metre' && rate.from < price.min
      ? [{ ...price, work: 'walls', min: rate.from, max: price.min }]
      : [],
  );
  return [
    ...walls,
    ...rooms,
    ...prices('exterior', 'buitenschilder', 'exterior'),
    ...prices('spraying', 'latex-spuiten', 'interior'),
  ];
}
