import { expect, test } from 'vitest';
import { visitMinutes } from './booking.rules.ts';
import { exampleRules } from './slots/example-rules.ts';

test.each([
  ['25-50', 240],
  ['500+', null],
  ['', undefined],
  ['constructor', undefined],
])('a visit to "%s" takes %s minutes', (size, minutes) => {
  expect(visitMinutes(size, exampleRules)).toBe(minutes);
});
