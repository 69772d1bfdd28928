import { chatHint, chatTopic } from '@vakman/domain/chat/chat.hints';
import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertQuoteRequest, quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';

const [customer, stranger] = [crypto.randomUUID(), crypto.randomUUID()];

let backend: ServerBackend;
let conversation: string;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), 2);
  for (const id of [customer, stranger])
    await backend.sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`${id}@example.org`}, now())`;
  const row = quoteRequestRow({ email: `${customer}@example.org` });
  await insertQuoteRequest({ query: (text, values) => backend.sql.unsafe(text, values as never[]) }, row);
  const [opened] =
    await backend.sql`insert into public.conversations (request_id) values (${row.id}) returning id`;
  conversation = (opened as { id: string }).id;
});
afterAll(() => backend.remove());

const write = () =>
  backend.sql`insert into public.chat_messages (id, conversation_id, number, author_side, body)
    select gen_random_uuid(), ${conversation}, coalesce(max(number), 0) + 1, 'office', 'Tot morgen.'
    from public.chat_messages where conversation_id = ${conversation}`;

it('a message is stored where the backend has no Realtime, or one that tells nobody', async () => {
  expect((await write()).count).toBe(1);
  await backend.sql`create schema realtime`;
  expect((await write()).count).toBe(1);
});

it('each message and each reading is told, without a word of it, to those who take part alone', async () => {
  // As much of Realtime as a project has of it.
  await backend.sql.unsafe(`
    create table realtime.messages (topic text, extension text, event text, payload jsonb, private boolean);
    alter table realtime.messages enable row level security;
    create function realtime.topic() returns text language sql stable as
      $$ select nullif(current_setting('realtime.topic', true), '') $$;
    create function realtime.send(payload jsonb, event text, topic text, private boolean) returns void language sql security definer as
      $$ insert into realtime.messages values (topic, 'broadcast', event, payload, private) $$;
    grant usage on schema realtime to postgres, authenticated;
    grant select on realtime.messages to authenticated;
    select private.let_hear();
    select private.let_hear();`);
  await write();
  await backend.sql`insert into public.chat_reads (conversation_id, user_id, side, number)
    values (${conversation}, ${customer}, 'customer', 1)`;
  const told = {
    topic: chatTopic(conversation),
    extension: 'broadcast',
    event: chatHint,
    payload: {},
    private: true,
  };
  expect([...(await backend.sql`select * from realtime.messages`)]).toEqual([told, told]);

  const heardBy = (user: string, topic: string) =>
    backend.sql.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: user, role: 'authenticated' })}, true),
        set_config('request.jwt.claim.sub', ${user}, true), set_config('realtime.topic', ${topic}, true)`;
      await sql`set local role authenticated`;
      return (await sql`select topic from realtime.messages`).length;
    });
  expect(await heardBy(customer, chatTopic(conversation))).toBe(2);
  expect(await heardBy(stranger, chatTopic(conversation))).toBe(0);
  for (const topic of ['', 'conversation:', chatTopic(crypto.randomUUID()), `${chatTopic(conversation)}0`])
    expect(await heardBy(customer, topic)).toBe(0);
});
