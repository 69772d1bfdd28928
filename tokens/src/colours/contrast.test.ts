import { describe, expect, test } from 'vitest';
import { onPaints, paints, type PaintName } from './paints.ts';
import { colours, type Theme } from './colours.ts';
import { contrast, edgePairs, textPairs } from './contrast.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'));
});

describe.each<Theme>(['light', 'dark'])('%s', (theme) => {
  test.each(textPairs)('%s is readable as text on %s', (text, behind) => {
    expect(contrast(colours[text][theme], colours[behind][theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(onPaints))('letters are readable on the paint %s', (paint, letters) => {
    expect(contrast(letters[theme], paints[paint as PaintName][theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('%s stands out as an edge on %s', (edge, behind) => {
    expect(contrast(colours[edge][theme], colours[behind][theme])).toBeGreaterThanOrEqual(3);
  });
});
