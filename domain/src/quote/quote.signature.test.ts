import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignaturePath, longestDrawing, signatureField, signaturePath } from './quote.signature.ts';

describe('a signature', () => {
  it('is moves and lines on whole numbers within its field', () => {
    const strokes = [
      [
        [10.4, 20.6],
        [30, 40],
      ],
      [
        [-5, 3],
        [9999, 250],
      ],
    ] as const;
    expect(signaturePath(strokes)).toBe('M10 21L30 40M0 3L600 200');
  });

  it('leaves out points that lie on the one before, and touches that draw nothing', () => {
    expect(
      signaturePath([
        [
          [1, 1],
          [1.2, 0.9],
          [2, 2],
        ],
        [[5, 5]],
        [
          [7, 7],
          [7, 7],
        ],
        [],
      ]),
    ).toBe('M1 1L2 2');
  });

  it('is one again, whatever was drawn', () => {
    const point = fc.tuple(
      fc.double({ noNaN: true, min: -50, max: 700 }),
      fc.double({ noNaN: true, min: -50, max: 250 }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(point, { maxLength: 40 }), { maxLength: 8 }), (strokes) => {
        const path = signaturePath(strokes);
        expect(path === '' || isSignaturePath(path)).toBe(true);
        for (const number of path.match(/\d+/g) ?? [])
          expect(Number(number)).toBeLessThanOrEqual(signatureField.width);
      }),
    );
  });
});

it.each([
  '',
  'M1 1',
  'L1 1',
  'M1 1L2 2Z',
  'M1 1 L2 2',
  'M1.5 1L2 2',
  'M-1 1L2 2',
  'M1 1L2 2"/><script>',
  'm1 1l2 2',
  `M1 1${'L1 1'.repeat(longestDrawing / 4)}`,
])('%j is none', (path) => {
  expect(isSignaturePath(path)).toBe(false);
});
