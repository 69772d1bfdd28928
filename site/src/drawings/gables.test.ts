import { describe, expect, test } from 'vitest';
import { facade, gableEdge, gableShapes, type Outline } from './gables.ts';

const outline: Outline = { width: 130, eaves: 300, gable: 90 };

/** End points of a path of absolute lines and curves, in order. */
function ends(path: string): number[][] {
  return [...path.matchAll(/[MLC]([^A-Z]+)/g)].map(([, numbers = '']) =>
    (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number).slice(-2),
  );
}

describe.each(gableShapes)('%s', (shape) => {
  const points = ends(gableEdge(shape, outline));

  test('begins and ends at the eaves, and reaches the ridge in the middle', () => {
    expect(points[0]).toEqual([0, -300]);
    expect(points.at(-1)).toEqual([130, -300]);
    expect(points).toContainEqual([65, -390]);
    for (const [, y = 0] of points) expect(y).toBeGreaterThanOrEqual(-390);
  });

  test('is the same on both sides', () => {
    const mirrored = points.map(([x = 0, y]) => [Math.round((130 - x) * 10) / 10, y]).toReversed();
    expect(mirrored).toEqual(points);
  });

  test('closes at the ground', () => {
    expect(facade(shape, outline)).toMatch(/V0H0Z$/);
  });
});
