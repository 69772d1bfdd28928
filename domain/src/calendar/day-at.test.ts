import { expect, test } from 'vitest';
import { isDay } from './day-at.ts';

test('a day of an address is taken only where a calendar has it', () => {
  expect(isDay('2027-01-07')).toBe(true);
  for (const text of [undefined, '', '2027-02-30', '7-1-2027', '2027-01-07T09:00', '<b>'])
    expect(isDay(text)).toBe(false);
});
