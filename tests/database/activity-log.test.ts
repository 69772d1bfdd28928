import { changeRequests } from '@vakman/supabase/client/requests';
import { listActivity } from '@vakman/supabase/client/office-day';
import { removeNote, saveNote, saveTask } from '@vakman/supabase/client/notes';
import type { Connection } from '@vakman/supabase/client/connection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBooking } from './support/bookings.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
});
afterAll(() => backend.remove());

async function newRequest(): Promise<string> {
  const row = quoteRequestRow();
  await insertQuoteRequest(backend.database, row);
  return row.id;
}
const logOf = async (recordId: string) => {
  const { rows } = await backend.database.query<Record<string, unknown>>(
    'select actor, actor_role, action, part, before, after from public.activity_log where record_id = $1 order by id',
    [recordId],
  );
  return rows;
};
const me = { actor: demoAccount('admin').id, actor_role: 'admin' };

describe('the log', () => {
  it('tells who changed what of a request, before and after', async () => {
    const id = await newRequest();
    await changeRequests(admin, [{ id, version: 1 }], { state: 'in-progress' });
    const note = { id: crypto.randomUUID(), request_id: id, body: 'Belt na zessen.', mentions: [] };
    await saveNote(admin, note);
    await saveNote(admin, note);
    await saveNote(admin, { ...note, body: 'Belt na zeven.' });
    await removeNote(admin, note.id);
    expect(await logOf(id)).toMatchObject([
      { ...me, action: 'update', before: { state: 'new' }, after: { state: 'in-progress' } },
      { ...me, action: 'insert', part: 'notes', after: { body: 'Belt na zessen.' } },
      { ...me, action: 'update', before: { body: 'Belt na zessen.' }, after: { body: 'Belt na zeven.' } },
      { ...me, action: 'update', before: { removed_at: null } },
    ]);
    expect(Object.keys((await logOf(id))[0]?.['after'] ?? {})).toEqual(['state']);
  });

  it('tells what is done to tables without a function of their own', async () => {
    const client = await backend.as('employee');
    const { data } = await client
      .from('project_gallery')
      .insert({ title: 'Woonhuis in Gouda', category: 'other' })
      .select('id')
      .single<{ id: number }>();
    await client
      .from('project_gallery')
      .delete()
      .eq('id', data?.id ?? 0);
    expect((await logOf(String(data?.id))).map(({ action, actor_role }) => [action, actor_role])).toEqual([
      ['insert', 'employee'],
      ['delete', 'employee'],
    ]);
  });

  it('still says who somebody was after he left, and calls a visitor nothing', async () => {
    const id = await newRequest();
    const employee = demoAccount('employee').id;
    await changeRequests(await connectionOf(backend, 'employee'), [{ id, version: 1 }], {
      state: 'in-progress',
    });
    const called = (name: string) =>
      backend.database.query(
        `insert into public.profiles (user_id, name) values ($1, $2) on conflict (user_id) do update set name = $2`,
        [employee, name],
      );
    const named = async () => {
      const { rows } = await backend.database.query<{ actor_name: string }>(
        'select actor_name from public.activity_log where record_id = $1 order by id',
        [id],
      );
      return rows.map(({ actor_name }) => actor_name);
    };
    expect(await named()).toEqual([demoAccount('employee').email]);
    await called('Iemand anders');
    expect(await named()).toEqual([demoAccount('employee').email]);
  });

  it('lets nobody do something in the name of another', async () => {
    const id = await newRequest();
    const someone = demoAccount('admin').email;
    await backend.database.query(
      `insert into public.profiles (user_id, name) values ($1, $2) on conflict (user_id) do update set name = $2`,
      [demoAccount('employee').id, `De baas <${someone}>`],
    );
    await changeRequests(await connectionOf(backend, 'employee'), [{ id, version: 1 }], { state: 'spam' });
    const [entry] = await listActivity(admin, { filter: { record_id: id }, before: null });
    expect(entry?.actor_name).toBe(`De baas ${someone} <${demoAccount('employee').email}>`);
  });

  it('tells employees nothing of roles, invitations and settings', async () => {
    await backend.database
      .exec(`insert into public.activity_log (actor_role, action, record_kind, record_id, part)
      values ('admin', 'update', 'person', 'kept-from-employees', 'user_roles')`);
    const filter = { record_id: 'kept-from-employees' };
    const seenBy = (connection: Connection) => listActivity(connection, { filter, before: null });
    expect(await seenBy(admin)).toHaveLength(1);
    expect(await seenBy(await connectionOf(backend, 'employee'))).toEqual([]);
    const rows = await (await backend.as('employee')).from('activity_log').select('record_kind');
    expect(rows.data?.length).toBeGreaterThan(0);
    expect(rows.data?.filter(({ record_kind: kind }) => kind === 'person')).toEqual([]);
  });

  it('is asked for by what was done', async () => {
    const id = await newRequest();
    await changeRequests(admin, [{ id, version: 1 }], { state: 'in-progress' });
    const done = async (action: 'insert' | 'update') =>
      (await listActivity(admin, { filter: { record_id: id, actions: [action] }, before: null })).length;
    expect([await done('insert'), await done('update')]).toEqual([0, 1]);
  });

  it.each([
    `update public.activity_log set actor = null where record_id = '%'`,
    `update public.activity_log set after = '{"state": "won"}' where record_id = '%'`,
    `delete from public.activity_log where record_id = '%'`,
    `truncate public.activity_log`,
  ])('is not changed by its owner either: %s', async (statement) => {
    const id = await newRequest();
    await changeRequests(admin, [{ id, version: 1 }], { state: 'spam' });
    const before = await logOf(id);
    await expect(backend.database.exec(statement.replace('%', id))).rejects.toMatchObject({ code: '42501' });
    expect(await logOf(id)).toEqual(before);
  });

  it('is not changed with the secret key, nor read', async () => {
    const service = await backend.as('service_role');
    for (const answer of [
      await service.from('activity_log').select(),
      await service.from('activity_log').update({ actor: null }).gt('id', 0),
      await service.from('activity_log').delete().gt('id', 0),
    ])
      expect(answer.error).toMatchObject({ code: '42501' });
  });

  it('loses what it says of a person who is erased, and keeps that it happened', async () => {
    const row = quoteRequestRow();
    await insertQuoteRequest(backend.database, row);
    const secret = 'Heeft de sleutel onder de mat';
    const mine = { request_id: row.id, id: crypto.randomUUID() };
    await saveNote(admin, { ...mine, body: secret, mentions: [] });
    await saveTask(admin, { ...mine, title: secret, due_on: null, assignee: null, version: null });
    await changeRequests(admin, [{ id: row.id, version: 1 }], { state: 'in-progress' });
    const client = await backend.as('admin');
    const { data } = await client.rpc('export_person', { address: row.email });
    expect(data).toMatchObject({
      handlings: [{ state: 'in-progress', notes: [{ body: secret }], tasks: [{ title: secret }] }],
    });
    expect((await client.rpc('erase_person', { address: row.email })).error).toBeNull();
    const kept = await logOf(row.id);
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(kept).toMatchObject([
      { ...me, action: 'insert', part: 'notes', after: { body: null } },
      { ...me, action: 'insert', part: 'tasks', after: { title: null } },
      { ...me, action: 'update', before: { state: 'new' }, after: { state: 'in-progress' } },
      { action: 'delete', before: { body: null } },
      { action: 'delete', before: { title: null } },
    ]);
    const { rows } = await backend.database.query('select from public.clients where email_normalised = $1', [
      row.email,
    ]);
    expect(rows).toEqual([]);
  });

  it('loses the words about invitations and appointments, too', async () => {
    const client = await backend.as('admin');
    const email = `${crypto.randomUUID()}@example.org`;
    const { id } = await newBooking(backend, { email });
    const invited = { email, name: 'Jo van de Sleutel', role: 'customer', language: 'nl' };
    const { data: invitation } = await client.rpc('create_invitation', invited);
    await backend.database.query(
      `update public.facade_bookings set status = 'refused', refusal_reason = 'De sleutel ontbreekt' where id = $1`,
      [id],
    );
    const told = async () => JSON.stringify([await logOf(id), await logOf(String(invitation))]);
    expect(await told()).toContain('sleutel ontbreekt');
    expect(await told()).toContain('Jo van de Sleutel');
    expect((await client.rpc('erase_person', { address: email })).error).toBeNull();
    expect(await told()).not.toMatch(/sleutel/i);
    expect(await told()).not.toContain(email);
    expect(await logOf(id)).toMatchObject([
      { before: { status: 'requested' }, after: { status: 'refused' } },
    ]);
  });

  it('loses them as well when a request is too old to be kept', async () => {
    const id = await newRequest();
    const note = {
      id: crypto.randomUUID(),
      request_id: id,
      body: 'Heeft de sleutel onder de mat',
      mentions: [],
    };
    await saveNote(admin, note);
    await backend.database.query(
      `update public.quote_requests set created_at = now() - interval '13 months' where id = $1`,
      [id],
    );
    await backend.database.exec('select public.apply_retention()');
    const kept = await logOf(id);
    expect(kept.map(({ action, part }) => [action, part])).toEqual([
      ['insert', 'notes'],
      ['delete', 'notes'],
    ]);
    expect(JSON.stringify(kept)).not.toContain('sleutel');
  });

  it('is forgotten after seven years', async () => {
    await backend.database
      .exec(`insert into public.activity_log (at, actor_role, action, record_kind, record_id, part)
      values (now() - interval '7 years' - interval '1 day', 'admin', 'update', 'request', 'old', 'request_handlings'),
        (now() - interval '7 years' + interval '1 day', 'admin', 'update', 'request', 'young', 'request_handlings')`);
    await backend.database.exec('select public.apply_retention()');
    expect([(await logOf('old')).length, (await logOf('young')).length]).toEqual([0, 1]);
  });
});
