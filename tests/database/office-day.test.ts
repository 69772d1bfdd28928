import type { Connection } from '@vakman/supabase/client/connection';
import {
  listActivity,
  listViews,
  readPulse,
  readToday,
  removeView,
  saveView,
} from '@vakman/supabase/client/office-day';
import { askQuoteChange } from '@vakman/supabase/client/offered-quotes';
import { changeRequests } from '@vakman/supabase/client/requests';
import { saveNote, saveTask } from '@vakman/supabase/client/notes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { keptQuote, linkTo, sentQuote } from './support/offered-quotes.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
  employee = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() =>
  backend.database.exec(`delete from public.quote_requests; delete from public.facade_bookings;
    delete from private.reservations; delete from public.alarms; delete from public.invitations;
    delete from public.presences; delete from public.saved_views; delete from public.quotes`),
);

async function newRequest(receivedAgo = '0'): Promise<string> {
  const row = quoteRequestRow();
  await insertQuoteRequest(backend.database, row);
  await backend.database
    .exec(`update public.request_handlings set answer_due_at = answer_due_at - interval '${receivedAgo}'
    where request_id = '${row.id}'`);
  return row.id;
}
const sql = (statement: string) => backend.database.exec(statement);

describe('today', () => {
  it('shows requests by how much time is left, until somebody is answered', async () => {
    const [calm, late, soon] = [
      await newRequest(),
      await newRequest('30 hours'),
      await newRequest('20 hours'),
    ];
    const answered = await newRequest('23 hours');
    await changeRequests(admin, [{ id: answered, version: 2 }], { answered: true });
    const spam = await newRequest('23 hours');
    await changeRequests(admin, [{ id: spam, version: 2 }], { state: 'spam' });
    const { requests } = await readToday(employee);
    expect(requests.rows.map(({ id }) => id)).toEqual([late, soon, calm]);
    expect(requests).toMatchObject({ waiting: 3, late: 1, rows: [{ open_minutes: 0 }, {}, {}] });
  });

  it('shows quotes that wait for the office, the one that waits longest first', async () => {
    const waits = await sentQuote(employee);
    await askQuoteChange(employee, await linkTo(backend, waits.id), {
      id: crypto.randomUUID(),
      version: waits.version,
      words: 'Liever in het groen.',
    });
    await sentQuote(employee);
    const old = await keptQuote(employee);
    await keptQuote(employee);
    await sql(`alter table public.quotes disable trigger keep;
      update public.quotes set updated_at = now() - interval '25 hours' where id = '${old.id}';
      alter table public.quotes enable trigger keep`);
    const { quotes } = await readToday(employee);
    expect(quotes.map(({ id }) => id)).toEqual([old.id, waits.id]);
  });

  it('shows appointments to confirm with the promised moment, and those of today by crew', async () => {
    const [asked, coming, called] = [
      await newBooking(backend),
      await newBooking(backend),
      await newBooking(backend),
    ];
    await sql(`update public.facade_bookings set status = 'cancelled' where id = '${called.id}';
      update public.facade_bookings set status = 'confirmed', starts_at = private.local_moment(private.local_day(now()), '12:00'),
        ends_at = private.local_moment(private.local_day(now()), '14:00') where id = '${coming.id}'`);
    const { bookings, visits } = await readToday(employee);
    expect(bookings.map(({ id }) => id)).toEqual([asked.id]);
    expect(Date.parse(bookings[0]?.confirm_until ?? '')).toBeGreaterThan(Date.now());
    expect(visits).toMatchObject([
      { kind: 'booking', id: coming.id, state: 'confirmed', weather_note: null },
    ]);
    expect(visits[0]?.crew).toBeGreaterThan(0);
    const request_id = await newRequest();
    await sql(`insert into public.visits (id, request_id, starts_at, ends_at) values
      ('${request_id}', '${request_id}', private.local_moment(private.local_day(now()), '09:00'),
        private.local_moment(private.local_day(now()), '10:00'))`);
    expect((await readToday(employee)).visits).toMatchObject([
      { kind: 'booking', id: coming.id },
      { kind: 'visit', request_id, crew: null, state: 'planned' },
    ]);
  });

  it('shows mails that ended unsent, with the telephone number, until the alarm is seen', async () => {
    const id = await newRequest();
    await sql(`update public.notifications set refused_at = now(), last_error = '550'
      where request_id = '${id}' and kind = 'confirmation'; select private.watch_mails()`);
    const { mails, alarms } = await readToday(employee);
    expect(mails).toMatchObject([{ request_id: id, state: 'refused', phone: expect.any(String) }]);
    expect(alarms).toMatchObject([{ kind: 'undelivered-mail' }]);
    await (
      await backend.as('employee')
    )
      .from('alarms')
      .update({ seen_at: new Date().toISOString() })
      .eq('kind', 'undelivered-mail');
    expect(await readToday(employee)).toMatchObject({ mails: [], alarms: [] });
  });

  it('shows admins which mail about an invitation or an account ended unsent, and others nothing of it', async () => {
    await sql(`insert into public.invitations (email, name, role, language) values
        ('jo@example.org', 'Jo', 'admin', 'nl');
      insert into public.notifications (invitation_id, kind, refused_at)
        select i.id, 'invitation', now() from public.invitations i;
      insert into public.notifications (user_id, kind, details, refused_at)
        values ('${demoAccount('admin').id}', 'new-sign-in', '{"network": "192.0.2.0/24"}', now())`);
    const seenBy = async (role: 'admin' | 'employee') =>
      (await (await backend.as(role)).from('notifications').select('kind, details')).data;
    expect((await readToday(admin)).mails).toHaveLength(2);
    expect(await seenBy('admin')).toHaveLength(2);
    expect((await readToday(employee)).mails).toEqual([]);
    expect(await seenBy('employee')).toEqual([]);
    await sql('delete from public.notifications');
  });

  it('shows admins whose invitation ended unused, and others nothing of that', async () => {
    await sql(`insert into public.invitations (email, name, role, language, expires_at) values
      ('jo@example.org', 'Jo', 'customer', 'nl', now() - interval '1 day'),
      ('al@example.org', 'Al', 'customer', 'nl', now() - interval '60 days'),
      ('bo@example.org', 'Bo', 'customer', 'nl', now() + interval '1 day')`);
    expect((await readToday(admin)).invitations?.map(({ name }) => name)).toEqual(['Jo']);
    expect((await readToday(employee)).invitations).toBeNull();
  });

  it('shows what is to be done by today by oneself or anybody, and who named one', async () => {
    const request_id = await newRequest();
    const task = (title: string, due_on: string | null, assignee: string | null) =>
      saveTask(admin, { id: crypto.randomUUID(), request_id, title, due_on, assignee, version: null });
    const me = demoAccount('employee').id;
    await task('Mijn', '2026-01-02', me);
    await task('Iedereens', '2026-01-03', null);
    await task('Van een ander', '2026-01-01', demoAccount('admin').id);
    await task('Ooit', null, me);
    await task('Later', '2199-01-01', me);
    await saveNote(admin, {
      id: crypto.randomUUID(),
      request_id,
      body: 'Kijk jij even?',
      mentions: [me],
    });
    const { tasks, mentions } = await readToday(employee);
    expect(tasks.map(({ title }) => title)).toEqual(['Mijn', 'Iedereens']);
    expect(mentions).toMatchObject([{ request_id, body: 'Kijk jij even?', author: demoAccount('admin').id }]);
    expect((await readToday(admin)).mentions).toEqual([]);
  });
});

describe('the pulse', () => {
  it('beats differently where something moved, and nowhere else', async () => {
    const id = await newRequest();
    const before = (await readPulse(employee)).areas;
    expect((await readPulse(employee)).areas).toEqual(before);
    await changeRequests(admin, [{ id, version: 2 }], { state: 'in-progress' });
    const after = (await readPulse(employee)).areas;
    const moved = Object.keys(after).filter((area) => after[area] !== before[area]);
    expect(moved.toSorted()).toEqual(['request', 'requests']);
    await newBooking(backend);
    const booked = (await readPulse(employee)).areas;
    expect(
      Object.keys(booked)
        .filter((area) => booked[area] !== after[area])
        .toSorted(),
    ).toEqual(['bookings', 'mails']);
  });

  it('shows two people on one record each other, and nobody who went', async () => {
    const record = { kind: 'request', id: crypto.randomUUID() };
    expect((await readPulse(employee, record)).here).toEqual([]);
    expect((await readPulse(admin, record)).here).toMatchObject([
      { id: demoAccount('employee').id, name: 'employee' },
    ]);
    expect((await readPulse(employee, record)).here).toMatchObject([{ name: 'admin' }]);
    expect((await readPulse(admin, { ...record, id: 'another' })).here).toEqual([]);
    await sql(`update public.presences set seen_at = now() - interval '13 seconds'`);
    expect((await readPulse(employee, record)).here).toEqual([]);
  });
});

describe('saved views', () => {
  it('are kept by each for himself, renamed and taken away', async () => {
    const view = { id: crypto.randomUUID(), page: 'requests', name: 'Te laat', query: 'waiting=1&sort=due' };
    await saveView(employee, view);
    await saveView(employee, { ...view, name: 'Mijn te late' });
    expect(await listViews(employee, 'requests')).toEqual([{ ...view, name: 'Mijn te late' }]);
    expect(await listViews(employee, 'clients')).toEqual([]);
    expect(await listViews(admin, 'requests')).toEqual([]);
    await expect(saveView(admin, view)).rejects.toMatchObject({ code: 'not_own' });
    await removeView(admin, view.id);
    expect(await listViews(employee, 'requests')).toHaveLength(1);
    await removeView(employee, view.id);
    expect(await listViews(employee, 'requests')).toEqual([]);
  });

  it('are thirty for a page at most', async () => {
    const save = () => saveView(employee, { id: crypto.randomUUID(), page: 'log', name: 'Een', query: '' });
    for (let count = 0; count < 30; count += 1) await save();
    await expect(save()).rejects.toMatchObject({ code: 'too_many_views' });
    expect(await listViews(employee, 'log')).toHaveLength(30);
  });
});

describe('the list of the log', () => {
  it('shows each entry once, page after page, and filters', async () => {
    const ids = [await newRequest(), await newRequest()];
    for (const id of ids) await changeRequests(admin, [{ id, version: 2 }], { state: 'spam' });
    await changeRequests(employee, [{ id: ids[0] ?? '', version: 3 }], { state: 'new' });
    const page = (before: number | null) => listActivity(employee, { filter: {}, before, size: 2 });
    const [first, second] = [await page(null), await page((await page(null)).at(-1)?.id ?? null)];
    const seen = [...first, ...second].map(({ id }) => id);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect(new Set(seen).size).toBe(4);
    const own = await listActivity(admin, {
      filter: { actors: [demoAccount('employee').id], kinds: ['request'] },
      before: null,
      size: 1,
    });
    expect(own).toMatchObject([{ record_id: ids[0], before: { state: 'spam' }, after: { state: 'new' } }]);
    const ofRecord = await listActivity(admin, {
      filter: { record_id: ids[1] ?? '', from: '2020-01-01T00:00:00Z' },
      before: null,
    });
    expect(ofRecord.map(({ after }) => after?.['state'])).toContain('spam');
    expect(await listActivity(admin, { filter: { until: '2020-01-01T00:00:00Z' }, before: null })).toEqual(
      [],
    );
  });
});
