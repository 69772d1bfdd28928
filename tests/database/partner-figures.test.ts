import type { PartnerMonth } from '@vakman/domain/partner-figures/partner-figures.answers';
import type { Connection } from '@vakman/supabase/client/connection';
import { listPartnerFigures } from '@vakman/supabase/client/partner-figures';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertAnswered, turningMoments, type AnsweredRequest } from './support/answered-request.ts';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

const seed = Math.floor(Math.random() * 2 ** 31);

let backend: TestBackend;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  employee = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() =>
  backend.database.exec('delete from public.quote_requests; delete from public.facade_bookings'),
);

/** The month by the clock in Amsterdam. */
const monthOf = (at: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam', year: 'numeric', month: '2-digit' }).format(
    new Date(at),
  );

function counted(deeds: readonly AnsweredRequest[]): PartnerMonth[] {
  const real = deeds.filter(({ state }) => state !== 'spam');
  const groups = Map.groupBy(real, ({ source, at }) => `${source ?? ''} ${monthOf(at)}`);
  return [...groups.values()].map((group) => {
    const [first] = group as [AnsweredRequest, ...AnsweredRequest[]];
    const answered = group.filter((deed) => deed.answered !== null);
    return {
      source: first.source,
      month: monthOf(first.at),
      requests: group.length,
      answered: answered.length,
      in_time: answered.filter((deed) => (deed.answered ?? 0) <= 24).length,
      won: group.filter(({ state }) => state === 'won').length,
      bookings: 0,
      worth: group.reduce((sum, deed) => sum + (deed.state === 'won' ? (deed.amount ?? 0) : 0), 0),
    };
  });
}

const deed = fc.record({
  source: fc.constantFrom(null, 'vve-almere', 'klus-gids'),
  at: fc.constantFrom(...turningMoments),
  state: fc.constantFrom('new', 'won', 'spam'),
  answered: fc.constantFrom(null, 0, 24, 25),
  amount: fc.constantFrom(null, 0, 1250.5, 4000),
}) as fc.Arbitrary<AnsweredRequest>;

it('figures are those that one counts by hand, also at the turn of a month and of the clock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 12 }), async (deeds) => {
      await backend.database.exec('delete from public.quote_requests');
      for (const each of deeds) await insertAnswered(backend, each);
      const figures = await listPartnerFigures(employee, '2026-01-01');
      expect(new Set(figures)).toEqual(new Set(counted(deeds)));
    }),
    { seed, numRuns: 12 },
  );
});

it('begin with the month of a day, count appointments, and no spam', async () => {
  await insertAnswered(backend, { source: null, at: '2026-10-20T10:00:00Z', state: 'won', answered: 1 });
  await insertAnswered(backend, { source: null, at: '2026-11-20T10:00:00Z', state: 'spam', answered: 1 });
  await newBooking(backend, { source: 'vve-almere' });
  const figures = await listPartnerFigures(employee, '2026-11-15');
  expect(figures).toMatchObject([{ source: 'vve-almere', requests: 0, bookings: 1 }]);
  expect(await listPartnerFigures(employee, '2026-10-31')).toHaveLength(2);
});

it.each([
  ['the price that was told', { kind: 'fixed', price: 149.5 }, 'confirmed', 149.5],
  ['the least of a range', { kind: 'range', from: 200, to: 400 }, 'confirmed', 200],
  ['nothing where it is to be measured', { kind: 'measure' }, 'confirmed', 0],
  ['nothing before it is confirmed', { kind: 'fixed', price: 149.5 }, 'requested', 0],
])('of an appointment are worth %s', async (_what, price, status, worth) => {
  const { id } = await newBooking(backend, { source: 'vve-almere' });
  await backend.database.query(
    `update public.facade_bookings set price = $2, status = $3,
       confirmed_at = case when $3 = 'confirmed' then now() end where id = $1`,
    [id, JSON.stringify(price), status],
  );
  const figures = await listPartnerFigures(employee, '2026-11-15');
  expect(figures).toMatchObject([{ source: 'vve-almere', bookings: 1, worth }]);
});

it('are for the office alone', async () => {
  const customer = await connectionOf(backend, 'customer');
  await expect(listPartnerFigures(customer, '2026-01-01')).rejects.toMatchObject({ code: '42501' });
});
