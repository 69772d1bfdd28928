import { startServerBackend, type ServerBackend } from '@vakman/supabase/local/postgresql/server-backend';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertQuoteRequest, quoteRequestRow } from '../database/support/quote-request-row.ts';
import { serverFolder } from './server-folder.ts';

const sessions = 40;
const employee = crypto.randomUUID();
const customer = { id: crypto.randomUUID(), email: 'jan@example.org' };

let backend: ServerBackend;
beforeAll(async () => {
  backend = await startServerBackend(serverFolder(), sessions);
  await backend.sql`insert into auth.users (id, email) values (${employee}, 'employee@example.org')`;
  await backend.sql`insert into auth.users (id, email, email_confirmed_at)
    values (${customer.id}, ${customer.email}, now())`;
  await backend.sql`insert into public.user_roles (user_id, role) values (${employee}, 'employee')`;
});
beforeEach(async () => {
  await backend.sql`delete from private.rate_events`;
  await backend.sql`update private.settings set chat_messages_a_minute = 1000, chat_messages_an_hour = 1000`;
});
afterAll(() => backend.remove());

const newRequest = async () => {
  const row = quoteRequestRow({ email: customer.email });
  await insertQuoteRequest({ query: (text, values) => backend.sql.unsafe(text, values as never[]) }, row);
  return row.id;
};
type Transaction = Parameters<Parameters<ServerBackend['sql']['begin']>[1]>[0];

/** Does something as somebody with an account, in a session of his own. */
const once = <Answer>(user: string, work: (sql: Transaction) => Promise<Answer>) =>
  backend.sql.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: user, role: 'authenticated' })}, true),
      set_config('request.jwt.claim.sub', ${user}, true)`;
    await sql`set local role authenticated`;
    return work(sql);
  });
/** The same, and again where the database was too busy and did nothing, as browsers do. */
const as: typeof once = (user, work) =>
  once(user, work).catch((error: unknown) => {
    if ((error as { code?: string }).code === 'PT503') return as(user, work);
    throw error;
  });
const open = (user: string, requestId: string) =>
  as(user, async (sql) => {
    const [row] = await sql`select public.open_conversation(${requestId}) as id`;
    return (row as { id: string }).id;
  });

interface Message {
  readonly id?: string;
  readonly body?: string;
  /** What came after failed. */
  readonly fails?: boolean;
}
const send = (
  user: string,
  conversation: string,
  { id = crypto.randomUUID(), body = 'Ja.', fails }: Message = {},
) =>
  as(user, async (sql) => {
    const [row] = await sql`select public.send_chat_message(${id}, ${conversation}, ${body}) as message`;
    if (fails) throw new Error('the connection is lost');
    return (row as { message: { id: string; number: number } }).message;
  });
const stored = async (conversation: string) =>
  (await backend.sql`select id, number, sent_at from public.chat_messages where conversation_id = ${conversation}
    order by number`) as unknown as readonly { id: string; number: number; sent_at: Date }[];
const turns = Array.from({ length: sessions }, (_, turn) => turn);
const codeOf = (answer: PromiseSettledResult<unknown>) =>
  answer.status === 'fulfilled' ? '' : (answer.reason as { code: string }).code;

describe('forty at once', () => {
  it('begin one conversation about a request', async () => {
    const request = await newRequest();
    const ids = await Promise.all(turns.map((turn) => open(turn % 2 ? employee : customer.id, request)));
    expect(new Set(ids).size).toBe(1);
  });

  it('have their messages numbered without a gap, in the order of their time, whatever fails between', async () => {
    const conversation = await open(employee, await newRequest());
    const ids = turns.map(() => crypto.randomUUID());
    const answers = await Promise.allSettled(
      ids.map((id, turn) =>
        send(turn % 2 ? employee : customer.id, conversation, {
          id,
          fails: turn % 4 === 1,
          body: turn % 4 === 2 ? '' : `Bericht ${turn}`,
        }),
      ),
    );
    const messages = await stored(conversation);
    expect(messages.map(({ number }) => number)).toEqual(
      turns.slice(0, sessions / 2).map((turn) => turn + 1),
    );
    expect(messages.map(({ id }) => id).toSorted()).toEqual(
      ids.filter((_, turn) => turn % 4 === 0 || turn % 4 === 3).toSorted(),
    );
    expect(messages.map(({ sent_at }) => sent_at)).toEqual(
      messages.map(({ sent_at }) => sent_at).toSorted((a, b) => Number(a) - Number(b)),
    );
    for (const answer of answers) {
      if (answer.status === 'fulfilled')
        expect(messages.find(({ id }) => id === answer.value.id)?.number).toBe(answer.value.number);
    }
    // Whoever lost his answer sends again: the one that failed takes the next number, the others keep theirs.
    const again = await Promise.all(
      ids.flatMap((id, turn) =>
        turn % 4 === 2
          ? []
          : [send(turn % 2 ? employee : customer.id, conversation, { id, body: `Bericht ${turn}` })],
      ),
    );
    expect(again.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      turns.slice(0, (3 * sessions) / 4).map((turn) => turn + 1),
    );
  });

  it('that read and write for the first time wait for nobody in a circle', async () => {
    const requests = await Promise.all(turns.slice(0, 8).map(newRequest));
    const conversations = await Promise.all(requests.map((request) => open(employee, request)));
    const answers = await Promise.allSettled(
      turns.map((turn) => {
        const conversation = conversations[turn % 8] ?? '';
        const user = turn % 5 < 2 ? customer.id : employee;
        return turn % 2
          ? send(user, conversation)
          : as(user, (sql) => sql`select public.note_chat_read(${conversation}, 1)`);
      }),
    );
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['']));
  });

  it('that send the same message store it once, and something else under its id is refused', async () => {
    const conversation = await open(employee, await newRequest());
    const id = crypto.randomUUID();
    const same = await Promise.all(turns.map(() => send(customer.id, conversation, { id })));
    expect(new Set(same.map(({ number }) => number))).toEqual(new Set([1]));
    const others = await Promise.allSettled(
      turns.map((turn) => send(turn % 2 ? employee : customer.id, conversation, { id, body: `Nee ${turn}` })),
    );
    expect(new Set(others.map(codeOf))).toEqual(new Set(['PGRST']));
    const fresh = crypto.randomUUID();
    const race = await Promise.allSettled(
      turns.map((turn) => send(turn % 2 ? employee : customer.id, conversation, { id: fresh })),
    );
    expect(new Set(race.map(codeOf))).toEqual(new Set(['', 'PGRST']));
    expect(await stored(conversation)).toHaveLength(2);
  });

  it('of one person are held to his limit, and of another are not', async () => {
    await backend.sql`update private.settings set chat_messages_a_minute = 15`;
    const conversation = await open(employee, await newRequest());
    const answers = await Promise.allSettled(turns.map(() => send(customer.id, conversation)));
    expect(answers.map(codeOf).toSorted()).toEqual([
      ...Array.from({ length: 15 }, () => ''),
      ...Array.from({ length: 25 }, () => 'PT429'),
    ]);
    await send(employee, conversation);
    expect((await stored(conversation)).at(-1)?.number).toBe(16);
  });

  it('that claim mails write one to each person', async () => {
    await backend.sql`delete from public.conversations`;
    await backend.sql`update private.settings set chat_mail_minutes = 0, chat_quiet_from = '00:00', chat_quiet_until = '00:00'`;
    const conversation = await open(employee, await newRequest());
    await send(employee, conversation);
    await send(customer.id, conversation);
    const claimed = await Promise.all(
      turns.map(
        () =>
          backend.sql`select public.claim_chat_notifications(null, 5) -> 'notification' ->> 'kind' as kind`,
      ),
    );
    expect(
      claimed
        .flat()
        .map((row) => row['kind'] as string)
        .toSorted(),
    ).toEqual(['chat-unread', 'chat-unread-office']);
  });
});

describe('five thousand messages', () => {
  it('are read from any place, counted and searched by an index', async () => {
    const conversation = await open(employee, await newRequest());
    await backend.sql`insert into public.chat_messages (id, conversation_id, number, author_side, body)
      select gen_random_uuid(), ${conversation}, n, case when n % 2 = 0 then 'office' else 'customer' end,
        'Bericht ' || n || case when n = 77 then ' hoogglans' else '' end
      from generate_series(1, 5000) as n`;
    await backend.sql`update public.conversations set last_number = 5000, customer_number = 4999 where id = ${conversation}`;
    await backend.sql`analyze public.chat_messages`;
    const page = (before: number | null) =>
      as(customer.id, async (sql) => {
        const [row] =
          await sql`select public.read_conversation(${conversation}, before => ${before}, page_size => 100) as part`;
        return (row as { part: { messages: { number: number }[]; earlier: boolean } }).part;
      });
    const numbers: number[] = [];
    for (let part = await page(null); ; part = await page(part.messages[0]?.number ?? 0)) {
      numbers.unshift(...part.messages.map(({ number }) => number));
      if (!part.earlier) break;
    }
    expect(numbers).toEqual(Array.from({ length: 5000 }, (_, index) => index + 1));
    const [found] = await as(
      customer.id,
      (sql) =>
        sql`select public.search_chat('hoogglans bericht') -> 'rows' -> 0 -> 'message' ->> 'number' as number`,
    );
    expect(found).toEqual({ number: '77' });
    const [counts] = await as(
      employee,
      (sql) => sql`select public.unread_chat_counts() ->> 'messages' as unread`,
    );
    expect(Number(counts?.['unread'])).toBeGreaterThanOrEqual(2500);
  });

  it.each([
    [
      'before a place',
      `conversation_id = $1 and number < 2500 order by number desc limit 50`,
      'chat_messages_place',
    ],
    [
      'after a place',
      `conversation_id = $1 and number > 2500 order by number limit 50`,
      'chat_messages_place',
    ],
    [
      'of the other side',
      `conversation_id = $1 and author_side = 'office' and number > 4990`,
      'chat_messages_(side|place)',
    ],
    ['by their words', `search_text like '%hoogglans%'`, 'chat_messages_search'],
  ])('are found %s without looking at them all', async (_what, condition, index) => {
    const [row] = await backend.sql`select id from public.conversations where last_number = 5000`;
    const id = (row as { id: string }).id;
    const plan = await backend.sql.unsafe(
      `explain select * from public.chat_messages where ${condition.replace('$1', `'${id}'`)}`,
    );
    const text = plan.map((line) => String(line['QUERY PLAN'])).join('\n');
    expect(text).toMatch(new RegExp(index));
    expect(text).not.toContain('Seq Scan');
  });
});
