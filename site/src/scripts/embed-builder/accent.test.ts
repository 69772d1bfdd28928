import { contrast } from '@vakman/tokens/colours/contrast.ts';
import { expect, test } from 'vitest';
import { accentProperties, edgeContrast, lettersOn, neededContrast, readColour } from './accent.ts';

test.each([
  ['#0066cc', '#0066cc'],
  [' 06C ', '#0066cc'],
  ['E3B452', '#e3b452'],
])('%j is the colour %s', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

test.each(['', '#', '#06', '#0066c', '#0066cc00', 'red', 'url(x)', '#06c;color:red'])(
  '%j is no colour',
  (text) => {
    expect(readColour(text)).toBeUndefined();
  },
);

test('letters are white on dark colours and black on light ones', () => {
  expect(lettersOn('#7c1d1b').colour).toBe('white');
  expect(lettersOn('#e3b452').colour).toBe('black');
});

test('letters can be read on every grey, and better still under a pointer', () => {
  for (let value = 0; value < 256; value += 1) {
    const accent = `#${value.toString(16).padStart(2, '0').repeat(3)}`;
    const { '--vakman-on-accent': letters = '', '--vakman-accent-hover': hover = '' } =
      accentProperties(accent);
    expect(contrast(letters, accent), accent).toBeGreaterThanOrEqual(neededContrast.letters);
    expect(contrast(letters, hover), accent).toBeGreaterThanOrEqual(contrast(letters, accent));
  }
});

test('a pale colour drowns on a light page, a deep one on a dark page', () => {
  expect(edgeContrast('#ffe680', 'light')).toBeLessThan(neededContrast.edge);
  expect(edgeContrast('#ffe680', 'dark')).toBeGreaterThan(neededContrast.edge);
  expect(edgeContrast('#1c3429', 'dark')).toBeLessThan(neededContrast.edge);
  expect(edgeContrast('#1c3429', 'light')).toBeGreaterThan(neededContrast.edge);
});
