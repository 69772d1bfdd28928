import { greatestSurface, squareMeters } from '@vakman/domain/square-meters';
import type { ContentFault } from '../files/content-error.ts';
import type { Rates } from '../rates.schema.ts';

/** Visitors choose a size, so a fixed price that ended within one would be promised to some whom booking refuses it. */
export function fixedPriceEndsASize({ packages }: Rates): ContentFault[] {
  const ends = squareMeters.map(greatestSurface).filter(Number.isFinite);
  return packages.flatMap(({ rate }, index) => {
    if (rate.kind !== 'fixed' || ends.includes(rate.upToSquareMetres)) return [];
    const reason = `Expected the end of a size that visitors choose (${ends.join(', ')}), not ${rate.upToSquareMetres}`;
    return [{ file: 'rates.yaml', key: `packages.${index}.rate.upToSquareMetres`, reason }];
  });
}
