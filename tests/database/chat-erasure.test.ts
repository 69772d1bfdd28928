import { personDataSchema } from '@vakman/domain/retention/person.answers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { say } from './support/chat-acts.ts';
import { connectionOf } from './support/connection-of.ts';
import { newConversation } from './support/conversations.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

const { email } = demoAccount('customer');
const left = async (id: string) =>
  (
    await backend.database.query<{ body: string }>(
      'select body from chat_messages where conversation_id = $1',
      [id],
    )
  ).rows;

it('is told to its person with what was written to him, and nothing of others', async () => {
  const { id } = await newConversation(backend.database, { email });
  const other = await newConversation(backend.database);
  await say(await connectionOf(backend, 'customer'), id, 'Graag de lichtste.');
  const { data } = await (await backend.as('customer')).rpc('export_my_data');
  const { conversations } = personDataSchema.parse(data);
  expect(conversations).toMatchObject([
    {
      id,
      messages: [
        { number: 1, own: false, author_side: 'office', body: 'Wij komen morgen langs.' },
        { number: 2, own: true, author_side: 'customer', body: 'Graag de lichtste.' },
      ],
    },
  ]);
  expect(JSON.stringify(conversations)).not.toContain(other.id);
});

it('goes with its request, by its time and by hand', async () => {
  const [old, kept] = [await newConversation(backend.database), await newConversation(backend.database)];
  await backend.database.query(
    `update quote_requests set created_at = now() - interval '13 months' where id = $1`,
    [old.requestId],
  );
  await (await backend.as('service_role')).rpc('apply_retention');
  expect(await left(old.id)).toEqual([]);
  expect(await left(kept.id)).toHaveLength(1);
});

it('is erased with its person, also what the office wrote to him', async () => {
  const { id } = await newConversation(backend.database, { email: 'jan@example.org' });
  const other = await newConversation(backend.database);
  const { error } = await (await backend.as('admin')).rpc('erase_person', { address: ' Jan@Example.org ' });
  expect(error).toBeNull();
  expect(await left(id)).toEqual([]);
  expect(await left(other.id)).toHaveLength(1);
  expect((await backend.database.query('select from conversations where id = $1', [id])).rows).toEqual([]);
});
