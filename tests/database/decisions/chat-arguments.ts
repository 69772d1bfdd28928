import type { Backend } from '@vakman/supabase/local/backend';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { conversationOf } from '../support/conversations.ts';
import type { Actor } from '../support/test-backend.ts';
import type { SampleArguments } from './account-arguments.ts';

/** In which the actor takes part. */
const own = async ({ database }: Backend, actor: Actor) => {
  const account = demoAccounts.find(({ role }) => role === actor);
  return conversationOf(database, account?.id ?? crypto.randomUUID());
};
const requestOf = async (backend: Backend, actor: Actor) => {
  const { rows } = await backend.database.query<{ request_id: string }>(
    'select request_id from public.conversations where id = $1',
    [await own(backend, actor)],
  );
  return rows[0]?.request_id ?? '';
};
const texts = { nl: 'Wij bellen u morgen.' };
const newQuickAnswer = async ({ database }: Backend) => {
  const id = crypto.randomUUID();
  await database.query('insert into public.quick_answers (id, name, texts) values ($1, $2, $3)', [
    id,
    'Wanneer',
    JSON.stringify(texts),
  ]);
  return { id };
};

/** What functions about conversations are called with. */
export const chatArguments: SampleArguments = {
  claim_chat_notifications: () => ({ batch: 0 }),
  list_conversations: () => ({}),
  list_quick_answers: () => ({}),
  note_chat_read: async (backend, actor) => ({ conversation_id: await own(backend, actor), number: 1 }),
  open_conversation: async (backend, actor) => ({ request_id: await requestOf(backend, actor) }),
  orphaned_chat_files: () => ({}),
  read_conversation: async (backend, actor) => ({ id: await own(backend, actor) }),
  remove_quick_answer: newQuickAnswer,
  save_quick_answer: () => ({ id: crypto.randomUUID(), name: 'Wanneer', texts }),
  search_chat: () => ({ words: 'morgen' }),
  send_chat_message: async (backend, actor) => ({
    id: crypto.randomUUID(),
    conversation_id: await own(backend, actor),
    body: 'Goed, tot morgen.',
  }),
  unread_chat_counts: () => ({}),
};
