import type { QuoteDraft } from '@vakman/domain/quote/quote.answers';
import { exampleQuoteLines } from '@vakman/domain/quote/quote.example';
import { firstChoice } from '@vakman/domain/quote/quote.choices';
import type { QuoteCursor, QuoteFilter } from '@vakman/domain/quote/quote-list.answers';
import { quoteTotals } from '@vakman/domain/quote/quote.totals';
import type { Connection } from '@vakman/supabase/client/connection';
import { readToday } from '@vakman/supabase/client/office-day';
import { countQuotes, listQuotes, readQuote, saveQuote, sendQuote } from '@vakman/supabase/client/quotes';
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

async function kept(changes: Partial<QuoteDraft> = {}): Promise<string> {
  const id = crypto.randomUUID();
  await saveQuote(office, {
    id,
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
  return id;
}
const sent = async (changes: Partial<QuoteDraft> = {}) => {
  const id = await kept(changes);
  await sendQuote(office, { id, version: 1 });
  return id;
};
const idsOf = async (filter: QuoteFilter) =>
  (await listQuotes(office, { filter, after: null })).rows.map(({ id }) => id);

const total = quoteTotals(exampleQuoteLines, 'older', firstChoice(exampleQuoteLines)).total;

describe('the list of quotes', () => {
  it('tells what each adds up to before the customer chooses, also when that is nothing yet', async () => {
    await kept();
    await kept({ lines: [], title: 'Leeg' });
    await kept({ home_age: 'newer', title: 'Nieuw' });
    const { rows } = await listQuotes(office, { filter: {}, after: null });
    expect(new Map(rows.map((row) => [row.title, row.total]))).toEqual(
      new Map([
        ['Фарбування вікон', total],
        ['Leeg', 0],
        ['Nieuw', quoteTotals(exampleQuoteLines, 'newer', firstChoice(exampleQuoteLines)).total],
      ]),
    );
  });

  it('shows each once, page after page, whatever moved last first', async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 7; turn += 1) ids.unshift(await kept());
    // Two of one instant are told apart by their ids.
    await backend.database.exec(`alter table quotes disable trigger keep;
      update quotes set updated_at = (select max(updated_at) from quotes); alter table quotes enable trigger keep`);
    const seen: string[] = [];
    let after: QuoteCursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof listQuotes>> = await listQuotes(office, {
        filter: {},
        after,
        size: 3,
      });
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(seen).toHaveLength(7);
  });

  it('is narrowed to states, to a request and to what is looked for', async () => {
    const draft = await kept({ title: 'Gevel reinigen', name: 'Jan Jansen', email: 'jan@example.org' });
    const offered = await sent();
    expect(await idsOf({ states: ['sent'] })).toEqual([offered]);
    expect((await idsOf({ states: ['sent', 'draft'] })).toSorted()).toEqual([draft, offered].toSorted());
    const number = (await readQuote(office, offered))?.number ?? '';
    for (const search of ['шевченко', number, 'OLENA@', '1315ab вікон'])
      expect(await idsOf({ search })).toEqual([offered]);
    expect(await idsOf({ search: 'gevel jansen' })).toEqual([draft]);
    expect(await idsOf({ search: '100%' })).toEqual([]);
  });

  it('is that of a client and of all who hang on him', async () => {
    const row = quoteRequestRow({ email: 'olena@example.org' });
    await insertQuoteRequest(backend.database, row);
    const own = await kept({ request_id: row.id });
    await kept({ email: 'other@example.org' });
    const { rows } = await backend.database.query<{ id: string }>(
      `select id from clients where email_normalised = 'olena@example.org'`,
    );
    expect(await idsOf({ client_id: rows[0]?.id ?? '' })).toEqual([own]);
    expect(await idsOf({ request_id: row.id })).toEqual([own]);
    expect(await idsOf({ client_id: crypto.randomUUID() })).toEqual([]);
  });
});

it('quotes are counted by state with what they add up to, whichever states are asked for', async () => {
  await kept();
  await kept({ title: 'Gevel' });
  await sent();
  expect(await countQuotes(office, { states: ['sent'] })).toEqual({
    draft: { count: 2, total: 2 * total },
    sent: { count: 1, total },
  });
  expect(await countQuotes(office, { search: 'gevel' })).toEqual({ draft: { count: 1, total } });
});

it('those wait for us of which something is to be changed, and drafts that nobody touched for a day', async () => {
  const asked = await sent();
  const old = await kept({ title: 'Gevel' });
  await kept({ title: 'Vandaag' });
  await sent();
  await backend.database.exec(`alter table quotes disable trigger keep;
    update quotes set state = 'change-asked' where id = '${asked}';
    update quotes set updated_at = now() - interval '25 hours' where id = '${old}';
    alter table quotes enable trigger keep`);
  expect((await readToday(office)).quotes.map(({ id }) => id)).toEqual([old, asked]);
});
