import type { Slot } from '@vakman/domain/booking/booking.answers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingPayload, lateSlots, newBooking } from './support/bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let slots: Slot[];
beforeAll(async () => {
  // The limits of the migrations, but for those that tests of their own reach.
  backend = await startTestBackend({
    settings: {
      open_bookings_per_address_a_day: 100_000,
      open_bookings_per_address_in_a_rush: 100_000,
      moves_before_a_mail_is_opened: 100_000,
    },
  });
  slots = await lateSlots(backend);
});
beforeEach(() => backend.database.exec('delete from private.rate_events; delete from private.reservations'));
afterAll(() => backend.remove());

type Values = Record<string, unknown>;

/** Asks so many times, one after the other; the codes of the refusals, null where there was none. */
async function repeat(times: number, ask: () => Promise<[name: string, values: Values]>) {
  const service = await backend.as('service_role');
  const codes: (string | null)[] = [];
  for (let time = 0; time < times; time += 1) {
    const { error } = await service.rpc(...(await ask()));
    codes.push(error && error.code);
  }
  return codes;
}

const nulls = (count: number) => Array.from({ length: count }, () => null);

let turn = 0;
/** Times that do not touch each other, so that nobody is in the way. */
function nextTime(): string {
  turn = (turn + 4) % 200;
  return slots[turn]?.starts_at ?? '';
}

const hold = async (
  sender_address: string,
  booking_id: string = crypto.randomUUID(),
): Promise<[string, Values]> => {
  const starts_at = nextTime();
  return ['hold_slot_for', { sender_address, booking_id, size: 'unknown', starts_at }];
};

async function book(sender_address: string, changes: object = {}): Promise<[string, Values]> {
  return ['book_facade_cleaning_for', { sender_address, payload: await bookingPayload(backend, changes) }];
}

describe('one network address', () => {
  it('holds three times at once, and as many again when one is given back or has expired', async () => {
    const address = '192.0.2.1';
    const id = crypto.randomUUID();
    expect(await repeat(1, () => hold(address, id))).toEqual([null]);
    expect(await repeat(3, () => hold(address))).toEqual([null, null, 'PT429']);
    expect(await repeat(1, () => hold('192.0.2.2'))).toEqual([null]);
    expect(await repeat(2, () => hold(address, id))).toEqual([null, null]);
    await backend.database.query('select release_slot($1)', [id]);
    expect(await repeat(2, () => hold(address))).toEqual([null, 'PT429']);
    await backend.database.exec(`update private.reservations set expires_at = now()`);
    expect(await repeat(1, () => hold(address))).toEqual([null]);
  });

  it('asks for sixty holds an hour', async () => {
    const id = crypto.randomUUID();
    const codes = await repeat(61, () => hold('192.0.2.1', id));
    expect(codes).toEqual([...nulls(60), 'PT429']);
  });

  it('books ten times an hour; what is refused does not count', async () => {
    const wrong = await repeat(12, () => book('192.0.2.1', { name: '' }));
    expect(new Set(wrong)).toEqual(new Set(['23514']));
    expect(await repeat(11, () => book('192.0.2.1'))).toEqual([...nulls(10), 'PT429']);
    expect(await repeat(1, () => book('192.0.2.2'))).toEqual([null]);
  });

  it('does not learn private links by sending a booking again and again', async () => {
    const id = crypto.randomUUID();
    expect(await repeat(11, () => book('192.0.2.1', { id }))).toEqual([...nulls(10), 'PT429']);
  });
});

it('one e-mail address books three times a day, however it is written', async () => {
  const addresses = ['jan@example.org', 'JAN@example.org', ' j.an@Example.org', 'Jan+gevel@example.org'];
  let sender = 0;
  const codes = await repeat(4, () => {
    sender += 1;
    return book(`192.0.2.${sender}`, { email: addresses[sender - 1] });
  });
  expect(codes).toEqual([...nulls(3), 'PT429']);
});

it('one appointment is moved twenty times a day by who booked it, and can be called off all the same', async () => {
  const ways: [name: string, role: 'visitor' | 'office', values: Values][] = [
    ['cancel_appointment', 'visitor', {}],
    ['withdraw_appointment', 'visitor', {}],
    ['confirm_appointment', 'office', {}],
    ['refuse_appointment', 'office', { reason: '' }],
  ];
  for (const [name, role, values] of ways) {
    await backend.database.exec('delete from private.reservations');
    const { id, token } = await newBooking(backend);
    let sequence = -1;
    const codes = await repeat(21, async () => {
      sequence += 1;
      return ['move_appointment', { token, sequence, starts_at: nextTime() }];
    });
    expect(codes).toEqual([...nulls(20), 'PT429']);
    const { rows } = await backend.database.query<{ link: string }>(
      'select private.new_token($1, $2) as link',
      [id, role],
    );
    expect(await repeat(1, async () => [name, { token: rows[0]?.link, sequence, ...values }])).toEqual([
      null,
    ]);
  }
});

it('one network address is told other times sixty times an hour where it moves to none that it can have', async () => {
  const { token } = await newBooking(backend);
  const wanted = { token, sequence: 0, starts_at: '2020-01-06T08:00:00Z' };
  const visitor = await backend.as('anon');
  const codes: (string | null)[] = [];
  for (let time = 0; time < 61; time += 1) {
    const { error } = await visitor.rpc('move_appointment', wanted);
    codes.push(error && error.code);
  }
  expect(codes).toEqual([...nulls(60), 'PT429']);
});
