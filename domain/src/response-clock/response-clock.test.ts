import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRules } from '../booking/slots/example-rules.ts';
import { answerDue } from './response-clock.answer-due.ts';
import { openMinutes } from './response-clock.ts';

const rules = {
  openingHours: [
    ...Array.from({ length: 5 }, () => ({ opens: '08:00', closes: '17:00' })),
    { opens: '09:00', closes: '15:00' },
    null,
  ],
  holidays: ['2026-12-25', '2026-12-26'],
};

describe('an answer is due so many hours later', () => {
  test.each([
    ['on a workday', '2026-11-24T09:00:00+01:00', '2026-11-25T08:00:00.000Z'],
    ['over a Sunday', '2026-11-28T16:00:00+01:00', '2026-11-29T15:00:00.000Z'],
    ['over Christmas', '2026-12-24T16:30:00+01:00', '2026-12-25T15:30:00.000Z'],
    ['when clocks go on, by the hours that pass', '2026-03-28T12:00:00+01:00', '2026-03-29T11:00:00.000Z'],
    ['when clocks go back, by the hours that pass', '2026-10-24T12:00:00+02:00', '2026-10-25T10:00:00.000Z'],
  ])('%s', (_, receivedAt, due) => {
    expect(answerDue(receivedAt, 24)).toBe(due);
  });
});

describe('of it are left for work', () => {
  test.each([
    ['a whole day, between two mornings', '2026-11-24T09:00:00+01:00', 9 * 60],
    ['what is open on Friday and Saturday', '2026-11-27T16:00:00+01:00', 8 * 60 - 60],
    ['nothing from Saturday after closing to Sunday', '2026-11-28T16:00:00+01:00', 0],
    ['only the eve of a holiday', '2026-12-24T16:30:00+01:00', 30],
    ['as many minutes of a day that is an hour shorter', '2026-03-29T00:30:00+01:00', 0],
    ['the morning after clocks went back', '2026-10-25T10:00:00+01:00', 2 * 60],
  ])('%s', (_, receivedAt, minutes) => {
    expect(openMinutes(receivedAt, answerDue(receivedAt, 24), rules)).toBe(minutes);
  });

  test('what is left of two parts is what is left of the whole, to the minute', () => {
    const minute = fc
      .date({
        min: new Date('2026-01-01T00:00:00Z'),
        max: new Date('2028-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => Math.floor(date.getTime() / 60_000) * 60_000);
    const iso = (time: number) => new Date(time).toISOString();
    fc.assert(
      fc.property(minute, fc.nat(5000), fc.nat(5000), (start, first, second) => {
        const [from, middle, to] = [start, start + first * 60_000, start + (first + second) * 60_000].map(
          iso,
        );
        const left = (one = '', other = '') => openMinutes(one, other, exampleRules);
        expect(left(from, middle) + left(middle, to)).toBe(left(from, to));
        expect(left(from, to)).toBeLessThanOrEqual(first + second);
        expect(left(to, from)).toBe(0);
      }),
    );
  });
});
