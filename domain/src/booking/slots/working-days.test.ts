import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

const holidays = ['2026-12-25', '2026-12-26', '2027-01-01'];
const day = (text: string) => Temporal.PlainDate.from(text);

test.each([
  ['2026-11-20', 2, '2026-11-24'],
  ['2026-11-21', 2, '2026-11-24'],
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-12-28', -1, '2026-12-24'],
  ['2026-11-21', 0, '2026-11-21'],
])('from %s by %i working days to %s', (from, count, to) => {
  expect(addWorkingDays(day(from), count, holidays).toString()).toBe(to);
});

test('as many working days lie on the way as were counted, and the last one is one', () => {
  const start = fc.integer({ min: 0, max: 500 }).map((days) => day('2026-06-01').add({ days }));
  const count = fc.integer({ min: -30, max: 30 }).filter((value) => value !== 0);
  fc.assert(
    fc.property(start, count, (from, days) => {
      const reached = addWorkingDays(from, days, holidays);
      const passed = Array.from({ length: Math.abs(from.until(reached).days) }, (_, index) =>
        from.add({ days: Math.sign(days) * (index + 1) }),
      );
      expect(passed.filter((on) => isWorkingDay(on, holidays))).toHaveLength(Math.abs(days));
      expect(isWorkingDay(reached, holidays)).toBe(true);
    }),
  );
});
