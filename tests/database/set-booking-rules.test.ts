import type { Slot } from '@vakman/domain/booking/booking.answers';
import { exampleFacts } from '@vakman/supabase/local/booking-desk/example-desk';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingPayload, lateSlots, newBooking } from './support/bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
const tell = async (facts: unknown) => (await backend.as('service_role')).rpc('set_booking_rules', { facts });
afterEach(async () => {
  await tell(exampleFacts());
  await backend.database.exec('delete from facade_bookings; delete from private.reservations');
});
afterAll(() => backend.remove());

const rulesNow = async () => (await backend.database.query('select * from private.booking_rules')).rows;

describe('the rules', () => {
  it('are replaced as a whole, and bookings stay', async () => {
    const { id, slot } = await newBooking(backend);
    const closed = {
      openingHours: [null, null, null, null, null, null, { opens: '10:00', closes: '11:00' }],
    };
    expect((await tell(exampleFacts({ ...closed, crews: 1 }))).error).toBeNull();
    const slots = await lateSlots(backend);
    expect(new Set(slots.map(({ starts_at }) => new Date(starts_at).getUTCDay()))).toEqual(new Set([0]));
    const { rows } = await backend.database.query<Slot>(
      'select starts_at, ends_at from facade_bookings where id = $1',
      [id],
    );
    expect(rows).toEqual([slot]);
  });

  it('stay when they are told again', async () => {
    const before = await rulesNow();
    await tell(exampleFacts());
    expect(await rulesNow()).toEqual(before);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    [
      'no hours',
      { ...exampleFacts(), rules: { ...exampleFacts().rules, openingHours: undefined, crews: undefined } },
    ],
    ['starts that never come', exampleFacts({ startsEvery: 0 })],
    [
      'hours that end before they begin',
      exampleFacts({ openingHours: [{ opens: '17:00', closes: '08:00' }] }),
    ],
    ['what is no holiday', exampleFacts({ holidays: ['Christmas'] })],
  ])('stay when they are told %s', async (_what, facts) => {
    const before = await rulesNow();
    expect((await tell(facts)).error).not.toBeNull();
    expect(await rulesNow()).toEqual(before);
    expect((await lateSlots(backend)).length).toBeGreaterThan(0);
  });
});

it('before anything is told, nothing can be booked, and nothing fails', async () => {
  const payload = await bookingPayload(backend);
  await backend.database.exec('delete from private.booking_rules');
  const visitor = await backend.as('anon');
  const { id: booking_id, square_meters: size, starts_at } = payload;
  const answers = [
    await visitor.rpc('available_slots', { size }),
    await visitor.rpc('hold_slot', { booking_id, size, starts_at }),
    await visitor.rpc('book_facade_cleaning', { payload: { ...payload, early_start: true } }),
  ];
  expect(answers.map(({ data }) => data as unknown)).toEqual([
    [],
    { held: false, alternatives: [] },
    { booked: false, alternatives: [] },
  ]);
});

describe('hours that the office blocks', () => {
  it('are offered to nobody; those of one crew leave the other', async () => {
    const [first, ...others] = await lateSlots(backend);
    const office = await backend.as('employee');
    const block = async (crew: number | null) => {
      const { error } = await office.from('blocked_times').insert({ ...first, crew });
      expect(error).toBeNull();
    };
    await block(1);
    expect(await lateSlots(backend)).toEqual([first, ...others]);
    await block(null);
    expect(await lateSlots(backend)).not.toContainEqual(first);
    await office.from('blocked_times').delete().gt('id', 0);
    expect(await lateSlots(backend)).toEqual([first, ...others]);
  });

  it.each([
    ['no end', { starts_at: '2027-01-04T08:00:00Z' }, '23502'],
    [
      'an end before the start',
      { starts_at: '2027-01-04T08:00:00Z', ends_at: '2027-01-04T07:00:00Z' },
      '23514',
    ],
    ['no crew', { crew: 0, starts_at: '2027-01-04T08:00:00Z', ends_at: '2027-01-04T09:00:00Z' }, '23514'],
  ])('are not stored with %s', async (_what, row, code) => {
    const { error } = await (await backend.as('employee')).from('blocked_times').insert(row);
    expect(error).toMatchObject({ code });
  });
});
