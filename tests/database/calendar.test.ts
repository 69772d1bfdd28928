import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type Actor, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());
beforeEach(async () => {
  await backend.database.exec(
    'truncate public.facade_bookings, public.visits, private.reservations, public.blocked_times cascade',
  );
  await backend.database.query('select public.set_booking_rules($1)', [exampleFacts()]);
});

const call = async (name: string, values: Record<string, unknown> = {}, actor: Actor = 'employee') => {
  const { data, error } = await (await backend.as(actor)).rpc(name, values);
  return { data: data as unknown, code: error?.code };
};

interface Calendar {
  crews: { number: number; active: boolean; has_feed: boolean }[];
  bookings: { id: string; crew: number }[];
  visits: { id: string; crew: number | null; name: string | null; version: number }[];
  blocks: { id: number; starts_at: string }[];
  days: { day: string; holiday: boolean; opens: string | null; capacity: number; taken: number }[];
}
const calendar = async (from: string, to = from) =>
  (await call('read_calendar', { from_day: from, to_day: to })).data as Calendar;

/** A Monday that is far ahead, and no holiday in the example. */
const monday = '2027-06-07';
const at = (time: string, day = monday) => `${day}T${time}:00+02:00`;
const visit = (changes: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  title: 'Inmeten',
  crew: 1,
  starts_at: at('09:00'),
  ends_at: at('10:00'),
  ...changes,
});
const save = (planned: Record<string, unknown>) => call('save_visit', { visit: planned });

describe('a visit', () => {
  it('takes the time of its crew, and of no other', async () => {
    expect((await save(visit())).data).toBe(1);
    expect((await save(visit())).code).toBe('taken');
    expect((await save(visit({ crew: 2 }))).data).toBe(1);
    // Nobody of the crews.
    expect((await save(visit({ crew: null }))).data).toBe(1);
    expect((await save(visit({ starts_at: at('10:30'), ends_at: at('11:00') }))).data).toBe(1);
    expect((await calendar(monday)).visits).toHaveLength(4);
  });

  it('gives it back when it is called off or moved, and changes by its newest version alone', async () => {
    const planned = visit();
    await save(planned);
    expect((await save({ ...planned, version: 1, starts_at: at('13:00'), ends_at: at('14:00') })).data).toBe(
      2,
    );
    expect((await save(visit())).data).toBe(1);
    expect((await save({ ...planned, version: 1, state: 'cancelled' })).code).toBe('changed');
    expect((await save(planned)).code).toBe('changed');
    expect((await save({ ...planned, version: 2, state: 'cancelled' })).data).toBe(3);
    const { visits, days } = await calendar(monday);
    expect(visits).toHaveLength(1);
    expect(days[0]?.taken).toBe(90);
  });

  it('is planned nowhere that its crew is away', async () => {
    await backend.database.query(
      `insert into blocked_times (crew, starts_at, ends_at, kind, repeats) values (1, $1, $2, 'day-off', 'weekly')`,
      [at('00:00', '2027-05-31'), at('00:00', '2027-06-01')],
    );
    expect((await save(visit())).code).toBe('taken');
    expect((await save(visit({ crew: 2 }))).data).toBe(1);
  });

  it('does not take the time of a booking by its id', async () => {
    const { id } = await newBooking(backend);
    expect((await save(visit({ id }))).code).toBe('23505');
    expect((await save(visit({ id, crew: null, state: 'cancelled' }))).code).toBe('23505');
  });

  it('is planned once, however often it is sent', async () => {
    const planned = visit();
    expect([(await save(planned)).data, (await save(planned)).data]).toEqual([1, 1]);
  });

  it('is not taken for stored where it was sent again with other words or another time', async () => {
    const planned = visit();
    await save(planned);
    expect((await save({ ...planned, starts_at: at('09:15') })).code).toBe('changed');
    expect((await save({ ...planned, title: 'Nameten' })).code).toBe('changed');
    expect((await save(visit({ version: 3, crew: 2 }))).code).toBe('changed');
  });

  it('keeps the word for its crew that a colleague wrote meanwhile', async () => {
    const planned = visit();
    await save(planned);
    const note = (text: string, was: string) =>
      call('note_weather', { record_id: planned.id, note: text, was });
    expect((await note('Regen', '')).code).toBeUndefined();
    expect((await note('Storm', '')).code).toBe('changed');
    expect((await note('Regen', '')).code).toBeUndefined();
    expect((await save({ ...planned, version: 1, starts_at: at('09:15') })).code).toBe('changed');
    expect((await note('Storm', 'Regen')).code).toBeUndefined();
    expect((await calendar(monday)).visits).toMatchObject([{ version: 3, weather_note: 'Storm' }]);
  });

  it('stands among those of its day and its request', async () => {
    const request = quoteRequestRow();
    await insertQuoteRequest(backend.database, request);
    await save(visit({ request_id: request.id, title: '', weather_note: 'Regen' }));
    const { rows } = await backend.database.query<{ day: unknown[]; request: unknown[] }>(
      'select private.visits_of_day($1) as day, private.visits_of_request($2) as request',
      [monday, request.id],
    );
    const told = [{ kind: 'visit', crew: 1, state: 'planned', name: request.name, weather_note: 'Regen' }];
    expect(rows).toMatchObject([{ day: told, request: told }]);
  });

  it('goes with the request that it belongs to, and so does its time', async () => {
    const request = quoteRequestRow();
    await insertQuoteRequest(backend.database, request);
    await save(visit({ request_id: request.id, title: '' }));
    expect((await calendar(monday)).visits).toMatchObject([{ name: request.name, crew: 1 }]);
    await backend.database.query('delete from quote_requests where id = $1', [request.id]);
    expect((await save(visit())).data).toBe(1);
  });

  it.each([
    ['no title and no subject', { title: ' ' }],
    ['an end before its start', { ends_at: at('08:00') }],
    ['more than a day', { ends_at: at('10:00', '2027-06-08') }],
    ['a crew that there is not', { crew: 77 }],
    ['a year of five digits', { starts_at: '12000-01-01T09:00Z', ends_at: '12000-01-01T10:00Z', crew: null }],
    [
      'a year before Christ',
      { starts_at: '0044-03-15 09:00 BC', ends_at: '0044-03-15 10:00 BC', crew: null },
    ],
  ])('is not stored with %s', async (_what, changes) => {
    expect((await save(visit(changes))).code).toMatch(/^(2[23]\d{3}|taken)$/);
    expect((await calendar(monday)).visits).toEqual([]);
  });
});

it.each([
  ['-infinity', 'infinity'],
  ['2027-06-07T09:00Z', 'infinity'],
  ['12000-01-01T09:00Z', '12000-01-01T10:00Z'],
  ['0044-03-15 09:00 BC', '2027-06-07T09:00Z'],
])('no time is blocked from %s to %s, which no calendar could show', async (starts_at, ends_at) => {
  const { error } = await (await backend.as('employee')).from('blocked_times').insert({ starts_at, ends_at });
  expect(error?.code).toBe('23514');
});

describe('the calendar', () => {
  it('shows who is where, what is blocked again and again, and what is left of each day', async () => {
    const { id, slot } = await newBooking(backend);
    const day = slot.starts_at.slice(0, 10);
    await backend.database.query(
      `insert into blocked_times (crew, starts_at, ends_at, repeats, repeats_until) values
       (2, $1, $2, 'weekly', '2027-06-14')`,
      [at('08:00', '2027-05-31'), at('12:00', '2027-05-31')],
    );
    expect((await calendar(day)).bookings).toMatchObject([{ id, crew: 1 }]);
    const { blocks, days } = await calendar('2027-05-24', '2027-06-27');
    expect(blocks.map(({ starts_at }) => starts_at.slice(0, 10))).toEqual([
      '2027-05-31',
      '2027-06-07',
      '2027-06-14',
    ]);
    expect(days).toHaveLength(35);
    expect(days.find((each) => each.day === monday)).toMatchObject({ capacity: 2 * 9 * 60 - 240, taken: 0 });
    expect(days.find((each) => each.day === '2027-06-06')).toMatchObject({ opens: null, capacity: 0 });
  });

  it('names holidays, on which nobody works', async () => {
    const { days } = await calendar('2026-12-25');
    expect(days).toMatchObject([{ holiday: true, opens: null, capacity: 0 }]);
  });

  it('answers no more than a hundred days', async () => {
    expect((await calendar('2027-01-01', '2028-01-01')).days).toHaveLength(100);
    expect((await call('read_calendar', { from_day: '2027-01-02', to_day: '2027-01-01' })).code).toBe(
      'PT400',
    );
  });
});
