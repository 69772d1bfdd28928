import {
  estimatedRange,
  rangePerSquareMetre,
  type PriceRange,
  type SurfaceState,
  type UsualPrice,
} from '@vakman/domain/estimate/estimate';
import { formatEuro } from '@vakman/domain/format/format.prices';
import type { Language } from '@vakman/domain/languages/languages';
import type { buildingTypes } from '@vakman/domain/quote-request/quote-request.preference-fields';
import { fill } from '@vakman/domain/text/fill';

/** What is to be painted. */
export interface EstimatedSurface {
  readonly area: number;
  readonly state: SurfaceState;
  readonly building: (typeof buildingTypes)[number];
}

/** Messages with their placeholders: a range of `{min}` and `{max}`, its sum of `{range}` and `{area}`, the tax of `{percent}`. */
export interface EstimateMessages {
  readonly range: string;
  readonly sum: string;
  readonly vat: string;
}

/** What an estimate says: how much, of what it was multiplied, and which tax is in it. */
export function estimateWords(
  price: UsualPrice,
  { area, state, building }: EstimatedSurface,
  messages: EstimateMessages,
  language: Language,
): EstimateMessages {
  const written = ({ from, to }: PriceRange) =>
    fill(messages.range, { min: formatEuro(from, language), max: formatEuro(to, language) });
  const { percent, newBuildingPercent } = price.vat;
  return {
    range: written(estimatedRange(price, area, state, building)),
    sum: fill(messages.sum, { range: written(rangePerSquareMetre(price, state, building)), area }),
    vat: fill(messages.vat, { percent: building === 'new' ? newBuildingPercent : percent }),
  };
}
