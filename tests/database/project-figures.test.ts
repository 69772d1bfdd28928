import type { Connection } from '@vakman/supabase/client/connection';
import { acceptQuote } from '@vakman/supabase/client/offered-quotes';
import { planDays, readPipeline, readWonByMonth, readWorkload } from '@vakman/supabase/client/projects';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { acceptanceOf, sentQuote } from './support/offered-quotes.ts';
import { newProject } from './support/projects.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
let customer: Connection;
const { email } = demoAccount('customer');
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
  customer = await connectionOf(backend, 'customer');
});
afterAll(() => backend.remove());
const totalOf = async (id: string) => {
  const { rows } = await backend.database.query<{ total: number }>('select total from quotes where id = $1', [
    id,
  ]);
  return Number(rows[0]?.total);
};
/** One that its customer accepted, and what he agreed to. */
const accepted = async () => {
  const quote = await sentQuote(office, { email });
  const acceptance = acceptanceOf(quote, { homeAge: 'newer' });
  await acceptQuote(customer, { quoteId: quote.id }, acceptance);
  return acceptance.total;
};

it('the pipeline counts quotes that wait with what they offer, and jobs with what was agreed', async () => {
  const waiting = await sentQuote(office);
  const agreed = await accepted();
  const stages = Object.fromEntries(
    (await readPipeline(office)).map(({ stage, count, value }) => [stage, { count, value }]),
  );
  expect(stages['quotes']).toEqual({ count: 1, value: await totalOf(waiting.id) });
  expect(stages['planned']).toEqual({ count: 1, value: agreed });
  expect(stages['done']).toEqual({ count: 0, value: 0 });
});

it('a quote counts once, with what its newest version says, and a job as it was agreed', async () => {
  const before = (await readWonByMonth(office, 1))[0] ?? { quotes: 0, quoted: 0, jobs: 0, won: 0 };
  const first = await sentQuote(office);
  const [line] = first.lines;
  if (!line) throw new Error('no line');
  const second = await sentQuote(office, {
    replaces: first.id,
    lines: [{ ...line, kind: 'fixed', group: '' }],
  });
  const agreed = await accepted();
  const months = await readWonByMonth(office, 3);
  expect(months).toHaveLength(3);
  expect(months.at(-1)).toMatchObject({
    quotes: before.quotes + 2,
    quoted: before.quoted + (await totalOf(second.id)) + agreed,
    jobs: before.jobs + 1,
    won: before.won + agreed,
  });
  expect(months.slice(0, 2)).toMatchObject(
    Array.from({ length: 2 }, () => ({ quotes: 0, quoted: 0, won: 0 })),
  );
});

it('the workload is what a crew does within the opening hours of a week', async () => {
  const id = await newProject(backend.database);
  await planDays(office, id, [
    {
      id: crypto.randomUUID(),
      version: null,
      crew: 1,
      // From 5 to 21 by the clock of the Netherlands, of which the hours outside of the opening are no time of work.
      starts_at: '2027-03-01T04:00:00Z',
      ends_at: '2027-03-01T20:00:00Z',
      state: 'planned',
    },
  ]);
  const [opening] = (
    await backend.database.query<{ minutes: number }>(
      `select extract(epoch from closes - opens) / 60 as minutes from private.opening_hours where weekday = 1`,
    )
  ).rows;
  const loads = (await readWorkload(office, { from: '2027-03-03', weeks: 2 })).filter(
    ({ crew }) => crew === 1,
  );
  expect(loads).toMatchObject([{ week: '2027-03-01' }, { week: '2027-03-08', planned: 0 }]);
  expect(loads[0]?.planned).toBe(Number(opening?.minutes));
  expect(loads[0]?.capacity).toBe(loads[1]?.capacity);
});
