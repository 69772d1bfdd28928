import type { Backend } from '@vakman/supabase/local/backend';
import { insertQuoteRequest, quoteRequestRow } from './quote-request-row.ts';

type Database = Backend['database'];

/** A conversation about a new request, with one message of the office. */
export async function newConversation(
  database: Database,
  request: Parameters<typeof quoteRequestRow>[0] = {},
): Promise<{ readonly id: string; readonly requestId: string; readonly messageId: string }> {
  const row = quoteRequestRow(request);
  await insertQuoteRequest(database, row);
  const [id, messageId] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.query(`insert into public.conversations (id, request_id, last_number) values ($1, $2, 1)`, [
    id,
    row.id,
  ]);
  await database.query(
    `insert into public.chat_messages (id, conversation_id, number, author_side, body)
     values ($1, $2, 1, 'office', 'Wij komen morgen langs.')`,
    [messageId, id],
  );
  return { id, requestId: row.id, messageId };
}

/** A conversation in which somebody with an account takes part, or one of a stranger where nobody has the id. */
export async function conversationOf(database: Database, userId: string): Promise<string> {
  const account = await database.query<{ email: string }>('select email from auth.users where id = $1', [
    userId,
  ]);
  const email = account.rows[0]?.email ?? `${userId}@example.org`;
  const { rows } = await database.query<{ id: string }>(
    'select conversation_id as id from private.conversation_customers where email_normalised = lower($1) limit 1',
    [email],
  );
  return rows[0]?.id ?? (await newConversation(database, { email })).id;
}
