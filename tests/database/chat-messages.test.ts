import { chatLimits } from '@vakman/domain/chat/chat.limits';
import { openConversation, sendChatMessage } from '@vakman/supabase/client/chat';
import type { Connection } from '@vakman/supabase/client/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatDraft, say } from './support/chat-acts.ts';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
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
describe('a message', () => {
  it('is stored once, however often it is sent, and keeps its place', async () => {
    const id = await opened();
    const sent = chatDraft(id, { body: '  Twee lagen?  ' });
    const answers = [
      ...(await Promise.all([1, 2, 3].map(() => sendChatMessage(customer, sent)))),
      await sendChatMessage(customer, sent),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ number: 1, author_side: 'customer', body: 'Twee lagen?' });
    expect((await say(office, id)).number).toBe(2);
    expect(await sendChatMessage(customer, sent)).toEqual(answers[0]);
    for (const other of [
      { ...sent, body: 'Drie lagen?' },
      { ...sent, conversationId: await opened() },
    ])
      await expect(sendChatMessage(customer, other)).rejects.toMatchObject({ code: 'changed' });
    await expect(sendChatMessage(office, sent)).rejects.toMatchObject({ code: 'changed' });
  });

  it('is refused where it is empty, too long, or names a file that is not there', async () => {
    const id = await opened();
    for (const body of ['', ' \n\u2028 ', 'a'.repeat(chatLimits.body + 1)])
      await expect(say(customer, id, body)).rejects.toMatchObject({ code: '23514' });
    await expect(say(customer, id, '🎨'.repeat(chatLimits.body))).resolves.toMatchObject({ number: 1 });
    const path = `${id}/${crypto.randomUUID()}.png`;
    const file = { path, name: 'a.png', type: 'image/png', bytes: 1, width: null, height: null } as const;
    await expect(sendChatMessage(customer, chatDraft(id, { files: [file] }))).rejects.toMatchObject({
      code: 'no_file',
    });
  });

  it('is changed by nobody, the owner of the database included', async () => {
    const { id } = await say(customer, await opened());
    for (const change of [`body = 'Nee'`, 'number = 7', `author_side = 'office'`, 'sent_at = now()'])
      await expect(
        backend.database.query(`update chat_messages set ${change} where id = $1`, [id]),
      ).rejects.toThrow('is not changed');
  });

  it('counts for its person: so many in a minute and an hour, also of forty at once', async () => {
    const id = await opened();
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => say(customer, id)));
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as Error] : [],
    );
    expect(refusals).toHaveLength(40 - chatLimits.messagesAMinute);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'PT429' });
    expect((await say(office, id)).number).toBe(chatLimits.messagesAMinute + 1);
    await backend.database.exec(`update private.rate_events set happened_at = now() - interval '2 minutes'`);
    await backend.database.exec(
      `insert into private.rate_events (kind, subject, happened_at)
       select e.kind, e.subject, e.happened_at from private.rate_events e, generate_series(1, 9)
       where e.kind = 'chat message'`,
    );
    await expect(say(customer, id)).rejects.toMatchObject({ code: 'PT429' });
  });

  it('of the office is the answer that was promised, and stands in the log without its words', async () => {
    const requestId = await newRequest();
    const id = await openConversation(office, { requestId });
    await say(customer, id);
    const answered = async () =>
      (
        await backend.database.query<{ state: string; answered: boolean }>(
          `select state, first_answered_at is not null as answered from request_handlings where request_id = $1`,
          [requestId],
        )
      ).rows;
    expect(await answered()).toEqual([{ state: 'new', answered: false }]);
    const message = await say(office, id, 'Wij komen maandag.');
    expect(await answered()).toEqual([{ state: 'in-progress', answered: true }]);
    const { rows } = await backend.database.query(
      `select actor, action, after from activity_log where record_kind = 'conversation' and record_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { actor: message.author, action: 'insert', after: { number: message.number, files: 0 } },
    ]);
  });
});
