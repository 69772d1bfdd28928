import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePoints, isStorable, oneLine, storable, whiteSpace } from './text.ts';

/** Any string at all: half surrogate pairs, NUL and white space are drawn often enough to matter. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u0000', '\ud800', '\udc00', '\ufffd', '😀', ...whiteSpace),
    ),
  )
  .map((parts) => parts.join(''));

test('an emoji is one code point', () => {
  expect(codePoints('')).toBe(0);
  expect(codePoints('verf')).toBe(4);
  expect(codePoints('🎨é')).toBe(2);
});

test('white space is exactly what trim takes', () => {
  expect(whiteSpace.trim()).toBe('');
  const others = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => character.trim() === '' && !whiteSpace.includes(character),
  );
  expect(others).toEqual([]);
});

test('a line of its own has no control character, and white space only between its words', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const line = oneLine(text);
      expect(line).not.toMatch(/\p{Cc}|[^\S ]| {2}|^ | $/u);
      expect(line.replaceAll(' ', '')).toBe(text.replaceAll(/[\s\p{Cc}]/gu, ''));
    }),
  );
});

test('NUL and half surrogate pairs cannot be stored', () => {
  expect(isStorable('a\u0000b')).toBe(false);
  expect(isStorable('\ud83c')).toBe(false);
  expect(isStorable('🎨')).toBe(true);
});

test('storable text keeps all that can be stored', () => {
  expect(storable('a\u0000b\ud83cc 🎨 \ufffd')).toBe('abc 🎨 \ufffd');
});

test('whatever is pasted becomes storable, and what is storable stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(isStorable(storable(text))).toBe(true);
      if (isStorable(text)) expect(storable(text)).toBe(text);
    }),
  );
});
