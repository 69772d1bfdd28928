import type { Connection } from '@vakman/supabase/client/connection';
import { declineQuote } from '@vakman/supabase/client/offered-quotes';
import { countQuotes, listQuotes, readQuoteFile } from '@vakman/supabase/client/quotes';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { linkTo, quoteActs, sentQuote } from './support/offered-quotes.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
let office: Connection;
beforeAll(async () => {
  backend = await startTestBackend();
  office = await connectionOf(backend, 'employee');
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('delete from private.rate_events'));

const acts = quoteActs(
  () => backend,
  () => office,
);

it('a quote is read with its versions and the mails to its customer', async () => {
  const first = await sentQuote(office);
  const second = await sentQuote(office, { replaces: first.id });
  const file = await readQuoteFile(office, second.id);
  expect(file).toMatchObject({
    quote: { id: second.id, number: first.number, revision: 2 },
    versions: [{ id: first.id, state: 'replaced' }],
    answers: [],
    mails: [{ kind: 'quote', state: 'waiting' }],
  });
  expect((await readQuoteFile(office, first.id))?.versions).toMatchObject([{ id: second.id }]);
  expect(await readQuoteFile(office, crypto.randomUUID())).toBeNull();
});

it('what its customer answered stands beside it, with what proves it', async () => {
  const { quote, acceptance } = await acts.accepted({});
  const file = await readQuoteFile(office, quote.id);
  expect(file?.answers).toMatchObject([
    {
      kind: 'accepted',
      proof: 'code',
      has_sender: true,
      signed_by: 'Олена Шевченко',
      totals: { total: acceptance.total },
      document_sha256: null,
    },
  ]);
});

it('why it was declined is told', async () => {
  const quote = await sentQuote(office);
  const door = await linkTo(backend, quote.id);
  await declineQuote(acts.visitor(), door, {
    id: crypto.randomUUID(),
    version: quote.version,
    reason: 'too-expensive',
    words: 'De buren betalen minder.',
  });
  expect((await readQuoteFile(office, quote.id))?.answers).toMatchObject([
    { kind: 'declined', reason: 'too-expensive', words: 'De buren betalen minder.', proof: 'link' },
  ]);
});

it('of one that was accepted the sum counts that the customer chose', async () => {
  const before = (await countQuotes(office, {})).accepted?.total ?? 0;
  const { quote, acceptance } = await acts.accepted({});
  const { rows } = await listQuotes(office, { filter: { search: quote.number ?? '' }, after: null });
  expect(rows).toMatchObject([{ id: quote.id, total: acceptance.total }]);
  expect((await countQuotes(office, {})).accepted?.total).toBe(before + acceptance.total);
});
