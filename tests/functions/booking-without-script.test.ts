import { join } from 'node:path';
import { fieldsIn, what, who } from '@vakman/supabase/functions/book-facade-cleaning/handler.fixture';
import { post, type Values } from '@vakman/supabase/functions/_shared/fixtures/sent-form';
import { translateFacadeBooking } from '@vakman/supabase/functions/_shared/translations/facade-booking-messages';
import { mailOffice } from '@vakman/supabase/local/mail-addresses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lateSlots } from '../database/support/bookings.ts';
import { pixelFile } from '../database/support/photos.ts';
import { startTestBackend, type TestBackend } from '../database/support/test-backend.ts';

const t = translateFacadeBooking('nl');
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    functionsFolder: join(import.meta.dirname, '../../supabase/functions'),
  });
});
beforeEach(async () => {
  await backend.database.exec('delete from facade_bookings; delete from private.reservations');
  await fetch(`${backend.mailUrl}/api/mails`, { method: 'DELETE' });
});
afterAll(() => backend.remove());

async function send(values: Values) {
  const { body, headers } = await post(values, {});
  const request = { method: 'POST', body, headers, redirect: 'manual', duplex: 'half' } as RequestInit;
  const response = await fetch(`${backend.apiUrl}/functions/v1/book-facade-cleaning`, request);
  return { status: response.status, page: await response.text(), headers: response.headers };
}

const contact = { ...who, postal_code: '1315 AB' };

/** A free time weeks away. */
async function lateStart(): Promise<string> {
  const [slot] = await lateSlots(backend, '25-50');
  if (slot === undefined) throw new Error('No time is free');
  return slot.starts_at;
}

/** From the first page to the last look, for a time of the visitor's choice. */
async function toSummary(startsAt: string, first: Values = what): Promise<Values> {
  const when = await send(first);
  const held = await send({ ...fieldsIn(when.page), starts_at: startsAt, go: 'next' });
  const summary = await send({ ...fieldsIn(held.page), ...contact, early_start: 'yes', go: 'next' });
  expect([when.status, held.status, summary.status]).toEqual([200, 200, 200]);
  return { ...fieldsIn(summary.page), go: 'book' };
}

async function rows() {
  const { rows: found } = await backend.database.query<{
    id: string;
    language: string;
    photos: string[];
    price: { kind: string };
    email: string;
  }>('select id, language, photos, price, email from facade_bookings');
  return found;
}

async function mailsTo(address: string): Promise<number> {
  const mails = (await (await fetch(`${backend.mailUrl}/api/mails`)).json()) as { to: string[] }[];
  return mails.filter(({ to }) => to.includes(address)).length;
}

describe('a booking by plain posts', () => {
  it('shows free times, holds one, books it with its photo, and mails', async () => {
    const when = await send(what);
    const free = [...when.page.matchAll(/name="starts_at"\s+value="([^"]*)"/g)].map(([, start]) => start);
    expect(free.length).toBeGreaterThan(10);
    const last = await toSummary(free[0] ?? '', { ...what, language: 'de', photos: pixelFile() });
    expect((await backend.database.query('select from private.reservations')).rows).toHaveLength(1);
    const done = await send(last);
    expect(done.status).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({ language: 'de', price: { kind: 'fixed' }, email: contact.email });
    expect(row?.photos).toHaveLength(1);
    expect(done.page).toContain(row?.id.slice(0, 4).toUpperCase());
    await expect.poll(() => mailsTo(contact.email), { timeout: 20_000 }).toBe(1);
    await expect.poll(() => mailsTo(mailOffice), { timeout: 20_000 }).toBe(1);

    const again = await send(last);
    expect([again.status, (await rows()).length]).toEqual([200, 1]);
    // The mails took the photo to the folder of the booking.
    expect(again.page).not.toContain('role="alert"');
  });

  it('gives one time to one of two, and both keep what they told', async () => {
    await backend.database.query(
      `insert into blocked_times (crew, starts_at, ends_at, reason) select 2, now(), now() + interval '1 year', 'away'`,
    );
    const start = await lateStart();
    const last = await toSummary(start);
    const when = await send(what);
    const refused = await send({ ...fieldsIn(when.page), starts_at: start, go: 'next' });
    expect(refused.status).toBe(409);
    await backend.database.exec('delete from private.reservations');
    const other = await toSummary(start);
    const answers = await Promise.all([send(last), send(other)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await rows()).toHaveLength(1);
    const lost = answers.find(({ status }) => status === 409);
    expect(fieldsIn(lost?.page ?? '')).toMatchObject(contact);
    await backend.database.exec('delete from blocked_times');
  });

  it('gives out the calendar file of what was booked', async () => {
    const { page } = await send(await toSummary(await lateStart()));
    const token = /name="token"\s+value="([0-9a-f]{64})"/.exec(page)?.[1] ?? '';
    expect(page).toContain(`/afspraak#${token}`);
    const file = await send({ step: 'calendar', token });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(file.page).toContain(`UID:${(await rows())[0]?.id}`);
    expect((await send({ step: 'calendar', token: 'f'.repeat(64) })).status).toBe(404);
  });

  it('is not doubled by an address that was mended after a lost answer', async () => {
    const last = await toSummary(await lateStart());
    await send(last);
    const { status, page } = await send({ ...last, email: 'other@example.org' });
    expect([status, (await rows()).length]).toEqual([409, 1]);
    expect(page).toContain('Deze afspraak staat al vast');
  });

  it('tells who changed something after a lost answer that it stays as he sent it first', async () => {
    const last = await toSummary(await lateStart());
    await send(last);
    const { status, page } = await send({ ...last, street_address: 'Nieuwstraat 99' });
    expect([status, (await rows()).length]).toEqual([200, 1]);
    expect(page).toContain('Deze afspraak staat al vast');
    expect((await send(last)).page).not.toContain('Deze afspraak staat al vast');
  });

  it('does not bring back what was called off', async () => {
    const last = await toSummary(await lateStart());
    await send(last);
    await backend.database.exec(`update facade_bookings set status = 'refused'`);
    const { status, page } = await send(last);
    expect([status, (await rows()).length]).toEqual([409, 1]);
    expect(fieldsIn(page)['id']).not.toBe(last['id']);
  });
});

describe('limits', () => {
  const limit = (column: string, count: number) =>
    backend.database.exec(`update private.settings set ${column} = ${count}`);

  it('of bookings are told by the page, which keeps everything; those of holds let the visitor go on', async () => {
    const last = await toSummary(await lateStart());
    await limit('bookings_per_address_an_hour', 0);
    const refused = await send(last);
    expect(refused.status).toBe(429);
    expect(fieldsIn(refused.page)).toMatchObject(contact);
    await limit('bookings_per_address_an_hour', 100_000);

    const when = await send(what);
    await limit('holds_per_address_an_hour', 0);
    const unheld = await send({ ...fieldsIn(when.page), starts_at: await lateStart(), go: 'next' });
    expect(unheld.status).toBe(200);
    expect(unheld.page).toContain(t('hold.unheld'));
    await limit('holds_per_address_an_hour', 100_000);
    expect((await send({ ...fieldsIn(refused.page), go: 'book' })).status).toBe(200);
  });
});
