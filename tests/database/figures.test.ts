import type { Figures } from '@vakman/domain/figures/figures.answers';
import type { Connection } from '@vakman/supabase/client/connection';
import { readFigures } from '@vakman/supabase/client/figures';
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

const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** What clocks in Amsterdam show: the Monday of the week, the weekday from 1 on, and the hour. */
function local(at: string) {
  const [day = '', time = ''] = clock.format(new Date(at)).split(' ');
  const weekday = new Date(day).getUTCDay() || 7;
  const monday = new Date(Date.parse(day) - (weekday - 1) * 86_400_000).toISOString().slice(0, 10);
  return { week: monday, weekday, hour: Number(time.slice(0, 2)) };
}

/** The value of which so many are no greater, between two neighbours in proportion; rounded half up. */
function share(values: readonly number[], part: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const place = part * (sorted.length - 1);
  const [low = 0, high = low] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return Math.round(low + (high - low) * (place - Math.floor(place)));
}

function waits(requests: readonly AnsweredRequest[]) {
  const minutes = requests.flatMap(({ answered }) => (answered === null ? [] : [answered * 60]));
  return {
    answered: minutes.length,
    in_time: minutes.filter((each) => each <= 24 * 60).length,
    waiting: requests.length - minutes.length,
    median: share(minutes, 0.5),
    ninety: share(minutes, 0.9),
  };
}

function counted(all: readonly AnsweredRequest[]): Figures {
  const real = all.filter(({ state }) => state !== 'spam');
  const grouped = <Key extends object>(keyOf: (request: AnsweredRequest) => Key) =>
    [...Map.groupBy(real, (each) => JSON.stringify(keyOf(each))).entries()].map(([key, own]) => ({
      key: JSON.parse(key) as Key,
      own,
    }));
  const hourOf = (at: string) => ({ weekday: local(at).weekday, hour: local(at).hour });
  return {
    requests: grouped(({ at, source, language = 'nl' }) => ({
      week: local(at).week,
      source,
      language,
    })).map(({ key, own }) => ({
      ...key,
      requests: own.length,
      won: own.filter(({ state }) => state === 'won').length,
    })),
    answers: grouped(({ at }) => ({ week: local(at).week })).map(({ key, own }) => ({
      ...key,
      ...waits(own),
    })),
    whole: waits(real),
    bookings: [],
    hours: grouped(({ at }) => hourOf(at)).map(({ key, own }) => ({ ...key, arrivals: own.length })),
  };
}

const asSets = ({ whole, requests, answers, bookings, hours }: Figures) => [
  whole,
  new Set(requests),
  new Set(answers),
  new Set(bookings),
  new Set(hours),
];

const request = fc.record({
  source: fc.constantFrom(null, 'vve-almere'),
  language: fc.constantFrom('nl', 'uk'),
  at: fc.constantFrom(...turningMoments),
  state: fc.constantFrom('new', 'won', 'spam'),
  answered: fc.constantFrom(null, 0, 0.75, 24, 25, 70),
}) as fc.Arbitrary<AnsweredRequest>;

it('figures are those that one counts by hand, also at the turn of a week, a year and the clock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 14 }), async (requests) => {
      await backend.database.exec('delete from public.quote_requests');
      for (const each of requests) await insertAnswered(backend, each);
      expect(asSets(await readFigures(employee, '2026-01-01'))).toEqual(asSets(counted(requests)));
    }),
    { seed, numRuns: 12 },
  );
});

it('begin with the week of a day, and count appointments', async () => {
  const at = (day: string) =>
    ({ source: null, at: `${day}T10:00:00Z`, state: 'new', answered: null }) as const;
  await insertAnswered(backend, at('2026-11-15'));
  await insertAnswered(backend, at('2026-11-16'));
  await newBooking(backend);
  const figures = await readFigures(employee, '2026-11-20');
  expect(figures.requests.map(({ week }) => week)).toEqual(['2026-11-16']);
  expect(figures.bookings).toMatchObject([{ bookings: 1 }]);
});

it('are for the office alone', async () => {
  const customer = await connectionOf(backend, 'customer');
  await expect(readFigures(customer, '2026-01-01')).rejects.toMatchObject({ code: '42501' });
});
