import { expect, test } from 'vitest';
import { fixtureContent } from '../fixtures/fixture-folder.ts';
import { estimatePrices } from './estimate-prices.ts';

const { rates } = fixtureContent();
const vat = { percent: 9, newBuildingPercent: 21 };

test('an estimate is made of the prices that the rates name', () => {
  expect(estimatePrices(rates)).toMatchObject([
    { work: 'walls', service: 'binnenschilder', min: 9.95, max: 25, vat, exampleSquareMetres: 60 },
    { work: 'rooms', service: 'binnenschilder', min: 25, max: 45, vat },
    { work: 'exterior', service: 'buitenschilder', min: 35, max: 65, vat, exampleSquareMetres: 40 },
    { work: 'spraying', service: 'latex-spuiten', min: 8, max: 15, vat },
  ]);
});

test('what has no usual price per square metre is not estimated', () => {
  const usualPrices = { ...rates.usualPrices, binnenschilder: { kind: 'on-request' as const } };
  const works = estimatePrices({ ...rates, usualPrices }).map(({ work }) => work);
  expect(works).toEqual(['exterior', 'spraying']);
});
