import {
  largestQuoteDocument,
  quoteDocumentBucket,
  quoteDocumentPath,
  quoteDocumentType,
} from '@vakman/domain/quote/quote.document';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());
beforeEach(() => backend.database.exec('truncate public.quotes, private.quote_numbers cascade'));

const documents = async () => (await backend.as('service_role')).storage.from(quoteDocumentBucket);
const fileOf = (bytes: number, type: string = quoteDocumentType) => new Blob(['x'.repeat(bytes)], { type });
const upload = async (path: string, file = fileOf(10)) =>
  (await (await documents()).upload(path, file)).error;
const orphans = async () =>
  (await (await backend.as('service_role')).rpc('orphaned_quote_documents')).data as string[];

/** A quote that was sent, with its document where it is noted. */
async function sentQuote(isNoted: boolean) {
  const id = crypto.randomUUID();
  const path = quoteDocumentPath(id);
  expect(await upload(path)).toBeNull();
  await backend.database.query(
    `insert into quotes (id, language, name, email, street_address, postal_code, title, state, number, sent_at,
       valid_until, document_path, document_sha256)
     values ($1, 'nl', 'Jan', 'jan@example.org', 'Dorpsstraat 1', '1315 AB', 'Kozijnen', 'sent', $2, now(), now() + interval '30 days',
       $3, $4)`,
    [
      id,
      `2026-${String(Date.now() % 100_000).padStart(5, '0')}`,
      isNoted ? path : null,
      isNoted ? 'a'.repeat(64) : null,
    ],
  );
  return { id, path };
}

describe('the bucket', () => {
  it('takes PDFs alone, as large as a document may be', async () => {
    expect(await upload(quoteDocumentPath(crypto.randomUUID()), fileOf(largestQuoteDocument))).toBeNull();
    const larger = fileOf(largestQuoteDocument + 1);
    expect(await upload(quoteDocumentPath(crypto.randomUUID()), larger)).not.toBeNull();
    const page = fileOf(10, 'text/html');
    expect(await upload(quoteDocumentPath(crypto.randomUUID()), page)).not.toBeNull();
  });

  it('is private', async () => {
    const { data } = await (await backend.as('service_role')).storage.getBucket(quoteDocumentBucket);
    expect(data).toMatchObject({ public: false, file_size_limit: largestQuoteDocument });
  });
});

describe('what a quote was sent as', () => {
  it('is changed, moved and removed by nobody, functions with the secret key included', async () => {
    const { path } = await sentQuote(true);
    const files = await documents();
    expect((await files.update(path, fileOf(11))).error).not.toBeNull();
    expect((await files.upload(path, fileOf(11), { upsert: true })).error).not.toBeNull();
    expect((await files.move(path, quoteDocumentPath(crypto.randomUUID()))).error).not.toBeNull();
    await files.remove([path]);
    expect((await files.download(path)).data?.size).toBe(10);
  });

  it('may be written again until it is noted, for a mail that did not leave', async () => {
    const { path } = await sentQuote(false);
    const files = await documents();
    expect((await files.upload(path, fileOf(11), { upsert: true })).error).toBeNull();
    expect((await files.download(path)).data?.size).toBe(11);
  });

  it('goes with the quote', async () => {
    const { id, path } = await sentQuote(true);
    expect(await orphans()).not.toContain(path);
    await backend.database.query('delete from quotes where id = $1', [id]);
    expect(await orphans()).toContain(path);
    const { data } = await (await documents()).remove([path]);
    expect(data).toHaveLength(1);
    expect(await orphans()).not.toContain(path);
  });
});
