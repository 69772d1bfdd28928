import { emptyDossier } from '@vakman/domain/dossier/dossier.answers';
import { readAppointment } from '@vakman/supabase/client/appointments';
import type { Connection } from '@vakman/supabase/client/connection';
import { openAppointment, readDossier } from '@vakman/supabase/client/dossier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type Actor, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
const own = quoteRequestRow({ email: ` ${demoAccount('customer').email.toUpperCase()} ` });
const strangers = quoteRequestRow({ email: `x${demoAccount('customer').email}` });
let bookingId = '';
let strangersBookingId = '';
beforeAll(async () => {
  backend = await startTestBackend();
  await insertQuoteRequest(backend.database, own);
  await insertQuoteRequest(backend.database, strangers);
  bookingId = (await newBooking(backend, { email: demoAccount('customer').email })).id;
  strangersBookingId = (await newBooking(backend, { email: 'stranger@example.org' })).id;
});
afterAll(() => backend.remove());

async function connectionOf(actor: Exclude<Actor, 'anon' | 'service_role'>): Promise<Connection> {
  const { data } = await (await backend.as(actor)).auth.getSession();
  return { ...backend.visitor, accessToken: data.session?.access_token ?? '' };
}

describe('a customer', () => {
  test('sees what was sent and booked with his address, and nothing of others', async () => {
    const { requests, appointments } = await readDossier(await connectionOf('customer'));
    expect(requests.map(({ id }) => id)).toEqual([own.id]);
    expect(appointments.map(({ id, status }) => [id, status])).toEqual([[bookingId, 'requested']]);
  });

  test('is told that his request was answered once the office did, and not that it still waits', async () => {
    const told = async () => (await readDossier(await connectionOf('customer'))).requests[0]?.answered_at;
    expect(await told()).toBeNull();
    await backend.database.query(
      `update public.request_handlings set first_answered_at = '2026-11-20T10:00:00Z' where request_id = $1`,
      [own.id],
    );
    expect(Date.parse((await told()) ?? '')).toBe(Date.parse('2026-11-20T10:00:00Z'));
  });

  test('is told of an appointment that is too near to be changed whether it may be withdrawn from', async () => {
    const move = (starts_in: string) =>
      backend.database.query(
        `update public.facade_bookings set starts_at = now() + $2::interval, ends_at = now() + $2::interval + interval '3 hours'
         where id = $1`,
        [bookingId, starts_in],
      );
    const { rows } = await backend.database.query<{ starts_in: string }>(
      'select (starts_at - now())::text as starts_in from public.facade_bookings where id = $1',
      [bookingId],
    );
    const told = async () => (await readDossier(await connectionOf('customer'))).appointments[0];
    expect(await told()).toMatchObject({ change_until: expect.any(String), may_withdraw: true });
    await move('1 hour');
    expect(await told()).toMatchObject({ change_until: null, may_withdraw: true });
    await backend.database.query(
      `update public.facade_bookings set status = 'confirmed', confirmed_at = now() - interval '20 days' where id = $1`,
      [bookingId],
    );
    expect(await told()).toMatchObject({ change_until: null, may_withdraw: false });
    await backend.database.query(
      `update public.facade_bookings set status = 'requested', confirmed_at = null where id = $1`,
      [bookingId],
    );
    await move(rows[0]?.starts_in ?? '');
  });

  test('opens his appointment by a link of its own, which is the one of the mails in all that it may', async () => {
    const token = await openAppointment(await connectionOf('customer'), bookingId);
    const appointment = await readAppointment(backend.visitor, token);
    expect(appointment).toMatchObject({ booking_id: bookingId, role: 'visitor', may_decide: false });
  });

  test.each([() => strangersBookingId, () => crypto.randomUUID()])(
    'opens no appointment of others',
    async (id) => {
      await expect(openAppointment(await connectionOf('customer'), id())).rejects.toMatchObject({
        status: 404,
        code: 'PT404',
      });
    },
  );

  test('sees nothing while his address is not confirmed', async () => {
    const { id } = demoAccount('customer');
    await backend.database.query('update auth.users set email_confirmed_at = null where id = $1', [id]);
    const connection = await connectionOf('customer');
    try {
      expect(await readDossier(connection)).toEqual(emptyDossier);
      await expect(openAppointment(connection, bookingId)).rejects.toMatchObject({ code: 'PT404' });
    } finally {
      await backend.database.query('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    }
  });

  test('opens no more links than anybody needs', async () => {
    const connection = await connectionOf('customer');
    const opened = await Promise.allSettled(
      Array.from({ length: 70 }, () => openAppointment(connection, bookingId)),
    );
    const refused = opened.filter(({ status }) => status === 'rejected');
    expect(opened.length - refused.length).toBeLessThanOrEqual(60);
    expect(refused[0]).toMatchObject({ reason: { status: 429 } });
  });
});

test.each(['employee', 'admin'] as const)('the %s has no dossier by his role alone', async (role) => {
  expect(await readDossier(await connectionOf(role))).toEqual(emptyDossier);
});

test('without a session there is none', async () => {
  for (const name of ['read_dossier', 'open_appointment']) {
    const client = await backend.as('anon');
    const { error } = await client.rpc(name, name === 'read_dossier' ? {} : { booking_id: bookingId });
    expect(error).toMatchObject({ code: '42501' });
  }
});
