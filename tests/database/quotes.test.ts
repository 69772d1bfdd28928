import type { QuoteDraft } from '@vakman/domain/quote/quote.answers';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import type { Connection } from '@vakman/supabase/client/connection';
import {
  listQuotes,
  readQuote,
  removeQuote,
  saveQuote,
  sendQuote,
  withdrawQuote,
} from '@vakman/supabase/client/quotes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('truncate public.quotes, private.quote_numbers cascade'));

const newRequest = async () => {
  const row = quoteRequestRow();
  await insertQuoteRequest(backend.database, row);
  return row.id;
};
const draft = (changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  id: crypto.randomUUID(),
  version: null,
  request_id: null,
  project_id: null,
  replaces: null,
  language: 'uk',
  name: 'Олена Шевченко',
  email: 'olena@example.org',
  street_address: 'Dorpsstraat 1',
  postal_code: '1315 AB',
  title: 'Фарбування вікон',
  introduction: '',
  conditions: '',
  lines: [...exampleQuoteLines],
  photos: [],
  home_age: null,
  ...changes,
});
const sent = async (changes: Partial<QuoteDraft> = {}) => {
  const { id } = await kept(changes);
  return sendQuote(office, { id, version: 1 });
};
const kept = async (changes: Partial<QuoteDraft> = {}) => {
  const quote = draft(changes);
  await saveQuote(office, quote);
  return quote;
};
const year = new Date().getFullYear();
const accept = (id: string) =>
  backend.database.query(`update quotes set state = 'accepted' where id = $1`, [id]);

describe('a draft', () => {
  it('is kept as it was written, and changed by its newest version alone', async () => {
    const request = await newRequest();
    const quote = await kept({ request_id: request, title: '  Фарбування\u2028вікон ' });
    const { rows } = await listQuotes(office, { filter: { request_id: request }, after: null });
    expect(rows).toMatchObject([
      { id: quote.id, state: 'draft', number: null, title: 'Фарбування вікон', version: 1 },
    ]);
    expect(await saveQuote(office, { ...quote, title: 'Двері', version: 1 })).toBe(2);
    await expect(saveQuote(office, { ...quote, title: 'Дах', version: 1 })).rejects.toMatchObject({
      code: 'changed',
    });
    expect((await readQuote(office, quote.id))?.title).toBe('Двері');
  });

  it('is stored once where its answer was lost', async () => {
    const quote = await kept();
    expect(await saveQuote(office, quote)).toBe(1);
    const other = await connectionOf(backend, 'admin');
    await expect(saveQuote(other, quote)).rejects.toMatchObject({ code: 'changed' });
    await expect(saveQuote(office, { ...quote, title: 'Двері' })).rejects.toMatchObject({ code: 'changed' });
  });

  it('is changed once where the answer to a change was lost', async () => {
    const quote = await kept();
    const change = { ...quote, title: 'Двері', version: 1 };
    expect(await saveQuote(office, change)).toBe(2);
    expect(await saveQuote(office, change)).toBe(2);
    expect(await readQuote(office, quote.id)).toMatchObject({ title: 'Двері', version: 2 });
    await saveQuote(office, { ...change, title: 'Дах', version: 2 });
    await expect(saveQuote(office, change)).rejects.toMatchObject({ code: 'changed' });
  });

  it('has its lines tidied, and is refused with lines that are none', async () => {
    const [line] = exampleQuoteLines;
    if (!line) throw new Error('no line');
    const { id } = await kept({ lines: [{ ...line, title: ' Двері\n і рами ' }] });
    expect((await readQuote(office, id))?.lines[0]?.title).toBe('Двері і рами');
    for (const lines of [[{ ...line, title: ' ' }], [{ ...line, quantity: 0 }], [line, line]])
      await expect(saveQuote(office, draft({ lines }))).rejects.toMatchObject({ code: '23514' });
  });

  it('is taken away, and what was sent is not', async () => {
    const { id } = await kept();
    await removeQuote(office, { id, version: 1 });
    expect(await readQuote(office, id)).toBeNull();
    await expect(removeQuote(office, await sent())).rejects.toMatchObject({ code: 'sent' });
  });
});

describe('a quote that is sent', () => {
  it('is numbered one after the other, holds for thirty days, and tells the request', async () => {
    const request = await newRequest();
    const first = await sent({ request_id: request });
    expect(first).toMatchObject({ number: `${year}-0001`, revision: 1, state: 'sent', version: 2 });
    const { rows } = await backend.database.query<{ days: number; state: string; answered: boolean }>(
      `select q.valid_until - private.local_day(q.sent_at) as days, h.state, h.first_answered_at is not null as answered
       from quotes q join request_handlings h on h.request_id = q.request_id where q.id = $1`,
      [first.id],
    );
    expect(rows).toEqual([{ days: 30, state: 'quoted', answered: true }]);
    expect((await sent()).number).toBe(`${year}-0002`);
  });

  it('keeps its number where its answer was lost, and wastes none where it fails', async () => {
    const { id } = await kept();
    const first = await sendQuote(office, { id, version: 1 });
    expect(await sendQuote(office, { id, version: 1 })).toEqual(first);
    const lone = exampleQuoteLines.filter(({ title }) => !title.startsWith('Hoogglans'));
    for (const lines of [[], lone, exampleQuoteLines.filter(({ kind }) => kind === 'optional')]) {
      const quote = await kept({ lines });
      await expect(sendQuote(office, { id: quote.id, version: 1 })).rejects.toMatchObject({
        code: 'incomplete',
      });
    }
    expect((await sent()).number).toBe(`${year}-0002`);
  });

  it('is followed by another version of its number, and is no offer from then on', async () => {
    const first = await sent();
    const second = await sent({ replaces: first.id, title: 'Вікна та двері' });
    expect(second).toMatchObject({ number: first.number, revision: 2 });
    expect((await readQuote(office, first.id))?.state).toBe('replaced');
    await expect(sent({ replaces: first.id })).rejects.toMatchObject({ code: 'changed' });
  });

  it('is withdrawn by the office as it saw it', async () => {
    const quote = await sent();
    await expect(withdrawQuote(office, { id: quote.id, version: 1 })).rejects.toMatchObject({
      code: 'changed',
    });
    await withdrawQuote(office, quote);
    expect((await readQuote(office, quote.id))?.state).toBe('withdrawn');
  });

  it('is changed by nobody, the owner of the database included', async () => {
    const { id } = await sent();
    for (const change of [`title = 'Other'`, `lines = '[]'`, `number = '2020-0001'`, 'valid_until = null'])
      await expect(backend.database.query(`update quotes set ${change} where id = $1`, [id])).rejects.toThrow(
        'is not changed',
      );
    await expect(
      backend.database.query(`update quotes set state = 'draft' where id = $1`, [id]),
    ).rejects.toThrow('no_such_step');
  });

  it('stays as it was where it was accepted, also when its request goes', async () => {
    const { id } = await sent({ request_id: await newRequest() });
    await accept(id);
    await backend.database.query(`update quotes set updated_at = '2001-01-01', version = 99 where id = $1`, [
      id,
    ]);
    await expect(backend.database.query('delete from quotes where id = $1', [id])).rejects.toThrow('is kept');
    await expect(
      backend.database.query(`update quotes set state = 'declined' where id = $1`, [id]),
    ).rejects.toThrow('no_such_step');
    await backend.database.exec('delete from quote_requests');
    expect(await readQuote(office, id)).toMatchObject({ state: 'accepted', request_id: null });
  });
});

it('a quote that nobody accepted is kept no longer because its request went before', async () => {
  const { id } = await sent({ request_id: await newRequest() });
  await backend.database.exec(`alter table quotes disable trigger keep;
    update quotes set updated_at = now() - interval '11 months'; alter table quotes enable trigger keep;
    delete from quote_requests`);
  const { rows } = await backend.database.query(
    `select request_id, version, updated_at < now() - interval '10 months' as is_old from quotes where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ request_id: null, version: 2, is_old: true }]);
});

describe('quotes of somebody', () => {
  it('are told to him, drafts aside', async () => {
    await kept();
    const { number } = await sent();
    const { data } = await (await backend.as('admin')).rpc('export_person', { address: 'olena@example.org' });
    expect((data as { quotes: unknown }).quotes).toMatchObject([{ number }]);
  });

  it('go with him, and what the law on taxes wants of an accepted one is kept apart', async () => {
    await kept();
    const { id } = await sent();
    await accept(id);
    await (await backend.as('admin')).rpc('erase_person', { address: 'Olena@example.org' });
    const { rows } = await backend.database.query<{ quotes: number; number: string }>(
      `select (select count(*)::integer from quotes) as quotes, record ->> 'number' as number
       from private.withheld_records where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ quotes: 0, number: `${year}-0001` }]);
  });
});
