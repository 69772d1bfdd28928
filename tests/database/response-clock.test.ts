import { exampleRules } from '@vakman/domain/booking/slots/example-rules';
import { openMinutes } from '@vakman/domain/response-clock/response-clock';
import { answerDue } from '@vakman/domain/response-clock/response-clock.answer-due';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const seed = Math.floor(Math.random() * 2 ** 31);
const second = 1000;
const hour = 3600 * second;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

/** Moments near what is easily counted wrong: changes of the clock, holidays, turns of years and weeks. */
const turns = [
  '2026-03-29T01:00:00Z',
  '2026-10-25T01:00:00Z',
  '2026-12-25T00:00:00Z',
  '2026-12-31T23:00:00Z',
  '2027-03-28T01:00:00Z',
  '2027-10-31T01:00:00Z',
  '2026-11-29T12:00:00Z',
].map((turn) => Date.parse(turn));
const moments = fc.oneof(
  fc
    .tuple(fc.constantFrom(...turns), fc.integer({ min: -72 * 3600, max: 72 * 3600 }))
    .map(([turn, off]) => turn + off * second),
  fc
    .integer({ min: Date.parse('2026-01-01') / second, max: Date.parse('2028-01-01') / second })
    .map((s) => s * second),
);

it(`the database counts as the rule does, over weekends, holidays and changes of the clock (seed ${seed})`, async () => {
  const trials = fc
    .sample(fc.tuple(moments, fc.integer({ min: -hour, max: 400 * hour })), { seed, numRuns: 1500 })
    .map(([from, length]) => ({
      from: new Date(from).toISOString(),
      to: new Date(from + Math.floor(length / second) * second).toISOString(),
    }));
  const { rows } = await backend.database.query<{ minutes: number; due: string }>(
    `select private.open_minutes((trial ->> 'from')::timestamptz, (trial ->> 'to')::timestamptz) as minutes,
       private.answer_due((trial ->> 'from')::timestamptz) as due
     from jsonb_array_elements($1) with ordinality as trials (trial, place) order by place`,
    [trials],
  );
  expect(rows).toHaveLength(trials.length);
  for (const [place, { from, to }] of trials.entries()) {
    expect(rows[place]?.minutes, `${from} to ${to}`).toBe(openMinutes(from, to, exampleRules));
    expect(Date.parse(rows[place]?.due ?? ''), from).toBe(Date.parse(answerDue(from, 24)));
  }
  expect(rows.filter(({ minutes }) => minutes > 0).length).toBeGreaterThan(500);
  expect(rows.filter(({ minutes }) => minutes === 0).length).toBeGreaterThan(20);
});

it('the promise of the site is told to the database, and holds for what comes then', async () => {
  await backend.database.query(`select public.set_booking_rules(to_jsonb($1::jsonb))`, [
    {
      ...(await import('@vakman/supabase/local/booking-desk/example-desk')).exampleFacts(),
      replyWithinHours: 8,
    },
  ]);
  const { rows } = await backend.database.query<{ hours: number }>(
    `select extract(epoch from private.answer_due(now()) - now()) / 3600 as hours`,
  );
  expect(Number(rows[0]?.hours)).toBe(8);
});
