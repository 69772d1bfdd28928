import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { firstChoice } from '@vakman/domain/quote/quote.choices';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import type { Connection } from '@vakman/supabase/client/connection';
import { noteRead, openConversation, sendChatMessage } from '@vakman/supabase/client/chat';
import { lookAtDossier } from '@vakman/supabase/client/clients';
import { readDossier } from '@vakman/supabase/client/dossier';
import { acceptQuote } from '@vakman/supabase/client/offered-quotes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { acceptanceOf, sentQuote } from './support/offered-quotes.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { demoAccount, startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
let customer: Connection;
const { email } = demoAccount('customer');
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
  customer = await connectionOf(backend, 'customer');
});
afterAll(() => backend.remove());

const quotesOf = async (connection: Connection) => (await readDossier(connection)).quotes;

describe('quotes of a dossier', () => {
  it('are those that were sent to the own address, with the sum of what is chosen at first', async () => {
    const own = await sentQuote(office, { email: ` ${email.toUpperCase()} ` });
    await sentQuote(office, { email: `x${email}` });
    const { total } = quoteTotals(exampleQuoteLines, 'older', firstChoice(exampleQuoteLines));
    expect(await quotesOf(customer)).toEqual([
      {
        id: own.id,
        number: own.number,
        revision: 1,
        title: own.title,
        state: 'sent',
        street_address: own.street_address,
        postal_code: own.postal_code,
        sent_at: expect.any(String),
        valid_until: own.valid_until,
        total,
        document: false,
        project_id: null,
      },
    ]);
  });

  it('show of all versions the newest, and once accepted what was agreed', async () => {
    const [before] = await quotesOf(customer);
    const next = await sentQuote(office, { email, replaces: before?.id ?? '' });
    expect(await quotesOf(customer)).toMatchObject([{ id: next.id, number: before?.number, revision: 2 }]);
    const acceptance = { ...acceptanceOf(next), code: null };
    await acceptQuote(customer, { quoteId: next.id }, acceptance);
    expect(await quotesOf(customer)).toMatchObject([
      { id: next.id, state: 'accepted', total: acceptance.total },
    ]);
  });
});

it('what was accepted is a job, which its customer follows, with who speaks for it', async () => {
  const { projects, people } = await readDossier(customer);
  expect(projects).toMatchObject([
    { title: expect.any(String), state: 'planned', shared: false, photos: 0, tasks: [], review_asked: false },
  ]);
  expect(people).toEqual([]);
  const lead = demoAccount('employee').id;
  const photo = `${lead}/${crypto.randomUUID()}.webp`;
  await backend.database.query(
    `insert into profiles (user_id, name, photo) values ($1, 'Sanne de Boer', $2)
     on conflict (user_id) do update set name = excluded.name, photo = excluded.photo`,
    [lead, photo],
  );
  await backend.database.query('update projects set lead = $1 where id = $2', [lead, projects[0]?.id]);
  expect((await readDossier(customer)).people).toEqual([{ id: lead, name: 'Sanne de Boer', photo }]);
});

it('a conversation counts what the office wrote and its customer has not read, for him alone', async () => {
  const { projects } = await readDossier(customer);
  const id = await openConversation(office, { projectId: projects[0]?.id ?? '' });
  const write = (connection: Connection, body: string) =>
    sendChatMessage(connection, { id: crypto.randomUUID(), conversationId: id, body, files: [] });
  const talks = async () => (await readDossier(customer)).conversations;
  await write(office, 'Maandag komen wij.');
  await write(office, 'Om acht uur.');
  expect(await talks()).toMatchObject([
    { id, kind: 'project', unread: 2, last: { author_side: 'office', body: 'Om acht uur.' } },
  ]);
  await noteRead(customer, id, 1);
  expect(await talks()).toMatchObject([{ unread: 1 }]);
  await noteRead(customer, id, 2);
  await write(customer, 'Tot dan!');
  expect(await talks()).toMatchObject([{ unread: 0, last: { author_side: 'customer' } }]);
});

it('the office looks at the same that its customer sees', async () => {
  const request = quoteRequestRow({ email });
  await insertQuoteRequest(backend.database, request);
  const { rows } = await backend.database.query<{ id: string }>(
    'select id from clients where email_normalised = $1',
    [email],
  );
  expect(await lookAtDossier(office, rows[0]?.id ?? '', email)).toEqual(await readDossier(customer));
});
