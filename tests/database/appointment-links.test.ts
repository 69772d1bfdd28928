import { exampleContact } from '@vakman/domain/contact/contact.example';
import { appointmentSchema } from '@vakman/domain/booking/booking.answers';
import { confirmAppointment, readAppointment } from '@vakman/supabase/client/appointments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const everything = async () => {
  const { rows } = await backend.database.query(
    `select (select jsonb_agg(b) from facade_bookings b) as bookings,
       (select jsonb_agg(to_jsonb(t) - 'opened_at' order by t.token_hash) from private.appointment_tokens t) as links,
       (select jsonb_agg(n) from notifications n) as mails`,
  );
  return rows;
};

describe('a private link', () => {
  it('shows the visitor his appointment, and no more of him than he needs', async () => {
    const { id, token, slot } = await newBooking(backend, { square_meters: '50-100', material: 'plaster' });
    const appointment = await readAppointment(backend.visitor, token);
    expect(appointmentSchema.parse(appointment)).toEqual(appointment);
    expect(appointment).toMatchObject({
      ...slot,
      role: 'visitor',
      booking_id: id,
      status: 'requested',
      price: { kind: 'range', from: 400, to: 1200 },
      contact: null,
      may_decide: false,
    });
    expect(JSON.stringify(appointment)).not.toMatch(/example\.org|Dorpsstraat|12345678/);
  });

  it('shows the office how to reach the visitor', async () => {
    const { officeToken } = await newBooking(backend, { remarks: 'Graag bellen.' });
    const appointment = await readAppointment(backend.visitor, await officeToken());
    expect(appointmentSchema.parse(appointment)).toEqual(appointment);
    expect(appointment).toMatchObject({
      role: 'office',
      contact: {
        name: exampleContact.name,
        postal_code: exampleContact.postal_code,
        remarks: 'Graag bellen.',
        photos: 0,
      },
      may_decide: true,
    });
  });

  it('changes nothing when it is opened, but that it was opened', async () => {
    const { token, officeToken } = await newBooking(backend);
    const office = await officeToken();
    const before = await everything();
    for (const link of [token, office, token, office]) await readAppointment(backend.visitor, link);
    expect(await everything()).toEqual(before);
  });

  it.each(['', 'a'.repeat(64), "' or true --", 'ё'])('that is none opens nothing: %s', async (token) => {
    expect(await readAppointment(backend.visitor, token)).toBeNull();
  });

  it('is kept as a hash alone', async () => {
    const { token, officeToken } = await newBooking(backend);
    const links = [token, await officeToken()];
    const { rows } = await backend.database.query<{ dump: string }>(
      `select string_agg(t::text, '') || (select string_agg(b::text, '') from facade_bookings b) as dump
       from private.appointment_tokens t`,
    );
    for (const link of links) expect(rows[0]?.dump).not.toContain(link);
  });

  it('works until a month after the visit, and opens nothing after', async () => {
    const { id, token } = await newBooking(backend);
    const { rows } = await backend.database.query<{ days: number }>(
      `select extract(day from t.expires_at - b.ends_at)::int as days
       from private.appointment_tokens t join facade_bookings b on b.id = t.booking_id where b.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ days: 30 }]);
    await backend.database.query(
      'update private.appointment_tokens set expires_at = now() where booking_id = $1',
      [id],
    );
    expect(await readAppointment(backend.visitor, token)).toBeNull();
  });

  it('of the office decides once, but goes on showing', async () => {
    const { officeToken } = await newBooking(backend);
    const office = await officeToken();
    expect(await confirmAppointment(backend.visitor, { token: office, sequence: 0 })).toMatchObject({
      status: 'confirmed',
      may_decide: false,
    });
    expect(await readAppointment(backend.visitor, office)).toMatchObject({
      status: 'confirmed',
      may_decide: false,
    });
    expect(await readAppointment(backend.visitor, await officeToken())).toMatchObject({ may_decide: true });
  });
});
