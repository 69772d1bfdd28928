import { expect, test } from 'vitest';
import { phoneFact } from './phone-fact.ts';

test('a number is shown as it is written, on one line, and dialled from any country', () => {
  expect(phoneFact('036 000 00 00')).toEqual({
    display: '036\u00A0000\u00A000\u00A000',
    href: 'tel:+31360000000',
  });
});
