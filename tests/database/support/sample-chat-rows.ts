import type { Backend } from '@vakman/supabase/local/backend';
import { conversationOf, newConversation } from './conversations.ts';
import type { Sample } from './sample-rows.ts';

type Database = Backend['database'];

const samplesOf = (id: string): Record<string, Sample> => ({
  conversations: {
    key: ['id', id],
    row: async () => ({ request_id: crypto.randomUUID() }),
    change: { last_number: 7 },
  },
  chat_messages: {
    key: ['conversation_id', id],
    row: async () => ({
      id: crypto.randomUUID(),
      conversation_id: id,
      number: 7,
      author_side: 'office',
      body: 'Wij komen niet.',
    }),
    change: { body: 'Wij komen niet.' },
  },
  chat_reads: {
    key: ['conversation_id', id],
    row: async () => ({ conversation_id: id, user_id: crypto.randomUUID(), side: 'customer' }),
    change: { number: 7 },
  },
});

const readBy = (database: Database, id: string, user: string) =>
  database.query(
    `insert into chat_reads (conversation_id, user_id, side, number) values ($1, $2, 'customer', 1)
     on conflict do nothing`,
    [id, user],
  );

/** Puts one row into each table of conversations. */
export async function insertChatSamples(database: Database, user: string): Promise<Record<string, Sample>> {
  const { id } = await newConversation(database);
  await readBy(database, id, user);
  const answer = { id: crypto.randomUUID(), name: 'Wanneer', texts: { nl: 'Wij bellen u morgen.' } };
  await database.query('insert into quick_answers (id, name, texts) values ($1, $2, $3)', [
    answer.id,
    answer.name,
    JSON.stringify(answer.texts),
  ]);
  return {
    ...samplesOf(id),
    quick_answers: {
      key: ['id', answer.id],
      row: async () => ({ ...answer, id: crypto.randomUUID() }),
      change: { name: 'Waarheen' },
    },
  };
}

/** Rows of a conversation in which somebody who is signed in takes part. */
export async function ownChatSamples(database: Database, userId: string): Promise<Record<string, Sample>> {
  const id = await conversationOf(database, userId);
  await readBy(database, id, userId);
  return samplesOf(id);
}
