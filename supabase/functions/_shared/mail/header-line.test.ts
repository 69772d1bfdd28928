import { expect, test } from 'vitest';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import { headerLine } from './header-line.ts';

test.each(hostileTexts)('hostile text %# becomes one short line', (text) => {
  const line = headerLine(text);
  expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
  expect([...line].length).toBeLessThanOrEqual(150);
});

test('words keep their distance', () => {
  expect(headerLine(' Jan\r\n\tde\u2028Vries ')).toBe('Jan de Vries');
});

test('no mark turns what follows', () => {
  const marks = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  expect(headerLine(`Jan${marks} de Vries`)).toBe('Jan de Vries');
});
