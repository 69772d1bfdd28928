import { expect, test } from 'vitest';
import { fixtureContent } from '../fixtures/fixture-folder.ts';
import { bookingFacts } from './booking-facts.ts';

const content = fixtureContent();
const { rules, price } = bookingFacts(content, 2026);

test('the rules come with the opening hours, and with the holidays of this year and three more', () => {
  expect(rules).toMatchObject(content.booking);
  expect(rules.openingHours).toEqual(content.company.openingHours);
  expect(rules.holidays.at(0)).toBe('2026-01-01');
  expect(rules.holidays.at(-1)).toBe('2029-12-26');
});

test('the prices are those of the rates', () => {
  const offer = content.rates.packages.find(({ id }) => id === 'facade-cleaning');
  const usual = content.rates.usualPrices.gevelreiniging;
  expect(offer?.rate).toMatchObject({ price: price.fixed, upToSquareMetres: price.upToSquareMetres });
  expect(offer?.vat.percent).toBe(price.vatPercent);
  expect(usual).toMatchObject({ min: price.from, max: price.to });
});
