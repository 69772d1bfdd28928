import {
  listConversations,
  noteRead,
  openConversation,
  readConversation,
  searchChat,
  unreadCounts,
} from '@vakman/supabase/client/chat';
import type { Connection } from '@vakman/supabase/client/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { say } from './support/chat-acts.ts';
import { connectionOf } from './support/connection-of.ts';
import { newConversation } from './support/conversations.ts';
import { newProject } from './support/projects.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let customer: Connection;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  [customer, office] = await Promise.all([
    connectionOf(backend, 'customer'),
    connectionOf(backend, 'employee'),
  ]);
});
afterAll(() => backend.remove());
beforeEach(() =>
  backend.database.exec(`delete from projects; delete from conversations; delete from quote_requests;
    delete from notifications; delete from private.rate_events;
    update private.settings set chat_mail_minutes = 0, chat_quiet_from = '00:00', chat_quiet_until = '00:00'`),
);

const { email } = demoAccount('customer');
const owner = 'eigenaar@example.org';
const projectOf = async (requestId: string, address = email) => {
  const id = crypto.randomUUID();
  await backend.database.query(
    `insert into projects (id, request_id, title, language, name, email, street_address, postal_code)
     values ($1, $2, 'Kozijnen schilderen', 'nl', 'Jan Jansen', $3, 'Dorpsstraat 1', '1315 AB')`,
    [id, requestId, address],
  );
  return id;
};
const share = (projectId: string, address = email) =>
  backend.database.query(
    `insert into project_members (project_id, email, name, language) values ($1, $2, 'Olena', 'uk')`,
    [projectId, address],
  );

describe('the conversation about a request', () => {
  it('goes on as that of the project that comes of it', async () => {
    const { id, requestId } = await newConversation(backend.database, { email });
    const projectId = await projectOf(requestId);
    expect(await openConversation(customer, { projectId })).toBe(id);
    expect(await openConversation(office, { requestId })).toBe(id);
    const part = await readConversation(customer, id);
    expect(part?.conversation).toMatchObject({
      kind: 'project',
      title: 'Kozijnen schilderen',
      project_id: projectId,
    });
    expect(part?.messages).toHaveLength(1);
    await backend.database.query('delete from quote_requests where id = $1', [requestId]);
    expect((await readConversation(customer, id))?.conversation).toMatchObject({ request_id: null });
  });

  it('is the project’s also where it is begun later, by either name', async () => {
    for (const first of ['request', 'project']) {
      const { id: earlier, requestId } = await newConversation(backend.database, { email });
      await backend.database.query('delete from conversations where id = $1', [earlier]);
      const projectId = await projectOf(requestId);
      const doors = [{ requestId }, { projectId }];
      const [one, other] = first === 'request' ? doors : doors.toReversed();
      const id = await openConversation(customer, one ?? { projectId });
      expect(await openConversation(office, other ?? { projectId })).toBe(id);
    }
  });

  it('is that of the first of two projects', async () => {
    const { id, requestId } = await newConversation(backend.database, { email });
    await projectOf(requestId);
    const second = await projectOf(requestId);
    expect(await openConversation(customer, { projectId: second })).not.toBe(id);
    expect(await openConversation(customer, { requestId })).toBe(id);
  });
});

describe('a project', () => {
  it('is spoken about by whoever it is of, and by those with whom it is shared', async () => {
    const projectId = await newProject(backend.database, owner);
    await expect(openConversation(customer, { projectId })).rejects.toMatchObject({ code: 'PT404' });
    const id = await openConversation(office, { projectId });
    await say(office, id);
    expect(await readConversation(customer, id)).toBeNull();
    await share(projectId);
    const message = await say(customer, id, 'Mag het ook blauw?');
    expect(message).toMatchObject({ number: 2, author_side: 'customer' });
    expect((await listConversations(customer)).rows).toMatchObject([{ id, unread: 1, kind: 'project' }]);
    expect((await searchChat(customer, { words: 'blauw' })).rows).toHaveLength(1);
    await noteRead(customer, id, 2);
    expect(await unreadCounts(customer)).toEqual({ messages: 0, conversations: 0 });
    const { people } = (await readConversation(office, id)) ?? { people: [] };
    expect(people.find((person) => person.side === 'customer')).toMatchObject({ read: 2 });
    await backend.database.query('delete from project_members where project_id = $1', [projectId]);
    expect(await readConversation(customer, id)).toBeNull();
  });

  it('without a customer’s address is spoken about in the office', async () => {
    const projectId = await newProject(backend.database);
    const id = await openConversation(office, { projectId });
    await say(office, id);
    expect((await listConversations(office, { search: 'kozijnen' })).rows).toMatchObject([{ id }]);
    const { data } = await (await backend.as('service_role')).rpc('claim_chat_notifications');
    expect(data).toEqual([]);
  });

  it('is mailed of to each who has not read, in his language', async () => {
    const projectId = await newProject(backend.database, owner);
    await share(projectId);
    const id = await openConversation(office, { projectId });
    await say(office, id);
    const { data } = await (await backend.as('service_role')).rpc('claim_chat_notifications');
    const readers = (data as { reader: { email: string; language: string } }[]).map(({ reader }) => reader);
    expect(readers.map((reader) => reader.email).toSorted()).toEqual([email, owner].toSorted());
    const { number } = await say(office, id);
    await noteRead(customer, id, number);
    await backend.database.exec(`update notifications set claimed_until = null`);
    const again = await (await backend.as('service_role')).rpc('claim_chat_notifications');
    expect((again.data as { reader: { email: string } }[]).map(({ reader }) => reader.email)).toEqual([
      owner,
    ]);
  });
});

describe('the time of a conversation', () => {
  const left = async () => (await backend.database.query('select from conversations')).rows.length;
  const retain = async () => (await backend.as('service_role')).rpc('apply_retention');

  it('ends with what else was written about a job that is done', async () => {
    const projectId = await newProject(backend.database, owner);
    await say(office, await openConversation(office, { projectId }));
    await backend.database.query(
      `update projects set state = 'done', exterior_painting = false, done_at = now() - interval '25 months' where id = $1`,
      [projectId],
    );
    await retain();
    expect(await left()).toBe(0);
  });

  it('goes on while its guarantee does, and while the work does though its customer is erased', async () => {
    const guaranteed = await newProject(backend.database, 'jan@example.org');
    await say(office, await openConversation(office, { projectId: guaranteed }));
    await backend.database.query(
      `update projects set state = 'done', exterior_painting = true, done_at = now() - interval '25 months' where id = $1`,
      [guaranteed],
    );
    const live = await newProject(backend.database, owner);
    await say(office, await openConversation(office, { projectId: live }));
    await retain();
    expect(await left()).toBe(2);
    for (const address of [owner, 'jan@example.org'])
      await (await backend.as('admin')).rpc('erase_person', { address });
    expect(await left()).toBe(1);
  });

  it('ends for what a member wrote when he is erased, and not for the others', async () => {
    const projectId = await newProject(backend.database, owner);
    await share(projectId);
    const id = await openConversation(office, { projectId });
    await say(office, id, 'Van kantoor.');
    await say(customer, id, 'Van mij.');
    await backend.database.query('select private.erase_chat($1)', [email]);
    const { messages } = (await readConversation(office, id)) ?? { messages: [] };
    expect(messages.map(({ body }) => body)).toEqual(['Van kantoor.']);
  });
});
