import { expect, test } from 'vitest';
import type { Letters } from './letters.ts';
import { placeLine, setLines, widthOf } from './set-lines.ts';

/** Every letter is half as wide as high, with what the tracking takes away. */
const letters: Letters = () => ({ outline: '', scale: 0.001, advance: 0.512 });
const room = { width: 500, lines: 3, sizes: [50, 25] };

test('lines are broken so that they are much alike', () => {
  expect(setLines('aaaa bbbb cccc dddd eeee', 'en', letters, room)).toEqual({
    lines: ['aaaa bbbb cccc', 'dddd eeee'],
    size: 50,
  });
});

test('what does not fit in so many lines is set smaller', () => {
  const { lines, size } = setLines('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'en', letters, room);
  expect([lines.length, size]).toEqual([1, 25]);
});

test('what fits in no size is refused', () => {
  expect(() => setLines('a'.repeat(60), 'en', letters, room)).toThrow('does not fit');
});

test('Chinese is broken between words, and no line begins with a sign', () => {
  const { lines } = setLines('好手艺，价格先说清', 'zh', letters, { ...room, width: 200 });
  expect(lines.join('')).toBe('好手艺，价格先说清');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^\p{P}/u);
});

test('letters stand side by side, as large as asked for', () => {
  const placed = placeLine('ab', letters, { x: 10, y: 90, size: 40 });
  expect(placed.map(({ x, y }) => [Math.round(x), y])).toEqual([
    [10, 90],
    [30, 90],
  ]);
  expect(placed[0]?.scale).toBeCloseTo(0.04);
  expect(widthOf('ab', letters)).toBeCloseTo(1);
});
