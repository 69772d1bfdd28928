import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { changeUntil } from './deadlines.ts';
import { exampleRules } from './example-rules.ts';
import { firstBookableDay } from './first-day.ts';
import { isoMoment, momentOf } from './local-time.ts';

const lastMinute = Temporal.PlainTime.from('23:59');

test.each([
  [2, 1],
  [2, 2],
  [0, 5],
])(
  'whoever books the first day at any hour can still change it free of charge (%i days ahead, %i to change)',
  (leadWorkingDays, changeWorkingDays) => {
    const rules = { ...exampleRules, leadWorkingDays, changeWorkingDays };
    for (let day = Temporal.PlainDate.from('2026-12-18'); day.year < 2027; day = day.add({ days: 1 })) {
      const first = firstBookableDay(day, rules);
      const until = changeUntil(isoMoment(momentOf(first, Temporal.PlainTime.from('00:00'))), rules);
      expect(Date.parse(until)).toBeGreaterThan(Date.parse(isoMoment(momentOf(day, lastMinute))));
    }
  },
);

test('without a limit to changes the first day may be today', () => {
  const rules = { ...exampleRules, leadWorkingDays: 0, changeWorkingDays: 0 };
  expect(firstBookableDay(Temporal.PlainDate.from('2026-11-20'), rules).toString()).toBe('2026-11-20');
});

test('the first day is as far away as the rules say, where that is later', () => {
  const rules = { ...exampleRules, leadWorkingDays: 7 };
  expect(firstBookableDay(Temporal.PlainDate.from('2026-11-20'), rules).toString()).toBe('2026-12-01');
});
