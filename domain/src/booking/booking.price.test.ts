import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accesses, heights, materials } from './booking.fields.ts';
import { squareMeters } from '../square-meters.ts';
import { bookingPrice } from './booking.price.ts';
import type { BookingChoices } from './booking.schema.ts';

const facts = { fixed: 649.95, upToSquareMetres: 50, from: 400, to: 1200, vatPercent: 21 };
const offered: BookingChoices = {
  square_meters: '25-50',
  material: 'brick',
  height: 'two-storeys',
  access: 'free',
  impregnation: 'yes',
};
const fixed = { kind: 'fixed', price: 649.95 };
const range = { kind: 'range', from: 400, to: 1200 };

test.each([
  [{}, fixed],
  [{ square_meters: '0-25' }, fixed],
  [{ height: 'one-storey' }, fixed],
  [{ square_meters: '50-100' }, range],
  [{ square_meters: '500+' }, range],
  [{ material: 'plaster' }, range],
  [{ height: 'three-storeys' }, range],
  [{ access: 'neighbour' }, range],
  [{ impregnation: 'no' }, range],
  [{ square_meters: 'unknown' }, { kind: 'measure' }],
  [{ square_meters: 'unknown', impregnation: 'no' }, { kind: 'measure' }],
])('the package with %j costs %j', (change, price) => {
  expect(bookingPrice({ ...offered, ...(change as Partial<BookingChoices>) }, facts)).toEqual(price);
});

test('the size up to which the price is fixed is a fact', () => {
  expect(bookingPrice({ ...offered, square_meters: '50-100' }, { ...facts, upToSquareMetres: 100 })).toEqual(
    fixed,
  );
  expect(bookingPrice(offered, { ...facts, upToSquareMetres: 49 })).toEqual(range);
});

test('no other facade than that of the package has a fixed price', () => {
  const choices = fc.record({
    square_meters: fc.constantFrom(...squareMeters),
    material: fc.constantFrom(...materials),
    height: fc.constantFrom(...heights),
    access: fc.constantFrom(...accesses),
    impregnation: fc.constantFrom('yes' as const, 'no' as const),
  });
  fc.assert(
    fc.property(choices, (facade) => {
      const { kind } = bookingPrice(facade, facts);
      if (kind !== 'fixed') return;
      expect(['0-25', '25-50']).toContain(facade.square_meters);
      expect(['one-storey', 'two-storeys']).toContain(facade.height);
      expect(facade).toMatchObject({ material: 'brick', access: 'free', impregnation: 'yes' });
    }),
  );
});
