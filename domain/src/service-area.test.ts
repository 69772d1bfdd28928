import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { servedTown } from './service-area.ts';

const almere = { name: 'Almere', ranges: [[1311, 1329] as const, [1351, 1359] as const] };
const weesp = { name: 'Weesp', ranges: [[1380, 1384] as const] };
const towns = [almere, weesp];

test.each(['1315 AB', '1315ab', ' 1315-AB', '1315', '1311', '1329 ZZ', '1355'])(
  '%j lies in Almere',
  (code) => {
    expect(servedTown(code, towns)).toBe(almere);
  },
);

test('the first and the last number of a range belong to it', () => {
  expect(servedTown('1380', towns)).toBe(weesp);
  expect(servedTown('1384', towns)).toBe(weesp);
  expect(servedTown('1379', towns)).toBeNull();
  expect(servedTown('1385', towns)).toBeNull();
});

test.each(['', '131', '0315 AB', '13155', '10115', 'AB 1315', 'postcode'])('%j is no Dutch code', (code) => {
  expect(servedTown(code, towns)).toBeUndefined();
});

test('every Dutch code has an answer, and a town only where a range holds it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), (digits) => {
      const town = servedTown(`${digits} XY`, towns);
      const held = towns.some(({ ranges }) => ranges.some(([from, to]) => from <= digits && digits <= to));
      expect(town === null).toBe(!held);
    }),
  );
});
