import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { mergeClients, readClient, unmergeClient } from '@vakman/supabase/client/clients';
import type { Connection } from '@vakman/supabase/client/connection';
import { removeNote, saveNote, saveTask, finishTask, removeTask } from '@vakman/supabase/client/notes';
import { changeRequests, readRequest, undoRequestChanges } from '@vakman/supabase/client/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { pixelFile } from './support/photos.ts';
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

let row = quoteRequestRow();
beforeEach(async () => {
  await backend.database.exec('delete from public.quote_requests; delete from public.facade_bookings');
  row = quoteRequestRow({ phone: '0612345678', street_address: 'Havenstraat 7', postal_code: '1354 AB' });
  await insertQuoteRequest(backend.database, row);
});
const read = async (id = row.id) => {
  const told = await readRequest(employee, id);
  if (told === null) throw new Error('There is no such request.');
  return told;
};
const me = demoAccount('employee').id;

describe('a request on one screen', () => {
  it('is all that was sent, with its mails, and nothing that only the database looks for', async () => {
    const { request, mails, handling, activity } = await read();
    expect(request).toMatchObject({
      name: row.name,
      message: row.message,
      phone: '0612345678',
      language: 'nl',
    });
    expect(mails.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'confirmation waiting',
      'office waiting',
    ]);
    expect(handling).toMatchObject({ state: 'new', version: 1 });
    expect(activity).toEqual([]);
    expect(await readRequest(employee, crypto.randomUUID())).toBeNull();
  });

  it('names its photos where they lie', async () => {
    const service = await backend.as('service_role');
    const file = `quote-requests/${row.id}/gevel.png`;
    await service.storage.from(photoBucket).upload(file, pixelFile());
    await service.rpc('attach_photos', {
      request_id: row.id,
      paths: [file, `quote-requests/${row.id}/gone.png`],
    });
    expect((await read()).files).toEqual([file]);
  });

  it('shows notes and tasks as they stand, and brings back what was taken away', async () => {
    const note = {
      id: crypto.randomUUID(),
      request_id: row.id,
      body: 'Belt na zessen. @admin',
      mentions: [demoAccount('admin').id],
    };
    await saveNote(employee, note);
    await expect(saveNote(admin, { ...note, body: 'Van mij.' })).rejects.toMatchObject({
      code: 'not_own',
    });
    await expect(removeNote(admin, note.id)).rejects.toMatchObject({ code: 'not_own' });
    const task = {
      id: crypto.randomUUID(),
      request_id: row.id,
      title: 'Terugbellen',
      due_on: '2026-11-30',
      assignee: me,
      version: null,
    };
    await saveTask(employee, task);
    await saveTask(employee, task);
    expect(await read()).toMatchObject({
      notes: [{ author: me, body: note.body, mentions: note.mentions }],
      tasks: [{ title: 'Terugbellen', due_on: '2026-11-30', assignee: me, version: 1, done_at: null }],
    });
    await removeNote(employee, note.id);
    await removeTask(admin, task.id);
    expect(await read()).toMatchObject({ notes: [], tasks: [] });
    await removeNote(employee, note.id, false);
    await removeTask(admin, task.id, false);
    expect((await read()).notes).toHaveLength(1);
    await finishTask(admin, task.id);
    expect((await read()).tasks).toMatchObject([{ done_by: demoAccount('admin').id, version: 4 }]);
    await finishTask(admin, task.id, false);
    expect((await read()).tasks).toMatchObject([{ done_by: null, done_at: null }]);
  });

  it('lets nobody overwrite a task that another changed, nor name somebody from outside', async () => {
    const task = {
      id: crypto.randomUUID(),
      request_id: row.id,
      title: 'Terugbellen',
      due_on: null,
      assignee: null,
      version: null,
    };
    await saveTask(employee, task);
    await saveTask(admin, { ...task, title: 'Morgen terugbellen', version: 1 });
    await expect(saveTask(employee, { ...task, title: 'Mailen', version: 1 })).rejects.toMatchObject({
      code: 'changed',
    });
    await expect(
      saveTask(employee, { ...task, id: crypto.randomUUID(), due_on: 'infinity' }),
    ).rejects.toMatchObject({ code: '23514' });
    const outsider = demoAccount('customer').id;
    const named = {
      id: crypto.randomUUID(),
      request_id: row.id,
      body: 'Voor de klant',
      mentions: [outsider],
    };
    await expect(saveNote(employee, named)).rejects.toMatchObject({ code: 'not_in_office' });
    await expect(
      saveTask(employee, { ...task, id: crypto.randomUUID(), assignee: outsider }),
    ).rejects.toMatchObject({ code: 'not_in_office' });
    await expect(
      saveNote(employee, { ...named, mentions: [], request_id: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'PT404' });
  });

  it('tells what happened to it, the newest first', async () => {
    await changeRequests(employee, [{ id: row.id, version: 1 }], { assignee: me });
    await changeRequests(admin, [{ id: row.id, version: 2 }], { state: 'quoted' });
    expect((await read()).activity).toMatchObject([
      { actor: demoAccount('admin').id, after: { state: 'quoted' } },
      { actor: me, before: { assignee: null }, after: { assignee: me } },
    ]);
  });

  it('goes to its visit as soon as one is planned, and comes back from it by an undo', async () => {
    const [from, to] = [3_600_000, 7_200_000].map((later) => new Date(Date.now() + later).toISOString());
    const visit = { id: crypto.randomUUID(), request_id: row.id, starts_at: from, ends_at: to };
    expect((await (await backend.as('employee')).rpc('save_visit', { visit })).error).toBeNull();
    const { handling, visits } = await read();
    expect(visits).toMatchObject([{ id: visit.id, name: row.name, state: 'planned' }]);
    expect(handling).toMatchObject({ state: 'visit-planned', version: 2, updated_by: me });
    expect(handling.first_answered_at).not.toBeNull();
    const [undone] = await undoRequestChanges(employee, [{ id: row.id, version: 2 }]);
    expect(undone?.handling).toMatchObject({ state: 'new', first_answered_at: null });
  });

  it('stands among all of the same people, and names who else they might be', async () => {
    const again = quoteRequestRow({ email: row.email });
    await insertQuoteRequest(backend.database, again);
    const booking = await newBooking(backend, {
      email: row.email,
      phone: '0699999999',
      street_address: 'Elders 1',
    });
    const byPhone = quoteRequestRow({
      phone: '+31 6 12345678',
      street_address: 'Dijk 1',
      postal_code: '1000 AA',
    });
    const byPlace = quoteRequestRow({
      phone: '0655555555',
      street_address: 'HAVENSTRAAT 7',
      postal_code: '1354ab',
    });
    const stranger = quoteRequestRow({
      phone: '0644444444',
      street_address: 'Dijk 2',
      postal_code: '1000 AA',
    });
    for (const other of [byPhone, byPlace, stranger]) await insertQuoteRequest(backend.database, other);
    const told = await read();
    expect(told.client?.requests.map(({ id }) => id).toSorted()).toEqual([row.id, again.id].toSorted());
    expect(told.client?.bookings).toMatchObject([{ id: booking.id, status: 'requested' }]);
    const suggested = Object.fromEntries(told.suggestions.map(({ emails, reasons }) => [emails[0], reasons]));
    expect(suggested).toEqual({ [byPhone.email]: ['phone'], [byPlace.email]: ['phone', 'place'].slice(1) });

    const other = told.suggestions.find(({ emails }) => emails[0] === byPhone.email);
    const merged = await mergeClients(employee, other?.id ?? '', told.client?.id ?? '');
    const together = await read(byPhone.id);
    expect(together.client?.id).toBe(told.client?.id);
    expect(together.client?.requests).toHaveLength(3);
    expect(together.suggestions.map(({ emails }) => emails[0])).toEqual([byPlace.email]);
    expect((await readClient(employee, merged))?.id).toBe(told.client?.id);
    await unmergeClient(employee, merged);
    expect((await read()).client).toEqual(told.client);
  });
});
