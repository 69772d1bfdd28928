import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsEarlyStart } from '../booking.early-start.ts';
import { changeUntil, confirmUntil, withdrawUntil } from './deadlines.ts';

const rules = {
  changeWorkingDays: 2,
  confirmWorkingDays: 1,
  holidays: ['2026-12-25', '2026-12-26', '2027-01-01', '2027-03-29'],
};

test.each([
  ['Thursday 09:00', '2026-11-26T08:00:00Z', 'Tuesday 09:00', '2026-11-24T08:00:00+00:00'],
  ['Saturday 09:00', '2026-11-28T08:00:00Z', 'Thursday 09:00', '2026-11-26T08:00:00+00:00'],
  ['Monday 09:00', '2026-11-30T08:00:00Z', 'Thursday 09:00', '2026-11-26T08:00:00+00:00'],
  ['Monday after Christmas', '2026-12-28T08:30:00Z', 'Wednesday', '2026-12-23T08:30:00+00:00'],
  ['Wednesday after Easter and summer time', '2027-03-31T07:00:00Z', 'Friday', '2027-03-26T08:00:00+00:00'],
  ['Tuesday after summer time', '2026-10-27T08:00:00Z', 'Friday', '2026-10-23T07:00:00+00:00'],
])('%s is moved free of charge until %s', (_day, start, _until, until) => {
  expect(changeUntil(start, rules)).toBe(until);
});

test('with no days between, it is moved until it begins', () => {
  expect(changeUntil('2026-11-28T08:00:00Z', { ...rules, changeWorkingDays: 0 })).toBe(
    '2026-11-28T08:00:00+00:00',
  );
});

test.each([
  ['Thursday 14:05', '2026-11-26T13:05:00Z', 'Friday 14:05', '2026-11-27T13:05:00+00:00'],
  ['Saturday', '2026-11-21T13:05:00Z', 'Monday', '2026-11-23T13:05:00+00:00'],
  ['Christmas Eve', '2026-12-24T13:05:00Z', 'Monday after Christmas', '2026-12-28T13:05:00+00:00'],
])('what was booked on %s is confirmed before %s', (_day, asked, _until, until) => {
  expect(confirmUntil(asked, rules)).toBe(until);
});

test.each([
  ['2026-11-21T09:00:00Z', '2026-12-05T23:00:00+00:00'],
  ['2026-11-20T23:30:00Z', '2026-12-05T23:00:00+00:00'],
  ['2026-11-21T22:59:59Z', '2026-12-05T23:00:00+00:00'],
  ['2026-11-21T23:00:00Z', '2026-12-06T23:00:00+00:00'],
  ['2026-03-20T12:00:00Z', '2026-04-03T22:00:00+00:00'],
])('of what was agreed at %s consumers withdraw until %s', (agreed, until) => {
  expect(withdrawUntil(agreed)).toBe(until);
});

test.each([
  ['on a Sunday', '2026-11-22T12:00:00Z', '2026-12-07T07:00:00Z', true],
  ['on a Sunday', '2026-11-22T12:00:00Z', '2026-12-08T07:00:00Z', false],
  ['on a Friday', '2026-11-20T12:00:00Z', '2026-12-07T22:59:00Z', true],
  ['on Christmas Eve', '2026-12-24T12:00:00Z', '2027-01-11T07:00:00Z', true],
])('what is booked %s may be confirmed a working day later: %s for %s', (_day, booked, start, needs) => {
  expect(needsEarlyStart(new Date(start), new Date(booked), rules)).toBe(needs);
});

test('an early start is one before the withdrawal period ends that a confirmation begins as late as promised', () => {
  const from = Date.parse('2026-01-01T00:00:00Z');
  const moment = fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }).map((minutes) => from + minutes * 60_000);
  const later = fc.integer({ min: 0, max: 25 * 24 * 60 }).map((minutes) => minutes * 60_000);
  const days = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(moment, later, days, (booked, wait, confirmWorkingDays) => {
      const promised = { ...rules, confirmWorkingDays };
      const start = new Date(booked + wait);
      const end = withdrawUntil(confirmUntil(new Date(booked).toISOString(), promised));
      expect(needsEarlyStart(start, new Date(booked), promised)).toBe(start.getTime() < Date.parse(end));
    }),
  );
});
