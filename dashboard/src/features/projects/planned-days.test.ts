import { instantOf } from '@vakman/domain/calendar/wall-time';
import { expect, test } from 'vitest';
import { datesOf, daysOf, faultOf, type TypedDays } from './planned-days.ts';

/** A Thursday and the Tuesday after it. */
const typed: TypedDays = {
  from: '2026-11-26',
  to: '2026-12-01',
  start: '07:30',
  end: '16:00',
  crew: '2',
  withWeekends: false,
};

test('weekends are left out unless they are wanted, or named alone', () => {
  expect(datesOf(typed)).toEqual(['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01']);
  expect(datesOf({ ...typed, withWeekends: true })).toHaveLength(6);
  expect(datesOf({ ...typed, from: '2026-11-28', to: '' })).toEqual(['2026-11-28']);
});

test('a day begins and ends by the clocks of the Netherlands, before and after they change', () => {
  const [, first] = daysOf({ ...typed, from: '2026-10-23', to: '2026-10-26' }, instantOf);
  expect(first).toEqual({ crew: 2, starts_at: '2026-10-26T06:30:00Z', ends_at: '2026-10-26T15:00:00Z' });
  expect(daysOf({ ...typed, crew: '', to: '' }, instantOf)[0]?.crew).toBeNull();
});

test.each([
  [{ from: '' }, 'from'],
  [{ to: '2026-11-25' }, 'to'],
  [{ end: '07:30' }, 'end'],
  [{ from: '2026-11-28', to: '2026-11-29' }, 'none'],
  [{ to: '2027-12-01' }, 'to'],
  [{}, undefined],
])('%j is at fault: %s', (changes, fault) => {
  expect(faultOf({ ...typed, ...changes }, 31)).toBe(fault);
});
