import { expect, test } from 'vitest';
import { fixtureContent } from '../fixtures/fixture-folder.ts';
import { fixedPriceEndsASize } from './fixed-price-ends-a-size.ts';

const { rates } = fixtureContent();

const upTo = (upToSquareMetres: number) => ({
  ...rates,
  packages: rates.packages.map((offer) => ({
    ...offer,
    rate: offer.rate.kind === 'fixed' ? { ...offer.rate, upToSquareMetres } : offer.rate,
  })),
});

test('a fixed price holds up to the end of a size that visitors choose', () => {
  expect(fixedPriceEndsASize(upTo(50))).toEqual([]);
  expect(fixedPriceEndsASize(upTo(100))).toEqual([]);
});

test('one that ended within a size is named', () => {
  expect(fixedPriceEndsASize(upTo(60))).toEqual([
    {
      file: 'rates.yaml',
      key: 'packages.2.rate.upToSquareMetres',
      reason: 'Expected the end of a size that visitors choose (25, 50, 100, 200, 500), not 60',
    },
  ]);
});
