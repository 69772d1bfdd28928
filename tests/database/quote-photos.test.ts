import { photoBucket } from '@vakman/domain/photos/photos.paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf } from './support/connection-of.ts';
import { linkTo, sentQuote } from './support/offered-quotes.ts';
import { pixelFile, uploadPhoto } from './support/photos.ts';
import { insertQuoteRequest, quoteRequestRow } from './support/quote-request-row.ts';
import { startTestBackend, type TestBackend } from './support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.remove());

async function newRequest() {
  const row = quoteRequestRow();
  await insertQuoteRequest(backend.database, row);
  const path = `quote-requests/${row.id}/${crypto.randomUUID()}.png`;
  const { error } = await (
    await backend.as('service_role')
  ).storage
    .from(photoBucket)
    .upload(path, pixelFile());
  expect(error).toBeNull();
  return { id: row.id, path };
}
async function keep(
  photos: readonly string[],
  request: string | null = null,
  replaces: string | null = null,
) {
  const id = crypto.randomUUID();
  await backend.database.query(
    `insert into quotes (id, request_id, replaces, language, name, email, street_address, postal_code, title, photos)
     values ($1, $2, $3, 'nl', 'Jan Jansen', 'jan@example.org', 'Dorpsstraat 1', '1315 AB', 'Kozijnen', $4)`,
    [id, request, replaces, photos],
  );
  return id;
}
const orphans = async () => {
  await backend.database.exec(`update storage.objects set created_at = now() - interval '2 days'`);
  const { data } = await (await backend.as('service_role')).rpc('orphaned_attachments');
  return data as string[];
};

describe('a quote', () => {
  it('shows photos of its own request and those that the office added', async () => {
    const { id, path } = await newRequest();
    const added = await uploadPhoto(await backend.as('employee'));
    await keep([path, added.path], id);
  });

  it.each([
    ['that are not there', async () => [`quote-attachments/${crypto.randomUUID()}.png`]],
    ['of another request', async () => [(await newRequest()).path]],
    ['from elsewhere', async () => ['bookings/other/gevel.png']],
    ['twice', async () => Array.from({ length: 2 }, () => `quote-attachments/${crypto.randomUUID()}.png`)],
  ])('shows no photos %s', async (_, photos) => {
    await expect(keep(await photos())).rejects.toThrow(/quotes_photos|photo/);
  });

  it('shows no photo that a visitor has just sent, since it is moved', async () => {
    const { link, path } = await uploadPhoto(await backend.as('anon'));
    await insertQuoteRequest(backend.database, quoteRequestRow({ photos: [link] }));
    await expect(keep([path])).rejects.toThrow('a photo is not there');
  });

  it('shows in a new version what the one before showed, also when the request is gone', async () => {
    const { id, path } = await newRequest();
    const first = await keep([path], id);
    await backend.database.query('delete from quote_requests where id = $1', [id]);
    await expect(keep([path])).rejects.toThrow('a photo is not there');
    await keep([path], null, first);
  });
});

it('photos stay as long as a quote shows them', async () => {
  const { id, path } = await newRequest();
  const added = await uploadPhoto(await backend.as('employee'));
  const quote = await keep([path, added.path], id);
  await backend.database.query('delete from quote_requests where id = $1', [id]);
  expect(await orphans()).not.toEqual(expect.arrayContaining([path]));
  await backend.database.query('delete from quotes where id = $1', [quote]);
  expect(await orphans()).toEqual(expect.arrayContaining([path, added.path]));
});

it('a photo is opened by whoever may read a quote that shows it, and no other photo is', async () => {
  const [shown, other] = [
    await uploadPhoto(await backend.as('employee')),
    await uploadPhoto(await backend.as('employee')),
  ];
  const office = await connectionOf(backend, 'employee');
  const quote = await sentQuote(office, { photos: [shown.path] });
  const door = await linkTo(backend, quote.id);
  const visitor = await backend.as('anon');
  const open = async (path: string, way: object) =>
    (await visitor.rpc('open_quote_photo', { path, ...way })).data as unknown;
  expect(await open(shown.path, door)).toBe(shown.path);
  expect(await open(other.path, door)).toBeNull();
  expect(await open(shown.path, { quote_id: quote.id })).toBeNull();
  expect(await open(shown.path, { token: '0'.repeat(64) })).toBeNull();
  await backend.database.query(
    `insert into private.rate_events (kind, subject) select 'quote photo', private.hash_subject($1) from generate_series(1, 600)`,
    [quote.id],
  );
  expect((await visitor.rpc('open_quote_photo', { path: shown.path, ...door })).status).toBe(429);
});
