import {
  listConversations,
  noteRead,
  openConversation,
  readConversation,
  searchChat,
  sendChatMessage,
  unreadCounts,
} from '@vakman/supabase/client/chat';
import type { Connection } from '@vakman/supabase/client/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatDraft, say } from './support/chat-acts.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let customer: Connection;
let office: Connection;
let colleague: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  [customer, office, colleague] = await Promise.all([
    connectionOf(backend, 'customer'),
    connectionOf(backend, 'employee'),
    connectionOf(backend, 'admin'),
  ]);
});
afterAll(() => backend.remove());
beforeEach(() =>
  backend.database.exec(
    'delete from conversations; delete from quote_requests; delete from private.rate_events',
  ),
);

const email = demoAccount('customer').email;
const newRequest = async (changes: Record<string, unknown> = { email }) => {
  const row = quoteRequestRow(changes);
  await insertQuoteRequest(backend.database, row);
  return row.id;
};
const opened = async (changes?: Record<string, unknown>) =>
  openConversation(office, { requestId: await newRequest(changes) });
const read = async (who: Connection, id: string, window = {}) => {
  const part = await readConversation(who, id, window);
  if (part === null) throw new Error('no conversation');
  return part;
};
const bodies = async (who: Connection, id: string, window = {}) =>
  (await read(who, id, window)).messages.map(({ body }) => body);

describe('a conversation', () => {
  it('is one for each request, whoever opens it, and as often as it is opened', async () => {
    const requestId = await newRequest();
    const ids = await Promise.all([
      openConversation(customer, { requestId }),
      openConversation(office, { requestId }),
      openConversation(customer, { requestId }),
    ]);
    expect(new Set(ids).size).toBe(1);
  });

  it('is opened by whoever confirmed the address of the request, and by the office', async () => {
    const requestId = await newRequest({});
    await expect(openConversation(customer, { requestId })).rejects.toMatchObject({ code: 'PT404' });
    for (const nothing of [{ requestId: crypto.randomUUID() }, { projectId: crypto.randomUUID() }])
      await expect(openConversation(customer, nothing)).rejects.toMatchObject({ code: 'PT404' });
  });

  it('is closed to others in every way', async () => {
    const id = await opened({});
    const message = await say(office, id);
    expect(await readConversation(customer, id)).toBeNull();
    await expect(say(customer, id)).rejects.toMatchObject({ code: 'PT404' });
    await expect(noteRead(customer, id, 1)).rejects.toMatchObject({ code: 'PT404' });
    expect((await searchChat(customer, { words: 'morgen' })).rows).toEqual([]);
    expect((await searchChat(customer, { words: 'morgen', conversationId: id })).rows).toEqual([]);
    expect((await listConversations(customer)).rows).toEqual([]);
    expect(await unreadCounts(customer)).toEqual({ messages: 0, conversations: 0 });
    await expect(
      sendChatMessage(customer, chatDraft(await opened(), { id: message.id })),
    ).rejects.toMatchObject({
      code: 'changed',
    });
  });

  it('is closed to the customer whose address is not confirmed, and to one who was shut out', async () => {
    const id = await opened();
    const { id: account } = demoAccount('customer');
    await backend.database.query('update auth.users set email_confirmed_at = null where id = $1', [account]);
    expect(await readConversation(customer, id)).toBeNull();
    await backend.database.query('update auth.users set email_confirmed_at = now() where id = $1', [account]);
    await backend.database.query(
      `insert into user_roles (user_id, role, deactivated_at) values ($1, 'customer', now())
       on conflict (user_id) do update set deactivated_at = now()`,
      [account],
    );
    await expect(say(customer, id)).rejects.toMatchObject({ code: 'PT404' });
    await backend.database.query('update user_roles set deactivated_at = null where user_id = $1', [account]);
    expect(await readConversation(customer, id)).not.toBeNull();
  });

  it('is listed by its latest message, once something was said', async () => {
    const [first, second] = [await opened(), await opened({})];
    await opened();
    expect((await listConversations(office)).rows).toEqual([]);
    await say(customer, first, 'Kan het ook in mei?');
    await say(office, second);
    const { rows, next } = await listConversations(office);
    expect(rows).toMatchObject([
      { id: second, side: 'office', unread: 0, last: { author_side: 'office', body: 'Tot morgen.' } },
      { id: first, kind: 'request', unread: 1, last_number: 1, title: null },
    ]);
    expect(next).toBeNull();
    expect((await listConversations(customer)).rows).toMatchObject([
      { id: first, side: 'customer', unread: 0 },
    ]);
  });

  it('is found by the name and place of its request', async () => {
    const id = await opened({ name: 'Олена Шевченко', street_address: 'Kerkstraat 12' });
    await say(office, id);
    await say(office, await opened());
    for (const search of ['шевченко', 'kerkstraat ОЛЕНА', '12'])
      expect((await listConversations(office, { search })).rows.map((row) => row.id)).toContain(id);
    expect((await listConversations(office, { search: 'nergens' })).rows).toEqual([]);
  });
});

describe('what was read', () => {
  it('is noted by person, never backwards, and never further than there is', async () => {
    const id = await opened();
    await say(office, id);
    await say(office, id);
    await noteRead(customer, id, 70);
    await noteRead(customer, id, 1);
    const { people } = await read(office, id);
    expect(people).toMatchObject([
      { side: 'customer', read: 2, id: demoAccount('customer').id },
      { side: 'office', read: 0 },
    ]);
    expect(people.every(({ name }) => !name.includes('@'))).toBe(true);
  });

  it('is counted for each customer, and once for the office', async () => {
    const id = await opened();
    for (const who of [customer, customer, office]) await say(who, id);
    expect(await unreadCounts(office)).toEqual({ messages: 2, conversations: 1 });
    expect(await unreadCounts(customer)).toEqual({ messages: 1, conversations: 1 });
    await noteRead(colleague, id, 1);
    expect(await unreadCounts(office)).toEqual({ messages: 1, conversations: 1 });
    await noteRead(office, id, 3);
    await noteRead(customer, id, 3);
    for (const who of [office, colleague, customer])
      expect(await unreadCounts(who)).toEqual({ messages: 0, conversations: 0 });
  });
});

describe('parts of a conversation', () => {
  it('are its end, what comes before a place, and what comes after one', async () => {
    const id = await opened();
    for (const body of ['1', '2', '3', '4', '5']) await say(customer, id, body);
    expect(await bodies(office, id, { limit: 2 })).toEqual(['4', '5']);
    expect(await bodies(office, id, { before: 4, limit: 2 })).toEqual(['2', '3']);
    expect(await bodies(office, id, { after: 1, limit: 2 })).toEqual(['2', '3']);
    expect(await bodies(office, id, { after: 5 })).toEqual([]);
    const ends = async (window: object) => {
      const { earlier, later } = await read(office, id, window);
      return [earlier, later];
    };
    expect(await ends({ limit: 2 })).toEqual([true, false]);
    expect(await ends({ before: 4, limit: 2 })).toEqual([true, true]);
    expect(await ends({ before: 3, limit: 2 })).toEqual([false, true]);
    expect(await ends({ after: 3 })).toEqual([true, false]);
    expect(await ends({ after: 5 })).toEqual([true, false]);
  });

  it('are told where nothing was said yet', async () => {
    const { messages, earlier, later, people } = await read(customer, await opened());
    expect({ messages, earlier, later, people }).toEqual({
      messages: [],
      earlier: false,
      later: false,
      people: [],
    });
  });
});

describe('a search', () => {
  it('finds all words in any order, in every script, of the own conversations', async () => {
    const id = await opened();
    const other = await opened({});
    await say(customer, id, 'Фасад треба помити до ТРАВНЯ');
    await say(office, id, '外墙清洗需要两天');
    await say(office, other, 'Фасад миємо у травні');
    const found = async (who: Connection, words: string) =>
      (await searchChat(who, { words })).rows.map(({ message, conversation }) => [
        message.number,
        conversation.id === id,
      ]);
    expect(await found(customer, 'травня фасад')).toEqual([[1, true]]);
    expect(await found(office, 'фасад')).toEqual([
      [1, false],
      [1, true],
    ]);
    expect(await found(customer, '清洗')).toEqual([[2, true]]);
    for (const words of ['%', '_', '\\', "'; --", '100%', ' '])
      expect(await found(office, words)).toEqual([]);
  });
});
