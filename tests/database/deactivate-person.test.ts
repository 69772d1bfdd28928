import type { Connection } from '@vakman/supabase/client/connection';
import { readDossier } from '@vakman/supabase/client/dossier';
import {
  deactivatePerson,
  listPeople,
  reactivatePerson,
  signOutPerson,
} from '@vakman/supabase/client/people';
import { listClients } from '@vakman/supabase/client/clients';
import { functionRights } from '@vakman/domain/rights/rights.functions';
import { changeRequests } from '@vakman/supabase/client/requests';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleArguments } from './decisions/sample-arguments.ts';
import { connectionOf } from './support/connection-of.ts';
import { newConversation } from './support/conversations.ts';
import { newProject } from './support/projects.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let admin: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await connectionOf(backend, 'admin');
});
afterAll(() => backend.remove());

const sessionsOf = async (id: string) => {
  const { rows } = await backend.database.query('select from auth.sessions where user_id = $1', [id]);
  return rows.length;
};

it('a token of somebody deactivated opens nothing of the office at once, and nothing is given to him, until he is let in again', async () => {
  const { id } = demoAccount('employee');
  const employee = await connectionOf(backend, 'employee');
  const row = quoteRequestRow();
  await insertQuoteRequest(backend.database, row);
  const request = { id: row.id, version: 1 };
  const read = () => listClients(employee, { search: '', after: null });
  await read();
  await deactivatePerson(admin, id);
  await expect(read()).rejects.toMatchObject({ code: '42501' });
  await expect(changeRequests(admin, [request], { assignee: id })).rejects.toMatchObject({
    code: 'not_in_office',
  });
  expect(await sessionsOf(id)).toBe(0);
  expect((await listPeople(admin)).find((person) => person.id === id)?.deactivated_at).not.toBeNull();
  const { rows: banned } = await backend.database.query(
    'select from auth.users where id = $1 and banned_until > now()',
    [id],
  );
  expect(banned).toHaveLength(1);
  await reactivatePerson(admin, id);
  await read();
});

it('somebody deactivated sees nothing of his own either', async () => {
  const { id, email } = demoAccount('customer');
  await insertQuoteRequest(backend.database, quoteRequestRow({ email }));
  const customer = await connectionOf(backend, 'customer');
  expect((await readDossier(customer)).requests).toHaveLength(1);
  await deactivatePerson(admin, id);
  expect((await readDossier(customer)).requests).toHaveLength(0);
});

it('the last admin stays, and somebody without an account is nobody', async () => {
  await expect(deactivatePerson(admin, demoAccount('admin').id)).rejects.toMatchObject({
    code: 'last_admin',
  });
  expect(await sessionsOf(demoAccount('admin').id)).toBeGreaterThan(0);
  await expect(deactivatePerson(admin, crypto.randomUUID())).rejects.toMatchObject({ code: 'PT404' });
  await expect(signOutPerson(admin, crypto.randomUUID())).rejects.toMatchObject({ code: 'PT404' });
});

it('signing somebody out ends every session of his, and both are logged with who did it', async () => {
  const { id } = demoAccount('employee');
  await backend.database.query(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())',
    [id],
  );
  expect(await sessionsOf(id)).toBe(1);
  await signOutPerson(admin, id);
  expect(await sessionsOf(id)).toBe(0);
  const { rows } = await backend.database.query<{ part: string; actor: string }>(
    `select part, actor from public.activity_log where record_kind = 'person' and record_id = $1 order by id`,
    [id],
  );
  expect(rows.map(({ part }) => part)).toEqual(expect.arrayContaining(['user_roles', 'sessions']));
  expect(rows.at(-1)?.actor).toBe(demoAccount('admin').id);
});

it('is for admins alone', async () => {
  const employee = await connectionOf(backend, 'employee');
  const { id } = demoAccount('customer');
  for (const act of [deactivatePerson, reactivatePerson, signOutPerson]) {
    await expect(act(employee, id)).rejects.toMatchObject({ code: '42501' });
  }
});

/** Who looks at what is his finds nothing there, and is not refused. */
const findsNothing = [
  'list_conversations',
  'read_conversation',
  'read_project',
  'search_chat',
  'unread_chat_counts',
] as const;
/** What tells nothing of anybody. */
const ofNobody = new Set<string>(['read_account', 'read_capabilities', 'read_dossier', ...findsNothing]);
const own = Object.entries(functionRights)
  .filter(([name, may]) => may.includes('customer') && !may.includes('anon') && !ofNobody.has(name))
  .map(([name]) => name);

it('whoever was shut out and still has a token finds nothing of his conversations and projects', async () => {
  const { id, email } = demoAccount('customer');
  await reactivatePerson(admin, id);
  const customer = await backend.as('customer');
  const conversation = await newConversation(backend.database, { email });
  const project = await newProject(backend.database, email);
  const questions: Record<(typeof findsNothing)[number], object> = {
    list_conversations: {},
    read_conversation: { id: conversation.id },
    read_project: { project_id: project },
    search_chat: { words: 'morgen' },
    unread_chat_counts: {},
  };
  const ask = () =>
    Promise.all(
      findsNothing.map(async (name) => (await customer.rpc(name, questions[name])).data as unknown),
    );
  expect(JSON.stringify(await ask())).toMatch(new RegExp(`${conversation.id}.*${project}`));
  await deactivatePerson(admin, id);
  const none = { next: null, rows: [] };
  expect(await ask()).toEqual([none, null, null, none, { messages: 0, conversations: 0 }]);
});

it.each(own)('%s is refused to whoever was shut out and still has a token', async (name) => {
  const { id } = demoAccount('customer');
  await reactivatePerson(admin, id);
  const customer = await backend.as('customer');
  const values = await sampleArguments[name]?.(backend, 'customer');
  await deactivatePerson(admin, id);
  const { error } = await customer.rpc(name, values);
  expect(error?.code).toBeOneOf(['42501', 'PT404']);
});
