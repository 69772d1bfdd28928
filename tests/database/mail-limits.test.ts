import {
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  readAppointment,
} from '@vakman/supabase/client/appointments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lateSlots, newBooking } from './support/bookings.ts';
import { quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let starts: readonly string[];
beforeAll(async () => {
  // The limits of the migrations, but for those of one sender.
  backend = await startTestBackend({
    settings: { requests_per_address_an_hour: 1000, requests_per_email_a_day: 1000 },
  });
  starts = (await lateSlots(backend)).map(({ starts_at }) => starts_at);
});
beforeEach(() =>
  backend.database.exec(
    'truncate facade_bookings, quote_requests, private.reservations, private.rate_events cascade',
  ),
);
afterAll(() => backend.remove());

const isToOffice = (kind: string) => kind === 'office' || kind === 'booking-office';

async function kinds(bookingId?: string): Promise<string[]> {
  const { rows } = await backend.database.query<{ kind: string }>(
    'select kind from notifications where $1::uuid is null or booking_id = $1 order by created_at, kind',
    [bookingId ?? null],
  );
  return rows.map(({ kind }) => kind);
}
const toVisitors = async (bookingId?: string) => (await kinds(bookingId)).filter((kind) => !isToOffice(kind));

async function request(email: string) {
  const { error } = await (
    await backend.as('anon')
  )
    .from('quote_requests')
    .insert({ ...quoteRequestRow(), email });
  if (error) throw error;
}

/** The link of a mail to who booked, as it is made when the mail goes out. */
async function mailedLink(bookingId: string): Promise<string> {
  const { data, error } = await (
    await backend.as('service_role')
  ).rpc('claim_booking_notifications', { booking_id: bookingId });
  if (error) throw error;
  const claimed = data as { notification: { kind: string }; token: string }[];
  const mail = claimed.find(({ notification }) => notification.kind === 'booking-received');
  if (mail === undefined) throw new Error('No mail to the visitor waits.');
  return mail.token;
}

/** Changes so far. */
const sequenceOf = async (token: string) => {
  const { rows } = await backend.database.query<{ sequence: number }>(
    `select b.sequence from facade_bookings b join private.appointment_tokens t on t.booking_id = b.id
     where t.token_hash = private.token_hash($1)`,
    [token],
  );
  return rows[0]?.sequence ?? 0;
};
const seen = async (token: string) => ({ token, sequence: await sequenceOf(token) });

const move = async (token: string, turn: number) =>
  moveAppointment(backend.visitor, await seen(token), {
    startsAt: starts[4 * turn] ?? '',
    earlyStart: false,
  });

/** Leaves a mailbox no room for another mail today. */
const fill = (email: string) =>
  backend.database.query(
    `insert into private.rate_events (kind, subject) select 'mail', private.mailbox($1) from generate_series(1, 6)`,
    [email],
  );

describe('a mailbox', () => {
  it('gets six mails a day over all kinds, however its address is written; the office gets all', async () => {
    for (const email of ['jan@example.org', 'JAN+a@example.org', 'j.a.n+b@example.org', 'ja.n@example.org'])
      await request(email);
    // A confirmation is one of three a day.
    expect(await toVisitors()).toEqual(['confirmation', 'confirmation', 'confirmation']);
    const { token } = await newBooking(backend, { email: 'j.an+gevel@example.org' });
    for (const turn of [1, 2, 3]) expect(await move(token, turn)).toMatchObject({ moved: true });
    await cancelAppointment(backend.visitor, await seen(token));
    expect(await toVisitors()).toHaveLength(6);
    expect((await kinds()).filter(isToOffice)).toHaveLength(4 + 5);
  });

  it('that is full gets no mail for a booking that it may know nothing of', async () => {
    const email = 'jan@example.org';
    await fill(email);
    const { id, token, officeToken } = await newBooking(backend, { email });
    await move(token, 1);
    await confirmAppointment(backend.visitor, await seen(await officeToken()));
    expect(await kinds(id)).toEqual(['booking-office', 'booking-office', 'booking-office']);
  });

  it('that is full still gets what its owner and the office do, once he opened a mailed link', async () => {
    const email = 'jan@example.org';
    const { id, token, officeToken } = await newBooking(backend, { email });
    const mailed = await mailedLink(id);
    await readAppointment(backend.visitor, mailed);
    await fill(email);
    await move(mailed, 1);
    await confirmAppointment(backend.visitor, await seen(await officeToken()));
    expect(await toVisitors(id)).toEqual(['booking-received', 'booking-moved', 'booking-confirmed']);
    // Whoever booked is not known to be the owner.
    await move(token, 2);
    expect(await toVisitors(id)).toHaveLength(3);
  });

  it.each([true, false])('that is full is reminded where the booking is its own: %s', async (isProven) => {
    const email = 'jan@example.org';
    const { id } = await newBooking(backend, { email });
    if (isProven) await readAppointment(backend.visitor, await mailedLink(id));
    await fill(email);
    await backend.database.query('update private.booking_rules set reminder_hour = 0');
    await backend.database.query(
      `update facade_bookings set updated_at = now() - interval '30 days',
         starts_at = private.local_moment(private.local_day(now()) + 1, '12:00'),
         ends_at = private.local_moment(private.local_day(now()) + 1, '13:00')`,
    );
    for (const _again of [1, 2]) await backend.database.query('select private.write_due_reminders(null)');
    expect((await toVisitors(id)).filter((kind) => kind === 'booking-reminder')).toHaveLength(
      isProven ? 1 : 0,
    );
  });
});

describe('who booked', () => {
  const unopened = { name: 'BackendError', status: 428, code: 'PT428' };

  it('moves three times until a mailed link was opened, and on after it', async () => {
    const { id, token } = await newBooking(backend);
    for (const turn of [1, 2, 3]) expect(await move(token, turn)).toMatchObject({ moved: true });
    await expect(move(token, 4)).rejects.toMatchObject(unopened);
    await readAppointment(backend.visitor, token);
    await expect(move(token, 4)).rejects.toMatchObject(unopened);
    expect(await readAppointment(backend.visitor, token)).toMatchObject({
      starts_at: starts[12],
      sequence: 3,
    });
    await readAppointment(backend.visitor, await mailedLink(id));
    expect(await move(token, 4)).toMatchObject({ moved: true });
  });

  it('gets no more moves by sending the booking again for another link', async () => {
    const { id, token } = await newBooking(backend);
    for (const turn of [1, 2, 3]) await move(token, turn);
    const { rows } = await backend.database.query<{ token: string }>(
      `select private.booked_answer(b, true) ->> 'token' as token from facade_bookings b where id = $1`,
      [id],
    );
    await expect(move(rows[0]?.token ?? '', 4)).rejects.toMatchObject(unopened);
  });

  it('calls off at any time, and a link from a mail moves at any time', async () => {
    const one = await newBooking(backend);
    for (const turn of [1, 2, 3]) await move(one.token, turn);
    expect(await cancelAppointment(backend.visitor, await seen(one.token))).toMatchObject({
      status: 'cancelled',
    });
    const other = await newBooking(backend);
    for (const turn of [1, 2, 3]) await move(other.token, turn);
    expect(await move(await mailedLink(other.id), 5)).toMatchObject({ moved: true });
  });
});

it('a mailbox with two names is one', async () => {
  await fill('jan@gmail.com');
  const { id } = await newBooking(backend, { email: 'j.an@googlemail.com' });
  expect(await toVisitors(id)).toEqual([]);
});

it('a mailbox is another than that of the same name elsewhere, and has room again after a day', async () => {
  await fill('jan@example.org');
  const { id } = await newBooking(backend, { email: 'jan@example.com' });
  expect(await toVisitors(id)).toEqual(['booking-received']);
  await backend.database.exec(`update private.rate_events set happened_at = now() - interval '25 hours'`);
  await newBooking(backend, { email: 'jan@example.org' });
  expect(await toVisitors()).toHaveLength(2);
});
