import type { Backend } from '@vakman/supabase/local/backend';
import { demoAccounts } from '@vakman/supabase/local/demo-accounts';
import { insertQuoteRequest, quoteRequestRow } from '../support/quote-request-row.ts';
import type { Actor } from '../support/test-backend.ts';
import type { SampleArguments } from './account-arguments.ts';

const newRequest = async ({ database }: Backend) => {
  const row = quoteRequestRow();
  await insertQuoteRequest(database, row);
  return row.id;
};
const replyTexts = { nl: { subject: 'Uw aanvraag {reference}', body: 'Dag {name}, wij bellen u.' } };
const newReplyTemplate = async ({ database }: Backend) => {
  const id = crypto.randomUUID();
  await database.query('insert into public.reply_templates (id, name, texts) values ($1, $2, $3)', [
    id,
    'Bellen',
    JSON.stringify(replyTexts),
  ]);
  return { id };
};
const newReply = async (backend: Backend) => ({
  id: crypto.randomUUID(),
  request_id: await newRequest(backend),
  language: 'nl',
  subject: 'Uw aanvraag',
  body: 'Wij bellen u morgen.',
});
const ownReply = async (backend: Backend, actor: Actor) => {
  const reply = await newReply(backend);
  const author = demoAccounts.find(({ role }) => role === actor)?.id ?? null;
  await backend.database.query(
    `insert into public.request_replies (id, request_id, language, subject, body, author)
     values ($1, $2, $3, $4, $5, $6)`,
    [...Object.values(reply), author],
  );
  await backend.database.query(
    `insert into public.notifications (request_id, reply_id, kind, next_attempt_at)
     values ($1, $2, 'reply', now() + interval '10 seconds')`,
    [reply.request_id, reply.id],
  );
  return { id: reply.id };
};

/** What functions about replies and their templates are called with. */
export const replyArguments: SampleArguments = {
  list_reply_templates: () => ({}),
  remove_reply_template: newReplyTemplate,
  save_reply_template: () => ({ id: crypto.randomUUID(), name: 'Bellen', texts: replyTexts }),
  send_reply: newReply,
  undo_reply: ownReply,
};
