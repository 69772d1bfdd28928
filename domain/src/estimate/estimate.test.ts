import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimatedRange, rangePerSquareMetre, surfaceStates } from './estimate.ts';

const rooms = { min: 25, max: 45, vat: { percent: 9, newBuildingPercent: 21 } };

test.each([
  ['good', { from: 25, to: 35 }],
  ['worn', { from: 30, to: 40 }],
  ['poor', { from: 35, to: 45 }],
] as const)('a %s surface costs its part of what is usual', (state, range) => {
  expect(rangePerSquareMetre(rooms, state)).toEqual(range);
});

test('a new building is taxed at its own rate', () => {
  expect(rangePerSquareMetre(rooms, 'good', 'new')).toEqual({ from: 27.75, to: 38.85 });
  expect(rangePerSquareMetre(rooms, 'good', 'existing')).toEqual({ from: 25, to: 35 });
});

test('a surface costs whole tens of euro, the ends rounded away from each other', () => {
  expect(estimatedRange(rooms, 40, 'worn')).toEqual({ from: 1200, to: 1600 });
  expect(estimatedRange(rooms, 33, 'good')).toEqual({ from: 820, to: 1160 });
  expect(estimatedRange(rooms, 33, 'good', 'new')).toEqual({ from: 910, to: 1290 });
});

test('an estimate holds what was multiplied, and a worse surface costs no less', () => {
  const price = fc
    .record({ min: fc.integer({ min: 1, max: 5000 }), width: fc.integer({ min: 1, max: 5000 }) })
    .map(({ min, width }) => ({ ...rooms, min: min / 100, max: (min + width) / 100 }));
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 1000 }), (usual, area) => {
      const ranges = surfaceStates.map((state) => estimatedRange(usual, area, state));
      for (const [index, { from, to }] of ranges.entries()) {
        const each = rangePerSquareMetre(usual, surfaceStates[index] ?? 'good');
        expect(from).toBeLessThanOrEqual(each.from * area + 0.01);
        expect(to).toBeGreaterThanOrEqual(each.to * area - 0.01);
        expect(from).toBeGreaterThanOrEqual(ranges[index - 1]?.from ?? 0);
        expect(to).toBeGreaterThanOrEqual(ranges[index - 1]?.to ?? 0);
      }
    }),
  );
});

test.each([0, -1, 1001, Number.NaN, Number.POSITIVE_INFINITY])('an area of %s m² is refused', (area) => {
  expect(() => estimatedRange(rooms, area, 'good')).toThrow(RangeError);
});
