import { photoBucket } from '@vakman/domain/photos/photos.paths';
import type { ClientFile } from '@vakman/domain/request-handling/client-file.answers';
import { mergeClients, readClient } from '@vakman/supabase/client/clients';
import type { Connection } from '@vakman/supabase/client/connection';
import { finishTask, saveNote, saveTask } from '@vakman/supabase/client/notes';
import { listActivity, readToday } from '@vakman/supabase/client/office-day';
import { sendReply } from '@vakman/supabase/client/replies';
import { saveVisit } from '@vakman/supabase/client/calendar';
import { changeRequests } from '@vakman/supabase/client/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { pixelFile } from './support/photos.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

const { email } = demoAccount('customer');
const me = demoAccount('employee').id;

let backend: TestBackend;
let admin: Connection;
let employee: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  // The first booking takes long: a connection that is open meanwhile may be closed behind its back.
  await newBooking(backend);
  admin = await connectionOf(backend, 'admin');
  employee = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());

let row = quoteRequestRow();
let id = '';
const clientOf = async (address: string) => {
  const { rows } = await backend.database.query<{ id: string }>(
    'select id from public.clients where email_normalised = $1',
    [address],
  );
  return rows[0]?.id ?? '';
};
beforeEach(async () => {
  await backend.database.exec('delete from public.quote_requests; delete from public.facade_bookings');
  row = quoteRequestRow({ email, name: 'Jan Bakker', phone: '0612345678', postal_code: '1354 AB' });
  await insertQuoteRequest(backend.database, row);
  id = await clientOf(email);
});
async function read(of = id, as = employee): Promise<ClientFile> {
  const file = await readClient(as, of);
  if (file === null) throw new Error('There is no such client.');
  return file;
}
describe('a client on one screen', () => {
  it('is all that he sent, what was written to him, and what the office did and noted', async () => {
    const booking = await newBooking(backend, { email });
    const reply = { subject: 'Uw aanvraag', body: 'Wij komen morgen.' };
    await sendReply(employee, {
      id: crypto.randomUUID(),
      request_id: row.id,
      language: 'nl',
      ...reply,
    });
    await saveVisit(employee, {
      id: crypto.randomUUID(),
      request_id: row.id,
      booking_id: null,
      title: '',
      crew: null,
      starts_at: '2026-12-01T09:00:00Z',
      ends_at: '2026-12-01T10:00:00Z',
      weather_note: '',
      state: 'planned',
      version: null,
    });
    await saveNote(employee, {
      id: crypto.randomUUID(),
      request_id: row.id,
      body: 'Belt na zes',
      mentions: [],
    });
    await saveNote(employee, {
      id: crypto.randomUUID(),
      client_id: id,
      body: 'Sleutel bij 12',
      mentions: [],
    });
    const told = await read();
    expect(told).toMatchObject({
      contact: { language: 'nl' },
      requests: [{ id: row.id }],
      bookings: [{ id: booking.id }],
      visits: [{ request_id: row.id }],
      notes: [
        { request_id: row.id, body: 'Belt na zes' },
        { client_id: id, body: 'Sleutel bij 12' },
      ],
    });
    const mails = told.mails.map(({ kind, state, subject }) => `${kind} ${state} ${subject}`);
    expect(mails.toSorted()).toEqual([
      'booking-received waiting null',
      'confirmation waiting null',
      `reply waiting ${reply.subject}`,
    ]);
    expect(new Set(told.activity.map(({ part }) => part))).toEqual(
      new Set(['notes', 'request_replies', 'request_handlings', 'visits']),
    );
    expect(await readClient(employee, crypto.randomUUID())).toBeNull();
  });

  it('tells admins of accounts and invitations, and employees nothing of either', async () => {
    const client = await backend.as('admin');
    const invited = await client.rpc('create_invitation', {
      email: 'piet@example.org',
      name: 'Piet',
      role: 'customer',
      language: 'nl',
    });
    expect(invited.error).toBeNull();
    await insertQuoteRequest(backend.database, quoteRequestRow({ email: 'piet@example.org' }));
    await mergeClients(employee, await clientOf('piet@example.org'), id);
    const told = await read(id, admin);
    expect(told.accounts).toMatchObject([{ email, role: 'customer', deactivated_at: null }]);
    expect(told.invitations).toMatchObject([{ email: 'piet@example.org', state: 'sent' }]);
    expect(told.mails.map(({ kind }) => kind)).toContain('invitation');
    expect(told.activity.map(({ record_kind: kind }) => kind)).toContain('invitation');
    const less = await read();
    expect([less.accounts, less.invitations]).toEqual([null, null]);
    expect(less.members.map(({ has_account: has }) => has)).toEqual([true, false]);
    expect(less.mails.map(({ kind }) => kind)).not.toContain('invitation');
    expect(less.activity.map(({ record_kind: kind }) => kind)).not.toContain('invitation');
  });

  it('is the log of all his records and of nobody else', async () => {
    const other = quoteRequestRow({ email: 'piet@example.org' });
    await insertQuoteRequest(backend.database, other);
    for (const each of [row.id, other.id])
      await changeRequests(employee, [{ id: each, version: 1 }], { state: 'in-progress' });
    await saveNote(employee, {
      id: crypto.randomUUID(),
      client_id: id,
      body: 'Sleutel bij 12',
      mentions: [],
    });
    const log = await listActivity(employee, { filter: { client_id: id }, before: null });
    expect(log.map(({ record_id: record }) => record)).toEqual([id, row.id]);
    expect(await listActivity(admin, { filter: { client_id: crypto.randomUUID() }, before: null })).toEqual(
      [],
    );
  });
});

it('what is to be done about a client, and who is named in a note about him, stands among today’s', async () => {
  const task = { id: crypto.randomUUID(), client_id: id, title: 'Bellen', due_on: '2026-01-02' };
  await saveTask(admin, { ...task, assignee: me, version: null });
  await saveNote(admin, { id: crypto.randomUUID(), client_id: id, body: 'Kijk jij?', mentions: [me] });
  const today = await readToday(employee);
  expect(today.tasks).toMatchObject([{ client_id: id, request_id: null, name: 'Jan Bakker' }]);
  expect(today.mentions).toMatchObject([{ client_id: id, request_id: null, name: 'Jan Bakker' }]);
  await finishTask(employee, task.id);
  expect((await readToday(employee)).tasks).toEqual([]);
  expect((await read()).tasks).toMatchObject([{ done_by: me }]);
});

it('a note is about one request or one client, and about none that there is not', async () => {
  const note = { id: crypto.randomUUID(), body: 'Belt na zes', mentions: [] };
  await expect(saveNote(employee, note)).rejects.toMatchObject({ code: '23514' });
  await expect(saveNote(employee, { ...note, request_id: row.id, client_id: id })).rejects.toMatchObject({
    code: '23514',
  });
  await expect(saveNote(employee, { ...note, client_id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'PT404',
  });
});

it('what came with his requests and is there is named among his files', async () => {
  const file = `quote-requests/${row.id}/gevel.png`;
  const service = await backend.as('service_role');
  const sent = await service.storage.from(photoBucket).upload(file, pixelFile());
  expect(sent.error).toBeNull();
  await service.rpc('attach_photos', {
    request_id: row.id,
    paths: [file, `quote-requests/${row.id}/gone.png`],
  });
  expect((await read()).files).toEqual([file]);
});

it('a customer reads nobody, himself included', async () => {
  const customer = await connectionOf(backend, 'customer');
  await expect(readClient(customer, id)).rejects.toMatchObject({ code: '42501' });
});
