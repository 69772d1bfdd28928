import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('values take the place of their placeholders, each time', () => {
  expect(fill('{from} – {to}, {from}', { from: 8, to: 17 })).toBe('8 – 17, 8');
});

test('a placeholder without a value stays, so that it is seen', () => {
  expect(fill('Bel {phone}', {})).toBe('Bel {phone}');
  expect(fill('{toString} {constructor}', {})).toBe('{toString} {constructor}');
});

test('a value is text and nothing else', () => {
  expect(fill('{file}!', { file: "{file} $& $1 <b>'" })).toBe("{file} $& $1 <b>'!");
  expect(fill('{percent} %', { percent: 0 })).toBe('0 %');
});
